"""Pieces: how many there are, and that each name belongs to the shape people know by it."""

import json
from itertools import product
from pathlib import Path

import pytest

from cornerwise.games.catalogue import find_placing_variant
from cornerwise.geometry.lattice import CUBE, SQUARE, TRIANGLE, Lattice, add
from cornerwise.geometry.shapes import Cells, Shape, free_shapes, shapes, to_origin
from cornerwise.rules.moves import move_table

FIXTURES = Path(__file__).parent / "fixtures"

# Every picture stands below its name.

SQUARES = """
1  2  I3  V3  I4  L4  T4   Z4   O4
#  #  #   #   #   #   ###  ##.  ##
   #  #   ##  #   #   .#.  .##  ##
      #       #   ##
              #

I5  L5  Y5  N5  V5   P5  W5   T5   F5   Z5   U5   X5
#   #   #   .#  #    ##  #    ###  .##  ##.  #.#  .#.
#   #   ##  .#  #    ##  ##   .#.  ##.  .#.  ###  ###
#   #   #   ##  ###  #   .##  .#.  .#.  .##       .#.
#   ##  #   #
#

H01     H02    H03    H04    H05   H06    H07   H08    H09   H10   H11   H12   H13   H14   H15
######  #####  #####  ####.  ####  #####  ####  ###..  ###.  ####  ###.  ###.  ####  ####  ###.
        #....  .#...  ...##  #...  ..#..  ##..  ..###  ..##  .#..  ..##  ..#.  #.#.  .##.  .###
                             #...                      ...#  .#..  ..#.  ..##

H16  H17   H18   H19   H20   H21  H22  H23   H24  H25   H26   H27   H28   H29  H30   H31  H32  H33
###  ###.  ##..  ##..  ##..  ###  ###  ##..  ##.  #...  #...  #...  #...  ###  ####  ###  ##.  ##.
##.  #.##  .###  .###  .##.  ##.  .#.  .###  ###  ####  ####  ####  ####  #.#  #..#  ###  ###  .##
#..        ...#  ..#.  ..##  .#.  ##.  .#..  ..#  #...  .#..  ..#.  ...#  #..             .#.  ##.

H34   H35
.#..  .#..
####  ####
..#.  .#..
"""

# Triangles point up (^) or down (v).
TRIANGLES = """
1  2   I3   C4  I4    A4   L5    P5    I5     C5
^  ^v  ^v^  ^v  ^v^v  v^v  ^v^v  ^v^v  ^v^v^  ^v^
            v^        .v.  v...  ..v.         v^.

S6     Y6    W6     L6     I6      P6     V6     X6   F6    A6    G6    O6
^v^..  ^v^v  ^v^v^  ^v^v^  ^v^v^v  v^v^v  v^v^.  v^v  ^v^v  ^v^v  ^v^v  ^v^
..v^v  ..v^  ..v..  v....          .v...  ...v^  ^v^  v.v.  .^v.  v^..  v^v
"""

# Cubes are seen from above, with the height of every column.
CUBES = """
I2  I3   V3  I4    L4   T4   Z4   Y4  O4  R4  S4
11  111  1.  1111  1..  111  11.  21  22  1.  2.
         11        111  .1.  .11  1.      12  11
"""


def pictures(lattice: Lattice, text: str) -> dict[str, Cells]:
    """The cells of every picture by its name."""
    found = {}
    for block in text.strip().split("\n\n"):
        names, *lines = block.splitlines()
        starts = [i for i, letter in enumerate(names) if letter != " " and (i == 0 or names[i - 1] == " ")]
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            rows = [line[start:end].rstrip() for line in lines]
            found[names[start:end].strip()] = _cells(lattice, [row for row in rows if row])
    return found


def _cells(lattice: Lattice, rows: list[str]) -> Cells:
    marks = {(x, y): mark for y, row in enumerate(reversed(rows)) for x, mark in enumerate(row) if mark != "."}
    if lattice is CUBE:
        return tuple((x, y, z) for (x, y), height in marks.items() for z in range(int(height)))
    if lattice is TRIANGLE:
        odd = {(x + y + "^v".index(mark)) % 2 for (x, y), mark in marks.items()}
        assert len(odd) == 1, f"{rows} is no picture of triangles"
        (shift,) = odd
        return tuple((x + shift, y) for x, y in marks)
    return tuple(marks)


def named(lattice: Lattice, largest: int, smallest: int = 1) -> dict[str, Shape]:
    return {shape.name: shape for shape in shapes(lattice, largest, smallest)}


@pytest.mark.parametrize(
    ("lattice", "text", "largest", "name"),
    [
        (lattice, text, largest, name)
        for lattice, text, largest in ((SQUARE, SQUARES, 6), (TRIANGLE, TRIANGLES, 6), (CUBE, CUBES, 4))
        for name in pictures(lattice, text)
    ],
)
def test_names(lattice: Lattice, text: str, largest: int, name: str) -> None:
    shape = named(lattice, largest, 2 if lattice is CUBE else 1)[name]
    assert to_origin(lattice, pictures(lattice, text)[name]) in shape.orientations


@pytest.mark.parametrize(
    ("lattice", "text", "largest", "smallest"),
    [(SQUARE, SQUARES, 6, 1), (TRIANGLE, TRIANGLES, 6, 1), (CUBE, CUBES, 4, 2)],
)
def test_every_piece_has_a_picture(lattice: Lattice, text: str, largest: int, smallest: int) -> None:
    assert pictures(lattice, text).keys() == named(lattice, largest, smallest).keys()


@pytest.mark.parametrize("fixture", ["classic", "trigon"])
def test_names_are_those_of_the_fixtures(fixture: str) -> None:
    """The referee of the fixtures names pieces alike, but leaves the size out where the letter alone will do."""
    variant = find_placing_variant(fixture)
    table = move_table(variant.board, variant.pieces)
    pairs = set()
    for line in (FIXTURES / f"{fixture}.jsonl").read_text().splitlines():
        for ply in json.loads(line)["plies"]:
            if ply["move"]:
                row = table.find(map(variant.board.parse_cell, ply["move"]))
                assert row is not None
                pairs.add((variant.pieces[table.piece[row]].name, ply["piece"]))
    assert len(pairs) == len(variant.pieces)
    assert all(theirs in (ours, ours[0]) for ours, theirs in pairs)


@pytest.mark.parametrize(
    ("lattice", "counts", "orientations"),
    [
        (SQUARE, (1, 1, 2, 5, 12, 35), (1, 2, 6, 19, 63, 216)),
        (TRIANGLE, (1, 1, 1, 3, 4, 12), (2, 3, 6, 14, 36, 94)),
        (CUBE, (1, 1, 2, 8), (1, 3, 15, 86)),
    ],
    ids=["square", "triangle", "cube"],
)
def test_counts(lattice: Lattice, counts: tuple[int, ...], orientations: tuple[int, ...]) -> None:
    found = [free_shapes(lattice, size) for size in range(1, len(counts) + 1)]
    assert tuple(map(len, found)) == counts
    assert tuple(sum(map(len, shapes_of_size)) for shapes_of_size in found) == orientations


@pytest.mark.parametrize(("lattice", "size"), [(SQUARE, 5), (SQUARE, 6), (TRIANGLE, 6), (CUBE, 4)])
def test_shapes_are_connected_and_different(lattice: Lattice, size: int) -> None:
    everything = [cells for orientations in free_shapes(lattice, size) for cells in orientations]
    assert len(set(everything)) == len(everything)
    assert all(len(set(cells)) == size and _connected(lattice, cells) for cells in everything)


@pytest.mark.parametrize("lattice", [SQUARE, TRIANGLE, CUBE], ids=["square", "triangle", "cube"])
def test_orientations_are_closed_under_every_motion(lattice: Lattice) -> None:
    for orientations in free_shapes(lattice, 4):
        for cells, motion in product(orientations, lattice.motions):
            assert to_origin(lattice, (lattice.moved(cell, motion) for cell in cells)) in orientations


def test_mirror_images_of_cubes_are_two_pieces() -> None:
    left, right = (named(CUBE, 4, 2)[name] for name in ("R4", "S4"))
    mirrored = {to_origin(CUBE, ((-x, y, z) for x, y, z in cells)) for cells in left.orientations}
    assert mirrored == set(right.orientations)
    assert mirrored.isdisjoint(left.orientations)


def test_to_origin_keeps_the_kind_of_triangles() -> None:
    assert to_origin(TRIANGLE, [(5, 2)]) == ((1, 0),)
    assert to_origin(TRIANGLE, [(4, 2)]) == ((0, 0),)
    assert to_origin(SQUARE, [(4, 7), (3, 7)]) == ((0, 0), (1, 0))


def test_repr_and_size() -> None:
    shape = named(SQUARE, 5)["F5"]
    assert (repr(shape), shape.size) == ("<shape F5>", 5)


def _connected(lattice: Lattice, cells: Cells) -> bool:
    reached = {cells[0]}
    for _ in cells:
        reached |= {
            near
            for cell in reached
            for step in lattice.side_offsets[lattice.kind(cell)]
            if (near := add(cell, step)) in cells
        }
    return len(reached) == len(cells)
