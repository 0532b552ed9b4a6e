"""Whether hours of play in the browser cost memory: games against the computer, one after the other, in one page.

A few games in every run; `make memory` plays for half an hour (MINUTES=30) and prints what it finds.
"""

import os
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from alone import all_kept, play
from people import Somebody, Table
from playwright.sync_api import Browser, CDPSession

GAMES = ("Duo", "Junior")
HERE = re.compile("/match/local-")
MOST = 4
"""Moves of a game: what takes room is opening, playing and leaving it."""
MINUTES = float(os.environ.get("MINUTES", "0"))
MORE_HEAP, MORE_RESIDENT = 3.0, 60.0
"""Megabytes that the last games may take above the first: code that the browser compiles until it knows it all."""
MORE_NODES, MORE_LISTENERS = 4000, 400
"""Elements and listeners, by which one page differs from another: a page that is not let go adds its own every game."""


class Held(NamedTuple):
    """What the page holds after sweeping: megabytes, elements, listeners; and megabytes of all processes."""

    heap: float
    nodes: float
    listeners: float
    resident: float


def held(page: CDPSession, browser: CDPSession) -> Held:
    page.send("HeapProfiler.collectGarbage")
    metrics = {metric["name"]: metric["value"] for metric in page.send("Performance.getMetrics")["metrics"]}
    return Held(metrics["JSHeapUsedSize"] / 1e6, metrics["Nodes"], metrics["JSEventListeners"], resident(browser))


def resident(session: CDPSession) -> float:
    """What all processes of the browser hold, workers among them, in megabytes; shared pages count for each."""
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    pages = sum(int(Path(f"/proc/{process['id']}/statm").read_text().split()[1]) for process in processes)
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def test_play_costs_no_memory(somebody: Callable[..., Somebody], browser: Browser) -> None:
    anna = somebody("Anna", service_workers="allow")
    page = anna.page
    page.goto("/about")
    all_kept(anna)
    session, whole = anna.context.new_cdp_session(page), browser.new_browser_cdp_session()
    session.send("Performance.enable")
    rounds: list[Held] = []
    end = time.monotonic() + 60 * MINUTES
    while len(rounds) < 3 or time.monotonic() < end:
        for variant in GAMES:
            page.get_by_role("link", name="Cornerwise").click()  # within the page: a new one would begin with nothing
            page.get_by_role("region", name="Games").get_by_role("button", name=variant).first.click()
            page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
            page.wait_for_url(HERE)
            assert play(Table(page), MOST) == MOST
        rounds.append(now := held(session, whole))
        print(
            f"{len(GAMES) * len(rounds):4} games: heap {now.heap:.2f} MB, {now.nodes:.0f} elements, "
            f"{now.listeners:.0f} listeners, all processes {now.resident:.0f} MB",
            flush=True,
        )
    first, last = rounds[1], rounds[-1]  # after the first round everything is loaded
    assert last.heap - first.heap < MORE_HEAP, rounds
    assert last.nodes - first.nodes < MORE_NODES, rounds
    assert last.listeners - first.listeners < MORE_LISTENERS, rounds
    assert last.resident - first.resident < MORE_RESIDENT, rounds
