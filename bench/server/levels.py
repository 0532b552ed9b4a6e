"""What people who play against the computer cost the server: with their games on it, and in their browsers.

On the server every move is committed and answered by an engine. In the browser a game costs the server the visit: the
page, its files, lists and the board; it hears nothing of the moves. Engines are processes of their own, whose time
counts too.
"""

import asyncio
import json
import random
import re
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
import uvloop

from bench.server.games import _any_move, _last_seq
from bench.server.line import Line
from bench.server.process import TICKS, Served, prepare_clients, serving

VARIANT = "duo"
SCRIPT = re.compile(r'(?:src|href)="(/assets/[^"]+)"')
ASKED = ("/api/session", "/api/matches", "/api/matches/mine", "/api/games", f"/api/games/{VARIANT}/board")
"""What a visit asks for beside the files of the client, until a game stands on the screen."""


def measure(people: int, level: int, pause: float, seconds: float, visits: int) -> None:
    """Prints processor time a game, and what 1,000 people at that pace take."""
    prepare_clients()
    with TemporaryDirectory() as folder:
        with serving(f"sqlite:///{Path(folder) / 'games.db'}") as server:
            uvloop.run(_on_server(server, people, level, pause, seconds))
        with serving(f"sqlite:///{Path(folder) / 'none.db'}") as server:
            uvloop.run(_in_browsers(server, visits))


def _processor(server: Served) -> float:
    """Seconds of processor time of the server and of the engines that it has started."""
    spent: dict[int, int] = {}
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            fields = stat.read_text().rpartition(")")[2].split()
            process = int(stat.parent.name)
            parents[process], spent[process] = int(fields[1]), int(fields[11]) + int(fields[12])
    first = server.process.pid
    return sum(time for process, time in spent.items() if process == first or parents[process] == first) / TICKS


class Player:
    """Somebody who plays one game after the other against a level."""

    def __init__(self, server: Served, level: int, pause: float) -> None:
        self._server, self._level, self._pause = server, level, pause
        self.http = httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", timeout=120)
        self.moves = self.answers = self.games = 0
        self._match = ""
        self._line: Line | None = None

    async def begin(self) -> None:
        answer = await self.http.post("/api/session", json={"name": "Somebody"})
        cookie = "; ".join(f"{name}={value}" for name, value in answer.cookies.items())
        self._line = Line(f"{self._server.host}:{self._server.port}", cookie, self._hear, lambda: None)
        await self._next_game()
        await self._line.connect(self._server.host, self._server.port)

    async def _next_game(self) -> None:
        plan = {"variant": VARIANT, "seats": ["me", self._level], "chat": "off"}
        self._match = (await self.http.post("/api/matches", json=plan)).json()["match"]

    def _hear(self, message: bytes) -> None:
        kind = message[9:13]
        if kind == b"welc":
            self._say({"type": "subscribe", "match": self._match})
        elif kind in (b"even", b"snap"):
            self.answers += message.count(b'"kind":"moved","seat":1')
            if (legal := message.find(b'"legal":{')) >= 0:
                seq, move = _last_seq(message, legal), _any_move(message, legal + 8)
                pause = random.expovariate(1 / self._pause)
                asyncio.get_running_loop().call_later(pause, self._move, self._match, seq, move.decode())
            elif b'"phase":"over"' in message:
                self.games += 1
                asyncio.get_running_loop().create_task(self._again())

    async def _again(self) -> None:
        self._say({"type": "unsubscribe", "match": self._match})
        await self._next_game()
        self._say({"type": "subscribe", "match": self._match})

    def _move(self, match: str, seq: int, move: str) -> None:
        self.moves += 1
        action = {"do": "move", "move": move}
        self._say({"type": "do", "match": match, "seat": 0, "seq": seq, "key": f"k{seq}", "action": action})

    def _say(self, message: dict[str, object]) -> None:
        assert self._line is not None
        self._line.send(json.dumps(message).encode())


async def _on_server(server: Served, people: int, level: int, pause: float, seconds: float) -> None:
    players = [Player(server, level, pause) for _ in range(people)]
    for player in players:
        await player.begin()
    moves, answers = sum(player.moves for player in players), sum(player.answers for player in players)
    before, begun = _processor(server), time.perf_counter()
    await asyncio.sleep(seconds)
    passed, spent = time.perf_counter() - begun, _processor(server) - before
    moves = sum(player.moves for player in players) - moves
    answers = sum(player.answers for player in players) - answers
    games = sum(player.games for player in players)
    print(f"on the server: {people} people, level {level}, {pause:g} s a move, {passed:.0f} s")
    print(f"  {moves} moves, {answers} answers of the computer, {games} games ended")
    each = spent / max(1, answers)
    print(f"  {spent:.1f} s of processor time, {spent / passed:.2f} cores, {1000 * each:.0f} ms an answer")
    print(f"  {answers * pause / (people * passed):.0%} of the answers that so many people wait for at that pace")
    print(f"  1,000 people would take {1000 / pause * each:.1f} cores")


async def _in_browsers(server: Served, visits: int) -> None:
    """First visits, each until a game stands on the screen; the rest of a game the server does not hear of."""
    async with httpx.AsyncClient(base_url=f"http://{server.host}:{server.port}", timeout=120) as http:
        page = (await http.get("/")).text
        files = sorted(set(SCRIPT.findall(page)))
        await http.post("/api/session", json={"name": "Somebody"})
        before, begun = _processor(server), time.perf_counter()
        for _ in range(visits):
            for path in ("/", *files, *ASKED):
                await http.get(path)
        spent, passed = _processor(server) - before, time.perf_counter() - begun
    print(f"in browsers: {visits} first visits, {1 + len(files) + len(ASKED)} requests each, in {passed:.0f} s")
    each = f"{1000 * spent / visits:.1f} ms a visit"
    print(f"  {spent:.1f} s of processor time, {each}, and nothing for the games themselves")
