"""Workers that do engine jobs outside the server's own process; the usual one is a process on this machine."""

import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from typing import Protocol

from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.settings import public_environment
from cornerwise.server.engines.engine_host import Report

SILENCE = 60.0
"""Seconds without an answer or progress after which a job is asked for what it has."""
GRACE = 5.0
"""Seconds that it then has left."""
LONGEST_LINE = 1 << 24
SPENT = "spent"
"""In an answer: the worker has grown, and is to be replaced by a new one."""


class EngineFailed(Exception):
    """The engine gave no answer: it crashed, or was silent for too long."""


class Worker(Protocol):
    """Does one job at a time."""

    @property
    def is_alive(self) -> bool: ...
    async def ask(self, job: Data, report: Report = ...) -> Data: ...
    def stop(self) -> None: ...
    def forget(self, match: str) -> None: ...
    async def end(self) -> None: ...


class ProcessWorker:
    """A process on this machine that runs `engine_worker`, or another module with `job_loop`."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._is_spent = False

    @property
    def is_alive(self) -> bool:
        return self.process.returncode is None and not self._is_spent

    @classmethod
    async def start(cls, module: str = "cornerwise.server.engines.engine_worker") -> "ProcessWorker":
        command = (sys.executable, "-m", module)
        # A session of its own: Ctrl-C is for the server, which then ends its workers in good order.
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, limit=LONGEST_LINE, start_new_session=True, env=public_environment()
        )
        return cls(process)

    async def ask(self, job: Data, report: Report = lambda progress: None) -> Data:
        """The answer to a job; `report` is told of progress, where the job has any."""
        self._write(job)
        while "progress" in (found := await self._read()):
            report(found["progress"])
        if "error" in found:
            raise EngineFailed(found["error"])
        self._is_spent = bool(found.pop(SPENT, False))
        return found

    async def _read(self) -> Data:
        """The next line. A process that is silent for too long is asked to stop, and then given up."""
        assert self.process.stdout is not None
        answer = asyncio.ensure_future(self.process.stdout.readline())
        await asyncio.wait([answer], timeout=SILENCE)
        if not answer.done():
            self.stop()
            await asyncio.wait([answer], timeout=GRACE)
        if not answer.done() or not answer.result():
            answer.cancel()
            raise EngineFailed("the engine does not answer")
        return dict(json.loads(answer.result()))

    def stop(self) -> None:
        """Asks for the answer at once."""
        self._write({"stop": True})

    def forget(self, match: str) -> None:
        """Drops the engines of a match that is over."""
        self._write({"forget": match})

    def _write(self, message: Data) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")

    async def end(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
