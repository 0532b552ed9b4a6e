"""The games of cubes (Rumis boards) as data. The tower is documented; the other boards are reconstructions."""

from collections.abc import Iterable
from dataclasses import replace

from cornerwise.games.options import Option
from cornerwise.games.placing_variant import FOUR, PieceSet, PlacingVariant
from cornerwise.geometry.board import Board, format_heights, height_map, height_map_fault

Heights = list[list[int]]


def _all(limit: int, width: int, depth: int) -> Heights:
    return [[limit] * width] * depth


def _corner(limit: int) -> Heights:
    return [[limit] * 4 + [0] * 2] * 4 + [[limit] * 6] * 4


def _steps(width: int) -> Heights:
    return [[limit] * width for limit in (4, 4, 3, 3, 2, 2, 1, 1)]


def _pyramid(width: int, depth: int) -> Heights:
    return [[1 + min(x, y, width - 1 - x, depth - 1 - y) for x in range(width)] for y in range(depth)]


def _solid(maps: Iterable[Heights]) -> tuple[Board, ...]:
    return tuple(height_map(format_heights(heights)) for heights in maps)


TOWER = PlacingVariant(
    id="rumis-tower",
    group="rumis",
    # No sheet tells either; the overview counts these among Trigon's family, so they are those of its sheet.
    minutes=(20, 30),
    age=7,
    boards=_solid(_all(limit, width=4, depth=5) for limit in (4, 6, 8)),
    piece_set=PieceSet(smallest=2, largest=4),
    palette=FOUR,
    seats=4,
    start="beside",
    contact="face",
    gravity=True,
    scoring="seen",
    options=(
        Option("seats", (4, 3, 2)),
        Option("colours_each", (1, 2)),
        Option("blocked", ("out", "skip")),
    ),
)

PLAIN = format_heights(_all(2, width=8, depth=10))

SOLID = (
    TOWER,
    replace(
        TOWER,
        id="rumis-corner",
        reconstructed=True,
        face=True,
        boards=_solid(_corner(limit) for limit in (2, 3, 4)),
    ),
    replace(
        TOWER,
        id="rumis-steps",
        reconstructed=True,
        boards=_solid(_steps(width) for width in (4, 6, 8)),
    ),
    replace(
        TOWER,
        id="rumis-pyramid",
        reconstructed=True,
        boards=_solid(_pyramid(width, depth) for width, depth in ((6, 8), (8, 8), (8, 10))),
    ),
    replace(
        TOWER,
        id="rumis-own",
        heights=PLAIN,
        options=(
            *TOWER.options,
            Option("heights", (PLAIN,), height_map_fault),
        ),
    ),
)
