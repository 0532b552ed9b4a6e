"""The piece in a player's hand: which one, how it is turned and where over the board it is held.

It is always held over cells of the board, as near as it fits to the spot where the player wants it.
So it can be turned at the rim, and a row of turns ends where it began. Over a solid board it is
held where it would come to rest when dropped.
"""

from collections.abc import Collection, Sequence
from functools import cache

from cornerwise.geometry.board import Board, CellNumbers
from cornerwise.geometry.lattice import Address, Lattice, add
from cornerwise.geometry.shapes import Cells, to_origin
from cornerwise.rules.moves import Move, MoveTable

Places = dict[Address, CellNumbers]
"""The cells that an orientation covers, by how far it is moved from the origin."""
Spot = tuple[float, float]


class Hand:
    """A piece held over a board."""

    def __init__(self, table: MoveTable) -> None:
        self._table = table
        self._board = table.board
        self._shift: Address
        self._orientation: Cells
        self._taken: Collection[int] = ()
        self._wanted = _centre(self._board.lattice, self._board.addresses)
        self.take(len(table.pieces) - 1)

    def take(self, piece: int) -> None:
        """Change to another piece, unturned, at the same spot."""
        self.piece = piece
        self._put(self._table.pieces[piece].orientations[0])

    def over(self, taken: Collection[int]) -> None:
        """Tell which cells are taken: a piece over a solid board rests upon them."""
        self._taken = taken

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
        steps = _order(self._board.lattice, 0)
        cells = self._orientation
        for _ in range(steps - 1 if clockwise else 1):
            cells = self._moved(cells, 0)
        self._put(cells)

    def flip(self) -> None:
        """Turn over, left to right; a solid piece is tipped over by a quarter turn."""
        self._put(self._moved(self._orientation, 1))

    def step(self, across: int, up: int) -> bool:
        """One step left, right, up or down; False where the board ends."""
        kinds = self._board.lattice.kinds
        # Between rows of triangles there is no straight way: of the two slanted ones the nearer is taken.
        sideways = [across * kinds] if across else [k for k in range(1 - kinds, kinds) if (k + up) % kinds == 0]
        ends = {(self._shift[0] + k, self._shift[1] + up) for k in sideways}
        reached = [shift for shift in places(self._board, self._orientation) if shift[:2] in ends]
        if not reached:
            return False
        self._shift = self._dropped(min(reached, key=lambda shift: abs(self._spot(shift)[0] - self._wanted[0])))
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
        rows, addresses = self._table.rows, self._board.addresses

        def far(move: Move) -> float:
            return _distance(_centre(self._board.lattice, tuple(addresses[cell] for cell in rows[move])), self._wanted)

        return min(moves, key=far)

    def _moved(self, cells: Cells, generator: int) -> Cells:
        lattice = self._board.lattice
        return to_origin(lattice, (lattice.moved(cell, lattice.generators[generator]) for cell in cells))

    def _put(self, orientation: Cells) -> None:
        self._orientation = orientation
        offered = places(self._board, orientation)
        self._shift = self._dropped(min(offered, key=lambda shift: _distance(self._spot(shift), self._wanted)))

    def _dropped(self, shift: Address) -> Address:
        """The lowest place over the same ground that is free, or the highest of all."""
        offered = places(self._board, self._orientation)
        above = sorted(other for other in offered if other[:2] == shift[:2])
        free = (other for other in above if not any(cell in self._taken for cell in offered[other]))
        return shift if len(above) == 1 else next(free, above[-1])

    def _spot(self, shift: Address) -> Spot:
        home, (width, height) = _centre(self._board.lattice, self._orientation), _pitch(self._board.lattice)
        return home[0] + width * shift[0], home[1] + height * shift[1]


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
def _order(lattice: Lattice, generator: int) -> int:
    """How many turns bring everything back to where it was."""
    motion = lattice.generators[generator]
    cells = [tuple(int(i == j) * (i + 2) for j in range(lattice.dimension)) for i in range(lattice.dimension)]
    turned, count = [lattice.moved(cell, motion) for cell in cells], 1
    while turned != cells:
        turned, count = [lattice.moved(cell, motion) for cell in turned], count + 1
    return count


@cache
def _centre(lattice: Lattice, cells: Cells) -> Spot:
    """The middle of some cells seen from above, about as it looks on the screen."""
    points = [point for cell in cells for point in lattice.points(cell)]
    width, height = _pitch(lattice)
    return width * sum(p[0] for p in points) / len(points), height * sum(p[1] for p in points) / len(points)


def _pitch(lattice: Lattice) -> Spot:
    return (0.5, 0.87) if lattice.is_slanted else (1, 1)


def _distance(a: Spot, b: Spot) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
