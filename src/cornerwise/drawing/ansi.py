"""Text with 24-bit ANSI colours."""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from cornerwise.drawing.palette import Theme

FREE, START = ".", "+"


class Patch(NamedTuple):
    """What one cell shows. Those of one `piece` are drawn as one body; the bare board belongs to none."""

    letter: str
    colour: str = ""
    piece: int | None = None
    last: bool = False
    on_board: bool = True
    """Whether what is bare has the board's ground behind it."""


class Span(NamedTuple):
    """A bit of a line; `patch` is what it is painted as, None is bare ground."""

    text: str
    patch: Patch | None = None


Line = list[Span]


def line_width(line: Line) -> int:
    return sum(len(span.text) for span in line)


def written(lines: Iterable[Line], theme: Theme | None) -> str:
    """Lines as text, in the colours of a theme if there is one."""
    if theme is None:
        return "\n".join("".join(span.text for span in line).rstrip() for line in lines)
    return "\n".join(_painted(line, theme) for line in lines)


def ink(layer: int, colour: str) -> str:
    """The numbers that set a layer of the terminal, 38 for letters and 48 behind them, to a colour."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return f"{layer};2;{red};{green};{blue}"


def _painted(line: Line, theme: Theme) -> str:
    """A line with its escapes, one for every run that looks the same."""
    styled = ((_style(span.patch, theme), span.text) for span in line if span.text)
    runs = [(style, "".join(text for _, text in run)) for style, run in groupby(styled, key=lambda pair: pair[0])]
    return "".join(f"\x1b[{style}m{text}\x1b[0m" if style else text for style, text in runs).rstrip()


def _style(patch: Patch | None, theme: Theme) -> str:
    """The numbers of the terminal's style: letters on the tile, or the colour on the bare board."""
    if patch is None:
        return ""
    inks = theme.players.get(patch.colour)
    if inks and patch.piece is not None:
        return f"{'1;' if patch.last else ''}{ink(38, inks.on)};{ink(48, inks.face)}"
    bare = inks.face if inks else theme.text if patch.letter == START else theme.faint
    return ink(38, bare) + (f";{ink(48, theme.board)}" if patch.on_board else "")
