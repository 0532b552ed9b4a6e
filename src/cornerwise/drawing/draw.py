"""Any position, view or design as text or SVG: where drawing maps a family to its implementation."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from cornerwise.drawing.palette import ThemeName
from cornerwise.drawing.svg import CubeView, draw_board_svg, positive_size
from cornerwise.drawing.text import draw_board_text
from cornerwise.drawing.tile_table import field_of
from cornerwise.drawing.tile_table_svg import draw_field_svg
from cornerwise.drawing.tile_table_text import draw_field_text
from cornerwise.errors import need
from cornerwise.games.variant import ByFamily
from cornerwise.locales.phrase import SOURCE
from cornerwise.rules.design import Design
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.position import Position
from cornerwise.rules.view import View

Drawable = Position | View | Design
DRAWABLE = "a game, a view or a design"


class Drawer(NamedTuple):
    """How the games of one family are drawn."""

    text: Callable[..., str]
    svg: Callable[..., str]


# A table of tiles has no colours to mark and one way to look at it. In place of coordinates it has a line of how many
# tiles lie elsewhere: pictures for everybody go without both, since they have the words of no language.


def _table_svg(
    shown: MatchingPosition | MatchingView,
    *,
    theme: ThemeName,
    coordinates: bool,
    last: bool,
    size: float,
    title: str | None,
    language: str,
    **_: Any,
) -> str:
    field = field_of(shown) if coordinates else replace(field_of(shown), held={}, pile=None)
    return draw_field_svg(field, theme=theme, last=last, size=size, title=title, language=language)


def _table_text(
    shown: MatchingPosition | MatchingView,
    *,
    colour: bool,
    coordinates: bool,
    last: bool,
    status: bool,
    language: str,
    **_: Any,
) -> str:
    return draw_field_text(
        field_of(shown), colour=colour, coordinates=coordinates, last=last, status=status, language=language
    )


DRAWERS = ByFamily(placing=Drawer(draw_board_text, draw_board_svg), matching=Drawer(_table_text, _table_svg))


def draw_text(
    shown: Drawable,
    *,
    colour: bool = False,
    coordinates: bool = True,
    last: bool = True,
    status: bool = True,
    theme: ThemeName = "dark",
    language: str = SOURCE,
) -> str:
    """A position as text: the board, and under it whose turn it is, the points and the pieces left.

    Under a design stand the pieces it uses. The words are in the nearest `language` there is.

    `colour` adds 24-bit terminal colours, those of the `theme`; `last` writes the last move small.
    """
    need(shown, Drawable, DRAWABLE)
    return DRAWERS.of(shown.variant).text(
        shown, colour=colour, coordinates=coordinates, last=last, status=status, theme=theme, language=language
    )


def draw_svg(
    shown: Drawable,
    *,
    theme: ThemeName = "light",
    coordinates: bool = True,
    last: bool = True,
    marks: bool = False,
    size: float = 720,
    title: str | None = None,
    view: CubeView = "both",
    turn: int = 0,
    language: str = SOURCE,
) -> str:
    """A position or design as an SVG document, `size` pixels along its longer side.

    `last` outlines the last move, `marks` puts the pattern of its colour on every cell. Cubes can be seen
    in one `view` or both, with the table turned by so many quarters. Of a matching game a view shows the
    own hand, a position none; it has no colours to mark and, for coordinates, how many tiles lie elsewhere. The
    words are in the nearest `language` there is.
    """
    need(shown, Drawable, DRAWABLE)
    return DRAWERS.of(shown.variant).svg(
        shown,
        theme=theme,
        coordinates=coordinates,
        last=last,
        marks=marks,
        size=positive_size(size),
        title=title,
        view=view,
        turn=turn,
        language=language,
    )
