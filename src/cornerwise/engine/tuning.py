"""The numbers that a search of placing games is tuned with; docs/engine.md tells how they were found."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cornerwise.games.variant import Variant


@dataclass(frozen=True)
class Tuning:
    """Weights of what a move shows at first sight, and settings of the tree search."""

    prior: tuple[float, ...]
    """Log-linear weights of a move's features in the tree: size, corners won, own corners used up, rival corners
    taken, rival corners met, nearness to the middle for early pieces (kernel/heuristic.hpp)."""
    playout: tuple[float, ...]
    """The same among the candidates of a playout."""
    search: Mapping[str, float] = field(default_factory=dict)
    """What differs from the settings in kernel/search.hpp."""


FLAT = Tuning(
    prior=(1.0, 0.15, -0.1, 0.3, 0.05, 1.0, 0.0, 0.0),
    playout=(1.0, 0.15, -0.1, 0.3, 0.05, 0.5, 0.0, 0.0),
)
SOLID = Tuning(
    prior=(0.5, 0.3, -0.5, 0.5, 0.0, 0.0, 0.0, 0.0),
    playout=(0.5, 0.3, -0.5, 0.5, 0.0, 0.0, 0.0, 0.0),
    search={"candidates": 3, "large_first": 0},
)


def tuning_of(variant: Variant) -> Tuning:
    return SOLID if variant.gravity else FLAT
