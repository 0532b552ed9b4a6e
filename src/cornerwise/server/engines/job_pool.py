"""A pool of worker processes with priorities, limits per client and a time limit per job."""

import asyncio
from bisect import insort
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from enum import IntEnum

from cornerwise.server.base.counters import decrease
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.worker import EngineFailed, Worker

StartWorker = Callable[[], Awaitable[Worker]]
Ask = Callable[[Worker], Awaitable[Data]]
"""Sends a job to a worker and awaits the answer."""


class Priority(IntEnum):
    """Which jobs come first. A search stops and gives what it has found as soon as a job of an earlier kind waits."""

    MOVE = 0
    """Somebody's clock may be running."""
    HINT = 1
    ANALYSIS = 2


class TookTooLong(EngineFailed):
    """A job was ended because it ran for longer than the time limit."""


@dataclass(order=True, slots=True)
class _Turn:
    """A job that waits: by priority, by how many jobs its client had before it, and by when it came."""

    priority: Priority
    before: int
    number: int
    client: str = field(compare=False)
    came: "asyncio.Future[None]" = field(compare=False)


class JobPool:
    """As many workers as may work at once, started when they are first needed.

    One client may have `most_each` jobs here and `running_each` of them under way; none may take longer than `seconds`.
    """

    def __init__(
        self,
        size: int,
        start_worker: StartWorker,
        most_waiting: int = 1000,
        most_each: int = 1000,
        running_each: int = 1000,
        seconds: float | None = None,
    ) -> None:
        self._start_worker, self._most_waiting = start_worker, most_waiting
        self._most_each, self._running_each, self._seconds = most_each, running_each, seconds
        self._free = size
        self._queue: list[_Turn] = []
        self._arrivals = 0
        self._jobs_of: Counter[str] = Counter()
        self._running_of: Counter[str] = Counter()
        self._idle: list[Worker] = []
        self._busy: dict[Worker, Priority] = {}
        self._hurried: set[Worker] = set()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def run(
        self, ask: Ask, *, priority: Priority = Priority.MOVE, client: str = "", preferred: Worker | None = None
    ) -> Data:
        """The answer of a worker. Cancelling the call stops the job, or removes it from the queue."""
        if self.waiting >= self._most_waiting:
            raise Refused("server/busy", "refused-searches")
        before = self._jobs_of[client] if client else 0
        if before >= self._most_each:
            raise Refused("request/too-many", "refused-searches", details={"wait": 1})
        self._jobs_of[client] += 1
        try:
            await self._turn(priority, before, client)
        except BaseException:
            decrease(self._jobs_of, client)
            raise
        used: list[Worker] = []
        task = asyncio.create_task(self._run_on_worker(ask, priority, client, preferred, used))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody will ask for it
            for worker in used:
                worker.stop()
            raise

    async def _turn(self, priority: Priority, before: int, client: str) -> None:
        """Waits until a worker may be used."""
        self._arrivals += 1
        turn = _Turn(priority, before, self._arrivals, client, asyncio.get_running_loop().create_future())
        insort(self._queue, turn)
        self._dispatch()
        if not turn.came.done():
            self._hurry(priority)
        try:
            await turn.came
        except asyncio.CancelledError:
            if not turn.came.cancelled():  # it was this job's turn already
                self._finish(client)
            elif turn in self._queue:
                self._queue.remove(turn)
            raise

    def _dispatch(self) -> None:
        """Starts the next jobs of the queue, as long as workers are free."""
        while self._free and (turn := next(filter(self._may_run, self._queue), None)):
            self._queue.remove(turn)
            if turn.came.cancelled():  # at this very moment: its caller has not heard of it yet
                continue
            self._free -= 1
            self._running_of[turn.client] += 1
            turn.came.set_result(None)

    def _may_run(self, turn: _Turn) -> bool:
        return not turn.client or self._running_of[turn.client] < self._running_each

    def _finish(self, client: str) -> None:
        self._free += 1
        decrease(self._running_of, client)
        self._dispatch()

    def _hurry(self, priority: Priority) -> None:
        """Stops the least urgent search under way, which then gives what it has found so far."""
        later = [worker for worker in self._busy if self._busy[worker] > priority and worker not in self._hurried]
        if later:
            worker = max(later, key=self._busy.__getitem__)
            self._hurried.add(worker)
            worker.stop()

    async def _run_on_worker(
        self, ask: Ask, priority: Priority, client: str, preferred: Worker | None, used: list[Worker]
    ) -> Data:
        worker: Worker | None = None
        try:
            worker = self._idle_worker(preferred) or await self._start_worker()
            self._busy[worker] = priority
            used.append(worker)
            try:
                found = await asyncio.wait_for(ask(worker), self._seconds)
            except TimeoutError as error:
                await worker.end()
                raise TookTooLong("it took too long") from error
            except (EngineFailed, OSError, RuntimeError, ValueError) as error:
                await worker.end()
                raise EngineFailed(str(error)) from error
            if worker.is_alive:
                self._idle.append(worker)
            else:  # it has grown (`worker.SPENT`)
                await worker.end()
            return found
        finally:
            if worker:
                self._busy.pop(worker, None)
                self._hurried.discard(worker)
            decrease(self._jobs_of, client)
            self._finish(client)

    def _idle_worker(self, preferred: Worker | None) -> Worker | None:
        """The preferred one if it is idle, else any; not those that have died meanwhile."""
        self._idle = [worker for worker in self._idle if worker.is_alive]
        if not self._idle:
            return None
        return self._idle.pop(self._idle.index(preferred) if preferred in self._idle else -1)

    async def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            await worker.end()
