"""A game in progress, of whatever family: whose turn, which moves, what they score.

`Game` is the face of the rules. Behind it stands a *core* that knows only numbers: the native
kernel, or the readable reference rules. Both are driven through the same few calls.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import NamedTuple, Protocol, Self, SupportsIndex, TypeGuard

from cornerwise.errors import CornerwiseError, IllegalMove
from cornerwise.games.options import Configurable
from cornerwise.rules.moves import Move


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


class Violation(NamedTuple):
    """The rule that a move breaks, and how, in words."""

    clause: str
    why: str


class Ply(NamedTuple):
    """One move of a game and who made it."""

    colour: str
    seat: int
    move: Move


def is_number(move: object) -> TypeGuard[int]:
    """Whether this can be a move at all: a whole number, also NumPy's, of at most 32 bits."""
    return isinstance(move, SupportsIndex) and 0 <= move.__index__() < 1 << 32


class LegalMoves:
    """The legal moves of a position as a container; takes moves and their notation alike."""

    def __init__(self, game: "Game") -> None:
        self._game = game

    def __len__(self) -> int:
        return self._game.core.count()

    def __iter__(self) -> Iterator[Move]:
        return iter(self._game.core.legal())  # type: ignore[arg-type]  # the core's ints are moves

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            try:
                move = self._game.parse(move)
            except CornerwiseError:
                return False
        return is_number(move) and self._game.core.is_legal(move)

    def __repr__(self) -> str:
        names = [self._game.format(move) for _, move in zip(range(3), self, strict=False)]
        dots = ", ..." if len(self) > len(names) else ""
        return f"<{len(self)} legal moves: {'; '.join(names)}{dots}>" if names else "<no legal moves>"


class Game(ABC):
    """A game from its first move to its last. `push` and `pop` change it; nothing else does."""

    variant: Configurable
    core: Core
    plies: list[Ply]

    @property
    @abstractmethod
    def turn(self) -> str | None:
        """Who is to move, None when the game is over."""

    @property
    def seat(self) -> int | None:
        """The seat to move, None when nobody's is."""
        return self.core.seat if self.core.seat >= 0 else None

    @property
    def ply(self) -> int:
        return len(self.plies)

    @property
    def moves(self) -> tuple[Move, ...]:
        return tuple(ply.move for ply in self.plies)

    @property
    def legal_moves(self) -> LegalMoves:
        return LegalMoves(self)

    def push(self, move: Move | str) -> Move:
        """Make a move, given as such or in notation; `IllegalMove` changes nothing."""
        made = self.parse(move) if isinstance(move, str) else move
        if not (is_number(made) and self.core.is_legal(made)):
            violation = self.violation(made) or Violation("P1", "there is no such move")
            raise IllegalMove(self.format(made), violation.clause, violation.why, self)
        turn = self.turn
        assert turn is not None  # a legal move exists
        ply = Ply(turn, self.core.seat, Move(int(made)))
        self.core.push(ply.move)
        self.plies.append(ply)
        return ply.move

    def pop(self) -> Move:
        """Take the last move back."""
        if not self.plies:
            raise IllegalMove("pop", "P7", "there is no move to take back", self)
        self.core.pop()
        return self.plies.pop().move

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move that a text writes."""

    @abstractmethod
    def format(self, move: Move) -> str:
        """A move in notation."""

    @abstractmethod
    def violation(self, move: Move) -> Violation | None:
        """The rule that a move would break, None for a legal one."""

    @property
    @abstractmethod
    def scores(self) -> dict[str, int]:
        """Everybody's points as the game stands."""

    @abstractmethod
    def copy(self) -> Self: ...

    def __repr__(self) -> str:
        state = f"{self.turn} to move, {len(self.legal_moves)} legal moves" if self.turn else "game over"
        return f"<{self.variant.id}, ply {self.ply}, {state}>"
