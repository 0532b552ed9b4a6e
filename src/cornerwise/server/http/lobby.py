"""The lobby: summaries of matches, and quick pairing."""

from typing import Any

from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.server.application import Application
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.http.bodies import Pairing
from cornerwise.server.match.actions import Command, Sit
from cornerwise.server.match.events import Created, Occupant, event_data
from cornerwise.server.match.match import Match
from cornerwise.server.match.setup import plan_match
from cornerwise.server.match.view import PUBLIC, result_data, seat_data
from cornerwise.server.people.sessions import Person


def summary_for(match: Match, me: str = "") -> dict[str, Any]:
    """What anybody may know of a match that is listed, or that is one's own."""
    created = event_data(match.created)
    return {
        "match": match.id,
        **{name: created[name] for name in PUBLIC["created"]},
        "phase": str(match.phase),
        "you": match.seats_of(me),
        "turn": match.game.turn if match.mover is not None else None,
        "mover": match.mover,
        "deadline": match.clocks.deadline,
        "scores": match.game.scores,
        "result": result_data(match),
        "seats": [seat_data(seat) for seat in match.seats],
        "changed": match.log[-1].at,
        "ply": match.game.ply,
    }


async def pair(application: Application, wish: Pairing, me: Person) -> str:
    """The match in which somebody with that wish now has a seat."""
    created = _plan(wish, me)
    async with application.pairing:
        for match_id in await application.store.waiting(created.variant):
            async with application.hub.reading(match_id) as match:
                seat = _free_seat(match, created, me)
                seq = match.seq
            if seat is not None:
                sit = Command(
                    player=me.id,
                    name=me.name,
                    seat=seat,
                    seq=seq,
                    key=f"pair-{match_id}",
                    action=Sit(do="sit"),
                    at=now(),
                )
                try:
                    await application.hub.command(match_id, sit)
                except Refused:
                    continue  # somebody was faster
                return match_id
        return await application.hub.create(created)


def _plan(wish: Pairing, me: Person) -> Created:
    try:
        seats = find_variant(wish.variant, **wish.options).seats
    except CornerwiseError as error:
        raise Refused("match/bad-plan", error.phrase) from error
    occupants = [Occupant(me.id, me.name), *[Occupant()] * (seats - 1)]
    return plan_match(wish.variant, wish.options, occupants, host=me.id, clock=wish.clock.plan(), listed=True)


def _free_seat(match: Match, wish: Created, me: Person) -> int | None:
    """A seat to take in a match of the same kind."""
    same = (match.created.options, match.created.clock, match.created.family) == (wish.options, wish.clock, False)
    if not same or match.seats_of(me.id):
        return None
    return next((number for number, seat in enumerate(match.seats) if seat.is_open), None)
