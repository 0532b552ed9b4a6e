"""Matches that are being played: each is held in memory, changed by one at a time, and told to whoever watches.

Nothing is told before it is committed. A match that could not be written is forgotten and read again.
"""

import asyncio
import time
from collections.abc import Callable, Collection
from typing import Protocol, TypeVar

from cornerwise.games.variant import Variant
from cornerwise.rules.start import start
from cornerwise.server.base.metrics import Metrics
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.families.families import family_of
from cornerwise.server.match.actions import Command, CommandResult
from cornerwise.server.match.command_handler import handle_command
from cornerwise.server.match.events import Away, Created, Event, Rematched
from cornerwise.server.match.match import Match, variant_of
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.match.messages import EventMessages
from cornerwise.server.match.server_actions import create, expire, note_away
from cornerwise.server.match.setup import rematch_plan
from cornerwise.server.storage.journal import Journal
from cornerwise.server.storage.store import Store, write_of

T = TypeVar("T")

MOST_IDLE = 2000
"""How many matches that nobody watches are kept in memory."""


class Watcher(Protocol):
    """Somebody who follows a match."""

    @property
    def player(self) -> str: ...

    def send(self, message: bytes) -> None: ...


class Table:
    """A match in memory, and who watches it."""

    def __init__(self, match_id: str) -> None:
        self.id = match_id
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()


class Hub:
    """All matches of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.journal = Journal(store)
        self.tables: dict[str, Table] = {}
        self._warm: set[tuple[object, ...]] = set()
        """The games whose tables are made."""
        self.metrics = Metrics()
        self.metrics.watch("matches", "Matches in memory", lambda: len(self.tables))
        self.metrics.watch("followers", "Matches followed over sockets", self._followers)
        self.listeners: list[Callable[[Table, int], None]] = []
        """Told of every change: the table, and the last event before it."""
        self.spreaders: list[Callable[[str, bytes, Collection[str]], None]] = []
        """Carry to other processes what all who follow a match are told."""

    def _followers(self) -> int:
        return sum(len(table.watchers) for table in self.tables.values())

    # Changing

    async def create(self, created: Created, match_id: str = "") -> str:
        """A new match; its name is the link to it, so nobody may be able to guess it."""
        await self._warm_up(created)
        table = Table(match_id or new_match_id())
        table.match = Match(table.id)
        self.tables[table.id] = table
        await self.change(table.id, lambda match: create(match, created, now()))
        return table.id

    async def _warm_up(self, created: Event) -> None:
        assert isinstance(created, Created)  # it comes first in every log
        key = (created.variant, *sorted(created.options.items()))
        if key not in self._warm:
            await asyncio.to_thread(_make_tables, variant_of(created))
            self._warm.add(key)

    async def command(self, match_id: str, command: Command) -> CommandResult:
        """Does what a player asks for; returns when it is on the disk."""

        def act(match: Match) -> tuple[Match, CommandResult]:
            expire(match, command.at, command.lag)
            return match, handle_command(match, command)

        begin = time.perf_counter()
        try:
            match, result = await self.change(match_id, act)
        except Refused as error:
            self.metrics.note(error.code)
            raise
        self.metrics.note("repeated" if result.repeated else "done", time.perf_counter() - begin)
        if not result.repeated and isinstance(match.log[result.last - 1].event, Rematched):
            await self.create(rematch_plan(match), match.rematch)
        return result

    async def change(self, match_id: str, act: Callable[[Match], T]) -> T:
        """Changes a match and commits what has changed, whether or not whoever asked for it still waits."""
        table = self._table(match_id)
        await table.lock.acquire()
        written: asyncio.Future[bool] | None = None
        try:
            match = await self._read(table)
            since = match.seq
            result = _attempt(act, match)
            if match.seq > since:
                written = self._commit(table, match, since)
        except BaseException:
            table.match = None  # what it says may be half true
            raise
        finally:
            if written is None:
                table.lock.release()
        if written is not None and not await written:
            raise Refused("match/stale-seq", "refused-other-server", details={"seq": since})
        if isinstance(result, Refused):
            raise result
        return result

    def _commit(self, table: Table, match: Match, since: int) -> "asyncio.Future[bool]":
        """Writes what has changed. Until then the table is locked; then all are told, whoever still waits."""
        table.match = None  # until it is written: a match that failed to be is read again

        def on_written(is_written: bool) -> None:
            try:
                if is_written:
                    table.match = match
                    self.publish(table, match, since)
            finally:
                table.lock.release()

        return self.journal.write(write_of(match, since), on_written)

    # Reading

    def reading(self, match_id: str) -> "_Reading":
        """`async with hub.reading(id) as match`: all that is seen there is committed."""
        return _Reading(self, match_id)

    def _table(self, match_id: str) -> Table:
        table = self.tables.get(match_id)
        if table is None:
            self._make_room()
            table = self.tables[match_id] = Table(match_id)
        return table

    def _make_room(self) -> None:
        if len(self.tables) > MOST_IDLE:
            idle = [table.id for table in self.tables.values() if not table.watchers and not table.lock.locked()]
            for match_id in idle[: max(0, len(idle) - MOST_IDLE // 2)]:
                del self.tables[match_id]

    async def _read(self, table: Table) -> Match:
        if table.match is None:
            entries = await self.store.log(table.id)
            if not entries:
                self.tables.pop(table.id, None)
                raise Refused("match/unknown", "refused-no-match")
            await self._warm_up(entries[0].event)
            match = Match(table.id, entries)
            await self._excuse(table, match)
            table.match = match
        return table.match

    async def _excuse(self, table: Table, match: Match) -> None:
        """Nobody pays for the time in which no server was there."""
        since = match.seq
        if match.clocks.running is not None:
            for absence in await self.store.absences(match.clocks.since):
                noted = {(e.event.start, e.event.end) for e in match.log if isinstance(e.event, Away)}
                if (absence.start, absence.end) not in noted:
                    note_away(match, absence.start, absence.end, now())
        if match.seq > since:
            if not await self.journal.write(write_of(match, since)):
                raise Refused("match/stale-seq", "refused-other-server", details={"seq": since})
            self.publish(table, match, since)

    async def refresh(self, match_id: str, seq: int | None = None) -> None:
        """Another server may have written to a match: catch up, if anybody here follows it."""
        table = self.tables.get(match_id)
        if table is None:
            return
        async with table.lock:
            match = table.match
            if match is None or (seq is not None and match.seq >= seq):
                return
            since = match.seq
            for entry in await self.store.log(match_id, since):
                match.apply(entry)
            if match.seq > since:
                self.publish(table, match, since, ours=False)

    # Telling

    def tell(self, match_id: str, message: bytes, but: Collection[str] = ()) -> None:
        """Sends the same to all who follow a match, here and in other processes, but not to these players."""
        self.tell_here(match_id, message, but)
        for spread in self.spreaders:
            spread(match_id, message, but)

    def tell_here(self, match_id: str, message: bytes, but: Collection[str] = ()) -> None:
        if table := self.tables.get(match_id):
            for watcher in tuple(table.watchers):
                if watcher.player not in but:
                    watcher.send(message)

    def publish(self, table: Table, match: Match, since: int, ours: bool = True) -> None:
        """Tells everybody who watches what has happened, each as much as they may know."""
        if table.watchers:
            messages = EventMessages(match, since)
            for watcher in tuple(table.watchers):
                watcher.send(messages.to(watcher.player))
        if ours:
            for listener in self.listeners:
                listener(table, since)


def _make_tables(variant: Variant) -> None:
    """The tables of a game can take a second: better in a thread than while others wait."""
    family_of(variant).legal_json(start(variant))


def _attempt(act: Callable[[Match], T], match: Match) -> T | Refused:
    """What came of it. A command that is refused may still find that time has run out, which has to be written."""
    try:
        return act(match)
    except Refused as error:
        return error


class _Reading:
    """Holds a match still while it is read."""

    def __init__(self, hub: Hub, match_id: str) -> None:
        self._hub, self._table = hub, hub._table(match_id)

    async def __aenter__(self) -> Match:
        await self._table.lock.acquire()
        try:
            return await self._hub._read(self._table)
        except BaseException:
            self._table.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()
