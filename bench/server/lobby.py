"""How soon everybody who looks at the lobby knows that somebody waits for others, while games are played."""

import asyncio
import time
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import uvloop

from bench.server.games import Players
from bench.server.line import Line
from bench.server.process import Machine, Served, prepare_clients, serving
from bench.server.stored import store_matches

OPENING_AT_ONCE = 100
LAST = 5.0
"""Seconds that the last news may take."""


class Watchers:
    """Guests with a start page each: what they hear is looked through for the name of the last seek."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._lines: list[Line] = []
        self._name, self._sent, self._seen = b"", 0.0, set[int]()
        self.greeted = 0
        self.messages = self.bytes = 0
        self.took: list[float] = []
        """Seconds from the request that opened a seek until each watcher had it."""

    async def open(self, count: int) -> None:
        host, port = self._server.host, self._server.port
        for first in range(0, count, OPENING_AT_ONCE):
            numbers = range(first, min(first + OPENING_AT_ONCE, count))
            for number in numbers:
                line = Line(f"{host}:{port}", "", partial(self._hear, number), _hung_up, query="?guest=1")
                self._lines.append(line)
                await line.connect(host, port)
            while self.greeted <= numbers[-1]:
                await asyncio.sleep(0.01)

    def _hear(self, number: int, message: bytes) -> None:
        if message.startswith(b'{"type":"welcome"'):
            self._lines[number].send(b'{"type":"watch"}')
            return
        if self.greeted < len(self._lines) and not self._name:
            self.greeted += 1
        self.messages += 1
        self.bytes += len(message)
        if self._name and self._name in message and number not in self._seen:
            self._seen.add(number)
            self.took.append(time.perf_counter() - self._sent)

    def expect(self, name: str) -> None:
        """From now on the clock runs for a seek of that name."""
        self._name, self._seen = f'"{name}"'.encode(), set()
        self._sent = time.perf_counter()

    @property
    def all_know(self) -> bool:
        return len(self._seen) == len(self._lines)


def measure(watchers: int, games: int, rate: float, seeks: float, seconds: float) -> None:
    """Prints how long seeks took to reach so many watchers beside so many listed games of four."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        stored = store_matches(database, games, listed=True)
        prepare_clients()
        with serving(database) as server:

            async def work() -> None:
                players, looking = Players(server), Watchers(server)
                await players.join(stored)
                await looking.open(watchers)
                print(f"{watchers} look on, {games} listed games, {server.memory} MiB", flush=True)
                await _measure(players, looking, server, rate, seeks, seconds)

            uvloop.run(work())


async def _measure(
    players: Players, looking: Watchers, server: Served, rate: float, seeks: float, seconds: float
) -> None:
    machine, served, mine = Machine(), server.processor, time.process_time()
    looking.messages = looking.bytes = 0
    playing = asyncio.create_task(players.play(rate, seconds))
    opened = await _seek(looking, server, seeks, seconds)
    made, passed = await playing
    served, mine, busy = server.processor - served, time.process_time() - mine, machine.busy
    for name, took in (("seeks", sorted(looking.took)), ("moves", sorted(players.took))):
        marks = ", ".join(f"p{mark} {1000 * took[int(len(took) * mark / 100)]:.1f} ms" for mark in (50, 90, 99))
        print(f"{name}: {marks}")
    print(f"{opened} seeks seen by all, {made} moves, {looking.messages / passed:.0f} messages a second")
    print(f"{looking.bytes / max(1, looking.messages):.0f} bytes a message; {server.memory} MiB in the end")
    print(f"server {served / passed:.0%} of a core, clients {mine / passed:.0%}")
    print(f"other programs {(busy - served - mine) / passed:.0%} of a core")


async def _seek(looking: Watchers, server: Served, rate: float, seconds: float) -> int:
    """Opens one seek after the other. The first one, for which the server makes the tables of duo, is not counted."""
    async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", timeout=30) as client:
        await _open_seek(looking, client, "First seek")
        looking.took.clear()
        opened, end = 0, time.perf_counter() + seconds
        while time.perf_counter() < end:
            opened += 1
            await _open_seek(looking, client, f"Seek {opened}")
            await asyncio.sleep(1 / rate)
    return opened


async def _open_seek(looking: Watchers, client: httpx.AsyncClient, name: str) -> None:
    """Opens a seek under a name of its own, and waits until everybody knows of it."""
    await client.post("/api/session", json={"name": name})
    looking.expect(name)
    plan = {"variant": "duo", "seats": ["me", "open"], "listed": True}
    made = await client.post("/api/matches", json=plan)
    assert made.status_code == 201, made.text
    waited = time.perf_counter() + LAST
    while not looking.all_know:
        assert time.perf_counter() < waited, "somebody does not hear of a seek"
        await asyncio.sleep(0.005)


def _hung_up() -> None:
    raise SystemExit("the server has hung up")
