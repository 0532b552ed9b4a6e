"""The coordinate system and size of a picture, and the SVG document around it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from cornerwise.drawing.markup import element, words
from cornerwise.drawing.outline import Spot, format_number


class Box(NamedTuple):
    """An upright rectangle, in cells."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def longer(self) -> float:
        return max(self.width, self.height)

    @property
    def middle(self) -> Spot:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


def box_of(spots: Iterable[Spot]) -> Box:
    """The smallest box round some spots."""
    across, down = zip(*spots, strict=True)
    return Box(min(across), min(down), max(across), max(down))


@dataclass(frozen=True)
class Sheet:
    """A box of the plane, shown at `scale` pixels a cell."""

    box: Box
    scale: float

    def pixels(self, spot: Spot) -> Spot:
        """Where on the sheet a spot of the plane comes to lie."""
        return (spot[0] - self.box.left) * self.scale, (spot[1] - self.box.top) * self.scale

    def scaled(self, drawn: Iterable[str]) -> str:
        """What was drawn in cells, in pixels."""
        shift = format_number(-self.box.left, -self.box.top)
        return element("g", *drawn, transform=f"scale({format_number(self.scale)})translate({shift})")

    def document(self, title: str, description: str, *inside: str) -> str:
        """The whole picture, if there is nothing beside it."""
        return document(self.box.width * self.scale, self.box.height * self.scale, title, description, *inside)


def document(width: float, height: float, title: str, description: str, *inside: str) -> str:
    """A picture of so many pixels, named for those who do not see it."""
    return element(
        "svg",
        element("title", words(title)),
        element("desc", words(description)),
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        role="img",
        viewBox=f"0 0 {format_number(width, height)}",
        width=width,
        height=height,
    )
