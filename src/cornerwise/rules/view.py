"""The base class of views: what one seat may know of a game."""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from random import Random

from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.pictured import Pictured
from cornerwise.rules.position import Ply, Position


@dataclass(frozen=True, kw_only=True)
class View(Pictured, ABC):
    """What one seat may know of a position: these fields and nothing else."""

    variant: Variant
    seat: int
    """Whose view it is."""
    turn: str | None
    """Who is to move by name, None when the game is over."""
    mover: int | None
    """The seat to move, None when nobody's is."""
    plies: tuple[Ply, ...]
    """The moves so far, as far as this seat may know them."""
    scores: dict[str, int] = field(hash=False)

    @abstractmethod
    def sample(self, rng: Random) -> Position:
        """A position that this seat cannot tell from the true one, each as likely as it is."""

    @abstractmethod
    def format(self, move: Move) -> str:
        """A move in notation."""
