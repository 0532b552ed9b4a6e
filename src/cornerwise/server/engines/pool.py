"""A pool of workers that do engine jobs: the event loop never searches, and a crash costs one worker.

The seats of a match are played by one worker, as long as that one is idle when they are to move: it keeps their engines
and is told only the moves since. Any other worker can take over; it is told the whole view.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from cornerwise.engine import View
from cornerwise.engine.levels import LEVELS
from cornerwise.rules.position import Ply
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.engine_host import UNKNOWN, Data, Report
from cornerwise.server.engines.view_codec import view_data
from cornerwise.server.engines.worker import EngineFailed, ProcessWorker, Worker

MOST_MATCHES = 5_000
"""Matches for which it is remembered what their workers were told."""
StartWorker = Callable[[], Awaitable[Worker]]
Ask = Callable[[Worker], Awaitable[Data]]
"""What is asked of a worker, once there is one."""


class _Told(NamedTuple):
    """What the engine of a seat knows, and which worker has it."""

    worker: Worker
    plies: tuple[Ply, ...]


class EnginePool:
    """As many workers as may search at once, started when they are first needed. Jobs wait in order of arrival."""

    def __init__(self, size: int, most_waiting: int = 1000, start_worker: StartWorker = ProcessWorker.start) -> None:
        self._start_worker = start_worker
        self._free = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._waiting = 0
        self._most_waiting = most_waiting
        self._told: OrderedDict[str, dict[int, _Told]] = OrderedDict()
        """What was told by match and seat; the match that was told something last is the last."""

    @property
    def waiting(self) -> int:
        return self._waiting

    async def choose(self, match: str, view: View, level: int) -> str:
        """A move for the seat whose view it is. A cancelled call frees the worker: the search is told to stop."""
        job = {"do": "choose", "match": match, "level": level}

        async def ask(worker: Worker) -> Data:
            # Looked up only now: an earlier search for the same seat may have ended while this one waited.
            found = await worker.ask({**job, "view": view_data(view, self._known(match, worker, view))})
            if UNKNOWN in found:  # the worker had too many other seats to play
                found = await worker.ask({**job, "view": view_data(view)})
            self._note(match, view, worker)
            return found

        told = self._told.get(match, {})
        preferred = told.get(view.seat) or next(iter(told.values()), None)
        return str((await self._run(ask, preferred and preferred.worker))["move"])

    def _known(self, match: str, worker: Worker, view: View) -> int:
        """How many moves of a game a worker has been told for a seat; 0 where some were taken back."""
        told = self._told.get(match, {}).get(view.seat)
        if told is None or told.worker is not worker or view.plies[: len(told.plies)] != told.plies:
            return 0
        return len(told.plies)

    def _note(self, match: str, view: View, worker: Worker) -> None:
        self._told.setdefault(match, {})[view.seat] = _Told(worker, view.plies)
        self._told.move_to_end(match)
        if len(self._told) > MOST_MATCHES:
            self._told.popitem(last=False)

    def forget(self, match: str) -> None:
        """A match is over: its engines are dropped wherever they are."""
        for worker in {told.worker for told in self._told.pop(match, {}).values()}:
            if worker.is_alive:
                worker.forget(match)

    async def analyse(self, view: Data, level: int, lines: int) -> Data:
        """What the engine thinks of a position as a seat sees it, and what speaks for the best move."""
        job = {"do": "analyse", "view": view, "level": level, "lines": lines}
        return await self._run(lambda worker: worker.ask(job))

    async def review(self, record: str, level: int, report: Report) -> Data:
        """What every decision of a recorded game was worth."""
        job = {"do": "review", "record": record, "level": level}
        return dict((await self._run(lambda worker: worker.ask(job, report)))["review"])

    async def complete(self, record: str, seconds: float) -> Data:
        """Whether a solo game can still be completed, and how."""
        job = {"do": "complete", "record": record, "seconds": seconds, "level": LEVELS[0]}
        return await self._run(lambda worker: worker.ask(job))

    async def _run(self, ask: Ask, preferred: Worker | None = None) -> Data:
        if self._waiting >= self._most_waiting:
            raise Refused("server/busy", "refused-searches")
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        used: list[Worker] = []
        task = asyncio.create_task(self._run_on_worker(ask, preferred, used))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody will ask for it
            for worker in used:
                worker.stop()
            raise

    async def _run_on_worker(self, ask: Ask, preferred: Worker | None, used: list[Worker]) -> Data:
        worker: Worker | None = None
        try:
            worker = self._idle_worker(preferred) or await self._start_worker()
            self._busy.add(worker)
            used.append(worker)
            try:
                found = await ask(worker)
            except (EngineFailed, OSError, RuntimeError, ValueError) as error:
                await worker.end()
                raise EngineFailed(str(error)) from error
            self._idle.append(worker)
            return found
        finally:
            if worker:
                self._busy.discard(worker)
            self._free.release()

    def _idle_worker(self, preferred: Worker | None) -> Worker | None:
        """The preferred one if it is idle, else any; not those that have died meanwhile."""
        self._idle = [worker for worker in self._idle if worker.is_alive]
        if not self._idle:
            return None
        return self._idle.pop(self._idle.index(preferred) if preferred in self._idle else -1)

    async def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            await worker.end()
