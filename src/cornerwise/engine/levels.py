"""Levels 1 to 9: how much each thinks, and how often it plays without thinking."""

from dataclasses import dataclass, replace

from cornerwise.errors import CornerwiseError, shown
from cornerwise.games.catalogue import AnyVariant
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


def ladder(*steps: tuple[int, float], judged: tuple[int, ...] = (), guided: bool = False) -> tuple[Level, ...]:
    """Levels from the lowest up: simulations, and how often they slip. The highest may ask a net: so many evaluations
    each, or level 9 lets it guide the simulations."""
    assert len(steps) == len(LEVELS)
    nets = (None,) * (len(steps) - len(judged)) + judged
    levels = [Level(nodes=nodes, slip=slip, judged=net) for (nodes, slip), net in zip(steps, nets, strict=True)]
    return (*levels[:-1], replace(levels[-1], guided=guided))


# Measured in the arena, so that each level beats the one below about as clearly as any other does; see docs/engine.md.
SMALL = ladder((30, 0.6), (30, 0.38), (30, 0.16), (36, 0), (80, 0), (220, 0), (560, 0), (2300, 0), (10_000, 0))
LARGE = ladder(
    *((30, 0.5), (30, 0.28), (30, 0.08), (50, 0), (100, 0), (200, 0), (420, 0), (950, 0), (2000, 0)), guided=True
)
TRIANGLES = ladder((30, 0.42), (30, 0.27), (30, 0.12), (36, 0), (70, 0), (145, 0), (300, 0), (600, 0), (1250, 0))
SOLID = ladder((20, 0.95), (20, 0.5), (20, 0), (60, 0), (170, 0), (480, 0), (1600, 0), (9000, 0), (45_000, 0))
MATCHING = ladder((10, 0.7), (10, 0.48), (10, 0.24), (10, 0), (26, 0), (110, 0), (450, 0), (3000, 0), (25_000, 0))

# Where a net is so much better than playouts that the levels below it have to stand farther apart.
DUO = ladder(
    *((30, 0.6), (30, 0.38), (30, 0.16), (36, 0), (140, 0), (500, 0), (2300, 0), (5000, 0), (12_000, 0)),
    judged=(8, 200),
)
BY_GAME = {"duo": DUO}


def level_of(number: int, variant: AnyVariant) -> Level:
    """What a level means in a game."""
    if type(number) is not int or number not in LEVELS:
        raise CornerwiseError(number, "error-level", least=LEVELS[0], most=LEVELS[-1], given=shown(number))
    return ladder_of(variant)[number - 1]


def ladder_of(variant: AnyVariant) -> tuple[Level, ...]:
    if not isinstance(variant, Variant):
        return MATCHING
    if variant.id in BY_GAME:
        return BY_GAME[variant.id]
    if variant.gravity:
        return SOLID
    if variant.board.lattice is TRIANGLE:
        return TRIANGLES
    return SMALL if len(variant.board) <= 256 else LARGE
