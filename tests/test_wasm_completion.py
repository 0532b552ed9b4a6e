"""Completing games for one in WebAssembly: what it answers is true by the rules, and agrees with CP-SAT."""

from typing import Any

import pytest
from node_kernel import node_kernel

from cornerwise.games.catalogue import find_placing_variant
from cornerwise.records.record import replay_placing
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.solo.completion import can_complete
from cornerwise.solo.progress import progress
from cornerwise.solo.shipped import shipped_solution

SOLO = ("classic-solo", "trigon-solo")


def completion(game: PlacingPosition, seconds: float = 60) -> dict[str, Any]:
    moves = list(map(game.format, game.moves))
    return dict(node_kernel().call("completion", moves, 1, seconds=seconds)["result"])


def short_of_its_end(name: str, plies: int) -> PlacingPosition:
    game = replay_placing(shipped_solution(name))
    for _ in range(plies):
        game.pop()
    return game


def finish(game: PlacingPosition, line: list[str]) -> None:
    for move in line:
        game.push(move)
    assert game.turn is None and progress(game).complete


@pytest.mark.parametrize("name", SOLO)
def test_shipped_puzzles_are_completed(name: str) -> None:
    node_kernel().load(name)
    for plies in (0, 1, 8, 20, 40):
        game = short_of_its_end(name, plies)
        found = completion(game)
        assert (found["answer"], len(found["line"])) == ("yes", plies)
        finish(game, found["line"])


def test_a_whole_game_from_the_empty_board() -> None:
    node_kernel().load("trigon-solo", {"strict_corners": True})
    game = PlacingPosition(find_placing_variant("trigon-solo", strict_corners=True))
    found = completion(game)
    assert found["answer"] == "yes"
    finish(game, found["line"])


@pytest.mark.parametrize("name", SOLO)
def test_answers_agree_with_cp_sat(name: str) -> None:
    """A few pieces before the end every legal move is tried: some spoil the game."""
    node_kernel().load(name)
    base = short_of_its_end(name, 7)
    answers = set()
    for move in list(base.legal_moves)[:12]:
        base.push(move)
        known = can_complete(base, seconds=20)
        found = completion(base)
        assert found["answer"] == known.answer
        assert bool(found["reason"]) is (known.reason is not None)
        answers.add(found["answer"])
        base.pop()
    assert answers <= {"yes", "no"}


def test_other_games_are_refused() -> None:
    from node_kernel import KernelRefused

    node_kernel().load("duo")
    with pytest.raises(KernelRefused) as refused:
        node_kernel().call("completion", [], 1)
    assert refused.value.message == "error-not-solo"
