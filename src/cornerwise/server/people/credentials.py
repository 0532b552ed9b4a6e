"""Sessions and keys that end: every process is told, and the sockets that were opened with them are closed."""

from collections.abc import Callable, Iterable
from typing import Protocol

from cornerwise.server.base.server_time import now
from cornerwise.server.live.fanout import Fanout
from cornerwise.server.storage.store import Store


class Holder(Protocol):
    """A connection that was opened with a session or a key."""

    def end(self) -> None: ...


class Credentials:
    """Who is connected with which session or key, by its digest."""

    def __init__(self, store: Store, fanout: Fanout | None) -> None:
        self._store, self._fanout = store, fanout
        self._holders: dict[str, set[Holder]] = {}
        self.listeners: list[Callable[[str], object]] = []
        """Told the digest of whatever has ended, here or elsewhere."""
        if fanout:
            fanout.on_ended = self._end_here
            fanout.on_catch_up = self.check

    def hold(self, credential: str, holder: Holder) -> None:
        self._holders.setdefault(credential, set()).add(holder)

    def release(self, credential: str, holder: Holder) -> None:
        holders = self._holders.get(credential, set())
        holders.discard(holder)
        if not holders:
            self._holders.pop(credential, None)

    def end(self, credentials: Iterable[str]) -> None:
        """They are gone from the database: whatever was opened with them ends, in all processes."""
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
        """Another process may have ended some while this one could not hear of it."""
        held = list(self._holders)
        living = await self._store.living(held, now())
        self._end_here(credential for credential in held if credential not in living)
