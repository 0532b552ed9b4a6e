"""What an analysis says of its own values: how far they may be off, and the same on every machine."""

import pytest
from test_kernel import ARCHITECTURES, advanced, started

from cornerwise import find_placing_variant, new_game
from cornerwise.engine import Engine
from cornerwise.engine.analysis import Errors, Line, Value, mean_value
from cornerwise.engine.evaluator_choice import parse_evaluator
from cornerwise.engine.placing_search import _analysis, new_search
from cornerwise.engine.tuning import tuning_of
from cornerwise.rules.placing_position import PlacingPosition


def margin_error(line: Line) -> float:
    assert line.value.errors is not None
    return line.value.errors.margins[0]


def test_little_is_known_of_moves_that_were_hardly_tried() -> None:
    found = Engine(nodes=400, seed=1, evaluator="playouts").analyse(new_game("duo").view(0), lines=400)
    by_visits = {line.visits: margin_error(line) for line in found.lines if line.visits}
    most, fewest = max(by_visits), min(by_visits)
    assert most > 3 * fewest
    assert by_visits[fewest] > 1.2 * by_visits[most] > 0
    only = Engine(nodes=1, seed=1, evaluator="playouts").analyse(new_game("duo").view(0), lines=1).best
    assert margin_error(only) > 10, "one outcome alone says nothing about the next"


def test_a_mean_is_as_unsure_as_what_it_is_made_of() -> None:
    first, second = Value((1.0,), (2.0,), Errors((0.25,), (4.0,))), Value((0.0,), (6.0,), Errors((0.5,), (8.0,)))
    assert mean_value([(first, 3), (second, 1)]) == Value((0.75,), (3.0,), Errors((0.3125,), (5.0,)))
    exact = Value((1.0,), (2.0,))
    assert mean_value([(exact, 1)]).errors is None
    assert mean_value([(first, 1), (exact, 1)]) == Value((1.0,), (2.0,), Errors((0.125,), (2.0,)))


def test_an_exact_value_has_no_errors_and_a_searched_one_has() -> None:
    game, player = new_game("polyomino-8"), Engine(nodes=20, seed=1, evaluator="playouts")
    found = player.analyse(game.view(0))
    assert found.value.errors and all(line.value.errors for line in found.lines)
    while not found.exact:
        assert game.mover is not None
        game.push(found.best.move)
        found = Engine(nodes=3000, seed=1, evaluator="playouts").analyse(game.view(game.mover or 0), lines=3)
    assert found.value.errors is None and found.best.value.errors is None
    assert all(line.value.margins[found.seat] <= found.value.margins[found.seat] for line in found.lines)


def test_more_search_says_more() -> None:
    view = new_game("polyomino-8").view(0)
    found = [Engine(nodes=nodes, seed=1, evaluator="playouts").analyse(view) for nodes in (100, 5000)]
    little, much = (of.best.value.errors.margins[0] for of in found if of.best.value.errors)
    assert little > 1.2 * much


@pytest.mark.parametrize("plies", [6, 12, 18])
def test_a_longer_search_ends_in_the_interval(plies: int) -> None:
    game = new_game("duo")
    for _ in range(plies):
        game.push(Engine(nodes=20, seed=plies, evaluator="small").choose(game.view(game.mover or 0)))
    view, seat = game.view(game.mover or 0), game.mover or 0
    short, long = (Engine(nodes=nodes, seed=2, evaluator="small").analyse(view) for nodes in (60, 960))
    best = short.best
    same = next(line for line in long.lines if line.move == best.move)
    assert best.value.errors is not None
    assert abs(best.value.margins[seat] - same.value.margins[seat]) <= best.value.errors.margins[seat]
    assert abs(best.value.shares[seat] - same.value.shares[seat]) <= best.value.errors.shares[seat]


@pytest.mark.parametrize("evaluator", ["playouts", "small"])
@pytest.mark.parametrize(("name", "plies"), [("duo", 9), ("trigon-2", 14)])
def test_every_processor_gives_the_same_answer(name: str, plies: int, evaluator: str) -> None:
    variant = find_placing_variant(name)
    leaves = parse_evaluator(evaluator).leaf_values(variant, "small")
    answers = []
    for architecture in ARCHITECTURES:
        position = PlacingPosition(variant, advanced(started(variant, architecture), 4, plies))
        search = new_search(position, tuning_of(variant), leaves.tuning, 1, 16 << 20, leaves.small_net)
        search.run(300, 1e9, 7)
        answers.append(_analysis(search, position, 3, 0.0))
    assert answers[0].value.errors and len(answers[0].lines) == 3
    assert all(answer == answers[0] for answer in answers)


def test_the_same_seed_gives_the_same_answer() -> None:
    for game in (new_game("classic"), new_game("triominos", seed=3)):
        seat = game.mover
        assert seat is not None
        first, second = (Engine(nodes=200, seed=0, evaluator="playouts").analyse(game.view(seat)) for _ in range(2))
        assert (first.value, first.lines) == (second.value, second.lines)
