"""Sockets by the session or key that they were opened with: when it ends, every process closes them."""

from collections.abc import Callable, Iterable
from typing import Protocol

from cornerwise.server.live.fanout import Fanout
from cornerwise.server.storage.store import Store


class Holder(Protocol):
    """A connection that was opened with a session or a key."""

    @property
    def player(self) -> str: ...
    def end(self) -> None: ...
    def rename(self, name: str) -> None: ...


class Credentials:
    """Who is connected with which session or key, by its digest."""

    def __init__(self, store: Store, fanout: Fanout | None) -> None:
        self._store, self._fanout = store, fanout
        self._holders: dict[str, set[Holder]] = {}
        self.listeners: list[Callable[[str], object]] = []
        """Called with the digest of each session or key that has ended, here or in another process."""
        if fanout:
            fanout.on_ended = self._end_here
            fanout.on_catch_up.append(self.check)

    def hold(self, credential: str, holder: Holder) -> None:
        self._holders.setdefault(credential, set()).add(holder)

    def release(self, credential: str, holder: Holder) -> None:
        holders = self._holders.get(credential, set())
        holders.discard(holder)
        if not holders:
            self._holders.pop(credential, None)

    def rename(self, player: str, name: str) -> None:
        """Tells the sockets of a player here the name under which they act from now on."""
        for holders in self._holders.values():
            for holder in holders:
                if holder.player == player:
                    holder.rename(name)

    def end(self, credentials: Iterable[str]) -> None:
        """Closes the sockets of sessions and keys that were removed from the database, in all processes."""
        ended = list(credentials)
        self._end_here(ended)
        if self._fanout and ended:
            self._fanout.broadcast(ended=ended)

    def _end_here(self, credentials: Iterable[str]) -> None:
        for credential in credentials:
            for listener in self.listeners:
                listener(credential)
            for holder in tuple(self._holders.get(credential, ())):
                holder.end()

    async def check(self) -> None:
        """Closes the sockets of what was ended elsewhere: by an operator, or while Redis could not be reached."""
        held = list(self._holders)
        living = await self._store.living(held)
        self._end_here(credential for credential in held if credential not in living)
