"""The server's time in whole milliseconds, monotonic while the server runs."""

import time

_START = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970. Players gain no time when the system clock is set back."""
    return (_START + time.monotonic_ns()) // 1_000_000
