"""The database: the append-only event log of every match, players and sessions, heartbeats."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json, to_json
from sqlalchemy import and_, delete, exists, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cornerwise.server.match.clock import DAY
from cornerwise.server.match.events import Entry, event_data, parse_entry
from cornerwise.server.match.match import Match
from cornerwise.server.match.results import result_rows
from cornerwise.server.storage.bulk_writer import Row, Rows, batch_writer_for, insert_missing, upsert
from cornerwise.server.storage.database import open_database
from cornerwise.server.storage.schema import (
    absences,
    events,
    heartbeats,
    keys,
    listings,
    matches,
    pairings,
    players,
    rated,
    removals,
    results,
    seats,
    sessions,
    tickets,
)

WAITS_KEPT = 30 * DAY
"""How long it is remembered how long people waited."""


@dataclass(frozen=True, slots=True)
class LogAppend:
    """What one command adds to the log of a match, and how the match then stands."""

    match: str
    entries: tuple[Row, ...]
    summary: Row
    seats: tuple[Row, ...] = ()
    """Who has which seat, where that has changed."""
    is_rated: bool = False
    """Whether this ends a match that is to be rated."""
    results: tuple[Row, ...] = ()
    """How every seat fared, where this ends a match."""
    also: "LogAppend | None" = None
    """A rematch, which is written in the same transaction."""


@dataclass(frozen=True, slots=True)
class Downtime:
    """A time during which no server was running."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Session:
    """A session, by the digest of its secret: whose it is, when it began and when it was last used."""

    digest: str
    player: str
    created: int
    seen: int


def _session_of(row: Any) -> Session:
    # Sessions from before uses were noted have none.
    return Session(row.digest, row.player, row.created, max(row.seen, row.created))


def _session(player: str, digest: str, at: int) -> Row:
    return {"digest": digest, "player": player, "created": at, "seen": at}


NOBODY = "\N{EN DASH}"
"""The name that replaces those of people whose accounts were deleted."""
STOPPED = ""
"""Stands in the table of heartbeats for all processes that were stopped as they should be."""
SEATING = {"created", "sat", "stood", "carried"}
"""The events that change who has which seat."""


def log_append_of(match: Match, since: int) -> LogAppend:
    """What has to be written of a match after event `since`."""
    new = match.log[since:]
    seating = any(entry.event.kind in SEATING for entry in new)
    ending = any(entry.event is match.ended for entry in new)
    return LogAppend(
        match.id,
        tuple(_row(match.id, entry) for entry in new),
        _summary(match),
        tuple({"match": match.id, "seat": n, "player": seat.player} for n, seat in enumerate(match.seats))
        if seating
        else (),
        match.created.rated and ending,
        tuple(result_rows(match)) if ending else (),
    )


def _row(match: str, entry: Entry) -> Row:
    return {
        "match": match,
        "seq": entry.seq,
        "at": entry.at,
        "kind": entry.event.kind,
        "data": to_json(event_data(entry.event)).decode(),
        "player": entry.player,
        "key": entry.key,
    }


def _summary(match: Match) -> Row:
    mover = match.mover
    return {
        "id": match.id,
        "variant": match.created.variant,
        "phase": str(match.phase),
        "listed": match.created.listed,
        "open_seats": sum(seat.is_open for seat in match.seats),
        "seq": match.seq,
        "created": match.log[0].at,
        "changed": match.log[-1].at,
        "due": match.clocks.deadline,
        "engine_due": mover is not None and bool(match.seats[mover].engine),
    }


def _rows(writes: Sequence[LogAppend]) -> list[Rows]:
    """All that is to be written, table by table."""
    writes = [part for write in writes for part in (write, write.also) if part]
    # A later write of the same match says how it stands in the end.
    summaries = {write.match: write.summary for write in writes}
    batch = [
        Rows(events, [row for write in writes for row in write.entries]),
        Rows(matches, list(summaries.values()), keys=("id",)),
        Rows(seats, [row for write in writes for row in write.seats], keys=("match", "seat")),
        Rows(rated, [{"match": write.match, "done": False} for write in writes if write.is_rated]),
        Rows(results, [row for write in writes for row in write.results]),
    ]
    return [rows for rows in batch if rows.rows]


_SPILL = ("SET LOCAL work_mem = '64kB'", "SELECT count(*) FROM generate_series(1, 30000)")
"""Makes PostgreSQL write some 400 KiB to a temporary file, and nothing to its tables or its log."""


def _waiting() -> Any:
    return select(matches.c.id).join(listings, listings.c.match == matches.c.id).where(matches.c.phase == "waiting")


def _last_beat(before: int) -> Any:
    return select(heartbeats.c.at).where(heartbeats.c.at <= before).order_by(heartbeats.c.at.desc()).limit(1)


def _parts(wanted: Sequence[str], size: int = 500) -> Iterator[Sequence[str]]:
    """Lists that fit into one statement."""
    return (wanted[start : start + size] for start in range(0, len(wanted), size))


class Store:
    """All queries about matches, people and heartbeats."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._writer = batch_writer_for(engine)
        has_one_writer = engine.dialect.name == "sqlite"
        self._one_writer = asyncio.Lock() if has_one_writer else nullcontext()
        # Whatever is no move waits for its turn here, so that a move comes after two other writes at most.
        self._no_move = asyncio.Lock() if has_one_writer else nullcontext()

    @classmethod
    async def open(cls, url: str) -> "Store":
        return cls(await open_database(url))

    async def close(self) -> None:
        await self._writer.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at the end. SQLite has one writer: better to wait here than there."""
        async with self._no_move, self._one_writer, self.engine.begin() as connection:
            yield connection

    # Matches

    async def append(self, writes: Sequence[LogAppend]) -> list[bool]:
        """Commits all of it at once. False for a match that another server has written to first (optimistic lock)."""
        try:
            async with self._one_writer:
                await self._writer.write(_rows(writes))
            return [True] * len(writes)
        except IntegrityError:
            if len(writes) == 1:
                return [False]
        # Two servers wrote to one match. The others of this batch must not suffer for it.
        return [(await self.append([write]))[0] for write in writes]

    async def log(self, match: str, since: int = 0) -> list[Entry]:
        """The events of a match after number `since`; none at all if there is no such match."""
        wanted = select(events).where(events.c.match == match, events.c.seq > since).order_by(events.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [parse_entry(row.seq, row.at, row.kind, row.data, row.player, row.key) for row in rows]

    async def rows_of(self, wanted: Sequence[str]) -> dict[str, list[list[Any]]]:
        """The logs of a few matches as `parse_entry` reads them, in the order of the list."""
        columns = (events.c.seq, events.c.at, events.c.kind, events.c.data, events.c.player, events.c.key)
        found: dict[str, list[list[Any]]] = {match: [] for match in wanted}
        query = (
            select(events.c.match, *columns).where(events.c.match.in_(wanted)).order_by(events.c.match, events.c.seq)
        )
        async with self.engine.connect() as connection:
            for match, *row in await connection.execute(query):
                found[match].append(row)
        return found

    async def seqs(self, wanted: Sequence[str]) -> dict[str, int]:
        """The number of the last event of some matches."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for part in _parts(wanted):
                rows = await connection.execute(select(matches.c.id, matches.c.seq).where(matches.c.id.in_(part)))
                found.update({row.id: row.seq for row in rows})
        return found

    async def lobby(self, most: int = 100) -> list[str]:
        """The listed matches that wait for players or are being played, the newest first."""
        wanted = (
            select(matches.c.id)
            .where(matches.c.listed.is_(True), matches.c.phase.in_(("waiting", "playing")))
            .order_by(matches.c.changed.desc())
            .limit(most)
        )
        return await self._ids(wanted)

    async def list_match(self, match: str, wish: str, address: str, player: str, at: int) -> None:
        """Notes what a listed match waits for, and from which address and by whom it was set up."""
        row = {"match": match, "wish": wish, "address": address, "player": player, "created": at}
        async with self.writing() as connection:
            await insert_missing(connection, Rows(listings, [row]))

    async def waiting(self, wish: str, most: int = 50) -> list[str]:
        """The listed matches that wait for players with the same wish, the oldest first."""
        return await self._ids(_waiting().where(listings.c.wish == wish).order_by(listings.c.created).limit(most))

    async def searches(self, most: int = 200) -> dict[str, str]:
        """The games of the listed matches that wait for players, by match; the newest come first."""
        wanted = (
            select(matches.c.id, matches.c.variant)
            .join(listings, listings.c.match == matches.c.id)
            .where(matches.c.phase == "waiting")
            .order_by(listings.c.created.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return {row.id: row.variant for row in await connection.execute(wanted)}

    async def note_pairing(self, match: str, at: int) -> None:
        """Keeps how long a listed match has waited for players, now that it has them all."""
        waited = (
            select(matches.c.variant, listings.c.created)
            .join(listings, listings.c.match == matches.c.id)
            .where(matches.c.id == match, matches.c.phase != "waiting")
        )
        async with self.writing() as connection:
            if row := (await connection.execute(waited)).first():
                kept = {"match": match, "variant": row.variant, "waited": max(0, at - row.created), "at": at}
                await insert_missing(connection, Rows(pairings, [kept]))

    async def waits(self, variant: str, since: int, most: int = 50) -> list[int]:
        """How long people waited for a game since then, in milliseconds, the last first."""
        wanted = (
            select(pairings.c.waited)
            .where(pairings.c.variant == variant, pairings.c.at >= since)
            .order_by(pairings.c.at.desc())
            .limit(most)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def count_waiting(self, address: str, player: str) -> int:
        """How many listed matches from an address wait for players, or of a player, whichever is more."""
        by_both = (_waiting().where(listings.c.address == address), _waiting().where(listings.c.player == player))
        return max([len(await self._ids(wanted)) for wanted in by_both])

    async def waiting_since(self, listed: int, private: int, most: int = 200) -> list[str]:
        """The matches that have waited since then: those in the lobby, and those that only a link leads to."""
        old = or_(
            and_(matches.c.listed.is_(True), matches.c.changed < listed),
            and_(matches.c.listed.is_(False), matches.c.changed < private),
        )
        return await self._ids(select(matches.c.id).where(matches.c.phase == "waiting", old).limit(most))

    async def remove_match(self, player: str, match: str, seq: int) -> None:
        """Takes a match off a player's list, until something happens in it after that event."""
        row = {"player": player, "match": match, "seq": seq}
        async with self.writing() as connection:
            await upsert(connection, Rows(removals, [row], keys=("player", "match")))

    async def matches_of(self, player: str, most: int | None = 100, removed: bool = False) -> list[str]:
        """The matches of a player, the newest first; with `removed` also those that were taken off the list."""
        taken_off = and_(removals.c.player == player, removals.c.match == matches.c.id, removals.c.seq >= matches.c.seq)
        wanted = (
            select(matches.c.id)
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.player == player, true() if removed else ~exists().where(taken_off))
            .group_by(matches.c.id, matches.c.changed)
            .order_by(matches.c.changed.desc())
            .limit(most)
        )
        return await self._ids(wanted)

    async def rename_in(self, player: str, match: str, name: str) -> bool:
        """Replaces a player's name in the log of a match, the only change that is ever made to a log.

        Says whether there was another name.
        """
        named = select(events).where(events.c.match == match, events.c.kind.in_(("created", "sat", "carried")))
        async with self.engine.connect() as connection:
            rows = (await connection.execute(named)).all()
        changed = {}
        for row in rows:
            data = from_json(row.data)
            others = [part for part in (data, *data.get("seats", ())) if part.get("player") == player]
            if any(part["name"] != name for part in others):
                for part in others:
                    part["name"] = name
                changed[row.seq] = to_json(data).decode()
        if changed:
            async with self.writing() as connection:
                for seq, text in changed.items():
                    here = (events.c.match == match, events.c.seq == seq)
                    await connection.execute(update(events).where(*here).values(data=text))
        return bool(changed)

    async def due(self, before: int, most: int = 1000) -> list[str]:
        """The matches whose clock will have run out by then."""
        wanted = select(matches.c.id).where(matches.c.due < before).order_by(matches.c.due).limit(most)
        return await self._ids(wanted)

    async def engines_due(self, before: int) -> list[str]:
        """The matches in which an engine has been to move since then at the latest."""
        return await self._ids(select(matches.c.id).where(matches.c.engine_due.is_(True), matches.c.changed <= before))

    async def _ids(self, wanted: Any) -> list[str]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    # People

    async def add_player(self, player: str, name: str, digest: str, at: int) -> None:
        """Somebody new, with a first session."""
        async with self.writing() as connection:
            await connection.execute(insert(players), {"id": player, "name": name, "created": at})
            await connection.execute(insert(sessions), _session(player, digest, at))

    async def add_session(self, player: str, digest: str, at: int) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(sessions), _session(player, digest, at))

    async def end_sessions(self, digests: Sequence[str]) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest.in_(digests)))

    async def sessions_of(self, player: str) -> list[Session]:
        wanted = select(sessions).where(sessions.c.player == player).order_by(sessions.c.seen.desc())
        async with self.engine.connect() as connection:
            return list(map(_session_of, await connection.execute(wanted)))

    async def session(self, digest: str) -> tuple[Session, str] | None:
        """A session, and the name of its player."""
        wanted = select(sessions, players.c.name).join(players).where(sessions.c.digest == digest)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return row and (_session_of(row), str(row.name))

    async def see_session(self, digest: str, at: int) -> None:
        async with self.writing() as connection:
            await connection.execute(update(sessions).where(sessions.c.digest == digest).values(seen=at))

    async def living(self, credentials: Sequence[str]) -> set[str]:
        """Those of some digests that still belong to a session or to a key for programs."""
        found = set[str]()
        async with self.engine.connect() as connection:
            for part in _parts(credentials):
                for table in (sessions, tickets):
                    found.update(
                        (await connection.execute(select(table.c.digest).where(table.c.digest.in_(part)))).scalars()
                    )
        return found

    async def purge(self, at: int, idle: int, longest: int) -> None:
        """Removes expired codes and sessions, listings of matches that no longer wait, and processes long gone."""
        async with self.writing() as connection:
            await connection.execute(delete(heartbeats).where(heartbeats.c.at < at - DAY))
            await connection.execute(delete(tickets).where(tickets.c.expires < at))
            await connection.execute(
                delete(sessions).where(
                    or_(
                        and_(sessions.c.seen < at - idle, sessions.c.created < at - idle),
                        sessions.c.created < at - longest,
                    )
                )
            )
            await connection.execute(delete(pairings).where(pairings.c.at < at - WAITS_KEPT))
            waiting = select(matches.c.id).where(matches.c.phase == "waiting")
            await connection.execute(
                delete(listings).where(listings.c.match.not_in(waiting), listings.c.created < at - 60_000)
            )

    async def name_of(self, player: str) -> str | None:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(players.c.name).where(players.c.id == player))).scalar()

    async def deleted(self, people: Sequence[str]) -> list[str]:
        """Those of some players who have no name any more, as their accounts were deleted."""
        found: list[str] = []
        for part in _parts(people):
            found += await self._ids(select(players.c.id).where(players.c.id.in_(part), players.c.name == NOBODY))
        return found

    async def rename(self, player: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(players).where(players.c.id == player).values(name=name))

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """A secret key of this server, made when it is first asked for and the same in all processes."""
        wanted = select(keys.c.value).where(keys.c.name == name)
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).scalar()
        if found is None:
            async with self.writing() as connection:
                await insert_missing(connection, Rows(keys, [{"name": name, "value": make()}]))
                found = (await connection.execute(wanted)).scalar_one()
        return str(found)

    # Heartbeats

    async def beat(self, server: str, at: int) -> dict[str, int]:
        """Writes the heartbeat of a process; returns the last ones of all others."""
        async with self.writing() as connection:
            await upsert(connection, Rows(heartbeats, [{"server": server, "at": at}], keys=("server",)))
            found = await connection.execute(select(heartbeats).where(heartbeats.c.server.not_in((server, STOPPED))))
            return {row.server: row.at for row in found}

    async def check_space(self) -> None:
        """Fails where the disk is full. Of SQLite a heartbeat tells that; PostgreSQL may still have room for one."""
        if self.engine.dialect.name == "postgresql":
            async with self.engine.connect() as connection:
                for statement in _SPILL:
                    await connection.exec_driver_sql(statement)

    async def retire(self, server: str, at: int) -> None:
        """Writes the last heartbeat of a process that stops, which others no longer wait for."""
        async with self.writing() as connection:
            await upsert(connection, Rows(heartbeats, [{"server": STOPPED, "at": at}], keys=("server",)))
            await connection.execute(delete(heartbeats).where(heartbeats.c.server == server))

    async def last_beat(self, before: int) -> int:
        """The last heartbeat of any process; later ones than `before` are from a wrong clock."""
        async with self.engine.connect() as connection:
            return (await connection.execute(_last_beat(before))).scalar() or 0

    async def note_downtime(self, at: int, patience: int, since: int = 0) -> Downtime | None:
        """Notes for how long no server was running, by the last heartbeat, if that is longer than `patience`.

        A server that was itself stopped passes the time of its last work as `since`.
        """
        async with self.writing() as connection:
            last = (await connection.execute(_last_beat(at))).scalar()
            start = max(last or 0, since)
            if last is None or at - start <= patience:
                return None
            await upsert(connection, Rows(absences, [{"start": start, "end": at}], keys=("start",)))
            shift = {"due": matches.c.due + (at - start)}
            await connection.execute(update(matches).where(matches.c.due.is_not(None)).values(shift))
        return Downtime(start, at)

    async def absences(self, since: int) -> list[Downtime]:
        """The times after `since` at which no server was running."""
        wanted = select(absences).where(absences.c.end > since).order_by(absences.c.start)
        async with self.engine.connect() as connection:
            return [Downtime(row.start, row.end) for row in await connection.execute(wanted)]
