"""Group commit: moves that arrive together are written together.

A commit that waits for the disk costs the same for one move as for a hundred, so while one is under way the
next batch gathers. Nobody is told of a move before its commit has returned.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence

from cornerwise.server.storage.store import LogAppend, Store

log = logging.getLogger(__name__)
MOST_AT_ONCE = 500
GATHER = 0.006
"""Seconds that a batch gathers if the last one held several writes: a commit of ten costs about as much as of one."""
FRESH = 5.0
"""Seconds for which a failed commit tells that nothing can be written: clients try again sooner."""
OnWritten = Callable[[bool], None]


class _Waiting:
    """A write that has not been committed, and its callback."""

    __slots__ = ("done", "on_written", "write")

    def __init__(self, write: LogAppend, on_written: OnWritten | None) -> None:
        self.write, self.on_written = write, on_written
        self.done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def finish(self, result: bool | Exception) -> None:
        """The caller may have been cancelled; `on_written` is called all the same."""
        if self.on_written:
            try:
                self.on_written(result is True)
            except Exception:
                log.exception("a commit could not be followed up")
        if self.done.done():
            return
        if isinstance(result, Exception):
            self.done.set_exception(result)
        else:
            self.done.set_result(result)


class GroupCommit:
    """Appends to the logs of matches, as many in one transaction as have arrived together."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: list[_Waiting] = []
        self._work: asyncio.Task[None] | None = None
        self._was_shared = False
        self.failed: float | None = None
        """When the last commit failed, unless something could be written since."""

    def write(self, write: LogAppend, on_written: OnWritten | None = None) -> "asyncio.Future[bool]":
        """Done after the commit; False where another server has written to the match meanwhile.

        `on_written` is called then, before anybody who waits goes on, and also if nobody waits any more.
        """
        waiting = _Waiting(write, on_written)
        self._waiting.append(waiting)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._run())
        return waiting.done

    async def _run(self) -> None:
        while self._waiting:
            await asyncio.sleep(GATHER if self._was_shared else 0)
            self._was_shared = len(self._waiting) > 1
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            for waiting, result in zip(batch, await self._commit([waiting.write for waiting in batch]), strict=True):
                waiting.finish(result)

    async def _commit(self, writes: Sequence[LogAppend]) -> Sequence[bool | Exception]:
        try:
            done = await self.store.append(writes)
            self.failed = None
            return done
        except Exception as error:  # callers must be told of it, whatever it is
            self.failed = time.monotonic()
            return [error] * len(writes)

    @property
    def is_failing(self) -> bool:
        """Whether the last commit failed, a moment ago. Heartbeats may succeed where no event fits on a full disk."""
        return self.failed is not None and time.monotonic() - self.failed < FRESH

    async def close(self) -> None:
        """Waits until all that was begun is written."""
        while self._work and not self._work.done():
            await self._work
