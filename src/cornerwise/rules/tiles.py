"""The 56 tiles of Triominos, and the table they are laid on.

A tile is three ascending numbers, printed clockwise. It covers one cell of the triangle lattice,
turned so that one of its numbers lies at the cell's *apex*, the corner that has a row for itself;
the corners of a cell are counted from the apex clockwise::

             0              1 --- 2
            / \\              \\ /
           2 - 1              0

All tiles round a point show the same number there (M4). So a table is a map from points to
numbers, and a tile fits where it says nothing else.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from cornerwise.geometry.lattice import TRIANGLE, Point, add
from cornerwise.rules.reasons import Violation, violation

Tile = tuple[int, int, int]
Cell = tuple[int, ...]

# Small sets are beginnings of the large one: the tiles are ordered by their highest number first.
TILES: tuple[Tile, ...] = tuple((a, b, c) for c in range(6) for b in range(c + 1) for a in range(b + 1))
NUMBER_OF = {tile: number for number, tile in enumerate(TILES)}
VALUES = tuple(map(sum, TILES))
"""The value of every tile: the sum of its numbers."""
TRIPLES = tuple(number for number, (a, _, c) in enumerate(TILES) if a == c)
ORIGIN: Cell = (0, 0)
"""Where the first tile lies."""


def is_triple(tile: int) -> bool:
    return tile in TRIPLES


def rotations(tile: int) -> range:
    """How a tile can be turned: three ways, but a triple looks the same every way."""
    return range(1 if is_triple(tile) else 3)


def shown_at(tile: int, rotation: int) -> Tile:
    """The numbers of a tile at the corners of its cell, when its number `rotation` is at the apex."""
    a, b, c = TILES[tile]
    return ((a, b, c), (b, c, a), (c, a, b))[rotation]


@cache
def corners(cell: Cell) -> tuple[Point, Point, Point]:
    """The corner points of a cell, the apex first, then clockwise."""
    points = TRIANGLE.points(cell)
    rows = Counter(y for _, y in points)
    apex = next(point for point in points if rows[point[1]] == 1)
    upward = all(point[1] <= apex[1] for point in points)
    second, third = sorted(points - {apex}, reverse=upward)
    return (apex, second, third)


@cache
def across(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The side neighbours of a cell: across from the apex, the second and the third corner."""
    sides = [add(cell, step) for step in TRIANGLE.side_offsets[TRIANGLE.kind(cell)]]
    first, second, third = (
        next(side for side in sides if corner not in TRIANGLE.points(side)) for corner in corners(cell)
    )
    return (first, second, third)


class Laid(NamedTuple):
    """A tile on the table: who laid it, where, and which of its numbers is at the apex."""

    seat: int
    tile: int
    cell: Cell
    rotation: int


class Joins(NamedTuple):
    """What laying a tile would complete (M5)."""

    bridge: bool
    hexagons: int


@dataclass(frozen=True)
class TileTable:
    """The tiles laid so far, in order."""

    laid: tuple[Laid, ...] = ()

    def with_tile(self, laid: Laid) -> "TileTable":
        return TileTable((*self.laid, laid))

    @cached_property
    def cells(self) -> frozenset[Cell]:
        return frozenset(laid.cell for laid in self.laid)

    @cached_property
    def number_at(self) -> dict[Point, int]:
        """What the tiles show at every point they touch."""
        return {
            point: number
            for laid in self.laid
            for point, number in zip(corners(laid.cell), shown_at(laid.tile, laid.rotation), strict=True)
        }

    @cached_property
    def tiles_at(self) -> Counter[Point]:
        """How many tiles lie round every point."""
        return Counter(point for laid in self.laid for point in corners(laid.cell))

    @cached_property
    def open(self) -> frozenset[Cell]:
        """The empty cells beside a tile; on an empty table, the origin."""
        if not self.laid:
            return frozenset({ORIGIN})
        return frozenset(side for cell in self.cells for side in across(cell)) - self.cells

    def misfit(self, tile: int, cell: Cell, rotation: int) -> Violation | None:
        """Why a tile may not lie there (M4), or None."""
        if cell in self.cells:
            return violation("place-taken")
        if cell not in self.open:
            return violation("no-side")
        shown = shown_at(tile, rotation)
        there = [self.number_at.get(point, number) for point, number in zip(corners(cell), shown, strict=True)]
        wrong = [corner for corner in range(3) if shown[corner] != there[corner]]
        if not wrong:
            return None
        return violation("corner-mismatch", found=shown[wrong[0]], wanted=there[wrong[0]], corners=wrong)

    def places(self, tile: int) -> Iterator[tuple[Cell, int]]:
        """Every cell and rotation in which a tile may be laid."""
        for cell in self.open:
            wanted = [self.number_at.get(point) for point in corners(cell)]
            for rotation in rotations(tile):
                if all(w in (None, n) for w, n in zip(wanted, shown_at(tile, rotation), strict=True)):
                    yield cell, rotation

    def joins(self, cell: Cell) -> Joins:
        """What a tile laid on an open cell completes.

        A tile joined by one side only makes a bridge if others already lie round the corner across
        from that side. Where a sixth tile closes a ring, the tiles on both sides of it lie already,
        so one tile never makes both.
        """
        around = [self.tiles_at[point] for point in corners(cell)]
        joined = [side in self.cells for side in across(cell)]
        bridge = sum(joined) == 1 and around[joined.index(True)] > 0
        return Joins(bridge, around.count(5))
