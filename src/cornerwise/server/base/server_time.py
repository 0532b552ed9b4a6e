"""The server's time in whole milliseconds, monotonic while the server runs."""

import os
import time

SHARED = "CORNERWISE_CLOCK"
_start = int(os.environ.get(SHARED, "0")) or time.time_ns() - time.monotonic_ns()
"""What the monotonic clock lacks to the time, in nanoseconds."""


def now() -> int:
    """Milliseconds since 1970. Players gain or lose no time when the system clock is set."""
    return (_start + time.monotonic_ns()) // 1_000_000


def share_time() -> None:
    """Lets processes that are started from here have the same time, even if the system clock is set before."""
    os.environ[SHARED] = str(_start)


def advance_to(at: int) -> None:
    """Sets the time, if it was earlier: a server that starts again after the system clock was set back goes on."""
    global _start
    _start += max(0, at - now()) * 1_000_000
