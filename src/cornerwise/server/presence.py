"""Who is there: players come and go, and after a while the others need not wait any longer."""

import asyncio
from collections import Counter

from cornerwise.server.background import Background
from cornerwise.server.hub import Hub, Table, Watcher, encode
from cornerwise.server.match import Match, Phase
from cornerwise.server.now import now
from cornerwise.server.referee import note_back, note_gone
from cornerwise.server.refusal import Refused


class Presence:
    """Counts the sockets of every player at every match."""

    def __init__(self, hub: Hub, background: Background, grace: float) -> None:
        self._hub, self._background, self._grace = hub, background, grace
        self._there: dict[str, Counter[str]] = {}

    async def come(self, table: Table, watcher: Watcher) -> None:
        """Somebody begins to follow a match."""
        table.watchers.add(watcher)
        there = self._there.setdefault(table.id, Counter())
        there[watcher.player] += 1
        if there[watcher.player] == 1:
            await self._tell(table)
            await self._note(table.id, watcher.player, is_there=True)

    def go(self, table: Table, watcher: Watcher) -> None:
        """Somebody stops following a match."""
        table.watchers.discard(watcher)
        there = self._there.get(table.id, Counter())
        there[watcher.player] -= 1
        if there[watcher.player] <= 0:
            del there[watcher.player]
            self._background.start(self._miss(table, watcher.player))
        if not there:
            self._there.pop(table.id, None)

    async def _miss(self, table: Table, player: str) -> None:
        await self._tell(table)
        await asyncio.sleep(self._grace)
        if player not in self._there.get(table.id, ()):
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
        there = self._there.get(table.id, Counter[str]())
        async with self._hub.reading(table.id) as match:
            seats = [bool(seat.player) and seat.player in there for seat in match.seats]
            players = {seat.player for seat in match.seats}
        count = len([player for player in there if player not in players])
        message = encode({"type": "presence", "match": table.id, "seats": seats, "watching": count})
        for watcher in tuple(table.watchers):
            watcher.send(message)
