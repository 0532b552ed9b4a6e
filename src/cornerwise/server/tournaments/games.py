"""The games of a tournament as matches: how they are set up, named, and what came of them."""

from collections.abc import Mapping
from typing import Any

from cornerwise.errors import BadOption, UnknownVariant
from cornerwise.games.catalogue import find_variant
from cornerwise.records.record import choose
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match import events as match_events
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.match.event_writer import EventWriter
from cornerwise.server.match.events import Created, Dropped, Moved, Occupant, event_data
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.match_id import match_id_for
from cornerwise.server.match.results import places
from cornerwise.server.match.setup import plan_match
from cornerwise.tournaments.events import Result
from cornerwise.tournaments.tournament import Entrant, Table, Tournament

KEPT = ("variant", "options", "clock", "rated", "rules")
"""What a tournament knows of its game: these fields of the first event of a match."""
MOST_SEATS = 4


def planned_game(variant: str, options: Mapping[str, Any], clock: ClockPlan, rated: bool = False) -> Created:
    """A match of a tournament without its players; `Refused` if it does not fit."""
    if clock.kind == "none":
        raise Refused("tournament/bad-plan", "refused-tournament-clock", details={"field": "clock"})
    seats = _seats(variant, options)
    created = plan_match(variant, options, [Occupant()] * seats, host="", clock=clock, rated=rated)
    parties = find_variant(variant, **options).parties
    if not 2 <= seats <= MOST_SEATS or len(parties) < seats:
        about = {"field": "variant"}
        raise Refused("tournament/bad-plan", "refused-tournament-game", most=MOST_SEATS, details=about)
    return created


def game_data(created: Created) -> dict[str, object]:
    """What all matches of a tournament have in common."""
    return event_data(created, KEPT)


def _seats(variant: str, options: Mapping[str, Any]) -> int:
    try:
        return choose(find_variant(variant), options).seats
    except (UnknownVariant, BadOption) as error:
        raise Refused("match/bad-plan", error.phrase) from error


def table_of(tournament: Tournament, player: str) -> Table | None:
    """The table at which a player is to play now."""
    number = tournament.numbers.get(player) if player else None
    last = tournament.games[number][-1][:2] if number and tournament.games[number] else None
    return tournament.table(*last) if last and last in tournament.open else None


def match_of(tournament: Tournament, table: Table) -> str:
    """The id of the match of a table: always the same, so that it is never set up twice, and not to be guessed."""
    return match_id_for(tournament.created.seed, f"{table.round} {table.number}")


def planned_match(tournament_id: str, tournament: Tournament, table: Table) -> Created:
    """The first event of the match of a table."""
    game = tournament.created.game
    return plan_match(
        game["variant"],
        game["options"],
        [_occupant(tournament.entrants[number]) for number in table.entrants],
        host="",
        clock=ClockPlan(**game["clock"]),
        listed=tournament.created.listed,
        rated=game["rated"],
        rules=game["rules"],
        tournament=tournament_id,
    )


def _occupant(entrant: Entrant) -> Occupant:
    return Occupant(level=entrant.level) if entrant.level else Occupant(entrant.player, entrant.name)


def result_of(match: Match, table: Table) -> Result | None:
    """What came of a match, None while it is being played."""
    if match.ended is None:
        return None
    order = () if match.ended.reason == "aborted" else tuple(places(match))
    board = tuple(match.variant.rank(points) for points in match.ended.totals)
    absent = tuple(
        seat
        for seat in range(len(match.seats))
        if match.seats[seat].dropped in ("left", "time") and not _has_moved(match, seat)
    )
    return Result(table.round, table.number, order, board, absent)


def forfeit_absent(match: Match, patience: int, at: int) -> None:
    """A player who has not made the first move in that time cannot win any more."""
    mover = match.mover
    if mover is None or match.seats[mover].engine or _has_moved(match, mover):
        return
    begun = max(entry.at for entry in match.log if isinstance(entry.event, _TURNS))
    if at - begun >= patience:
        EventWriter(match, at).drop(mover, "left")


def all_have_moved(match: Match) -> bool:
    """Whether nobody can be absent any more."""
    return match.phase is Phase.OVER or all(
        seat.engine or _has_moved(match, number) for number, seat in enumerate(match.seats)
    )


def _has_moved(match: Match, seat: int) -> bool:
    return any(isinstance(entry.event, Moved) and entry.event.seat == seat for entry in match.log)


_TURNS = (match_events.Started, Moved, Dropped, match_events.Resumed, match_events.Away)
"""The events after which a turn can begin, or goes on."""
