"""What people may do with a tournament: join, withdraw, start it and call it off."""

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.similar_names import free_name
from cornerwise.server.people.sessions import Person
from cornerwise.tournaments.conduct import start
from cornerwise.tournaments.events import Cancelled, Carried, Event, Joined, Returned, Started, Withdrawn
from cornerwise.tournaments.tournament import Tournament, TournamentPhase


def join(tournament: Tournament, me: Person, rating: int, account: str = "") -> Event | None:
    """A new entrant, or one who comes back."""
    number = tournament.numbers.get(me.id)
    is_waiting = tournament.phase is TournamentPhase.WAITING
    if not is_waiting and not (tournament.phase is TournamentPhase.RUNNING and tournament.plan.takes_late_entrants):
        raise _not_now()
    if number is not None and tournament.entrants[number].is_active:
        return None
    if len(tournament.active) >= tournament.plan.most:
        raise Refused("tournament/full", "refused-tournament-full", most=tournament.plan.most)
    if number is not None:
        return Returned(number)
    name = free_name(me.name, (entrant.name for entrant in tournament.entrants.values()))
    return Joined(len(tournament.entrants) + 1, me.id, name, rating=rating, account=account)


def withdraw(tournament: Tournament, me: Person) -> Event | None:
    """Takes no further part; a game that has begun goes on."""
    number = tournament.numbers.get(me.id)
    if number is None or tournament.phase not in (TournamentPhase.WAITING, TournamentPhase.RUNNING):
        raise _not_now()
    return Withdrawn(number) if tournament.entrants[number].is_active else None


def begin(tournament: Tournament, me: Person) -> Event | None:
    """The start, by the player who opened it; a second time it changes nothing."""
    _need_host(tournament, me)
    if tournament.phase is TournamentPhase.RUNNING:
        return None
    if tournament.phase is not TournamentPhase.WAITING:
        raise _not_now()
    event = start(tournament)
    if not isinstance(event, Started):
        raise Refused("tournament/not-now", "refused-tournament-few", least=tournament.plan.fewest)
    return event


def cancel(tournament: Tournament, me: Person) -> Event | None:
    """Calls it off, by the player who opened it."""
    _need_host(tournament, me)
    if tournament.phase is TournamentPhase.CANCELLED:
        return None
    if tournament.phase is TournamentPhase.FINISHED:
        raise _not_now()
    return Cancelled("host")


def carry(tournament: Tournament, before: str, me: Person, account: str = "") -> Event | None:
    """An entrant without an account goes on as the account, unless that takes part itself."""
    number = tournament.numbers.get(before)
    if number is None or me.id in tournament.numbers:
        return None
    return Carried(number, me.id, me.name, account)


def _need_host(tournament: Tournament, me: Person) -> None:
    if tournament.created.host != me.id:
        raise Refused("session/forbidden", "refused-tournament-host")


def _not_now() -> Refused:
    return Refused("tournament/not-now", "refused-tournament-phase")
