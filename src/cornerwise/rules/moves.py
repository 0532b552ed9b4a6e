"""The move table: every placement of every piece on a board, compiled once.

A move is a 32-bit number: a row of the table, or one of the few moves that lay nothing. Numbers
are private to a table; files and the wire use notation, which is also what a move prints.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from hashlib import sha256

import numpy as np
import numpy.typing as npt

from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Address, Lattice, add
from cornerwise.geometry.shapes import Cells, Shape


class Move(int):
    """A move as a number that prints itself in notation; games and their tables make these.

    A move that was pickled keeps its number only, and the game that it is pushed to knows it again.
    """

    __slots__ = ()

    def __str__(self) -> str:
        return WORDS.get(self) or f"move {int(self)}"

    def __repr__(self) -> str:
        return f"<move {self}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (int(self),)

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self


PASS = Move(0x40000000)
KEEP = Move(0x40000001)
SWAP = Move(0x40000002)
WORDS = {PASS: "pass", KEEP: "keep", SWAP: "swap"}
"""How the moves that lay nothing are written."""
CHOICES = (KEEP, SWAP)
"""The answers to a swap opening. Where moves are counted from 0 on, these come after the rows of the table."""

Cellwise = npt.NDArray[np.int16]


class MoveTable:
    """All placements, one a row: `piece[row]` and `cells[row]`, ascending, filled up with -1.

    Rows are ordered by piece, orientation and place, so those of one piece are neighbours.
    """

    def __init__(self, board: Board, pieces: tuple[Shape, ...]) -> None:
        self.board = board
        self.pieces = pieces
        self.widest = max(shape.size for shape in pieces)
        grid = _Grid(board, margin=self.widest)
        placements = [
            (piece, placed)
            for piece, shape in enumerate(pieces)
            for orientation in shape.orientations
            for placed in [grid.placements(orientation, self.widest)]
        ]
        self.piece = np.concatenate([np.full(len(placed), piece, np.uint8) for piece, placed in placements])
        self.cells = np.concatenate([placed for _, placed in placements])
        self.piece.flags.writeable = self.cells.flags.writeable = False

    def __len__(self) -> int:
        return len(self.piece)

    def __repr__(self) -> str:
        return f"<{len(self)} placements of {len(self.pieces)} pieces on {self.board.name}>"

    @cached_property
    def rows(self) -> list[tuple[int, ...]]:
        """The cells of every row as plain tuples."""
        sizes = (self.cells >= 0).sum(axis=1).tolist()
        return [tuple(cells[:size]) for cells, size in zip(self.cells.tolist(), sizes, strict=True)]

    @cached_property
    def moves(self) -> list[Move]:
        """Every row as a move. They are made once, so that moves can be listed without making any."""
        table = self

        class Placement(Move):
            __slots__ = ()  # thousands of them know their table by their class

            def __str__(self) -> str:
                return format_move(table, self)

        return list(map(Placement, range(len(self))))

    def move_of(self, number: int) -> Move:
        """The move of a number: a row of this table, a word, or one that is no move at all."""
        if 0 <= number < len(self):
            return self.moves[number]
        return next((word for word in WORDS if word == number), Move(number))

    @cached_property
    def _row_of(self) -> dict[tuple[int, ...], Move]:
        return dict(zip(self.rows, self.moves, strict=True))

    @cached_property
    def _through(self) -> dict[tuple[int, int], list[Move]]:
        index = defaultdict(list)
        for move, piece, cells in zip(self.moves, self.piece.tolist(), self.rows, strict=True):
            for cell in cells:
                index[cell, piece].append(move)
        return index

    def find(self, cells: Iterable[int]) -> Move | None:
        """The row that covers exactly these cells, if a piece can."""
        return self._row_of.get(tuple(sorted(cells)))

    def through(self, cell: int, piece: int) -> list[Move]:
        """All rows of a piece that cover a cell."""
        return self._through.get((cell, piece), [])

    def number_of(self, move: Move) -> int:
        """A move counted from 0 on: its row, or for an answer to a swap opening a number after the rows."""
        return len(self) + CHOICES.index(move) if move in CHOICES else move

    def numbers_of(self, moves: npt.NDArray[np.uint32]) -> npt.NDArray[np.int64]:
        """The same for many moves, none of which may be a pass."""
        return np.where(moves < len(self), moves.astype(np.int64), len(self) + moves.astype(np.int64) - KEEP)

    def move_at(self, number: int) -> Move:
        """The move that is counted so."""
        return self.moves[number] if number < len(self) else CHOICES[number - len(self)]

    @cached_property
    def opposites(self) -> Cellwise:
        """For every row the cells that face the middle of one of its straight sides, then -1.

        Where three cells of a piece lie round a lattice point, they make a straight side with that
        point in its middle; the cell across it touches the piece there and nowhere else at that
        point. Only the strict corners of triangle boards ask for this.
        """
        facing = [
            _facing(self.board.lattice, orientation) for shape in self.pieces for orientation in shape.orientations
        ]
        width = max(1, *map(len, facing))  # small pieces have none
        grid = _Grid(self.board, margin=self.widest + 2)
        orientations = (orientation for shape in self.pieces for orientation in shape.orientations)
        return np.concatenate(
            [grid.beside(orientation, extra, width) for orientation, extra in zip(orientations, facing, strict=True)]
        )

    @cached_property
    def fingerprint(self) -> str:
        """Names the table: equal for equal boards and pieces, whatever made them."""
        digest = sha256(",".join(self.board.names).encode())
        digest.update(self.piece.tobytes())
        digest.update(self.cells.tobytes())
        return digest.hexdigest()[:16]


def format_move(table: MoveTable, move: Move) -> str:
    """A move in notation."""
    if move in WORDS:
        return WORDS[move]
    if not 0 <= move < len(table):
        return f"move {int(move)}"
    return ",".join(table.board.names[cell] for cell in table.rows[move])


@lru_cache(maxsize=24)  # the games of the catalogue need 13; people may bring any number of boards
def move_table(board: Board, pieces: tuple[Shape, ...]) -> MoveTable:
    """The table of a board and its pieces; games that share both share the table."""
    return MoveTable(board, pieces)


class _Grid:
    """The board as an array of cell numbers by address, with a margin of -1 round it."""

    def __init__(self, board: Board, margin: int) -> None:
        addresses = np.array(board.addresses)
        self._low = addresses.min(axis=0) - margin
        self._cells: Cellwise = np.full(addresses.max(axis=0) + margin + 1 - self._low, -1, np.int16)
        self._cells[tuple((addresses - self._low).T)] = np.arange(len(board), dtype=np.int16)
        kinds = np.array([board.lattice.kind(address) for address in board.addresses])
        self._anchors = [addresses[kinds == kind] for kind in range(board.lattice.kinds)]
        self._lattice = board.lattice

    def placements(self, orientation: Cells, width: int) -> Cellwise:
        """Every placement of an orientation, one a row, filled up with -1 to the width."""
        found = self._shifted(orientation, orientation)
        return _widened(found[(found >= 0).all(axis=1)], width)

    def beside(self, orientation: Cells, extra: Cells, width: int) -> Cellwise:
        """The cells of `extra` that go along with each placement of the orientation; -1 off the board."""
        on_board = (self._shifted(orientation, orientation) >= 0).all(axis=1)
        return _widened(self._shifted(orientation, extra)[on_board], width)

    def _shifted(self, orientation: Cells, cells: Cells) -> Cellwise:
        """The numbers of `cells`, moved along with the orientation's first cell over the whole board."""
        first = orientation[0]
        anchors = self._anchors[self._lattice.kind(first)]
        steps = np.array(cells, dtype=np.int64).reshape(-1, len(first)) - np.array(first)
        places = anchors[:, None, :] + steps[None, :, :] - self._low
        found: Cellwise = self._cells[tuple(np.moveaxis(places, 2, 0))]
        return found


def _widened(cells: Cellwise, width: int) -> Cellwise:
    wide = np.full((len(cells), width), -1, np.int16)
    wide[:, : cells.shape[1]] = cells
    return wide


def _facing(lattice: Lattice, cells: Cells) -> Cells:
    found = set()
    for point in {point for cell in cells for point in lattice.points(cell)}:
        run = [cell for cell in cells if point in lattice.points(cell)]
        if len(run) == 3:
            touched = {side for cell in run for side in _sides(lattice, cell)}
            found |= {cell for cell in _cells_round(lattice, point, run[0]) if cell not in touched.union(run)}
    return tuple(sorted(found))


def _sides(lattice: Lattice, cell: Address) -> Iterator[Address]:
    return (add(cell, step) for step in lattice.side_offsets[lattice.kind(cell)])


def _cells_round(lattice: Lattice, point: Address, cell: Address) -> Iterator[Address]:
    steps = lattice.side_offsets[lattice.kind(cell)] + lattice.corner_offsets[lattice.kind(cell)]
    return (near for step in steps if point in lattice.points(near := add(cell, step)))
