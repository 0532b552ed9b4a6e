"""The server's time in whole milliseconds. It never runs backward while the server runs."""

import time

_START = time.time_ns() - time.monotonic_ns()


def now() -> int:
    """Milliseconds since 1970. A clock that is set back while people play must not give them time."""
    return (_START + time.monotonic_ns()) // 1_000_000
