"""Finds clocks that have run out, by a heap of deadlines, and writes the server's heartbeat to the database."""

import asyncio
import logging
from heapq import heappop, heappush

from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import advance_to, now
from cornerwise.server.live.hub import SILENCE, Hub, LiveMatch
from cornerwise.server.live.other_processes import OtherProcesses
from cornerwise.server.match.clock import DAY, MOST_LAG
from cornerwise.server.match.match import Match
from cornerwise.server.match.server_actions import expire, give_up_waiting
from cornerwise.server.storage.store import Downtime

log = logging.getLogger(__name__)
HORIZON = 120_000
"""Deadlines farther away than this are looked up in the database when they come near."""
HEARTBEAT = 1_000
"""Milliseconds between two heartbeats of a server."""
CARE = 60_000
"""Milliseconds between two searches for matches that have waited for too long."""
PRIVATE_WAIT = 30 * 24 * 60 * 60 * 1000
"""Milliseconds for which a match that is not listed waits for players."""


class Timekeeper:
    """Expires the clocks of all matches, and writes heartbeats."""

    def __init__(self, hub: Hub, background: Background, server: str, listed_wait: float = PRIVATE_WAIT) -> None:
        self._hub, self._background, self._server = hub, background, server
        self._listed_wait = round(listed_wait)
        self._beaten, self._has_failed = now(), False
        self._others = OtherProcesses()
        self._catching_up = asyncio.Lock()
        hub.on_silence = self._catch_up
        hub.is_stuck = self._is_stuck
        self._heap: list[tuple[int, str]] = []
        self._wakes: dict[str, int] = {}
        """When each match is looked at next; other entries of the heap are outdated."""
        hub.listeners.append(self.note)

    async def start(self) -> None:
        """Notes for how long no server was running, and takes up all clocks that run."""
        advance_to(await self._hub.store.last_beat(now() + DAY))
        await self._hub.store.note_downtime(now(), SILENCE)
        self._hub.ticked = self._beaten = now()
        await self._hub.store.beat(self._server, now())
        await self._look_ahead()
        self._background.start(self._run())
        self._background.start(self._heartbeat())
        self._background.start(self._end_waiting())

    @property
    def is_well(self) -> bool:
        """Whether the database can be written to."""
        return (
            not self._has_failed and not self._hub.commits.is_failing and now() - self._beaten < SILENCE + 2 * HEARTBEAT
        )

    @property
    def _is_doubtful(self) -> bool:
        """Whether the disk may be full though heartbeats can be written, each in the place of the last.

        A process whose moves cannot be written writes no heartbeats, which shows the others that something is wrong.
        """
        others = self._others.alive_until(now())
        return self._has_failed or self._hub.commits.failed is not None or now() - others > 3 * HEARTBEAT

    def _is_stuck(self) -> bool:
        silent = now() - min(self._beaten, self._others.alive_until(now()))
        return silent > 3 * HEARTBEAT or self._hub.commits.is_failing

    def note(self, live: LiveMatch, since: int) -> None:
        deadline = live.match.clocks.deadline if live.match else None
        if deadline is not None and deadline < now() + 2 * HORIZON:
            self._wake(live.id, deadline + MOST_LAG)

    def _wake(self, match_id: str, at: int) -> None:
        """Looks at a match then, or sooner if that was planned: too soon does no harm, it is then looked at again."""
        if at < self._wakes.get(match_id, at + 1):
            self._wakes[match_id] = at
            heappush(self._heap, (at, match_id))

    async def _run(self) -> None:
        looked = now()
        while True:
            await asyncio.sleep(0.05)
            if now() - self._hub.ticked > SILENCE:
                try:
                    await self._catch_up()
                except Exception:
                    log.exception("the time without a heartbeat could not be given back")
                    continue  # nobody's time runs out meanwhile
            self._hub.ticked = now()
            while self._heap and self._heap[0][0] <= now():
                at, match_id = heappop(self._heap)
                if self._wakes.get(match_id) == at:
                    del self._wakes[match_id]
                    self._background.start(self._expire(match_id))
            if now() - looked > HORIZON // 2:
                looked = now()
                try:
                    await self._look_ahead()
                except Exception as error:  # the database may be back next time
                    log.warning("deadlines could not be looked up", extra={"error": type(error).__name__})

    async def _look_ahead(self) -> None:
        for match_id in await self._hub.store.due(now() + HORIZON):
            self._wake(match_id, now())

    async def _expire(self, match_id: str) -> None:
        def act(match: Match) -> None:
            # The mover may be at a process that stands still, which shows only by its next heartbeat.
            if (deadline := match.clocks.deadline) is not None and self._others.alive_until(now()) >= deadline:
                expire(match, now())

        if self._hub.is_stuck():
            self._wake(match_id, now() + HEARTBEAT)
            return
        try:
            await self._hub.change(match_id, act)
        except Refused:
            return  # another server has seen to it
        async with self._hub.reading(match_id) as match:
            deadline = match.clocks.deadline
        if deadline is not None and deadline < now() + 2 * HORIZON:
            self._wake(match_id, max(deadline + MOST_LAG, now() + 50))

    async def _catch_up(self) -> None:
        """Gives back the time for which this server was stopped or could not write, before any clock runs out."""
        async with self._catching_up:
            if now() - self._hub.ticked > SILENCE:
                await self._note_silence(self._hub.ticked)
                self._hub.ticked = now()

    async def _note_silence(self, since: int) -> None:
        patience, at = SILENCE, 0
        while now() - at > HEARTBEAT:  # writing the note may itself have waited for the database
            at = now()
            await self._hub.store.note_downtime(at, patience, since)
            if at - max(since, self._beaten) > patience:
                await self._hub.credit_absence(Downtime(since, at))
            since, patience = at, 0

    async def _heartbeat(self) -> None:
        """Goes on through errors of the database, which may be back at any moment."""
        while True:
            await asyncio.sleep(HEARTBEAT / 1000)
            if self._hub.commits.is_failing:
                continue  # a heartbeat now would charge players for a time in which nobody can move
            try:
                if self._is_doubtful:
                    await self._hub.store.check_space()
                    self._hub.commits.failed = None
                if now() - self._beaten > SILENCE:
                    await self._note_silence(self._beaten)
                at = now()
                self._others.note(await self._hub.store.beat(self._server, at), at)
                if now() - at > SILENCE:  # the database was locked for so long
                    await self._note_silence(at)
                self._beaten, self._has_failed = now(), False
            except Exception as error:
                self._has_failed = True
                log.warning("no heartbeat could be written", extra={"error": type(error).__name__})

    async def close(self) -> None:
        """Tells other processes not to wait for heartbeats of this one."""
        try:
            async with asyncio.timeout(2):
                await self._hub.store.retire(self._server, now())
        except Exception as error:
            log.warning("no last heartbeat could be written", extra={"error": type(error).__name__})

    async def _end_waiting(self) -> None:
        """Calls off matches that have waited for players for too long."""
        while True:
            try:
                at = now()
                for match_id in await self._hub.store.waiting_since(at - self._listed_wait, at - PRIVATE_WAIT):
                    await self._hub.change(match_id, lambda match: give_up_waiting(match, now()))
            except Exception:
                log.exception("matches that wait for too long could not be ended")
            await asyncio.sleep(min(CARE, self._listed_wait) / 1000)
