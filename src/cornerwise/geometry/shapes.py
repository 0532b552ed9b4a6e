"""Pieces: enumerates all polyominoes, polyiamonds and polycubes of a size.

Two sets that a motion of the lattice maps onto each other are one *free* shape; the different
sets it can be turned into are its orientations. No piece is typed in: the 21 polyominoes of 1-5
cells, the 22 polyiamonds of 1-6 and the 11 polycubes of 2-4 come out of the enumeration, and the
lists below only give them the names people use, in the order in which they are found.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from cornerwise.geometry.lattice import CUBE, SQUARE, TRIANGLE, Address, Lattice, add, least

Cells = tuple[Address, ...]

_NAMES: dict[Lattice, dict[int, str]] = {
    SQUARE: {
        1: "1",
        2: "2",
        3: "I3 V3",
        4: "I4 L4 T4 Z4 O4",
        5: "I5 L5 Y5 N5 V5 P5 W5 T5 F5 Z5 U5 X5",
        6: " ".join(f"H{number:02}" for number in range(1, 36)),  # hexominoes have no usual names
    },
    TRIANGLE: {
        1: "1",
        2: "2",
        3: "I3",
        4: "C4 I4 A4",
        5: "L5 P5 I5 C5",
        6: "S6 Y6 W6 L6 I6 P6 V6 X6 F6 A6 G6 O6",
    },
    CUBE: {1: "1", 2: "I2", 3: "I3 V3", 4: "I4 L4 T4 Z4 S4 Y4 R4 O4"},  # R and S are the right and the left screw
}


@dataclass(frozen=True)
class Shape:
    """A free shape: its name and every orientation, each moved to the origin."""

    name: str
    orientations: tuple[Cells, ...]

    @property
    def size(self) -> int:
        """How many cells it has."""
        return len(self.orientations[0])

    def __repr__(self) -> str:
        return f"<shape {self.name}>"


def to_origin(lattice: Lattice, cells: Iterable[Address]) -> Cells:
    """The same cells as near to the origin as a shift that keeps the kinds of cells allows."""
    cells = tuple(cells)
    x, *rest = least(cells)
    shift = (-x + (x + sum(rest)) % lattice.kinds, *(-c for c in rest))
    return tuple(sorted((add(cell, shift) for cell in cells), key=reading_order))


def reading_order(address: Address) -> Address:
    """Sorts cells as boards number them: along x first, then y, then z."""
    return address[::-1]


@cache
def free_shapes(lattice: Lattice, size: int) -> tuple[tuple[Cells, ...], ...]:
    """All free shapes of a size, each as its orientations, in a fixed order."""
    if size == 1:
        origin = (0,) * lattice.dimension
        return (_orientations(lattice, (origin,)),)
    found = []
    seen: set[Cells] = set()
    for smaller in free_shapes(lattice, size - 1):
        for grown in _grown(lattice, smaller[0]):
            if to_origin(lattice, grown) not in seen:
                found.append(_orientations(lattice, grown))
                seen.update(found[-1])
    return tuple(sorted(found))


def _grown(lattice: Lattice, cells: Cells) -> Iterator[Cells]:
    for cell in cells:
        for step in lattice.side_offsets[lattice.kind(cell)]:
            neighbour = add(cell, step)
            if neighbour not in cells:
                yield (*cells, neighbour)


def _orientations(lattice: Lattice, cells: Cells) -> tuple[Cells, ...]:
    turned = {to_origin(lattice, (lattice.moved(cell, motion) for cell in cells)) for motion in lattice.motions}
    return tuple(sorted(turned))


@cache
def shapes(lattice: Lattice, largest: int, smallest: int = 1) -> tuple[Shape, ...]:
    """The named free shapes from `smallest` to `largest` cells."""
    return tuple(
        Shape(name, orientations)
        for size in range(smallest, largest + 1)
        for name, orientations in zip(_names(lattice, size), free_shapes(lattice, size), strict=True)
    )


def _names(lattice: Lattice, size: int) -> list[str]:
    """The names that people use; numbers where nobody has given any."""
    if size in _NAMES[lattice]:
        return _NAMES[lattice][size].split()
    return [f"P{size}{number:02}" for number in range(1, len(free_shapes(lattice, size)) + 1)]
