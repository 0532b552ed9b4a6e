"""Who is online, in whatever process, and messages to one person on all their sockets."""

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from cornerwise.server.base.background import Background
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.live.hub import Watcher

GRACE = 5.0
"""Seconds after which somebody without a socket counts as gone: a page that is loaded again is faster."""


class Online:
    """The people who have a socket open and have asked to be told what concerns them."""

    def __init__(self, background: Background, fanout: Fanout | None = None, grace: float = GRACE) -> None:
        self._background, self._fanout, self._grace = background, fanout, grace
        self._here: dict[str, set[Watcher]] = {}
        self._elsewhere: dict[str, set[str]] = {}
        """By process."""
        self.listeners: list[Callable[[str], None]] = []
        """Called with a player who has come or gone."""
        if fanout:
            fanout.topics |= {"online": self._hear, "tell": self._pass_on}
            fanout.on_catch_up.append(self._introduce)
            fanout.on_lost.append(self._lose)

    def is_online(self, player: str) -> bool:
        return player in self._here or any(
            player in people
            for server, people in self._elsewhere.items()
            if self._fanout and self._fanout.is_alive(server)
        )

    def join(self, watcher: Watcher) -> None:
        """Somebody has opened a socket."""
        is_new = not self.is_online(watcher.player)
        if watcher.player not in self._here:
            self._spread(came=watcher.player)
        self._here.setdefault(watcher.player, set()).add(watcher)
        if is_new:
            self._tell(watcher.player)

    def leave(self, watcher: Watcher) -> None:
        """A socket was closed; also one that never joined."""
        there = self._here.get(watcher.player, set())
        if watcher not in there:
            return
        there.discard(watcher)
        if not there:
            self._background.start(self._leave_after_grace(watcher.player))

    async def _leave_after_grace(self, player: str) -> None:
        await asyncio.sleep(self._grace)
        if self._here.get(player):
            return
        if self._here.pop(player, None) is not None:
            self._spread(went=player)
            if not self.is_online(player):
                self._tell(player)

    def _tell(self, player: str) -> None:
        for listener in self.listeners:
            listener(player)

    def send(self, players: Collection[str], message: bytes) -> None:
        """Sends something to all sockets of some people, here and in other processes."""
        self._send_here(players, message)
        if self._fanout and players:
            self._fanout.broadcast(tell={"to": list(players), "message": message.decode()})

    def _send_here(self, players: Collection[str], message: bytes) -> None:
        for player in players:
            for watcher in tuple(self._here.get(player, ())):
                watcher.send(message)

    # Between processes

    def _spread(self, **news: Any) -> None:
        if self._fanout:
            self._fanout.broadcast(online=news)

    async def _introduce(self) -> None:
        self._spread(all=list(self._here), ask=True)

    def _hear(self, server: str, news: dict[str, Any]) -> None:
        people = self._elsewhere.setdefault(server, set())
        if "all" in news:
            self._elsewhere[server] = set(news["all"])
        if "came" in news:
            people.add(news["came"])
        if "went" in news:
            people.discard(news["went"])
        if news.get("ask"):
            self._spread(all=list(self._here))

    def _pass_on(self, server: str, news: dict[str, Any]) -> None:
        self._send_here(news["to"], news["message"].encode())

    def _lose(self, server: str) -> None:
        """Another process has fallen silent: players connected to it are gone, or will come back elsewhere."""
        for player in self._elsewhere.pop(server, ()):
            if not self.is_online(player):
                self._tell(player)
