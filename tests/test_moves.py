"""The move table: every placement once, found by its cells, with what strict corners need."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

from cornerwise import IllegalMove, Move, NotationError, PlacingVariant, find_placing_variant, placing_variants
from cornerwise.geometry.board import rectangle
from cornerwise.geometry.lattice import CUBE, SQUARE
from cornerwise.geometry.shapes import shapes
from cornerwise.rules.moves import KEEP, PASS, SWAP, WORDS, MoveTable, move_table
from cornerwise.rules.notation import format_move, parse_move

SMALL = MoveTable(rectangle(3, 3), shapes(SQUARE, 3))


def table_of(variant: PlacingVariant) -> MoveTable:
    return move_table(variant.board, variant.pieces)


TABLES: list[MoveTable] = sorted({table_of(variant) for variant in placing_variants()}, key=len)
every_table = pytest.mark.parametrize("table", TABLES, ids=repr)


@every_table
def test_rows_are_ascending_cells_of_the_board(table: MoveTable) -> None:
    filled = table.cells >= 0
    assert (filled[:, 0]).all()
    assert not (filled[:, 1:] & ~filled[:, :-1]).any()  # -1 only at the end
    assert ((np.diff(table.cells, axis=1) > 0) | ~filled[:, 1:]).all()
    assert table.cells.max() == len(table.board) - 1
    assert table.cells.shape[1] == table.widest


@every_table
def test_no_placement_is_there_twice(table: MoveTable) -> None:
    assert len(set(table.rows)) == len(table)


@every_table
def test_rows_are_placements_of_their_piece(table: MoveTable) -> None:
    sizes = np.array([shape.size for shape in table.pieces])
    assert ((table.cells >= 0).sum(axis=1) == sizes[table.piece]).all()
    assert (np.diff(table.piece.astype(int)) >= 0).all()  # ordered by piece


@pytest.mark.parametrize("table", [table for table in TABLES if table.pieces[0].size == 1], ids=repr)
def test_every_cell_is_covered_by_its_single_piece(table: MoveTable) -> None:
    assert {cells[0] for cells in table.rows if len(cells) == 1} == set(range(len(table.board)))


def test_small_table_by_hand() -> None:
    # On 3 x 3 squares: 9 singles, 6 + 6 dominoes, 3 + 3 straight and 16 bent pieces of three.
    assert Counter(SMALL.pieces[piece].name for piece in SMALL.piece) == {"1": 9, "2": 12, "I3": 6, "V3": 16}
    assert repr(SMALL) == "<43 placements of 4 pieces on 3x3>"


@every_table
def test_find(table: MoveTable) -> None:
    for row in range(0, len(table), 97):
        assert table.find(table.rows[row]) == row
        assert table.find(reversed(table.rows[row])) == row


def test_find_nothing() -> None:
    assert SMALL.find([]) is None
    assert SMALL.find([0, 8]) is None
    assert SMALL.find([0, 0]) is None
    assert SMALL.find([99]) is None


def test_through_is_an_index_of_the_rows() -> None:
    for piece in range(len(SMALL.pieces)):
        for cell in range(len(SMALL.board)):
            expected = [row for row, cells in enumerate(SMALL.rows) if cell in cells and SMALL.piece[row] == piece]
            assert SMALL.through(cell, piece) == expected
    assert SMALL.through(99, 0) == []


@pytest.mark.parametrize("table", [table for table in TABLES if table.board.lattice is CUBE], ids=repr)
def test_solid_placements_hang_together_by_faces(table: MoveTable) -> None:
    for row in range(0, len(table), 97):
        reached, cells = {table.rows[row][0]}, set(table.rows[row])
        for _ in cells:
            reached |= {near for cell in reached for near in table.board.side[cell]} & cells
        assert reached == cells


@every_table
def test_tables_cannot_be_changed(table: MoveTable) -> None:
    with pytest.raises(ValueError, match="read-only"):
        table.cells[0, 0] = 1
    with pytest.raises(ValueError, match="read-only"):
        table.piece[0] = 1


@pytest.mark.parametrize("name", ["trigon", "trigon-3"])
def test_opposites_face_the_middle_of_a_straight_side(name: str) -> None:
    """A cell that touches the piece only at a point round which the piece has three cells."""
    table = table_of(find_placing_variant(name))
    at_point: dict[tuple[int, ...], set[int]] = {}
    for cell, points in enumerate(table.board.points):
        for point in points:
            at_point.setdefault(point, set()).add(cell)
    assert len(table.opposites) == len(table)
    for row in range(0, len(table), 23):
        cells = set(table.rows[row])
        counted = Counter(point for cell in cells for point in table.board.points[cell])
        sides = {near for cell in cells for near in table.board.side[cell]}
        straight = [point for point, count in counted.items() if count == 3]
        facing = {cell for point in straight for cell in at_point[point]} - cells
        assert {cell for cell in table.opposites[row].tolist() if cell >= 0} - sides == facing - sides


def test_fingerprints_name_tables() -> None:
    again = MoveTable(rectangle(3, 3), shapes(SQUARE, 3))
    assert again is not SMALL
    assert again.fingerprint == SMALL.fingerprint
    assert len({table.fingerprint for table in TABLES}) == len(TABLES)
    assert len(SMALL.fingerprint) == 16


def test_fingerprints_tell_boards_of_one_size_apart() -> None:
    left, right = (table_of(find_placing_variant("rumis-own", heights=heights)) for heights in ("2 2 0", "0 2 2"))
    assert left.fingerprint != right.fingerprint


def test_games_share_tables() -> None:
    assert table_of(find_placing_variant("classic")) is table_of(find_placing_variant("classic-3", start="any"))
    assert table_of(find_placing_variant("duo")) is table_of(replace(find_placing_variant("polyomino-14"), id="x"))
    assert table_of(find_placing_variant("duo")) is not table_of(find_placing_variant("junior"))
    assert table_of(find_placing_variant("rumis-tower")) is table_of(
        find_placing_variant("rumis-tower", seats=2, colours_each=2)
    )
    assert table_of(find_placing_variant("rumis-tower")) is not table_of(find_placing_variant("rumis-tower", seats=3))


def test_words_are_no_rows() -> None:
    assert WORDS == {PASS: "pass", KEEP: "keep", SWAP: "swap"}
    assert all(2**30 <= word < 2**31 for word in WORDS)  # far above any row, and within 32 bits
    assert max(map(len, TABLES)) < min(WORDS)


@every_table
def test_notation_is_read_back(table: MoveTable) -> None:
    for move in (*map(Move, range(0, len(table), 97)), Move(len(table) - 1), *WORDS):
        assert parse_move(table, format_move(table, move)) == move


def test_notation_takes_cells_in_any_order() -> None:
    assert parse_move(SMALL, " b2 , a1,a2 ") == parse_move(SMALL, "a1,a2,b2")
    assert format_move(SMALL, parse_move(SMALL, "b2,a1,a2")) == "a1,a2,b2"


@pytest.mark.parametrize("text", ["", ",", "a1,", "a1;a2", "a1,a1", "zz", "\x00"])
def test_no_notation(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(SMALL, text)


@pytest.mark.parametrize("text", ["a1,c3", "a1,a2,a3,b1,b2"])
def test_notation_of_a_shape_that_no_piece_has(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_move(SMALL, text)
    assert caught.value.clause == "P1"


def test_notation_of_a_move_that_is_none() -> None:
    assert format_move(SMALL, Move(99)) == "move 99"
    assert format_move(SMALL, Move(-1)) == "move -1"
