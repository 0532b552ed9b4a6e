"""The numbers that the rule book gives to test against; its perft values stand in tests/perft."""

import pytest

from cornerwise import find_placing_variant, new_game
from cornerwise.geometry.lattice import CUBE, SQUARE, TRIANGLE, Lattice
from cornerwise.geometry.shapes import shapes
from cornerwise.rules.moves import move_table

PLACEMENTS = {
    "classic": 30433,
    "duo": 13729,
    "polyomino-14": 13729,
    "junior": 7217,
    "trigon": 32131,
    "trigon-3": 24859,
    "polyomino-8": 1269,
    "polyomino-12": 3229,
    "polyomino-hexa": 97929,
}


@pytest.mark.parametrize(("name", "count"), PLACEMENTS.items())
def test_placements_on_the_empty_board(name: str, count: int) -> None:
    variant = find_placing_variant(name)
    table = move_table(variant.board, variant.pieces)
    assert len(table) == len(set(table.rows)) == count


@pytest.mark.parametrize("name", ["polyomino-8", "polyomino-12", "polyomino-14", "polyomino-hexa"])
def test_a_free_start_allows_every_placement(name: str) -> None:
    assert len(new_game(name).legal_moves) == PLACEMENTS[name]


@pytest.mark.parametrize(
    ("lattice", "smallest", "largest", "pieces", "cells", "orientations"),
    [(SQUARE, 1, 5, 21, 89, 91), (TRIANGLE, 1, 6, 22, 110, 155), (CUBE, 2, 4, 11, 40, 104)],
    ids=["polyominoes", "polyiamonds", "polycubes"],
)
def test_pieces_and_orientations(
    lattice: Lattice, smallest: int, largest: int, pieces: int, cells: int, orientations: int
) -> None:
    found = shapes(lattice, largest, smallest)
    assert len(found) == pieces
    assert sum(shape.size for shape in found) == cells
    assert sum(len(shape.orientations) for shape in found) == orientations
