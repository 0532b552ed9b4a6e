"""A server with what it stands on, each part of which can be stopped, killed and started again."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO

import httpx

from bench.server.process import server_command, server_environment, start_server

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "server"))
from services import Service, free_port, make_postgres, make_redis, missing

DISK = "128m"
"""How much fits on the disk of a place, where it may have one of its own."""


class Place:
    """A server of matches, always at the same address, and its database and Redis."""

    def __init__(self, name: str, folder: Path, disk: Path) -> None:
        self.name, self.folder, self.disk = name, folder, disk
        self.host, self.port = "127.0.0.1", free_port()
        self.url = f"http://{self.host}:{self.port}"
        self.services: dict[str, Service] = {}
        self.database, self._arguments, self._settings = "", list[str](), dict[str, str]()
        self._process: subprocess.Popen[str] | None = None
        self._warm: _Warm | None = None
        self.pid = 0
        """The first process of the server."""
        self.is_started = False
        self.holder: sqlite3.Connection | None = None
        """Somebody else who has opened the database."""
        self.log = folder / "server.log"

    def start(self) -> None:
        """Returns when it is ready. Its clock is that of the machine, or what `set_clock` says."""
        if self._warm:
            self.pid = self._warm.start()
        else:
            with self.log.open("ab") as log, self._explaining():
                self._process = start_server(
                    self.database, self.port, self._settings, *self._arguments, log=log
                ).process
            self.pid = self._process.pid
        self.is_started = True

    def keep_warm(self) -> None:
        """From the next start on, servers are forked from a process that has imported everything."""
        command = server_command(self.database, self.port, *self._arguments)
        command[1:3] = ["-m", "bench.server.warm"]
        with self.log.open("ab") as log, self._explaining():
            self._warm = _Warm(command, server_environment(self._settings), log)

    @contextmanager
    def _explaining(self) -> Iterator[None]:
        try:
            yield
        except AssertionError as error:
            raise AssertionError(f"{error}:\n{self.log.read_text()[-3000:]}") from None

    def stop(self) -> None:
        if self.is_started:
            os.kill(self.pid, signal.SIGTERM)
            self._wait()
        if self._warm:
            self._warm.close()

    def _wait(self) -> None:
        """Until the server has ended."""
        self.is_started = False
        if self._process:
            self._process.wait()
            assert self._process.stdout
            self._process.stdout.close()
            self._process = None
        with suppress(ProcessLookupError):
            while True:  # as long as any of its processes lives, the address is taken
                os.killpg(self.pid, 0)
                time.sleep(0.01)

    @property
    def workers(self) -> list[int]:
        """The processes that answer requests."""
        if "--workers" not in self._arguments:
            return [self.pid]
        # In a process of its own Python keeps track of shared memory, where it spawned the others.
        return [child for child in children(self.pid) if b"resource_tracker" not in _command(child)]

    def kill(self) -> None:
        """SIGKILL for all its processes at once, also for those that it starts just now."""
        os.killpg(self.pid, signal.SIGKILL)
        self._wait()

    def kill_one(self, number: int) -> None:
        """SIGKILL for one of several workers: the first process starts another."""
        workers = self.workers
        kill([worker := workers[number % len(workers)], *descendants(worker)])

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=3).status_code == 200
        except httpx.HTTPError:
            return False

    def use_fake_clock(self) -> None:
        """From its next start on the server's clock can be set: see `clock/sitecustomize.py`."""
        self.set_clock(0)
        here = str(Path(__file__).parent / "clock")
        self._settings |= {"PYTHONPATH": here, "CORNERWISE_DRILL_CLOCK": str(self.folder / "clock")}

    def set_clock(self, hours: int) -> None:
        (self.folder / "clock").write_text(str(hours))


class _Warm:
    """A process that starts servers by forking: see `warm`."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str], log: IO[bytes]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log, env=environment, text=True
        )
        self._expect("ready to start")

    def _expect(self, words: str) -> None:
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert words in line, f"the server did not start: {line}"

    def start(self) -> int:
        """Starts a server, and returns its process when it is ready."""
        assert self._process.stdin
        self._process.stdin.write("start\n")
        self._process.stdin.flush()
        self._expect("ready at")
        return children(self._process.pid)[-1]

    def close(self) -> None:
        self._process.communicate()


@contextmanager
def on_sqlite() -> Iterator[Place]:
    """One process with SQLite, as `make play` starts it."""
    with _folder() as (folder, disk):
        place = Place("SQLite", folder, disk)
        place.database = f"sqlite:///{disk / 'games.db'}"
        try:
            yield place
        finally:
            place.stop()


@contextmanager
def on_postgres(workers: int = 2) -> Iterator[Place]:
    """Several processes with PostgreSQL and Redis."""
    with _folder() as (folder, disk):
        place = Place("PostgreSQL, Redis", folder, disk)
        place.services = {"PostgreSQL": make_postgres(disk), "Redis": make_redis(folder)}
        place.database = place.services["PostgreSQL"].url
        place._arguments = ["--redis", place.services["Redis"].url, "--workers", str(workers)]
        try:
            for service in place.services.values():
                service.start()
            yield place
        finally:
            place.stop()
            for service in place.services.values():
                service.stop()


def why_not_postgres() -> str:
    """Why there can be no place with PostgreSQL and Redis, or nothing."""
    return missing("postgres") or missing("redis-server")


@contextmanager
def _folder() -> Iterator[tuple[Path, Path]]:
    """A folder, and one in it on a small disk of its own where we may mount one."""
    with TemporaryDirectory(prefix="cornerwise-") as name:
        folder, disk = Path(name), Path(name) / "disk"
        os.chmod(folder, 0o755)
        disk.mkdir()
        mounted = not subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={DISK}", "tmpfs", str(disk)], capture_output=True
        ).returncode
        try:
            yield folder, disk
        finally:
            if mounted:
                subprocess.run(["umount", "--lazy", str(disk)], check=True)


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    with suppress(OSError):
        threads = Path(f"/proc/{process}/task").glob("*/children")  # any of them may have started a child
        return [int(child) for children in threads for child in children.read_text().split()]
    return []


def descendants(process: int) -> list[int]:
    return [each for child in children(process) for each in (child, *descendants(child))]


def signal_all(processes: Sequence[int], number: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, number)


def kill(processes: Sequence[int]) -> None:
    signal_all(processes, signal.SIGKILL)


def _command(process: int) -> bytes:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes()
    return b""
