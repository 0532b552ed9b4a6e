"""Which details a picture shows at its scale: coordinates, last move, pattern marks."""

from dataclasses import dataclass, replace

from cornerwise.drawing.palette import TOKENS

SMALLEST_LINES = 10
SMALLEST_MARKS: int = TOKENS["tile"]["min-mark-px"]
"""Pixels a cell below which the finest parts of a tile are left out."""


@dataclass(frozen=True)
class Detail:
    """What to draw beside the pieces themselves."""

    coordinates: bool = True
    last: bool = True
    """Whether the last move is marked."""
    marks: bool = False
    """Whether every cell bears the pattern of its colour."""
    lines: bool = True
    """Whether pillows have lines round them; on very small tiles they only make a blur."""

    def at(self, scale: float) -> "Detail":
        """What of it can be seen at so many pixels a cell."""
        return replace(self, marks=self.marks and scale >= SMALLEST_MARKS, lines=scale >= SMALLEST_LINES)
