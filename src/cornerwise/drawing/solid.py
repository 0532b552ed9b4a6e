"""Isometric projection of cubes: visible faces and their order.

Along the line of sight the edges of a cube all look equally long, so its corners fall on points of a
plane with whole coordinates, and each face covers two triangles between them::

          .               across = x - y
        /   \\             up = x + y + 2 z
      . top   .
      | \\   / |
      |   .   |           The triangles of nearer cubes are the same as those
      . left|right        of farther ones. What is seen is therefore a map from
        \\   |   /          triangles to faces, in which the nearest face stays.
          .

Nothing is painted over, and where two things meet on the picture is found as exactly as on a flat board.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import sqrt
from typing import Literal, NamedTuple

from cornerwise.drawing.outline import Edge, Polygon, Spot, edges
from cornerwise.geometry.lattice import Address, Point, add

Side = Literal["floor", "top", "left", "right"]

HALVES: dict[Side, tuple[Polygon, Polygon]] = {
    "floor": (((0, 0, 0), (0, 1, 0), (1, 1, 0)), ((0, 0, 0), (1, 1, 0), (1, 0, 0))),
    "top": (((0, 0, 1), (0, 1, 1), (1, 1, 1)), ((0, 0, 1), (1, 1, 1), (1, 0, 1))),
    "left": (((0, 0, 1), (0, 0, 0), (0, 1, 0)), ((0, 0, 1), (0, 1, 0), (0, 1, 1))),
    "right": (((0, 0, 1), (1, 0, 0), (0, 0, 0)), ((0, 0, 1), (1, 0, 1), (1, 0, 0))),
}
"""The two triangles of every face as corners of the cube, clockwise as seen."""
FACES: tuple[Side, ...] = ("left", "right", "top")


class Face(NamedTuple):
    """One face of the cube at an address; the floor is the face below the lowest cube."""

    cube: Address
    side: Side

    def corners(self) -> frozenset[Point]:
        return _corners(self.cube, self.side)

    def halves(self) -> tuple[Polygon, ...]:
        """Its two triangles on the picture."""
        return _halves(self.cube, self.side)

    def nearness(self, edge: Edge) -> int:
        """How near to the eye an edge of the face is, twice."""
        return sum(z - x - y for x, y, z in self.corners() if seen((x, y, z)) in edge)


Surface = dict[Polygon, Face]


def seen(point: Point) -> Point:
    """Where a corner of a cube falls on the picture."""
    x, y, z = point
    return (x - y, x + y + 2 * z)


def place(point: Point) -> Spot:
    """A point of the picture in the plane."""
    return point[0] * sqrt(3) / 2, -point[1] / 2


def spot(x: float, y: float, z: float = 0) -> Spot:
    """Any place in space on the picture, in the plane."""
    return (x - y) * sqrt(3) / 2, -(x + y) / 2 - z


def turned(address: Address, turn: int, width: int, depth: int) -> Address:
    """Where a square or cube comes to lie when the table is turned by so many quarters."""
    x, y, *rest = address
    for _ in range(turn % 4):
        x, y, width, depth = y, width - 1 - x, depth, width
    return (x, y, *rest)


def surface(cubes: Iterable[Address], floor: Iterable[Address] = ()) -> Surface:
    """What is seen of some cubes, and of the floor they stand on."""
    found: Surface = {}
    for x, y in floor:
        _cover(found, Face((x, y, 0), "floor"))
    for cube in sorted(cubes, key=lambda cube: cube[2] - cube[0] - cube[1]):  # the nearest last
        for side in FACES:
            _cover(found, Face(cube, side))
    return found


def borders(found: Surface) -> Iterator[tuple[Edge, Face, Face | None]]:
    """Every edge between two different faces as seen, once, with both; None is beyond everything."""
    owner = {edge: face for triangle, face in found.items() for edge in edges([triangle])}
    for (a, b), face in owner.items():
        other = owner.get((b, a))
        if other is None or (a < b and other != face):
            yield (a, b), face, other


def are_joined(edge: Edge, one: Face, other: Face) -> bool:
    """Whether two faces that meet on the picture meet there in space too."""
    common = one.corners() & other.corners()
    return {seen(corner) for corner in common} >= set(edge)


def _cover(found: Surface, face: Face) -> None:
    found.update(dict.fromkeys(face.halves(), face))


@lru_cache(1 << 15)
def _corners(cube: Address, side: Side) -> frozenset[Point]:
    return frozenset(add(cube, corner) for half in HALVES[side] for corner in half)


@lru_cache(1 << 15)
def _halves(cube: Address, side: Side) -> tuple[Polygon, ...]:
    return tuple(_from_least(tuple(seen(add(cube, corner)) for corner in half)) for half in HALVES[side])


def _from_least(triangle: Polygon) -> Polygon:
    """The same corners in the same direction, beginning with the least, so that equal triangles are equal."""
    first = triangle.index(min(triangle))
    return triangle[first:] + triangle[:first]
