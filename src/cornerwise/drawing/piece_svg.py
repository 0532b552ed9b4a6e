"""SVG of flat pieces.

From back to front: the shadows, the body with its contour, grooves between its cells, a pillow of light
on every cell, the mark of the colour where wanted, the line inside the piece that was laid last. Above
all pieces lie the beads, on the points where two of one colour meet at a corner only.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import cos, pi, sin

from cornerwise.drawing import svg_defs
from cornerwise.drawing.detail import Detail
from cornerwise.drawing.markup import element
from cornerwise.drawing.outline import Place, Spot, format_number, middle, placer, polygon, seams
from cornerwise.drawing.palette import TOKENS, Inks, Theme
from cornerwise.drawing.scene import Laid, Scene, meetings
from cornerwise.geometry.lattice import Address, Lattice, Point, add
from cornerwise.geometry.shapes import Cells, to_origin

_LOOK = TOKENS["tile"]
"""The measures of tiles, in cells."""
NEAR, FAR = ((shadow["dx"], shadow["dy"]) for shadow in (_LOOK["shadow"]["near"], _LOOK["shadow"]["far"]))
"""How far the two shadows are moved."""
CONTOUR: float = _LOOK["contour"]["width"]
GROOVE: float = _LOOK["groove"]["width"]
GROOVE_END: float = _LOOK["groove"]["end-gap"]
PILLOW_LINE: float = _LOOK["square"]["pillow"]["stroke"]
LAST_INSET: float = _LOOK["last-move"]["inset"]
LAST_WIDTH: float = _LOOK["last-move"]["width"]
BEAD_LINE: float = _LOOK["bead"]["stroke"]
ASIDE = 0.27
"""From the middle of a cell to a mark that has to make room."""


@dataclass(frozen=True)
class Tiles:
    """The pieces of a scene as they are to be drawn."""

    scene: Scene
    theme: Theme
    detail: Detail
    above: bool = False
    """Whether the tiles are tops of cubes, which have no beads, and leave their middle to a figure."""

    def definitions(self) -> str:
        """What the layers refer to, each once."""
        homes = dict.fromkeys(to_origin(self.lattice, self._cells(piece)) for piece in self.scene.laid)
        parts = [svg_defs.body(self.lattice, cells) for cells in homes]
        parts += [svg_defs.pillow(self.lattice, kind) for kind in range(self.lattice.kinds)]
        for colour in self._by_colour:
            parts += svg_defs.gradients(self.theme, colour)
            parts += [svg_defs.mark(self.lattice, self.theme, colour)] if self.detail.marks else []
        return element("defs", *parts, svg_defs.bead())

    def layers(self) -> Iterator[str]:
        """All pieces, back to front."""
        # All shadows lie below all bodies, so that no piece darkens its neighbour.
        yield from self._shadows(lambda inks: inks.face, FAR, self.theme.far)
        yield from self._shadows(lambda inks: inks.edge, NEAR, self.theme.near)
        for colour, pieces in self._by_colour.items():
            yield element("g", *self._glass(colour, pieces), class_=colour)
        if self._last:
            yield self._last_line(self._last)
        if not self.above:
            yield from self._beads()

    @property
    def lattice(self) -> Lattice:
        return self.scene.board.lattice

    @cached_property
    def _place(self) -> Place:
        return placer(self.lattice)

    @cached_property
    def _by_colour(self) -> Mapping[str, list[Laid]]:
        found: dict[str, list[Laid]] = {}
        for piece in self.scene.laid:
            found.setdefault(piece.colour, []).append(piece)
        return found

    @property
    def _last(self) -> Laid | None:
        return self.scene.laid[self.scene.last] if self.detail.last and self.scene.last is not None else None

    def _cells(self, piece: Laid) -> Cells:
        return tuple(self.scene.board.addresses[cell] for cell in sorted(piece.cells))

    # The layers of one colour

    def _shadows(self, own: Callable[[Inks], str], moved: Spot, strength: float) -> Iterator[str]:
        awake = [colour for colour in self._by_colour if strength and colour not in self.scene.resting]
        for colour in awake:
            yield element(
                "g",
                *map(self._body, self._by_colour[colour]),
                class_="shadow",
                fill=self.theme.shadow or own(self.theme.inks(colour)),
                fill_opacity=strength,
                transform=f"translate({format_number(*moved)})",
            )

    def _glass(self, colour: str, pieces: Sequence[Laid]) -> Iterator[str]:
        yield self._bodies(colour, pieces)
        yield self._grooves(colour, pieces)
        if colour not in self.scene.resting:  # who rests turns matt
            yield self._pillows(colour, pieces)
        if self.detail.marks:
            cells = (cell for piece in pieces for cell in self._cells(piece))
            yield element("g", *(self._mark(colour, cell) for cell in cells), class_="marks")

    def _bodies(self, colour: str, pieces: Iterable[Laid]) -> str:
        return element(
            "g",
            *map(self._body, pieces),
            class_="bodies",
            fill=svg_defs.ink(self.theme, colour, "body"),
            stroke=self.theme.inks(colour).edge,
            stroke_width=CONTOUR,
            stroke_opacity=self.theme.contour,
        )

    def _body(self, piece: Laid) -> str:
        cells = self._cells(piece)
        home = to_origin(self.lattice, cells)
        return use(svg_defs.body_id(self.lattice, home), self._shift(home[0], cells[0]))

    def _grooves(self, colour: str, pieces: Iterable[Laid]) -> str:
        sides = (side for piece in pieces for side in seams(polygon(self.lattice, cell) for cell in self._cells(piece)))
        return element(
            "path",
            class_="grooves",
            d="".join(shortened(self._place(a), self._place(b)) for a, b in sides),
            stroke=self.theme.inks(colour).edge,
            stroke_width=GROOVE,
            stroke_opacity=self.theme.groove,
        )

    def _pillows(self, colour: str, pieces: Iterable[Laid]) -> str:
        return element(
            "g",
            *(self._pillow(cell, plain=piece is self._last) for piece in pieces for cell in self._cells(piece)),
            class_="pillows",
            fill=svg_defs.ink(self.theme, colour, "pillow"),
            stroke=svg_defs.ink(self.theme, colour, "line") if self.detail.lines else "none",
            stroke_width=PILLOW_LINE,
        )

    def _pillow(self, cell: Address, plain: bool) -> str:
        """The light on a cell; a `plain` one leaves the lines to the last move's own."""
        kind = self.lattice.kind(cell)
        at = self._shift(self.lattice.home(kind), cell)
        return use(svg_defs.pillow_id(self.lattice, kind), at, **({"stroke": "none"} if plain else {}))

    def _mark(self, colour: str, cell: Address) -> str:
        name = svg_defs.mark_id(self.lattice, self.theme, colour)
        x, y = self._centre(cell)
        if not self.above:
            return use(name, (x, y))
        return element("use", href=f"#{name}", transform=f"translate({format_number(x + ASIDE, y - ASIDE)})scale(.5)")

    # Above them

    def _last_line(self, piece: Laid) -> str:
        deeper = LAST_INSET - svg_defs.CUTS[self.lattice].gap
        path = svg_defs.body_path(self.lattice, self._cells(piece), deeper)
        return element("path", class_="last", d=path, fill="none", stroke=self.theme.board, stroke_width=LAST_WIDTH)

    def _beads(self) -> Iterator[str]:
        beads: dict[str, list[str]] = {}
        for point, colours in meetings(self.scene).items():
            for part, colour in enumerate(colours):
                beads.setdefault(colour, []).append(_bead(self._place(point), part, len(colours)))
        for colour in sorted(beads, key=list(self._by_colour).index):
            inks = self.theme.inks(colour)
            drawn = beads[colour]
            yield element("g", *drawn, class_="beads", fill=inks.face, stroke=inks.edge, stroke_width=BEAD_LINE)

    # Where

    def _centre(self, cell: Address) -> Spot:
        return middle([self._place(point) for point in polygon(self.lattice, cell)])

    def _shift(self, home: Point, here: Point) -> Spot:
        return self._place(add(here, tuple(-coordinate for coordinate in home)))


def use(name: str, at: Spot, **more: str | float) -> str:
    """A defined part, put somewhere."""
    return element("use", href=f"#{name}", x=at[0], y=at[1], **more)


def shortened(a: Spot, b: Spot) -> str:
    """A line that stops a little before both ends; sides are one long, so that is a share of it."""
    x, y = (b[0] - a[0]) * GROOVE_END, (b[1] - a[1]) * GROOVE_END
    return f"M{format_number(a[0] + x, a[1] + y)}L{format_number(b[0] - x, b[1] - y)}"


def _bead(at: Spot, part: int, parts: int) -> str:
    """A bead; or, where several colours meet themselves at one point, the slice of one of them."""
    if parts == 1:
        return use(svg_defs.BEAD_ID, at)
    start, end = (2 * pi * step / parts - pi / 4 for step in (part, part + 1))
    a, b = ((at[0] + svg_defs.BEAD * cos(turn), at[1] + svg_defs.BEAD * sin(turn)) for turn in (start, end))
    radius = format_number(svg_defs.BEAD, svg_defs.BEAD)
    return element("path", d=f"M{format_number(*at)}L{format_number(*a)}A{radius} 0 0 1 {format_number(*b)}Z")
