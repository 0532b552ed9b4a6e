"""Clocks: what a turn costs, what it earns, and what it is not charged for."""

from hypothesis import given
from hypothesis import strategies as st

from cornerwise.server.match.clock import ClockPlan, Clocks

GAME = Clocks.set(ClockPlan("game", 60_000, 2_000), 2)
TURN = Clocks.set(ClockPlan("move", 30_000), 2)
times = st.integers(0, 10**6)


def test_a_turn_costs_its_time_and_earns_the_increment() -> None:
    after = GAME.run(0, 1_000).stop(6_000).turn_over(0)
    assert after.left == (57_000, 60_000) and after.running is None


def test_a_turn_in_parts_is_charged_once() -> None:
    drawn = TURN.run(1, 0).stop(10_000).run(1, 10_000)
    assert drawn.deadline == 30_000
    assert drawn.stop(25_000).turn_over(1).left == (30_000, 30_000)


def test_lag_is_given_back_but_never_more_than_was_spent() -> None:
    assert GAME.run(0, 0).stop(300, lag=200).left[0] == 59_900
    assert GAME.run(0, 0).stop(100, lag=200).left[0] == 60_000


def test_time_runs_out_exactly_at_the_deadline() -> None:
    running = TURN.run(0, 5)
    assert not running.has_expired(30_004, lag=0) and running.has_expired(30_005, lag=0)
    assert not running.has_expired(30_104, lag=100) and running.has_expired(30_105, lag=100)
    assert not GAME.has_expired(10**12, lag=0), "nobody's clock runs"


def test_without_a_clock_nothing_runs() -> None:
    none = Clocks.set(ClockPlan(), 2)
    assert none.run(0, 5) == none == none.turn_over(0) and none.deadline is None


@given(times, times, times, times)
def test_nothing_is_charged_while_the_server_is_away(start: int, before: int, away: int, after: int) -> None:
    left, back = start + before, start + before + away
    end = back + after
    assert GAME.run(0, start).without(left, back).stop(end).left == GAME.run(0, start).stop(end - away).left


def test_an_absence_before_the_turn_changes_nothing() -> None:
    assert GAME.run(0, 500).without(100, 400) == GAME.run(0, 500)
    assert GAME.run(0, 500).without(100, 600) == GAME.run(0, 600)
