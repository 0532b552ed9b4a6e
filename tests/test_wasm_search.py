"""Levels, hints, analyses and reviews of the kernel in WebAssembly are those of Python: same seed, same game."""

from random import Random
from typing import Any

import pytest
from node_kernel import node_kernel

from cornerwise.engine.levels import LEVELS
from cornerwise.engine.methods import level_of
from cornerwise.engine.player import Engine
from cornerwise.engine.review import review
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.record import record_of
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.engines.review_data import analysis_data, review_data
from cornerwise.server.http.positions import hint_data

LONG = 600.0
"""Seconds: no clock ends these searches."""


def engine_of(variant: PlacingVariant, level: int, seed: int, memory: int) -> Engine:
    """As the browser plays: with the small net where the level has one, else with playouts."""
    small = level_of(level, variant).best_evaluator == "small"
    return Engine(level=level, evaluator="small" if small else "playouts", seed=seed, memory=memory)


def texts(game: Position) -> list[str]:
    return list(map(game.format, game.moves))


def analysis_of(game: Position, engine: Engine, lines: int) -> dict[str, Any]:
    assert game.mover is not None
    view = game.view(game.mover)
    return analysis_data(view, engine.analyse(view, lines))


def advanced(variant: PlacingVariant, plies: int, seed: int) -> Position:
    """A game after some random moves."""
    game, rng = start(variant), Random(seed)
    for _ in range(plies):
        if game.turn is None:
            break
        game.push(rng.choice(list(game.legal_moves)))
    return game


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels are ended by their nodes alone, however busy the machine is."""
    monkeypatch.setattr("cornerwise.engine.strength.LONGEST", LONG)


@pytest.mark.parametrize(
    ("name", "level", "options"),
    [
        ("duo", 3, {}),
        ("duo", 6, {"start": "own"}),
        ("classic", 4, {}),
        ("classic-3", 2, {}),
        ("classic-teams", 5, {}),
        ("trigon", 5, {"strict_corners": True}),
        ("trigon-2", 4, {}),
        ("junior", 6, {}),
        ("junior", 8, {"scoring": "cells"}),
        ("polyomino-8", 7, {}),
        ("polyomino-hexa", 4, {}),
        ("rumis-tower", 6, {"seats": 2, "colours_each": 2}),
        ("rumis-tower", 4, {"seats": 3}),
        ("rumis-corner", 4, {}),
    ],
)
def test_a_level_plays_the_same_game(name: str, level: int, options: dict[str, Any]) -> None:
    kernel, variant = node_kernel(), find_placing_variant(name, **options)
    kernel.load(name, options)
    game = start(variant)
    engines = [engine_of(variant, level, seed, 16 << 20) for seed in range(variant.seats)]
    while (mover := game.mover) is not None:
        wish = {"seat": mover, "level": level, "seed": mover, "seconds": LONG}
        made = kernel.call("think", texts(game), wish)["result"]["move"]
        assert made == game.format(engines[mover].choose(game.view(mover)))
        game.push(made)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("duo", {}),
        ("junior", {}),
        ("junior", {"scoring": "cells"}),
        ("classic", {}),
        ("classic-2", {}),
        ("trigon-2", {}),
        ("rumis-tower", {}),
        ("rumis-tower", {"seats": 2, "colours_each": 2}),
    ],
)
def test_small_nets_judge_alike(name: str, options: dict[str, Any]) -> None:
    kernel, variant = node_kernel(), find_placing_variant(name, **options)
    kernel.load(name, options)
    game = advanced(variant, 9, 9)
    wish = {"seat": 0, "level": LEVELS[-1], "seed": 4, "lines": 4, "seconds": LONG}
    found = kernel.call("analysis", texts(game), wish)["result"]
    assert found == analysis_of(game, engine_of(variant, LEVELS[-1], 4, 64 << 20), 4)


@pytest.mark.parametrize("name", ["duo", "classic", "trigon-3", "polyomino-14", "rumis-tower"])
def test_analyses_and_hints_are_alike(name: str) -> None:
    kernel, variant = node_kernel(), find_placing_variant(name)
    kernel.load(name)
    for plies in (1, 7, 24):
        game = advanced(variant, plies, plies)
        if game.turn is None:
            continue
        wish = {"seat": 0, "level": 6, "seed": 5, "lines": 3, "seconds": LONG}
        found = analysis_of(game, engine_of(variant, 6, 5, 64 << 20), 3)
        assert kernel.call("analysis", texts(game), wish)["result"] == found
        found = analysis_of(game, engine_of(variant, 6, 5, 64 << 20), 1)
        assert kernel.call("hint", texts(game), wish)["result"] == hint_data(found)


@pytest.mark.parametrize("name", ["polyomino-8", "rumis-tower"])
def test_reviews_are_alike(name: str) -> None:
    kernel, variant = node_kernel(), find_placing_variant(name)
    kernel.load(name)
    game = advanced(variant, 200, 3)
    found = kernel.call("review", texts(game), {"level": 4, "seed": 2})["result"]
    engine = engine_of(variant, 4, 2, 64 << 20)
    assert found == review_data(review(record_of(game), engine), game.format)


def test_slices_change_nothing() -> None:
    kernel = node_kernel()
    kernel.load("duo")
    wish = {"seat": 0, "level": 7, "seed": 1, "lines": 3, "seconds": LONG}
    fine, whole = (kernel.call("analysis", [], wish, slice=slice) for slice in (1, 1e9))
    assert fine["result"] == whole["result"]
    assert fine["slices"] > whole["slices"] == 1


def test_the_endgame_solver_pauses_too() -> None:
    kernel, variant = node_kernel(), find_placing_variant("duo")
    kernel.load("duo")
    game = advanced(variant, 18, 2)
    wish = {"seat": 0, "level": LEVELS[-1], "seed": 4, "lines": 1, "seconds": LONG}
    fine, whole = (kernel.call("analysis", texts(game), wish, slice=slice) for slice in (0.01, 1e9))
    assert fine["result"] == whole["result"] == analysis_of(game, engine_of(variant, LEVELS[-1], 4, 64 << 20), 1)
    assert fine["result"]["exact"] and fine["slices"] > 5 and whole["slices"] == 1
