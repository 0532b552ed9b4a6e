"""Levels 1 to 9 of every game: simulations or evaluations for a move, and random moves at the lowest levels."""

from dataclasses import dataclass, replace
from typing import Literal

from cornerwise.engine.nets import net_group
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.geometry.lattice import TRIANGLE

LEVELS = range(1, 10)
BestEvaluator = Literal["playouts", "net", "small"]
LONGEST = 3.0
"""Seconds that a level thinks about a move at most, however slow the machine."""


@dataclass(frozen=True)
class Level:
    """The strength of a player in one game."""

    nodes: int
    """Simulations for a move."""
    slip: float = 0.0
    """How often any legal move is played without a search."""
    evaluations: int | None = None
    """Evaluations by the net of the game, where it can be used, in place of the simulations."""
    small_evaluations: int | None = None
    """Evaluations by the small net of the game, where there is one, in place of both."""

    @property
    def best_evaluator(self) -> BestEvaluator:
        """What plays best at this level, where it can be used."""
        if self.small_evaluations is not None:
            return "small"
        return "playouts" if self.evaluations is None else "net"


Ladder = tuple[Level, ...]
"""Nine levels, the lowest first."""


def slipping(nodes: int, *slips: float) -> Ladder:
    """Levels that all think alike, and slip less and less."""
    return tuple(Level(nodes, slip=slip) for slip in slips)


def thinking(*nodes: int) -> Ladder:
    """Levels that think more and more."""
    return tuple(map(Level, nodes))


# Measured in the arena, so that each level beats the one below about as clearly as any other (docs/experiments.md).
SMALL = (*slipping(30, 0.6, 0.38, 0.16), *thinking(36, 80, 220, 560, 2300, 10_000))
LARGE = (*slipping(30, 0.5, 0.28, 0.08), *thinking(50, 100, 200, 420, 950, 2000))
TRIANGLES = (*slipping(30, 0.42, 0.27, 0.12), *thinking(36, 70, 145, 300, 600, 1250))
SOLID = (*slipping(20, 0.95, 0.5), *thinking(20, 60, 170, 480, 1600, 9000, 45_000))
MATCHING = (*slipping(10, 0.7, 0.48, 0.24), *thinking(10, 26, 110, 450, 3000, 25_000))

# Where a net is so much better than playouts that the levels below it have to stand farther apart.
DUO = (*SMALL[:4], *thinking(140, 500, 2300), Level(5000, evaluations=8), Level(12_000, evaluations=200))
CLASSIC = (*LARGE[:4], *thinking(110, 260, 700, 2000), Level(5000, evaluations=150))
TRIGON = (*TRIANGLES[:4], *thinking(80, 200, 600, 2000), Level(5000, evaluations=120))
BY_NET = {"duo": DUO, "classic": CLASSIC, "trigon": TRIGON}
"""By the game that a net is named after, which is the first of those that share it."""
BY_SMALL_NET = {
    **{"duo": 36_000, "junior": 20_000, "polyomino-14": 16_000},
    **{"classic": 9000, "classic-2": 9000, "trigon-2": 2900, "trigon-3": 2900, "rumis-tower": 17_000},
}
"""Evaluations of level 9 by a small net, in the games where that was measured to be stronger."""

CLASSIC_STEPS = ((8, 0.65), (8, 0.43), (8, 0.22), (8, 0.07), (18, 0.0), (85, 0.0), (400, 0.0), (1900, 0.0))
SMALL_NET_STEPS = {
    "duo": ((8, 0.8), (8, 0.6), (8, 0.4), (8, 0.18), (8, 0.05), (32, 0.0), (260, 0.0), (3300, 0.0)),
    "junior": ((8, 0.8), (8, 0.55), (8, 0.3), (8, 0.16), (8, 0.0), (30, 0.0), (150, 0.0), (900, 0.0)),
    "polyomino-14": ((8, 0.8), (8, 0.55), (8, 0.3), (8, 0.12), (14, 0.0), (55, 0.0), (160, 0.0), (900, 0.0)),
    "classic": CLASSIC_STEPS,
    "classic-2": CLASSIC_STEPS,
    "trigon-2": ((8, 0.65), (8, 0.45), (8, 0.32), (8, 0.17), (8, 0.03), (20, 0.0), (75, 0.0), (330, 0.0)),
}
"""The levels below, in the same games: evaluations by the small net, and slips. One evaluation plays far better than
hundreds of simulations, so with playouts below a small net there would be a gap that no level fills."""


def placing_ladder(variant: PlacingVariant) -> Ladder:
    ladder = _ladder_without_small_net(variant)
    top = BY_SMALL_NET.get(variant.id)
    if top is None:
        return ladder
    steps = (*SMALL_NET_STEPS.get(variant.id, ()), (top, 0.0))
    below = ladder[: len(ladder) - len(steps)]
    levels = zip(ladder[len(below) :], steps, strict=True)
    return (*below, *(replace(level, small_evaluations=count, slip=slip) for level, (count, slip) in levels))


def _ladder_without_small_net(variant: PlacingVariant) -> Ladder:
    group = net_group(variant)
    if group and group[0].id in BY_NET:
        return BY_NET[group[0].id]
    if variant.gravity:
        return SOLID
    if variant.board.lattice is TRIANGLE:
        return TRIANGLES
    return SMALL if len(variant.board) <= 256 else LARGE


def matching_ladder(variant: Variant) -> Ladder:
    return MATCHING
