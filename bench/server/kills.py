"""A server that is killed again and again while people play: what was acknowledged is there, once, and all catch up."""

import asyncio
import random
import time

import uvloop

from bench.server.persistent import Crowd, check
from bench.server.places import Place
from bench.server.stored import store_matches

BLOCK = 20
"""Kills after which new matches begin, before the old ones are over."""
MATCHES, THINKING = 25, 0.3
"""Matches of four, and the seconds that somebody thinks about a move."""
MOST_MOVES = 40
"""Between two kills."""
CATCHING_UP = 120.0
"""Seconds that everybody has to be where the log is."""


def kill_often(place: Place, kills: int) -> dict[str, str]:
    """What was promised and kept; stops at anything lost, doubled or missing.

    Where there are several workers, every other time one of them is killed alone.
    """
    place.keep_warm()
    begin, done, moves, clients, back = time.perf_counter(), 0, 0, 0, list[float]()
    while done < kills:
        crowd = Crowd(place, store_matches(place.database, MATCHES), THINKING)
        block = min(BLOCK, kills - done)
        uvloop.run(_kill_block(place, crowd, block, back))
        uvloop.run(check(crowd.people, place.database))
        done, moves, clients = done + block, moves + crowd.moves, clients + len(crowd.people)
        print(
            f"{time.strftime('%H:%M:%S')} {place.name}: {done} of {kills} kills, {moves} acknowledged moves, none lost",
            flush=True,
        )
    back.sort()
    return {
        "place": place.name,
        "fault": f"SIGKILL, {kills} times",
        "players": f"hung up on, all {clients // -(-kills // BLOCK)} back by replay",
        "ready": "",
        "again": f"{back[len(back) // 2]:.1f} s, at most {back[-1]:.1f} s, until all are back",
        "moves": f"{moves}, 0 lost, 0 doubled",
        "took": f"{(time.perf_counter() - begin) / 60:.0f} min",
    }


async def _kill_block(place: Place, crowd: Crowd, kills: int, back: list[float]) -> None:
    async with crowd.playing():
        if not place.is_started:
            await asyncio.to_thread(place.start)
        await crowd.wait_until(lambda: crowd.is_caught_up, CATCHING_UP, "not everybody sat down")
        for number in range(kills):
            wanted = crowd.moves + random.randrange(1, MOST_MOVES)
            await _moves(crowd, wanted)
            begin = time.perf_counter()
            if len(place.workers) > 1 and number % 2:
                place.kill_one(random.randrange(2))
                # Where the other worker had all of them, nobody notices.
                await asyncio.sleep(0.5)
            else:
                place.kill()
                await asyncio.to_thread(place.start)
            await crowd.wait_until(lambda: crowd.is_caught_up, CATCHING_UP, "not everybody caught up")
            back.append(time.perf_counter() - begin)


async def _moves(crowd: Crowd, wanted: int) -> None:
    await crowd.wait_until(lambda: crowd.moves >= wanted or crowd.is_over, CATCHING_UP, "nobody can move")
