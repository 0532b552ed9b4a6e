"""Tournaments with random results: whatever happens, everybody is paired as the rules of the format promise."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cornerwise.tournaments.conduct import next_due, next_event
from cornerwise.tournaments.events import (
    KINDS,
    Cancelled,
    Created,
    Entry,
    Event,
    Finished,
    Joined,
    Paired,
    Result,
    Returned,
    Withdrawn,
    event_data,
    parse_event,
)
from cornerwise.tournaments.plan import MINUTE, Format, Plan, swiss_rounds
from cornerwise.tournaments.standings import points_of_all, standings
from cornerwise.tournaments.tournament import Table, Tournament, TournamentPhase

START = 1_000_000
FEW = settings(max_examples=20, deadline=None)
Act = Callable[["Run"], None]


class Run:
    """A tournament whose tables end at random, with its log."""

    def __init__(self, plan: Plan, entrants: int, seed: int = 1, draws: float = 0.2) -> None:
        self.at, self.log = START, list[Entry]()
        self.tournament = Tournament()
        self.rng, self.draws = Random(seed), draws
        self.add(Created(plan, f"seed {seed}"))
        for number in range(1, entrants + 1):
            self.add(Joined(number, f"p{number}", f"Player {number}"))

    def add(self, event: Event) -> None:
        entry = Entry(self.tournament.seq + 1, self.at, event)
        self.log.append(entry)
        self.tournament.apply(entry)

    def result_of(self, table: Table) -> Result:
        places = list(range(len(table.entrants)))
        self.rng.shuffle(places)
        if self.rng.random() < self.draws:
            places = [0] * len(places)
        board = tuple(self.rng.randrange(60) for _ in places)
        return Result(table.round, table.number, tuple(places), board)

    def step(self) -> bool:
        """Whatever is due, or the result of a table; False when all is over."""
        tournament = self.tournament
        due = next_due(tournament)
        if due is not None:
            self.at = max(self.at, due)
            if event := next_event(tournament, self.at):
                self.add(event)
                return True
            assert tournament.open, "nothing is due, and nothing is played"  # an arena whose time is up meanwhile
        if tables := tournament.open_tables():
            self.at += 1000
            self.add(self.result_of(self.rng.choice(tables)))
            return True
        return False

    def play(self, meanwhile: Act = lambda run: None) -> Tournament:
        for _ in range(100_000):
            meanwhile(self)
            if not self.step():
                return self.tournament
        raise AssertionError("it never ends")


def started(format: Format, **more: Any) -> Plan:
    return Plan(format, starts_at=START, **more)


def rounds_of(run: Run) -> list[Paired]:
    return [entry.event for entry in run.log if isinstance(entry.event, Paired)]


def meetings(run: Run) -> Counter[tuple[int, int]]:
    return Counter(
        pair for paired in rounds_of(run) for table in paired.tables for pair in combinations(sorted(table), 2)
    )


def balance(tournament: Tournament) -> int:
    """By how many games somebody had one of two seats more often than the other, at most."""
    return max(abs(counts[0] - counts[1]) for counts in tournament.seat_counts.values())


@FEW
@given(entrants=st.integers(2, 20), cycles=st.sampled_from([1, 2]), seed=st.integers(0, 9))
def test_round_robin_is_complete_and_seats_are_balanced(entrants: int, cycles: int, seed: int) -> None:
    run = Run(started("round-robin", rounds=cycles), entrants, seed)
    tournament = run.play()
    assert tournament.phase is TournamentPhase.FINISHED
    assert set(meetings(run).values()) == {cycles} and len(meetings(run)) == entrants * (entrants - 1) // 2
    assert set(tournament.bye_counts.values()) <= {cycles} and bool(tournament.bye_counts) == bool(entrants % 2)
    assert balance(tournament) <= (0 if cycles == 2 else 1)


@FEW
@given(entrants=st.integers(2, 70), rounds=st.integers(1, 9), seed=st.integers(0, 99))
def test_swiss_pairs_nobody_twice_while_that_can_be_avoided(entrants: int, rounds: int, seed: int) -> None:
    run = Run(started("swiss", rounds=rounds), entrants, seed)
    tournament = run.play()
    assert tournament.phase is TournamentPhase.FINISHED and tournament.round == rounds
    for paired in rounds_of(run):
        everybody = sorted([one for table in paired.tables for one in table] + list(paired.byes))
        assert everybody == list(range(1, entrants + 1))
    if rounds <= entrants // 2:  # Dirac: everybody has half of the others left to meet
        assert set(meetings(run).values()) == {1}
        assert balance(tournament) <= 2
    assert max(tournament.bye_counts.values(), default=0) <= -(-rounds // entrants)


def test_swiss_leaders_meet() -> None:
    run = Run(started("swiss", rounds=6), 64, draws=0)
    while run.tournament.round < 6:
        points = points_of_all(run.tournament)
        before = run.tournament.round
        assert run.step()
        if run.tournament.round > before:
            apart = [abs(points[one] - points[other]) for one, other in rounds_of(run)[-1].tables]
            assert max(apart) <= 2 and sum(apart) / len(apart) <= 0.5  # one point apart at most, and seldom that
    best = standings(run.play())
    assert best[0].points == 12 and best[1].points < 12


@FEW
@given(seats=st.sampled_from([3, 4]), entrants=st.integers(4, 50), seed=st.integers(0, 9))
def test_tables_vary_rivals_and_seats(seats: int, entrants: int, seed: int) -> None:
    run = Run(started("swiss", seats=seats, rounds=5), entrants, seed)
    tournament = run.play()
    for paired in rounds_of(run):
        assert len(paired.byes) == entrants % seats and all(len(table) == seats for table in paired.tables)
    if entrants >= 8 * seats:
        counts = Counter(meetings(run).values())
        assert max(counts) <= 2 and counts[2] < 0.1 * counts[1]
    for counts in tournament.seat_counts.values():
        assert max(counts.values()) <= 3
    assert max(tournament.bye_counts.values(), default=0) <= -(-5 * (entrants % seats) // entrants)


@FEW
@given(entrants=st.integers(2, 40), seed=st.integers(0, 99), draws=st.sampled_from([0, 0.5, 1]))
def test_knockout_finishes_with_one_winner(entrants: int, seed: int, draws: float) -> None:
    run = Run(started("knockout"), entrants, seed, draws)
    tournament = run.play()
    assert tournament.phase is TournamentPhase.FINISHED
    stages = (entrants - 1).bit_length()
    lines = standings(tournament)
    assert [line.points for line in lines].count(2 * stages) == 1
    assert max(meetings(run).values()) <= 3
    assert len(meetings(run)) == entrants - 1  # every tie throws one out
    if draws == 0:
        assert tournament.round == stages


@FEW
@given(entrants=st.integers(2, 30), seed=st.integers(0, 99), data=st.data())
def test_knockout_finishes_whoever_withdraws(entrants: int, seed: int, data: st.DataObject) -> None:
    leaving = data.draw(st.sets(st.integers(1, entrants), max_size=entrants))
    winners = list[int]()

    def withdraw(run: Run) -> None:
        if leaving and run.tournament.started_at and run.rng.random() < 0.2:
            run.add(Withdrawn(leaving.pop()))
        reached = [line.entrant for line in standings(run.tournament) if line.points >= 4]
        assert set(winners) <= set(reached)  # what was decided stays so
        winners[:] = reached

    tournament = Run(started("knockout"), entrants, seed).play(withdraw)
    assert tournament.phase is TournamentPhase.FINISHED


def test_arena_goes_on_until_time_is_up_and_nobody_meets_the_same_twice_in_a_row() -> None:
    run = Run(started("arena", minutes=10), 21, 5)
    tournament = run.play()
    assert tournament.phase is TournamentPhase.FINISHED
    ends = tournament.started_at + 10 * MINUTE
    assert all(table.at < ends for tables in tournament.history for table in tables)
    played = [len(tournament.games[one]) for one in tournament.entrants]
    assert min(played) > 5
    for one in tournament.entrants:
        rivals = [sum(table.entrants) - one for table, _ in tournament.games_of(one)]
        repeats = sum(before == after for before, after in pairwise(rivals))
        assert repeats <= len(rivals) // 5


def test_two_alone_in_an_arena_play_each_other_again() -> None:
    run = Run(started("arena", minutes=1), 2)
    assert run.play().round > 5


def test_computers_of_an_arena_play_people_only() -> None:
    run = Run(started("arena", minutes=2), 3)
    for number in (4, 5, 6, 7):
        run.add(Joined(number, level=1))
    run.play()
    assert run.tournament.round > 3 and all(min(table) <= 3 for paired in rounds_of(run) for table in paired.tables)


def test_arena_streaks_count_double() -> None:
    run = Run(started("arena", minutes=1), 2)
    run.step(), run.step()
    for wins in range(1, 6):
        [table] = run.tournament.open_tables()
        seat = table.entrants.index(1)
        run.at += 10
        run.add(Result(table.round, 0, (0, 1) if seat == 0 else (1, 0), (5, 5)))
        assert points_of_all(run.tournament) == {1: [2, 4, 8, 12, 16][wins - 1], 2: 0}
        run.step()
    [table] = run.tournament.open_tables()
    run.add(Result(table.round, 0, (0, 0), (5, 5)))
    run.step()
    [table] = run.tournament.open_tables()
    run.add(Result(table.round, 0, (0, 0), (5, 5)))
    assert points_of_all(run.tournament) == {1: 16 + 2 + 1, 2: 2}
    assert next(line.streak for line in standings(run.tournament) if line.entrant == 1) == 0


@FEW
@given(
    format=st.sampled_from(["swiss", "round-robin", "arena"]),
    seats=st.sampled_from([2, 4]),
    entrants=st.integers(4, 24),
    seed=st.integers(0, 999),
)
def test_late_joins_withdrawals_and_no_shows_stall_nothing(
    format: Format, seats: int, entrants: int, seed: int
) -> None:
    def happen(run: Run) -> None:
        tournament, rng = run.tournament, run.rng
        if not tournament.started_at or tournament.phase is not TournamentPhase.RUNNING or rng.random() > 0.15:
            return
        late = tournament.plan.takes_late_entrants
        number = rng.choice(sorted(tournament.entrants))
        if tournament.entrants[number].is_active:
            run.add(Withdrawn(number))
        elif late:
            run.add(Returned(number))
        if late and len(tournament.entrants) < 40:
            run.add(Joined(len(tournament.entrants) + 1, level=3))
        if (tables := tournament.open_tables()) and rng.random() < 0.3:
            result = run.result_of(tables[0])
            run.add(Result(result.round, result.table, result.places, result.board, absent=(0,)))

    plan = started(format, seats=seats if format != "round-robin" else 2, minutes=5)
    tournament = Run(plan, entrants, seed).play(happen)
    assert tournament.phase is TournamentPhase.FINISHED and not tournament.open
    lines = standings(tournament)
    assert [line.place for line in lines] == sorted(line.place for line in lines)


def test_an_absent_entrant_is_not_paired_again_until_it_returns() -> None:
    run = Run(started("swiss", rounds=4), 6)
    run.step(), run.step()
    table = run.tournament.open_tables()[0]
    run.add(Result(1, 0, (1, 0), (0, 0), absent=(0,)))
    while run.tournament.round < 2:
        run.step()
    gone = table.entrants[0]
    assert all(gone not in table for table in rounds_of(run)[-1].tables) and gone not in rounds_of(run)[-1].byes
    run.add(Returned(gone))
    while run.tournament.round < 3:
        run.step()
    assert gone in run.tournament.busy or gone in run.tournament.byes[-1]


@pytest.mark.parametrize("format", ["round-robin", "swiss", "knockout", "arena"])
def test_a_log_cut_anywhere_goes_on_in_the_same_way(format: Format) -> None:
    run = Run(started(format, rounds=2 if format == "round-robin" else 5, minutes=2), 9, 3)
    run.play()
    for cut in range(1, len(run.log)):
        stored = [Entry(seq, at, parse_event(event.kind, event_data(event))) for seq, at, event in run.log[:cut]]
        tournament = Tournament(stored)
        after = run.log[cut]
        if not isinstance(after.event, Result | Joined):
            assert next_event(tournament, after.at) == after.event
        elif tournament.phase is TournamentPhase.RUNNING:
            assert next_due(tournament) is None and next_event(tournament, after.at) is None


def test_tie_breaks_by_hand() -> None:
    """Four entrants, each of whom meets the others: 1 beats all, 2 and 3 draw, 2 beats 4, 4 beats 3."""
    run = Run(started("round-robin"), 4)
    won = {(1, 2): 1, (1, 3): 1, (1, 4): 1, (2, 3): 0, (2, 4): 2, (3, 4): 4}
    while run.step():
        for table in run.tournament.open_tables():
            winner = won[min(table.entrants), max(table.entrants)]
            places = tuple(int(bool(winner) and one != winner) for one in table.entrants)
            run.add(Result(table.round, table.number, places, tuple(10 * one for one in table.entrants)))
    lines = {line.entrant: line for line in standings(run.tournament)}
    assert {one: line.points for one, line in lines.items()} == {1: 6, 2: 3, 3: 1, 4: 2}
    assert {one: line.buchholz for one, line in lines.items()} == {1: 6, 2: 9, 3: 11, 4: 10}
    # 2 has half of 3's point and all of 4's: in quarters of a point, 1 of 1 and 2 of 2.
    assert {one: line.sonneborn_berger for one, line in lines.items()} == {1: 12, 2: 5, 3: 3, 4: 2}
    assert {one: line.board for one, line in lines.items()} == {1: -60, 2: -20, 3: 20, 4: 60}
    assert [line.place for line in standings(run.tournament)] == [1, 2, 3, 4]


def test_points_at_tables_of_four() -> None:
    table = Table(1, 0, (1, 2, 3, 4), START, Result(1, 0, (0, 1, 1, 3), (9, 5, 5, 1)))
    assert [table.points(seat) for seat in range(4)] == [6, 3, 3, 0]
    assert [table.has_won(seat) for seat in range(4)] == [True, False, False, False]
    called_off = Table(1, 0, (1, 2), START, Result(1, 0, (), (0, 0)))
    assert called_off.points(0) == called_off.points(1) == 0


def test_it_starts_by_number_or_time_and_not_with_too_few() -> None:
    run = Run(Plan("swiss", starts_with=4), 3)
    assert next_event(run.tournament, run.at + 1) is None
    run.add(Joined(4))
    assert run.play().phase is TournamentPhase.FINISHED
    alone = Run(started("swiss"), 1)
    assert next_event(alone.tournament, START) == Cancelled("few")
    computers = Run(started("swiss"), 0)
    for number in (1, 2, 3):
        computers.add(Joined(number, level=number))
    assert next_event(computers.tournament, START) == Cancelled("few")
    forgotten = Run(Plan("swiss"), 5)
    assert next_event(forgotten.tournament, START) is None
    assert forgotten.play().phase is TournamentPhase.CANCELLED


def test_every_kind_of_event_is_read_as_it_was_written() -> None:
    run = Run(started("swiss", rounds=2), 5)
    run.play()
    for _, _, event in run.log:
        assert parse_event(event.kind, event_data(event)) == event
    assert {event.kind for _, _, event in run.log} == {"created", "joined", "started", "paired", "result", "finished"}
    assert set(KINDS) >= {Withdrawn.kind, Returned.kind, Finished.kind}


def test_swiss_rounds() -> None:
    assert [swiss_rounds(count, 2) for count in (2, 8, 9, 128, 1000)] == [1, 3, 4, 7, 10]
    assert [swiss_rounds(count, 4) for count in (4, 16, 64)] == [2, 3, 4]
