"""The numbers that a search of placing games is tuned with; docs/engine.md tells how they were found."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cornerwise.games.placing_variant import PlacingVariant


@dataclass(frozen=True)
class Tuning:
    """Weights of what a move shows at first sight, and settings of the tree search."""

    prior: tuple[float, ...]
    """Log-linear weights of a move's features in the tree; kernel/heuristic.hpp names them in order."""
    search: Mapping[str, float] = field(default_factory=dict)
    """What differs from the settings in kernel/search.hpp."""


FLAT = Tuning(prior=(0.84, 0.09, -0.07, 0.1, -0.15, -0.5, 0.27, 0.18))
SOLID = Tuning(prior=(0.5, 0.3, -0.5, 0.5, 0.0, 0.0, 0.0, 0.0), search={"large_first": 0})

JUDGED: Mapping[str, float] = {"rave_equivalence": 0.0, "exploration": 1.2, "root_exploration": 1.2}
"""Where an evaluator judges: its priors know more than likes do."""
MIXED: Mapping[str, float] = {**JUDGED, "exploration": 0.5, "root_exploration": 0.5, "playouts": 8}
"""Where playouts from every leaf know something that a net does not yet; docs/training.md tells by how much."""
BY_NET = {"duo": JUDGED}
"""The nets that need no playouts beside them."""


def tuning_of(variant: PlacingVariant) -> Tuning:
    return SOLID if variant.gravity else FLAT


def net_tuning(variant: PlacingVariant) -> Mapping[str, float]:
    """What differs from that where a net judges the leaves."""
    return BY_NET.get(variant.id, MIXED)
