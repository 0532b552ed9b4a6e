"""The four polyomino games: two seats and a swap opening."""

import pytest
from clauses import play, random_game, random_plies, refusal, shapes_of

from cornerwise import find_placing_variant, new_game
from cornerwise.rules.moves import KEEP, SWAP
from cornerwise.rules.scoring import Tally, outcome, score

FAMILY = ("polyomino-8", "polyomino-12", "polyomino-14", "polyomino-hexa")


@pytest.mark.parametrize(
    ("name", "cells", "pieces", "copies"),
    [
        ("polyomino-8", 64, 9, 1),
        ("polyomino-12", 144, 9, 2),
        ("polyomino-14", 196, 21, 1),
        ("polyomino-hexa", 400, 56, 1),
    ],
)
def test_polyomino_boards_and_pieces(name: str, cells: int, pieces: int, copies: int) -> None:
    game = new_game(name)
    assert len(game.variant.board) == cells
    assert game.variant.colours == ("blue", "orange")
    for colour in game.variant.colours:
        assert len(game.left(colour)) == pieces * copies
        assert len(set(game.left(colour))) == pieces


@pytest.mark.parametrize("name", FAMILY)
def test_polyomino_the_first_seat_lays_both_opening_pieces(name: str) -> None:
    game = new_game(name)
    assert (game.turn, game.mover) == ("blue", 0)
    assert len(game.legal_moves) == len(game.move_table)
    game.push("a1,a2")
    assert (game.turn, game.mover) == ("orange", 0)
    assert "b1,b2,b3" in game.legal_moves
    assert "h8" in game.legal_moves
    assert refusal(game, "a2,a3,a4") == "P2"
    game.push("h8")
    assert game.mover == 1


@pytest.mark.parametrize("name", FAMILY)
def test_polyomino_the_second_seat_answers_keep_or_swap(name: str) -> None:
    game = play(name, "a1,a2", "h8")
    assert game.mover == 1
    assert set(game.legal_moves) == {KEEP, SWAP}
    assert "keep" in game.legal_moves
    assert "swap" in game.legal_moves
    assert refusal(game, "b3") == "opening"
    assert refusal(game, "pass") == "opening"


@pytest.mark.parametrize("name", FAMILY)
def test_polyomino_keep_and_swap_at_no_other_time(name: str) -> None:
    game = new_game(name)
    for move in ("a1,a2", "h8", "keep", "b3,c3,d3"):
        if move != "keep":
            assert refusal(game, "keep") == "opening"
            assert refusal(game, "swap") == "opening"
        game.push(move)
    assert refusal(game, "swap") == "opening"


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize(("answer", "blue", "orange"), [("keep", 1, 0), ("swap", 0, 1)])
def test_polyomino_the_answer_settles_the_colours(name: str, answer: str, blue: int, orange: int) -> None:
    game = play(name, "a1,a2", "h8")
    assert game.owners == {"blue": (0,), "orange": (0,)}
    game.push(answer)
    assert game.owners == {"blue": (blue,), "orange": (orange,)}
    assert (game.turn, game.mover) == ("blue", blue)  # blue is next whoever owns it
    game.push("b3,c3,d3")
    assert (game.turn, game.mover) == ("orange", orange)
    game.pop()
    game.pop()
    assert game.owners == {"blue": (0,), "orange": (0,)}


@pytest.mark.parametrize("name", ["polyomino-8", "polyomino-12", "polyomino-14"])
def test_polyomino_the_opening_pieces_have_different_shapes(name: str) -> None:
    game = play(name, "a1,a2,b2")
    assert refusal(game, "f6,g6,g7") == "opening"
    assert refusal(game, "f6,f7,g6") == "opening"  # turned it is the same shape
    assert "f6,g6,h6" in game.legal_moves
    for move in ("f6,g6,h6", "keep", "c3"):
        game.push(move)
    assert "g5,h5,h4" not in game.legal_moves  # a side of its own
    assert "e5,e4,d4" in game.legal_moves  # the same shape is open to orange now


def test_polyomino_two_copies_do_not_open_a_shape_twice() -> None:
    assert refusal(play("polyomino-12", "a1"), "h8") == "opening"
    game = play("polyomino-12", "a1", "h8,h9", "keep", "b2")
    assert len(game.left("blue")) == 16
    assert refusal(play("polyomino-12", "a1", "h8,h9", "keep", "b2", "g7"), "c3") == "P1"


def test_polyomino_then_contact_as_in_all_games() -> None:
    game = play("polyomino-14", "a1,a2", "h8", "swap")
    assert refusal(game, "m13") == "P4"
    assert refusal(game, "b2") == "P4"
    assert "b3" in game.legal_moves
    assert refusal(game, "c3,c4") == "P1"


def test_polyomino_hexa_one_common_set() -> None:
    game = play("polyomino-hexa", "a1,a2", "h8")
    assert game.left("blue") == game.left("orange")
    assert {shape.name for shape in game.left("blue")}.isdisjoint({"1", "2"})
    assert len(game.left("blue")) == 54
    for move in ("swap", "b3,c3,d3"):
        game.push(move)
    assert refusal(game, "g7,g6,g5") == "P1"  # blue took the common piece
    assert refusal(play("polyomino-hexa", "a1,a2"), "h8,h9") == "P1"


def test_polyomino_hexa_no_shape_is_laid_twice() -> None:
    names = shapes_of(random_game("polyomino-hexa", seed=1))
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("answer", ["keep", "swap"])
def test_polyomino_most_cells_win(name: str, answer: str) -> None:
    game = play(name, "a1,a2", "h8", answer)
    for _ in random_plies(game, seed=6):
        pass
    result = game.outcome()
    assert result is not None
    placed = {colour: len(game.cells(colour)) for colour in ("blue", "orange")}
    assert result.scores == placed
    by_seat = [placed["orange"], placed["blue"]] if answer == "keep" else [placed["blue"], placed["orange"]]
    assert result.totals == tuple(by_seat)
    assert result.winners == tuple(seat for seat in (0, 1) if by_seat[seat] == max(by_seat))


def test_polyomino_equal_is_a_draw() -> None:
    for seed in range(50):
        result = random_game("polyomino-8", seed).outcome()
        assert result is not None
        assert (len(set(result.totals)) == 1) == (result.winners == (0, 1))
        if len(result.winners) == 2:
            return
    pytest.fail("no game was drawn")


def test_polyomino_no_bonus() -> None:
    variant = find_placing_variant("polyomino-14")
    assert score(variant, 0, Tally(cells=89, pieces=21, last_size=1)) == 89
    result = outcome(variant, [Tally(89, 21, 1), Tally(88, 20)], [(1,), (0,)])
    assert (result.totals, result.winners) == ((88, 89), (1,))
