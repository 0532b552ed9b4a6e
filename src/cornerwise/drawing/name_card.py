"""The card of a player: the picture that other sites show beside a link to a profile.

Its words need a font of the system; without one it shows our mark alone.
"""

from cornerwise.drawing.card import EDGE, HEIGHT, WIDTH, draw_mark
from cornerwise.drawing.markup import element, words
from cornerwise.drawing.palette import ThemeName, find_theme
from cornerwise.drawing.sheet import document

MARK_X, MARK, LEFT = 230, 260, 430
NAME, LINE = 110, 46
"""The sizes of letters, in pixels. Long names are written smaller."""
LETTER = 0.66
"""The width of a letter, as a part of its size."""
FONT = "DejaVu Sans, Noto Sans, Segoe UI, Arial, sans-serif"


def draw_name_card_svg(name: str, line: str = "", *, theme: ThemeName = "light") -> str:
    """A name, and a line below it, on a card of 1200 by 630 pixels."""
    inks = find_theme(theme)
    room, middle = WIDTH - LEFT - EDGE, HEIGHT / 2
    size = min(NAME, room / (LETTER * max(len(name), 1)))
    smaller = min(LINE, room / (LETTER * max(len(line), 1)))
    shift = 0 if line else size / 3
    return document(
        WIDTH,
        HEIGHT,
        "Cornerwise",
        "",
        element("rect", width=WIDTH, height=HEIGHT, fill=inks.page),
        draw_mark(MARK_X, middle, MARK),
        element(
            "g",
            _text(name, middle + shift, size, 700, inks.text),
            _text(line, middle + 1.7 * LINE, smaller, 400, inks.muted),
        ),
    )


def _text(text: str, y: float, size: float, weight: float, ink: str) -> str:
    return element("text", words(text), x=LEFT, y=y, font_family=FONT, font_size=size, font_weight=weight, fill=ink)
