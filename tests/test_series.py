"""Matches of several deals (M10)."""

from random import Random

import pytest
from deals import begun, dealt, played, random_plies, small

from cornerwise import BadOption
from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.scoring import Outcome
from cornerwise.rules.series import DealSeries


def finished(position: MatchingPosition, seed: int) -> MatchingPosition:
    *_, end = random_plies(position, Random(seed), patience=1)
    return end


def result(position: MatchingPosition) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("deals", [1, 2, 5])
def test_m10_a_fixed_number_of_deals(deals: int) -> None:
    end = finished(MatchingPosition(TRIOMINOS.with_options(deals=deals)), deals)
    assert len(end.deals) == deals


def test_m10_a_target_or_a_number_of_deals() -> None:
    with pytest.raises(BadOption, match="no target"):
        TRIOMINOS.with_options(deals=3, target=100)


@pytest.mark.parametrize("target", [100, 400, 1000])
def test_m10_to_a_target(target: int) -> None:
    end = finished(MatchingPosition(TRIOMINOS.with_options(target=target)), target)
    totals = [sum(deal["first"] for deal in end.deals[:count]) for count in range(1, len(end.deals) + 1)]
    others = [sum(deal["second"] for deal in end.deals[:count]) for count in range(1, len(end.deals) + 1)]
    reached = [max(pair) >= target for pair in zip(totals, others, strict=True)]
    assert reached == [False] * (len(reached) - 1) + [True]


def test_m10_the_target_is_400() -> None:
    assert (TRIOMINOS.target, TRIOMINOS.deals) == (400, 0)


def test_m10_the_deal_in_which_the_target_is_passed_is_finished() -> None:
    """Somebody has more than the target while the deal goes on."""
    for seed in range(50):
        for game in random_plies(begun(TRIOMINOS.with_options(target=100), seed), Random(seed), patience=1):
            if game.turn is not None and max(game.scores.values()) >= 100:
                return
    pytest.fail("no deal went on after the target was passed")


def reaching(variant: MatchingVariant, target: int) -> MatchingPosition:
    """The first position of some match in which a total has reached the target, in the middle of a deal."""
    for seed in range(200):
        for game in random_plies(begun(variant, seed), Random(seed), patience=1):
            held = all(game.core.held) and game.table
            if held and max(game.scores.values()) >= target:
                return game
    raise AssertionError("no total reached the target in the middle of a deal")


def test_m10_french_the_match_ends_at_once() -> None:
    """Sheet 002, French, advice: whoever is the first to reach the limit has won."""
    game = reaching(TRIOMINOS.with_options(edition="french", target=100), 100)
    last = game.plies[-1]
    assert game.turn is None and all(game.hand(seat) for seat in range(2))
    assert result(game).winners == (last.seat,)
    assert [total >= 100 for total in result(game).totals] == [seat == last.seat for seat in range(2)]
    assert game.scores == {name: sum(deal[name] for deal in game.deals) for name in game.variant.colours}
    assert {name: sum(line.points for line in lines) for name, lines in game.score_sheet().items()} == game.scores
    last_deal = [line for lines in game.score_sheet().values() for line in lines if line.deal == len(game.deals)]
    assert not any(line.item in ("out", "hands") for line in last_deal)
    violation = game.violation(last.move)
    assert violation is not None and violation.clause == "M10"


def test_m10_french_a_fixed_number_of_deals_has_no_target() -> None:
    game = reaching(TRIOMINOS.with_options(edition="french", deals=5), 400)
    assert game.turn is not None


def test_m10_french_going_out_over_the_target_counts_the_hands() -> None:
    variant = small(hand=1, edition="french", target=25)
    game = played(dealt(variant, "0-1-2", "1-2-2"), "0-1-2@0,0/0")
    assert game.turn is None
    assert game.scores == {"first": 3 + 25 + 5, "second": 0}


def test_m10_the_highest_total_wins() -> None:
    end = finished(MatchingPosition(TRIOMINOS.with_options(deals=2, seats=3)), 8)
    outcome = result(end)
    sums = {name: sum(deal[name] for deal in end.deals) for name in end.variant.colours}
    assert outcome.scores == sums == end.scores
    assert outcome.totals == tuple(sums.values())
    assert outcome.winners == tuple(seat for seat, total in enumerate(outcome.totals) if total == max(sums.values()))


def test_m10_equal_totals_share_the_win() -> None:
    for seed in range(3000):
        end = finished(MatchingPosition(small(hand=2, scoring="children")), seed)
        if len(set(end.scores.values())) == 1:
            assert result(end).winners == (0, 1)
            return
    pytest.fail("no match was tied")


def test_m10_when_it_is_over_nothing_moves() -> None:
    end = finished(MatchingPosition(small(deals=1)), 5)
    violation = end.violation(end.plies[-1].move)
    assert violation is not None and violation.clause == "M10"
    assert list(end.legal_moves) == []
    assert repr(end) == f"<triominos, ply {end.ply}, game over>"


def test_a_match_can_begin_after_some_deals() -> None:
    match = DealSeries.start(TRIOMINOS, ((100, 50), (20, 90)))
    assert match.totals == (120, 140)


def test_solo_ends_by_going_out_or_blocked() -> None:
    ends = set()
    for seed in range(30):
        end = finished(MatchingPosition(small(numbers=4, hand=4, seats=1, deals=1)), seed)
        ends.add(bool(end.hand(0)))
        assert result(end).winners == (0,)
    assert ends == {True, False}


def test_solo_has_no_lots() -> None:
    game = begun(TRIOMINOS.with_options(seats=1), 1)
    assert (game.ply, game.lots, game.turn) == (9, (), "first")


def test_options_are_checked() -> None:
    for options in ({"target": 401}, {"deals": -1}, {"seats": 7}, {"edition": "dutch"}, {"colour": "red"}):
        with pytest.raises(BadOption):
            TRIOMINOS.with_options(**options)
