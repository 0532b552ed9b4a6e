"""Whole games refereed by an independent program: the same legal moves at every ply, the same scores.

`tests/fixtures/README.md` explains the fields.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from cornerwise import PlacingPosition, new_game

FIXTURES = Path(__file__).parent / "fixtures"
GAMES = {
    "duo": ("duo", {"start": "own"}),
    "classic": ("classic", {}),
    "classic_2": ("classic-2", {}),
    "classic_3": ("classic-3", {}),
    "junior": ("junior", {"start": "own", "scoring": "cells"}),
    "trigon": ("trigon", {}),
    "trigon_2": ("trigon-2", {"start": "any"}),
    "trigon_3": ("trigon-3", {"start": "any"}),
}
FULL_SET = {"classic": 89, "duo": 89, "junior": 88, "trigon": 110}


def load(name: str) -> list[Any]:
    return [json.loads(line) for line in (FIXTURES / f"{name}.jsonl").read_text().splitlines()]


def start(fixture: str) -> PlacingPosition:
    variant, options = GAMES[fixture]
    return new_game(variant, **options)


def replay(game: PlacingPosition, plies: list[Any]) -> Iterator[Any]:
    """Plays the fixture's moves; gives each ply before it is made. A pass must be of a skipped colour."""
    for ply in plies:
        if ply["move"] is None:
            assert ply["n"] == 0 and game.variant.colours[ply["color"] - 1] in game.skipped
        else:
            yield ply
            game.push(",".join(ply["move"]))


def written(game: PlacingPosition) -> list[str]:
    return sorted(game.format(move) for move in game.legal_moves)


@pytest.mark.parametrize("kind", ["", "_engine"])
@pytest.mark.parametrize("fixture", GAMES)
def test_refereed_games(fixture: str, kind: str) -> None:
    for record in load(fixture + kind):
        game = start(fixture)
        for ply in replay(game, record["plies"]):
            assert (game.turn, game.mover) == (game.variant.colours[ply["color"] - 1], ply["player"] - 1)
            assert len(game.legal_moves) == ply["n"]
            assert sha256("\n".join(written(game)).encode()).hexdigest()[:16] == ply["hash"]
        check_result(game, record)


def check_result(game: PlacingPosition, record: Any) -> None:
    outcome = game.outcome()
    assert outcome is not None
    full = FULL_SET[game.variant.id.split("-")[0]]
    if game.variant.scoring == "advanced":
        points = [score + full for score in outcome.scores.values()]
        per_seat = [
            total + full * sum(seats == (seat,) for seats in game.variant.owners)
            for seat, total in enumerate(outcome.totals)
        ]
    else:
        points = per_seat = [full - left for left in outcome.scores.values()]
    assert points == record["points_per_color"]
    assert per_seat == record["points_per_player"]
    best = max(record["points_per_player"])
    assert outcome.winners == tuple(i for i, points in enumerate(record["points_per_player"]) if points == best)


@pytest.mark.parametrize("fixture", GAMES)
def test_complete_move_lists(fixture: str) -> None:
    games = {record["game"]: record["plies"] for record in load(fixture)}
    for listed in load(f"{fixture}_full_legal"):
        game = start(fixture)
        for ply in replay(game, games[listed["game"]]):
            if ply["ply"] == listed["ply"]:
                assert written(game) == sorted(listed["legal"])
                break
        else:
            pytest.fail(f"no ply {listed['ply']} in game {listed['game']}")
