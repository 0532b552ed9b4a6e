"""Fault drills: the parts of a server fail and come back while people play. What was acknowledged is there, once.

Each drill tells what players saw, how soon the server was well again by itself, and what `/ready` said meanwhile. It
fails where a move is lost or doubled, where a clock runs out, where play does not go on, and where `/ready` is wrong.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

import uvloop

from bench.server.faults import POSTGRES, SQLITE, Fault
from bench.server.kills import kill_often
from bench.server.persistent import Crowd, check
from bench.server.places import Place, on_postgres, on_sqlite, why_not_postgres
from bench.server.process import open_many_files
from bench.server.stored import store_matches
from cornerwise.server.match.clock import ClockPlan

MATCHES, THINKING = 15, 0.6
"""Matches of four, and the seconds that somebody thinks about a move: no game is over before its drill is."""
PER_MOVE = 10.0
"""Seconds on everybody's clock for a move: fewer than a fault lasts, so that nobody may be charged for it."""
LATE = 2.5
"""Seconds before the end of a fault in which `/ready` has to be right: some ten answers, of all workers."""
WELL = 120.0
"""Seconds that the server has to be well again."""
KILLS, AWAY = 500, 14.0
QUICK_KILLS, QUICK_AWAY = 10, 11.0
"""Kills at each place, and seconds that a fault lasts."""
COLUMNS = {
    "place": "on",
    "fault": "fault",
    "moves": "acknowledged moves",
    "players": "what players see",
    "ready": "`/ready`",
    "again": "well again after",
    "took": "took",
}


PLACES: dict[str, tuple[Callable[[], AbstractContextManager[Place]], Sequence[Fault]]] = {
    "sqlite": (on_sqlite, SQLITE),
    "postgres": (on_postgres, POSTGRES),
}
"""Where servers run, and what can happen there."""


def measure(is_quick: bool, kills: int | None, wanted: str, places: Sequence[str]) -> None:
    """All drills whose name contains `wanted`, one after the other, and a table of them."""
    open_many_files()
    kills = kills if kills is not None else QUICK_KILLS if is_quick else KILLS
    rows: list[dict[str, str]] = []
    for name in places:
        if name == "postgres" and (why := why_not_postgres()):
            print(f"{name}: {why}")
            continue
        opened, faults = PLACES[name]
        chosen = [fault for fault in faults if wanted in fault.name]
        # A server whose clock was ahead goes on from there, while the next matches are set up with the clock of here.
        groups = [[f for f in chosen if not f.sets_clock], *([f] for f in chosen if f.sets_clock)]
        for group in filter(None, groups):
            with opened() as place:
                if group[0].sets_clock:
                    place.use_fake_clock()
                rows += _all_faults(place, group, QUICK_AWAY if is_quick else AWAY)
        if kills and wanted in "SIGKILL":
            with opened() as place:
                rows.append(kill_often(place, kills))
    print("\n| " + " | ".join(COLUMNS.values()) + " |\n|" + "---|" * len(COLUMNS))
    for row in rows:
        print("| " + " | ".join(row[name] for name in COLUMNS) + " |")


def _all_faults(place: Place, faults: Sequence[Fault], away: float) -> list[dict[str, str]]:
    rows = []
    for fault in faults:
        if why := fault.why_not(place):
            print(f"{place.name}: {fault.name}: {why}")
            continue
        if not place.is_started:
            place.start()
        print(f"{time.strftime('%H:%M:%S')} {place.name}: {fault.name} ...", flush=True)
        stored = store_matches(place.database, MATCHES, ClockPlan("move", round(PER_MOVE * 1000)))
        crowd = Crowd(place, stored, THINKING)
        row = uvloop.run(_happen(crowd, place, fault, away))
        uvloop.run(check(crowd.people, place.database))
        rows.append(row | {"place": place.name, "fault": fault.name, "moves": f"{crowd.moves}, 0 lost, 0 doubled"})
        print(f"  {row['players']}; /ready: {row['ready']}; well again after {row['again']}", flush=True)
    return rows


class Listener:
    """Asks `/ready` again and again, and keeps what it said."""

    def __init__(self, place: Place) -> None:
        self._place = place
        self.said: list[tuple[float, bool]] = []

    async def run(self) -> None:
        while True:
            begin = time.perf_counter()
            self.said.append((begin, await asyncio.to_thread(self._place.is_ready)))
            await asyncio.sleep(0.2)

    def first(self, answer: bool, since: float) -> float | None:
        """How long after `since` it first said so."""
        return next((at - since for at, said in self.said if at >= since and said is answer), None)


async def _happen(crowd: Crowd, place: Place, fault: Fault, away: float) -> dict[str, str]:
    listener = Listener(place)
    async with crowd.playing():
        await _all_play(crowd, "nobody can move before anything has happened")
        listening = asyncio.create_task(listener.run())
        for person in crowd.people:
            person.forget_figures()
        before, start = crowd.moves, time.perf_counter()
        await asyncio.to_thread(fault.begin, place)
        await asyncio.sleep(away - LATE)
        late, moved = time.perf_counter(), crowd.moves
        await asyncio.sleep(LATE)
        meanwhile, noticed = crowd.moves - before, listener.first(False, start)
        is_lie = crowd.moves == moved and listener.first(True, late) is not None
        end = time.perf_counter()
        await asyncio.to_thread(fault.end, place)
        ended = time.perf_counter()
        await crowd.wait_until(lambda: listener.first(True, ended) is not None, WELL, "it is not ready again")
        ready = listener.first(True, ended) or 0.0
        await _all_play(crowd, "somebody cannot move though all is well again")
        again = time.perf_counter() - ended
        listening.cancel()
    if fault.is_felt:
        assert not is_lie, "/ready said yes though nobody could move"
    told = f"no after {noticed:.1f} s" if noticed is not None else "yes all the time"
    if noticed is not None and not fault.is_felt:
        no = sum(not said for at, said in listener.said if start <= at < end)
        told = f"no {no} of {len([1 for at, _ in listener.said if start <= at < end])} times"
    seen = [
        f"{meanwhile} moves in {end - start:.0f} s",
        f"{crowd.told_to_wait()} times told to wait",
        f"{crowd.times_lost()} hung up on",
        f"{crowd.longest():.1f} s for the slowest move",
    ]
    return {
        "players": ", ".join(seen),
        "ready": told,
        "again": f"{ready:.1f} s; {again:.1f} s until all had moved",
        "took": f"{time.perf_counter() - start:.0f} s",
    }


async def _all_play(crowd: Crowd, otherwise: str) -> None:
    """Until every match that goes on has a new move."""
    before = crowd.moved()

    def is_so() -> bool:
        now = crowd.moved()
        return crowd.is_caught_up and all(now[match] > before[match] for match in before if match in now)

    await crowd.wait_until(is_so, WELL, otherwise)
