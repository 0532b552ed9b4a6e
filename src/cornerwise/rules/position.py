"""A placing game in progress, and what one seat may know of it."""

from dataclasses import dataclass, field
from random import Random
from typing import Protocol

from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.variant import Variant
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.game import Core, Game, Ply, is_number
from cornerwise.rules.moves import WORDS, Move, MoveTable, move_table
from cornerwise.rules.native import kernel_core
from cornerwise.rules.notation import format_move, parse_move
from cornerwise.rules.placing import Lay, Placing
from cornerwise.rules.reasons import Violation, violation
from cornerwise.rules.scoring import Outcome, Tally, outcome, score


class PlacingCore(Core, Protocol):
    """What a placing game asks beyond that. Colours and cells are numbers."""

    @property
    def owners(self) -> list[list[int]]: ...
    def cells(self, colour: int) -> list[int]: ...
    def left(self, colour: int) -> list[int]: ...
    def tally(self, colour: int) -> tuple[int, int, int, int]: ...
    def copy(self) -> "PlacingCore": ...


class Position(Game):
    """A placing game from its first move to its last."""

    NO_SUCH_MOVE = violation("no-such-placement")

    variant: Variant
    core: PlacingCore

    def __init__(self, variant: Variant, core: PlacingCore | None = None) -> None:
        self.variant = variant
        self.core = core or kernel_core(variant)
        self.plies: list[Ply] = []
        self.table: MoveTable = move_table(variant.board, variant.pieces)

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

    def parse(self, text: str) -> Move:
        return parse_move(self.table, text)

    def format(self, move: Move) -> str:
        return format_move(self.table, move)

    def violation(self, move: Move) -> Violation | None:
        if not is_number(move) or not (move < len(self.table) or move in WORDS):
            return self.NO_SUCH_MOVE
        laid = [Lay(self.variant.colours.index(ply.colour), ply.move) for ply in self.plies if ply.move not in WORDS]
        choice = next((ply.move for ply in self.plies if ply.move in WORDS), None)
        return Placing.after_all(self.variant, laid, choice).violation(move)

    def cells(self, colour: str) -> tuple[int, ...]:
        """The cells that a colour covers."""
        return tuple(self.core.cells(self._colour_number(colour)))

    def left(self, colour: str) -> tuple[Shape, ...]:
        """The pieces a colour can still lay, once per copy."""
        copies = self.core.left(self._colour_number(colour))
        return tuple(shape for shape, n in zip(self.variant.pieces, copies, strict=True) for _ in range(n))

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return tuple(Tally(*self.core.tally(colour)) for colour in range(len(self.variant.colours)))

    @property
    def scores(self) -> dict[str, int]:
        """The points of every colour as the board stands."""
        colours = enumerate(zip(self.variant.colours, self.tallies, strict=True))
        return {name: score(self.variant, colour, tally) for colour, (name, tally) in colours}

    def outcome(self) -> Outcome | None:
        """The result, or None while some colour can still place (P7)."""
        if self.core.turn >= 0:
            return None
        return outcome(self.variant, self.tallies, [tuple(seats) for seats in self.core.owners])

    def view(self, seat: int) -> "View":
        """What one seat may know. In placing games that is everything."""
        self._check_seat(seat, self.variant.seats)
        return View(
            variant=self.variant,
            seat=seat,
            plies=tuple(self.plies),
            turn=self.turn,
            mover=self.seat,
            cells={colour: self.cells(colour) for colour in self.variant.colours},
            left={colour: self.left(colour) for colour in self.variant.colours},
            scores=self.scores,
        )

    def _colour_number(self, colour: str) -> int:
        if colour not in self.variant.colours:
            known = ", ".join(self.variant.colours)
            raise CornerwiseError(
                colour, "error-no-such-colour", game=self.variant.id, colour=quoted(colour), known=known
            )
        return self.variant.colours.index(colour)

    def copy(self) -> "Position":
        twin = Position(self.variant, self.core.copy())
        twin.plies = self.plies.copy()
        return twin


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat may know of a position: these fields and nothing else."""

    variant: Variant
    seat: int
    plies: tuple[Ply, ...]
    turn: str | None
    mover: int | None
    """The seat to move."""
    cells: dict[str, tuple[int, ...]] = field(hash=False)
    left: dict[str, tuple[Shape, ...]] = field(hash=False)
    scores: dict[str, int] = field(hash=False)

    def __repr__(self) -> str:
        state = f"{self.turn} to move" if self.turn else "game over"
        return f"<view of seat {self.seat}: {self.variant.id}, ply {len(self.plies)}, {state}>"

    def sample(self, rng: Random) -> Position:
        """A position that this seat cannot tell from the true one. Placing games hide nothing."""
        position = Position(self.variant)
        for ply in self.plies:
            position.push(ply.move)
        return position
