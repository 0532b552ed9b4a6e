"""Sets the clock of a Python program by a file, for drills: the hours in it are added to the time of day.

Python imports this at its start where the folder is on its path. What counts the time since the machine was started is
left as it is, as by a person who sets the clock.
"""

import os
import time
from collections.abc import Callable
from pathlib import Path


def _set(file: Path) -> None:
    def ahead() -> int:
        return int(file.read_text() or 0) * 3600

    seconds: Callable[[], float] = time.time
    nanoseconds: Callable[[], int] = time.time_ns
    time.time = lambda: seconds() + ahead()  # type: ignore[assignment]  # replaced on purpose
    time.time_ns = lambda: nanoseconds() + ahead() * 10**9  # type: ignore[assignment]  # replaced on purpose


if name := os.environ.get("CORNERWISE_DRILL_CLOCK"):
    _set(Path(name))
