"""The matches in memory: each is changed by one command at a time, committed, then sent to everybody who watches.

Nothing is sent before it is committed. A match that could not be written is dropped and read again.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from cornerwise.games.variant import Variant
from cornerwise.rules.start import start
from cornerwise.server.base.background import do_nothing
from cornerwise.server.base.metrics import Metrics
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.families.families import family_of
from cornerwise.server.match.actions import Command, CommandResult
from cornerwise.server.match.command_handler import handle_command
from cornerwise.server.match.events import Away, Created, Event, Rematched
from cornerwise.server.match.match import Match, variant_of
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.match.messages import EventMessages, snapshot_message
from cornerwise.server.match.server_actions import create, expire, note_away
from cornerwise.server.match.setup import brings_board, rematch_plan
from cornerwise.server.storage.group_commit import GroupCommit
from cornerwise.server.storage.store import Downtime, Store, log_append_of

log = logging.getLogger(__name__)
T = TypeVar("T")

MOST_IDLE = 2000
"""How many matches that nobody watches are kept in memory."""
MOST_OWN_BOARDS = 8
"""The same for matches on custom boards: the move tables of each take several megabytes."""
SILENCE = 5_000
"""Milliseconds without a heartbeat after which the server counts as having been down."""


class Watcher(Protocol):
    """Somebody who follows a match."""

    @property
    def player(self) -> str: ...

    def send(self, message: bytes) -> None: ...


@dataclass(frozen=True, slots=True)
class Audience:
    """Who of those who follow a match are sent something: all, or some of them, but not others."""

    but: frozenset[str] = frozenset()
    only: frozenset[str] | None = None

    def __contains__(self, player: str) -> bool:
        return player not in self.but and (self.only is None or player in self.only)

    def data(self) -> list[list[str] | None]:
        """As JSON for another process."""
        return [sorted(self.but), None if self.only is None else sorted(self.only)]

    @classmethod
    def parse(cls, data: "list[list[str] | None]") -> "Audience":
        but, only = data
        return cls(frozenset(but or ()), None if only is None else frozenset(only))


ALL = Audience()


class LiveMatch:
    """A match in memory, and who watches it."""

    def __init__(self, match_id: str) -> None:
        self.id = match_id
        self.match: Match | None = None
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.told = 0
        """The number of the last event that watchers were sent."""


class Hub:
    """All matches of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.commits = GroupCommit(store)
        self.matches: dict[str, LiveMatch] = {}
        self._warm: set[tuple[object, ...]] = set()
        """The games whose move tables are made."""
        self._own_boards: dict[str, None] = {}
        """The matches in memory that are on custom boards, the oldest first."""
        self.metrics = Metrics()
        self.metrics.add_gauge("matches", "Matches in memory", lambda: len(self.matches))
        self.metrics.add_gauge("followers", "Matches followed over sockets", self._followers)
        self.listeners: list[Callable[[LiveMatch, int], None]] = []
        """Called after every commit of this process, with the match and the last event before it."""
        self.ticked = now()
        """When the server last looked at its clocks."""
        self.on_silence: Callable[[], Awaitable[None]] = do_nothing
        """Awaited before a command where that was long ago, so that the time is charged to nobody's clock."""
        self.is_stuck: Callable[[], bool] = lambda: False
        """Whether the database cannot be written to, or another process stands still; no clock runs out then."""
        self.broadcasters: list[Callable[[str, bytes, Audience], None]] = []
        """Called with what is sent to all who follow a match, to pass it on to other processes."""

    def _followers(self) -> int:
        return sum(len(live.watchers) for live in self.matches.values())

    # Changing

    async def create(self, created: Created, match_id: str = "") -> str:
        """Creates a match and returns its id."""
        await self._warm_up(created)
        live = LiveMatch(match_id or new_match_id())
        live.match = Match(live.id)
        self.matches[live.id] = live
        await self.change(live.id, lambda match: create(match, created, now()))
        self._note_board(live)
        return live.id

    async def ensure(self, created: Created, match_id: str) -> None:
        """Creates a match with that id, unless another process has."""
        await self._warm_up(created)
        match = Match(match_id)
        create(match, created, now())
        with suppress(Refused):
            await self.adopt(match)

    async def adopt(self, match: Match) -> None:
        """Stores a match that was replayed (`hand_over`); refuses where there is one with that id."""
        live = self._live(match.id)
        await live.lock.acquire()
        if not await self._commit(live, match, 0):
            raise Refused("match/stale-seq", "refused-other-server", details={"seq": 0})

    async def _warm_up(self, created: Event) -> None:
        assert isinstance(created, Created)  # it comes first in every log
        key = (created.variant, *sorted(created.options.items()))
        if key not in self._warm:
            await asyncio.to_thread(_make_tables, variant_of(created))
            if not brings_board(created):  # tables of custom boards are dropped soon
                self._warm.add(key)

    async def command(self, match_id: str, command: Command) -> CommandResult:
        """Carries a command out; returns after the commit."""

        def act(match: Match) -> CommandResult:
            if not self.is_stuck():
                expire(match, command.at, command.lag)
            return handle_command(match, command)

        if now() - self.ticked > SILENCE:
            await self.on_silence()
        live = self.matches.get(match_id)
        if live and live.match and live.match.seq < command.seq:  # the client was at another process before
            await self.refresh(match_id, command.seq)

        begin = time.perf_counter()
        try:
            result = await self.change(match_id, act)
        except Refused as error:
            self.metrics.count_command(error.code)
            raise
        self.metrics.count_command("repeated" if result.repeated else "done", time.perf_counter() - begin)
        return result

    async def change(self, match_id: str, act: Callable[[Match], T]) -> T:
        """Changes a match and commits the new events, also if the caller is cancelled meanwhile."""
        live = self._live(match_id)
        await live.lock.acquire()
        written: asyncio.Future[bool] | None = None
        try:
            match = await self._read(live)
            since = match.seq
            result = _attempt(act, match)
            if match.seq > since:
                written = self._commit(live, match, since)
        except BaseException:
            live.match = None  # it may have been changed in part
            raise
        finally:
            if written is None:
                live.lock.release()
        if written is not None and not await written:
            raise Refused("match/stale-seq", "refused-other-server", details={"seq": since})
        if isinstance(result, Refused):
            raise result
        return result

    def _commit(self, live: LiveMatch, match: Match, since: int) -> "asyncio.Future[bool]":
        """Writes the new events. The match stays locked until then; then they are sent to all watchers."""
        live.match = None  # until it is written: a match that failed to be is read again
        again = _rematch(match, since)

        def on_written(is_written: bool) -> None:
            try:
                if is_written:
                    live.match = match
                    self.publish(live, match, since)
                    if again:
                        self._begin(again)
            finally:
                live.lock.release()

        write = log_append_of(match, since)
        return self.commits.write(replace(write, also=log_append_of(again, 0)) if again else write, on_written)

    def _begin(self, match: Match) -> None:
        """Keeps a rematch in memory, now that it is written."""
        live = self.matches[match.id] = LiveMatch(match.id)
        live.match = match
        self.publish(live, match, 0)

    # Reading

    def reading(self, match_id: str) -> "_Reading":
        """`async with hub.reading(id) as match`: all that is seen there is committed."""
        return _Reading(self, match_id)

    def _live(self, match_id: str) -> LiveMatch:
        live = self.matches.get(match_id)
        if live is None:
            self._evict_idle()
            live = self.matches[match_id] = LiveMatch(match_id)
        return live

    def _evict_idle(self) -> None:
        if len(self.matches) > MOST_IDLE:
            idle = [live.id for live in self.matches.values() if not live.watchers and not live.lock.locked()]
            for match_id in idle[: max(0, len(idle) - MOST_IDLE // 2)]:
                del self.matches[match_id]

    def _note_board(self, live: LiveMatch) -> None:
        """Drops the oldest matches on custom boards that nobody watches, beyond `MOST_OWN_BOARDS`."""
        if live.match and brings_board(live.match.created):
            self._own_boards.pop(live.id, None)
            self._own_boards[live.id] = None
            idle = [other for other in self._own_boards if self._is_idle(other)]
            for match_id in idle[: max(0, len(idle) - MOST_OWN_BOARDS)]:
                self.matches.pop(match_id, None)
                del self._own_boards[match_id]

    def _is_idle(self, match_id: str) -> bool:
        live = self.matches.get(match_id)
        return live is None or (not live.watchers and not live.lock.locked())

    async def _read(self, live: LiveMatch) -> Match:
        if live.match is None:
            entries = await self.store.log(live.id)
            if not entries:
                self.matches.pop(live.id, None)
                raise Refused("match/unknown", "refused-no-match")
            await self._warm_up(entries[0].event)
            match = Match(live.id, entries)
            if match.seq > live.told:  # another process has written to it
                self.publish(live, match, live.told, ours=False)
            await self._credit_downtime(live, match)
            live.match = match
            self._note_board(live)
        return live.match

    def people(self) -> set[str]:
        """Everybody who plays in a match in memory."""
        return {player for live in self.matches.values() if live.match for player in live.match.players}

    async def read_again(self, player: str) -> None:
        """A player has another name in the database: drops the matches from memory, and sends them to who watches."""
        for live in tuple(self.matches.values()):
            if live.match and player not in live.match.players:
                continue  # those that are being read or written have to be waited for
            async with live.lock:
                live.match = None
                if live.watchers:
                    await self._tell_all(live, player)

    async def _tell_all(self, live: LiveMatch, player: str) -> None:
        try:
            match = await self._read(live)
        except Exception:  # a damaged match must not keep the names in all others
            log.exception("a match could not be read", extra={"match": live.id[:6]})
            return
        for watcher in tuple(live.watchers) if player in match.players else ():
            watcher.send(snapshot_message(match, match.seats_of(watcher.player)))

    async def credit_absence(self, absence: Downtime) -> None:
        """Takes a time in which this process was stopped out of the clocks of matches in memory.

        Where other processes ran meanwhile, only movers who are connected here could not move.
        """
        noted = await self.store.absences(absence.start)
        running = [live for live in self.matches.values() if live.match and live.match.clocks.running is not None]
        await asyncio.gather(*(self._credit(live, absence, noted) for live in running))

    async def _credit(self, live: LiveMatch, absence: Downtime, noted: list[Downtime]) -> None:
        def act(match: Match) -> None:
            _note_absences(match, [*noted, absence] if _is_mover_here(match, live) else noted)

        with suppress(Refused):
            try:
                await self.change(live.id, act)
            except Refused:  # another process has written to it, so that now it is read again
                await self.change(live.id, act)

    async def _credit_downtime(self, live: LiveMatch, match: Match) -> None:
        """Time in which no server was running is charged to nobody's clock."""
        since = match.seq
        if match.clocks.running is not None:
            _note_absences(match, await self.store.absences(match.clocks.since))
        if match.seq > since:
            if not await self.commits.write(log_append_of(match, since)):
                raise Refused("match/stale-seq", "refused-other-server", details={"seq": since})
            self.publish(live, match, since)

    async def refresh(self, match_id: str, seq: int | None = None) -> None:
        """Another process may have written to a match: reads the new events, if it is in memory here."""
        live = self.matches.get(match_id)
        if live is None:
            return
        async with live.lock:
            match = live.match
            if match is None:
                if live.watchers:
                    await self._read(live)
                return
            if seq is not None and match.seq >= seq:
                return
            since = match.seq
            for entry in await self.store.log(match_id, since):
                match.apply(entry)
            if match.seq > since:
                self.publish(live, match, since, ours=False)

    # Sending

    def send_to_all(self, match_id: str, message: bytes, audience: Audience = ALL) -> None:
        """Sends the same to all of an audience who follow a match, here and in other processes."""
        self.send_here(match_id, message, audience)
        for spread in self.broadcasters:
            spread(match_id, message, audience)

    def send_here(self, match_id: str, message: bytes, audience: Audience = ALL) -> None:
        if live := self.matches.get(match_id):
            for watcher in tuple(live.watchers):
                if watcher.player in audience:
                    watcher.send(message)

    def publish(self, live: LiveMatch, match: Match, since: int, ours: bool = True) -> None:
        """Sends new events to all watchers, to each as much as they may know."""
        if live.watchers:
            messages = EventMessages(match, since)
            for watcher in tuple(live.watchers):
                watcher.send(messages.to(watcher.player))
        live.told = match.seq
        if ours:
            for listener in self.listeners:
                listener(live, since)


def _note_absences(match: Match, absences: Iterable[Downtime]) -> None:
    for absence in absences:
        start = max([absence.start, *(entry.event.end for entry in match.log if isinstance(entry.event, Away))])
        if start < absence.end:  # no time is given back twice
            note_away(match, start, absence.end, now())


def _is_mover_here(match: Match, live: LiveMatch) -> bool:
    return match.mover is not None and match.seats[match.mover].player in {there.player for there in live.watchers}


def _rematch(match: Match, since: int) -> Match | None:
    """The match that follows this one, where that was just agreed on."""
    if not any(isinstance(entry.event, Rematched) for entry in match.log[since:]):
        return None
    again = Match(match.rematch)
    create(again, rematch_plan(match), now())
    return again


def _make_tables(variant: Variant) -> None:
    """The matches of a game can take a second: better in a thread than while others wait."""
    family_of(variant).legal_json(start(variant))


def _attempt(act: Callable[[Match], T], match: Match) -> T | Refused:
    """The result, or the refusal: a refused command may still find that time has run out, which has to be written."""
    try:
        return act(match)
    except Refused as error:
        return error


class _Reading:
    """Holds a match still while it is read."""

    def __init__(self, hub: Hub, match_id: str) -> None:
        self._hub, self._live = hub, hub._live(match_id)

    async def __aenter__(self) -> Match:
        await self._live.lock.acquire()
        try:
            return await self._hub._read(self._live)
        except BaseException:
            self._live.lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
