"""Listing matches that wait for others, and quick pairing."""

import logging
from collections import Counter
from hashlib import sha256
from statistics import median
from typing import Any

from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.server.application import Application
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.http.bodies import Pairing
from cornerwise.server.match.actions import Command, Sit
from cornerwise.server.match.clock import DAY
from cornerwise.server.match.events import Created, Occupant
from cornerwise.server.match.setup import plan_match
from cornerwise.server.people.sessions import Person

log = logging.getLogger(__name__)
RECENT = 14 * DAY
"""How far back waits are looked at."""
FEW_WAITS = 3
"""Fewer waits than these do not tell what is usual."""
MOST_WAITING = 10
"""Listed matches of one player, or from one address, that may wait for others."""


async def open_match(application: Application, created: Created, client: str, me: Person) -> str:
    """Sets a match up, and lists it where that is wanted and there are not too many already."""
    if not created.listed or not any(seat.is_open for seat in created.seats):
        return await application.hub.create(created)
    source = application.source_of(client)
    if application.settings.limits and await application.store.count_waiting(source, me.id) >= MOST_WAITING:
        raise Refused("request/too-many", "refused-waiting-matches", most=MOST_WAITING, details={"wait": 60})
    match_id = await application.hub.create(created)
    await application.store.list_match(match_id, wish_of(created), source, me.id, now())
    return match_id


def wish_of(created: Created) -> str:
    """A digest of what has to be the same for two people to be paired."""
    wanted = (created.variant, sorted(created.options.items()), created.clock, created.family, created.rated)
    return sha256(repr(wanted).encode()).hexdigest()


async def pair(application: Application, wish: Pairing, me: Person, client: str) -> str:
    """The match in which somebody with that wish now has a seat."""
    created = _plan(wish, me)
    avoided = await application.contacts.avoided(me.id)
    async with application.pairing:
        waiting = await application.store.waiting(wish_of(created))
        # Matches that somebody follows at this moment come first: there the game can begin at once.
        for match_id in sorted(waiting, key=lambda match: not application.presence.people(match)):
            if await _take_seat(application, match_id, me, avoided):
                await application.store.note_pairing(match_id, now())
                return match_id
        return await open_match(application, created, client, me)


async def news_of_pairing(application: Application, variant: str, me: Person) -> dict[str, Any]:
    """What somebody who looks for others to play a game with may expect."""
    waits = await application.store.waits(variant, now() - RECENT)
    looking: Counter[str] = Counter()
    for match_id, game in (await application.store.searches()).items():
        # Who has closed the page waits for nobody.
        looking[game] += len(application.presence.people(match_id) - {me.id})
    return {"usual": round(median(waits)) if len(waits) >= FEW_WAITS else None, "looking": dict(+looking)}


async def _take_seat(application: Application, match_id: str, me: Person, avoided: frozenset[str]) -> bool:
    try:
        async with application.hub.reading(match_id) as match:
            mine, seq, is_avoided = match.seats_of(me.id), match.seq, bool(match.players & avoided)
            seat = next((number for number, seat in enumerate(match.seats) if seat.is_open), None)
        if mine or is_avoided or seat is None:
            return False
        key = f"pair-{match_id}"
        sit = Command(player=me.id, name=me.name, seat=seat, seq=seq, key=key, action=Sit(do="sit"), at=now())
        await application.hub.command(match_id, sit)
    except Refused:
        return False  # somebody was faster
    except Exception:  # a damaged match must not keep people from being paired in others
        log.exception("a match could not be read", extra={"match": match_id[:6]})
        return False
    return True


def _plan(wish: Pairing, me: Person) -> Created:
    try:
        seats = find_variant(wish.variant, **wish.options).seats
    except CornerwiseError as error:
        raise Refused("match/bad-plan", error.phrase) from error
    occupants = [Occupant(me.id, me.name), *[Occupant()] * (seats - 1)]
    return plan_match(wish.variant, wish.options, occupants, host=me.id, clock=wish.clock.plan(), listed=True)
