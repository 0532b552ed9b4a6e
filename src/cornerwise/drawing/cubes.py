"""SVG of cube pieces in isometric projection.

The light comes from the top left, so tops are lighter than the colour itself and right sides darkest.
Lines tell pieces apart: dark contours run between different pieces and round whatever stands before
something else, fine grooves between the cubes of one piece, and light catches on its ridges.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from math import sqrt
from zlib import crc32

from cornerwise.drawing import svg_defs
from cornerwise.drawing.detail import Detail
from cornerwise.drawing.markup import element
from cornerwise.drawing.outline import Edge, Polygon, Spot, format_number, inset, middle, rounded, trace
from cornerwise.drawing.palette import Theme, mixed
from cornerwise.drawing.piece_svg import GROOVE, LAST_WIDTH, PILLOW_LINE, shortened, use
from cornerwise.drawing.scene import Scene
from cornerwise.drawing.solid import FACES, HALVES, Face, Side, are_joined, borders, place, seen, spot, surface
from cornerwise.geometry.lattice import CUBE, Address

SHADES: dict[Side, tuple[str, float]] = {
    "left": ("#000000", 0.12),
    "right": ("#000000", 0.32),
    "top": ("#ffffff", 0.13),
}
"""How much darker or lighter than the colour itself a face is."""
_SLANT = format_number(sqrt(3) / 2)
LEAN: dict[Side, str] = {
    "left": f"matrix({_SLANT} .5 0 1 ",
    "right": f"matrix({_SLANT} -.5 0 1 ",
    "top": f"matrix({_SLANT} -.5 {_SLANT} .5 ",
}
"""How a mark lies on a face, but for its place."""
CONTOUR, CONTOUR_DARKER, BODY_LINE = 0.05, 0.35, 0.015
RIDGE, RIDGE_STRENGTH = 0.03, 0.45
LAST_INSET, LAST_CORNERS, SHADE = 0.1, (0.06, 0.1), 0.14
PILLOW_STRENGTH, PILLOW_LINE_STRENGTH = 0.7, 0.55
"""Weaker than on flat tiles, as every cube shows up to three."""


class Cubes:
    """The pieces of a scene on the places where `turned` puts them, above a `floor`."""

    def __init__(
        self,
        scene: Scene,
        theme: Theme,
        detail: Detail,
        turned: Callable[[Address], Address] = lambda address: address,
        floor: Iterable[Address] = (),
    ) -> None:
        self.scene = scene
        self.theme = theme
        self.detail = detail
        self.owner = {
            turned(scene.board.addresses[cell]): number
            for number, piece in enumerate(scene.laid)
            for cell in piece.cells
        }
        self.surface = surface(self.owner, floor)

    @property
    def corners(self) -> Iterator[Spot]:
        """Where the corners of all that is seen lie."""
        return (place(corner) for triangle in self.surface for corner in triangle)

    def free(self) -> list[Address]:
        """The squares of the floor that are seen in full."""
        return [(x, y) for (x, y, _), side in self._full if side == "floor"]

    def definitions(self) -> str:
        parts = [part for side in FACES for part in pillows(side)]
        for colour in self._colours:
            parts += svg_defs.gradients(self.theme, colour)
            parts += [svg_defs.mark(CUBE, self.theme, colour)] if self.detail.marks else []
        return element("defs", *parts)

    def layers(self) -> Iterator[str]:
        """All pieces, back to front."""
        yield self._shade()
        for colour in self._colours:
            yield element("g", *self._glass(colour), class_=colour)
        for colour, sides in self._lines["contour"].items():
            ink = mixed(self.theme.inks(colour).edge, "#000000", CONTOUR_DARKER)
            yield _strokes("contours", _segments(sides), ink, CONTOUR, 1)
        if self.detail.last and self.scene.last is not None:
            yield self._last_line(self.scene.last)

    def _shade(self) -> str:
        """The floor below whatever floats, as designs allow: it tells how far back that is."""
        under = {cube[:2] for cube in self.owner}
        dark = [part for part, (cube, side) in self.surface.items() if side == "floor" and cube[:2] in under]
        return element("path", class_="shadow", d=_loops(trace(dark, place)), fill="#000000", fill_opacity=SHADE)

    # What is seen of a colour

    @cached_property
    def _colours(self) -> list[str]:
        return list(dict.fromkeys(piece.colour for piece in self.scene.laid))

    def _colour(self, face: Face) -> str:
        return self.scene.laid[self.owner[face.cube]].colour

    @cached_property
    def _parts(self) -> dict[tuple[str, Side], list[Polygon]]:
        """The triangles of every colour and side."""
        parts: dict[tuple[str, Side], list[Polygon]] = defaultdict(list)
        for triangle, face in self.surface.items():
            if face.side != "floor":
                parts[self._colour(face), face.side].append(triangle)
        return parts

    @cached_property
    def _faces(self) -> dict[Face, list[Polygon]]:
        """Every face that is seen, with those of its two triangles that are."""
        faces = defaultdict(list)
        for triangle, face in self.surface.items():
            faces[face].append(triangle)
        return faces

    @property
    def _full(self) -> Iterator[Face]:
        return (face for face, triangles in self._faces.items() if len(triangles) == 2)

    def _glass(self, colour: str) -> Iterator[str]:
        yield from (self._body(colour, side) for side in FACES if self._parts[colour, side])
        inks = self.theme.inks(colour)
        grooves = "".join(shortened(place(a), place(b)) for a, b in self._lines["groove"][colour])
        yield _strokes("grooves", grooves, inks.edge, GROOVE, self.theme.groove)
        if colour not in self.scene.resting:  # who rests turns matt
            yield _strokes("ridges", _segments(self._lines["ridge"][colour]), inks.highlight, RIDGE, RIDGE_STRENGTH)
            yield self._pillows(colour)
        if self.detail.marks:
            faces = (face for face in self._full if face.side != "floor" and self._colour(face) == colour)
            yield element("g", *(self._mark(colour, face) for face in faces), class_="marks")

    def _body(self, colour: str, side: Side) -> str:
        ink = mixed(self.theme.inks(colour).face, *SHADES[side])
        path = _loops(trace(self._parts[colour, side], place))
        # The line closes the hair-thin gaps that renderers leave between two paths.
        return element("path", class_=side, d=path, fill=ink, stroke=ink, stroke_width=BODY_LINE)

    def _pillows(self, colour: str) -> str:
        own = ((face, parts) for face, parts in self._faces.items() if face.side != "floor")
        return element(
            "g",
            *(_pillow(face, parts) for face, parts in own if self._colour(face) == colour),
            class_="pillows",
            fill=svg_defs.ink(self.theme, colour, "pillow"),
            fill_opacity=PILLOW_STRENGTH,
            stroke=svg_defs.ink(self.theme, colour, "line") if self.detail.lines else "none",
            stroke_width=PILLOW_LINE,
            stroke_opacity=PILLOW_LINE_STRENGTH,
        )

    def _mark(self, colour: str, face: Face) -> str:
        at = middle([place(seen(corner)) for corner in sorted(face.corners())])
        name = svg_defs.mark_id(CUBE, self.theme, colour)
        return element("use", href=f"#{name}", transform=f"{LEAN[face.side]}{format_number(*at)})")

    # Lines

    @cached_property
    def _lines(self) -> dict[str, dict[str, list[Edge]]]:
        """The lines of every kind and colour."""
        found: dict[str, dict[str, list[Edge]]] = {kind: defaultdict(list) for kind in ("contour", "groove", "ridge")}
        for edge, face, other in borders(self.surface):
            if face.side == "floor" and (other is None or other.side == "floor"):
                continue
            nearer = self._nearer(edge, face, other)
            found[self._kind(edge, face, other)][self._colour(nearer)].append(edge)
        return found

    def _kind(self, edge: Edge, face: Face, other: Face | None) -> str:
        if other is None or "floor" in (face.side, other.side) or not are_joined(edge, face, other):
            return "contour"
        if self.owner[face.cube] != self.owner[other.cube]:
            return "contour"
        return "ridge" if face.cube == other.cube else "groove"

    @staticmethod
    def _nearer(edge: Edge, face: Face, other: Face | None) -> Face:
        """The one of two faces that an edge belongs to; the floor has none of its own."""
        if other is None or other.side == "floor":
            return face
        if face.side == "floor":
            return other
        return max(face, other, key=lambda either: (either.nearness(edge), either))

    def _last_line(self, number: int) -> str:
        """The line inside a piece, as if nothing stood before it, cut to what is seen of it."""
        own = [cube for cube, owner in self.owner.items() if owner == number]
        line = "".join(rounded(inset(loop, LAST_INSET), *LAST_CORNERS) for loop in trace(surface(own), place))
        cut = _loops(trace(self._triangles(number), place))
        name = f"cw-cut-{crc32(cut.encode()):08x}"
        return element(
            "g",
            element("clipPath", element("path", d=cut), id=name),
            element("path", d=line, fill="none", clip_path=f"url(#{name})"),
            class_="last",
            stroke=self.theme.board,
            stroke_width=LAST_WIDTH,
        )

    def _triangles(self, number: int) -> list[Polygon]:
        """What is seen of a piece."""
        faces = self.surface.items()
        return [part for part, (cube, side) in faces if side != "floor" and self.owner[cube] == number]


# Pillows: on a face that is half hidden only its half of one, cut where it is hidden


def pillows(side: Side) -> Iterator[str]:
    """The pillow of a side, and both halves of it."""
    cut = svg_defs.CUTS[CUBE]
    first, second = ([place(seen(corner)) for corner in half] for half in HALVES[side])
    # The halves share the first corner and the one across from it.
    across = next(corner for corner in first[1:] if corner in second)
    tips = [next(corner for corner in half[1:] if corner != across) for half in (first, second)]
    loop = _clockwise([first[0], tips[0], across, tips[1]])
    yield element("path", id=_pillow_id(side), d=rounded(inset(loop, cut.pillow), cut.pillow_corner, 0))
    moved = dict(zip(loop, inset(loop, cut.pillow), strict=True))
    for number, tip in enumerate(tips):
        ends = [moved[first[0]], moved[tip], moved[across]]
        yield element("path", id=_pillow_id(side, number), d="M" + "L".join(format_number(*end) for end in ends))


def _pillow(face: Face, triangles: list[Polygon]) -> str:
    which = None if len(triangles) == 2 else face.halves().index(triangles[0])
    return use(_pillow_id(face.side, which), spot(*face.cube))


def _pillow_id(side: Side, half: int | None = None) -> str:
    return f"cw-cube-pillow-{side}" + ("" if half is None else f"-{half}")


def _clockwise(loop: list[Spot]) -> list[Spot]:
    (ax, ay), (bx, by), (cx, cy), *_ = loop
    return loop if (bx - ax) * (cy - by) > (by - ay) * (cx - bx) else loop[::-1]


def _strokes(name: str, path: str, ink: str, width: float, strength: float) -> str:
    return element(
        "path",
        class_=name,
        d=path,
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_opacity=strength,
        stroke_linecap="round",
    )


def _segments(sides: Iterable[Edge]) -> str:
    return "".join(f"M{format_number(*place(a))}L{format_number(*place(b))}" for a, b in sides)


def _loops(loops: Iterable[list[Spot]]) -> str:
    return "".join("M" + "L".join(format_number(*corner) for corner in loop) + "Z" for loop in loops)
