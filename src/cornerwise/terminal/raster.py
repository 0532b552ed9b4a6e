"""Boards in characters: which cell, or which two, every character of the picture shows.

A character is about twice as high as it is wide. So a square is two characters side by side, and a
triangle fits into two as well, each cut by a slanted side::

    squares         triangles            twice as large
    [][][]          ◢◣◢◣                 ◢◣◥██◤◢◣
    [][][]          ◥◤◥◤                ◢██◣◥◤◢██◣

Every cut character belongs to two cells, one in front and one behind, so no space is lost. A solid
board is shown level by level, each as a plan of its own.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from cornerwise.drawing.scene import axis_names
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Address

PLANS_WIDTH = 40
"""As many plans of a solid board stand side by side as fit into this beside a tray in 80 columns."""


class Character(NamedTuple):
    """What a character shows: one cell, or two with a side between them that leans like a slash."""

    left: int | None
    right: int | None
    slash: str = ""


EMPTY = Character(None, None)
Spot = tuple[int, int]
"""A line from the top and a column."""


@dataclass(frozen=True)
class Raster:
    """A board at some scale, with its coordinates."""

    rows: tuple[tuple[Character, ...], ...]
    labels: dict[Spot, tuple[int, int]]
    """Where two characters can be written into a cell: the cell, and which of the two."""
    notes: dict[Spot, str]
    """The characters of the coordinates."""

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def cell_at(self, line: int, column: int) -> int | None:
        """The cell that a character shows, the left one of two."""
        if not (0 <= line < self.height and 0 <= column < self.width):
            return None
        character = self.rows[line][column]
        return character.right if character.left is None else character.left


@cache
def rasterise(board: Board, scale: int) -> Raster:
    """The board with cells of `scale` lines."""
    frame, canvas = _Frame.round(board, scale), _Canvas()
    for cell, address in enumerate(board.addresses):
        for part in frame.parts(address):
            canvas.put(cell, part)
    for level in range(frame.levels):
        frame.write(canvas, level)
    return Raster(canvas.rows(), dict(canvas.labels()), canvas.notes)


class _Part(NamedTuple):
    """A character of one cell: wholly, or only right or left of a slanted side."""

    line: int
    column: int
    side: str = ""
    slash: str = ""


@dataclass
class _Canvas:
    halves: dict[Spot, dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    slashes: dict[Spot, str] = field(default_factory=dict)
    whole: dict[int, list[Spot]] = field(default_factory=lambda: defaultdict(list))
    notes: dict[Spot, str] = field(default_factory=dict)

    def put(self, cell: int, part: _Part) -> None:
        spot = (part.line, part.column)
        if part.side:
            self.halves[spot][part.side] = cell
            self.slashes[spot] = part.slash
        else:
            self.halves[spot] = {"left": cell, "right": cell}
            self.whole[cell].append(spot)

    def write(self, line: int, column: int, text: str) -> None:
        self.notes |= {(line, column + index): letter for index, letter in enumerate(text)}

    def rows(self) -> tuple[tuple[Character, ...], ...]:
        height, width = (1 + max(spot[axis] for spot in (*self.halves, *self.notes)) for axis in (0, 1))
        return tuple(tuple(self._character((line, column)) for column in range(width)) for line in range(height))

    def _character(self, spot: Spot) -> Character:
        if spot not in self.halves:
            return EMPTY
        return Character(self.halves[spot].get("left"), self.halves[spot].get("right"), self.slashes.get(spot, ""))

    def labels(self) -> Iterator[tuple[Spot, tuple[int, int]]]:
        """The middle two characters of the widest line of every cell."""
        for cell, spots in self.whole.items():
            lines = {line: [spot for spot in spots if spot[0] == line] for line, _ in spots}
            widest = max(lines.values(), key=len)
            begin = len(widest) // 2 - 1
            for index, spot in enumerate(widest[begin : begin + 2]):
                yield spot, (cell, index)


@dataclass(frozen=True)
class _Frame:
    """Where things stand: the plan of every level, the numbers left of it and the letters below."""

    board: Board
    scale: int
    columns: dict[int, str]
    rows: dict[int, str]
    levels: int
    """How many plans there are; a flat board has one, without a caption."""

    @classmethod
    def round(cls, board: Board, scale: int) -> "_Frame":
        levels = 1 + max(sum(address[2:]) for address in board.addresses)
        return cls(board, scale, *axis_names(board), levels)

    @property
    def _slanted(self) -> bool:
        return self.board.lattice.is_slanted

    @property
    def _pitch(self) -> int:
        """Columns of characters from one cell to the next."""
        return self.scale if self._slanted else 2 * self.scale

    @property
    def _margin(self) -> int:
        return 1 + max(map(len, self.rows.values()))

    @property
    def _caption(self) -> int:
        return int(self.board.lattice.is_solid)

    def _origin(self, level: int) -> Spot:
        """The first character of a plan."""
        plan_width = (max(self.columns) - min(self.columns) + 1) * 2 + 1
        side_by_side = max(1, PLANS_WIDTH // plan_width)
        down, across = divmod(level, side_by_side)
        height = len(self.rows) * self.scale + 1 + self._caption
        return down * height + self._caption, self._margin + across * (plan_width - 1) * self.scale + across

    def parts(self, address: Address) -> Iterator[_Part]:
        """The characters of a cell."""
        line, column = self._origin(sum(address[2:]))
        line += (max(self.rows) - address[1]) * self.scale
        column += (address[0] - min(self.columns)) * self._pitch
        if self._slanted:
            return _triangle(line, column, self.board.lattice.kind(address) == 0, self.scale)
        return _square(line, column, self.scale)

    def write(self, canvas: _Canvas, level: int) -> None:
        """The coordinates of a plan."""
        line, column = self._origin(level)
        if self._caption:
            canvas.write(line - 1, column, f"/{level + 1}")  # as in the names of its cells
        for y, name in self.rows.items():
            at = line + (max(self.rows) - y) * self.scale + (self.scale - 1) // 2
            canvas.write(at, 0, name.rjust(self._margin - 1))
        below, end = line + len(self.rows) * self.scale, -1
        for x, name in sorted(self.columns.items()):
            at = column + (x - min(self.columns)) * self._pitch + self.scale - 1
            if at >= end + (len(name) > 1):  # aa beside ab would run together
                canvas.write(below, at, name)
                end = at + len(name)


def _square(line: int, column: int, scale: int) -> Iterator[_Part]:
    return (_Part(line + down, column + across) for down in range(scale) for across in range(2 * scale))


def _triangle(line: int, column: int, up: bool, scale: int) -> Iterator[_Part]:
    for down in range(scale):
        cut = scale - 1 - down if up else down
        first, last = column + cut, column + 2 * scale - 1 - cut
        yield _Part(line + down, first, "right", "/" if up else "\\")
        yield _Part(line + down, last, "left", "\\" if up else "/")
        for across in range(first + 1, last):
            yield _Part(line + down, across)
