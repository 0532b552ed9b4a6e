"""Parameters of the placing search, such as exploration constants and weights of priors, by kind of game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cornerwise.engine.nets import net_group
from cornerwise.games.placing_variant import PlacingVariant


@dataclass(frozen=True)
class Tuning:
    """Weights of the features of a move, and settings of the tree search."""

    prior: tuple[float, ...]
    """Log-linear weights of a move's features, which make its prior; kernel/heuristic.hpp names them in order."""
    search: Mapping[str, float] = field(default_factory=dict)
    """What differs from the settings in kernel/search.hpp."""


FLAT = Tuning(prior=(0.84, 0.09, -0.07, 0.1, -0.15, -0.5, 0.27, 0.18))
SOLID = Tuning(prior=(0.5, 0.3, -0.5, 0.5, 0.0, 0.0, 0.0, 0.0), search={"large_first": 0})

PUCT: Mapping[str, float] = {
    **{"rave_equivalence": 0.0, "exploration": 1.2, "root_exploration": 1.2},
    "solver_nodes": 500,
}
"""Where an evaluator gives values and priors: selection by PUCT alone, since its priors know more than RAVE does.

An evaluation takes as long as some thousand nodes of the endgame solver."""
MIXED: Mapping[str, float] = {**PUCT, "exploration": 0.5, "root_exploration": 0.5, "playouts": 8}
"""Where the mean of the net's value and of playouts is better than the net alone; docs/nets.md says how much."""
SMALL_NET: Mapping[str, float] = {
    **{"rave_equivalence": 0.0, "exploration": 0.45, "root_exploration": 0.45, "first_play": 0.1},
    **{"playouts": 2, "playout_part": 0.4, "solver_nodes": 100},
}
"""Where a small net evaluates in the kernel; docs/nets.md says what was tried."""
SMALL_NET_CHANGES: Mapping[str, Mapping[str, float]] = {"duo": {"playouts": 1}, "polyomino-14": {"playouts": 0}}
"""What differs from that, by the game that a net is named after."""
BY_NET = {"duo": PUCT}
"""The nets that need no playouts beside them, by the game that they are named after."""


def tuning_of(variant: PlacingVariant) -> Tuning:
    return SOLID if variant.gravity else FLAT


def small_net_tuning(variant: PlacingVariant) -> Mapping[str, float]:
    """What differs from that where a small net evaluates the leaves."""
    group = net_group(variant)
    return {**SMALL_NET, **(SMALL_NET_CHANGES.get(group[0].id, {}) if group else {})}


def net_tuning(variant: PlacingVariant) -> Mapping[str, float]:
    """The same where a large net does."""
    group = net_group(variant)
    return BY_NET.get(group[0].id, MIXED) if group else MIXED
