"""What an analysis says of its own values: how far they may be off, and the same on every machine."""

from dataclasses import replace

import pytest
from test_kernel import ARCHITECTURES, advanced, started

from cornerwise import find_placing_variant, new_game, review
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


def test_what_an_engine_says_fits_a_line() -> None:
    game = new_game("duo", start="own")
    found = Engine(nodes=30, seed=1).analyse(game, lines=3)
    told, best = repr(found), found.best
    assert told == f"<analysis: seat 0 plays {best.move}, {best.value.told(0)}, {found.nodes} nodes>"
    assert best.value.errors is not None and " ± " in told and len(told) < 120
    assert repr(best) == f"<line {best.move}: {best.value.told(0)}; {best.value.told(1)}; {best.visits} visits>"
    sure = Value((1.0, 0.0), (3.0, -3.0))
    assert repr(sure) == "<value 100 %, +3.0 points; 0 %, -3.0 points>"
    assert repr(replace(found, lines=(replace(best, value=sure),), exact=True)).endswith(
        f" plays {best.move}, 100 %, +3.0 points, {found.nodes} nodes, exact>"
    )
    engines = (Engine(), Engine(level=3), Engine(nodes=20, time=0.5))
    assert [repr(engine) for engine in engines] == ["<engine level-5>", "<engine level-3>", "<engine 20-nodes-0.5-s>"]


def test_a_review_fits_a_line() -> None:
    game = new_game("polyomino-8")
    game.push("a1")
    found = review(game, Engine(nodes=30, seed=1))
    made = found.moves[0]
    assert repr(found) == "<review of 1 moves, 1 costly, unfinished>"
    lost = f"lost {made.points_lost:.1f} points and {100 * made.lost:.0f} %"
    assert repr(made) == f"<ply 0: blue a1 {lost}, {made.best.move} is best>"
    assert repr(replace(made, move=made.best.move)) == f"<ply 0: blue {made.best.move}, the best move>"
