"""SVG of the empty board: frame, coordinates, grid and start cells."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from math import dist

from cornerwise.drawing.markup import element, words
from cornerwise.drawing.outline import Spot, format_number, inset, lines, middle, pairs, placer, polygon, rounded, trace
from cornerwise.drawing.palette import FONT, Theme
from cornerwise.drawing.scene import Scene, axis_names
from cornerwise.drawing.sheet import Box, Sheet, box_of
from cornerwise.drawing.svg_defs import CUTS, cell_path
from cornerwise.geometry.lattice import Address

FRAME, LABEL, SMALLEST_LABEL, CORNER = 22, 11.5, 6, 14
"""The frame in pixels: its width, the size of its letters, when they are left out, and how round it is."""
BROADEST_FRAME, BORDER, GRID_LINE, GROUND_CORNER = 0.75, 0.06, 0.03, 0.05
"""In cells, as the measures of a start cell."""
START_CORNER, START_LINE = 0.1, 0.06
HALF_FIGURE = 0.36
"""From the middle of a figure down to its foot, as a share of its size."""

Loops = Sequence[Sequence[Spot]]
Named = Iterator[tuple[str, Spot]]


class Ground:
    """The ground of a scene. `frame` is the width of its frame in cells, 0 for none.

    The frame follows the outline of the board, or fills its `box`.
    """

    def __init__(self, scene: Scene, theme: Theme, frame: float, *, box: bool = False) -> None:
        self.scene = scene
        self.board = scene.board
        self.theme = theme
        self.frame = frame
        self.place = placer(self.board.lattice)

        self.boxed = box

    @cached_property
    def outline(self) -> Loops:
        return outline_of(self.scene)

    @cached_property
    def rim(self) -> Loops:
        """What the frame runs along."""
        if not self.boxed:
            return self.outline
        left, top, right, bottom = box_of(spot for loop in self.outline for spot in loop)
        return [[(left, top), (right, top), (right, bottom), (left, bottom)]]

    @property
    def box(self) -> Box:
        """Everything with the frame, or with half of the line round the board."""
        return box_of(spot for loop in self._around(self.frame or BORDER) for spot in loop)

    def layers(self) -> Iterator[str]:
        """Back to front."""
        if self.frame:
            path = _path(self._around(self.frame), self.frame * CORNER / FRAME)
            yield element("path", class_="frame", d=path, fill=self.theme.frame)
        edge = _path([inset(loop, 0) for loop in self.outline], GROUND_CORNER)
        yield element("path", class_="ground", d=edge, fill=self.theme.board)
        yield element("path", class_="grid", d=self._grid(), stroke=self.theme.grid, stroke_width=GRID_LINE)
        yield element("path", class_="border", d=edge, fill="none", stroke=self.theme.line, stroke_width=BORDER)
        yield from (self._start(cell, colour) for cell, colour in self.scene.starts.items())

    def labels(self, sheet: Sheet) -> str:
        """The coordinates along the middle of the frame: numbers on its left, letters below."""
        font = self.frame * sheet.scale * LABEL / FRAME
        if font < SMALLEST_LABEL:
            return ""
        ring = self._around(self.frame / 2)
        named = ((name, sheet.pixels(_nearest(ring, spot))) for name, spot in (*self._rows(), *self._columns()))
        return element(
            "g",
            *(element("text", words(name), x=x, y=y + HALF_FIGURE * font) for name, (x, y) in named),
            class_="coordinates",
            fill=self.theme.muted,
            font_family=FONT,
            font_size=font,
            font_weight="700",
            text_anchor="middle",
        )

    def _around(self, margin: float) -> Loops:
        return [inset(loop, -margin) for loop in self.rim]

    def _grid(self) -> str:
        grid = lines(polygon(self.board.lattice, cell) for cell in self.board.addresses)
        return "".join(f"M{format_number(*self.place(a))}L{format_number(*self.place(b))}" for a, b in grid)

    def _start(self, cell: int, colour: str) -> str:
        address, cut = self.board.addresses[cell], CUTS[self.board.lattice]
        inks = self.theme.players.get(colour)
        line, soft = (inks.face, inks.soft) if inks else (self.theme.muted, self.theme.board)
        ring = cell_path(self.board.lattice, address, cut.start, START_CORNER)
        x, y = middle(self._corners(address))
        return element(
            "g",
            element("path", d=ring, fill=soft, stroke=line, stroke_width=START_LINE),
            element("circle", cx=x, cy=y, r=cut.start_dot, fill=line),
            class_="start",
        )

    def _rows(self) -> Named:
        """The name of every row and where its left end is."""
        names = axis_names(self.board)[1]
        heights = {address[1]: box_of(self._corners(address)).middle[1] for address in self.board.addresses}
        return ((names[row], (min(_crossings(self.rim, 1, y)), y)) for row, y in heights.items())

    def _columns(self) -> Named:
        """The name of every column and where its lower end is."""
        names = axis_names(self.board)[0]
        places = {address[0]: box_of(self._corners(address)).middle[0] for address in self.board.addresses}
        return ((names[column], (x, max(_crossings(self.rim, 0, x)))) for column, x in sorted(places.items()))

    @property
    def middles(self) -> list[Spot]:
        """The middle of every cell."""
        return [middle(self._corners(address)) for address in self.board.addresses]

    def _corners(self, address: Address) -> list[Spot]:
        return [self.place(point) for point in polygon(self.board.lattice, address)]


def outline_of(scene: Scene) -> list[list[Spot]]:
    """The outline of a scene's board."""
    lattice = scene.board.lattice
    return trace((polygon(lattice, address) for address in scene.board.addresses), placer(lattice))


def frame_width(scene: Scene, size: float) -> float:
    """The width of a frame in cells: equal in pixels on every board, but not too wide for a small picture."""
    box = box_of(spot for loop in outline_of(scene) for spot in loop)
    return min(BROADEST_FRAME, FRAME * (box.longer + 2 * BROADEST_FRAME) / size)


def _path(loops: Loops, corner: float) -> str:
    return "".join(rounded(loop, corner, corner) for loop in loops)


def _crossings(loops: Loops, axis: int, at: float) -> Iterator[float]:
    """Where loops cross the line on which one coordinate is `at`: the values of the other one."""
    for a, b in _sides(loops):
        if a[axis] != b[axis] and min(a[axis], b[axis]) <= at <= max(a[axis], b[axis]):
            share = (at - a[axis]) / (b[axis] - a[axis])
            yield a[1 - axis] + share * (b[1 - axis] - a[1 - axis])


def _nearest(loops: Loops, spot: Spot) -> Spot:
    """The spot on some loops that is nearest to one, the lowest of equal ones.

    Along a slanted side letters belong to the points between the rows and numbers to the middles of
    the rows, so the nearest places in the frame keep them apart.
    """
    found = (_foot(a, b, spot) for a, b in _sides(loops))
    return min(found, key=lambda near: (round(dist(near, spot), 6), -near[1]))


def _foot(a: Spot, b: Spot, spot: Spot) -> Spot:
    """The spot between a and b that is nearest to another."""
    x, y = b[0] - a[0], b[1] - a[1]
    share = ((spot[0] - a[0]) * x + (spot[1] - a[1]) * y) / (x * x + y * y)
    share = max(0, min(1, share))
    return a[0] + share * x, a[1] + share * y


def _sides(loops: Loops) -> Iterable[tuple[Spot, Spot]]:
    return (side for loop in loops for side in pairs(loop))
