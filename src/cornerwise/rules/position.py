"""A game in progress: whose turn, which moves, what they score.

`Position` is the face of the rules. Behind it stands a *core* that knows only numbers: the native
kernel, or the readable reference of `placing`. Both are driven through the same few calls.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import NamedTuple, Protocol

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.games.variant import Variant
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.moves import WORDS, Move, MoveTable, move_table
from cornerwise.rules.native import kernel_core
from cornerwise.rules.notation import format_move, parse_move
from cornerwise.rules.placing import Placing, Violation
from cornerwise.rules.scoring import Outcome, Tally, outcome, score


class Core(Protocol):
    """What a position asks of whatever holds its state. Colours and cells are numbers; -1 is none."""

    @property
    def turn(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def owners(self) -> list[list[int]]: ...
    def legal(self) -> list[int]: ...
    def count(self) -> int: ...
    def is_legal(self, move: int) -> bool: ...
    def push(self, move: int) -> None: ...
    def pop(self) -> None: ...
    def cells(self, colour: int) -> list[int]: ...
    def left(self, colour: int) -> list[int]: ...
    def tally(self, colour: int) -> tuple[int, int, int]: ...
    def copy(self) -> "Core": ...


class Ply(NamedTuple):
    """One move of a game and who made it."""

    colour: str
    seat: int
    move: Move


class LegalMoves:
    """The legal moves of a position as a container; takes moves and their notation alike."""

    def __init__(self, position: "Position") -> None:
        self._position = position

    def __len__(self) -> int:
        return self._position.core.count()

    def __iter__(self) -> Iterator[Move]:
        return iter(self._position.core.legal())  # type: ignore[arg-type]  # the core's ints are moves

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = parse_move(self._position.table, move)
            except (IllegalMove, NotationError):
                return False
        return isinstance(move, int) and self._position.core.is_legal(move)

    def __repr__(self) -> str:
        names = [self._position.format(move) for _, move in zip(range(3), self, strict=False)]
        dots = ", ..." if len(self) > len(names) else ""
        return f"<{len(self)} legal moves: {'; '.join(names)}{dots}>" if names else "<no legal moves>"


class Position:
    """A game from its first move to its last. `push` and `pop` change it; nothing else does."""

    def __init__(self, variant: Variant, core: Core | None = None) -> None:
        self.variant = variant
        self.core: Core = core or kernel_core(variant)
        self.plies: list[Ply] = []

    @property
    def table(self) -> MoveTable:
        return move_table(self.variant.board, self.variant.pieces)

    @property
    def turn(self) -> str | None:
        """The colour to move, None when the game is over. Never a blocked colour (P11)."""
        return self._colour(self.core.turn)

    @property
    def seat(self) -> int | None:
        """The seat to move, None when the game is over."""
        return self.core.seat if self.core.turn >= 0 else None

    @property
    def owners(self) -> dict[str, tuple[int, ...]]:
        """The seats that lay each colour, in turn where there are several."""
        return dict(zip(self.variant.colours, map(tuple, self.core.owners), strict=True))

    @property
    def ply(self) -> int:
        return len(self.plies)

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(ply.move for ply in self.plies)

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    @property
    def skipped(self) -> tuple[str, ...]:
        """The blocked colours that were passed over between the last move and the colour to move."""
        if not self.plies or self.core.turn < 0:
            return ()
        colours = self.variant.colours
        last = self.plies[-1]
        due = colours.index(last.colour) + (last.move not in WORDS)
        return tuple(colours[(due + i) % len(colours)] for i in range((self.core.turn - due) % len(colours)))

    def push(self, move: Move | str) -> Move:
        """Make a move, given as such or in notation; `IllegalMove` changes nothing."""
        made = parse_move(self.table, move) if isinstance(move, str) else move
        if not self.core.is_legal(made):
            violation = self.violation(made) or Violation("P1", "there is no such placement")
            raise IllegalMove(self.format(made), violation.clause, violation.why, self)
        colour, seat = self.turn, self.seat
        assert colour is not None and seat is not None  # a legal move exists
        self.core.push(made)
        self.plies.append(Ply(colour, seat, made))
        return made

    def pop(self) -> Move:
        """Take the last move back."""
        if not self.plies:
            raise IllegalMove("pop", "P7", "there is no move to take back", self)
        self.core.pop()
        return self.plies.pop().move

    def violation(self, move: Move) -> Violation | None:
        """The rule that a move would break, None for a legal one."""
        if not (0 <= move < len(self.table) or move in WORDS):
            return Violation("P1", "there is no such placement")
        state = Placing(self.variant)
        for ply in self.plies:
            state = state.after(ply.move)
        return state.violation(move)

    def format(self, move: Move) -> str:
        """A move in notation."""
        return format_move(self.table, move)

    def cells(self, colour: str) -> tuple[int, ...]:
        """The cells that a colour covers."""
        return tuple(self.core.cells(self.variant.colours.index(colour)))

    def left(self, colour: str) -> tuple[Shape, ...]:
        """The pieces a colour can still lay, once per copy."""
        copies = self.core.left(self.variant.colours.index(colour))
        return tuple(shape for shape, n in zip(self.variant.pieces, copies, strict=True) for _ in range(n))

    @property
    def tallies(self) -> tuple[Tally, ...]:
        return tuple(Tally(*self.core.tally(colour)) for colour in range(len(self.variant.colours)))

    @property
    def scores(self) -> dict[str, int]:
        """The points of every colour as the board stands."""
        return {
            colour: score(self.variant, tally)
            for colour, tally in zip(self.variant.colours, self.tallies, strict=True)
        }

    def outcome(self) -> Outcome | None:
        """The result, or None while some colour can still place (P7)."""
        if self.core.turn >= 0:
            return None
        return outcome(self.variant, self.tallies, [tuple(seats) for seats in self.core.owners])

    def view(self, seat: int) -> "View":
        """What one seat may know. In placing games that is everything."""
        if seat not in range(self.variant.seats):
            raise IndexError(f"{self.variant.id} has seats 0 to {self.variant.seats - 1}, not {seat}")
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

    def copy(self) -> "Position":
        twin = Position(self.variant, self.core.copy())
        twin.plies = self.plies.copy()
        return twin

    def __repr__(self) -> str:
        state = f"{self.turn} to move, {len(self.legal_moves)} legal moves" if self.turn else "game over"
        return f"<{self.variant.id}, ply {self.ply}, {state}>"

    def _colour(self, number: int) -> str | None:
        return self.variant.colours[number] if number >= 0 else None


@dataclass(frozen=True, kw_only=True)
class View:
    """What one seat may know of a position: these fields and nothing else."""

    variant: Variant
    seat: int
    plies: tuple[Ply, ...]
    turn: str | None
    mover: int | None
    """The seat to move."""
    cells: dict[str, tuple[int, ...]]
    left: dict[str, tuple[Shape, ...]]
    scores: dict[str, int]

    def sample(self, rng: Random) -> Position:
        """A position that this seat cannot tell from the true one. Placing games hide nothing."""
        position = Position(self.variant)
        for ply in self.plies:
            position.push(ply.move)
        return position
