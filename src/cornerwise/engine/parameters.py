"""Parameters of an engine read from text: options of commands, and the `param` command of GTP."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from math import isfinite
from typing import TypeVar

from cornerwise.engine.evaluator_choice import EvaluatorChoice, parse_evaluator
from cornerwise.engine.levels import LEVELS
from cornerwise.engine.player import LEAST_MEMORY, MEMORY, MOST_THREADS, Engine
from cornerwise.engine.strength import Strength
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.locales.phrase import Phrase

T = TypeVar("T")

NONE = "none"
"""How a parameter is written that has no value."""
DAY = 24 * 60 * 60
MEGABYTES = 20
"""Binary places from a byte to a megabyte."""


@dataclass(frozen=True, kw_only=True)
class Parameters:
    """What an engine is made with."""

    strength: Strength = Strength()  # noqa: RUF009  # it is frozen
    evaluator: EvaluatorChoice = EvaluatorChoice()  # noqa: RUF009  # so is this
    threads: int = 1
    seed: int | None = None
    memory: int = MEMORY >> MEGABYTES
    """Megabytes for the search tree."""

    def make_engine(self) -> Engine:
        return Engine(
            self.strength,
            evaluator=self.evaluator,
            threads=self.threads,
            seed=self.seed,
            memory=self.memory << MEGABYTES,
        )

    def changed(self, name: str, text: str) -> "Parameters":
        """The same with one parameter read from a text; the error says which there are, or what it may be.

        A level takes the place of nodes and time, and these take the place of a level.
        """
        if name not in PARSERS:
            raise CornerwiseError(name, "error-no-parameter", name=quoted(name), known=", ".join(PARSERS))
        value = parse_value(name, PARSERS[name], text)
        if name == "level":
            return replace(self, strength=Strength(level=value))  # type: ignore[arg-type]  # read as a whole number
        if name in ("nodes", "time"):
            limits = {"nodes": self.strength.nodes, "time": self.strength.time, name: value}
            return replace(self, strength=Strength(**limits))  # type: ignore[arg-type]  # each read as its own type
        return replace(self, **{name: value})  # type: ignore[arg-type]  # every parser reads its own field's type

    def values(self) -> dict[str, float | EvaluatorChoice | None]:
        """Every parameter by its name."""
        strength = self.strength
        limits = {"level": strength.level, "nodes": strength.nodes, "time": strength.time}
        engine = {"threads": self.threads, "seed": self.seed, "memory": self.memory}
        return {**limits, "evaluator": self.evaluator, **engine}

    def lines(self) -> list[str]:
        """Every parameter with its value."""
        return [f"{name} {NONE if value is None else value}" for name, value in self.values().items()]


def parse_value(name: str, parse: Callable[[str], T], text: str) -> T:
    """What a parser makes of a text; the error says what `name` may be."""
    try:
        return parse(text)
    except _Unfit as error:
        raise CornerwiseError(text, "error-value", name=name, wanted=error.wanted, given=quoted(text)) from None


class _Unfit(ValueError):
    """A text that is not what a parser wants."""

    def __init__(self, wanted: Phrase) -> None:
        super().__init__(wanted)
        self.wanted = wanted


def whole(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def parse(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
            return int(text)
        raise _Unfit(Phrase("error-wants-whole", least=str(least), most=str(most)))

    return parse


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if isfinite(seconds) and 0 < seconds <= DAY:
        return seconds
    raise _Unfit(Phrase("error-wants-seconds", most=str(DAY)))


def _or_none(parse: Callable[[str], float]) -> Callable[[str], float | None]:
    def parse_or_none(text: str) -> float | None:
        if text == NONE:
            return None
        try:
            return parse(text)
        except _Unfit as error:
            raise _Unfit(Phrase("error-wants-or", wanted=error.wanted, other=NONE)) from None

    return parse_or_none


PARSERS: dict[str, Callable[[str], float | EvaluatorChoice | None]] = {
    "level": whole(LEVELS[0], LEVELS[-1]),
    "nodes": _or_none(whole(1, 10**12)),
    "time": _or_none(_seconds),
    "evaluator": parse_evaluator,
    "threads": whole(1, MOST_THREADS),
    "seed": _or_none(whole(0, 2**63 - 1)),
    "memory": whole(LEAST_MEMORY >> MEGABYTES, 1 << 20),
}
"""How the text of every parameter is read."""
