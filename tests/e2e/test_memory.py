"""Whether hours of play in the browser cost memory: games against the computer, one after the other, in one page.

A few games in every run; `make memory` plays for half an hour (MINUTES=30) and prints what it finds.
"""

import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from alone import all_kept, play
from people import Somebody, Table
from playwright.sync_api import Browser, CDPSession

GAMES = ("Duo", "Junior")
HERE = re.compile("/match/local-")
MOST = 4
"""Moves of a game: what takes room is opening, playing and leaving it."""
MINUTES = float(os.environ.get("MINUTES", "0"))
MORE_HEAP, MORE_RESIDENT = 3.0, 60.0
"""Megabytes that the last games may take above the first: what browsers keep for a while."""


def heap(session: CDPSession) -> float:
    """The swept heap of the page, in megabytes."""
    session.send("HeapProfiler.collectGarbage")
    metrics = session.send("Performance.getMetrics")["metrics"]
    return float(next(metric["value"] for metric in metrics if metric["name"] == "JSHeapUsedSize")) / 1e6


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
    rounds: list[tuple[float, float]] = []
    end = time.monotonic() + 60 * MINUTES
    while len(rounds) < 3 or time.monotonic() < end:
        for variant in GAMES:
            page.get_by_role("link", name="Cornerwise").click()  # within the page: a new one would begin with nothing
            page.get_by_role("region", name="Games").get_by_role("button", name=variant).first.click()
            page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
            page.wait_for_url(HERE)
            assert play(Table(page), MOST) == MOST
        rounds.append((heap(session), resident(whole)))
        print(f"{len(GAMES) * len(rounds):4} games: heap {rounds[-1][0]:.1f} MB, all processes {rounds[-1][1]:.0f} MB")
    first, last = rounds[1], rounds[-1]  # after the first round everything is loaded
    assert last[0] - first[0] < MORE_HEAP, rounds
    assert last[1] - first[1] < MORE_RESIDENT, rounds
