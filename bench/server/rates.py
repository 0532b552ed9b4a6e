"""How many durable moves the server makes, how long each takes, and how much memory all sockets need."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

import uvloop

from bench.server.games import Players
from bench.server.process import Machine, Served, prepare_clients, serving
from bench.server.stored import store_matches


def measure(games: int, rate: float, seconds: float) -> None:
    """Prints what the server reaches with so many games of four."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        stored = store_matches(database, games)
        prepare_clients()
        with serving(database) as server:

            async def work() -> None:
                players = Players(server)
                print(f"{server.memory} MiB at the start")
                await players.join(stored)
                print(f"{players.joined} sockets open, {games} games, {server.memory} MiB", flush=True)
                await _play(players, server, rate, seconds)

            uvloop.run(work())


async def _play(players: Players, server: Served, rate: float, seconds: float) -> None:
    machine, served, mine = Machine(), server.processor, time.process_time()
    made, passed = await players.play(rate, seconds)
    served, mine, busy = server.processor - served, time.process_time() - mine, machine.busy
    took = sorted(players.took)
    marks = ", ".join(f"p{mark:g} {1000 * took[int(len(took) * mark / 100)]:.1f} ms" for mark in (50, 90, 99, 99.9))
    print(f"{made} moves, all acknowledged, {made / passed:.0f} a second; {marks}")
    print(f"{server.memory} MiB in the end")
    print(f"server {served / passed:.0%} of a core, {1e6 * served / made:.0f} us a move; clients {mine / passed:.0%}")
    print(f"other programs {(busy - served - mine) / passed:.0%} of a core")
