"""What can happen to a server and to what it stands on: how each fault begins and how it ends."""

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from bench.server.places import FAKETIME, Place, descendants, kill, signal_all

Deed = Callable[[Place], object]


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that goes wrong for a while."""

    name: str
    begin: Deed
    end: Deed
    is_felt: bool = True
    """Whether nobody can move meanwhile, and `/ready` has to say so."""
    sets_clock: bool = False
    """Whether the server has to be started with a clock that can be set."""
    why_not: Callable[[Place], str] = lambda place: ""
    """Why it cannot be tried here, or nothing."""


def _server(place: Place) -> list[int]:
    return [place.pid, *descendants(place.pid)]


def _service(place: Place, name: str) -> list[int]:
    process = place.services[name].process
    assert process
    return [process.pid, *descendants(process.pid)]


def standing_still(name: str, processes: Callable[[Place], list[int]], is_felt: bool = True) -> Fault:
    """Processes stand still, as on a machine that swaps."""
    return Fault(
        f"{name} stands still (SIGSTOP)",
        lambda place: signal_all(processes(place), signal.SIGSTOP),
        lambda place: signal_all(processes(place), signal.SIGCONT),
        is_felt,
    )


def killed(*names: str, is_felt: bool = True) -> Fault:
    """A service is killed, and started again later."""

    def begin(place: Place) -> None:
        for name in names:
            kill(_service(place, name))
            process = place.services[name].process
            assert process
            process.wait()

    def end(place: Place) -> None:
        for name in names:
            place.services[name].start()

    return Fault(f"{' and '.join(names)} killed and back", begin, end, is_felt)


def _lock(place: Place) -> None:
    place.holder = sqlite3.connect(place.disk / "games.db", isolation_level=None, check_same_thread=False)
    place.holder.execute("PRAGMA busy_timeout=10000")
    place.holder.execute("BEGIN IMMEDIATE")


def _unlock(place: Place) -> None:
    assert place.holder
    place.holder.execute("ROLLBACK")
    place.holder.close()


def _fill(place: Place) -> None:
    """Writes until nothing more fits on the disk."""
    with (place.disk / "filler").open("wb", buffering=0) as filler:
        for size in (1 << 20, 1 << 12):
            try:
                while filler.write(bytes(size)) == size:
                    pass
            except OSError:
                continue


def _free(place: Place) -> None:
    (place.disk / "filler").unlink()
    database = place.services.get("PostgreSQL")
    if database and database.process and database.process.poll() is not None:
        database.start()  # PostgreSQL gives up where it cannot write its log ahead; its operator starts it again


def _forbid_writing(place: Place) -> None:
    """No byte can be written to any file, which SQLite takes as it takes a disk that has become read-only."""
    resource.prlimit(place.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))


def _allow_writing(place: Place) -> None:
    resource.prlimit(place.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def _ask_postgres(place: Place, *statements: str) -> None:
    async def ask() -> None:
        connection = await asyncpg.connect(place.database, server_settings={"default_transaction_read_only": "off"})
        for statement in statements:
            await connection.execute(statement)
        await connection.close()

    asyncio.run(ask())


def _make_read_only(place: Place) -> None:
    _ask_postgres(place, "ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")


def _make_writable(place: Place) -> None:
    _ask_postgres(place, "ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")


def _jump(hours: int) -> Deed:
    """The clock of the machine is set; whoever starts afterwards finds it so."""

    def jump(place: Place) -> None:
        place.set_clock(hours)
        if len(place.workers) > 1:
            place.kill_one(0)
        else:
            place.kill()
            place.start()

    return jump


def _no_disk(place: Place) -> str:
    return "" if os.path.ismount(place.disk) else "needs a disk of its own, which only root can mount"


def _no_clock(place: Place) -> str:
    found = list(Path("/usr/lib").glob("*/faketime/" + FAKETIME.rpartition("/")[2]))
    return "" if found else "needs libfaketime (apt-get install faketime)"


FULL = Fault("the disk is full", _fill, _free, why_not=_no_disk)
CLOCKS = [
    Fault(
        "the clock is an hour ahead, then right again",
        _jump(1),
        _jump(0),
        is_felt=False,
        sets_clock=True,
        why_not=_no_clock,
    ),
    Fault(
        "the clock is an hour behind, then right again",
        _jump(-1),
        _jump(0),
        is_felt=False,
        sets_clock=True,
        why_not=_no_clock,
    ),
]
SQLITE = [
    standing_still("the server", _server),
    Fault("another program holds the lock", _lock, _unlock),
    FULL,
    Fault("the database is read-only", _forbid_writing, _allow_writing),
    *CLOCKS,
]
POSTGRES = [
    standing_still("the server", _server),
    standing_still("one worker", lambda place: place.workers[:1], is_felt=False),
    standing_still("Redis", lambda place: _service(place, "Redis"), is_felt=False),
    killed("Redis", is_felt=False),
    standing_still("PostgreSQL", lambda place: _service(place, "PostgreSQL")),
    killed("PostgreSQL"),
    killed("PostgreSQL", "Redis"),
    FULL,
    Fault("the database is read-only", _make_read_only, _make_writable),
    *CLOCKS,
]
