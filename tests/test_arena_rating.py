"""Ratings find the strengths that results were made with, and the sequential test errs as seldom as it says."""

import math
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from cornerwise.engine.arena import RunPlan, Sprt, parse_entrant
from cornerwise.engine.arena.rating import ELO, Ranking, choices, fit, groups_of
from cornerwise.engine.arena.schedule import block_size, blocks, task, whole_blocks
from cornerwise.engine.arena.sprt import SequentialTest, elo_of, score_of

# Ratings


def test_two_entrants_are_bradley_and_terry() -> None:
    """30 won, 10 drawn and 20 lost are 35 points of 60."""
    results = [((1,), (0,))] * 20 + [((0, 1),)] * 10 + [((0,), (1,))] * 30
    ratings = fit(2, [Ranking(groups, 0) for groups in results])
    assert ratings.elo[0] == 0 and ratings.errors[0] == 0
    assert ratings.elo[1] == pytest.approx(-400 * math.log10(35 / 25), abs=0.2)
    information = 60 * (35 / 60) * (25 / 60)
    assert ratings.errors[1] == pytest.approx(1.96 * ELO / math.sqrt(information), rel=0.01)


def test_ties_count_every_order_alike() -> None:
    """Three in one place are the mean of the six orders, choice by choice."""
    together: dict[tuple[int, tuple[int, ...]], float] = {}
    for choice in choices(((0, 1, 2),)):
        key = (choice.chosen, tuple(sorted(choice.among)))
        together[key] = together.get(key, 0) + choice.weight
    apart: dict[tuple[int, tuple[int, ...]], float] = {}
    for order in permutations(range(3)):
        for choice in choices(tuple((entrant,) for entrant in order)):
            key = (choice.chosen, tuple(sorted(choice.among)))
            apart[key] = apart.get(key, 0) + choice.weight / 6
    assert together == pytest.approx({key: weight for key, weight in apart.items() if len(key[1]) > 1})


def simulated(strengths: list[float], games: int, rng: Random) -> Iterator[Ranking]:
    """Rankings as Plackett and Luce would have them, with some places shared."""
    for game in range(games):
        left = list(range(len(strengths)))
        order = []
        while left:
            order.append(rng.choices(left, [math.exp(strengths[entrant] / ELO) for entrant in left])[0])
            left.remove(order[-1])
        yield Ranking(tuple((entrant,) for entrant in order), game)


@pytest.mark.parametrize("strengths", [[0, 120], [0, -50, 200], [0, 80, -80, 300]])
def test_known_strengths_are_found(strengths: list[float]) -> None:
    """Within their error bars 95 times of 100: of so many, two or three may lie outside."""
    rng = Random(7)
    runs = [fit(len(strengths), simulated(strengths, 200, rng)) for _ in range(40)]
    estimates = [
        (elo, error, true)
        for run in runs
        for elo, error, true in zip(run.elo[1:], run.errors[1:], strengths[1:], strict=True)
    ]
    inside = sum(abs(elo - true) <= error for elo, error, true in estimates)
    assert 0.88 < inside / len(estimates) < 1
    assert sum(elo - true for elo, _, true in estimates) / len(estimates) == pytest.approx(0, abs=12)


def test_errors_know_that_paired_games_are_alike() -> None:
    """Where the first seat always wins, every pair is split and the difference is certain to be nothing."""
    pairs = [Ranking(groups, block) for block in range(50) for groups in (((0,), (1,)), ((1,), (0,)))]
    assert fit(2, pairs).errors[1] < 2
    single = [Ranking(ranking.groups, number) for number, ranking in enumerate(pairs)]
    assert fit(2, single).errors[1] == pytest.approx(1.96 * ELO * 2 / math.sqrt(100), rel=0.02)


def test_who_wins_every_game_has_a_rating_all_the_same() -> None:
    ratings = fit(3, [Ranking(((1,), (0,)), block) for block in range(10)])
    assert 400 < ratings.elo[1] < 2000 and ratings.errors[1] > 500
    assert ratings.elo[2] == 0 and ratings.errors[2] > 2000  # has not played
    assert fit(2, []).elo == (0, 0)


@pytest.mark.parametrize("count", [10, 30, 100])
def test_who_wins_every_game_is_not_rated_precisely(count: int) -> None:
    """However many games there are, they say only that the difference is large."""
    pairs = [Ranking(((1,), (0,)), block) for block in range(count) for _ in range(2)]
    assert fit(2, pairs).errors[1] > 300


def test_blocks_of_others_do_not_make_errors_small() -> None:
    """Many pairs of entrants with few blocks each are as uncertain as one such pair by itself."""
    split = (((0,), (1,)), ((1,), (0,)))
    few = [Ranking(groups, block) for block in range(4) for groups in split]
    others = [Ranking(((1,), (2,)), 4 + block) for block in range(40)]
    assert fit(3, few + others).errors[1] == pytest.approx(fit(2, few).errors[1], rel=0.05)


def test_clones_of_one_entrant_say_nothing_about_it() -> None:
    assert groups_of([0, 0, 1, 0], [2, 2, 1, 4]) == ((1,), (0, 0), (0,))
    assert {choice.among for choice in choices(((0, 0), (0,)))} == set()


# The schedule


@pytest.mark.parametrize("entrants", range(2, 6))
@pytest.mark.parametrize("sides", [2, 3, 4])
def test_everybody_sits_everywhere_equally_often(entrants: int, sides: int) -> None:
    openings = blocks(entrants, sides)
    seatings = [seating for block in openings for seating in block]
    assert len(set(seatings)) == len(seatings)
    for side in range(sides):
        counts = [sum(seating[side] == entrant for seating in seatings) for entrant in range(entrants)]
        assert len(set(counts)) == 1
    for block in openings:
        for entrant in {entrant for seating in block for entrant in seating}:
            assert len({sum(seating[side] == entrant for seating in block) for side in range(sides)}) == 1
    if entrants >= sides:
        assert set(seatings) == set(permutations(range(entrants), sides))
    else:
        assert all(len(set(seating)) == entrants for seating in seatings)


def make(game: str, *players: str, **options: str | int) -> RunPlan:
    return RunPlan(game=game, options=options, entrants=tuple(map(parse_entrant, players)))


def test_two_sides_make_pairs() -> None:
    plan = make("duo", "greedy", "random")
    assert [task(plan, number).sides for number in range(4)] == [(0, 1), (1, 0)] * 2
    assert [task(plan, number).opening for number in range(4)] == [0, 0, 1, 1]
    assert (block_size(plan), whole_blocks(plan, 5)) == (2, 6)


def test_teams_are_sides() -> None:
    plan = make("classic-teams", "greedy", "random")
    assert [task(plan, number).seats for number in range(2)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_two_in_four_seats() -> None:
    plan = make("classic", "greedy", "random")
    assert block_size(plan) == 14
    assert {task(plan, number).opening for number in range(14)} == {0}
    assert task(plan, 14).opening == 1


# The sequential test


def decided(true: float, sprt: Sprt, rng: Random) -> str:
    """What the test says when pairs are played with this difference between the entrants; a third of games is drawn."""
    win = score_of(true) - 1 / 6
    test = SequentialTest(sprt, 2)
    while test.state.verdict == "open":
        pair = rng.choices([0, 0.5, 1], [2 / 3 - win, 1 / 3, win], k=2)
        test.add(sum(pair) / 2)
    return test.state.verdict


@pytest.mark.parametrize(("true", "wrong"), [(0, "yes"), (60, "no")])
def test_the_test_errs_as_seldom_as_it_says(true: float, wrong: str) -> None:
    rng = Random(5)
    verdicts = [decided(true, Sprt(0, 60, 0.1, 0.1), rng) for _ in range(300)]
    assert 0.04 < verdicts.count(wrong) / len(verdicts) < 0.14


def test_the_test_does_not_jump_to_conclusions() -> None:
    test = SequentialTest(Sprt(0, 10), 2)
    for _ in range(5):
        test.add(1.0)
    assert test.state.verdict == "open"


def test_elo_of_scores() -> None:
    assert elo_of([0.75, 0.5, 0.75, 1.0], 2)[0] == pytest.approx(190.8, abs=0.1)
    elo, error = elo_of([1.0] * 20, 2)
    assert 700 < elo < 1000 and error > 100
    many, few = elo_of([0.75, 0.5] * 800, 2)[1], elo_of([0.75, 0.5] * 200, 2)[1]
    assert few == pytest.approx(2 * many, rel=0.05)
