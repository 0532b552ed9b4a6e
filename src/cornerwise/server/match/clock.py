"""Clocks as pure functions of the times at which things happened.

Times are whole milliseconds. A clock knows only what it is told: when a turn began and ended, how much
of that was the network's fault, and when the server was away. Nothing here asks what time it is.
"""

from dataclasses import dataclass, replace
from typing import Literal

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
MOST_LAG = 500
"""The most that a single turn is given back for a slow network."""

ClockKind = Literal["none", "game", "move", "days"]


@dataclass(frozen=True, slots=True)
class ClockPlan:
    """How much time a seat has: for the whole game, for each turn, or as much as it likes."""

    kind: ClockKind = "none"
    budget: int = 0
    """For the game, or for a turn."""
    increment: int = 0
    """What a finished turn adds, where the budget is for the game."""

    @property
    def per_turn(self) -> bool:
        return self.kind in ("move", "days")


@dataclass(frozen=True, slots=True)
class Clocks:
    """What every seat has left, and whose clock is running since when."""

    plan: ClockPlan
    left: tuple[int, ...]
    running: int | None = None
    since: int = 0

    @classmethod
    def set(cls, plan: ClockPlan, seats: int) -> "Clocks":
        return cls(plan, (plan.budget,) * seats)

    def run(self, seat: int, at: int) -> "Clocks":
        """The seat's time begins to run; without a plan nothing ever does."""
        return self if self.plan.kind == "none" else replace(self, running=seat, since=at)

    def stop(self, at: int, lag: int = 0) -> "Clocks":
        """Nobody's time runs any more; the turn so far is charged, less what the network took."""
        if self.running is None:
            return self
        spent = max(0, at - self.since - lag)
        return replace(self._with(self.running, max(0, self.left[self.running] - spent)), running=None)

    def turn_over(self, seat: int) -> "Clocks":
        """A finished turn earns the increment, or the budget of the next turn."""
        return self._with(seat, self.plan.budget if self.plan.per_turn else self.left[seat] + self.plan.increment)

    def without(self, start: int, end: int) -> "Clocks":
        """The same as if the time from `start` to `end` had not passed: the server was away."""
        if self.running is None:
            return self
        return replace(self, since=self.since + max(0, end - max(start, self.since)))

    @property
    def deadline(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.running is None else self.since + self.left[self.running]

    def has_expired(self, at: int, lag: int) -> bool:
        """Whether the running clock had run out, had the network taken as long as `lag`."""
        return self.deadline is not None and at - lag >= self.deadline

    def _with(self, seat: int, left: int) -> "Clocks":
        if self.plan.kind == "none":
            return self
        return replace(self, left=(*self.left[:seat], left, *self.left[seat + 1 :]))
