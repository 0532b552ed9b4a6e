"""Matches: what commands lead to, for every game, and that a match is the replay of its log."""

from random import Random
from typing import Any

import do
import pytest
from matches import (
    ANNA,
    BEN,
    CLEO,
    DAN,
    OPEN,
    PEOPLE,
    START,
    any_move,
    ask,
    engine,
    plan,
    read,
    seen_snapshot,
    table,
    written,
)

from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.placing_position import need_placing_position
from cornerwise.server.base.refusal import CODES, Refused
from cornerwise.server.match.actions import Action, Command
from cornerwise.server.match.clock import MOST_LAG, ClockPlan
from cornerwise.server.match.command_handler import handle_command
from cornerwise.server.match.events import Moved, Occupant, Proposal
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.server_actions import (
    carry,
    create,
    engine_move,
    expire,
    note_away,
    note_back,
    note_gone,
)
from cornerwise.server.match.setup import plan_match, rematch_plan

MINUTE = ClockPlan("game", 60_000, 1_000)


def refused(match: Match, seat: int, action: Action, **more: Any) -> Refused:
    """How a command is refused; it changes nothing."""
    before = written(match.log), seen_snapshot(match, [0, 1])
    with pytest.raises(Refused) as caught:
        ask(match, seat, action, **more)
    assert (written(match.log), seen_snapshot(match, [0, 1])) == before
    assert caught.value.code in CODES
    return caught.value


def kinds(match: Match, since: int = 0) -> list[str]:
    return [entry.event.kind for entry in match.log[since:]]


# Whole games


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_game_is_played_to_its_end_and_replayed(variant: Variant) -> None:
    rng = Random(1)
    name, seats = variant.id, variant.seats
    match = table(name, *[Occupant(f"p{number}", f"P{number}") for number in range(seats - 1)], ANNA)
    while match.phase is Phase.PLAYING:
        assert match.mover is not None
        ask(match, match.mover, do.move(any_move(match, rng)))
        if match.seq > 3000:  # a match of many deals; the rest is more of the same
            break
    else:
        outcome = match.game.outcome()
        assert match.ended and outcome
        assert (match.ended.winners, match.ended.totals) == (outcome.winners, outcome.totals)
    twin = Match("m1", read(written(match.log)))
    assert written(twin.log) == written(match.log)
    for seats_seen in ([], [0], range(seats)):
        assert seen_snapshot(twin, seats_seen) == seen_snapshot(match, seats_seen)


def test_seats_are_taken_one_by_one() -> None:
    match = table("classic", ANNA, OPEN, engine(2), OPEN)
    assert (match.phase, match.mover) == (Phase.WAITING, None)
    assert refused(match, 0, do.move("a20")).code == "match/not-now"
    assert refused(match, 0, do.sit("x"), player=BEN.player).code == "match/seat-taken"
    ask(match, 1, do.sit("Ben"), player=BEN.player)
    assert refused(match, 3, do.sit("Ben"), player=BEN.player).code == "match/seat-taken"
    ask(match, 1, do.stand())
    ask(match, 3, do.sit("Ben"), player=BEN.player)
    ask(match, 1, do.sit("Cleo"), player=CLEO.player)
    assert match.phase is Phase.PLAYING and [seat.name for seat in match.seats] == ["Anna", "Cleo", "", "Ben"]


def test_the_host_calls_a_match_off_before_it_begins() -> None:
    match = table("duo", ANNA, OPEN)
    ask(match, 0, do.stand())
    assert match.ended and (match.ended.reason, match.ended.winners) == ("aborted", ())


def test_several_people_at_one_screen() -> None:
    match = table("duo", ANNA, ANNA)
    rng = Random(3)
    for _ in range(4):
        assert match.mover is not None
        ask(match, match.mover, do.move(any_move(match, rng)))
    ask(match, 0, do.propose("undo"))
    assert match.game.ply == 3, "nobody else is there to agree"


# Sequence numbers and keys


def test_a_retry_is_answered_with_the_first_result() -> None:
    match = table("duo")
    move = any_move(match, Random(1))
    first = ask(match, 0, do.move(move), key="again", seq=match.seq)
    seen = match.seq
    for seq in (seen, first.first - 1, 0):
        second = ask(match, 0, do.move(move), key="again", seq=seq)
        assert (second.first, second.last, second.repeated) == (first.first, first.last, True)
    assert match.seq == seen
    twin = Match("m1", read(written(match.log)))
    assert ask(twin, 0, do.move(move), key="again", seq=0).repeated, "also after a restart"


def test_the_key_of_one_player_is_nothing_to_another() -> None:
    match = table("duo")
    ask(match, 0, do.move(any_move(match, Random(1))), key="k")
    ask(match, 1, do.move(any_move(match, Random(1))), key="k")
    assert match.game.ply == 2


def test_a_stale_command_is_refused() -> None:
    match = table("duo")
    ask(match, 0, do.move(any_move(match, Random(1))))
    for seq in (match.seq - 1, match.seq + 1, 0, -1):
        error = refused(match, 1, do.move("a1"), seq=seq)
        assert (error.code, error.details["seq"]) == ("match/stale-seq", match.seq)


def test_nobody_acts_for_another_seat() -> None:
    match = table("duo")
    move = any_move(match, Random(1))
    for seat, player in ((0, BEN.player), (0, ""), (0, "p-nobody"), (7, ANNA.player), (-1, ANNA.player)):
        assert refused(match, seat, do.move(move), player=player).code == "match/not-your-seat"
    assert refused(match, 1, do.move(move)).code == "match/not-your-turn"
    # People count from 1.
    assert str(refused(match, 1, do.move(move))) == "it is not your turn; wait for player 1"
    assert str(refused(match, 0, do.move(move), player=BEN.player)) == "you are not player 1"


def test_the_rules_say_no() -> None:
    match = table("duo")
    error = refused(match, 0, do.move("a1"))
    assert (error.code, error.details["clause"]) == ("match/illegal-move", "P3")
    assert refused(match, 0, do.move("zz")).code == "match/bad-notation"
    assert refused(match, 0, do.move("pass")).code == "match/illegal-move"


@pytest.mark.parametrize("move", ["timeout", "0-0-0", "?", "draw", "pass", "0-2-5@900,0/0"])
def test_nobody_plays_the_part_of_chance_or_time(move: str) -> None:
    match = table("triominos", clock=ClockPlan("move", 30_000), time_limit=True)
    assert match.mover is not None
    assert refused(match, match.mover, do.move(move)).code in ("match/illegal-move", "match/bad-notation")


# Resigning and agreeing


def test_who_resigns_loses() -> None:
    match = table("duo")
    ask(match, 1, do.resign())
    assert match.ended and (match.ended.reason, match.ended.winners) == ("resigned", (0,))
    assert refused(match, 0, do.resign()).code == "match/not-now"


def test_with_several_parties_the_others_play_on() -> None:
    match = table("classic", ANNA, BEN, CLEO, DAN)
    ask(match, 0, do.resign())
    assert match.phase is Phase.PLAYING and match.seats[0].engine
    assert refused(match, 0, do.move("a20")).code == "match/not-your-turn"
    assert engine_move(match, 0, any_move(match, Random(1)), match.seq, START)
    rng = Random(2)
    while match.phase is Phase.PLAYING:
        assert match.mover is not None
        move = any_move(match, rng)
        if match.seats[match.mover].engine:
            engine_move(match, match.mover, move, match.seq, START)
        else:
            ask(match, match.mover, do.move(move))
    assert match.ended and 0 not in match.ended.winners and match.ended.winners


def test_a_team_loses_only_together() -> None:
    match = table("classic-teams", ANNA, BEN, CLEO, DAN)
    ask(match, 0, do.resign())
    assert match.phase is Phase.PLAYING
    ask(match, 2, do.resign())
    assert match.ended and match.ended.winners == (1, 3)


def test_when_the_last_person_resigns_the_best_computer_wins() -> None:
    match = table("classic", ANNA, engine(1), engine(2), engine(3))
    ask(match, 0, do.resign())
    assert match.ended and match.ended.winners == (1, 2, 3)


def test_a_solo_game_can_be_given_up() -> None:
    match = table("classic-solo", ANNA)
    ask(match, 0, do.resign())
    assert match.ended and match.ended.winners == ()


@pytest.mark.parametrize(("what", "reason", "winners"), [("draw", "draw", (0, 1)), ("abort", "aborted", ())])
def test_ending_by_consent(what: Proposal, reason: str, winners: tuple[int, ...]) -> None:
    match = table("duo")
    ask(match, 0, do.propose(what))
    assert refused(match, 0, do.answer(yes=True)).code == "match/no-proposal", "not one's own"
    assert refused(match, 1, do.propose("pause")).code == "match/proposal-open"
    ask(match, 1, do.answer(yes=False))
    assert match.phase is Phase.PLAYING and match.proposal is None
    ask(match, 1, do.propose(what))
    ask(match, 0, do.answer(yes=True))
    assert match.ended and (match.ended.reason, match.ended.winners) == (reason, winners)


def test_a_move_lets_a_proposal_lapse() -> None:
    match = table("duo")
    ask(match, 1, do.propose("draw"))
    ask(match, 0, do.move(any_move(match, Random(1))))
    assert refused(match, 0, do.answer(yes=True)).code == "match/no-proposal"


def test_the_computer_agrees_to_all_but_a_draw() -> None:
    match = table("duo", ANNA, engine(1))
    assert refused(match, 0, do.propose("draw")).code == "match/declined"
    ask(match, 0, do.propose("pause"))
    assert match.phase is Phase.PAUSED


def test_undo_takes_back_to_ones_own_move() -> None:
    match = table("duo")
    assert refused(match, 0, do.propose("undo")).code == "match/no-undo"
    rng = Random(1)
    for seat in (0, 1, 0, 1):
        ask(match, seat, do.move(any_move(match, rng)))
    ask(match, 0, do.propose("undo"))
    ask(match, 1, do.answer(yes=True))
    assert (match.game.ply, match.mover) == (2, 0)
    plies = seen_snapshot(match, [])["plies"]
    assert isinstance(plies, list) and len(plies) == 2
    assert written(Match("m1", read(written(match.log))).log) == written(match.log)


def test_what_chance_has_shown_is_not_taken_back() -> None:
    match = table("triominos")
    assert match.mover is not None
    seat = match.mover
    ask(match, seat, do.move(any_move(match, Random(1))))
    other = match.mover
    ask(match, other, do.move("draw"))
    assert refused(match, seat, do.propose("undo")).code == "match/no-undo"


def test_pause_stops_the_clock() -> None:
    match = table("duo", clock=MINUTE)
    ask(match, 0, do.propose("pause"), at=START + 1_000)
    ask(match, 1, do.answer(yes=True), at=START + 2_000)
    assert (match.phase, match.clocks.running, match.mover) == (Phase.PAUSED, None, None)
    assert refused(match, 0, do.move("e10"), at=START + 3_000).code == "match/not-now"
    ask(match, 1, do.resume(), at=START + 900_000)
    assert match.clocks.deadline == START + 900_000 + 58_000


def test_rematch() -> None:
    match = table("duo")
    ask(match, 0, do.resign())
    ask(match, 0, do.propose("rematch"))
    ask(match, 1, do.answer(yes=True), rematch_id="m2")
    assert match.rematch == "m2"
    assert refused(match, 0, do.propose("rematch")).code == "match/not-now"
    next_match = Match("m2")
    create(next_match, rematch_plan(match), START)
    assert [seat.name for seat in next_match.seats] == ["Ben", "Anna"]
    assert next_match.created.seed != match.created.seed


def test_a_rematch_needs_the_consent_of_who_resigned_too() -> None:
    match = table("duo")
    ask(match, 0, do.resign())
    made = []
    for yes in (False, True):
        ask(match, 1, do.propose("rematch"), rematch_id="m2")
        assert not match.rematch
        ask(match, 0, do.answer(yes=yes), rematch_id="m2")
        made.append(match.rematch)
    assert made == ["", "m2"]


# Handicaps


def test_a_handicap_is_an_option() -> None:
    created = plan_match("duo", {}, PEOPLE[:2], host=ANNA.player, handicap={"orange": ["W5", "I5"], "purple": []})
    assert created.options == {"start": "any", "without": "orange:I5,W5"}
    match = Match("m1")
    create(match, created, START)
    assert len(need_placing_position(match.game).left("orange")) == 19


@pytest.mark.parametrize(
    ("variant", "more", "why"),
    [
        ("duo", {"handicap": {"blue": ["I5"]}}, "'blue' does not play"),
        ("duo", {"handicap": {"purple": ["I5"]}, "rated": True}, "cannot be rated"),
        ("duo", {"handicap": {"purple": ["I5"]}, "options": {"without": "orange:1"}}, "given twice"),
        ("duo", {"options": {"without": "purple"}}, "write without as"),
        ("triominos", {"handicap": {"first": ["1"]}}, "no option 'without'"),
    ],
)
def test_handicaps_that_do_not_fit(variant: str, more: dict[str, Any], why: str) -> None:
    with pytest.raises(Refused, match=why) as caught:
        plan_match(variant, more.pop("options", {}), PEOPLE[:2], host=ANNA.player, **more)
    assert caught.value.code == "match/bad-plan"


@pytest.mark.parametrize(
    ("variant", "people", "without", "following"),
    [
        ("duo", 2, "purple:I5/orange:1", "purple:1/orange:I5"),
        ("polyomino-8", 2, "blue:1", "blue:1"),
        ("classic", 4, "blue:I5/green:X5", "blue:X5/yellow:I5"),
        ("classic-2", 2, "red:I5", "green:I5"),
        ("classic-3", 3, "red:I5/green:1", "blue:I5/green:1"),
    ],
)
def test_a_handicap_goes_along_into_a_rematch(variant: str, people: int, without: str, following: str) -> None:
    match = table(variant, *PEOPLE[:people], without=without)
    next_match = rematch_plan(match)
    assert next_match.options["without"] == following
    assert [seat.name for seat in next_match.seats] == [PEOPLE[(seat - 1) % people].name for seat in range(people)]


# Leaving


def test_who_is_gone_can_be_replaced_and_comes_back() -> None:
    match = table("duo", clock=MINUTE)
    assert refused(match, 1, do.claim(0, "engine")).code == "match/not-gone"
    note_gone(match, 0, START + 500)
    note_gone(match, 0, START + 600)
    assert kinds(match)[-1:] == ["gone"] and kinds(match).count("gone") == 1
    ask(match, 1, do.claim(0, "engine"), at=START + 1_000)
    assert match.seats[0].engine and match.clocks.running is None, "the computer is not timed"
    assert engine_move(match, 0, any_move(match, Random(1)), match.seq, START + 2_000)
    note_back(match, 0, START + 3_000)
    assert not match.seats[0].engine and not match.seats[0].is_gone
    ask(match, 1, do.move(any_move(match, Random(1))), at=START + 4_000)
    ask(match, 0, do.move(any_move(match, Random(1))), at=START + 5_000)


def test_the_result_can_be_claimed() -> None:
    match = table("duo")
    note_gone(match, 1, START)
    ask(match, 0, do.claim(1, "result"))
    assert match.ended and (match.ended.reason, match.ended.winners) == ("left", (0,))


def test_a_seat_is_carried_to_another_session() -> None:
    match = table("duo")
    carry(match, 0, "p-phone", "Anna", START)
    assert refused(match, 0, do.move("e10"), player=ANNA.player).code == "match/not-your-seat"
    ask(match, 0, do.move(any_move(match, Random(1))), player="p-phone")


# Time


def test_time_runs_out_in_a_game_for_two() -> None:
    match = table("duo", clock=MINUTE)
    expire(match, START + 60_000 + MOST_LAG - 1)
    assert match.phase is Phase.PLAYING
    expire(match, START + 60_000 + MOST_LAG)
    assert kinds(match)[-3:] == ["expired", "dropped", "ended"]
    assert match.ended and (match.ended.reason, match.ended.winners) == ("time", (1,))


def test_the_network_is_given_its_time_back_up_to_a_bound() -> None:
    match = table("duo", clock=MINUTE)
    ask(match, 0, do.move(any_move(match, Random(1))), at=START + 10_000, lag=200)
    assert match.clocks.left[0] == 60_000 - 9_800 + 1_000
    ask(match, 1, do.move(any_move(match, Random(1))), at=START + 20_000, lag=60_000)
    assert match.clocks.left[1] == 60_000 - 10_000 + MOST_LAG + 1_000


def test_nobody_pays_for_the_server() -> None:
    match = table("duo", clock=MINUTE)
    note_away(match, START + 10_000, START + 500_000, START + 500_001)
    assert match.clocks.deadline == START + 60_000 + 490_000
    seq = match.seq
    note_away(match, START - 900, START - 500, START + 500_002)
    assert match.seq == seq, "that was before the turn"


def test_the_turn_limit_draws_for_a_late_seat() -> None:
    clock = ClockPlan("move", 30_000)
    match = table("triominos", ANNA, BEN, CLEO, clock=clock, seats=3, time_limit=True)
    at = START
    order = []
    for _ in range(5):
        assert match.mover is not None
        order.append(match.mover)
        at += 31_000
        expire(match, at)
    assert order == [(order[0] + step) % 3 for step in range(5)]
    moves = [entry.event.move for entry in match.log if isinstance(entry.event, Moved)]
    assert "@0,0/0" in moves[0], "the first tile is laid for the seat (M3)"
    assert moves[1:] == ["timeout", "draw", "draw", "draw", "pass"] * 4
    assert match.phase is Phase.PLAYING and not any(seat.dropped for seat in match.seats)


def test_the_computer_moves_only_where_it_was_asked() -> None:
    match = table("duo", engine(1), ANNA)
    move = any_move(match, Random(1))
    assert not engine_move(match, 0, move, match.seq - 1, START)
    assert not engine_move(match, 1, move, match.seq, START)
    assert engine_move(match, 0, move, match.seq, START)


# Plans


@pytest.mark.parametrize(
    ("variant", "seats", "more"),
    [
        ("duoo", [ANNA, BEN], {}),
        ("duo", [ANNA], {}),
        ("duo", [ANNA, BEN], {"start": "spaced"}),
        ("duo", [ANNA, BEN], {"colour": "blue"}),
        ("duo", [ANNA, engine(10)], {}),
        ("duo", [engine(1), engine(1)], {}),
        ("duo", [ANNA, BEN], {"clock": ClockPlan("game", 0)}),
        ("duo", [ANNA, BEN], {"clock": ClockPlan("move", 10_000, 5)}),
        ("triominos", [ANNA, BEN], {"time_limit": True}),
    ],
)
def test_plans_that_do_not_fit(variant: str, seats: list[Occupant], more: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        plan(variant, *seats, **more)
    assert caught.value.code == "match/bad-plan"


def test_a_command_of_nobody() -> None:
    match = table("duo", ANNA, OPEN)
    with pytest.raises(Refused):
        handle_command(match, Command(player="", name="", seat=1, seq=match.seq, key="k", action=do.resign(), at=START))
