"""Traces the outline of a set of cells, and rounds and insets it.

A cell becomes the polygon of its corner points, clockwise as one sees it. Of some cells together
every edge that is walked in both directions lies inside; the others chain into the loops of the
outline, which are then moved inward and rounded. Points stay whole numbers until they are placed in
the plane, so nothing is ever compared with a tolerance::

    +-->--+-->--+        +-->-- -->--+
    ^     v     v        ^           v
    ^     ^     v   =    ^           v
    +--<--+--<--+        +--<-- --<--+

Only `AXES` knows how a lattice lies in the plane. A board of cubes will turn each cell into the
polygons of the faces one sees, and share the rest.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from math import atan2, hypot, sqrt

from cornerwise.geometry.lattice import SQUARE, TRIANGLE, Address, Lattice, Point, add

Spot = tuple[float, float]
"""A place in the plane, in cells; y grows downward as on a screen."""
Polygon = tuple[Point, ...]
Edge = tuple[Point, Point]
Place = Callable[[Point], Spot]

AXES: dict[Lattice, tuple[Spot, ...]] = {
    SQUARE: ((1, 0), (0, -1)),
    TRIANGLE: ((1 / 2, 0), (0, -sqrt(3) / 2)),
}
"""Where one step along each coordinate leads in the plane."""


def placer(lattice: Lattice) -> Place:
    """The map from a lattice's points to the plane."""
    across, down = zip(*AXES[lattice], strict=True)
    return lambda point: (_dot(across, point), _dot(down, point))


@lru_cache(1 << 16)
def polygon(lattice: Lattice, address: Address) -> Polygon:
    """The corners of a cell, clockwise as seen."""
    place = placer(lattice)
    corners = sorted(lattice.points(address))
    x, y = middle([place(corner) for corner in corners])
    return tuple(sorted(corners, key=lambda corner: atan2(place(corner)[1] - y, place(corner)[0] - x)))


def middle(spots: Sequence[Spot]) -> Spot:
    """The mean of some spots, which is the centre of a cell with these corners."""
    across, down = zip(*spots, strict=True)
    return sum(across) / len(spots), sum(down) / len(spots)


def edges(polygons: Iterable[Polygon]) -> list[Edge]:
    """Every edge in the direction it is walked."""
    return [edge for corners in polygons for edge in zip(corners, corners[1:] + corners[:1], strict=True)]


def rim(polygons: Iterable[Polygon]) -> list[Edge]:
    """The edges with nothing on their other side."""
    walked = dict.fromkeys(edges(polygons))
    return [(a, b) for a, b in walked if (b, a) not in walked]


def seams(polygons: Iterable[Polygon]) -> list[Edge]:
    """The edges between two of the polygons, each once."""
    walked = dict.fromkeys(edges(polygons))
    return [(a, b) for a, b in walked if a < b and (b, a) in walked]


def lines(polygons: Iterable[Polygon]) -> list[Edge]:
    """All seams with those that continue each other joined: the grid of a board."""
    found = dict.fromkeys(seams(polygons))
    joined = []
    for a, b in found:
        step = add(b, _negative(a))
        if (add(a, _negative(step)), a) not in found:
            while (b, add(b, step)) in found:
                b = add(b, step)
            joined.append((a, b))
    return joined


def trace(polygons: Iterable[Polygon], place: Place) -> list[list[Spot]]:
    """The loops round some polygons; outer ones run clockwise, those round holes the other way."""
    onward: dict[Point, list[Point]] = defaultdict(list)
    for a, b in rim(polygons):
        onward[a].append(b)
    loops = []
    while onward:
        # A point where the outline touches itself is no place to begin: the loop would close too early.
        start = min(onward, key=lambda point: len(onward[point]))
        loop = [start, _take(onward, start, onward[start][0])]
        while loop[-1] != start:
            loop.append(_take(onward, loop[-1], _rightmost(place, loop[-2], loop[-1], onward[loop[-1]])))
        loops.append([place(point) for point in loop[:-1]])
    return loops


def area(loop: Sequence[Spot]) -> float:
    """The area inside a loop: positive when it runs clockwise, negative round a hole."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs(loop)) / 2


def pairs(loop: Sequence[Spot]) -> Iterator[tuple[Spot, Spot]]:
    """The sides of a loop."""
    return zip(loop, [*loop[1:], loop[0]], strict=True)


def inset(loop: Sequence[Spot], gap: float) -> list[Spot]:
    """The corners of a loop after every side moved inward by `gap`; points on straight sides go."""
    corners = [b for a, b, c in _triples(loop) if abs(_turn(a, b, c)) > 1e-9]
    return [_meet(a, b, c, gap) for a, b, c in _triples(corners)]


def rounded(loop: Sequence[Spot], outer: float, inner: float) -> str:
    """The path along a loop with its outer and inner corners rounded, as much as its sides have room."""
    parts = []
    for a, b, c in _triples(loop):
        room = 0.48 * min(_distance(a, b), _distance(b, c))
        radius = min(outer if _turn(a, b, c) > 0 else inner, room)
        parts.append(f"{_toward(b, a, radius)}Q{format_number(*b)} {_toward(b, c, radius)}")
    return "M" + "L".join(parts) + "Z"


def format_number(*numbers: float) -> str:
    """Numbers as short as a path may write them; a thousandth of a cell is nothing to see."""
    return " ".join(_short(f"{number:.3f}") for number in numbers)


def _short(text: str) -> str:
    text = text.rstrip("0").rstrip(".")
    sign, digits = ("-", text[1:]) if text.startswith("-") else ("", text)
    return "0" if digits == "0" else sign + (digits[1:] if digits.startswith("0.") else digits)


def _negative(point: Point) -> Point:
    return tuple(-coordinate for coordinate in point)


def _take(onward: dict[Point, list[Point]], at: Point, following: Point) -> Point:
    onward[at].remove(following)
    if not onward[at]:
        del onward[at]
    return following


def _rightmost(place: Place, before: Point, at: Point, choices: Iterable[Point]) -> Point:
    """Where the outline touches itself, the tightest right turn: the body stays on that side."""
    a, b = place(before), place(at)
    return max(choices, key=lambda point: atan2(_turn(a, b, place(point)), _along(a, b, place(point))))


def _meet(a: Spot, b: Spot, c: Spot, gap: float) -> Spot:
    """Where the sides a-b and b-c meet after both moved inward."""
    (ux, uy), (vx, vy) = _unit(a, b), _unit(b, c)
    sine, cosine = ux * vy - uy * vx, ux * vx + uy * vy
    along = gap * (cosine - 1) / sine  # how far the meeting point lies along the first side
    return b[0] + ux * along - uy * gap, b[1] + uy * along + ux * gap


def _toward(a: Spot, b: Spot, distance: float) -> str:
    x, y = _unit(a, b)
    return format_number(a[0] + x * distance, a[1] + y * distance)


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    """Positive for a right turn at b, as seen."""
    return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])


def _along(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[0] - b[0]) + (b[1] - a[1]) * (c[1] - b[1])


def _unit(a: Spot, b: Spot) -> Spot:
    length = _distance(a, b)
    return (b[0] - a[0]) / length, (b[1] - a[1]) / length


def _distance(a: Spot, b: Spot) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _dot(a: Iterable[float], b: Iterable[float]) -> float:
    return sum(x * y for x, y in zip(a, b, strict=True))


def _triples(loop: Sequence[Spot]) -> Iterator[tuple[Spot, Spot, Spot]]:
    """Every spot of a loop with the ones before and after it."""
    return zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)
