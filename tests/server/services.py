"""Real databases for tests: private instances on free loopback ports, stopped when the tests are over."""

import os
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
QUIET: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def missing(program: str) -> str:
    """Why a service cannot be started, or nothing."""
    if program == "redis-server":
        return "" if shutil.which(program) else "redis-server is not installed (apt-get install redis-server)"
    return "" if _postgres_bin() else "PostgreSQL is not installed (apt-get install postgresql)"


def _postgres_bin() -> Path | None:
    return next((folder for folder in reversed(DEBIAN) if (folder / "initdb").exists()), None)


def _unprivileged() -> list[str]:
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@dataclass
class Service:
    """A server of our own that can be started, killed and started again, always at the same port."""

    url: str
    command: Sequence[str]
    folder: Path
    port: int
    is_ready: Callable[[], bool] = lambda: True
    end: signal.Signals = signal.SIGTERM
    process: "subprocess.Popen[bytes] | None" = None

    def start(self, seconds: float = 60) -> None:
        """Returns when it answers."""
        self.process = subprocess.Popen(self.command, cwd=self.folder, **QUIET)
        wait_for(self.port, seconds)
        # Accepting connections comes a moment before answering them, and longer on a busy machine.
        end = time.monotonic() + seconds
        while not self.is_ready():
            assert time.monotonic() < end, f"{self.command[0]} does not answer"
            time.sleep(0.1)

    def stop(self) -> None:
        if self.process:
            self.process.send_signal(self.end)
            self.process.wait()

    @contextmanager
    def running(self) -> Iterator[str]:
        """While it runs; its URL."""
        try:
            self.start()
            yield self.url
        finally:
            self.stop()


def make_postgres(folder: Path) -> Service:
    """A new PostgreSQL in a folder, not started yet."""
    programs = _postgres_bin()
    assert programs is not None
    port, data = free_port(), folder / "data"
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    init = [programs / "initdb", "-D", data, "-U", "cornerwise", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run([*_unprivileged(), *map(str, init)], check=True, cwd=folder, **QUIET)
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "fsync": "off"}
    arguments = [text for name, value in settings.items() for text in ("-c", f"{name}={value}")]
    command = [*_unprivileged(), str(programs / "postgres"), "-D", str(data), *arguments]
    ready = list(map(str, [programs / "pg_isready", "-h", "127.0.0.1", "-p", port]))
    url = f"postgresql://cornerwise@127.0.0.1:{port}/postgres"
    # It ends connections itself then; otherwise it would wait for one that a cancelled task has left open.
    at_once = signal.SIGINT
    return Service(url, command, folder, port, lambda: not subprocess.run(ready, **QUIET).returncode, at_once)


def make_redis(folder: Path) -> Service:
    """A Redis that writes nothing to the disk, not started yet."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    return Service(f"redis://127.0.0.1:{port}/0", command, folder, port)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    with make_postgres(folder).running() as url:
        yield url


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of a Redis server of our own."""
    with make_redis(folder).running() as url:
        yield url


def wait_for(port: int, seconds: float = 20) -> None:
    """Returns when something listens there."""
    end = time.monotonic() + seconds
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)
