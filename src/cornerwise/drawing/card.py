"""The card of a game: the picture that other sites and messengers show beside a link to it.

It has no words, so it suits every language: the board, our mark, and a tile of every colour, corner to corner.
"""

import re
from collections.abc import Iterator, Sequence

from cornerwise.drawing.draw import Drawable, draw_svg
from cornerwise.drawing.markup import element
from cornerwise.drawing.palette import Inks, ThemeName, find_theme
from cornerwise.drawing.sheet import document

WIDTH, HEIGHT = 1200, 630
"""Pixels: what Open Graph and other readers of links expect."""
EDGE, BOARD, MARK, TILE, GAP = 40, 550, 200, 76, 70
MIDDLE = 310
"""Of the left half, where mark and tiles stand."""
MARK_TILES = (
    "M18 6h8q5 0 5 5v17q0 3-3 3H11q-5 0-5-5v-8Q6 6 18 6z",
    "M38 33h15q5 0 5 5v8q0 12-12 12h-8q-5 0-5-5V36q0-3 3-3h2z",
)
MARK_INK, BEAD_INK = "#3a53c7", "#e2a918"
_SIZE = re.compile(r'<svg [^>]*?width="([\d.]+)" height="([\d.]+)"')


def draw_card_svg(shown: Drawable, *, theme: ThemeName = "light") -> str:
    """A position as a card of 1200 by 630 pixels, without what is hidden in it."""
    inks = find_theme(theme)
    board = draw_svg(shown, theme=theme, coordinates=False, size=BOARD, view="isometric")
    size = _SIZE.match(board)
    assert size, "a picture says how large it is"
    width, height = map(float, size.groups())
    left, top = WIDTH - EDGE - (BOARD + width) / 2, (HEIGHT - height) / 2
    return document(
        WIDTH,
        HEIGHT,
        "Cornerwise",
        "",
        element("rect", width=WIDTH, height=HEIGHT, fill=inks.page),
        *_left_half([inks.players[colour] for colour in shown.variant.colours if colour in inks.players]),
        board.replace("<svg ", f'<svg x="{left:g}" y="{top:g}" ', 1),
    )


def _left_half(players: Sequence[Inks]) -> Iterator[str]:
    """Our mark, and below it the tiles of games whose tiles have colours."""
    tiles_high = min(len(players), 2) * TILE
    top = (HEIGHT - MARK - tiles_high - (GAP if players else 0)) / 2
    yield draw_mark(MIDDLE, top + MARK / 2, MARK)
    left, top = MIDDLE - TILE * len(players) / 2, top + MARK + GAP
    for number, inks in enumerate(players):  # each touches the next by a corner
        yield element(
            "rect",
            x=left + number * TILE,
            y=top + number % 2 * TILE,
            width=TILE,
            height=TILE,
            rx=12,
            fill=inks.face,
            stroke=inks.edge,
            stroke_width=2,
        )


def draw_mark(x: float, y: float, size: float) -> str:
    """Our mark about a point."""
    tiles = [element("path", d=path, fill=MARK_INK) for path in MARK_TILES]
    bead = element("circle", cx=32, cy=32, r=6.5, fill=BEAD_INK)
    return element("g", *tiles, bead, transform=f"translate({x - size / 2:g} {y - size / 2:g})scale({size / 64:g})")
