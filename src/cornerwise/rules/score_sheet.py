"""Score sheets: the points of every colour or seat, line by line, as the rules count them."""

from dataclasses import dataclass
from typing import Literal

PlacingItem = Literal["left", "cells-placed", "pieces-placed", "seen", "all-placed", "single-last"]
MatchingItem = Literal[
    "tile", "bridge", "hexagon", "opening-triple", "opening-zero", "out", "draw", "third-draw", "hands"
]


@dataclass(frozen=True)
class SheetLine:
    """What something brings, and how often it happened."""

    item: PlacingItem | MatchingItem
    points: int
    count: int
    piece: str | None = None
    """The piece that is left, by its name."""
    deal: int | None = None
    """The deal, counted from 1, in which a seat scored this."""


Sheet = dict[str, list[SheetLine]]
"""The lines of every colour or seat by name; they add up to its score."""
