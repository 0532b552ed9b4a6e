"""The seats that engines play: wherever one is to move, an engine is asked for a move."""

import asyncio
import logging
from random import Random

from cornerwise.engine import RandomPlayer
from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.engines.pool import EnginePool
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.match.match import Match
from cornerwise.server.match.server_actions import engine_move

log = logging.getLogger(__name__)
OVERDUE = 60_000
"""Milliseconds after which an engine that should have moved is asked again."""


class EngineSeats:
    """Plays all seats that are engines', each from the view of that seat alone."""

    def __init__(self, hub: Hub, pool: EnginePool, background: Background) -> None:
        self._hub, self._pool, self._background = hub, pool, background
        self._searches: dict[str, asyncio.Task[None]] = {}
        hub.listeners.append(self.note)

    async def start(self) -> None:
        """Takes up the matches in which an engine was to move when a server stopped."""
        await self._resume(now())
        self._background.start(self._watch())

    async def _watch(self) -> None:
        """Another process may have died while its engine was to move."""
        while True:
            await asyncio.sleep(OVERDUE / 1000)
            try:
                await self._resume(now() - 2 * OVERDUE)
            except Exception as error:  # the database may be back next time
                log.warning("engines could not be looked up", extra={"error": type(error).__name__})

    async def _resume(self, before: int) -> None:
        for match_id in await self._hub.store.engines_due(before):
            self._begin(match_id)

    def note(self, live: LiveMatch, since: int) -> None:
        """Something happened: a search under way is about a position that is no longer there."""
        if earlier := self._searches.pop(live.id, None):
            earlier.cancel()
        match = live.match
        if match and _to_move(match) is not None:
            self._begin(live.id)
        elif match and match.ended:
            self._pool.forget(match.id)

    def _begin(self, match_id: str) -> None:
        if match_id not in self._searches and (task := self._background.start(self._move(match_id))):
            self._searches[match_id] = task
            task.add_done_callback(lambda done: self._forget(match_id, done))

    def _forget(self, match_id: str, task: asyncio.Task[None]) -> None:
        if self._searches.get(match_id) is task:
            del self._searches[match_id]

    async def _move(self, match_id: str) -> None:
        async with self._hub.reading(match_id) as match:
            seat, seq = _to_move(match), match.seq
            if seat is None:
                return
            view = match.game.view(seat)
            level = match.seats[seat].engine
        try:
            move = await self._pool.choose(match_id, view, level)
        except Exception as error:  # whatever happens to engines, the match goes on
            log.warning("an engine failed, so any move is played", extra={"error": str(error)})
            async with self._hub.reading(match_id) as match:
                move = match.game.format(RandomPlayer(Random().randrange(1 << 30)).choose(view))
        self._searches.pop(match_id, None)  # the move itself is an event, which must not stop its own making
        try:
            await self._hub.change(match_id, lambda match: engine_move(match, seat, move, seq, now()))
        except Refused as error:
            log.warning("the engine's move was refused", extra={"error": str(error)})


def _to_move(match: Match) -> int | None:
    """The seat for which an engine is to move, if any."""
    mover = match.mover
    return mover if mover is not None and match.seats[mover].engine else None
