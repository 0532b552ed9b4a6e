"""Real databases for tests: private instances on free loopback ports, stopped when the tests are over."""

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

DEBIAN = sorted(Path("/usr/lib/postgresql").glob("*/bin"))


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


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    programs = _postgres_bin()
    assert programs is not None
    port, data = free_port(), folder / "data"
    if os.getuid() == 0:
        shutil.chown(folder, "postgres", "postgres")
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    init = [programs / "initdb", "-D", data, "-U", "cornerwise", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run([*_unprivileged(), *map(str, init)], check=True, **quiet)
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": "", "fsync": "off"}
    arguments = [text for name, value in settings.items() for text in ("-c", f"{name}={value}")]
    command = [*_unprivileged(), str(programs / "postgres"), "-D", str(data), *arguments]
    with subprocess.Popen(command, **quiet) as server:
        try:
            wait_for(port)
            # Accepting connections comes a moment before answering them, and longer on a busy machine.
            ready = list(map(str, [programs / "pg_isready", "-h", "127.0.0.1", "-p", port]))
            end = time.monotonic() + 60
            while subprocess.run(ready, **quiet).returncode:
                assert time.monotonic() < end, "PostgreSQL does not answer"
                time.sleep(0.1)
            yield f"postgresql://cornerwise@127.0.0.1:{port}/postgres"
        finally:
            server.terminate()


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """The URL of a Redis server of our own."""
    port = free_port()
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as server:
        try:
            wait_for(port)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            server.terminate()


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
