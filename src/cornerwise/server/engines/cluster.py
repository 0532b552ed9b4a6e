"""Engine jobs on a Ray cluster: done by actors there instead of processes here."""

import asyncio
import signal
from concurrent.futures import Future
from importlib import import_module
from typing import Any

from cornerwise.engine.arena.cluster import RayMissing
from cornerwise.errors import CornerwiseError
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.engines.engine_host import EngineHost, Report
from cornerwise.server.engines.worker import GRACE, SILENCE, EngineFailed

LOCAL = "local"
"""The address of a Ray of one's own, on this machine."""
POLL = 0.5
"""Seconds between two questions about the progress of a job."""


class Cluster:
    """A connection to Ray. `RayMissing` where it is not installed."""

    def __init__(self, address: str) -> None:
        try:
            self._ray: Any = import_module("ray")  # by name: a type checker would read all of it
        except ImportError as error:
            raise RayMissing from error
        self._address = address

    async def connect(self) -> None:
        await asyncio.to_thread(self._connect)
        for number in (signal.SIGINT, signal.SIGTERM):  # Ray has put handlers of its own before ours
            signal.signal(number, signal.getsignal(number))

    def _connect(self) -> None:
        settings = {"include_dashboard": False} if self._address == LOCAL else {}
        try:
            self._ray.init(self._address, logging_level="error", log_to_driver=False, **settings)
        except Exception as error:  # Ray has no class of its own for what can go wrong here
            raise CornerwiseError(
                self._address, "error-no-cluster", address=self._address, problem=str(error)
            ) from error

    async def start_worker(self) -> "RayWorker":
        """Another actor, on whichever machine has a processor free."""
        # One thread does the job; the others tell its progress, and stop it.
        return RayWorker(self._ray, self._ray.remote(num_cpus=1, max_concurrency=3)(ActorHost).remote())

    async def close(self) -> None:
        await asyncio.to_thread(self._ray.shutdown)


class ActorHost:
    """What runs on the cluster."""

    def __init__(self) -> None:
        self._host = EngineHost()
        self._progress: list[int] = []

    def answer(self, job: Data) -> Data:
        self._progress = []
        return self._host.answer(job, self._note)

    def _note(self, progress: list[int]) -> None:
        self._progress = progress

    def progress(self) -> list[int]:
        return self._progress

    def stop(self) -> None:
        self._host.stop()

    def forget(self, match: str) -> None:
        self._host.forget(match)


class RayWorker:
    """An actor, seen from here."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray, self._actor = ray, actor
        self.is_alive = True

    async def ask(self, job: Data, report: Report = lambda progress: None) -> Data:
        """The answer to a job; `report` is told of progress. A job without any is stopped after a while."""
        answer = asyncio.wrap_future(_future(self._actor.answer.remote(job)))
        told: list[int] = []
        try:
            silent = 0.0
            while not (await asyncio.wait([answer], timeout=POLL))[0]:
                silent += POLL
                if (progress := await self._progress()) != told:
                    told, silent = progress, 0.0
                    report(progress)
                if silent >= SILENCE:
                    self.stop()
                if silent >= SILENCE + GRACE:
                    raise EngineFailed("the engine does not answer")
            return dict(answer.result())
        except self._ray.exceptions.RayError as error:
            raise EngineFailed(str(error).splitlines()[0]) from error

    async def _progress(self) -> list[int]:
        return list(await asyncio.wrap_future(_future(self._actor.progress.remote())))

    def stop(self) -> None:
        self._actor.stop.remote()

    def forget(self, match: str) -> None:
        self._actor.forget.remote(match)

    async def end(self) -> None:
        self.is_alive = False
        self._ray.kill(self._actor)


def _future(reference: Any) -> "Future[Any]":
    future: Future[Any] = reference.future()
    return future
