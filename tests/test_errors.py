"""Errors say what was wrong in one line, carry it, and travel between processes."""

import copy
import pickle
from typing import Any

import pytest

from cornerwise import (
    BadOption,
    IllegalMove,
    Move,
    NotationError,
    UnknownVariant,
    WrongFamily,
    find_placing_variant,
    find_variant,
    new_game,
)
from cornerwise.errors import CornerwiseError, RecordError, SgfError


def raised(*parts: object, **options: object) -> CornerwiseError:
    """What a game says to a move, or to its own making."""
    name, *moves = parts
    try:
        game = new_game(name, **options)  # type: ignore[call-overload]  # wrong on purpose
        for move in moves:
            game.push(move)
    except CornerwiseError as error:
        return error
    raise AssertionError("nothing was wrong")


EVERY = [
    raised("duoo"),
    raised("duo", start="spaced"),
    raised("duo", "zz"),
    raised("duo", "a1"),
    RecordError("x", "error-field-missing", field="moves"),
    SgfError("x", 3, "error-sgf-no-tree"),
    WrongFamily("triominos", "placing"),
]


@pytest.mark.parametrize("error", EVERY, ids=lambda error: type(error).__name__)
def test_errors_can_be_sent(error: CornerwiseError) -> None:
    twin = pickle.loads(pickle.dumps(error))
    assert type(twin) is type(error)
    assert (twin.phrase, twin.value) == (error.phrase, error.value)
    assert str(twin) == str(error)


def test_the_position_stays_behind() -> None:
    error = raised("duo", "a1")
    assert isinstance(error, IllegalMove)
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.clause, twin.why, twin.position) == ("P3", error.why, None)


@pytest.mark.parametrize("move", ["a1", "a1,c1", "zz", Move(-1), Move(10**30), "a1,b1,c1,d1,e1,f1,g1"])
def test_refused_moves_carry_the_position(move: Move | str) -> None:
    game = new_game("duo")
    with pytest.raises(CornerwiseError) as caught:
        game.push(move)
    assert isinstance(caught.value, IllegalMove | NotationError)
    assert caught.value.position is game
    assert game.ply == 0


@pytest.mark.parametrize("name", [5, None, ["duo"], "", "x" * 1000])
def test_what_is_no_name(name: Any) -> None:
    with pytest.raises(UnknownVariant) as caught:
        find_variant(name)
    assert len(str(caught.value)) < 150
    with pytest.raises(UnknownVariant if isinstance(name, str) else TypeError) as wrong:
        new_game(name)
    assert len(str(wrong.value)) < 150


def test_a_seed_is_a_number_and_only_for_games_of_chance() -> None:
    assert isinstance(raised("triominos", seed="x"), BadOption)
    assert isinstance(raised("duo", seed=1), BadOption)


def test_a_matching_game_is_no_placing_game() -> None:
    with pytest.raises(WrongFamily, match="only for placing games"):
        find_placing_variant("triominos")


def test_copies_are_games_of_their_own() -> None:
    game = new_game("duo")
    for twin in (copy.copy(game), copy.deepcopy(game)):
        twin.push(next(iter(twin.legal_moves)))
        assert (twin.ply, game.ply) == (1, 0)
