"""Presence: which players are connected to a match, and who has been away for longer than others need to wait."""

import asyncio
from collections import Counter
from collections.abc import Callable

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.live.hub import Hub, LiveMatch, Watcher
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.server_actions import note_back, note_gone


class Presence:
    """Counts the sockets of every player in every match."""

    def __init__(self, hub: Hub, background: Background, grace: float, fanout: Fanout | None = None) -> None:
        self._hub, self._background, self._grace, self._fanout = hub, background, grace, fanout
        self._sockets: dict[str, Counter[str]] = {}
        self.listeners: list[Callable[[str], None]] = []
        """Called with a match when people have come or gone, here or in other processes."""
        if fanout:
            fanout.here = lambda match: tuple(self._sockets.get(match, ()))
            fanout.on_presence = self._on_presence_elsewhere

    def people(self, match: str) -> frozenset[str]:
        """Everybody who follows a match, in whatever process."""
        here = frozenset(self._sockets.get(match, ()))
        return here | self._fanout.people_on_other_servers(match) if self._fanout else here

    def watching(self, match: Match) -> int:
        """How many follow a match who have no seat in it."""
        return len(self.people(match.id) - {seat.player for seat in match.seats})

    def is_there(self, match: Match) -> bool:
        """Whether somebody who has a seat follows a match."""
        return not self.people(match.id).isdisjoint(match.players)

    def _on_presence_elsewhere(self, match: str) -> None:
        if live := self._hub.matches.get(match):
            self._background.start(self._send(live))

    def _spread(self, match: str) -> None:
        if self._fanout:
            self._fanout.broadcast(match=match, there=list(self._sockets.get(match, ())))

    async def join(self, live: LiveMatch, watcher: Watcher) -> None:
        """Somebody begins to follow a match."""
        live.watchers.add(watcher)
        there = self._sockets.setdefault(live.id, Counter())
        if not there and self._fanout:
            self._fanout.broadcast(match=live.id, who=True)
        there[watcher.player] += 1
        if there[watcher.player] == 1:
            self._spread(live.id)
            await self._send(live)
            await self._note(live.id, watcher.player, is_there=True)

    def leave(self, live: LiveMatch, watcher: Watcher) -> None:
        """Somebody stops following a match."""
        live.watchers.discard(watcher)
        there = self._sockets.get(live.id, Counter())
        there[watcher.player] -= 1
        if there[watcher.player] <= 0:
            del there[watcher.player]
            self._spread(live.id)
            self._background.start(self._leave_after_grace(live, watcher.player))
        if not there:
            self._sockets.pop(live.id, None)

    async def _leave_after_grace(self, live: LiveMatch, player: str) -> None:
        await self._send(live)
        await asyncio.sleep(self._grace)
        if player not in self.people(live.id):
            await self._note(live.id, player, is_there=False)

    async def _note(self, match_id: str, player: str, is_there: bool) -> None:
        def act(match: Match) -> None:
            for seat in match.seats_of(player):
                if is_there:
                    note_back(match, seat, now())
                elif match.clocks.plan.kind != "days":  # who plays by correspondence is hardly ever there
                    note_gone(match, seat, now())

        try:
            async with self._hub.reading(match_id) as match:
                concerns = match.phase is not Phase.OVER and bool(match.seats_of(player))
            if concerns:
                await self._hub.change(match_id, act)
        except Refused:
            pass  # another server was faster, or the match never came to be

    async def _send(self, live: LiveMatch) -> None:
        there = self.people(live.id)
        async with self._hub.reading(live.id) as match:
            seats = [bool(seat.player) and seat.player in there for seat in match.seats]
            count = self.watching(match)
        message = encode({"type": "presence", "match": live.id, "seats": seats, "watching": count})
        for watcher in tuple(live.watchers):
            watcher.send(message)
        for listener in self.listeners:
            listener(live.id)
