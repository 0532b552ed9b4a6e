"""Positions and pieces as standalone SVG pictures.

A picture is the `ground` of a board with its pieces, as `tiles` draws them, on a `sheet`. It needs no
font, script or file beside it, and says in words what it shows.
"""

from math import inf

from cornerwise.drawing.ground import Ground, frame_width
from cornerwise.drawing.palette import Theme, ThemeName, find_theme
from cornerwise.drawing.scene import Laid, Scene, headline, scene_of
from cornerwise.drawing.sheet import Box, Sheet
from cornerwise.drawing.tiles import Tiles
from cornerwise.geometry.board import make_board
from cornerwise.geometry.lattice import Lattice
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.position import Position

SMALLEST_LINES, SMALLEST_MARKS = 10, 9
"""Pixels a cell below which the finest parts of a tile are left out."""
SHADOW_ROOM = 0.1
"""What a piece's shadow needs beyond its cells."""


def draw_svg(
    position: Position,
    *,
    theme: ThemeName = "light",
    coordinates: bool = True,
    last: bool = True,
    marks: bool = False,
    size: float = 720,
    title: str | None = None,
) -> str:
    """A position as an SVG document, `size` pixels along its longer side.

    `last` outlines the last move, `marks` puts the pattern of its colour on every cell.
    """
    return draw_scene_svg(
        scene_of(position),
        theme=theme,
        coordinates=coordinates,
        last=last,
        marks=marks,
        size=size,
        title=title or f"{position.variant.title}, {_counted(position.ply, 'move')}",
        description=f"{headline(position)} {_scores(position)}",
    )


def draw_scene_svg(
    scene: Scene,
    *,
    theme: ThemeName = "light",
    coordinates: bool = True,
    last: bool = True,
    marks: bool = False,
    size: float = 720,
    title: str = "Board",
    description: str = "",
) -> str:
    """A board and what lies on it as an SVG document."""
    inks = find_theme(theme)
    size = _positive(size)
    ground = Ground(scene, inks, frame_width(scene, size) if coordinates else 0)
    sheet = Sheet(ground.box, size / ground.box.longer)
    tiles = _tiles(scene, inks, sheet, marks=marks, last=last)
    board = sheet.scaled([*ground.layers(), *tiles.layers()])
    return sheet.document(title, description, tiles.definitions(), board, ground.labels(sheet))


def draw_shape_svg(
    shape: Shape,
    lattice: Lattice,
    *,
    colour: str = "blue",
    orientation: int = 0,
    theme: ThemeName = "light",
    marks: bool = False,
    cell: float = 24,
    title: str | None = None,
) -> str:
    """One piece as an SVG document, `cell` pixels a cell, so that pieces side by side have one scale."""
    inks = find_theme(theme)
    board = make_board(shape.name, lattice, shape.orientations[orientation], (0,) * lattice.dimension)
    scene = Scene(board, (Laid(colour, tuple(range(len(board)))),))
    sheet = Sheet(_with_room(Ground(scene, inks, 0).box), _positive(cell))
    tiles = _tiles(scene, inks, sheet, marks=marks, last=False)
    named = title or f"{shape.name}, {colour}"
    return sheet.document(named, _counted(shape.size, "cell"), tiles.definitions(), sheet.scaled(tiles.layers()))


def _tiles(scene: Scene, theme: Theme, sheet: Sheet, *, marks: bool, last: bool) -> Tiles:
    """The tiles with as much detail as the scale can show."""
    return Tiles(
        scene, theme, marks=marks and sheet.scale >= SMALLEST_MARKS, last=last, lines=sheet.scale >= SMALLEST_LINES
    )


def _with_room(box: Box) -> Box:
    return box._replace(right=box.right + SHADOW_ROOM, bottom=box.bottom + SHADOW_ROOM)


def _positive(pixels: float) -> float:
    if not 0 < pixels < inf:
        raise ValueError(f"a picture of {pixels} pixels cannot be drawn")
    return pixels


def _scores(position: Position) -> str:
    scores = ", ".join(f"{colour} {score}" for colour, score in position.scores.items())
    return f"Points: {scores}.".replace("-", "\N{MINUS SIGN}")


def _counted(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
