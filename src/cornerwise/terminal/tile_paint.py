"""Tiles with numbers in coloured characters, lying on felt.

Every tile is two lines of up to five characters; a slanted side is cut through one character that
belongs to the tiles on both of its sides::

     ◢2◣2 4◢4◣
    ◢0 0◣0◢0*5◣
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from cornerwise.drawing.palette import DOT_INK, FIGURE_INKS, IVORY, Theme, mixed
from cornerwise.geometry.lattice import TRIANGLE
from cornerwise.rules.tiles import Cell, Tile
from cornerwise.terminal.paint import LEANING

PITCH, WIDTH, HEIGHT = 3, 5, 2
"""Characters from one column of cells to the next, and the size of a tile."""
RECENT, LAST = "·", "*"
SHADE = 0.55
"""How much darker tiles that point down are, so that sides can be told."""
CUTS = {"/": "◤◢", "\\": "◣◥"}
"""What lies left and right of a slanted side."""
Spot = tuple[int, int]
"""A line and a column."""


class TileLook(NamedTuple):
    """How a cell is shown: its ground, its numbers if it has some, and a sign in its middle."""

    ground: str
    numbers: Tile | None = None
    sign: str = " "
    ink: str = ""
    """The ink of all its characters; without one every number has its own."""
    bold: bool = False


Looks = Mapping[Cell, TileLook]


class _Part(NamedTuple):
    """A character of a cell: what is written there, or the side of the cell that it is cut by."""

    text: str
    ink: str = ""
    side: str = ""


@dataclass(frozen=True)
class Window:
    """The part of the felt that is shown."""

    line: int
    column: int
    width: int
    height: int

    def cell_at(self, line: int, column: int) -> Cell:
        """The cell that a character of the window shows."""
        line, column = line + self.line, column + self.column
        y = -(line // HEIGHT)
        x = (column - 1) // PITCH
        return next((cell for cell in ((x, y), (x - 1, y)) if (line, column) in dict(_parts(cell, None))), (x, y))


def ivory(cell: Cell) -> str:
    """The ground of a tile that lies there."""
    return IVORY[0] if _up(cell) else mixed(IVORY[0], IVORY[1], 1 + SHADE)


def extent(cells: Iterable[Cell]) -> tuple[Spot, Spot]:
    """The first and last character that some cells take."""
    spots = [spot for x, y in cells for spot in ((-HEIGHT * y, PITCH * x), (-HEIGHT * y + 1, PITCH * x + WIDTH - 1))]
    lines, columns = zip(*spots, strict=True)
    return (min(lines), min(columns)), (max(lines), max(columns))


def painted(looks: Looks, window: Window, theme: Theme, page: str, marks: bool) -> Text:
    """What a window shows; with `marks` sides are lines, so that they can be told without colours."""
    grounds: dict[Spot, list[str]] = {}
    written: dict[Spot, tuple[str, Style]] = {}
    sides: dict[Spot, str] = {}
    for cell, look in looks.items():
        for spot, part in _parts(cell, look):
            if part.side:
                grounds.setdefault(spot, [page, page])[part.side == "right"] = look.ground
                sides[spot] = part.text
            else:
                written[spot] = (part.text, _style(part.ink, look.ground, look.bold))
    for spot, (left, right) in grounds.items():
        if marks:
            written[spot] = (LEANING[sides[spot]], _style(theme.muted, page))
        else:
            cut = CUTS[sides[spot]]
            # A font whose triangles do not fill their square looks best when the bare felt is behind them.
            in_front, behind = (cut[0], (left, right)) if right == page else (cut[1], (right, left))
            written[spot] = (in_front, _style(*behind))
    bare = (" ", _style("", page))
    lines = []
    for line in range(window.line, window.line + window.height):
        columns = range(window.column, window.column + window.width)
        runs = groupby((written.get((line, column), bare) for column in columns), key=lambda pair: pair[1])
        lines.append(Text.assemble(*(("".join(sign for sign, _ in run), style) for style, run in runs)))
    return Text("\n").join(lines)


@cache
def _style(ink: str, ground: str, bold: bool = False) -> Style:
    return Style(color=ink or None, bgcolor=ground, bold=bold)


def _parts(cell: Cell, look: TileLook | None) -> Iterator[tuple[Spot, _Part]]:
    """The characters of a cell, in lines that count downward."""
    x, y = cell
    apex, second, third = (
        "   " if look is None or look.numbers is None else map(str, look.numbers)
    )  # clockwise: the second is on the right of a tile that points up
    sign = look.sign if look else " "
    up = _up(cell)
    written = (f" /{apex}\\ ", f"/{third}{sign}{second}\\") if up else (f"\\{second}{sign}{third}/", f" \\{apex}/ ")
    for down, letters in enumerate(written):
        for along, letter in enumerate(letters):
            edge = along in (down ^ up, WIDTH - 1 - (down ^ up))
            if edge:
                part = _Part(letter, side="right" if along < WIDTH // 2 else "left")
            elif (down ^ up) < along < WIDTH - 1 - (down ^ up):
                part = _Part(letter, _ink(look, letter))
            else:
                continue
            yield (down - HEIGHT * y, PITCH * x + along), part


def _ink(look: TileLook | None, letter: str) -> str:
    if look is None or look.ink:
        return look.ink if look else ""
    return FIGURE_INKS[int(letter)] if letter.isdigit() else DOT_INK


def _up(cell: Cell) -> bool:
    return TRIANGLE.kind(cell) == 0


# Where the window stands


def follow(at: int | None, room: int, first: int, last: int, focus: tuple[int, int]) -> int:
    """Where a window of some room begins along one axis: it moves no more than it must.

    If everything from `first` to `last` has room, all of it is shown; otherwise at least the focus.
    """
    size = last - first + 1
    if size <= room:
        whole = at is not None and at <= first and last < at + room
        return at if whole and at is not None else first - (room - size) // 2
    begin = focus[0] - room // 2 if at is None else min(max(at, focus[1] - room + 1), focus[0])
    return min(max(begin, first), last - room + 1)
