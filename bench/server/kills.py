"""A server that is killed again and again while people play: what was acknowledged is there, once, and all catch up."""

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import uvloop
from pydantic_core import from_json, to_json

from bench.server.line import Line
from bench.server.process import Served, prepare_clients, serving
from bench.server.stored import Stored, store_matches
from cornerwise.server.match.events import Entry, Moved
from cornerwise.server.storage.store import Store

BLOCK = 20
"""Kills after which new matches begin, before the old ones are over."""
MATCHES = 150
MOST_MOVES = 80
"""Between two kills."""
CATCHING_UP = 60.0
"""Seconds that everybody has to be where the log is."""


class Persistent:
    """A seat whose player sends a move again, with the same key, until it is acknowledged."""

    def __init__(self, stored: Stored, seat: int) -> None:
        self.match, self._cookie, self._seat = stored.match, stored.cookies[seat], seat
        self.promised: dict[int, str] = {}
        """What was acknowledged, by the number of the event."""
        self.seq = 0
        self.is_caught_up = False
        self._state: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._line: Line
        self.is_lost = False
        self.slow = 0.0
        """Seconds to think before a move, where it is not speed that is measured."""

    @property
    def is_moving(self) -> bool:
        """Whether a move waits for its acknowledgement: in every match that goes on there is one."""
        return self._pending is not None

    async def connect(self, server: Served) -> None:
        self.is_caught_up = False
        self.is_lost = False
        self._line = Line(f"{server.host}:{server.port}", self._cookie, self._hear, self._lose)
        await self._line.connect(server.host, server.port)

    def _lose(self) -> None:
        self.is_lost = True

    def _hear(self, data: bytes) -> None:
        message = from_json(data)
        match message["type"]:
            case "welcome":
                self._say({"type": "subscribe", "match": self.match, "since": self.seq or None})
            case "snapshot":
                self._learn(message["snapshot"]["seq"], message["snapshot"]["state"])
            case "events":
                numbers = [event["seq"] for event in message["events"]]
                assert numbers == list(range(self.seq + 1, self.seq + 1 + len(numbers))), f"{numbers} after {self.seq}"
                self._learn(self.seq + len(numbers), message["state"])
            case "ack":
                assert self._pending is not None and message["key"] == self._pending["key"], message
                self.promised[message["first"]] = self._pending["action"]["move"]  # the end of the game may follow it
                self._pending = None
                self._move()
            case "error" if message["code"] == "server/busy" and self._pending:
                asyncio.get_running_loop().call_later(1, self._say, self._pending)  # as it is told to
            case "error":
                raise AssertionError(message)

    def _learn(self, seq: int, state: dict[str, Any]) -> None:
        self.seq, self._state = seq, state
        if self._pending is None:
            self._move()
        elif not self.is_caught_up:
            self._say(self._pending)
        self.is_caught_up = True

    def _move(self) -> None:
        if "legal" not in self._state:
            return
        moves = [move for piece in self._state["legal"].values() for move in piece]
        action = {"do": "move", "move": random.choice(moves)}
        command = {"seat": self._seat, "seq": self.seq, "key": f"{self._seat}-{self.seq}", "action": action}
        self._pending = {"type": "do", "match": self.match, **command}
        if self.slow:
            asyncio.get_running_loop().call_later(self.slow, self._say, self._pending)
        else:
            self._say(self._pending)

    def _say(self, message: dict[str, Any]) -> None:
        self._line.send(to_json(message))


def measure(kills: int) -> None:
    """Prints what was promised and kept; stops at anything lost, doubled or missing."""
    start, moves, clients = time.perf_counter(), 0, 0
    prepare_clients()
    for killed in range(0, kills, BLOCK):
        people = _kill_often(min(BLOCK, kills - killed))
        moves, clients = moves + promises(people), clients + len(people)
        print(f"{min(killed + BLOCK, kills)} kills, {moves} acknowledged moves", flush=True)
    print(f"{time.perf_counter() - start:.0f} s: every acknowledged move is in the log, once,")
    print(f"and {clients} clients caught up by replay alone after every kill")


def _kill_often(kills: int) -> Sequence[Persistent]:
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        stored = store_matches(database, MATCHES)
        people = [Persistent(match, seat) for match in stored for seat in range(len(match.cookies))]
        for _ in range(kills):
            with serving(database) as server:
                uvloop.run(_play(people, server, promises(people) + random.randrange(1, MOST_MOVES)))
                server.process.kill()
        with serving(database) as server:
            uvloop.run(_play(people, server, 0))
        uvloop.run(check(people, database))
        return people


def promises(people: Sequence[Persistent]) -> int:
    return sum(len(person.promised) for person in people)


async def _play(people: Sequence[Persistent], server: Served, wanted: int) -> None:
    """Until so many moves are acknowledged, or nobody can move any more; everybody catches up with the log first."""
    faults: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: faults.append(context))
    await asyncio.gather(*(person.connect(server) for person in people))
    end = time.perf_counter() + CATCHING_UP
    while not all(person.is_caught_up for person in people) or (
        promises(people) < wanted and any(person.is_moving for person in people)
    ):
        assert time.perf_counter() < end, "not everybody caught up"
        await asyncio.sleep(0.001)
    assert not faults, faults[0]


async def check(people: Sequence[Persistent], database: str) -> None:
    store = await Store.open(database)
    logs: dict[str, list[Entry]] = {}
    for person in people:
        log = logs[person.match] if person.match in logs else await store.log(person.match)
        logs[person.match] = log
        moves = {entry.seq: entry.event.move for entry in log if isinstance(entry.event, Moved)}
        lost = dict(person.promised.items() - moves.items())
        assert not lost, f"acknowledged in {person.match}, but lost: {lost}"
        assert len(set(moves.values())) == len(moves), "a move is there twice"
        keys = [(entry.player, entry.key) for entry in log if entry.event.kind == "moved"]
        assert len(set(keys)) == len(keys), "a command was carried out twice"
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
    await store.close()
