"""Honest players beside attackers: how much longer a move takes, and how much memory the server takes.

Everybody has an address of their own, as a proxy would tell it. Attackers flood sockets with pings, hold half a request
open, post bombs of boards and games, and ask for analyses that they do not wait for; each begins again when it is
stopped. The limits of the server are those it has by default. Some `kinds` of attack alone show what each costs.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import IO, cast

import httpx
import uvloop

from bench.server.games import Players
from bench.server.process import CLIENT_CORE, SERVER_CORE, Served, pin, prepare_clients, processor_of, serving
from bench.server.stored import store_matches

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "server"))
from hostile import RawSocket, board_bomb, game_bomb, memory_of, processes_of

SETTINGS = {"CORNERWISE_LIMITS": "1", "CORNERWISE_PROXIES": '["127.0.0.1"]', "CORNERWISE_ENGINES": "1"}
BURSTS = 10.0
"""Seconds after which attackers have used up what everybody may do at first."""
TURNS, SETTLING = 4, 1.0
"""How often it is measured without and with them, and seconds before each time."""
MOST = 3.0
"""How many times longer the slowest hundredth of moves may take with attackers than without."""


def measure(games: int, attackers: int, rate: float, seconds: float, kinds: Sequence[str]) -> None:
    """Prints p99 and memory without and with attackers; fails where p99 is more than `MOST` times as long."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        stored = store_matches(database, games)
        prepare_clients()
        # Attackers have machines of their own, so here they have a core, and the players share the server's: what they
        # wait for is then the server, and not their turn beside fifty busy programs.
        pin(os.getpid(), SERVER_CORE)
        with serving(database, settings=SETTINGS) as server:

            async def work() -> None:
                players = Players(server, forwarded=True)
                await players.join(stored)
                print(f"{players.joined} sockets, alone: {_memory(server)}", flush=True)
                hostile = [_attacker(server, number, kinds) for number in range(attackers)]
                try:
                    for process in hostile:
                        await asyncio.to_thread(cast(IO[bytes], process.stdout).readline)  # it has begun
                    await asyncio.sleep(BURSTS)
                    quiet, loud = await _by_turns(server, players, hostile, rate, seconds)
                finally:
                    for process in hostile:
                        process.kill()
                print(f"beside {attackers} attackers: p99 {1000 * loud:.1f} ms, {_memory(server)}")
                print(
                    f"while they are stopped: p99 {1000 * quiet:.1f} ms; {loud / quiet:.1f} times as long beside them"
                )
                assert loud <= MOST * quiet, "honest players feel it"

            uvloop.run(work())


async def _by_turns(
    server: Served, players: Players, hostile: Sequence["subprocess.Popen[bytes]"], rate: float, seconds: float
) -> tuple[float, float]:
    """p99 without and with attackers, in turns of a few seconds, so that other programs weigh on both alike."""
    took: dict[bool, list[float]] = {False: [], True: []}
    for turn in range(2 * TURNS):
        is_loud = turn % 2 == 1
        for process in hostile:
            process.send_signal(signal.SIGCONT if is_loud else signal.SIGSTOP)
        await asyncio.sleep(SETTLING)
        before = _times(server)
        _, passed = await players.play(rate, seconds / TURNS)
        took[is_loud] += players.took
        shares = [(now - then) / passed for now, then in zip(_times(server), before, strict=True)]
        print(
            f"{'beside attackers' if is_loud else 'alone'}: p99 {1000 * _p99(players.took):.1f} ms, median "
            f"{1000 * median(players.took):.1f} ms; the server took {shares[0]:.0%} of a core and waited for it "
            f"{shares[1]:.0%} of the time, its workers took {shares[2]:.0%}",
            flush=True,
        )
    return _p99(took[False]), _p99(took[True])


def _p99(took: Sequence[float]) -> float:
    return sorted(took)[int(len(took) * 0.99)]


def _memory(server: Served) -> str:
    return f"{server.memory} MiB, with all its processes {memory_of(server.process.pid) >> 20} MiB"


def _times(server: Served) -> tuple[float, float, float]:
    """Seconds that the server has run and waited, and that its workers have run, but for those that have ended."""
    own = server.process.pid
    workers = sum(processor_of(process) for process in processes_of(own) if process != own)
    return server.processor, server.waited, workers


def _attacker(server: Served, number: int, kinds: Sequence[str]) -> "subprocess.Popen[bytes]":
    url = f"http://{server.host}:{server.port}"
    command = [sys.executable, "-m", "bench.server.hostile", url, str(number), kinds[number % len(kinds)]]
    # A session of its own: Linux shares the time of a processor between sessions first, so that fifty busy programs in
    # that of the server would leave it next to nothing of its own core.
    process = subprocess.Popen(
        command, env=os.environ, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True
    )
    pin(process.pid, CLIENT_CORE)
    return process


def attack(url: str, number: int, kind: str) -> None:
    """One attacker, until it is killed or whoever started it has gone."""
    print("begun", flush=True)
    parent = os.getppid()
    address = {"X-Forwarded-For": f"203.0.113.{number + 1}"}
    rng = random.Random(number)
    deed = KINDS[kind]
    while os.getppid() == parent:
        try:
            with httpx.Client(base_url=url, headers=address, timeout=10) as client:
                client.post("/api/session", json={"name": f"Eve {number}"})
                deed(url, client, address, rng)
        except (OSError, AssertionError, httpx.HTTPError):
            time.sleep(0.05)


def _flood(url: str, client: httpx.Client, address: dict[str, str], rng: random.Random) -> None:
    raw = RawSocket(url, client.cookies, address)
    raw.flood((rng.choice((b"\x89", b"\x81", b"\x00")) + b"\x80\0\0\0\0") * 2000, 5)
    raw.close()


def _hold(url: str, client: httpx.Client, address: dict[str, str], rng: random.Random) -> None:
    raw = [RawSocket(url, client.cookies, whole=False) for _ in range(20)]
    time.sleep(5)
    for each in raw:
        each.close()


def _bomb(url: str, client: httpx.Client, address: dict[str, str], rng: random.Random) -> None:
    text = board_bomb(40, rng.randrange(1 << 30)) if rng.random() < 0.5 else game_bomb(11_000)
    client.post("/api/records", json={"text": text})


def _search(url: str, client: httpx.Client, address: dict[str, str], rng: random.Random) -> None:
    body = {"variant": rng.choice(("classic", "duo", "trigon")), "level": 9}
    client.post("/api/positions/analysis", json=body, timeout=0.5)


KINDS = {"flood": _flood, "hold": _hold, "bomb": _bomb, "search": _search}

if __name__ == "__main__":
    attack(sys.argv[1], int(sys.argv[2]), sys.argv[3])
