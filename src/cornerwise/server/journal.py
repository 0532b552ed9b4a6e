"""Many matches, one disk: writes that wait while a commit is under way go together into the next one.

That is what makes durable moves cheap. Whoever awaits `write` knows afterwards that it is on the disk.
"""

import asyncio
from collections.abc import Sequence

from cornerwise.server.store import Store, Write

MOST_AT_ONCE = 500
GATHER = 0.003
"""Seconds to wait for company: a commit costs the server about as much for fifty moves as for one."""


class Journal:
    """Writes to a store, as many at once as have come together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._work: asyncio.Task[None] | None = None

    async def write(self, write: Write) -> bool:
        """Returns after the commit; False where another server has written to the match meanwhile."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        return await done

    async def _run(self) -> None:
        while self._waiting:
            await asyncio.sleep(GATHER)
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._commit([write for write, _ in batch], [done for _, done in batch])

    async def _commit(self, writes: Sequence[Write], futures: Sequence[asyncio.Future[bool]]) -> None:
        try:
            results = await self.store.append(writes)
        except Exception as error:  # whoever waits must hear of it, whatever it is
            for future in futures:
                if not future.done():
                    future.set_exception(error)
            return
        for future, result in zip(futures, results, strict=True):
            if not future.done():
                future.set_result(result)

    async def close(self) -> None:
        """Waits until all that was begun is written."""
        while self._work and not self._work.done():
            await self._work
