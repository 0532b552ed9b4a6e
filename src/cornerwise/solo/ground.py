"""Which placements are still possible, computed with NumPy.

An *arrangement* is a set of rows of the move table for every colour. It is *sound* when no two rows
overlap, none touches its own colour side to side, and every colour hangs together by its corners
from a row on a start cell. The rows of a sound arrangement can be laid in turn (see `order`): other
colours restrict nothing but cells, and those of a sound arrangement are free for one another. So
completing a solo game means finding a sound arrangement of all pieces.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import WORDS, move_table
from cornerwise.rules.placing_position import PlacingPosition

Mask = npt.NDArray[np.bool_]
Numbers = npt.NDArray[np.int64]
Arrangement = tuple[frozenset[int], ...]
"""For every colour its rows."""


class Ground:
    """The table and the board of one variant. Every list of cells ends in the extra cell `nowhere`."""

    def __init__(self, variant: PlacingVariant) -> None:
        self.variant = variant
        self.table = move_table(variant.board, variant.pieces)
        self.colours = range(len(variant.colours))
        self.nowhere = len(variant.board)
        self.rows = self.table.rows
        self.cells = self._full(self.table.cells)
        self.piece = self.table.piece.astype(np.int64)
        self.sizes = np.array([shape.size for shape in variant.pieces])
        self.row_sizes = self.sizes[self.piece]
        self.side = self._padded(variant.board.side)
        self.corner = self._padded(variant.board.corner)
        # With strict corners the cells across the middle of a straight side are as bad as side neighbours.
        self.facing = self._full(self.table.opposites) if variant.strict_corners else None

    def mask(self, cells: Iterable[int]) -> Mask:
        mask = np.zeros(self.nowhere + 1, bool)
        mask[list(cells)] = True
        return mask

    def covered(self, rows: Iterable[int]) -> Mask:
        """The cells of some rows."""
        return self._without_nowhere(self.cells[list(rows)])

    def near(self, cells: Mask, neighbours: Numbers) -> Mask:
        """The neighbours of some cells."""
        return self._without_nowhere(neighbours[np.flatnonzero(cells)])

    def allowed(self, own: Iterable[int], taken: Mask) -> Mask:
        """The cells a colour may cover beside its own rows: free, and at no side of its own."""
        rows = list(own)
        allowed: Mask = ~taken & ~self.near(self.covered(rows), self.side)
        if self.facing is not None:
            allowed &= ~self._without_nowhere(self.facing[rows])
        allowed[self.nowhere] = True
        return allowed

    def fitting(self, own: Iterable[int], taken: Mask, pieces: Mask) -> Numbers:
        """The rows of some pieces that a colour may lay, as far as cells and sides go."""
        rows = list(own)
        fits = pieces[self.piece] & self.allowed(rows, taken)[self.cells].all(axis=1)
        if self.facing is not None:
            fits &= ~self.covered(rows)[self.facing].any(axis=1)
        return np.flatnonzero(fits)

    def begin(self, colour: int, own: Iterable[int]) -> Mask:
        """The cells of which a colour's next row must cover one."""
        rows = list(own)
        return self.near(self.covered(rows), self.corner) if rows else self.first_cells(colour)

    def first_cells(self, colour: int) -> Mask:
        """The start cells that a colour may begin on; those already taken fall out as taken cells."""
        cells = self.variant.start_numbers
        return self.mask(cells[index] for index in self.variant.start_choices(colour, {}))

    def left(self, own: Iterable[int]) -> Numbers:
        """How many copies of every piece a colour with these rows has yet to lay."""
        used = np.bincount(self.piece[list(own)], minlength=len(self.variant.pieces))
        left: Numbers = self.variant.copies - used
        return left

    def reachable(self, rows: Numbers, begin: Mask) -> Numbers:
        """The rows that a chain of corner contacts from some cells may lead to."""
        reach, count = begin, -1
        found = rows[:0]
        while len(found) > count:
            count = len(found)
            found = rows[(reach[self.cells[rows]] & (self.cells[rows] < self.nowhere)).any(axis=1)]
            reach = begin | self.near(self.covered(found), self.corner)
        return found

    @cached_property
    def _sides_at(self) -> list[list[int]]:
        """For every cell the numbers of its sides to other cells."""
        number: dict[tuple[int, int], int] = {}
        return [
            [
                number.setdefault((min(cell, near), max(cell, near)), len(number))
                for near in self.variant.board.side[cell]
            ]
            for cell in range(self.nowhere)
        ]

    def sides_of(self, row: int) -> set[int]:
        """The numbers of all sides of the cells of a row, inner ones too."""
        return {side for cell in self.rows[row] for side in self._sides_at[cell]}

    def contacts(self, rows: Iterable[int]) -> set[int]:
        """The cells that meet some rows at a corner and none of them at a side."""
        board = self.variant.board
        own = {cell for row in rows for cell in self.rows[row]}
        corners = {near for cell in own for near in board.corner[cell]}
        return corners - own - {near for cell in own for near in board.side[cell]}

    def parts(self, rows: Iterable[int]) -> list[frozenset[int]]:
        """The rows of a colour, divided into those that hang together by their corners."""
        loose = {cell: row for row in sorted(rows) for cell in self.rows[row]}
        parts = []
        while loose:
            part, grown = set(), {next(iter(loose.values()))}
            while grown:
                part |= grown
                cells = [cell for row in grown for cell in self.rows[row]]
                for cell in cells:
                    del loose[cell]
                grown = {loose[near] for cell in cells for near in self.variant.board.corner[cell] if near in loose}
            parts.append(frozenset(part))
        return parts

    def loose_parts(self, colour: int, rows: Iterable[int]) -> list[frozenset[int]]:
        """The parts of a colour that do not hang together with its start.

        With a choice of start cells several parts may lie on one: the largest is the colour's start.
        """
        first = self.first_cells(colour)
        parts = self.parts(rows)
        rooted = [part for part in parts if any(first[cell] for row in part for cell in self.rows[row])]
        start = max(rooted, key=len, default=None)
        return [part for part in parts if part is not start]

    def _without_nowhere(self, cells: Numbers) -> Mask:
        mask = np.zeros(self.nowhere + 1, bool)
        mask[cells] = True
        mask[self.nowhere] = False
        return mask

    def _full(self, cells: npt.NDArray[np.int16]) -> Numbers:
        full = cells.astype(np.int64)
        full[full < 0] = self.nowhere
        return full

    def _padded(self, lists: Sequence[tuple[int, ...]]) -> Numbers:
        padded = np.full((len(lists) + 1, max(map(len, lists))), self.nowhere)
        for row, numbers in enumerate(lists):
            padded[row, : len(numbers)] = numbers
        return padded


@lru_cache(maxsize=8)
def ground_of(variant: PlacingVariant) -> Ground:
    """Made once; few games are played at a time, and a variant with other options is another one."""
    return Ground(variant)


def laid(position: PlacingPosition) -> Arrangement:
    """What lies on the board."""
    return tuple(
        frozenset(ply.move for ply in position.plies if ply.colour == colour and ply.move not in WORDS)
        for colour in position.variant.colours
    )
