"""People who never give up: they come back when they are hung up on, and send a move until it is acknowledged."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from pydantic_core import from_json, to_json

from bench.server.line import Line
from bench.server.places import Place
from bench.server.stored import Stored
from cornerwise.server.match.events import Entry, Moved
from cornerwise.server.storage.store import Store

PAUSE = 1.0
"""Seconds before somebody tries again who was told to wait."""
BACK = 0.3
"""Seconds between two looks at who was hung up on."""


class Persistent:
    """A seat whose player sends a move again, with the same key, until it is acknowledged."""

    def __init__(self, stored: Stored, seat: int, slow: float = 0.0) -> None:
        self.match, self._cookie, self._seat = stored.match, stored.cookies[seat], seat
        self._slow = slow
        """Seconds to think before a move."""
        self.promised: dict[int, str] = {}
        """What was acknowledged, by the number of the event."""
        self.seq = 0
        self.is_caught_up, self.is_lost, self.is_over = False, True, False
        self.told_to_wait = self.times_lost = 0
        self._state: dict[str, Any] = {}
        self._pending: dict[str, Any] | None = None
        self._asked = 0.0
        self.longest = 0.0
        """The most seconds from a move to its acknowledgement."""
        self._line: Line

    async def connect(self, place: Place) -> None:
        self.is_caught_up = self.is_lost = False
        self._line = Line(f"{place.host}:{place.port}", self._cookie, self._hear, self._lose)
        try:
            await self._line.connect(place.host, place.port)
        except OSError:
            self.is_lost = True
            raise

    def _lose(self) -> None:
        self.is_lost, self.is_caught_up = True, False
        self.times_lost += 1

    def forget_figures(self) -> None:
        self.told_to_wait = self.times_lost = 0
        self.longest = 0.0
        self._asked = time.perf_counter()

    def _hear(self, data: bytes) -> None:
        message = from_json(data)
        match message["type"]:
            case "welcome":
                self._subscribe()
            case "snapshot":
                self._learn(message["snapshot"]["seq"], message["snapshot"]["state"])
            case "events":
                numbers = [event["seq"] for event in message["events"]]
                assert numbers == list(range(self.seq + 1, self.seq + 1 + len(numbers))), f"{numbers} after {self.seq}"
                self._learn(self.seq + len(numbers), message["state"])
            case "ack":
                assert self._pending is not None and message["key"] == self._pending["key"], message
                self.promised[message["first"]] = self._pending["action"]["move"]  # the end of the game may follow it
                self.longest = max(self.longest, time.perf_counter() - self._asked)
                self._pending = None
                self._move()
            case "error" if message["code"] == "server/busy":
                self.told_to_wait += 1
                self._later(PAUSE, self._try_again)
            case "error" if message["code"] == "match/stale-seq" and self._pending:
                self._later(PAUSE, self._subscribe)  # the server noted something meanwhile: catches up, tries again
            case "error":
                raise AssertionError(message)

    def _subscribe(self) -> None:
        self.is_caught_up = False
        self._say({"type": "subscribe", "match": self.match, "since": self.seq or None})

    def _try_again(self) -> None:
        if not self.is_caught_up:
            self._subscribe()
        elif self._pending:
            self._say(self._pending)

    def _later(self, seconds: float, do: Any) -> None:
        line = self._line
        asyncio.get_running_loop().call_later(seconds, lambda: do() if line is self._line else None)

    def _learn(self, seq: int, state: dict[str, Any]) -> None:
        assert seq >= self.seq, f"{self.match} was at {self.seq}, and now it is at {seq}"
        was_behind, self.is_caught_up = not self.is_caught_up, True
        self.seq, self._state = seq, state
        self.is_over = state["phase"] == "over"
        if self._pending is None:
            self._move()
        elif was_behind:
            # With the same key, so that it is done once; after whatever the server itself has noted since.
            self._pending["seq"] = seq
            self._say(self._pending)

    def _move(self) -> None:
        if "legal" not in self._state:
            return
        moves = [move for piece in self._state["legal"].values() for move in piece]
        action = {"do": "move", "move": random.choice(moves)}
        command = {"seat": self._seat, "seq": self.seq, "key": f"{self._seat}-{self.seq}", "action": action}
        self._pending = {"type": "do", "match": self.match, **command}
        if self._slow:
            self._later(self._slow, self._ask)
        else:
            self._ask()

    def _ask(self) -> None:
        self._asked = time.perf_counter()
        if self._pending and self.is_caught_up:
            self._say(self._pending)

    def _say(self, message: dict[str, Any]) -> None:
        if not self.is_lost:
            self._line.send(to_json(message))


class Crowd:
    """All seats of some matches."""

    def __init__(self, place: Place, stored: Sequence[Stored], slow: float = 0.0) -> None:
        self._place = place
        self.people = [Persistent(match, seat, slow) for match in stored for seat in range(len(match.cookies))]
        self._faults: list[dict[str, Any]] = []

    @property
    def moves(self) -> int:
        """How many were acknowledged."""
        return sum(len(person.promised) for person in self.people)

    @property
    def is_caught_up(self) -> bool:
        return all(person.is_caught_up for person in self.people)

    @property
    def is_over(self) -> bool:
        return all(person.is_over for person in self.people)

    def told_to_wait(self) -> int:
        return sum(person.told_to_wait for person in self.people)

    def times_lost(self) -> int:
        return sum(person.times_lost for person in self.people)

    def longest(self) -> float:
        return max(person.longest for person in self.people)

    def moved(self) -> dict[str, int]:
        """The moves of every match that goes on."""
        found: dict[str, int] = {}
        for person in self.people:
            if not person.is_over:
                found[person.match] = found.get(person.match, 0) + len(person.promised)
        return found

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Whoever is hung up on comes back, as a browser does."""
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: self._faults.append(context))
        coming = asyncio.create_task(self._come_back())
        try:
            yield
        finally:
            coming.cancel()

    async def _come_back(self) -> None:
        while True:
            lost = [person for person in self.people if person.is_lost]
            if lost and self._place.is_started:
                # One at a time where nobody listens; all of them where somebody does.
                with suppress(OSError):
                    await lost[0].connect(self._place)
                    await asyncio.gather(*(person.connect(self._place) for person in lost[1:]), return_exceptions=True)
            await asyncio.sleep(BACK)

    async def wait_until(self, is_so: Any, seconds: float, otherwise: str) -> float:
        """Waits for something to be so; for how many seconds it did."""
        begin = time.perf_counter()
        while not is_so():
            assert not self._faults, self._faults[0]
            assert time.perf_counter() - begin < seconds, otherwise
            await asyncio.sleep(0.01)
        assert not self._faults, self._faults[0]
        return time.perf_counter() - begin


async def check(people: Sequence[Persistent], database: str) -> None:
    """Stops where anything acknowledged is not in the log, or is there twice, or somebody's time ran out."""
    store = await Store.open(database)
    logs: dict[str, list[Entry]] = {}
    for person in people:
        log = logs[person.match] if person.match in logs else await store.log(person.match)
        logs[person.match] = log
        moves = {entry.seq: entry.event.move for entry in log if isinstance(entry.event, Moved)}
        lost = dict(person.promised.items() - moves.items())
        assert not lost, f"acknowledged in {person.match}, but lost: {lost}; it has {moves}"
        assert len(set(moves.values())) == len(moves), "a move is there twice"
        keys = [(entry.player, entry.key) for entry in log if entry.event.kind == "moved"]
        assert len(set(keys)) == len(keys), "a command was carried out twice"
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1)), "the log has a gap"
        assert not any(entry.event.kind == "expired" for entry in log), f"somebody's time ran out in {person.match}"
    await store.close()
