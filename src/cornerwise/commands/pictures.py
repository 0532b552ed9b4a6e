"""Positions and designs as the commands show them."""

from cornerwise.commands.console import has_colours, print_drawing, say
from cornerwise.drawing.draw import draw_text
from cornerwise.drawing.palette import ThemeName
from cornerwise.locales.terminal_language import here
from cornerwise.rules.design import Design
from cornerwise.rules.position import Position


def print_position(shown: Position | Design, theme: ThemeName = "dark") -> None:
    """A position or design on standard output, in colour where there is some."""
    if has_colours():
        print_drawing(draw_text(shown, colour=True, theme=theme, language=here().tag))
    else:
        say(draw_text(shown, language=here().tag))
