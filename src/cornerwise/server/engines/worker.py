"""Workers that do engine jobs outside the server's own process; the usual one is a process on this machine."""

import asyncio
import json
import os
import sys
from asyncio import BaseProtocol, StreamReader, StreamReaderProtocol, WriteTransport
from subprocess import PIPE
from typing import Protocol

from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.settings import public_environment
from cornerwise.server.engines.engine_host import Report

if sys.platform == "win32":  # where only pipes of this kind can be read without blocking
    from asyncio.windows_utils import Popen
else:
    from subprocess import Popen

SILENCE = 60.0
"""Seconds without an answer or progress after which a job is asked for what it has."""
GRACE = 5.0
"""Seconds that it then has left."""
NICENESS = 10
"""The priority of workers: where processors are busy, moves and messages of all players come first."""
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

    def __init__(self, process: "Popen[bytes]", answers: StreamReader, jobs: WriteTransport) -> None:
        self._process, self._answers, self._jobs = process, answers, jobs
        self._is_spent = False

    @property
    def is_alive(self) -> bool:
        return self._process.poll() is None and not self._is_spent

    @classmethod
    async def start(cls, module: str = "cornerwise.server.engines.engine_worker") -> "ProcessWorker":
        # In a thread, by `subprocess`, which does not copy the tables of the server's memory (vfork): the event loop
        # itself forks, and stands still meanwhile for a tenth of a second and longer.
        process = await asyncio.to_thread(_start_process, module)
        assert process.stdin is not None
        assert process.stdout is not None
        loop, answers = asyncio.get_running_loop(), StreamReader(limit=LONGEST_LINE)
        await loop.connect_read_pipe(lambda: StreamReaderProtocol(answers), process.stdout)
        jobs, _ = await loop.connect_write_pipe(BaseProtocol, process.stdin)
        return cls(process, answers, jobs)

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
        answer = asyncio.ensure_future(self._answers.readline())
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
        self._jobs.write(json.dumps(message).encode() + b"\n")

    async def end(self) -> None:
        self._process.kill()
        self._jobs.close()
        await asyncio.to_thread(self._process.wait)


def _start_process(module: str) -> "Popen[bytes]":
    command = [sys.executable, "-m", module]
    # A process group of its own: Ctrl-C is for the server, which then ends its workers in good order. Not a session of
    # its own: Linux shares a processor evenly between sessions, whatever the priorities of their processes are.
    group = None if sys.platform == "win32" else 0
    process = Popen(command, stdin=PIPE, stdout=PIPE, bufsize=0, process_group=group, env=public_environment())
    if sys.platform != "win32":
        os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
    return process
