"""Plays the games of an arena on a Ray cluster.

Every actor has a worker process of its own, as on this machine, so faults are found and scored in the same way.
"""

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from typing import Any, NamedTuple

from cornerwise.engine.arena.result import GameResult
from cornerwise.engine.arena.run_plan import ArenaError
from cornerwise.engine.arena.schedule import Task
from cornerwise.engine.arena.workers import Worker
from cornerwise.errors import CornerwiseError, install_command

ATTEMPTS = 3
"""How often a game is begun when the machines that play it are lost."""


class RayMissing(CornerwiseError):
    """The extra `cluster` is not installed."""

    def __init__(self) -> None:
        super().__init__("ray", "error-extra-cluster", install=install_command("cluster"))


class Host:
    """What runs on the cluster: one worker process, watched from nearby."""

    def __init__(self, path: list[str]) -> None:
        sys.path += [folder for folder in path if folder not in sys.path]  # where players out of Python are found
        self._worker = Worker()

    def play(self, task: Task) -> GameResult:
        return self._worker.play(task)


class _Playing(NamedTuple):
    task: Task
    actor: Any
    attempt: int


class RayPool:
    """Plays on the cluster at an address, or on a Ray of its own on this machine.

    `jobs` games at a time; if not given, one for every processor of the cluster. Where Ray runs in this process
    already, that one is used.
    """

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        try:
            self._ray: Any = import_module("ray")  # by name: a type checker would read all of it
        except ImportError as error:
            raise RayMissing from error
        self._address, self._jobs = address, jobs

    def run(self, tasks: Iterator[Task]) -> Iterator[GameResult]:
        """The results as games end. Stopping to listen ends what runs on the cluster."""
        ours = not self._ray.is_initialized()
        if ours:
            self._connect()
        actors: list[Any] = []
        try:
            yield from self._played(tasks, actors)
        finally:
            for actor in actors:
                self._ray.kill(actor)  # its worker process ends with it
            if ours:
                self._ray.shutdown()

    def _connect(self) -> None:
        try:
            if self._address is None:
                self._ray.init("local", num_cpus=self._jobs, include_dashboard=False, logging_level="warning")
            else:
                self._ray.init(self._address, logging_level="warning")
        except (ConnectionError, ValueError) as error:
            raise ArenaError(
                self._address, "error-no-cluster", address=str(self._address), problem=str(error)
            ) from error

    def _played(self, tasks: Iterator[Task], actors: list[Any]) -> Iterator[GameResult]:
        host = self._ray.remote(num_cpus=1)(Host)
        playing: dict[Any, _Playing] = {}

        def start(task: Task, actor: Any = None, attempt: int = 1) -> None:
            if actor is None:
                actor = host.remote(sys.path)
                actors.append(actor)
            playing[actor.play.remote(task)] = _Playing(task, actor, attempt)

        for task in islice(tasks, self._jobs or max(int(self._ray.cluster_resources().get("CPU", 1)), 1)):
            start(task)
        while playing:
            (ended,), _ = self._ray.wait(list(playing), num_returns=1)
            task, actor, attempt = playing.pop(ended)
            try:
                result: GameResult = self._ray.get(ended)
            except self._ray.exceptions.RayActorError as error:
                if attempt == ATTEMPTS:
                    raise ArenaError(task.number, "error-machines-lost", number=task.number, count=ATTEMPTS) from error
                start(task, attempt=attempt + 1)
                continue
            for following in islice(tasks, 1):
                start(following, actor)
            yield result
