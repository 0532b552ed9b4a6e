"""A promised figure: a number with its target, and how it is measured."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from cornerwise.locales.phrase import Phrase


class Effort(NamedTuple):
    """How much to measure: how often, and how long at least each time."""

    runs: int
    seconds: float


FULL, QUICK = Effort(runs=7, seconds=0.5), Effort(runs=2, seconds=0.1)


class Measured(NamedTuple):
    """What came out; `detail` tells which of several things it was."""

    value: float
    detail: str | Phrase = ""


@dataclass(frozen=True)
class Figure:
    """One number that must be reached."""

    name: str
    about: Phrase
    unit: Phrase
    target: float
    better: Literal["more", "less"]
    measure: Callable[[Effort], Measured]


@dataclass(frozen=True)
class Result:
    figure: Figure
    measured: Measured

    @property
    def ratio(self) -> float:
        """How many times as good as the target; 1 or more is reached."""
        value, target = self.measured.value, self.figure.target
        return value / target if self.figure.better == "more" else target / value

    @property
    def reached(self) -> bool:
        return self.ratio >= 1
