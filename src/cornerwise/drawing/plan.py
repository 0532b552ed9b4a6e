"""SVG of a board of cubes from above: visible colours, heights and limits."""

from collections.abc import Iterator

from cornerwise.drawing.detail import Detail
from cornerwise.drawing.ground import HALF_FIGURE, Ground
from cornerwise.drawing.heights import columns_of, seen_from_above
from cornerwise.drawing.markup import element, words
from cornerwise.drawing.outline import Spot
from cornerwise.drawing.palette import FONT, Theme
from cornerwise.drawing.piece_svg import Tiles
from cornerwise.drawing.scene import Scene
from cornerwise.drawing.sheet import Box, Sheet
from cornerwise.geometry.lattice import Address

FRAME = 0.75
FIGURE, LIMIT_FIGURE, SMALLEST_FIGURE = 0.46, 0.36, 5
"""The height of figures as a share of a cell, and the pixels below which they are left out."""


class Plan:
    """What scores of a scene of cubes."""

    def __init__(self, scene: Scene, theme: Theme, detail: Detail) -> None:
        self.solid = scene
        self.theme = theme
        self.detail = detail
        self.scene = seen_from_above(scene)
        self.ground = Ground(self.scene, theme, FRAME if detail.coordinates else 0, box=True)

    @property
    def box(self) -> Box:
        return self.ground.box

    def drawn(self, sheet: Sheet) -> Iterator[str]:
        """The picture in pixels, back to front, after what it refers to."""
        tiles = Tiles(self.scene, self.theme, self.detail.at(sheet.scale), above=True)
        yield tiles.definitions()
        yield sheet.scaled([*self.ground.layers(), *tiles.layers()])
        yield self.ground.labels(sheet)
        yield self._figures(sheet)

    def _columns(self) -> Iterator[tuple[Address, int, str, float]]:
        """Where a figure stands, what it says, its ink and its size."""
        for address, column in columns_of(self.solid).items():
            if column.piece is None:
                yield address, column.limit, self.theme.muted, LIMIT_FIGURE
            else:
                yield address, column.height, self.theme.inks(self.solid.laid[column.piece].colour).on, FIGURE

    def _figures(self, sheet: Sheet) -> str:
        if sheet.scale * LIMIT_FIGURE < SMALLEST_FIGURE:
            return ""
        figures = (
            _figure(sheet, _middle(address), str(number), ink, size) for address, number, ink, size in self._columns()
        )
        return element("g", *figures, class_="heights", font_family=FONT, font_weight="700", text_anchor="middle")


def _middle(address: Address) -> Spot:
    return address[0] + 0.5, -address[1] - 0.5


def _figure(sheet: Sheet, at: Spot, text: str, ink: str, size: float) -> str:
    x, y = sheet.pixels(at)
    font = sheet.scale * size
    return element("text", words(text), x=x, y=y + HALF_FIGURE * font, fill=ink, font_size=font)
