"""A whole game as one animated picture (WebP), a frame for every move."""

from collections.abc import Iterator

from cornerwise.drawing.draw import draw_svg
from cornerwise.drawing.palette import ThemeName
from cornerwise.drawing.raster import to_webp
from cornerwise.rules.position import Position

SIZE = 360
"""Pixels along the longer side: the largest games then take some 300 kB."""
MOVE, END = 700, 4000
"""Milliseconds that a move stays, and the last of them."""


def animate(position: Position, *, theme: ThemeName = "light", size: float = SIZE) -> bytes:
    """The game from its first move to where it stands, without what is hidden in it."""
    frames = list(_frames(position, theme, size))
    return to_webp(frames, [MOVE] * (len(frames) - 1) + [END])


def _frames(position: Position, theme: ThemeName, size: float) -> Iterator[str]:
    """A picture after every move that changes one: hands that are dealt and tiles that are drawn do not show."""
    earlier = position.copy()
    while earlier.ply:
        earlier.pop()
    before = ""
    for move in (None, *position.moves):
        if move is not None:
            earlier.push(move)
        drawn = draw_svg(earlier, theme=theme, coordinates=False, size=size, view="isometric")
        if _board(drawn) != before:
            before = _board(drawn)
            yield drawn


def _board(svg: str) -> str:
    """A picture without the words in it."""
    return svg.partition("</desc>")[2]
