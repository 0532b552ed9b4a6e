"""Positions, designs and pieces as standalone SVG pictures.

A picture is the `ground` of a board with its pieces, as `piece_svg` draws them, on a `sheet`; of a board of
cubes it is the view from a corner, the plan from above, or both. It needs no font, script or file beside
it, and says in words what it shows.
"""

from collections.abc import Iterator, Sequence
from math import dist, inf
from typing import Protocol, get_args

from cornerwise.drawing.captions import description_of, title_of
from cornerwise.drawing.cubes import Cubes
from cornerwise.drawing.detail import Detail
from cornerwise.drawing.ground import Ground, frame_width
from cornerwise.drawing.heights import bulk, is_solid
from cornerwise.drawing.isometric import Isometric, around
from cornerwise.drawing.markup import element
from cornerwise.drawing.outline import Spot, format_number
from cornerwise.drawing.palette import Theme, ThemeName, find_theme
from cornerwise.drawing.piece_svg import Tiles
from cornerwise.drawing.plan import Plan
from cornerwise.drawing.scene import Laid, Scene, position_of, scene_of
from cornerwise.drawing.sheet import Box, Sheet, document
from cornerwise.drawing.solid import surface
from cornerwise.geometry.board import make_board
from cornerwise.geometry.lattice import Lattice
from cornerwise.geometry.shapes import Shape
from cornerwise.locales.phrase import SOURCE, Phrase, colour_name, paragraph
from cornerwise.rules.design import Design
from cornerwise.rules.pictured import CubeView as CubeView
from cornerwise.rules.placing_position import PlacingPosition, PlacingView

SHADOW_ROOM = 0.1
"""What a piece's shadow needs beyond its cells."""
MARGIN, GAP, PLAN_SCALE, CORNER = 0.45, 0.7, 0.62, 14
"""Round and between the views of cubes, in cells; how large the plan is beside the other; in pixels, how round."""


class Panel(Protocol):
    """A part of a picture that can be drawn at any scale."""

    @property
    def box(self) -> Box: ...
    def drawn(self, sheet: Sheet) -> Iterator[str]: ...


def draw_board_svg(
    shown: PlacingPosition | PlacingView | Design,
    *,
    theme: ThemeName,
    coordinates: bool,
    last: bool,
    marks: bool,
    size: float,
    title: str | None,
    view: CubeView,
    turn: int,
    language: str,
) -> str:
    """A placing game or design as an SVG document; `drawing.draw_svg` says what the arguments do."""
    shown = position_of(shown)
    return draw_scene_svg(
        scene_of(shown),
        theme=theme,
        coordinates=coordinates,
        last=last,
        marks=marks,
        size=size,
        title=title or title_of(shown).line(language),
        description=paragraph(description_of(shown), language),
        view=view,
        turn=turn,
    )


def draw_scene_svg(
    scene: Scene,
    *,
    theme: ThemeName = "light",
    coordinates: bool = True,
    last: bool = True,
    marks: bool = False,
    size: float = 720,
    title: str | None = None,
    description: str = "",
    view: CubeView = "both",
    turn: int = 0,
    language: str = SOURCE,
) -> str:
    """A board and what lies on it as an SVG document."""
    title = title or Phrase("picture-board").line(language)
    inks = find_theme(theme)
    detail = Detail(coordinates=coordinates, last=last, marks=marks)
    if is_solid(scene.board):
        panels = _panels(scene, inks, detail, view, turn)
        return _side_by_side(panels, inks, positive_size(size), title, description)
    ground = Ground(scene, inks, frame_width(scene, positive_size(size)) if coordinates else 0)
    sheet = Sheet(ground.box, size / ground.box.longer)
    tiles = Tiles(scene, inks, detail.at(sheet.scale))
    board = sheet.scaled([*ground.layers(), *tiles.layers()])
    return sheet.document(title, description, tiles.definitions(), board, ground.labels(sheet))


def cell_at(shown: PlacingPosition | Design, pixel: Spot, *, size: float) -> int | None:
    """The cell at a pixel of the picture of that size; None beside the board, and for cubes, which hide each other."""
    scene = scene_of(shown)
    if is_solid(scene.board):
        return None
    ground = Ground(scene, find_theme("light"), frame_width(scene, positive_size(size)))
    sheet = Sheet(ground.box, size / ground.box.longer)
    spots = [sheet.pixels(spot) for spot in ground.middles]
    cell = min(range(len(spots)), key=lambda cell: dist(spots[cell], pixel))
    return cell if dist(spots[cell], pixel) < sheet.scale else None


def draw_shape_svg(
    shape: Shape,
    lattice: Lattice,
    *,
    colour: str = "blue",
    orientation: int | None = None,
    theme: ThemeName = "light",
    marks: bool = False,
    cell: float = 24,
    title: str | None = None,
    language: str = SOURCE,
) -> str:
    """One piece as an SVG document, `cell` pixels a cell, so that pieces side by side have one scale.

    Without an `orientation`, cubes lie as they are seen best.
    """
    inks = find_theme(theme)
    cells = shape.orientations[_best(shape) if orientation is None else orientation]
    board = make_board(shape.name, lattice, cells, (0,) * lattice.dimension)
    scene = Scene(board, (Laid(colour, tuple(range(len(board)))),))
    detail = Detail(last=False, marks=marks).at(positive_size(cell))
    tiles = Cubes(scene, inks, detail) if is_solid(board) else Tiles(scene, inks, detail)
    box = around(tiles) if isinstance(tiles, Cubes) else _with_room(Ground(scene, inks, 0).box)
    sheet = Sheet(box, cell)
    named = title or Phrase("picture-piece", piece=shape.name, colour=colour_name(colour)).line(language)
    described = Phrase("picture-cells", cells=shape.size, shape=lattice.name).line(language)
    return sheet.document(named, described, tiles.definitions(), sheet.scaled(tiles.layers()))


# Cubes


def _panels(scene: Scene, theme: Theme, detail: Detail, view: CubeView, turn: int) -> list[tuple[Panel, float]]:
    """The views that are asked for, and how large each is beside the others."""
    if view not in get_args(CubeView):
        raise ValueError(f"there is no view {view!r} (choose from: {', '.join(get_args(CubeView))})")
    if view == "plan":
        return [(Plan(scene, theme, detail), 1)]
    isometric = Isometric(scene, theme, detail, turn)
    return [(isometric, 1)] if view == "isometric" else [(isometric, 1), (Plan(scene, theme, detail), PLAN_SCALE)]


def _side_by_side(
    panels: Sequence[tuple[Panel, float]], theme: Theme, size: float, title: str, description: str
) -> str:
    """Views in a row on a card of their own, standing on one line."""
    boxes = [panel.box for panel, _ in panels]
    widths = [box.width * share for box, (_, share) in zip(boxes, panels, strict=True)]
    heights = [box.height * share for box, (_, share) in zip(boxes, panels, strict=True)]
    width = sum(widths) + GAP * (len(panels) - 1) + 2 * MARGIN
    height = max(heights) + 2 * MARGIN
    scale = size / max(width, height)
    drawn, left = [], MARGIN
    for box, (panel, share), wide, high in zip(boxes, panels, widths, heights, strict=True):
        sheet = Sheet(box, scale * share)
        at = format_number(left * scale, (height - MARGIN - high) * scale)
        drawn.append(element("g", *panel.drawn(sheet), transform=f"translate({at})"))
        left += wide + GAP
    width, height = width * scale, height * scale
    card = element("rect", class_="card", width=width, height=height, rx=CORNER, fill=theme.page)
    return document(width, height, title, description, card, *drawn)


def _best(shape: Shape) -> int:
    """The orientation of a piece that shows most: of cubes a low one, standing well, with many faces in sight."""
    if len(shape.orientations[0][0]) == 2:
        return 0
    shows = [(bulk(cells), -len(surface(cells))) for cells in shape.orientations]
    return shows.index(min(shows))


def _with_room(box: Box) -> Box:
    return box._replace(right=box.right + SHADOW_ROOM, bottom=box.bottom + SHADOW_ROOM)


def positive_size(pixels: float) -> float:
    if not 0 < pixels < inf:
        raise ValueError(f"a picture of {pixels} pixels cannot be drawn")
    return pixels
