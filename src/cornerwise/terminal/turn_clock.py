"""The clock of a turn that has a time limit (M12)."""

from collections.abc import Callable
from time import monotonic

TURN_SECONDS = 60
"""What a turn has: as much as the web client offers for timed turns."""


class TurnClock:
    """Counts down the seconds of one turn. It stands still until it is told to run."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._left: float = TURN_SECONDS
        """As it was when the clock began to run or stopped."""
        self._since: float | None = None
        """When it began to run; None while it stands still."""

    @property
    def left(self) -> float:
        """Seconds, never less than none."""
        spent = 0.0 if self._since is None else self._now() - self._since
        return max(0.0, self._left - spent)

    def restart(self) -> None:
        """A new turn begins; the clock stands still."""
        self._left, self._since = TURN_SECONDS, None

    def run(self, runs: bool) -> None:
        """Go on counting, or stand still."""
        if runs != (self._since is not None):
            self._left, self._since = self.left, self._now() if runs else None
