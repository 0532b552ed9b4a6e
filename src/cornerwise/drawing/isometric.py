"""SVG of a board of cubes in isometric projection."""

from collections.abc import Iterator

from cornerwise.drawing.cubes import CONTOUR, Cubes
from cornerwise.drawing.detail import Detail
from cornerwise.drawing.palette import Theme
from cornerwise.drawing.scene import Scene
from cornerwise.drawing.sheet import Box, Sheet, box_of
from cornerwise.drawing.tray import BARE, WIDTH, Tray


class Isometric:
    """A scene of cubes with the table turned by some quarters."""

    def __init__(self, scene: Scene, theme: Theme, detail: Detail, turn: int = 0) -> None:
        self.scene = scene
        self.theme = theme
        self.detail = detail
        self.tray = Tray(scene, theme, turn, WIDTH if detail.coordinates else BARE)

    @property
    def box(self) -> Box:
        """All that may ever be built, so that the pictures of one game have one scale."""
        return box_of(self.tray.corners)

    def drawn(self, sheet: Sheet) -> Iterator[str]:
        """The picture in pixels, back to front, after what it refers to."""
        cubes = Cubes(self.scene, self.theme, self.detail.at(sheet.scale), self.tray.turned, self.tray.limits)
        yield cubes.definitions()
        yield sheet.scaled(self.tray.layers())
        yield self.tray.figures(sheet, cubes.free())
        if self.detail.coordinates:
            yield self.tray.labels(sheet)
        yield sheet.scaled(cubes.layers())


def around(cubes: Cubes) -> Box:
    """The box round some cubes and the lines round them."""
    left, top, right, bottom = box_of(cubes.corners)
    return Box(left - CONTOUR, top - CONTOUR, right + CONTOUR, bottom + CONTOUR)
