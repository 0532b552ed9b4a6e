"""Cells, moves and options as text: what is written can be read, and what cannot be read says why."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import choices_of, chosen_variants

from cornerwise.errors import BadOption, IllegalMove, NotationError
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.options import Option, format_choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board, hexagon
from cornerwise.geometry.lattice import CUBE
from cornerwise.rules.moves import WORDS, Move, MoveTable, move_table
from cornerwise.rules.notation import format_move, parse_move

BOARDS = sorted({variant.board for variant in placing_variants()}, key=lambda board: board.name)
OPTIONS = [(variant, option) for variant in placing_variants() for option in variant.options]


def table_of(name: str) -> MoveTable:
    variant = find_placing_variant(name)
    return move_table(variant.board, variant.pieces)


# Cells


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_every_cell_can_be_read_again(board: Board) -> None:
    assert [board.parse_cell(name) for name in board.names] == list(range(len(board)))


def test_squares_are_named_from_the_lower_left() -> None:
    board = find_placing_variant("classic").board
    assert (board.names[0], board.names[19], board.names[20], board.names[-1]) == ("a1", "t1", "a2", "t20")
    assert "i9" in board.names


def test_columns_go_on_after_z() -> None:
    row = [name for name in hexagon(9).names if name.endswith("9") and not name.endswith("19")]
    assert row[:2] + row[24:29] + row[-1:] == ["a9", "b9", "y9", "z9", "aa9", "ab9", "ac9", "ai9"]


def test_levels_follow_the_row() -> None:
    tower = Board("2x1x2", CUBE, ((0, 0, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1)), (0, 0, 0))
    assert tower.names == ("a1/1", "b1/1", "a1/2", "b1/2")
    assert [tower.parse_cell(name) for name in tower.names] == [0, 1, 2, 3]


@pytest.mark.parametrize("text", ["", "a", "1", "a0", "a01", "A1", "i15", "o1", "a1 ", "\uff411", "a1/1", "aa1", "a-1"])
def test_what_is_no_cell(text: str) -> None:
    with pytest.raises(NotationError, match="on the 14x14 board") as caught:
        find_placing_variant("duo").board.parse_cell(text)
    assert caught.value.value == text


@pytest.mark.parametrize(
    "text", ["b3", "b3/0", "b3/9", "b3/01", "b3/", "/1", "b3/1/1", "b3/-1", "b3 /1", "e1/1", "a6/1"]
)
def test_what_is_no_cube(text: str) -> None:
    with pytest.raises(NotationError, match="on the 4x5x8 board"):
        find_placing_variant("rumis-tower").board.parse_cell(text)


# Moves


@settings(max_examples=300)
@given(chosen_variants(), st.data())
def test_moves_can_be_read_again_in_any_order(variant: PlacingVariant, data: st.DataObject) -> None:
    table = move_table(variant.board, variant.pieces)
    move = Move(data.draw(st.integers(0, len(table) - 1)))
    text = format_move(table, move)
    assert parse_move(table, text) == move
    names = text.split(",")
    Random(move).shuffle(names)
    assert parse_move(table, f" {' , '.join(names)}\n") == move


def test_the_cells_of_a_move_are_written_in_reading_order() -> None:
    table = table_of("duo")
    assert format_move(table, parse_move(table, "e10,d9,e9,f9,e8")) == "e8,d9,e9,f9,e10"


def test_cubes_are_written_level_by_level() -> None:
    table = table_of("rumis-tower")
    assert format_move(table, parse_move(table, "b3/2,b3/1,a3/1")) == "a3/1,b3/1,b3/2"


@pytest.mark.parametrize(("move", "word"), WORDS.items())
def test_words(move: Move, word: str) -> None:
    table = table_of("duo")
    assert (format_move(table, move), parse_move(table, word)) == (word, move)


@pytest.mark.parametrize("text", ["", ",", "e8,", "e8,,e9", "e8;e9", "pass,pass", "e8,e9,pass", "zz,z2", "e8 e9"])
def test_what_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        parse_move(table_of("duo"), text)


def test_a_cell_named_twice() -> None:
    with pytest.raises(NotationError, match="names the same place twice"):
        parse_move(table_of("duo"), "e8,e9,e8")


@pytest.mark.parametrize("text", ["a1,c1", "a1,b2", "a1,b1,d1", "a1,b1,c1,d1,f1"])
def test_cells_that_are_no_piece(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse_move(table_of("duo"), text)
    assert caught.value.clause == "P1"


# Options


@pytest.mark.parametrize(("variant", "option"), OPTIONS, ids=str)
def test_every_choice_can_be_read_again(variant: PlacingVariant, option: Option) -> None:
    # With two seats there are enough colours for every choice.
    among = variant.with_options(seats=2) if "seats" in variant.chosen else variant
    for choice in choices_of(variant, option):
        parsed = variant.parse_option(option.name, format_choice(choice))
        assert parsed == {option.field: choice}
        assert among.with_options(**parsed).value_of(option) == choice


def test_switches_are_on_and_off() -> None:
    assert find_placing_variant("trigon").parse_option("strict-corners", "on") == {"strict_corners": True}
    assert format_choice(False) == "off"


@pytest.mark.parametrize(("name", "text"), [("start", "spaced"), ("start", ""), ("seats", "3"), ("first", "0")])
def test_an_option_that_is_not_offered(name: str, text: str) -> None:
    duo = find_placing_variant("duo")
    with pytest.raises(BadOption):
        duo.with_options(**duo.parse_option(name, text))
