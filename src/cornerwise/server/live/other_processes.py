"""Whether other server processes are alive, by the heartbeats that they write to the database.

A process that stands still (a machine that swaps, SIGSTOP) keeps the connections of its players open and answers none
of them. Heartbeats are compared with those of a moment ago and never with the time here: clocks of machines differ.
"""

from collections.abc import Mapping

DEAD = 30_000
"""Milliseconds after which a silent process counts as dead: by then its supervisor has replaced it."""


class OtherProcesses:
    """The last sign of life of every other process."""

    def __init__(self) -> None:
        self._beats: dict[str, int] = {}
        self._alive_at: dict[str, int] = {}
        self._looked = 0

    def note(self, beats: Mapping[str, int], at: int) -> None:
        """Takes the heartbeats that are in the database at a time. The first look only tells what to compare with."""
        for server, beat in beats.items():
            if self._looked and self._beats.get(server) != beat:
                self._alive_at[server] = self._looked  # it has come since then
        self._alive_at = {server: alive_at for server, alive_at in self._alive_at.items() if server in beats}
        self._beats, self._looked = dict(beats), at

    def alive_until(self, at: int) -> int:
        """The time up to which all of them are known to have run, apart from those that are dead."""
        return min((alive_at for alive_at in self._alive_at.values() if at - alive_at < DEAD), default=at)
