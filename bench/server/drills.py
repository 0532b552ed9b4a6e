"""Fault drills: the database, Redis or the server stop for a while during play. No acknowledged move is lost.

Each drill prints how many moves went through meanwhile, what `/ready` said, and how soon play went on.
"""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import uvloop

from bench.server.kills import Persistent, check, promises
from bench.server.process import Served, prepare_clients, serving
from bench.server.stored import store_matches

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "server"))
from services import missing, postgres, redis

MATCHES, AWAY, WELL = 20, 12.0, 60.0
"""Matches of four, seconds that a part is away, and seconds that the server has to be well again."""


class Place:
    """A server, its database, and the process ids of PostgreSQL and Redis."""

    def __init__(self, server: Served, database: str, parts: dict[str, int]) -> None:
        self.server, self.database, self.parts = server, database, parts
        self.url = f"http://{server.host}:{server.port}"

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=8).status_code == 200
        except httpx.HTTPError:
            return False


Fault = Callable[[Place], AbstractContextManager[None]]


@contextmanager
def stopped(place: Place, part: str = "server") -> Iterator[None]:
    """A process is stopped (SIGSTOP), as on a machine that swaps."""
    pid = place.server.process.pid if part == "server" else place.parts[part]
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@contextmanager
def locked(place: Place) -> Iterator[None]:
    """Somebody else holds the lock of the database."""
    with closing(sqlite3.connect(place.database.removeprefix("sqlite:///"), isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


SQLITE: dict[str, Fault] = {"the server stands still": stopped, "the database is locked": locked}
BOTH: dict[str, Fault] = {
    "Redis stands still": lambda place: stopped(place, "redis"),
    "PostgreSQL stands still": lambda place: stopped(place, "postgres"),
}


def measure() -> None:
    """All drills, one after the other; stops at anything lost, doubled or not well again."""
    prepare_clients()
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        _drill("SQLite", SQLITE, lambda: _place(database), database)
    if why := missing("postgres") or missing("redis-server"):
        print(why)
        return
    with TemporaryDirectory(prefix="cornerwise-") as folder, ExitStack() as stack:
        os.chmod(folder, 0o755)
        (Path(folder) / "postgres").mkdir()
        database = stack.enter_context(postgres(Path(folder) / "postgres"))
        address = stack.enter_context(redis(Path(folder)))
        parts = {"postgres": _listener(database), "redis": _listener(address)}
        arguments = ("--redis", address)
        _drill("PostgreSQL and Redis", BOTH, lambda: _place(database, parts, *arguments), database)


def _listener(url: str) -> int:
    """The process that listens at an address."""
    port = url.rpartition(":")[2].partition("/")[0]
    found = subprocess.run(["ss", "-Hltnp", f"sport = :{port}"], capture_output=True, text=True, check=True).stdout
    return int(found.partition("pid=")[2].partition(",")[0])


@contextmanager
def _place(database: str, parts: dict[str, int] | None = None, *arguments: str) -> Iterator[Place]:
    with serving(database, 0, {}, *arguments) as server:
        yield Place(server, database, parts or {})


def _drill(
    name: str, faults: dict[str, Fault], opened: Callable[[], AbstractContextManager[Place]], database: str
) -> None:
    stored = store_matches(database, MATCHES)
    people = [Persistent(match, seat) for match in stored for seat in range(len(match.cookies))]
    for fault, happen in faults.items():
        with opened() as place:
            told = uvloop.run(_happen(people, place, happen))
        print(f"{name}: {fault} for {AWAY:.0f} s: {told}", flush=True)
    uvloop.run(check(people, database))
    print(f"{name}: {promises(people)} acknowledged moves, each in the log once")


@asynccontextmanager
async def _playing(people: list[Persistent], place: Place) -> AsyncIterator[None]:
    """Players who reconnect when they are disconnected, as a browser does."""

    async def come_back() -> None:
        while True:
            for person in people:
                if person.is_lost:
                    with suppress(OSError):
                        await person.connect(place.server)
            await asyncio.sleep(0.5)

    coming = asyncio.create_task(come_back())
    yield
    coming.cancel()


async def _happen(people: list[Persistent], place: Place, happen: Fault) -> str:
    for person in people:
        person.is_lost, person.slow = True, 0.05
    async with _playing(people, place):
        await _moves_more(people, 20)
        before = promises(people)
        with happen(place):
            await asyncio.sleep(AWAY)
            said = await asyncio.to_thread(place.is_ready)
            during = promises(people) - before
        begin = time.perf_counter()
        while not await asyncio.to_thread(place.is_ready):
            assert time.perf_counter() - begin < WELL, "it is not well again"
            await asyncio.sleep(0.1)
        await _moves_more(people, 20)
        took = time.perf_counter() - begin
    return f"{during} moves meanwhile, /ready said {'yes' if said else 'no'}, play went on after {took:.1f} s"


async def _moves_more(people: list[Persistent], count: int) -> None:
    wanted, end = promises(people) + count, time.perf_counter() + WELL
    while promises(people) < wanted:
        assert time.perf_counter() < end, "nobody can move"
        await asyncio.sleep(0.02)
