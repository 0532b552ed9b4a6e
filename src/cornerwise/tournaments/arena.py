"""Arena: a player who is free plays the next one who is, until time is up."""

from cornerwise.tournaments.events import Paired
from cornerwise.tournaments.matching import best_pairs
from cornerwise.tournaments.plan import MINUTE, SECOND
from cornerwise.tournaments.standings import points_of_all
from cornerwise.tournaments.tables import best_tables
from cornerwise.tournaments.tournament import Tournament

GATHER = 5 * SECOND
"""How long somebody who is free waits for a choice of rivals, unless all are free."""
MOST_AT_ONCE = 48
"""Entrants who are paired together; the others follow at once in the next round."""
MEETING = 50
"""What it costs to meet somebody again, in squares of half points, for every time one has met."""


def ends_at(tournament: Tournament) -> int:
    """When the last games begin."""
    return tournament.started_at + tournament.plan.minutes * MINUTE


def free_since(tournament: Tournament) -> dict[int, int]:
    """Those who could play, and since when."""
    free = (one for one in tournament.active if one not in tournament.busy)
    return {one: _free_since(tournament, one) for one in free}


def _free_since(tournament: Tournament, entrant: int) -> int:
    ended = max((table.ended for table, _ in tournament.games_of(entrant)), default=0)
    return max(ended, tournament.entrants[entrant].joined, tournament.started_at)


def next_due(tournament: Tournament) -> int | None:
    """When the next tables can begin, None where there are not enough for one."""
    free = free_since(tournament)
    if len(free) < tournament.plan.seats or not _groups(tournament, free):
        return None
    return max(free.values()) if len(free) == len(tournament.active) else min(free.values()) + GATHER


def next_round(tournament: Tournament) -> Paired | None:
    """Tables of those who are free, who have waited longest first."""
    groups = _groups(tournament, free_since(tournament))
    if not groups:
        return None
    number = tournament.round + 1
    return Paired(number, tuple(tournament.seated(group, number) for group in groups))


def _groups(tournament: Tournament, free: dict[int, int]) -> list[tuple[int, ...]]:
    seats, points = tournament.plan.seats, points_of_all(tournament)
    waiting = sorted(free, key=lambda one: (free[one], tournament.seeding(one)))[:MOST_AT_ONCE]
    full = waiting[: len(waiting) - len(waiting) % seats]
    if seats > 2:
        ranked = sorted(full, key=lambda one: (-points[one], tournament.seeding(one)))
        tables = best_tables(tournament, ranked, points) if full else []
        return [table for table in tables if any(not tournament.entrants[one].level for one in table)]
    last = {one: _last_rival(tournament, one) for one in waiting}
    others = len(tournament.active) > seats

    def cost(one: int, other: int) -> int | None:
        if others and last[one] == other and last[other] == one:
            return None  # not twice in a row as long as there is anybody else
        if tournament.entrants[one].level and tournament.entrants[other].level:
            return None  # they would play without a pause, and nobody asked for it
        return MEETING * tournament.times_met(one, other) + (points[one] - points[other]) ** 2

    return list(best_pairs(waiting, cost))


def _last_rival(tournament: Tournament, entrant: int) -> int:
    if not tournament.games[entrant]:
        return 0
    round, number, seat = tournament.games[entrant][-1]
    return tournament.table(round, number).entrants[1 - seat]
