"""The server as users run it, in a process of its own on a core of its own, and what it takes."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import IO

TICKS = os.sysconf("SC_CLK_TCK")
SERVER_CORE, CLIENT_CORE = 0, 1


class Served:
    """A running server."""

    def __init__(self, process: "subprocess.Popen[str]", address: str) -> None:
        self.process = process
        self.host, _, port = address.removeprefix("http://").rpartition(":")
        self.port = int(port)

    @property
    def memory(self) -> int:
        """What it holds in memory, in MiB."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        return processor_of(self.process.pid)

    @property
    def waited(self) -> float:
        """Seconds that its event loop could have run and waited for the processor, which others had."""
        return int(Path(f"/proc/{self.process.pid}/schedstat").read_text().split()[1]) / 1e9


def processor_of(process: int) -> float:
    """Seconds of processor time that a process has taken; none where it has ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def server_command(database: str, port: int, *arguments: str) -> list[str]:
    command = [sys.executable, "-m", "cornerwise.cli", "serve", "--port", str(port), "--database", database]
    return [*command, *arguments]


def server_environment(settings: Mapping[str, str]) -> dict[str, str]:
    # Nothing is built in the background while something is measured.
    return os.environ | {"CORNERWISE_LIMITS": "0", "CORNERWISE_EXPLORER": "", **settings}


def start_server(
    database: str,
    port: int = 0,
    settings: Mapping[str, str] = MappingProxyType({}),
    *arguments: str,
    log: IO[bytes] | None = None,
) -> Served:
    """A server that answers; unless settings say otherwise, without limits on how much anybody may ask for."""
    command, environment = server_command(database, port, *arguments), server_environment(settings)
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment, process_group=0)
    assert process.stdout is not None
    line = process.stdout.readline()
    assert "ready at" in line, "the server did not start"
    return Served(process, line.split()[-1])


@contextmanager
def serving(
    database: str, port: int = 0, settings: Mapping[str, str] = MappingProxyType({}), *arguments: str
) -> Iterator[Served]:
    """A server on a core of its own, until it is no longer needed."""
    server = start_server(database, port, settings, *arguments)
    with server.process:
        pin(server.process.pid, SERVER_CORE)
        try:
            yield server
        finally:
            server.process.terminate()


def pin(process: int, core: int) -> None:
    """Keeps a process on a core, where there is more than one."""
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


def prepare_clients() -> None:
    """Clients stay on their own core, and may open as many files as the system lets them."""
    pin(0, CLIENT_CORE)
    open_many_files()


def open_many_files() -> None:
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Machine:
    """How busy the machine is with anything, from `/proc/stat`."""

    def __init__(self) -> None:
        self._idle, self._all = self._read()

    def _read(self) -> tuple[int, int]:
        numbers = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        return numbers[3] + numbers[4], sum(numbers)

    @property
    def busy(self) -> float:
        """The processor time of all programs since this was made, in seconds."""
        idle, everything = self._read()
        return ((everything - self._all) - (idle - self._idle)) / TICKS
