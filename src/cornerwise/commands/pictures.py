"""Positions and designs as the commands show them."""

from cornerwise.commands.console import has_colours, print_drawing, say
from cornerwise.drawing.palette import ThemeName
from cornerwise.drawing.text import draw_text
from cornerwise.locales.terminal_language import here
from cornerwise.rules.design import Design
from cornerwise.rules.start import AnyPosition


def print_position(shown: AnyPosition | Design, theme: ThemeName = "dark") -> None:
    """A position or design on standard output, in colour where there is some."""
    if has_colours():
        print_drawing(draw_text(shown, colour=True, theme=theme, language=here().tag))
    else:
        say(draw_text(shown, language=here().tag))
