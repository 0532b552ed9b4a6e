"""Arguments of a wrong type: a name stands for its game where it can, and an error says what is wanted."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cornerwise
from cornerwise import (
    CornerwiseError,
    Design,
    Engine,
    GreedyPlayer,
    IllegalMove,
    Position,
    RandomPlayer,
    Strength,
    new_game,
    record_of,
    review,
    start,
)
from cornerwise.envs.gpu import GpuEnv
from cornerwise.errors import need
from cornerwise.notebook import play

WRONG: Any = "duo"
NUMBER: Any = 3
NOTHING: Any = None
TRUE: Any = True
GAME = "wanted the name of a game or a variant, not "


def test_a_name_stands_for_its_game() -> None:
    assert start("duo") == start(cornerwise.find_variant("duo"))
    assert Design("duo").variant == cornerwise.find_variant("duo")
    cornerwise.check_variant("polyomino-8", games=1)


def test_a_review_takes_every_kind_of_game(tmp_path: Path) -> None:
    game = new_game("polyomino-8")
    while game.mover is not None:
        game.push(GreedyPlayer(seed=game.ply).choose(game))
    cornerwise.save(game, tmp_path / "game.json")
    games = (game, record_of(game), cornerwise.load(tmp_path / "game.json"))
    reviews = [review(given, Engine(nodes=2, seed=1)) for given in games]
    assert reviews[0] == reviews[1] == reviews[2] and reviews[0].end is not None


@pytest.mark.parametrize("player", [RandomPlayer(1), GreedyPlayer(1), Engine(level=1, seed=1)])
def test_players_take_a_game(player: Any) -> None:
    game = new_game("triominos", seed=1)
    assert player.choose(game) in game.legal_moves
    with pytest.raises(TypeError, match=r"wanted a game or a view, not 'duo' \(str\)"):
        player.choose("duo")


REFUSED: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "new_game": (lambda: new_game(NUMBER), TypeError, GAME + "3 (int)"),
    "new_game of a game": (lambda: new_game(start(WRONG)), TypeError, GAME + "<duo, ply 0, purple to move"),  # type: ignore[call-overload]
    "start": (lambda: start(NUMBER), TypeError, GAME + "3 (int)"),
    "Design": (lambda: Design(NUMBER), TypeError, GAME + "3 (int)"),
    "Design of tiles": (lambda: Design("triominos"), cornerwise.WrongFamily, "triominos"),
    "check_variant": (lambda: cornerwise.check_variant(NOTHING), TypeError, GAME + "None (NoneType)"),
    "review": (lambda: review(WRONG), TypeError, "wanted a game, one that was loaded, or a record, not 'duo' (str)"),
    "record_of": (lambda: record_of(NUMBER), TypeError, "wanted a game, not 3 (int)"),
    "replay": (lambda: cornerwise.replay(WRONG), TypeError, "wanted a record, not 'duo' (str)"),
    "format_record": (lambda: cornerwise.format_record(WRONG), TypeError, "wanted a record, not 'duo' (str)"),
    "save": (lambda: cornerwise.save(NUMBER, "x.json"), TypeError, "or a record, not 3 (int)"),
    "draw_svg": (lambda: cornerwise.draw_svg(NUMBER), TypeError, "wanted a game, a view or a design, not 3 (int)"),
    "draw_text": (lambda: cornerwise.draw_text(WRONG), TypeError, "wanted a game, a view or a design, not 'duo' (str)"),
    "from_text": (lambda: Position.from_text(NOTHING), TypeError, "wanted a position as text, not None"),
    "Engine": (lambda: Engine(WRONG), TypeError, "wanted a strength, or level=, nodes= or time=, not 'duo' (str)"),
    "Engine.seed": (lambda: Engine(seed=WRONG), TypeError, "wanted a whole number or None as the seed"),
    "Engine.time": (lambda: Engine(time=WRONG), TypeError, "wanted a number of seconds or None"),
    "Strength": (lambda: Strength(level=WRONG), TypeError, "wanted a whole number or None as a level"),
    "analyse": (lambda: Engine(nodes=1).analyse(start("duo"), lines=0), ValueError, "at least one line, not 0"),
    "push": (lambda: new_game("duo").push(TRUE), TypeError, "a move is a number or a text, not bool"),
    "GpuEnv": (lambda: GpuEnv("duo", games=4, device="tpu"), ValueError, "there is no device 'tpu'"),
    "play": (lambda: play("duo", seat=9), CornerwiseError, "duo has seats 0 to 1 here, not 9"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_an_error_says_what_is_wanted(what: str) -> None:
    call, kind, message = REFUSED[what]
    with pytest.raises(kind) as caught:
        call()
    assert message in str(caught.value)


def test_numbers_of_numpy_are_numbers() -> None:
    two: Any = np.int64(2)
    assert Engine(nodes=two).analyse(start("duo"), lines=two).nodes == 2
    seconds: Any = np.float32(0.5)
    assert Strength(level=two).name == "level-2" and Strength(time=seconds).name == "engine-0.5-s"


@pytest.mark.parametrize("name", ["piece_name", "cells_laid"])
def test_what_is_asked_of_a_move_is_asked_of_a_move_of_the_game(name: str) -> None:
    game = new_game("duo")
    ask: Callable[[Any], object] = getattr(game, name)
    assert ask("e10") == ask(game.parse("e10")) == ask(int(game.parse("e10")))
    for number in (10**9, -1, 10**30):
        with pytest.raises(IllegalMove, match=r"no such move \(P1\)"):
            ask(number)
    for wrong in (None, True, 3.5):
        with pytest.raises(TypeError, match="a move is a number or a text"):
            ask(wrong)


def test_true_is_no_move() -> None:
    game = new_game("duo")
    assert True not in game.legal_moves and game.violation(TRUE) == game.NO_SUCH_MOVE


def test_long_values_are_cut_in_the_error() -> None:
    with pytest.raises(TypeError) as caught:
        need(["row\n"] * 100, int, "a number")
    assert len(str(caught.value)) < 100 and "\n" not in str(caught.value)
