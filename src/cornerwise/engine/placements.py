"""Where every placement lies and how it is turned, and what lies around a cell: what small nets are told of a game.

It is the same for squares, triangles and cubes. A placement has an *anchor*, the cell nearest to its middle, and a
*form*, the piece as it is turned, seen from there. Around every cell lies its window (`rules/native.py`).
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
import numpy.typing as npt

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Address
from cornerwise.rules.moves import Cellwise, MoveTable, move_table
from cornerwise.rules.native import windows_of

Counts = npt.NDArray[np.int64]
_NO_CELL = 0x7FFF


@dataclass(frozen=True, eq=False)
class Placements:
    """Of a board and a set of pieces."""

    table: MoveTable

    @property
    def board(self) -> Board:
        return self.table.board

    @cached_property
    def _all_windows(self) -> Cellwise:
        return windows_of(self.board, self.table.widest - 1)

    @cached_property
    def _used_slots(self) -> npt.NDArray[np.bool_]:
        return np.asarray((self._all_windows >= 0).any(axis=0), np.bool_)

    @cached_property
    def windows(self) -> Cellwise:
        """(cells, slots): the cells around each, -1 off the board."""
        used: Cellwise = self._all_windows[:, self._used_slots]
        return used

    def steps(self, kind: int) -> list[Address]:
        """From a cell of that kind to each cell of its window: the same on every board."""
        steps = self.board.lattice.ball(kind, self.table.widest - 1)
        return [step for step, used in zip(steps, self._used_slots, strict=False) if used]

    @cached_property
    def kinds(self) -> npt.NDArray[np.uint8]:
        """The kind of every cell."""
        return np.array([self.board.lattice.kind(address) for address in self.board.addresses], np.uint8)

    @property
    def kind_count(self) -> int:
        return len(self.board.lattice.corners)

    @cached_property
    def _addresses(self) -> Counts:
        """Of all cells; one more stands for no cell."""
        addresses = self.board.addresses
        return np.array([*addresses, (0,) * len(addresses[0])], np.int64)

    @cached_property
    def anchor(self) -> npt.NDArray[np.uint16]:
        """The cell of every placement that is nearest to its middle; of several the first."""
        cells, lies = self.table.cells, self.table.cells >= 0
        spots = self._addresses[cells]
        count = lies.sum(axis=1)
        # As many times as large as there are cells, so that the middle is a whole number.
        middle = (spots * lies[..., None]).sum(axis=1)
        away = np.abs(spots * count[:, None, None] - middle[:, None]).sum(axis=2)
        nearest = np.argmin(np.where(lies, away, np.iinfo(np.int64).max), axis=1)
        anchor: npt.NDArray[np.uint16] = cells[np.arange(len(cells)), nearest].astype(np.uint16)
        return anchor

    @cached_property
    def _seen_from_anchor(self) -> npt.NDArray[np.int64]:
        """(placements, any): the kind of its anchor and the steps from there to its cells."""
        cells = self.table.cells
        steps = self._addresses[cells] - self._addresses[self.anchor][:, None]
        steps[cells < 0] = _NO_CELL
        return np.concatenate([self.kinds[self.anchor][:, None], steps.reshape(len(cells), -1)], axis=1)

    @cached_property
    def form(self) -> npt.NDArray[np.uint16]:
        """What every placement looks like from its anchor, numbered through all pieces."""
        _, first, inverse = np.unique(self._seen_from_anchor, axis=0, return_index=True, return_inverse=True)
        rank = np.empty(len(first), np.int64)
        rank[np.argsort(first)] = np.arange(len(first))
        return rank[inverse.reshape(-1)].astype(np.uint16)

    @cached_property
    def forms(self) -> int:
        return int(self.form.max()) + 1

    @cached_property
    def looks(self) -> list[tuple[int, ...]]:
        """Of every form: the same on every board."""
        _, first = np.unique(self.form, return_index=True)
        return [tuple(look[look < _NO_CELL].tolist()) for look in self._seen_from_anchor[first]]

    @cached_property
    def joints(self) -> Cellwise:
        """(placements, any): the cells by which its colour may go on from a placement, -1 at the end."""
        board = self.board
        solid = board.lattice.dimension == 3
        lists = []
        for row in self.table.rows:
            own = set(row)
            beside = {cell for mine in row for cell in board.side[mine]} - own
            corners = {cell for mine in row for cell in board.corner[mine]} - own - beside
            lists.append(sorted(beside if solid else corners))
        joints = np.full((len(lists), max(map(len, lists))), -1, np.int16)
        for row_number, cells in enumerate(lists):
            joints[row_number, : len(cells)] = cells
        return joints


@lru_cache(maxsize=16)
def placements_of(variant: PlacingVariant) -> Placements:
    return Placements(move_table(variant.board, variant.pieces))
