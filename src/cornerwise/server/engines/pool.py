"""Engine work in a few processes of its own: the event loop never thinks, and a crash takes nothing with it."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from cornerwise.engine.levels import LEVELS
from cornerwise.server.base.refusal import Refused
from cornerwise.server.engines.engine_job import Data, Report

PATIENCE = 60.0
"""Seconds after which a search is asked for what it has."""
MERCY = 5.0
"""Seconds that it then has left."""
LONGEST_LINE = 1 << 20


class EngineFailed(Exception):
    """The engine gave no move: it crashed, or did not answer."""


class Worker(Protocol):
    """Somebody who thinks about one job at a time, wherever that is."""

    @property
    def is_alive(self) -> bool: ...
    async def ask(self, job: Data, report: Report) -> Data: ...
    def stop(self) -> None: ...
    async def end(self) -> None: ...


class ProcessWorker:
    """One process that thinks."""

    def __init__(self, process: Process) -> None:
        self.process = process

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None

    @classmethod
    async def start(cls) -> "ProcessWorker":
        command = (sys.executable, "-m", "cornerwise.server.engines.engine_worker")
        # A session of its own: Ctrl-C is for the server, which then ends its workers in good order.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True
        )
        return cls(process)

    async def ask(self, job: Data, report: Report = lambda progress: None) -> Data:
        """What the engine answers; `report` hears how far it has come, where it says so."""
        self._tell(job)
        while "progress" in (found := await self._hear()):
            report(found["progress"])
        if "error" in found:
            raise EngineFailed(found["error"])
        return found

    async def _hear(self) -> Data:
        """The next line. Whoever is silent for too long is asked to stop, and then given up."""
        assert self.process.stdout is not None
        answer = asyncio.ensure_future(self.process.stdout.readline())
        await asyncio.wait([answer], timeout=PATIENCE)
        if not answer.done():
            self.stop()
            await asyncio.wait([answer], timeout=MERCY)
        if not answer.done() or not answer.result():
            answer.cancel()
            raise EngineFailed("the engine does not answer")
        return dict(json.loads(answer.result()))

    def stop(self) -> None:
        """Asks for the answer at once."""
        self._tell({"stop": True})

    def _tell(self, message: Data) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


Hire = Callable[[], Awaitable[Worker]]


class EnginePool:
    """As many workers as may think at once, started when they are first needed. Who asks first is served first."""

    def __init__(self, size: int, most_waiting: int = 1000, hire: Hire = ProcessWorker.start) -> None:
        self._hire = hire
        self._free = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._waiting = 0
        self._most_waiting = most_waiting

    @property
    def waiting(self) -> int:
        return self._waiting

    async def choose(self, view: Data, level: int) -> str:
        """A move for the seat whose view it is. Who cancels it frees the worker: the search is told to stop."""
        return str((await self._run({"do": "choose", "view": view, "level": level}))["move"])

    async def analyse(self, view: Data, level: int, lines: int) -> Data:
        """What the engine thinks of a position as a seat sees it, and what speaks for the best move."""
        return await self._run({"do": "analyse", "view": view, "level": level, "lines": lines})

    async def review(self, record: str, level: int, report: Report) -> Data:
        """What every decision of a recorded game was worth."""
        return dict((await self._run({"do": "review", "record": record, "level": level}, report))["review"])

    async def complete(self, record: str, seconds: float) -> Data:
        """Whether a solo game can still be completed, and how."""
        return await self._run({"do": "complete", "record": record, "seconds": seconds, "level": LEVELS[0]})

    async def _run(self, job: Data, report: Report = lambda progress: None) -> Data:
        if self._waiting >= self._most_waiting:
            raise Refused("server/busy", "refused-searches")
        self._waiting += 1
        try:
            await self._free.acquire()
        finally:
            self._waiting -= 1
        used: list[Worker] = []
        task = asyncio.create_task(self._think(job, used, report))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody will ask for it
            for worker in used:
                worker.stop()
            raise

    async def _think(self, job: Data, used: list[Worker], report: Report) -> Data:
        worker: Worker | None = None
        try:
            worker = self._idle_worker() or await self._hire()
            self._busy.add(worker)
            used.append(worker)
            try:
                found = await worker.ask(job, report)
            except (EngineFailed, OSError, RuntimeError, ValueError) as error:
                await worker.end()
                raise EngineFailed(str(error)) from error
            self._idle.append(worker)
            return found
        finally:
            if worker:
                self._busy.discard(worker)
            self._free.release()

    def _idle_worker(self) -> Worker | None:
        """One that has died meanwhile is of no use."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_alive:
                return worker
        return None

    async def close(self) -> None:
        for worker in [*self._idle, *self._busy]:
            await worker.end()
