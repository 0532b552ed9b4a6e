"""Who is there: players come and go, and after a while the others need not wait any longer."""

import asyncio
from collections import Counter

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.live.hub import Hub, Table, Watcher
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.server_actions import note_back, note_gone


class Presence:
    """Counts the sockets of every player at every match."""

    def __init__(self, hub: Hub, background: Background, grace: float, fanout: Fanout | None = None) -> None:
        self._hub, self._background, self._grace, self._fanout = hub, background, grace, fanout
        self._there: dict[str, Counter[str]] = {}
        if fanout:
            fanout.here = lambda match: tuple(self._there.get(match, ()))
            fanout.on_presence = self._hear

    def people(self, match: str) -> frozenset[str]:
        """Everybody who follows a match, in whatever process."""
        here = frozenset(self._there.get(match, ()))
        return here | self._fanout.people_elsewhere(match) if self._fanout else here

    def _hear(self, match: str) -> None:
        if table := self._hub.tables.get(match):
            self._background.start(self._tell(table))

    def _spread(self, match: str) -> None:
        if self._fanout:
            self._fanout.tell(match=match, there=list(self._there.get(match, ())))

    async def come(self, table: Table, watcher: Watcher) -> None:
        """Somebody begins to follow a match."""
        table.watchers.add(watcher)
        there = self._there.setdefault(table.id, Counter())
        if not there and self._fanout:
            self._fanout.tell(match=table.id, who=True)
        there[watcher.player] += 1
        if there[watcher.player] == 1:
            self._spread(table.id)
            await self._tell(table)
            await self._note(table.id, watcher.player, is_there=True)

    def go(self, table: Table, watcher: Watcher) -> None:
        """Somebody stops following a match."""
        table.watchers.discard(watcher)
        there = self._there.get(table.id, Counter())
        there[watcher.player] -= 1
        if there[watcher.player] <= 0:
            del there[watcher.player]
            self._spread(table.id)
            self._background.start(self._miss(table, watcher.player))
        if not there:
            self._there.pop(table.id, None)

    async def _miss(self, table: Table, player: str) -> None:
        await self._tell(table)
        await asyncio.sleep(self._grace)
        if player not in self.people(table.id):
            await self._note(table.id, player, is_there=False)

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

    async def _tell(self, table: Table) -> None:
        there = self.people(table.id)
        async with self._hub.reading(table.id) as match:
            seats = [bool(seat.player) and seat.player in there for seat in match.seats]
            players = {seat.player for seat in match.seats}
        count = len([player for player in there if player not in players])
        message = encode({"type": "presence", "match": table.id, "seats": seats, "watching": count})
        for watcher in tuple(table.watchers):
            watcher.send(message)
