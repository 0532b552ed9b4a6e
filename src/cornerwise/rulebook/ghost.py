"""Figures of a piece about to be placed: outlined if it fits, hatched if not."""

from collections.abc import Iterable, Iterator

from cornerwise.drawing.detail import Detail
from cornerwise.drawing.ground import Ground
from cornerwise.drawing.markup import element
from cornerwise.drawing.outline import format_number, placer, polygon, seams
from cornerwise.drawing.palette import TOKENS, Theme, ThemeName, find_theme
from cornerwise.drawing.piece_svg import Tiles
from cornerwise.drawing.scene import Laid, Scene
from cornerwise.drawing.sheet import Sheet
from cornerwise.drawing.svg_defs import body_path

FRAME = 0.22
"""In cells, as the lines."""
OUTSIDE, LINE, TOUCH, DASHES = -0.02, 0.09, 0.13, ".16 .12"
HATCH: float = TOKENS["tile"]["ghost"]["illegal"]["hatch"]


def draw_ghost_svg(scene: Scene, ghost: Laid, *, fits: bool, theme: ThemeName, size: float, title: str) -> str:
    """A flat scene and a piece that is to join it."""
    inks, look = find_theme(theme), TOKENS["theme"][theme]
    shown_scene = Scene(scene.board, (*scene.laid, ghost), scene.starts) if fits else scene
    ground = Ground(scene, inks, FRAME)
    sheet = Sheet(ground.box, size / ground.box.longer)
    tiles = Tiles(shown_scene, inks, Detail(last=False).at(sheet.scale))
    cells = [scene.board.addresses[cell] for cell in ghost.cells]
    path = body_path(scene.board.lattice, cells, OUTSIDE)
    if fits:
        above = [element("path", d=path, fill="none", stroke=look["ink"]["ghost"], stroke_width=LINE)]
    else:
        above = [*_hatched(path, inks, ghost.colour), *_touching(scene, ghost, look["signal"]["warn"])]
    hatch = element("defs", _hatch(inks, ghost.colour))
    return sheet.document(
        title, "", tiles.definitions(), hatch, sheet.scaled([*ground.layers(), *tiles.layers(), *above])
    )


def _hatched(path: str, theme: Theme, colour: str) -> Iterator[str]:
    inks = theme.inks(colour)
    yield element("path", d=path, fill=inks.soft)
    yield element(
        "path",
        d=path,
        fill=f"url(#{_hatch_id(theme, colour)})",
        stroke=inks.face,
        stroke_width=LINE * 0.7,
        stroke_dasharray=DASHES,
        stroke_linejoin="round",
    )


def _hatch(theme: Theme, colour: str) -> str:
    return element(
        "pattern",
        element("rect", width=HATCH / 2, height=HATCH, fill=theme.inks(colour).face, fill_opacity=0.75),
        id=_hatch_id(theme, colour),
        width=HATCH,
        height=HATCH,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )


def _hatch_id(theme: Theme, colour: str) -> str:
    return f"cw-hatch-{theme.name}-{colour}"


def _touching(scene: Scene, ghost: Laid, ink: str) -> Iterator[str]:
    """The sides that a piece must not share."""
    board, place = scene.board, placer(scene.board.lattice)
    own = {cell for piece in scene.laid if piece.colour == ghost.colour for cell in piece.cells}
    for cell in ghost.cells:
        for other in own.intersection(board.side[cell]):
            for a, b in seams(_polygons(scene, (cell, other))):
                line = f"M{format_number(*place(a))}L{format_number(*place(b))}"
                yield element("path", d=line, stroke=ink, stroke_width=TOUCH, stroke_linecap="round")


def _polygons(scene: Scene, cells: Iterable[int]) -> list[tuple[tuple[int, ...], ...]]:
    return [polygon(scene.board.lattice, scene.board.addresses[cell]) for cell in cells]
