"""The clock of a turn that has a time limit (M12)."""

from collections.abc import Callable
from time import monotonic

TURN_SECONDS = 60
"""The time for a turn, the same as the web client offers."""


class TurnClock:
    """Counts down the seconds of one turn. It is stopped until `run` starts it."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._left: float = TURN_SECONDS
        """Seconds left when the clock was last started or stopped."""
        self._since: float | None = None
        """When it was started; None while it is stopped."""

    @property
    def left(self) -> float:
        """Seconds left, at least 0."""
        spent = 0.0 if self._since is None else self._now() - self._since
        return max(0.0, self._left - spent)

    def restart(self) -> None:
        """Set the clock back for a new turn, and stop it."""
        self._left, self._since = TURN_SECONDS, None

    def run(self, runs: bool) -> None:
        """Start or stop the clock."""
        if runs != (self._since is not None):
            self._left, self._since = self.left, self._now() if runs else None
