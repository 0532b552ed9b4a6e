"""Positions as the commands show them.

`drawing` knows flat boards only. Boards of cubes are shown level by level, as in the terminal game;
once `drawing` has them, everything here but its calls can go.
"""

from cornerwise.commands.console import console, has_colours, print_drawing, say
from cornerwise.drawing.palette import ThemeName, find_theme
from cornerwise.drawing.scene import headline
from cornerwise.drawing.svg import draw_svg
from cornerwise.drawing.text import draw_text
from cornerwise.errors import CornerwiseError
from cornerwise.rules.position import Position
from cornerwise.terminal.paint import board_looks, painted_board


def svg_of(position: Position, theme: ThemeName, marks: bool) -> str:
    """A position as an SVG document."""
    if position.variant.gravity:
        raise CornerwiseError(position.variant.id, f"{position.variant.id}: boards of cubes have no SVG picture yet")
    return draw_svg(position, theme=theme, marks=marks)


def text_of(position: Position) -> str:
    """A position in plain characters."""
    if not position.variant.gravity:
        return draw_text(position)
    points = ", ".join(f"{colour} {score}" for colour, score in position.scores.items())
    looks = board_looks(position, find_theme("dark"), marks=True)
    plans = painted_board(position.variant.board, 1, looks, find_theme("dark"))
    return f"{plans.plain}\n{headline(position)}\n{points}"


def print_position(position: Position, theme: ThemeName = "dark") -> None:
    """A position on standard output, in colour where there is some."""
    if not has_colours():
        say(text_of(position))
    elif position.variant.gravity:
        inks = find_theme(theme)
        console().print(painted_board(position.variant.board, 1, board_looks(position, inks), inks))
        say(headline(position))
    else:
        print_drawing(draw_text(position, colour=True, theme=theme))
