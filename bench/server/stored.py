"""A database as it is after people have come and sat down: matches of four, and a session for every seat."""

import asyncio
from dataclasses import dataclass
from itertools import chain
from secrets import token_hex

from sqlalchemy import insert

from cornerwise.server.base.server_time import now
from cornerwise.server.match.chance import new_seed
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.match.events import Created, Occupant
from cornerwise.server.match.match import Match
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.match.server_actions import create
from cornerwise.server.people.sessions import COOKIE, digest_of
from cornerwise.server.storage.schema import players, sessions
from cornerwise.server.storage.store import LogAppend, Store, log_append_of

SEATS = 4
AT_ONCE = 500


@dataclass(frozen=True, slots=True)
class Stored:
    """A match in the database, and the cookie of every seat."""

    match: str
    cookies: tuple[str, ...]


def store_matches(database: str, count: int, clock: ClockPlan | None = None, listed: bool = False) -> list[Stored]:
    """So many matches of the classic game that have begun, each with four people of its own."""
    return asyncio.run(_store(database, count, clock or ClockPlan(), listed))


async def _store(database: str, count: int, clock: ClockPlan, listed: bool) -> list[Stored]:
    store = await Store.open(database)
    batch = token_hex(4)
    made: list[Stored] = []
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, count))
        secrets = [[f"secret-{batch}-{number}-{seat}" for seat in range(SEATS)] for number in numbers]
        people = [[f"player-{batch}-{number}-{seat}" for seat in range(SEATS)] for number in numbers]
        await _introduce(store, list(chain(*people)), list(chain(*secrets)))
        writes = [_begun(seated, clock, listed) for seated in people]
        await store.append(writes)
        made += [
            Stored(write.match, tuple(f"{COOKIE}={secret}" for secret in known))
            for write, known in zip(writes, secrets, strict=True)
        ]
    await store.close()
    return made


async def _introduce(store: Store, people: list[str], secrets: list[str]) -> None:
    async with store.writing() as connection:
        rows = [{"id": player, "name": "Somebody", "created": now()} for player in people]
        await connection.execute(insert(players), rows)
        known = zip(people, secrets, strict=True)
        rows = [{"digest": digest_of(secret), "player": player, "created": now()} for player, secret in known]
        await connection.execute(insert(sessions), rows)


def _begun(people: list[str], clock: ClockPlan, listed: bool) -> LogAppend:
    match = Match(new_match_id())
    seats = tuple(Occupant(player, "Somebody") for player in people)
    create(match, Created("classic", {}, seats, clock, people[0], new_seed(), listed=listed), now())
    return log_append_of(match, 0)
