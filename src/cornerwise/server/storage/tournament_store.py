"""The append-only event log of every tournament, and the summaries by which they are found."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pydantic_core import from_json, to_json
from sqlalchemy import and_, func, insert, select, tuple_, union, update
from sqlalchemy.exc import IntegrityError

from cornerwise.server.storage.bulk_writer import Row, Rows, upsert
from cornerwise.server.storage.schema import club_members, entrants, matches, tournament_events, tournaments
from cornerwise.server.storage.store import Store
from cornerwise.tournaments.conduct import next_due
from cornerwise.tournaments.events import Carried, Entry, Joined, event_data, parse_event
from cornerwise.tournaments.tournament import Tournament, TournamentPhase

AT_ONCE = 500
"""Names in one statement."""
GOING_ON = (TournamentPhase.WAITING, TournamentPhase.RUNNING)
OVER = (TournamentPhase.FINISHED,)


class ListedTournament(NamedTuple):
    """A tournament, and what lists show of it as JSON; that is empty if it last changed before it was kept."""

    id: str
    summary: str


def _shown() -> Any:
    return select(tournaments.c.id, tournaments.c.summary)


class TournamentStore:
    """All queries about tournaments."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def append(self, tournament_id: str, tournament: Tournament, new: Sequence[Entry], summary: str) -> bool:
        """Commits events of a tournament, which stands as it does after them, and what lists then show of it.

        False where another process has written to it first (an optimistic lock: the number is part of the key).
        """
        rows = [
            {"tournament": tournament_id, "seq": seq, "at": at, "kind": event.kind}
            | {"data": to_json(event_data(event)).decode()}
            for seq, at, event in new
        ]
        try:
            async with self._store.writing() as connection:
                await connection.execute(insert(tournament_events), rows)
                await upsert(connection, Rows(tournaments, [_row(tournament_id, tournament, summary)], keys=("id",)))
                people = [
                    {"tournament": tournament_id, "entrant": event.entrant, "player": event.player}
                    for _, _, event in new
                    if isinstance(event, Joined | Carried)
                ]
                if people:
                    await upsert(connection, Rows(entrants, people, keys=("tournament", "entrant")))
        except IntegrityError:
            return False
        return True

    async def log(self, tournament_id: str, since: int = 0) -> list[Entry]:
        """The events after number `since`; none at all if there is no such tournament."""
        wanted = (
            select(tournament_events)
            .where(tournament_events.c.tournament == tournament_id, tournament_events.c.seq > since)
            .order_by(tournament_events.c.seq)
        )
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.seq, row.at, parse_event(row.kind, from_json(row.data))) for row in rows]

    async def due(self, before: int, most: int = 500) -> list[str]:
        """Those with something to do now, the longest overdue first: to start, to pair a round, to end."""
        wanted = select(tournaments.c.id).where(tournaments.c.phase.in_(GOING_ON), tournaments.c.due < before)
        return await self._ids(wanted.order_by(tournaments.c.due).limit(most))

    async def running(self, after: str, most: int = 500) -> list[str]:
        """Those that run, by their ids: the next ones after an id."""
        is_next = and_(tournaments.c.phase == TournamentPhase.RUNNING, tournaments.c.id > after)
        return await self._ids(select(tournaments.c.id).where(is_next).order_by(tournaments.c.id).limit(most))

    async def listed(self, before: str = "", most: int = 50) -> list[ListedTournament]:
        """The listed ones that were not called off: those that go on first, then those that are over.

        Of both the last changed come first. With `before` it goes on after the tournament of that id.
        """
        found: list[ListedTournament] = []
        places = [GOING_ON, OVER]
        async with self._store.engine.connect() as connection:
            last = None
            if before:
                columns = (tournaments.c.phase, tournaments.c.changed, tournaments.c.id)
                last = (await connection.execute(select(*columns).where(tournaments.c.id == before))).first()
                if last is None:
                    return []
                if last.phase in OVER:
                    places = [OVER]
            for place in places:
                here = _shown().where(tournaments.c.listed.is_(True), tournaments.c.phase.in_(place))
                if last and place is places[0]:
                    here = here.where(tuple_(tournaments.c.changed, tournaments.c.id) < (last.changed, last.id))
                order = (tournaments.c.changed.desc(), tournaments.c.id.desc())
                rows = await connection.execute(here.order_by(*order).limit(most - len(found)))
                found += [ListedTournament(*row) for row in rows]
        return found

    async def joinable(self, most: int = 100) -> list[ListedTournament]:
        """The listed ones that have not started, the next first."""
        is_open = and_(tournaments.c.listed.is_(True), tournaments.c.phase == TournamentPhase.WAITING)
        return await self._listed(_shown().where(is_open).order_by(tournaments.c.due).limit(most))

    async def of_club(self, club: str, is_member: bool, most: int = 100) -> list[ListedTournament]:
        """Those of a club that were not called off, the last changed first; only members see those not listed."""
        shown = [] if is_member else [tournaments.c.listed.is_(True)]
        wanted = (
            _shown()
            .where(tournaments.c.club == club, tournaments.c.phase != TournamentPhase.CANCELLED, *shown)
            .order_by(tournaments.c.changed.desc())
            .limit(most)
        )
        return await self._listed(wanted)

    async def of(self, player: str, most: int | None = 100) -> list[ListedTournament]:
        """Those that a player takes part in or has opened, the last changed first."""
        takes_part = select(entrants.c.tournament).where(entrants.c.player == player)
        # No OR, for which PostgreSQL reads the whole table.
        mine = union(takes_part, select(tournaments.c.id).where(tournaments.c.host == player))
        wanted = _shown().where(tournaments.c.id.in_(mine)).order_by(tournaments.c.changed.desc()).limit(most)
        return await self._listed(wanted)

    async def keep_summary(self, tournament_id: str, seq: int, summary: str) -> None:
        """Keeps what lists show of a tournament after an event, unless more has happened."""
        here = and_(tournaments.c.id == tournament_id, tournaments.c.seq == seq)
        async with self._store.writing() as connection:
            await connection.execute(update(tournaments).where(here).values(summary=summary))

    async def _listed(self, wanted: Any) -> list[ListedTournament]:
        async with self._store.engine.connect() as connection:
            return [ListedTournament(*row) for row in await connection.execute(wanted)]

    async def _ids(self, wanted: Any) -> list[str]:
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def opened_by(self, host: str) -> list[str]:
        """The tournaments of a host that are not over."""
        is_on = tournaments.c.phase.in_(GOING_ON)
        return await self._ids(select(tournaments.c.id).where(tournaments.c.host == host, is_on))

    async def members(self, club: str, roles: Sequence[str]) -> list[str]:
        """The players who have one of these roles in a club."""
        return await self._ids(
            select(club_members.c.player).where(club_members.c.club == club, club_members.c.role.in_(roles))
        )

    async def count_waiting(self, host: str) -> int:
        """How many of somebody's tournaments have not started."""
        wanted = select(func.count()).where(tournaments.c.host == host, tournaments.c.phase == TournamentPhase.WAITING)
        async with self._store.engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def matches(self, match_ids: Sequence[str]) -> dict[str, tuple[str, int]]:
        """How far some matches have come, and the number of their last event; those that do not exist are left out."""
        found: dict[str, tuple[str, int]] = {}
        async with self._store.engine.connect() as connection:
            for start in range(0, len(match_ids), AT_ONCE):
                part = match_ids[start : start + AT_ONCE]
                wanted = select(matches.c.id, matches.c.phase, matches.c.seq).where(matches.c.id.in_(part))
                found |= {row.id: (row.phase, row.seq) for row in await connection.execute(wanted)}
        return found

    async def rename_in(self, player: str, tournament_id: str, name: str, account: str) -> bool:
        """Replaces a player's name and login in the log of a tournament; says whether there were others."""
        here = tournament_events.c.tournament == tournament_id
        named = select(tournament_events).where(here, tournament_events.c.kind.in_((Joined.kind, Carried.kind)))
        async with self._store.engine.connect() as connection:
            rows = {row.seq: from_json(row.data) for row in await connection.execute(named)}
        # Also the name from before a guest had the account.
        own = {data["entrant"] for data in rows.values() if data["player"] == player}
        new = {"name": name, "account": account}
        changed = {seq: data | new for seq, data in rows.items() if data["entrant"] in own and data != data | new}
        if changed:
            async with self._store.writing() as connection:
                for seq, data in changed.items():
                    row = update(tournament_events).where(here, tournament_events.c.seq == seq)
                    await connection.execute(row.values(data=to_json(data).decode()))
        return bool(changed)


def _row(tournament_id: str, tournament: Tournament, summary: str) -> Row:
    return {
        "id": tournament_id,
        "host": tournament.host,
        "phase": str(tournament.phase),
        "listed": tournament.created.listed,
        "seq": tournament.seq,
        "changed": tournament.changed,
        "club": tournament.created.club,
        "due": next_due(tournament),
        "summary": summary,
    }
