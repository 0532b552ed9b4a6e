"""The pictures of the rule book by name. They hold no words, so one serves all languages."""

import re
from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache, partial

from cornerwise.drawing.draw import draw_svg
from cornerwise.drawing.palette import ThemeName
from cornerwise.drawing.scene import Laid, Scene, scene_of
from cornerwise.drawing.sheet import document
from cornerwise.drawing.svg import draw_scene_svg, draw_shape_svg
from cornerwise.drawing.tile_table_svg import draw_field_svg
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.shapes import Shape
from cornerwise.rulebook.examples import finished_game
from cornerwise.rulebook.figures import CONTACTS, Contact
from cornerwise.rulebook.ghost import draw_ghost_svg
from cornerwise.rulebook.options_section import seat_choices
from cornerwise.rulebook.tile_figures import TILE_FIGURES, TileFigure
from cornerwise.rules.placing_position import PlacingPosition

FIGURE, BOARD, PLAN, COVER = 280, 560, 220, 240
"""Sizes in pixels."""
TRAY_CELL, LEFT_CELL, GAP = 18, 11, 12
"""Pixels a cell of pieces shown apart, and between pieces."""
TRAY_WIDTH, LEFT_WIDTH = 460, 420
SMALLEST_TABLE = (3.4, 2.2)
"""In tiles, across and down: figures of tiles are closer than a table in play."""


@cache
def draw_picture(name: str, theme: ThemeName) -> str:
    """A picture as SVG; `KeyError` for a name that no page uses."""
    return _drawers()[name](theme)


def picture_names() -> Collection[str]:
    """Every picture that there is."""
    return _drawers().keys()


def _drawers() -> dict[str, Callable[[ThemeName], str]]:
    return _drawers_of(placing_variants())


@lru_cache(maxsize=1)  # until another game is registered
def _drawers_of(games: tuple[PlacingVariant, ...]) -> dict[str, Callable[[ThemeName], str]]:
    found: dict[str, Callable[[ThemeName], str]] = {}
    found |= {contact.picture: partial(_contact, contact) for contact in CONTACTS}
    found |= {figure.picture: partial(_tiles, figure) for figure in TILE_FIGURES}
    for variant in games:
        found[f"pieces-{variant.id}"] = partial(_tray, variant)
        if variant.start_cells:
            found[f"starts-{variant.id}"] = partial(_starts, variant)
        if len(variant.boards) > 1:
            found |= {f"board-{variant.id}-{n}": partial(_plan, variant.id, n) for n in seat_choices(variant)}
        found[f"finished-{variant.id}"] = partial(_finished, variant)
        found[f"cover-{variant.id}"] = partial(_cover, variant)
        if variant.seats > 1 and variant.points.cell_left:  # elsewhere pages show no pieces that are left
            found |= {f"left-{variant.id}-{colour}": partial(_left, variant, colour) for colour in variant.colours}
    return found


# Boards


def _contact(contact: Contact, theme: ThemeName) -> str:
    position = contact.position()
    scene = scene_of(position)
    ghost = Laid(position.variant.colours[0], position.move_table.rows[position.parse(contact.move)])
    if position.variant.gravity:
        built = Scene(scene.board, (*scene.laid, ghost), last=len(scene.laid))
        return draw_scene_svg(built, theme=theme, coordinates=False, size=FIGURE, view="isometric", title=contact.name)
    fits = not contact.refused_by
    bare = Scene(scene.board, scene.laid, {} if scene.laid else scene.starts)
    return draw_ghost_svg(bare, ghost, fits=fits, theme=theme, size=FIGURE, title=contact.name)


def _tiles(figure: TileFigure, theme: ThemeName) -> str:
    return draw_field_svg(figure.field, theme=theme, size=FIGURE, title=figure.name, smallest=SMALLEST_TABLE)


def _starts(variant: PlacingVariant, theme: ThemeName) -> str:
    return draw_svg(PlacingPosition(variant), theme=theme, size=BOARD)


def _plan(game: str, seats: int, theme: ThemeName) -> str:
    empty = Scene(find_placing_variant(game, seats=seats).board)
    return draw_scene_svg(empty, theme=theme, size=PLAN, view="plan", title=game)


def _finished(variant: PlacingVariant, theme: ThemeName) -> str:
    return draw_svg(finished_game(variant), theme=theme, size=BOARD, last=False)


def _cover(variant: PlacingVariant, theme: ThemeName) -> str:
    """For the list of games: the same, and nothing but pieces."""
    game = finished_game(variant)
    return draw_svg(game, theme=theme, size=COVER, last=False, coordinates=False, view="isometric")


# Pieces side by side


def _tray(variant: PlacingVariant, theme: ThemeName) -> str:
    return _rows(variant, variant.pieces, variant.colours[0], theme, TRAY_CELL, TRAY_WIDTH)


def _left(variant: PlacingVariant, colour: str, theme: ThemeName) -> str:
    return _rows(variant, finished_game(variant).left(colour), colour, theme, LEFT_CELL, LEFT_WIDTH)


def _rows(
    variant: PlacingVariant, shapes: Sequence[Shape], colour: str, theme: ThemeName, cell: float, widest: float
) -> str:
    """Pieces in rows that are no wider than `widest`, the largest first."""
    left = top = low = width = 0.0
    placed = []
    for shape in reversed(shapes):
        drawn = draw_shape_svg(shape, variant.board.lattice, colour=colour, theme=theme, cell=cell)
        wide, high = (float(found) for found in re.findall(r' (?:width|height)="([\d.]+)"', drawn)[:2])
        if left and left + wide > widest:
            left, top, low = 0, top + low + GAP, 0
        placed.append(drawn.replace("<svg", f'<svg x="{left:g}" y="{top:g}"', 1))
        width, low = max(width, left + wide), max(low, high)
        left += wide + GAP
    return document(width, top + low, variant.id, "", *placed)
