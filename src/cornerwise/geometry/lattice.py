"""Lattices of squares, triangles and cubes: cells as sets of corner points, with their symmetries.

A cell is the set of its corner points on an integer lattice; its *address* is the least corner
in every coordinate. Two cells that share a whole facet are *side* neighbours, two that share
fewer points are *corner* neighbours. Nothing else about squares, triangles or cubes is known
anywhere: what differs between them is written in the three constants below.

Triangles stand on the points whose coordinates have an even sum, so that an address is unique
and rows run along x::

      y+1        (x+1)                (x)-------(x+2)
                /     \\                 \\     /
      y       (x)-----(x+2)              (x+1)

            up: x+y even              down: x+y odd
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from itertools import product

Address = tuple[int, ...]
Point = tuple[int, ...]
Matrix = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class Lattice:
    """An endless field of cells of one or more kinds, with the motions that map it to itself."""

    name: str
    corners: tuple[frozenset[Point], ...]
    """The corner points of a cell relative to its address, for every kind of cell."""
    facet: int
    """How many points two side neighbours share."""
    generators: tuple[Matrix, ...]
    """Matrices that generate the motions a piece may be turned by, times `scale`."""
    scale: int = 1

    def __reduce__(self) -> str:
        """In other processes it is the constant of that name too."""
        return self.name.upper()

    def kind(self, address: Address) -> int:
        """Which kind of cell lies at an address; triangles point up (0) or down (1)."""
        return sum(address) % self.kinds

    def points(self, address: Address) -> frozenset[Point]:
        """The corner points of the cell at an address."""
        return frozenset(add(corner, address) for corner in self.corners[self.kind(address)])

    def moved(self, address: Address, motion: Matrix) -> Address:
        """The address of a cell after a motion about the origin."""
        return least(
            tuple(sum(m * p for m, p in zip(row, point, strict=True)) // self.scale for row in motion)
            for point in self.points(address)
        )

    @property
    def dimension(self) -> int:
        """How many numbers an address has: 2 on a plane, 3 in space."""
        return len(self.generators[0])

    @property
    def is_solid(self) -> bool:
        """Whether its cells are bodies, on which others can stand, and not places in a plane."""
        return self.dimension == 3

    @property
    def kinds(self) -> int:
        """How many kinds of cells it has: those of one kind differ only by a shift."""
        return len(self.corners)

    @property
    def is_slanted(self) -> bool:
        """Whether sides lie askew to the axes, so that the cells of one row point up and down by turns."""
        return self.kinds > 1

    @property
    def has_straight_sides(self) -> bool:
        """Whether three cells of a piece can make a straight side with a corner point of theirs in its middle.

        Then corners can be *strict*: one that meets such a point meets no corner.
        """
        return self.is_slanted

    def ball(self, kind: int, reach: int) -> list[Address]:
        """All steps from a cell of a kind to cells at most so many side steps away, in reading order."""
        home = self.home(kind)
        found = {home}
        for _ in range(reach):
            found |= {add(cell, step) for cell in found for step in self.side_offsets[self.kind(cell)]}
        return sorted((add(cell, tuple(-h for h in home)) for cell in found), key=lambda step: step[::-1])

    def home(self, kind: int) -> Address:
        """A cell of that kind near the origin."""
        return (kind,) + (0,) * (self.dimension - 1)

    @cached_property
    def motions(self) -> tuple[Matrix, ...]:
        """Every motion that the generators make, the identity first."""
        size = self.dimension
        identity = tuple(tuple(self.scale * (i == j) for j in range(size)) for i in range(size))
        found = [identity]
        for motion in found:  # grows while it is walked
            for generator in self.generators:
                made = _product(generator, motion, self.scale)
                if made not in found:
                    found.append(made)
        return tuple(found)

    @cached_property
    def side_offsets(self) -> tuple[tuple[Address, ...], ...]:
        """Steps from a cell to its side neighbours, for every kind."""
        return self._offsets(lambda shared: shared == self.facet)

    @cached_property
    def corner_offsets(self) -> tuple[tuple[Address, ...], ...]:
        """Steps from a cell to its corner neighbours, for every kind."""
        return self._offsets(lambda shared: 0 < shared < self.facet)

    def _offsets(self, wanted: Callable[[int], bool]) -> tuple[tuple[Address, ...], ...]:
        found = []
        for kind in range(self.kinds):
            home = self.home(kind)
            points = self.points(home)
            steps = product(range(-2, 3), repeat=self.dimension)
            found.append(tuple(s for s in steps if any(s) and wanted(len(points & self.points(add(home, s))))))
        return tuple(found)


def add(a: Address, b: Address) -> Address:
    """The sum of two addresses."""
    return tuple(x + y for x, y in zip(a, b, strict=True))


def least(points: Iterable[Point]) -> Point:
    """The smallest value of every coordinate."""
    return tuple(map(min, zip(*points, strict=True)))


def _product(a: Matrix, b: Matrix, scale: int) -> Matrix:
    columns = tuple(zip(*b, strict=True))
    return tuple(
        tuple(sum(x * y for x, y in zip(row, column, strict=True)) // scale for column in columns) for row in a
    )


SQUARE = Lattice(
    name="square",
    corners=(frozenset(product((0, 1), repeat=2)),),
    facet=2,
    generators=(((0, -1), (1, 0)), ((-1, 0), (0, 1))),  # a quarter turn; turning over
)

TRIANGLE = Lattice(
    name="triangle",
    corners=(frozenset({(0, 0), (2, 0), (1, 1)}), frozenset({(0, 1), (2, 1), (1, 0)})),
    facet=2,
    generators=(((1, -3), (1, 1)), ((-2, 0), (0, 2))),  # a sixth of a turn; turning over
    scale=2,
)

CUBE = Lattice(
    name="cube",
    corners=(frozenset(product((0, 1), repeat=3)),),
    facet=4,
    # Quarter turns about two axes: a cube piece is turned, never mirrored (P1).
    generators=(((0, -1, 0), (1, 0, 0), (0, 0, 1)), ((1, 0, 0), (0, 0, -1), (0, 1, 0))),
)
