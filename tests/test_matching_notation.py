"""Moves of matching games as text: round trips, and texts that nobody should write."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cornerwise import CornerwiseError, IllegalMove, Move, NotationError
from cornerwise.rules.matching_moves import (
    COLUMNS,
    DRAW,
    HIDDEN,
    ROWS,
    TIMEOUT,
    WORDS,
    lay_move,
    lay_of,
    outcome_move,
    outcome_of,
)
from cornerwise.rules.matching_notation import format_move, format_tile, parse_move, parse_tile
from cornerwise.rules.moves import KEEP, PASS, SWAP
from cornerwise.rules.tiles import is_triple

TILE = st.integers(0, 55)
CELL = st.tuples(st.integers(-COLUMNS // 2, COLUMNS // 2 - 1), st.integers(-ROWS // 2, ROWS // 2 - 1))
LAY = st.builds(lay_move, TILE, CELL, st.integers(0, 2))
MOVE = LAY | st.builds(outcome_move, TILE) | st.sampled_from(list(WORDS))


@given(MOVE)
def test_moves_survive_being_written(move: Move) -> None:
    assert parse_move(format_move(move)) == move


@given(TILE, CELL, st.integers(0, 2))
def test_lays_survive_being_packed(tile: int, cell: tuple[int, int], rotation: int) -> None:
    lay = lay_of(lay_move(tile, cell, rotation))
    assert lay == (tile, cell, 0 if is_triple(tile) else rotation)


@given(st.integers(-(2**40), 2**40))
def test_a_number_is_one_kind_of_move_or_none(number: int) -> None:
    move = Move(number)
    kinds = [lay_of(move) is not None, outcome_of(move) is not None, move in WORDS, move == HIDDEN]
    assert sum(kinds) <= 1
    if not any(kinds):
        assert format_move(move) == f"move {number}"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("draw", DRAW),
        ("pass", PASS),
        ("timeout", TIMEOUT),
        (" 0-0-1 ", outcome_move(1)),
        ("0-0-0@0,0/0", lay_move(0, (0, 0), 0)),
        ("5-5-5@-3,2/2", lay_move(55, (-3, 2), 0)),
    ],
)
def test_readings(text: str, move: Move) -> None:
    assert parse_move(text) == move


def test_tiles_are_numbered_by_their_highest_number() -> None:
    assert [format_tile(tile) for tile in range(5)] == ["0-0-0", "0-0-1", "0-1-1", "1-1-1", "0-0-2"]
    assert [parse_tile(format_tile(tile)) for tile in range(56)] == list(range(56))


def test_words_do_not_collide() -> None:
    assert len({DRAW, PASS, TIMEOUT, KEEP, SWAP, HIDDEN, outcome_move(0), outcome_move(55)}) == 8


HOSTILE = [
    "", "?", "Draw", "PASS", "keep", "swap", "0-1", "0-1-2-3", "2-1-0", "0-2-1", "0-1-6", "0-1--2", "a-b-c",
    "0-1-2@", "0-1-2@0,0", "0-1-2@0,0/3", "0-1-2@0,0/-1", "0-1-2@0/0", "0-1-2@00,0/0", "0-1-2@-0,0/0",
    "0-1-2@+1,0/0", "0-1-2@0,0/0@0,0/0", "2-1-0@0,0/0", "@0,0/0", "0-1-2@\u0663,0/0", "\u0660-\u0661-\u0662",
    "0-1-2@1e1,0/0", "0-1-2@99999,0/0", "0-1-2 @0,0/0", "0-1-2@0, 0/0", "\0", "0-1-2\n0-1-2",
    "-" * 100_000, "0-1-2@" + "9" * 100_000,
]  # fmt: skip


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_texts(text: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_move(text)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("cell", ["64,0", "-65,0", "0,32", "0,-33", "9999,-9999"])
def test_cells_beyond_all_reach(cell: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_move(f"0-1-2@{cell}/0")
    assert caught.value.clause == "M4"


@given(st.text(max_size=30) | st.text("0123456789-@,/? draw", max_size=20))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(CornerwiseError):
        assert format_move(parse_move(text)) != ""
