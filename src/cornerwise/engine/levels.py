"""Levels 1 to 9: how much each thinks, and how often it plays without thinking."""

from dataclasses import dataclass

from cornerwise.errors import CornerwiseError, shown
from cornerwise.games.catalogue import AnyVariant
from cornerwise.games.variant import Variant

LEVELS = range(1, 10)
LONGEST = 4.5
"""Seconds that a level thinks about a move at most, however slow the machine."""


@dataclass(frozen=True)
class Level:
    """The strength of a player."""

    nodes: int | None
    """Simulations for a move."""
    time: float | None = LONGEST
    """Seconds for a move; whichever of the two ends first."""
    slip: float = 0.0
    """How often any legal move is played, as a child does that has not looked."""


@dataclass(frozen=True)
class Ladder:
    """The levels of some games, in geometric steps."""

    first: float
    """Simulations of level 1."""
    last: float
    """Simulations of level 9."""
    slips: tuple[float, ...]
    """How often the lowest levels slip; those above never do."""

    def level(self, number: int) -> Level:
        steps = len(LEVELS) - 1
        nodes = self.first * (self.last / self.first) ** ((number - 1) / steps)
        slip = self.slips[number - 1] if number <= len(self.slips) else 0.0
        return Level(nodes=round(nodes), slip=slip)


SMALL = Ladder(first=40, last=40_000, slips=(0.7, 0.45, 0.25, 0.1))
LARGE = Ladder(first=40, last=30_000, slips=(0.7, 0.45, 0.25, 0.1))
SOLID = Ladder(first=40, last=40_000, slips=(0.7, 0.45, 0.25, 0.1))
MATCHING = Ladder(first=20, last=20_000, slips=(0.7, 0.5, 0.3, 0.15))


def level_of(number: int, variant: AnyVariant) -> Level:
    """What a level means in a game."""
    if type(number) is not int or number not in LEVELS:
        raise CornerwiseError(number, f"levels go from {LEVELS[0]} to {LEVELS[-1]}, not {shown(number)}")
    return ladder_of(variant).level(number)


def ladder_of(variant: AnyVariant) -> Ladder:
    if not isinstance(variant, Variant):
        return MATCHING
    if variant.gravity:
        return SOLID
    return SMALL if len(variant.board) <= 256 else LARGE
