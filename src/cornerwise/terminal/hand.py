"""The piece in a player's hand: which one, how it is turned and where over the board it is held.

It is always held over cells of the board, as near as it fits to the spot where the player wants it.
So it can be turned at the rim, and a row of turns ends where it began.
"""

from collections.abc import Sequence
from functools import cache

from cornerwise.drawing.outline import Spot, middle, placer
from cornerwise.geometry.board import Board, CellNumbers
from cornerwise.geometry.lattice import Address, Lattice, add
from cornerwise.geometry.shapes import Cells, to_origin
from cornerwise.rules.moves import Move, MoveTable

Places = dict[Address, CellNumbers]
"""The cells that an orientation covers, by how far it is moved from the origin."""


class Hand:
    """A piece held over a board."""

    def __init__(self, table: MoveTable) -> None:
        self._table = table
        self._board = table.board
        self._shift: Address
        self._orientation: Cells
        self._wanted = middle([_centre(self._board.lattice, (address,)) for address in self._board.addresses])
        self.take(len(table.pieces) - 1)

    def take(self, piece: int) -> None:
        """Change to another piece, unturned, at the same spot."""
        self.piece = piece
        self._put(self._table.pieces[piece].orientations[0])

    @property
    def cells(self) -> CellNumbers:
        """The cells that the piece is held over."""
        return places(self._board, self._orientation)[self._shift]

    @property
    def move(self) -> Move:
        """The move of laying the piece down where it is."""
        move = self._table.find(self.cells)
        assert move is not None  # the table has every placement
        return move

    def turn(self, clockwise: bool = True) -> None:
        """Turn by the smallest angle that maps the board's cells onto each other."""
        steps = len(self._board.lattice.motions) // 2  # half of the motions turn the piece over
        cells = self._orientation
        for _ in range(steps - 1 if clockwise else 1):
            cells = self._moved(cells, 0)
        self._put(cells)

    def flip(self) -> None:
        """Turn over, left to right."""
        self._put(self._moved(self._orientation, 1))

    def step(self, across: int, up: int) -> bool:
        """One step left, right, up or down; False where the board ends."""
        kinds = len(self._board.lattice.corners)
        # Between rows of triangles there is no straight way: of the two slanted ones the nearer is taken.
        sideways = [across * kinds] if across else [k for k in range(1 - kinds, kinds) if (k + up) % kinds == 0]
        offered = places(self._board, self._orientation)
        reached = [shift for k in sideways if (shift := add(self._shift, (k, up))) in offered]
        if not reached:
            return False
        self._shift = min(reached, key=lambda shift: abs(self._spot(shift)[0] - self._wanted[0]))
        x, y = self._spot(self._shift)
        self._wanted = (x if across else self._wanted[0], y)
        return True

    def move_to(self, cell: int) -> None:
        """Hold the piece as near to a cell as it fits."""
        self._wanted = _centre(self._board.lattice, (self._board.addresses[cell],))
        self._put(self._orientation)

    def jump(self, move: Move) -> None:
        """Take up the placement of a move: its piece, its orientation, its place."""
        addresses = [self._board.addresses[cell] for cell in self._table.rows[move]]
        self.piece = int(self._table.piece[move])
        self._orientation = to_origin(self._board.lattice, addresses)
        self._shift = add(addresses[0], tuple(-c for c in self._orientation[0]))
        self._wanted = self._spot(self._shift)

    def nearest(self, moves: Sequence[Move]) -> Move:
        """The move nearest to where the piece is held."""
        rows, lattice = self._table.rows, self._board.lattice
        spots = {
            move: _centre(lattice, tuple(self._board.addresses[cell] for cell in rows[move])) for move in moves
        }
        return min(moves, key=lambda move: _distance(spots[move], self._wanted))

    def _moved(self, cells: Cells, generator: int) -> Cells:
        lattice = self._board.lattice
        return to_origin(lattice, (lattice.moved(cell, lattice.generators[generator]) for cell in cells))

    def _put(self, orientation: Cells) -> None:
        self._orientation = orientation
        offered = places(self._board, orientation)
        self._shift = min(offered, key=lambda shift: _distance(self._spot(shift), self._wanted))

    def _spot(self, shift: Address) -> Spot:
        home, step = _centre(self._board.lattice, self._orientation), placer(self._board.lattice)(shift)
        return home[0] + step[0], home[1] + step[1]


@cache
def places(board: Board, orientation: Cells) -> Places:
    """Everywhere that an orientation fits on the empty board."""
    first = orientation[0]
    found = {}
    for address in board.addresses:
        if board.lattice.kind(address) == board.lattice.kind(first):
            shift = add(address, tuple(-c for c in first))
            cells = [board.number.get(add(cell, shift)) for cell in orientation]
            if None not in cells:
                found[shift] = tuple(cell for cell in cells if cell is not None)
    return found


@cache
def _centre(lattice: Lattice, cells: Cells) -> Spot:
    place = placer(lattice)
    return middle([middle([place(point) for point in lattice.points(cell)]) for cell in cells])


def _distance(a: Spot, b: Spot) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
