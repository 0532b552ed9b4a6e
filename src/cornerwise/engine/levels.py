"""Levels 1 to 9: how much each thinks, and how often it plays without thinking."""

from dataclasses import dataclass

from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.geometry.lattice import TRIANGLE

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
    judged: int | None = None
    """Evaluations for a move in place of the simulations, where there is a net."""
    guided: bool = False
    """Whether a net, where there is one, says which moves the simulations look at first."""


Ladder = tuple[Level, ...]
"""Nine levels, the lowest first."""


def slipping(nodes: int, *slips: float) -> Ladder:
    """Levels that all think alike, and slip less and less."""
    return tuple(Level(nodes, slip=slip) for slip in slips)


def thinking(*nodes: int) -> Ladder:
    """Levels that think more and more."""
    return tuple(map(Level, nodes))


# Measured in the arena, so that each level beats the one below about as clearly as any other does; see docs/engine.md.
SMALL = (*slipping(30, 0.6, 0.38, 0.16), *thinking(36, 80, 220, 560, 2300, 10_000))
LARGE = (*slipping(30, 0.5, 0.28, 0.08), *thinking(50, 100, 200, 420, 950, 2000))
TRIANGLES = (*slipping(30, 0.42, 0.27, 0.12), *thinking(36, 70, 145, 300, 600, 1250))
SOLID = (*slipping(20, 0.95, 0.5), *thinking(20, 60, 170, 480, 1600, 9000, 45_000))
MATCHING = (*slipping(10, 0.7, 0.48, 0.24), *thinking(10, 26, 110, 450, 3000, 25_000))

# Where a net is so much better than playouts that the levels below it have to stand farther apart.
DUO = (*SMALL[:4], *thinking(140, 500, 2300), Level(5000, judged=8), Level(12_000, judged=200))
CLASSIC = (*LARGE[:4], *thinking(110, 260, 700, 2000), Level(5000, judged=150))
TRIGON = (*TRIANGLES[:4], *thinking(80, 200, 600, 2000), Level(5000, judged=120))
BY_GAME = {
    "duo": DUO,
    **dict.fromkeys(("classic", "classic-2", "classic-3", "classic-teams"), CLASSIC),
    **dict.fromkeys(("trigon", "trigon-2", "trigon-teams"), TRIGON),
}


def level_of(number: int, variant: Variant) -> Level:
    """What a level means in a game."""
    if type(number) is not int or number not in LEVELS:
        raise CornerwiseError(number, "error-level", least=LEVELS[0], most=LEVELS[-1], given=quoted(number))
    return ladder_of(variant)[number - 1]


def ladder_of(variant: Variant) -> Ladder:
    if not isinstance(variant, PlacingVariant):
        return MATCHING
    if variant.id in BY_GAME:
        return BY_GAME[variant.id]
    if variant.gravity:
        return SOLID
    if variant.board.lattice is TRIANGLE:
        return TRIANGLES
    return SMALL if len(variant.board) <= 256 else LARGE
