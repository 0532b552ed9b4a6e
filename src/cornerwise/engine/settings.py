"""How strongly a program plays, as numbers that can be set by name and text."""

from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from math import isfinite
from typing import TypeVar

from cornerwise.engine.levels import LEVELS
from cornerwise.engine.player import MEMORY, Engine
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.locales.phrase import Phrase

T = TypeVar("T")

NONE = "none"
"""How a setting is written that is left to the program."""
DAY = 24 * 60 * 60
MEGABYTES = 20
"""Binary places from a byte to a megabyte."""


@dataclass(frozen=True)
class Settings:
    """What an engine is made with."""

    level: int = 5
    nodes: int | None = None
    time: float | None = None
    """Seconds for a move."""
    threads: int = 1
    seed: int | None = None
    memory: int = MEMORY >> MEGABYTES
    """Megabytes for the search tree."""

    def make_engine(self) -> Engine:
        return Engine(
            self.level,
            nodes=self.nodes,
            time=self.time,
            threads=self.threads,
            seed=self.seed,
            memory=self.memory << MEGABYTES,
        )

    def changed(self, name: str, text: str) -> "Settings":
        """The same with one setting read from a text; the error says which there are, or what it may be."""
        if name not in PARSERS:
            raise CornerwiseError(name, "error-no-parameter", name=quoted(name), known=", ".join(PARSERS))
        value = parse_value(name, PARSERS[name], text)
        return replace(self, **{name: value})  # type: ignore[arg-type]  # every parser reads its own field's type

    def lines(self) -> list[str]:
        """Every setting with its value."""
        return [f"{name} {NONE if value is None else value}" for name, value in asdict(self).items()]


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


PARSERS: dict[str, Callable[[str], float | None]] = {
    "level": whole(LEVELS[0], LEVELS[-1]),
    "nodes": _or_none(whole(1, 10**12)),
    "time": _or_none(_seconds),
    "threads": whole(1, 256),
    "seed": _or_none(whole(0, 2**63 - 1)),
    "memory": whole(1, 1 << 20),
}
"""How the text of every setting is read."""
