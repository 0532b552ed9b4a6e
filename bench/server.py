"""How many durable moves a server makes: many four-seat games, a socket for every seat, SQLite in a file.

    python bench/server.py --games 2500 --rate 1000 --seconds 20

The server runs as users run it, in a process of its own; the clients here share one other core. Every move is a legal
one out of the list that the server sent, is committed with `synchronous=FULL` before it is acknowledged, and is told to
all four seats. Given is the time from sending a move to its acknowledgement. Rate 0 is as fast as it goes.
"""

import argparse
import asyncio
import base64
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import Request, urlopen

from pydantic_core import from_json

SEATS = 4


class Line(asyncio.Protocol):
    """A WebSocket, as little of it as a client needs that trusts the server."""

    def __init__(self, heard: "Game", seat: int, host: str, cookie: str) -> None:
        self.game, self.seat, self.buffer, self.open = heard, seat, b"", False
        key = base64.b64encode(os.urandom(16)).decode()
        self.hello = (
            f"GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        transport.write(self.hello.encode())  # type: ignore[attr-defined]  # asyncio types it as its base

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self.open, self.buffer = True, rest
            self.send({"type": "subscribe", "match": self.game.match})
        while len(self.buffer) >= 2:
            size, start = self.buffer[1] & 127, 2
            if size == 126:
                size, start = int.from_bytes(self.buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(self.buffer[2:10], "big"), 10
            if len(self.buffer) < start + size:
                return
            message, self.buffer = self.buffer[start : start + size], self.buffer[start + size :]
            self.game.hear(self.seat, message)

    def send(self, message: dict[str, object]) -> None:
        data = json.dumps(message).encode()
        length = bytes([128 | len(data)]) if len(data) < 126 else bytes([254]) + len(data).to_bytes(2, "big")
        self.transport.write(b"\x81" + length + bytes(4) + data)  # type: ignore[attr-defined]  # the mask may be zero


class Game:
    """A match with a socket for every seat; whoever is to move waits for its turn in the queue."""

    def __init__(self, match: str, bench: "Bench") -> None:
        self.match, self.bench = match, bench
        self.lines: list[Line] = []
        self.ready = self.sent = 0.0
        self.next: tuple[int, int, str] | None = None
        self.joined = 0

    def hear(self, seat: int, message: bytes) -> None:
        if message.startswith(b'{"type":"ack"'):
            self.bench.took.append(time.perf_counter() - self.sent)
        elif b'"legal":' in message:
            data = from_json(message)
            seq = data["snapshot"]["seq"] if "snapshot" in data else data["events"][-1]["seq"]
            state = data["snapshot"]["state"] if "snapshot" in data else data["state"]
            moves = [move for piece in state["legal"].values() for move in piece]
            self.next = (seat, seq, random.choice(moves))
            self.bench.waiting.append(self)
        elif b'"type":"error"' in message[:20]:
            raise SystemExit(message.decode())
        if message.startswith(b'{"type":"snapshot"'):
            self.joined += 1
            self.bench.joined += 1

    def move(self) -> None:
        assert self.next
        seat, seq, move = self.next
        self.sent = time.perf_counter()
        action = {"do": "move", "move": move}
        command = {"type": "do", "match": self.match, "seat": seat, "seq": seq, "key": str(seq), "action": action}
        self.lines[seat].send(command)


class Bench:
    """All games together."""

    def __init__(self, url: str) -> None:
        self.url, self.waiting, self.took, self.joined = url, list[Game](), list[float](), 0
        self.cookies = [self._session(f"P{seat}") for seat in range(SEATS)]

    def _post(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, object], str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        with urlopen(Request(self.url + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer), answer.headers.get("Set-Cookie", "").partition(";")[0]

    def _session(self, name: str) -> str:
        return self._post("/api/session", {"name": name})[1]

    def game(self) -> Game:
        made, _ = self._post("/api/matches", {"variant": "classic", "seats": ["me"] + ["open"] * 3}, self.cookies[0])
        seq = made["seq"]
        for seat in range(1, SEATS):
            body = {"seat": seat, "seq": seq, "key": f"s{seat}", "action": {"do": "sit"}}
            seq = self._post(f"/api/matches/{made['match']}/commands", body, self.cookies[seat])[0]["seq"]
        return Game(str(made["match"]), self)

    async def connect(self, games: list[Game]) -> None:
        host, port = self.url.removeprefix("http://").split(":")
        loop = asyncio.get_running_loop()
        for number, game in enumerate(games):
            for seat in range(SEATS):
                line = Line(game, seat, f"{host}:{port}", self.cookies[seat])
                game.lines.append(line)
                await loop.create_connection(lambda line=line: line, host, int(port))
            if number % 50 == 0:
                await asyncio.sleep(0.01)
        while self.joined < SEATS * len(games):
            await asyncio.sleep(0.05)

    async def run(self, rate: float, seconds: float) -> None:
        self.took.clear()
        start, made = time.perf_counter(), 0
        while (passed := time.perf_counter() - start) < seconds:
            due = int(rate * passed) - made if rate else len(self.waiting)
            random.shuffle(self.waiting)
            for game in self.waiting[: max(0, due)]:
                game.move()
                made += 1
            del self.waiting[: max(0, due)]
            await asyncio.sleep(0.002)
        while len(self.took) < made and time.perf_counter() - start < seconds + 30:
            await asyncio.sleep(0.01)
        took = sorted(self.took)
        per = len(took) / (time.perf_counter() - start)
        marks = ", ".join(f"p{mark} {1000 * took[int(len(took) * mark / 100)]:.1f} ms" for mark in (50, 90, 99))
        print(f"{len(took)} of {made} moves acknowledged, {per:.0f} a second; {marks}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2500)
    parser.add_argument("--rate", type=float, default=1000, help="moves a second, 0 for as many as possible")
    parser.add_argument("--seconds", type=float, default=20)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cornerwise.cli", "serve", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/games.db"]
        environment = os.environ | {"CORNERWISE_LIMITS": "0"}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
            try:
                assert server.stdout
                bench = Bench(server.stdout.readline().split()[-1])
                measure(bench, arguments, server.pid)
            finally:
                server.terminate()


def measure(bench: Bench, arguments: argparse.Namespace, server: int) -> None:
    start = time.perf_counter()
    games = [bench.game() for _ in range(arguments.games)]
    print(f"{len(games)} games set up in {time.perf_counter() - start:.1f} s")

    async def work() -> None:
        await bench.connect(games)
        print(f"{bench.joined} sockets open, {memory(server)} MiB")
        await bench.run(arguments.rate, arguments.seconds)
        print(f"{memory(server)} MiB in the end, {processor(server):.1f} s of processor time")

    asyncio.run(work())


def memory(process: int) -> int:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) // 1024


def processor(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
