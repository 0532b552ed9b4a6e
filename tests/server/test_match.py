"""Any commands in any order: a match stays the replay of its log, and a refusal changes nothing."""

import json
from random import Random
from typing import Any

import do
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule
from matches import ANNA, BEN, CLEO, OPEN, START, any_move, ask, engine, plan, read, seen_snapshot, written

from cornerwise.server.base.refusal import Refused
from cornerwise.server.match.actions import Action, Sit
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.match.events import Occupant
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.server_actions import create, engine_move, expire, note_away, note_back, note_gone

CLOCKS = [ClockPlan(), ClockPlan("game", 20_000, 500), ClockPlan("move", 9_000), ClockPlan("days", 86_400_000)]
TABLES = [
    ("duo", (ANNA, BEN), {}),
    ("polyomino-8", (ANNA, BEN), {}),
    ("classic-3", (ANNA, BEN, CLEO), {}),
    ("triominos", (ANNA, BEN, CLEO), {"seats": 3}),
    ("triominos", (ANNA, engine(1)), {"edition": "tournament"}),
    ("triominos", (ANNA, BEN), {"time_limit": True}),
    ("rumis-tower", (ANNA, OPEN, ANNA), {"seats": 3}),
]
seats = st.integers(0, 2)
actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(do.propose, st.sampled_from(["draw", "abort", "undo", "undo", "pause", "rematch"])),
    st.builds(do.answer, st.booleans()),
    st.builds(do.claim, seats, st.sampled_from(["engine", "result"])),
    st.just(do.resume()),
    st.just(do.stand()),
    st.builds(do.sit, st.just("Dan")),
)


class AnyMatch(RuleBasedStateMachine):
    """A match and people who do whatever comes to their minds."""

    @initialize(setting=st.sampled_from(TABLES), clock=st.sampled_from(CLOCKS))
    def begin(self, setting: tuple[str, tuple[Occupant, ...], dict[str, Any]], clock: ClockPlan) -> None:
        name, people, options = setting
        limited = "time_limit" in options
        self.match, self.at, self.replayed = Match("m"), START, 0
        made = plan(name, *people, clock=CLOCKS[2] if limited else clock, **options)
        create(self.match, made, self.at)
        self.keys: list[tuple[int, Action, str]] = []

    def attempt(self, seat: int, action: Action, **more: object) -> None:
        before = written(self.match.log), json.dumps(seen_snapshot(self.match, [0]))
        key = f"key-{self.match.seq}"
        try:
            result = ask(self.match, seat, action, at=self.at, key=key, rematch_id="m2", **more)
        except Refused:
            assert (written(self.match.log), json.dumps(seen_snapshot(self.match, [0]))) == before
        else:
            assert result.last == self.match.seq >= result.first
            self.keys.append((seat, action, key))

    @rule(number=st.integers(0, 2**16), times=st.integers(1, 12))
    def play(self, number: int, times: int) -> None:
        for turn in range(times):
            mover = self.match.mover
            if mover is not None:
                move = any_move(self.match, Random(number + turn))
                if self.match.seats[mover].engine:
                    assert engine_move(self.match, mover, move, self.match.seq, self.at)
                else:
                    self.attempt(mover, do.move(move), lag=number % 900)

    @rule(seat=seats, action=actions)
    def act(self, seat: int, action: Action) -> None:
        if seat < len(self.match.seats):
            stranger = {"player": "p-Dan"} if isinstance(action, Sit) else {}
            self.attempt(seat, action, **stranger)

    @rule(seat=seats, move=st.sampled_from(["a1", "draw", "pass", "timeout", "0-0-0", "swap", " ", "e10"]))
    def blunder(self, seat: int, move: str) -> None:
        if seat < len(self.match.seats):
            self.attempt(seat, do.move(move))

    @rule(seat=seats, chance=st.integers(0, 9))
    def resign(self, seat: int, chance: int) -> None:
        if seat < len(self.match.seats) and not chance:
            self.attempt(seat, do.resign())

    @rule(wait=st.integers(0, 12_000))
    def wait(self, wait: int) -> None:
        self.at += wait
        expire(self.match, self.at)

    @rule(seat=seats, there=st.booleans())
    def come_and_go(self, seat: int, there: bool) -> None:
        if seat < len(self.match.seats):
            (note_back if there else note_gone)(self.match, seat, self.at)

    @rule(away=st.integers(1, 10**6))
    def crash(self, away: int) -> None:
        self.at += away
        note_away(self.match, self.at - away, self.at, self.at)

    @rule()
    def send_again(self) -> None:
        for seat, action, key in self.keys[-2:]:
            seq = self.match.seq
            if self.match.seats[seat].player:
                assert ask(self.match, seat, action, key=key).repeated and self.match.seq == seq

    @invariant()
    def it_is_the_replay_of_its_log(self) -> None:
        if self.match.seq == self.replayed:
            return
        self.replayed = self.match.seq
        twin = Match("m", read(written(self.match.log)))
        for viewer in ((), (0,), (1,)):
            assert json.dumps(seen_snapshot(twin, viewer)) == json.dumps(seen_snapshot(self.match, viewer))

    @invariant()
    def it_makes_sense(self) -> None:
        match = self.match
        assert (match.phase is Phase.OVER) == (match.ended is not None)
        assert min(match.clocks.left) >= 0
        if match.phase is Phase.PLAYING:
            assert match.mover is not None
            timed = match.clocks.plan.kind != "none" and not match.seats[match.mover].engine
            assert match.clocks.running == (match.mover if timed else None)
        else:
            assert match.clocks.running is None
        if match.ended:
            assert set(match.ended.winners) <= set(range(len(match.seats)))


AnyMatch.TestCase.settings = settings(max_examples=60, stateful_step_count=25, deadline=None)
TestAnyMatch = AnyMatch.TestCase
