"""The base class of games in progress: turn, legal moves, push and pop, scores.

`Position` is the face of the rules. Behind it stands a *core* that knows only numbers: the native
kernel, or the readable reference rules. Both are driven through the same few calls.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar, NamedTuple, Protocol, Self, SupportsIndex, TypeGuard, overload

from cornerwise.errors import CornerwiseError, IllegalMove, NotationError, quoted
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.pictured import Pictured
from cornerwise.rules.reasons import Violation
from cornerwise.rules.score_sheet import Sheet
from cornerwise.rules.scoring import Outcome

if TYPE_CHECKING:
    from cornerwise.rules.view import View


class Core(Protocol):
    """What a game asks of whatever holds its state. -1 is none."""

    @property
    def turn(self) -> int: ...
    @property
    def seat(self) -> int: ...
    def legal(self) -> list[int]: ...
    def count(self) -> int: ...
    def is_legal(self, move: int) -> bool: ...
    def push(self, move: int) -> None: ...
    def pop(self) -> None: ...


class Ply(NamedTuple):
    """One move of a game and who made it."""

    colour: str
    seat: int
    move: Move


_NUMBERS = (int, SupportsIndex)
"""The plain type is asked for first, since asking for a protocol takes longer than making a move."""


def is_number(move: object) -> TypeGuard[int]:
    """Whether this can be a move at all: a whole number, also NumPy's, of at most 32 bits. True and False are none."""
    return isinstance(move, _NUMBERS) and move.__class__ is not bool and 0 <= move.__index__() < 1 << 32


class LegalMoves:
    """The legal moves of a position as a sequence; `in`, `index` and `count` take moves and their notation alike.

    It follows the game: after a push it has the moves of the new position. `list(legal_moves)` stays as it is.
    """

    def __init__(self, position: "Position") -> None:
        self._position = position

    def __len__(self) -> int:
        return self._position.core.count()

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed())

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> list[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | list[Move]:
        return self._listed()[index]

    def __reversed__(self) -> Iterator[Move]:
        return reversed(self._listed())

    def index(self, move: Move | str, start: int = 0, stop: int | None = None) -> int:
        """Where a move stands in the list; `ValueError` for one that is not legal."""
        number = self._number(move)
        if number is None:
            raise ValueError(f"{quoted(move)} is not among the legal moves")
        return self._listed().index(number, start, len(self) if stop is None else stop)

    def count(self, move: Move | str) -> int:
        """1 for a legal move, 0 for anything else."""
        return int(move in self)

    def __contains__(self, move: object) -> bool:
        return self._number(move) is not None

    def _listed(self) -> list[Move]:
        return self._position.list_moves()

    def _number(self, move: object) -> Move | None:
        """The legal move that is given as such or in notation, or None."""
        if isinstance(move, str):
            try:
                move = self._position.parse(move)
            except CornerwiseError:
                return None
        return self._position.move_of(move) if is_number(move) and self._position.core.is_legal(move) else None

    def __repr__(self) -> str:
        names = [self._position.format(move) for _, move in zip(range(3), self, strict=False)]
        dots = ", ..." if len(self) > len(names) else ""
        return f"<{len(self)} legal moves: {'; '.join(names)}{dots}>" if names else "<no legal moves>"


Sequence.register(LegalMoves)  # not its base class: type checkers would not let a sequence of moves be asked for a text


class Position(Pictured, ABC):
    """A game from its first move to its last. `push` and `pop` change it; nothing else does."""

    NO_SUCH_MOVE: ClassVar[Violation]
    """What is wrong with a number that is no move of this family."""

    variant: Variant
    core: Core
    plies: list[Ply]

    @property
    @abstractmethod
    def turn(self) -> str | None:
        """Who is to move, None when the game is over."""

    @property
    def mover(self) -> int | None:
        """The seat to move, None when nobody's is."""
        return self.core.seat if self.core.seat >= 0 else None

    @property
    def skipped(self) -> tuple[str, ...]:
        """The blocked colours that were passed over between the last move and the colour to move."""
        return ()

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return len(self.plies)

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves made so far, those of chance included."""
        return tuple(ply.move for ply in self.plies)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the seat to move, a sequence that follows the game."""
        return LegalMoves(self)

    @abstractmethod
    def list_moves(self) -> list[Move]:
        """The legal moves in a list of their own."""

    @abstractmethod
    def move_of(self, number: int) -> Move:
        """A number as a move of this game, which prints itself."""

    def push(self, move: Move | str) -> Move:
        """Make a move, given as such or in notation; `IllegalMove` changes nothing."""
        return self.make(self.legal_move(move))

    def legal_move(self, move: Move | str) -> Move:
        """The move that is given as such or in notation, if the seat to move may choose it; else `IllegalMove`."""
        made = self._number(move)
        if not self.core.is_legal(made):
            raise IllegalMove(self.format(made), self.violation(made) or self.NO_SUCH_MOVE, self)
        return made

    def make(self, made: Move) -> Move:
        """Make a move that `legal_move` gave for this position: what was checked need not be checked again."""
        turn = self.turn
        assert turn is not None  # a legal move exists
        ply = Ply(turn, self.core.seat, made)
        self.core.push(made)
        self.plies.append(ply)
        return made

    def _number(self, move: object) -> Move:
        """A move as a plain number; whatever cannot be one is refused with this position in the error."""
        if not isinstance(move, str):
            if is_number(move):
                return self.move_of(move.__index__())
            if isinstance(move, bool) or not isinstance(move, SupportsIndex):
                raise TypeError(f"a move is a number or a text, not {type(move).__name__}")
            raise IllegalMove(move, self.NO_SUCH_MOVE, self)
        try:
            return self.parse(move)
        except (IllegalMove, NotationError) as error:
            error.position = self
            raise

    def pop(self) -> Move:
        """Take the last move back; `IndexError` where there is none."""
        if not self.plies:
            raise IndexError("there is no move to take back")
        self.core.pop()
        return self.plies.pop().move

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move that a text writes."""

    @abstractmethod
    def format(self, move: Move) -> str:
        """A move in notation."""

    @abstractmethod
    def piece_name(self, move: Move | str) -> str:
        """The name of the piece or tile that a move lays, "" for one that lays nothing."""

    def moves_by_piece(self) -> dict[str, list[str]]:
        """The legal moves in notation, by the name of what they lay; those that lay nothing stand under ""."""
        found: dict[str, list[str]] = {}
        for move in self.legal_moves:
            found.setdefault(self.piece_name(move), []).append(self.format(move))
        return found

    def ends_turn(self, move: Move) -> bool:
        """Whether a move of a seat ends its turn, or the seat goes on after it."""
        return True

    @abstractmethod
    def cells_laid(self, move: Move | str) -> int:
        """How many cells a move covers."""

    @property
    def events(self) -> tuple[Move, ...]:
        """What may happen now that is no choice of a seat, such as that its time is over."""
        return ()

    @abstractmethod
    def violation(self, move: Move) -> Violation | None:
        """The rule that a move would break, None for a legal one."""

    @property
    @abstractmethod
    def scores(self) -> dict[str, int]:
        """Everybody's points as the game stands."""

    @property
    @abstractmethod
    def totals(self) -> tuple[int, ...]:
        """The points of every seat as the game stands; in a team the sum of its seats."""

    @property
    def deal(self) -> int:
        """The number of the deal, counted from 0; a game without deals is one."""
        return 0

    @abstractmethod
    def score_sheet(self) -> Sheet:
        """The same line by line; the lines of a colour or seat add up to its score."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def view(self, seat: int) -> "View":
        """What one seat may know."""

    def told(self) -> dict[str, object]:
        """All that the position tells, by name, to be compared with another of the same game."""
        return {
            "turn": self.turn,
            "mover": self.mover,
            "skipped": self.skipped,
            "legal moves": sorted(self.legal_moves),
            "moves made": self.moves,
            "scores": self.scores,
            "outcome": self.outcome(),
        }

    def to_text(self, seat: int | None = None) -> str:
        """The position in one line, from which `from_text` makes it again.

        With a `seat` it tells what that seat has seen and no more: hidden tiles are `?`.
        """
        from cornerwise.rules.position_text import write_position  # which makes positions of every family

        return write_position(self, seat)

    @staticmethod
    def from_text(text: str) -> "Position":
        """The position that `to_text` wrote, or somebody by hand; an error says what is wrong with it."""
        from cornerwise.rules.position_text import read_position

        return read_position(text)

    @abstractmethod
    def text_parts(self, seat: int | None) -> list[str]:
        """What stands in that line after the game."""

    def seen_by(self, seat: int) -> tuple[Ply, ...]:
        """All moves so far as one seat saw them."""
        return tuple(self.plies)

    @abstractmethod
    def copy(self) -> Self:
        """A game of its own, with the same moves."""

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Games travel between processes as their beginning and the moves since; the kernel plays them again there."""
        return type(self), (self.variant,), self.moves

    def __setstate__(self, moves: tuple[Move, ...]) -> None:
        for move in moves:
            self.push(move)

    def _check_seat(self, seat: int, seats: int) -> None:
        if type(seat) is not int or seat not in range(seats):
            raise IndexError(f"{self.variant.id} has seats 0 to {seats - 1} here, not {quoted(seat)}")

    def __eq__(self, other: object) -> bool:
        """Whether both are the same game after the same moves."""
        return isinstance(other, Position) and self.__reduce__() == other.__reduce__()

    __hash__ = None  # type: ignore[assignment]  # it changes with every move

    def __str__(self) -> str:
        return type(self).draw_text(self)

    def __repr__(self) -> str:
        state = f"{self.turn} to move, {len(self.legal_moves)} legal moves" if self.turn else "game over"
        return f"<{self.variant.id}, ply {self.ply}, {state}>"
