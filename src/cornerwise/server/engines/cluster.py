"""Engine work on a Ray cluster: the same jobs, thought about by actors there instead of processes here."""

import asyncio
import signal
from concurrent.futures import Future
from importlib import import_module
from typing import Any

from cornerwise.engine.arena.cluster import RayMissing
from cornerwise.errors import CornerwiseError
from cornerwise.server.engines.engine_job import Data, Report, Thought
from cornerwise.server.engines.pool import MERCY, PATIENCE, EngineFailed

LOCAL = "local"
"""The address of a Ray of one's own, on this machine."""
GLANCE = 0.5
"""Seconds between two looks at how far a job is."""


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

    async def hire(self) -> "RayWorker":
        """Another actor, on whichever machine has a processor free."""
        # One thread thinks; the others say how far it is, and stop it.
        return RayWorker(self._ray, self._ray.remote(num_cpus=1, max_concurrency=3)(Host).remote())

    async def close(self) -> None:
        await asyncio.to_thread(self._ray.shutdown)


class Host:
    """What runs on the cluster."""

    def __init__(self) -> None:
        self._thought: Thought | None = None
        self._progress: list[int] = []

    def think(self, job: Data) -> Data:
        self._progress = []
        self._thought = Thought(job)
        return self._thought.answer(self._note)

    def _note(self, progress: list[int]) -> None:
        self._progress = progress

    def progress(self) -> list[int]:
        return self._progress

    def stop(self) -> None:
        if self._thought:
            self._thought.stop()


class RayWorker:
    """An actor, seen from here."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray, self._actor = ray, actor
        self.is_alive = True

    async def ask(self, job: Data, report: Report = lambda progress: None) -> Data:
        """What the engine answers; `report` hears how far it has come. Who shows no progress is stopped."""
        answer = asyncio.wrap_future(_future(self._actor.think.remote(job)))
        told: list[int] = []
        try:
            silent = 0.0
            while not (await asyncio.wait([answer], timeout=GLANCE))[0]:
                silent += GLANCE
                if (progress := await self._progress()) != told:
                    told, silent = progress, 0.0
                    report(progress)
                if silent >= PATIENCE:
                    self.stop()
                if silent >= PATIENCE + MERCY:
                    raise EngineFailed("the engine does not answer")
            return dict(answer.result())
        except self._ray.exceptions.RayError as error:
            raise EngineFailed(str(error).splitlines()[0]) from error

    async def _progress(self) -> list[int]:
        return list(await asyncio.wrap_future(_future(self._actor.progress.remote())))

    def stop(self) -> None:
        self._actor.stop.remote()

    async def end(self) -> None:
        self.is_alive = False
        self._ray.kill(self._actor)


def _future(reference: Any) -> "Future[Any]":
    future: Future[Any] = reference.future()
    return future
