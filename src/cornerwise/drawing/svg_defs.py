"""SVG definitions that a picture shares between its pieces.

An id says all that its definition depends on. So two definitions with one id are equal, and any number
of pictures can stand in one page without disturbing each other.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from cornerwise.drawing.markup import element
from cornerwise.drawing.outline import format_number, inset, placer, polygon, rounded, trace
from cornerwise.drawing.palette import MARKS, TOKENS, Theme
from cornerwise.geometry.lattice import CUBE, SQUARE, TRIANGLE, Address, Lattice
from cornerwise.geometry.shapes import Cells


@dataclass(frozen=True)
class Cut:
    """The measures that differ between the tiles of the lattices, in cells."""

    gap: float
    """How far a body stays from the sides of its cells."""
    outer: float
    """How much its outer corners are rounded, and its `inner` ones."""
    inner: float
    pillow: float
    """How far a pillow stays from the sides of its cell, and how much it is rounded."""
    pillow_corner: float
    start: float
    """How far the ring of a start cell stays from its sides, and how large the dot in it is."""
    start_dot: float
    mark: float
    """The size of a mark, beside that on a square."""


def _flat(lattice: Lattice, *, start: float, start_dot: float, mark: float) -> Cut:
    """The measures of a flat tile, most of which are tokens of the look."""
    look = TOKENS["tile"][lattice.name]
    return Cut(
        gap=look["gap"],
        outer=look["radius"],
        inner=look["inner-radius"],
        pillow=look["pillow"]["inset"],
        pillow_corner=look["pillow"]["radius"],
        start=start,
        start_dot=start_dot,
        mark=mark,
    )


CUTS: dict[Lattice, Cut] = {
    SQUARE: _flat(SQUARE, start=0.15, start_dot=0.12, mark=1),
    TRIANGLE: _flat(TRIANGLE, start=0.09, start_dot=0.075, mark=TOKENS["pattern"]["triangle-scale"]),
    CUBE: Cut(gap=0, outer=0.06, inner=0.06, pillow=0.1, pillow_corner=0.1, start=0, start_dot=0, mark=0.9),
}

_BEAD = TOKENS["tile"]["bead"]
BEAD: float = _BEAD["radius"]
GLINT: tuple[float, float] = (_BEAD["glint"]["dx"], _BEAD["glint"]["dy"])
GLINT_RADIUS: float = _BEAD["glint"]["radius"]
GLINT_STRENGTH: float = _BEAD["glint"]["opacity"]
MARK_STRENGTH: float = TOKENS["pattern"]["opacity"]
SHARPEST = 0.03
"""The least that a corner is rounded."""


def body_path(lattice: Lattice, cells: Iterable[Address], deeper: float = 0) -> str:
    """The outline of a body, or a line that runs inside it that much deeper."""
    cut = CUTS[lattice]
    loops = trace((polygon(lattice, cell) for cell in cells), placer(lattice))
    outer, inner = max(cut.outer - deeper, SHARPEST), cut.inner + deeper
    return "".join(rounded(inset(loop, cut.gap + deeper), outer, inner) for loop in loops)


def cell_path(lattice: Lattice, cell: Address, gap: float, corner: float) -> str:
    """One cell, moved inward by `gap`."""
    return rounded(inset([placer(lattice)(point) for point in polygon(lattice, cell)], gap), corner, corner)


def body_id(lattice: Lattice, cells: Cells) -> str:
    return f"cw-{lattice.name}-" + "-".join(".".join(map(str, cell)) for cell in cells)


@cache
def body(lattice: Lattice, cells: Cells) -> str:
    return element("path", id=body_id(lattice, cells), d=body_path(lattice, cells))


def pillow_id(lattice: Lattice, kind: int) -> str:
    return f"cw-{lattice.name}-pillow-{kind}"


def pillow(lattice: Lattice, kind: int) -> str:
    cut = CUTS[lattice]
    path = cell_path(lattice, lattice.home(kind), cut.pillow, cut.pillow_corner)
    return element("path", id=pillow_id(lattice, kind), d=path)


def mark_id(lattice: Lattice, theme: Theme, colour: str) -> str:
    return f"cw-{lattice.name}-{theme.name}-{colour}"


def mark(lattice: Lattice, theme: Theme, colour: str) -> str:
    path, width = MARKS[colour]
    return element(
        "path",
        id=mark_id(lattice, theme, colour),
        d=path,
        fill="none",
        stroke=theme.inks(colour).mark,
        stroke_opacity=MARK_STRENGTH,
        stroke_width=width,
        stroke_linecap="round",
        transform=f"scale({format_number(CUTS[lattice].mark)})",
    )


BEAD_ID = "cw-bead"


def bead() -> str:
    x, y = GLINT
    glint = element("circle", cx=x, cy=y, r=GLINT_RADIUS, fill="#fff", fill_opacity=GLINT_STRENGTH, stroke="none")
    return element("g", element("circle", r=BEAD), glint, id=BEAD_ID)


def ink(theme: Theme, colour: str, part: str) -> str:
    """The paint of a `body`, a `pillow` or the `line` round one."""
    return f"url(#{_gradient_id(theme, colour, part)})"


def gradients(theme: Theme, colour: str) -> list[str]:
    """Light enters at the top left and pools at the bottom right; that makes it read as glass."""
    inks = theme.inks(colour)
    light = inks.highlight
    return [
        _gradient(theme, colour, "body", 0.35, _stop(0, inks.top), _stop(0.55, inks.face), _stop(1, inks.low)),
        _gradient(theme, colour, "pillow", 1, _stop(0, light, 0.3), _stop(0.5, light, 0), _stop(1, light, 0.2)),
        _gradient(theme, colour, "line", 1, _stop(0, light, 0.85), _stop(1, "#000", 0.26)),
    ]


def _gradient(theme: Theme, colour: str, part: str, slant: float, *stops: str) -> str:
    return element("linearGradient", *stops, id=_gradient_id(theme, colour, part), x2=slant, y2=1)


def _gradient_id(theme: Theme, colour: str, part: str) -> str:
    return f"cw-{theme.name}-{colour}-{part}"


def _stop(offset: float, ink: str, strength: float = 1) -> str:
    return element("stop", offset=offset, stop_color=ink, stop_opacity=strength)
