"""The engine as players, analysts and reviewers use it."""

import threading
import time
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from cornerwise import CornerwiseError, MatchingPosition, View, new_game, resolve_chance, start, variants
from cornerwise.engine import Engine, GreedyPlayer, RandomPlayer, Strength, review
from cornerwise.engine.levels import LEVELS
from cornerwise.engine.methods import ladder_of, level_of
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.engine.review import COSTLY, MOST_COSTLY, SAME_POINTS, SAME_SHARE
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.handicap import format_withheld
from cornerwise.records.record import record_of
from cornerwise.rules.placing_position import need_placing_position
from cornerwise.rules.position import Position

NAMES = [variant.id for variant in variants()]


def play(position: Position, players: list[Engine | GreedyPlayer | RandomPlayer], plies: int = 1000) -> Position:
    rng = Random(1)
    for _ in range(plies):
        if isinstance(position, MatchingPosition):
            resolve_chance(position, rng)
        if position.mover is None:
            break
        position.push(players[position.mover % len(players)].choose(position.view(position.mover)))
    return position


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_an_opponent(name: str) -> None:
    variant = next(variant for variant in variants() if variant.id == name)
    position = play(start(variant), [Engine(level=3, seed=1), Engine(level=5, seed=2)], 8)
    assert len(position.plies) >= 8 or position.turn is None


def test_levels_grow() -> None:
    for variant in variants():
        levels = [level_of(number, variant) for number in LEVELS]
        assert tuple(levels) == ladder_of(variant)
        for lower, upper in pairwise(levels):
            assert (upper.nodes, -upper.slip) > (lower.nodes, -lower.slip)


def test_a_search_beats_the_largest_piece_and_that_beats_any_piece() -> None:
    game = play(new_game("duo"), [Engine(nodes=300, seed=1, evaluator="playouts"), GreedyPlayer(1)])
    assert game.outcome().winners == (0,)  # type: ignore[union-attr]  # it is over
    game = play(new_game("duo"), [RandomPlayer(3), GreedyPlayer(1)])
    assert game.outcome().winners == (1,)  # type: ignore[union-attr]  # it is over


def test_a_triominos_search_beats_the_highest_tile() -> None:
    match = play(new_game("triominos", seed=4, deals=5), [Engine(nodes=300, seed=1), GreedyPlayer(1)])
    assert match.outcome().winners == (0,)  # type: ignore[union-attr]  # it is over


def test_the_end_of_a_game_is_played_exactly() -> None:
    game = play(new_game("duo"), [GreedyPlayer(1), GreedyPlayer(2)], 24)
    assert game.mover is not None
    found = Engine(nodes=50_000, seed=1).analyse(game.view(game.mover), lines=3)
    assert found.exact
    expected = found.best.value.margins[game.mover]
    play(game, [Engine(nodes=50_000, seed=1)])
    totals = game.outcome().totals  # type: ignore[union-attr]  # it is over
    assert totals[found.seat] - totals[1 - found.seat] == expected
    blind = PlacingSearch(memory=8 << 20, tuning={"solver_nodes": 0})
    assert not blind.analyse(new_game("polyomino-8").view(0), nodes=10).exact


def test_slips_are_moves_without_a_search() -> None:
    game = new_game("classic")
    begin = time.monotonic()
    assert Engine(Strength(nodes=10**9, slip=1), seed=1).choose(game.view(0)) in game.legal_moves
    assert time.monotonic() - begin < 30


def test_the_clock_ends_a_level_that_has_thought_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cornerwise.engine.strength.LONGEST", 0.01)
    view = new_game("classic").view(0)
    found = Engine(level=9, seed=1, evaluator="playouts").analyse(view)
    assert 0 < found.nodes < level_of(9, view.variant).nodes


def test_a_hint_is_a_strong_move_whatever_the_level() -> None:
    game = play(new_game("duo"), [GreedyPlayer(1), GreedyPlayer(2)], 22)
    assert game.mover is not None
    hint = Engine(level=1, seed=1).hint(game.view(game.mover))
    assert hint == Engine(level=8, seed=2).analyse(game.view(game.mover)).best.move


@pytest.mark.parametrize(
    ("settings", "text"),
    [
        ({"level": 0}, "levels go from 1 to 9, not 0"),
        ({"level": 10}, "levels go from 1 to 9"),
        ({"nodes": 0}, "at least one node"),
        ({"time": 0}, "more than 0 seconds"),
        ({"time": -1}, "more than 0 seconds"),
        ({"threads": 0}, "1 to 64 threads"),
        ({"threads": 65}, "1 to 64 threads"),
        ({"memory": 10}, "at least 8 MiB"),
        ({"level": 5, "nodes": 100}, "give either a level, or nodes and time"),
        ({"level": 5, "time": 1}, "give either a level, or nodes and time"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, float], text: str) -> None:
    with pytest.raises(CornerwiseError, match=text):
        Engine(**settings)  # type: ignore[arg-type]  # that is the point


def test_a_strength_is_a_level_or_limits() -> None:
    assert Strength() == Strength(level=5) and Engine().strength == Strength(level=5)
    assert Engine(Strength(nodes=7)).strength == Engine(nodes=7).strength
    assert [strength.name for strength in (Strength(level=3), Strength(nodes=7, time=0.5), Strength(time=2))] == [
        "level-3",
        "engine-7-nodes-0.5-s",
        "engine-2-s",
    ]
    with pytest.raises(CornerwiseError, match="from 0 to 1"):
        Strength(nodes=7, slip=1.5)
    with pytest.raises(CornerwiseError, match="either a level"):
        Strength(slip=0.5)
    with pytest.raises(TypeError, match="not both"):
        Engine(Strength(level=3), nodes=7)


@pytest.mark.parametrize("subject", [lambda game: game, lambda game: game.view(0)], ids=["game", "view"])
def test_nothing_is_chosen_when_the_game_is_over(subject: Callable[[Position], Position | View]) -> None:
    game = play(new_game("polyomino-8"), [GreedyPlayer(1)])
    with pytest.raises(CornerwiseError, match="nobody can move now"):
        Engine(level=9).analyse(subject(game))


def test_of_a_game_an_engine_sees_what_the_seat_to_move_may_know() -> None:
    game = new_game("triominos", seed=1)
    assert game.mover is not None
    assert Engine(nodes=50, seed=1).choose(game) == Engine(nodes=50, seed=1).choose(game.view(game.mover))


# Reviews


def test_a_review_names_the_blunder() -> None:
    game = play(new_game("duo"), [Engine(nodes=400, seed=1, evaluator="playouts")], 4)
    smallest = min(game.legal_moves, key=lambda move: len(need_placing_position(game).move_table.rows[move]))
    game.push(smallest)
    play(game, [Engine(nodes=400, seed=2, evaluator="playouts")], 3)
    found = review(record_of(game), Engine(nodes=1500, seed=3, evaluator="playouts"))
    assert [move.ply for move in found.moves] == list(range(game.ply))
    assert found.end is None  # the game is not over
    worst = found.costly(1)[0]
    assert worst.ply == 4 and worst.move == smallest and worst.best.move != smallest
    assert worst.points_lost > 2


def test_costly_moves_are_ranked_by_points() -> None:
    game = play(new_game("duo"), [Engine(level=1, seed=1)], 12)
    found = review(record_of(game), Engine(nodes=100, seed=3, evaluator="playouts"))
    costly = found.costly()
    lost = [move.points_lost for move in costly]
    assert lost == sorted(lost, reverse=True) and lost[-1] >= COSTLY
    others = [move.points_lost for move in found.moves if move not in costly]
    assert len(costly) == MOST_COSTLY and max(others) <= lost[-1]
    assert all(move.reasons for move in costly)


def test_what_costs_nothing_has_no_better_move() -> None:
    game = play(new_game("polyomino-8"), [Engine(level=1, seed=1), Engine(level=1, seed=2)])
    for move in review(record_of(game), Engine(nodes=50, seed=1)).moves:
        assert move.best.move == move.move or move.points_lost >= SAME_POINTS or move.lost >= SAME_SHARE
        assert bool(move.reasons) == (move.best.move != move.move)


def test_a_last_piece_is_no_mistake_wherever_it_is_laid() -> None:
    """The others go on, so nothing is exact: two searches would differ by chance alone."""
    pieces = find_placing_variant("classic").pieces
    without = format_withheld({"blue": [piece.name for piece in pieces if piece.name != "1"]})
    game = new_game("classic", start="any", without=without)
    for _ in range(4):
        game.push(min(game.legal_moves) if game.turn == "blue" else max(game.legal_moves))
    first = review(record_of(game), Engine(nodes=40, seed=1, evaluator="playouts")).moves[0]
    assert first.turn == "blue" and first.best.move == first.move
    assert first.points_lost == first.lost == 0 and not first.reasons


def test_a_review_of_a_whole_game_ends_with_its_result() -> None:
    told: list[tuple[int, int]] = []
    game = play(new_game("polyomino-8"), [GreedyPlayer(1), GreedyPlayer(2)])
    found = review(record_of(game), Engine(nodes=50, seed=1), lambda done, plies: told.append((done, plies)))
    outcome = game.outcome()
    assert outcome is not None and found.end is not None
    assert [seat for seat, share in enumerate(found.end.shares) if share] == list(outcome.winners)
    assert told[-1] == (game.ply, game.ply)
    assert all(move.lost >= 0 for move in found.moves)


def test_a_deal_of_triominos_can_be_reviewed() -> None:
    match = play(new_game("triominos", seed=1, deals=1), [GreedyPlayer(1), RandomPlayer(1)])
    found = review(record_of(match), Engine(nodes=60, seed=1))
    assert found.moves and found.end is not None
    assert all(0 <= move.lost <= 1 for move in found.moves)


def test_a_short_review_judges_every_move_that_was_made() -> None:
    """Also one that its searches did not come to; that a turn's time ran out is nobody's decision."""
    match = new_game("triominos", seed=2, deals=1, after_draw="any", time_limit=True)
    rng = Random(2)
    while match.mover is not None:
        late = match.events and match.ply % 50 == 0
        match.push("timeout" if late else rng.choice(sorted(match.legal_moves)))
        resolve_chance(match, rng)
    found = review(record_of(match), Engine(level=3, seed=1))
    timeouts = [ply for ply in match.plies if match.format(ply.move) == "timeout"]
    assert timeouts
    assert len(found.moves) == sum(ply.colour != "chance" for ply in match.plies) - len(timeouts)


def test_a_review_is_stopped_at_once() -> None:
    game = play(new_game("classic"), [GreedyPlayer(1)])
    engine = Engine(time=300, seed=1)
    threading.Timer(0.3, engine.stop).start()
    begin = time.monotonic()
    found = review(record_of(game), engine)
    assert time.monotonic() - begin < 60
    assert found.end is None and len(found.moves) < game.ply


# Nets


def test_the_shipped_net_of_duo_beats_a_search_of_many_more_playouts() -> None:
    pytest.importorskip("onnxruntime", reason="the extra `nets` is not installed")
    game = play(new_game("duo"), [RandomPlayer(5), RandomPlayer(6)], 4)
    play(game, [Engine(nodes=400, seed=1, evaluator="playouts"), Engine(nodes=24, seed=1)])
    assert game.outcome().winners == (1,)  # type: ignore[union-attr]  # it is over
