"""A search in another thread, so that the screen stays responsive; it can be hurried or called off."""

from collections.abc import Callable
from threading import Event, Lock, Thread
from time import monotonic
from typing import Generic, TypeVar

from cornerwise.engine import Player

T = TypeVar("T")
NUDGE = 0.05
"""Seconds between two calls of `stop`; one made before the search has begun has no effect."""

_one_at_a_time = Lock()


class Thought(Generic[T]):
    """One question to one player. `run` is called in a thread of its own, everything else in the screen's."""

    def __init__(self, player: Player, work: Callable[[], T]) -> None:
        self._player, self._work = player, work
        self._begin = monotonic()
        self._lock = Lock()
        self._running = self._hurried = False
        self._done, self._off = Event(), Event()

    @property
    def called_off(self) -> bool:
        return self._off.is_set()

    @property
    def seconds(self) -> float:
        """How long the search has taken so far."""
        return monotonic() - self._begin

    def run(self, least: float = 0) -> T | None:
        """The answer, not before `least` seconds have passed; None when it was called off."""
        with _one_at_a_time:  # a player that was called off may take a moment to notice
            with self._lock:
                if self.called_off:
                    return None
                self._running = True
                if self._hurried:
                    self._nudge()
            try:
                answer = self._work()
            finally:
                self._done.set()
        return None if self._off.wait(max(0, least - self.seconds)) else answer

    def hurry(self) -> None:
        """Ask for an answer at once."""
        with self._lock:
            self._hurried = True
            if self._running:
                self._nudge()

    def call_off(self) -> None:
        """End the search; its answer is dropped."""
        self._off.set()
        self.hurry()

    def _nudge(self) -> None:
        Thread(target=self._stop_player, daemon=True).start()

    def _stop_player(self) -> None:
        while not self._done.is_set():
            self._player.stop()
            self._done.wait(NUDGE)
