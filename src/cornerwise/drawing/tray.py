"""SVG of the tray below a board of cubes: frame, base, height limits, coordinates."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property, lru_cache

from cornerwise.drawing.ground import BORDER, FRAME, GRID_LINE, HALF_FIGURE, LABEL, SMALLEST_LABEL, Loops
from cornerwise.drawing.heights import ground_plan, limits_of
from cornerwise.drawing.markup import element, words
from cornerwise.drawing.outline import Edge, Spot, format_number, inset, lines, pairs, placer, polygon, seams, trace
from cornerwise.drawing.palette import FONT, Theme, mixed
from cornerwise.drawing.scene import Scene, axis_names
from cornerwise.drawing.sheet import Sheet
from cornerwise.drawing.solid import place, spot, surface, turned
from cornerwise.geometry.lattice import SQUARE, Address

FINE = 5
"""So many parts of a cell are the unit in which the width of the frame is given."""
WIDTH, BARE = 3, 1
"""The width of the frame with coordinates and without."""
THICKNESS = 0.28
LEFT_DARKER, RIGHT_DARKER = 0.1, 0.22
FIGURE, SMALLEST_FIGURE = 0.34, 5
TERRACE_LINE = 0.055
ROOM_LINE, ROOM_DASH = 0.03, ".12 .12"


class Tray:
    """The empty board of a scene, with the table turned by some quarters."""

    def __init__(self, scene: Scene, theme: Theme, turn: int, frame: int) -> None:
        self.board = scene.board
        self.theme = theme
        self.turn = turn
        self.frame = frame
        columns, rows, _ = zip(*self.board.addresses, strict=True)
        self.size = max(columns) + 1, max(rows) + 1
        self.limits = {self.turned(address): limit for address, limit in limits_of(self.board).items()}

    def turned(self, address: Address) -> Address:
        return turned(address, self.turn, *self.size)

    @property
    def corners(self) -> Iterator[Spot]:
        """All spots between which the tray and everything that may be built on it lies."""
        for x, y in (corner for loop in self._around(self.frame) for corner in loop):
            yield from ((x, y), (x, y + THICKNESS))
        yield from (corner for loop in self._room for corner in loop)

    def layers(self) -> Iterator[str]:
        """Back to front."""
        around, floor = self._around(self.frame), _path(self._around(0))
        yield element("path", class_="tray", d=_slab(around, rightward=False), fill=self._darker(LEFT_DARKER))
        yield element("path", class_="tray", d=_slab(around, rightward=True), fill=self._darker(RIGHT_DARKER))
        yield element("path", class_="frame", d=_path(around), fill=self.theme.frame)
        yield element("path", class_="ground", d=floor, fill=self.theme.board)
        yield self._lines("grid", lines(self._polygons), GRID_LINE, self.theme.grid)
        yield self._lines("terraces", self._terraces(), TERRACE_LINE, self.theme.line)
        yield element("path", class_="border", d=floor, fill="none", stroke=self.theme.line, stroke_width=BORDER)
        yield element(
            "path",
            class_="room",
            d=_path(self._room),
            fill="none",
            stroke=self.theme.line,
            stroke_width=ROOM_LINE,
            stroke_dasharray=ROOM_DASH,
        )

    def figures(self, sheet: Sheet, free: Iterable[Address]) -> str:
        """The height limits of some free squares."""
        font = FIGURE * sheet.scale
        if font < SMALLEST_FIGURE:
            return ""
        spots = ((str(self.limits[x, y]), sheet.pixels(spot(x + 0.5, y + 0.5))) for x, y in free)
        return self._texts("limits", spots, font)

    def labels(self, sheet: Sheet) -> str:
        """The coordinates, on the two sides of the frame that are nearest to the eye."""
        font = self.frame / FINE * sheet.scale * LABEL / FRAME
        if font < SMALLEST_LABEL:
            return ""
        named = ((name, sheet.pixels(at)) for axis in (0, 1) for name, at in self._names(axis))
        return self._texts("coordinates", named, font)

    # How

    @cached_property
    def _polygons(self) -> list[tuple[Address, ...]]:
        return [polygon(SQUARE, address) for address in self.limits]

    def _around(self, margin: int) -> Loops:
        return _outline(tuple(self.limits), margin)

    @cached_property
    def _room(self) -> Loops:
        """The outline of all that may be built."""
        return trace(surface(map(self.turned, self.board.addresses)), place)

    def _terraces(self) -> Iterator[Edge]:
        """The sides between squares with different limits."""
        level = {}
        for address in self.limits:
            corners = polygon(SQUARE, address)
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                level[a, b] = self.limits[address]
        return ((a, b) for a, b in seams(self._polygons) if level[a, b] != level[b, a])

    def _lines(self, name: str, drawn: Iterable[Edge], width: float, ink: str) -> str:
        path = "".join(f"M{format_number(*spot(*a))}L{format_number(*spot(*b))}" for a, b in drawn)
        return element("path", class_=name, d=path, stroke=ink, stroke_width=width, stroke_linecap="round")

    def _names(self, axis: int) -> Iterator[tuple[str, Spot]]:
        """The name of every line of squares along an axis, beside its end that is nearest to the eye."""
        names = axis_names(ground_plan(self.board))[axis]
        lines: dict[str, list[Address]] = {}
        for address in limits_of(self.board):
            lines.setdefault(names[address[axis]], []).append(self.turned(address))
        for name, squares in lines.items():
            x, y = min(squares, key=sum)
            across = axis if self.turn % 2 == 0 else 1 - axis  # which coordinate the line keeps on the picture
            outward = -self.frame / FINE / 2
            yield name, spot(x + 0.5, y + outward) if across == 0 else spot(x + outward, y + 0.5)

    def _texts(self, name: str, texts: Iterable[tuple[str, Spot]], font: float) -> str:
        return element(
            "g",
            *(element("text", words(text), x=x, y=y + HALF_FIGURE * font) for text, (x, y) in texts),
            class_=name,
            fill=self.theme.muted,
            font_family=FONT,
            font_size=font,
            font_weight="700",
            text_anchor="middle",
        )

    def _darker(self, share: float) -> str:
        return mixed(self.theme.frame, "#000000", share)


@lru_cache(64)
def _outline(floor: tuple[Address, ...], margin: int) -> Loops:
    """The outline of a floor with so many fifths of a cell round it, seen from the corner."""
    fine = {
        (x * FINE + dx, y * FINE + dy)
        for x, y in floor
        for dx in range(-margin, FINE + margin)
        for dy in range(-margin, FINE + margin)
    }
    # Moving the sides of an outline would fail where a notch is narrower than two margins.
    flat = trace((polygon(SQUARE, square) for square in fine), placer(SQUARE))
    return [[spot(x / FINE, -y / FINE) for x, y in inset(loop, 0)] for loop in flat]


def _path(loops: Iterable[Sequence[Spot]]) -> str:
    return "".join("M" + "L".join(format_number(*corner) for corner in loop) + "Z" for loop in loops)


def _slab(loops: Iterable[Sequence[Spot]], rightward: bool) -> str:
    """The walls below an outline that face the eye: those to the left, or those to the right."""
    sides = (side for loop in loops for side in pairs(loop))
    # An outline runs clockwise, so its near sides run leftward: down to the corner in front, then up.
    near = ((a, b) for a, b in sides if b[0] < a[0] and (b[1] > a[1]) == rightward)
    return _path([a, b, (b[0], b[1] + THICKNESS), (a[0], a[1] + THICKNESS)] for a, b in near)
