"""How soon a server is ready that finds many matches in its database."""

import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server.process import Machine, serving
from bench.server.stored import store_matches
from cornerwise.server.match.clock import DAY, ClockPlan


def measure(matches: int, runs: int) -> None:
    """Prints the time from the command to the line that says it is ready, and what an empty interpreter takes of it."""
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        store_matches(database, matches, ClockPlan("days", 3 * DAY))
        machine, start = Machine(), time.perf_counter()
        took = []
        for _ in range(runs):
            begun = time.perf_counter()
            with serving(database):
                took.append(time.perf_counter() - begun)
        passed, times = time.perf_counter() - start, ", ".join(f"{seconds:.2f}" for seconds in took)
        print(f"ready with {matches} stored matches after {times} s")
        print(f"all programs together took {machine.busy / passed:.0%} of a core meanwhile")
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", "import cornerwise.server.app"], check=True)
        print(f"of that {time.perf_counter() - begun:.2f} s to import what the server is made of")
