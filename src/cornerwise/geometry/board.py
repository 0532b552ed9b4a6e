"""Boards: finite, numbered sets of cells with names.

Cells are numbered along x first, then y, then z, which is the order a1, b1, .., a2, b2, .. of the
notation. Column letters go on after z as aa, ab, ..; rows and levels count from 1.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from typing import ClassVar

from cornerwise.errors import NotationError
from cornerwise.geometry.lattice import CUBE, SQUARE, TRIANGLE, Address, Lattice, Point, add
from cornerwise.geometry.shapes import reading_order
from cornerwise.locales.phrase import Phrase

CellNumbers = tuple[int, ...]

_FLAT_NAME = re.compile("[a-z]{1,2}[1-9][0-9]{0,2}")
_SOLID_NAME = re.compile(f"{_FLAT_NAME.pattern}/[1-9][0-9]{{0,2}}")


@dataclass(frozen=True)
class Board:
    """The cells of one board. `name` is short and says the size, as in `20x20` or `hexagon-9`."""

    name: str
    lattice: Lattice
    addresses: tuple[Address, ...] = field(hash=False)  # the name tells nearly as much, and sooner
    shift: Address
    """What to take from a lattice address to get the address that cell names are made from."""
    number: dict[Address, int] = field(init=False, repr=False, compare=False)
    draw_text: ClassVar[Callable[..., str]]
    """Drawing is a layer above, so the package says how."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "number", {address: i for i, address in enumerate(self.addresses)})

    def __reduce__(self) -> tuple[object, ...]:
        """Boards travel between processes without their neighbours and names."""
        return Board, (self.name, self.lattice, self.addresses, self.shift)

    def __len__(self) -> int:
        return len(self.addresses)

    def __repr__(self) -> str:
        return f"<board {self.name}, {len(self)} cells>"

    def ascii(self, *, coordinates: bool = True) -> str:
        """The empty board in plain characters; `game.ascii()` shows it with the pieces that lie there."""
        return type(self).draw_text(self, coordinates=coordinates)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all cells, by their numbers."""
        return tuple(_cell_name(add(a, tuple(-s for s in self.shift))) for a in self.addresses)

    @cached_property
    def _by_name(self) -> dict[str, int]:
        return {name: i for i, name in enumerate(self.names)}

    @cached_property
    def side(self) -> tuple[CellNumbers, ...]:
        """The side neighbours of every cell."""
        return self._neighbours(self.lattice.side_offsets)

    @cached_property
    def corner(self) -> tuple[CellNumbers, ...]:
        """The corner neighbours of every cell."""
        return self._neighbours(self.lattice.corner_offsets)

    @cached_property
    def points(self) -> tuple[frozenset[Point], ...]:
        """The corner points of every cell."""
        return tuple(map(self.lattice.points, self.addresses))

    @cached_property
    def below(self) -> tuple[int | None, ...]:
        """For every cell of a solid board the one that it stands on, None on the floor."""
        return tuple(self.number.get((*address[:2], address[2] - 1)) for address in self.addresses)

    def parse_cell(self, text: str) -> int:
        """The number of the cell that `text` names."""
        try:
            return self._by_name[text]
        except KeyError:
            raise NotationError(text, "error-no-cell", board=self.name) from None

    def is_beyond(self, name: str) -> bool:
        """Whether this is a cell's name as on this board, but of a cell that the board does not have."""
        if name in self._by_name:
            return False
        pattern = _SOLID_NAME if self.lattice.is_solid else _FLAT_NAME
        return pattern.fullmatch(name) is not None

    def _neighbours(self, offsets: tuple[tuple[Address, ...], ...]) -> tuple[CellNumbers, ...]:
        near = []
        for address in self.addresses:
            steps = offsets[self.lattice.kind(address)]
            found = (self.number.get(add(address, step)) for step in steps)
            near.append(tuple(sorted(cell for cell in found if cell is not None)))
        return tuple(near)


def make_board(name: str, lattice: Lattice, addresses: Iterable[Address], shift: Address) -> Board:
    """A board of cells at any addresses; `shift` is the address of the cell that names are counted from."""
    return Board(name, lattice, tuple(sorted(addresses, key=reading_order)), shift)


@cache
def rectangle(width: int, height: int) -> Board:
    """A board of squares."""
    cells = ((x, y) for x in range(width) for y in range(height))
    return make_board(f"{width}x{height}", SQUARE, cells, (0, 0))


@cache
def hexagon(side: int) -> Board:
    """A board of 6 * side * side triangles; its lower and upper side lie along x."""
    odd = side % 2  # a cell named (x, y) points up when x + y + side is even
    cells = []
    for y in range(2 * side):
        reach = min(y, 2 * side - 1 - y)
        cells += [(x + odd, y) for x in range(side - 1 - reach, 3 * side + reach)]
    return make_board(f"hexagon-{side}", TRIANGLE, cells, (odd, 0))


MOST_CUBES = 512
"""Of a height map that people bring (R4)."""


@lru_cache(maxsize=64)  # people may bring any number of maps
def height_map(text: str) -> Board:
    """A board of cubes: rows of height limits, the last row of the board first, as in `2 2 1/2 2 1`.

    A limit of 0 is no part of the board.
    """
    limits = _parse_limits(text)
    cells = [(x, y, z) for y, row in enumerate(reversed(limits)) for x, limit in enumerate(row) for z in range(limit)]
    size = f"{len(limits[0])}x{len(limits)}x{max(map(max, limits))}"
    return make_board(size, CUBE, cells, (0, 0, 0))


def height_map_fault(text: str) -> Phrase | None:
    """What is wrong with a height map, or nothing."""
    try:
        board = height_map(text)
    except NotationError as error:
        return Phrase("error-at", where="R4", problem=error.phrase)
    reached, border = {0}, [0]
    while border:
        new = [near for near in board.side[border.pop()] if near not in reached]
        reached.update(new)
        border += new
    return None if len(reached) == len(board) else Phrase("error-heights-parts")


def format_heights(limits: Sequence[Sequence[int]]) -> str:
    """A height map in one line, as `height_map` reads it."""
    return "/".join(" ".join(map(str, row)) for row in limits)


def heights_in_one_line(text: str) -> str:
    """Rows divided by slashes and limits by one blank, whatever kinds of blanks and line ends there were."""
    rows = text.strip().strip("/").replace("/", "\n").splitlines()
    return "/".join(" ".join(row.split()) for row in rows)


def _parse_limits(text: str) -> list[list[int]]:
    line = heights_in_one_line(text)
    if len(text) > 4 * MOST_CUBES or not re.fullmatch(r"(\d{1,3}( |/+|$))*", line, re.ASCII):
        raise NotationError(text, "error-heights-form")
    limits = [[int(limit) for limit in row.split()] for row in line.split("/")]
    if len({len(row) for row in limits}) != 1:
        raise NotationError(text, "error-heights-uneven")
    cubes = sum(map(sum, limits))
    if not 2 <= cubes <= MOST_CUBES:
        raise NotationError(text, "error-heights-cubes", cubes=cubes, most=MOST_CUBES)
    return limits


def _cell_name(address: Address) -> str:
    column, row, *levels = address
    return _letters(column) + str(row + 1) + "".join(f"/{level + 1}" for level in levels)


def _letters(column: int) -> str:
    last = chr(ord("a") + column % 26)
    return last if column < 26 else _letters(column // 26 - 1) + last
