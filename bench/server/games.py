"""Many games at once over many sockets: whoever is to move picks a legal move out of the list that the server sent."""

import asyncio
import random
import re
import time
from collections.abc import Sequence
from functools import partial

from bench.server.line import Line
from bench.server.process import Served
from bench.server.stored import Stored

_MOVE = re.compile(rb'[\[,]"([^"]+)"(?=[,\]])')
_SEQ = re.compile(rb'"seq":(\d+)')
OPENING_AT_ONCE = 100


class Game:
    """A match with a socket for every seat."""

    def __init__(self, stored: Stored, players: "Players") -> None:
        self.match, self._players = stored.match, players
        self.lines: list[Line] = []
        self._sent = 0.0
        self._next: tuple[int, int, bytes] | None = None

    def hear(self, seat: int, message: bytes) -> None:
        """Reads no more than it must: a client that parsed everything would be slower than the server."""
        kind = message[9:13]
        if kind == b"even" or kind == b"snap":
            legal = message.find(b'"legal":{')
            if legal >= 0:
                self._next = (seat, last_seq(message, legal), any_move(message, legal + 8))
                self._players.waiting.append(self)
            if kind == b"snap":
                self._players.joined += 1
        elif kind == b'ack"':
            self._players.took.append(time.perf_counter() - self._sent)
        elif kind == b"welc":
            self.lines[seat].send(b'{"type":"subscribe","match":"%s"}' % self.match.encode())
        elif kind == b"erro":
            raise SystemExit(message.decode())

    def move(self) -> None:
        assert self._next
        seat, seq, move = self._next
        self._sent = time.perf_counter()
        self.lines[seat].send(
            b'{"type":"do","match":"%s","seat":%d,"seq":%d,"key":"%d","action":{"do":"move","move":"%s"}}'
            % (self.match.encode(), seat, seq, seq, move)
        )


def last_seq(message: bytes, end: int) -> int:
    """The number of the last event that a message tells of."""
    return int(_SEQ.findall(message, 0, end)[-1])


def any_move(message: bytes, start: int) -> bytes:
    """One of the moves of a list. The first after a random place is as good as any for this."""
    found = _MOVE.search(message, random.randrange(start, len(message))) or _MOVE.search(message, start)
    assert found
    return found[1]


class Players:
    """All games together, driven by one process."""

    def __init__(self, server: Served, forwarded: bool = False) -> None:
        self._server = server
        self._forwarded = forwarded
        """Whether everybody has an address of their own, as a proxy would tell it."""
        self.waiting: list[Game] = []
        """The games in which somebody is to move."""
        self.took: list[float] = []
        """Seconds from sending a move to its acknowledgement."""
        self.joined = 0

    async def join(self, matches: Sequence[Stored]) -> None:
        """Opens a socket for every seat, some at a time, and waits until all have seen their match."""
        expected = self.joined
        for first in range(0, len(matches), OPENING_AT_ONCE):
            some = matches[first : first + OPENING_AT_ONCE]
            await asyncio.gather(*(self._open(Game(stored, self), stored) for stored in some))
            expected += sum(len(stored.cookies) for stored in some)
            while self.joined < expected:
                await asyncio.sleep(0.01)

    async def _open(self, game: Game, stored: Stored) -> None:
        host, port = self._server.host, self._server.port
        for seat, cookie in enumerate(stored.cookies):
            address = f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"
            more = f"X-Forwarded-For: {address}\r\n" if self._forwarded else ""
            line = Line(f"{host}:{port}", cookie, partial(game.hear, seat), _hung_up, more)
            game.lines.append(line)
            await line.connect(host, port)

    async def play(self, rate: float, seconds: float) -> tuple[int, float]:
        """So many moves a second, as many as possible where `rate` is 0: the moves made, and in how many seconds."""
        self.took.clear()
        start, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - start) < seconds:
            due = min(int(rate * passed) - made if rate else len(self.waiting), len(self.waiting))
            for _ in range(due):
                # Any of those that wait, so that no game is ahead of the others.
                place = random.randrange(len(self.waiting))
                self.waiting[place], self.waiting[-1] = self.waiting[-1], self.waiting[place]
                self.waiting.pop().move()
            made += due
            await asyncio.sleep(0.001)
        while len(self.took) < made:
            await asyncio.sleep(0.001)
        return made, time.perf_counter() - start


def _hung_up() -> None:
    raise SystemExit("the server has hung up")
