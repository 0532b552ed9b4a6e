"""Finds clocks that have run out, by a heap of deadlines, and writes the server's heartbeat to the database."""

import asyncio
from heapq import heappop, heappush

from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.match.clock import MOST_LAG
from cornerwise.server.match.server_actions import expire

HORIZON = 120_000
"""Deadlines farther away than this are looked up in the database when they come near."""
HEARTBEAT = 1_000
"""Milliseconds between two heartbeats of a server."""
SILENCE = 5_000
"""Milliseconds without a heartbeat after which the server counts as having been down."""


class Timekeeper:
    """Expires the clocks of all matches, and writes heartbeats."""

    def __init__(self, hub: Hub, background: Background, server: str) -> None:
        self._hub, self._background, self._server = hub, background, server
        self._heap: list[tuple[int, str]] = []
        self._wakes: dict[str, int] = {}
        """When each match is looked at next; other entries of the heap are outdated."""
        hub.listeners.append(self.note)

    async def start(self) -> None:
        """Notes for how long no server was running, and takes up all clocks that run."""
        await self._hub.store.note_downtime(now(), SILENCE)
        await self._hub.store.beat(self._server, now())
        await self._look_ahead()
        self._background.start(self._run())
        self._background.start(self._heartbeat())

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
            while self._heap and self._heap[0][0] <= now():
                at, match_id = heappop(self._heap)
                if self._wakes.get(match_id) == at:
                    del self._wakes[match_id]
                    self._background.start(self._expire(match_id))
            if now() - looked > HORIZON // 2:
                looked = now()
                await self._look_ahead()

    async def _look_ahead(self) -> None:
        for match_id in await self._hub.store.due(now() + HORIZON):
            self._wake(match_id, now())

    async def _expire(self, match_id: str) -> None:
        try:
            await self._hub.change(match_id, lambda match: expire(match, now()))
        except Refused:
            return  # another server has seen to it
        async with self._hub.reading(match_id) as match:
            deadline = match.clocks.deadline
        if deadline is not None and deadline < now() + 2 * HORIZON:
            self._wake(match_id, max(deadline + MOST_LAG, now() + 50))

    async def _heartbeat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT / 1000)
            await self._hub.store.beat(self._server, now())
