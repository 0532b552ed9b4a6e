"""Boards in characters: which cell, or which two, every character of the picture shows.

A character is about twice as high as it is wide. So a square is two characters side by side, and a
triangle fits into two as well, each cut by a slanted side::

    squares         triangles            twice as large
    [][][]          ◢◣◢◣                 ◢◣◥██◤◢◣
    [][][]          ◥◤◥◤                ◢██◣◥◤◢██◣

Every cut character belongs to two cells, one in front and one behind, so no space is lost.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cornerwise.geometry.board import Board


class Character(NamedTuple):
    """What a character shows: one cell, or two with a side between them that leans like a slash."""

    left: int | None
    right: int | None
    slash: str = ""


EMPTY = Character(None, None)
Spot = tuple[int, int]
"""A row from the top and a column."""


@dataclass(frozen=True)
class Raster:
    """A board at some scale."""

    rows: tuple[tuple[Character, ...], ...]
    labels: dict[Spot, tuple[int, int]]
    """Where two characters can be written into a cell: the cell, and which of the two."""

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def cell_at(self, row: int, column: int) -> int | None:
        """The cell that a character shows, the left one of two."""
        if not (0 <= row < self.height and 0 <= column < self.width):
            return None
        character = self.rows[row][column]
        return character.right if character.left is None else character.left


class _Part(NamedTuple):
    """A character of one cell: wholly, or only right or left of a slanted side."""

    row: int
    column: int
    side: str = ""
    slash: str = ""


@cache
def rasterise(board: Board, scale: int) -> Raster:
    """The board with cells of `scale` lines."""
    left = min(x for x, _ in board.addresses)
    top = max(y for _, y in board.addresses)
    triangles = len(board.lattice.corners) > 1
    halves: dict[Spot, dict[str, int]] = defaultdict(dict)
    slashes: dict[Spot, str] = {}
    whole: dict[int, list[Spot]] = defaultdict(list)
    for cell, address in enumerate(board.addresses):
        x, y = address[0] - left, top - address[1]
        up = board.lattice.kind(address) == 0
        for part in _triangle(x, y, up, scale) if triangles else _square(x, y, scale):
            spot = (part.row, part.column)
            if part.side:
                halves[spot][part.side] = cell
                slashes[spot] = part.slash
            else:
                halves[spot] = {"left": cell, "right": cell}
                whole[cell].append(spot)
    return Raster(_rows(halves, slashes), dict(_labels(whole)))


def _square(x: int, y: int, scale: int) -> Iterator[_Part]:
    for row in range(scale):
        for column in range(2 * scale):
            yield _Part(y * scale + row, x * 2 * scale + column)


def _triangle(x: int, y: int, up: bool, scale: int) -> Iterator[_Part]:
    for row in range(scale):
        cut = scale - 1 - row if up else row
        line, first, last = y * scale + row, x * scale + cut, x * scale + 2 * scale - 1 - cut
        yield _Part(line, first, "right", "/" if up else "\\")
        yield _Part(line, last, "left", "\\" if up else "/")
        for column in range(first + 1, last):
            yield _Part(line, column)


def _rows(halves: dict[Spot, dict[str, int]], slashes: dict[Spot, str]) -> tuple[tuple[Character, ...], ...]:
    height, width = (1 + max(spot[axis] for spot in halves) for axis in (0, 1))
    return tuple(
        tuple(
            Character(halves[spot].get("left"), halves[spot].get("right"), slashes.get(spot, ""))
            if (spot := (row, column)) in halves
            else EMPTY
            for column in range(width)
        )
        for row in range(height)
    )


def _labels(whole: dict[int, list[Spot]]) -> Iterator[tuple[Spot, tuple[int, int]]]:
    """The middle two characters of the widest line of every cell."""
    for cell, spots in whole.items():
        lines = {row: [spot for spot in spots if spot[0] == row] for row, _ in spots}
        widest = max(lines.values(), key=len)
        begin = len(widest) // 2 - 1
        for index, spot in enumerate(widest[begin : begin + 2]):
            yield spot, (cell, index)


def column_of(board: Board, x: int, scale: int) -> int:
    """The column of characters in the middle of a column of cells."""
    left = min(x for x, _ in board.addresses)
    pitch = scale if len(board.lattice.corners) > 1 else 2 * scale
    return (x - left) * pitch + scale - 1
