"""Background tasks: started beside requests, cancelled when the server stops."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger(__name__)


async def do_nothing() -> None:
    """For callbacks that nobody has set."""


class Background:
    """Tasks that nobody awaits. An exception in one is logged and stops no other."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any] | None:
        """Starts a task, unless the server is stopping."""
        if self.closing:
            work.close()
            return None
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", exc_info=error)

    async def close(self) -> None:
        self.closing = True
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
