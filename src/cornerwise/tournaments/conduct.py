"""Which events come next by themselves: a tournament starts, pairs, finishes or is called off.

Everything follows from the log and the time, so that another process goes on exactly where a tournament stood.
"""

from collections.abc import Callable

from cornerwise.tournaments import arena, knockout, round_robin, swiss
from cornerwise.tournaments.events import Cancelled, Event, Finished, Paired, Started
from cornerwise.tournaments.plan import Format
from cornerwise.tournaments.tournament import Tournament, TournamentPhase

PATIENCE = 30 * 24 * 60 * 60 * 1000
"""Milliseconds for which a tournament that nobody starts waits."""
_NEXT: dict[Format, Callable[[Tournament], Paired | None]] = {
    "round-robin": round_robin.next_round,
    "swiss": swiss.next_round,
    "knockout": knockout.next_round,
    "arena": arena.next_round,
}


def next_due(tournament: Tournament) -> int | None:
    """When `next_event` has something to do if nothing happens meanwhile; None while results are awaited."""
    plan = tournament.plan
    if tournament.phase is TournamentPhase.WAITING:
        if plan.starts_with is not None and len(tournament.active) >= max(plan.starts_with, plan.fewest):
            return tournament.changed
        gives_up = tournament.created_at + PATIENCE
        return gives_up if plan.starts_at is None else plan.starts_at
    if tournament.phase is not TournamentPhase.RUNNING:
        return None
    if plan.format == "arena":
        return _arena_due(tournament)
    if tournament.open:
        return None
    return tournament.last_ended + plan.pause if tournament.round else tournament.started_at


def _arena_due(tournament: Tournament) -> int | None:
    end = arena.ends_at(tournament)
    begins = arena.next_due(tournament)
    if begins is not None and begins < end:
        return begins
    return None if tournament.open else end


def next_event(tournament: Tournament, at: int) -> Event | None:
    """What happens now, if anything."""
    due = next_due(tournament)
    if due is None or at < due:
        return None
    if tournament.phase is TournamentPhase.WAITING:
        return _start(tournament)
    if tournament.plan.format == "arena" and at >= arena.ends_at(tournament):
        return None if tournament.open else Finished()
    return _NEXT[tournament.plan.format](tournament) or Finished()


def _start(tournament: Tournament) -> Event:
    plan = tournament.plan
    if plan.starts_at is None and plan.starts_with is None:
        return Cancelled("old")
    return start(tournament)


def start(tournament: Tournament) -> Event:
    """The start, or that too few have come: the computer does not play among itself alone."""
    count = len(tournament.active)
    is_full = count >= tournament.plan.fewest and any(not tournament.entrants[one].level for one in tournament.active)
    return Started(tournament.plan.rounds_for(count)) if is_full else Cancelled("few")
