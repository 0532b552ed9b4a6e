"""A placing game in progress, and its view."""

from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeGuard, cast

from cornerwise import _kernel
from cornerwise.errors import CornerwiseError, IllegalMove, NotationError, WrongFamily, quoted
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Family
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.moves import CHOICES, WORDS, Move, MoveTable, move_table
from cornerwise.rules.native import kernel_core
from cornerwise.rules.notation import format_move, parse_move
from cornerwise.rules.placing import Lay, Placing
from cornerwise.rules.position import Core, Ply, Position, is_number
from cornerwise.rules.reasons import Violation, violation
from cornerwise.rules.score_sheet import Sheet
from cornerwise.rules.scoring import Outcome, Tally, outcome, score, score_lines
from cornerwise.rules.view import View

_ANSWERS: list[object] = list(CHOICES)


class PlacingCore(Core, Protocol):
    """What a placing game asks beyond that. Colours and cells are numbers."""

    @property
    def owners(self) -> list[list[int]]: ...
    def cells(self, colour: int) -> list[int]: ...
    def left(self, colour: int) -> list[int]: ...
    def tally(self, colour: int) -> tuple[int, int, int, int]: ...
    def copy(self) -> "PlacingCore": ...


class PlacingPosition(Position):
    """A placing game from its first move to its last."""

    NO_SUCH_MOVE = violation("no-such-placement")

    variant: PlacingVariant
    core: PlacingCore

    def __init__(self, variant: PlacingVariant, core: PlacingCore | None = None) -> None:
        self.variant = variant
        self.core = core or kernel_core(variant)
        self.plies: list[Ply] = []
        self.move_table: MoveTable = move_table(variant.board, variant.pieces)

    @property
    def turn(self) -> str | None:
        """The colour to move, None when the game is over. Never a blocked colour (P11)."""
        return self.variant.colours[self.core.turn] if self.core.turn >= 0 else None

    @property
    def owners(self) -> dict[str, tuple[int, ...]]:
        """The seats that lay each colour, in turn where there are several."""
        return dict(zip(self.variant.colours, map(tuple, self.core.owners), strict=True))

    @property
    def skipped(self) -> tuple[str, ...]:
        """The blocked colours that were passed over between the last move and the colour to move."""
        if not self.plies or self.core.turn < 0:
            return ()
        colours = self.variant.colours
        last = self.plies[-1]
        due = colours.index(last.colour) + (last.move not in WORDS)
        return tuple(colours[(due + i) % len(colours)] for i in range((self.core.turn - due) % len(colours)))

    def list_moves(self) -> list[Move]:
        if isinstance(self.core, _kernel.Position):
            return cast("list[Move]", self.core.legal_of(cast("list[object]", self.move_table.moves), _ANSWERS))
        return list(map(self.move_of, self.core.legal()))

    def move_of(self, number: int) -> Move:
        return self.move_table.move_of(number)

    def parse(self, text: str) -> Move:
        return parse_move(self.move_table, text)

    def parse_placement(self, text: str) -> Move:
        """The same where only a piece will do, and no word."""
        move = self.parse(text)
        if move in WORDS:
            raise NotationError(text, "error-lays-nothing")
        return move

    def format(self, move: Move) -> str:
        return format_move(self.move_table, move)

    def piece_name(self, move: Move | str) -> str:
        row = self._row(move)
        return "" if row is None else self.variant.pieces[int(self.move_table.piece[row])].name

    def cells_laid(self, move: Move | str) -> int:
        row = self._row(move)
        return 0 if row is None else len(self.move_table.rows[row])

    def _row(self, move: Move | str) -> Move | None:
        """The row of the move table that a move is, None for one that lays nothing."""
        row = move if isinstance(move, Move) else self._number(move)
        if 0 <= row < len(self.move_table):
            return row
        if row not in WORDS:
            raise IllegalMove(move, self.NO_SUCH_MOVE, self)
        return None

    def violation(self, move: Move) -> Violation | None:
        if not is_number(move) or not (move < len(self.move_table) or move in WORDS):
            return self.NO_SUCH_MOVE
        laid = [Lay(self.variant.colours.index(ply.colour), ply.move) for ply in self.plies if ply.move not in WORDS]
        choice = next((ply.move for ply in self.plies if ply.move in WORDS), None)
        return Placing.after_all(self.variant, laid, choice).violation(move)

    def cells(self, colour: str) -> tuple[int, ...]:
        """The cells that a colour covers."""
        return tuple(self.core.cells(self.need_colour(colour)))

    def left(self, colour: str) -> tuple[Shape, ...]:
        """The pieces a colour can still lay, once per copy."""
        copies = self.core.left(self.need_colour(colour))
        return tuple(shape for shape, n in zip(self.variant.pieces, copies, strict=True) for _ in range(n))

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """What every colour has placed, in the order of the colours."""
        return tuple(Tally(*self.core.tally(colour)) for colour in range(len(self.variant.colours)))

    @property
    def scores(self) -> dict[str, int]:
        """The points of every colour as the board stands."""
        colours = enumerate(zip(self.variant.colours, self.tallies, strict=True))
        return {name: score(self.variant, colour, tally) for colour, (name, tally) in colours}

    @property
    def totals(self) -> tuple[int, ...]:
        return self._outcome.totals

    def score_sheet(self) -> Sheet:
        return {
            name: list(score_lines(self.variant, colour, tally, self.left(name)))
            for colour, (name, tally) in enumerate(zip(self.variant.colours, self.tallies, strict=True))
        }

    def outcome(self) -> Outcome | None:
        """The result, or None while some colour can still place (P7)."""
        return None if self.core.turn >= 0 else self._outcome

    @property
    def _outcome(self) -> Outcome:
        """What the result is, or would be if nobody placed anything more."""
        return outcome(self.variant, self.tallies, [tuple(seats) for seats in self.core.owners])

    def told(self) -> dict[str, object]:
        colours = self.variant.colours
        return super().told() | {
            "owners": self.owners,
            "cells": {colour: self.cells(colour) for colour in colours},
            "pieces left": {colour: self.left(colour) for colour in colours},
            "tallies": self.tallies,
        }

    def text_parts(self, seat: int | None) -> list[str]:
        """For every colour that has laid something its pieces in order, then the answer to a swap opening."""
        if seat is not None:
            self._check_seat(seat, self.variant.seats)
        by_colour = {colour: [colour] for colour in self.variant.colours}
        for ply in self.plies:
            if ply.move not in WORDS:
                by_colour[ply.colour].append(self.format(ply.move))
        answers = [WORDS[ply.move] for ply in self.plies if ply.move in WORDS]
        return [" ".join(words) for words in by_colour.values() if len(words) > 1] + answers

    def view(self, seat: int) -> "PlacingView":
        """What one seat may know. In placing games that is everything."""
        self._check_seat(seat, self.variant.seats)
        return PlacingView(
            variant=self.variant,
            seat=seat,
            plies=tuple(self.plies),
            turn=self.turn,
            mover=self.mover,
            cells={colour: self.cells(colour) for colour in self.variant.colours},
            left={colour: self.left(colour) for colour in self.variant.colours},
            scores=self.scores,
        )

    def need_colour(self, colour: str) -> int:
        """The number of a colour; an error for one that does not play."""
        if colour not in self.variant.colours:
            known = ", ".join(self.variant.colours)
            raise CornerwiseError(
                colour, "error-no-such-colour", game=self.variant.id, colour=quoted(colour), known=known
            )
        return self.variant.colours.index(colour)

    def copy(self) -> "PlacingPosition":
        twin = PlacingPosition(self.variant, self.core.copy())
        twin.plies = self.plies.copy()
        return twin


def need_placing_position(position: Position) -> PlacingPosition:
    """The position, where only a placing game will do; `WrongFamily` for another."""
    if not isinstance(position, PlacingPosition):
        raise WrongFamily(position.variant.id, Family.PLACING.value)
    return position


def is_flat(position: Position) -> TypeGuard[PlacingPosition]:
    """Whether it is of a placing game on a flat board."""
    return isinstance(position, PlacingPosition) and not position.variant.gravity


@dataclass(frozen=True, kw_only=True)
class PlacingView(View):
    """What one seat may know of a placing game, which is everything."""

    variant: PlacingVariant
    cells: dict[str, tuple[int, ...]] = field(hash=False)
    left: dict[str, tuple[Shape, ...]] = field(hash=False)

    def __repr__(self) -> str:
        state = f"{self.turn} to move" if self.turn else "game over"
        return f"<view of seat {self.seat}: {self.variant.id}, ply {len(self.plies)}, {state}>"

    def sample(self, rng: Random) -> PlacingPosition:
        """A position that this seat cannot tell from the true one. Placing games hide nothing."""
        position = PlacingPosition(self.variant)
        for ply in self.plies:
            position.push(ply.move)
        return position

    def format(self, move: Move) -> str:
        return format_move(move_table(self.variant.board, self.variant.pieces), move)
