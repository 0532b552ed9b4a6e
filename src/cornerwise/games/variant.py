"""The base class of all games: options, seats, names, and what wins."""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import lru_cache
from typing import Any, ClassVar, Generic, Literal, Self, TypeVar

from cornerwise.errors import BadOption, quoted
from cornerwise.games.options import Choice, Option, format_choice, format_span
from cornerwise.locales.phrase import Phrase, game_name

FIRST_RULES = 1
"""The number of the rules that every game began with, and of whatever bears no number."""
_ID = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")

Wins = Literal["highest", "lowest", "complete", "first-out"]


class Family(StrEnum):
    """The two sets of rules: pieces placed on a board, and tiles matched on a table."""

    PLACING = "placing"
    MATCHING = "matching"


T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, kw_only=True)
class ByFamily(Generic[T]):
    """The table by which a layer maps a family to its implementation. A layer has at most one."""

    placing: T
    matching: T

    def of(self, variant: "Variant") -> T:
        found: T = getattr(self, variant.family)
        return found

    def __iter__(self) -> Iterator[T]:
        return iter((self.placing, self.matching))

    def map(self, function: Callable[[T], U]) -> "ByFamily[U]":
        """What a function makes of every implementation."""
        return ByFamily(placing=function(self.placing), matching=function(self.matching))


@dataclass(frozen=True, kw_only=True, repr=False)
class Variant(ABC):
    """One game with all its choices made: what every game tells about itself, whatever its rules."""

    family: ClassVar[Family]
    """Which rules it follows. Only tables that map a family to an implementation ask for it."""

    id: str
    options: tuple[Option, ...] = ()
    rules: int = FIRST_RULES
    """The number of the rules that it is played by. A change that alters games already played gets the next
    number, so that those can still be replayed; docs/records.md tells what changed."""
    seats: int
    """How many players there are."""
    minutes: tuple[int, int] = (15, 30)
    """How long a game takes, from and to."""
    age: int = 7
    """From which age on people play it."""
    time_limit: bool = False
    """Whether a turn may end because its time is over (M12)."""
    group: str = ""
    """The games that it is listed with, by the name of their group; a game without one is listed by itself."""
    usual: bool = False
    """Whether it is what is played of its group unless somebody chooses otherwise; else the first is."""
    face: bool = False
    """Whether its cover stands for the whole group; else that of the usual game does."""
    name: str = ""
    """What a game of one's own is called. The games of the catalogue have messages `game-*` instead."""
    summary: str = ""
    """What a game of one's own is like, in a sentence; for those of the catalogue `game-*-about`."""
    rule_text: str = ""
    """What its rule page says before all that follows from the fields; a blank line begins a new paragraph."""
    texts: tuple[tuple[str, str], ...] = ()
    """In more languages: pairs of a language and Fluent messages `game-ID`, `game-ID-about`, `game-ID-rules-1`."""
    cover: tuple[str, ...] = ()
    """The moves that lead to the position of its picture; without them some are made up."""

    @property
    @abstractmethod
    def colours(self) -> tuple[str, ...]:
        """Who takes turns, by name: colours of pieces, or the seats themselves where pieces have none."""

    @property
    @abstractmethod
    def shape(self) -> str:
        """What its board is made of, by which messages choose their words: square, triangle or cube."""

    @property
    @abstractmethod
    def wins(self) -> Wins:
        """What wins: the highest total, the lowest, a complete board, or being the first to lay everything."""

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The groups of seats that win together: every seat for itself unless the game has teams."""
        return tuple((seat,) for seat in range(self.seats))

    def party_of(self, seat: int) -> tuple[int, ...]:
        """The seats that win with this one, itself included."""
        return next(party for party in self.parties if seat in party)

    @property
    def solo_goal(self) -> int:
        """The total that somebody who plays alone plays for; 0 where nobody does."""
        return 0

    def rank(self, total: int) -> int:
        """A total as a number of which more is better."""
        return -total if self.wins == "lowest" else total

    @property
    def hides(self) -> bool:
        """Whether seats know things that others do not: hands, and what comes out of a pile."""
        return False

    def __repr__(self) -> str:
        chosen = "".join(f" {name}={format_choice(value)}" for name, value in self.chosen.items())
        return f"<variant {self.id}{chosen}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Variants travel between processes as their fields; what follows from those is found anew."""
        return _restored, (type(self), tuple(getattr(self, field.name) for field in fields(self)))

    @property
    def title(self) -> str:
        """What it is called in English; `game-*` is the message."""
        return self.name or str(game_name(self.id))

    @property
    def about(self) -> str:
        """What it is like in English; `game-*-about` is the message."""
        return self.summary or str(Phrase(f"game-{self.id}-about"))

    @property
    def group_name(self) -> str:
        """The group it is listed in; by itself it is its own."""
        return self.group or self.id

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """Its own rule text, paragraph by paragraph."""
        return tuple(" ".join(part.split()) for part in re.split(r"\n\s*\n", self.rule_text) if part.strip())

    @property
    @abstractmethod
    def measure(self) -> str:
        """How large it is, without words: what is said of a game that says nothing about itself."""

    @property
    def players(self) -> tuple[int, int]:
        """The fewest and the most who can play it, over all choices of its options."""
        offered = next((option.choices for option in self.options if option.field == "seats"), (self.seats,))
        counts = [count for count in offered if isinstance(count, int)]
        return min(counts), max(counts)

    @property
    def facts(self) -> tuple[Phrase, ...]:
        """What people want to know before they choose it: how many play, how long it takes, and from which age on."""
        return (
            Phrase("facts-players", span=format_span(self.players), most=self.players[1]),
            Phrase("facts-minutes", span=format_span(self.minutes)),
            Phrase("facts-age", age=self.age),
        )

    @property
    def chosen(self) -> dict[str, Choice]:
        """The value of every option that is worth mentioning."""
        values = ((option, self.value_of(option)) for option in self.options)
        return {option.field: value for option, value in values if not (option.quiet and value == option.choices[0])}

    @property
    def chosen_texts(self) -> dict[str, str]:
        """The same as people type it."""
        chosen = self.chosen
        return {option.name: format_choice(chosen[option.field]) for option in self.options if option.field in chosen}

    def value_of(self, option: Option) -> Choice:
        """The value that an option has in this game."""
        value: Choice = getattr(self, option.field)
        return value

    def with_options(self, /, **choices: Choice) -> Self:
        """The same game with other choices; `BadOption` for one it does not offer."""
        offered = {option.field: option for option in self.options}
        for name, value in choices.items():
            if name not in offered:
                raise BadOption(self.id, name, value, self.no_option(name))
            if fault := offered[name].fault(value):
                raise BadOption(self.id, name, value, fault)
        made = replace(self, **choices) if choices else self  # type: ignore[arg-type]  # checked above
        if fault := made.clash():
            raise BadOption(self.id, ", ".join(choices), tuple(choices.values()), fault)
        return made

    def under_rules(self, number: int) -> Self:
        """The same game as it was played by rules of an earlier number, or by its own."""
        known = range(FIRST_RULES, self.rules + 1)
        if type(number) is not int or number not in known:
            listed = ", ".join(map(str, known))
            fault = Phrase("error-option-value", option="rules", value=quoted(number), choices=listed)
            raise BadOption(self.id, "rules", number, fault)
        return replace(self, rules=number)

    def no_option(self, name: str) -> Phrase:
        """What is said to those who choose an option of that name, which there is not."""
        if not self.options:
            return Phrase("error-no-options", option=quoted(name))
        known = ", ".join(option.name for option in self.options)
        return Phrase("error-no-option", option=quoted(name), known=known)

    @property
    def passes(self) -> bool:
        """Whether to pass is a move. Where it is not, files may still write one for a blocked colour (P11)."""
        return False

    def clash(self) -> Phrase | None:
        """What is wrong with the choices taken together, or nothing."""
        return None

    @property
    def fault(self) -> str:
        """What is wrong with the fields taken together, in a sentence of English for the author of the game; or ""."""
        return next((fault for wrong, fault in self.faults() if wrong), "")

    def faults(self) -> Iterator[tuple[bool, str]]:
        """All that may be wrong: whether it is, and the sentence that says so. What comes first is asked first."""
        yield not _ID.fullmatch(self.id), f"an id is made of small letters, digits and hyphens, unlike {self.id!r}"
        yield self.seats < 1, f"there must be a seat, not {self.seats}"
        fields = {option.field for option in self.options}
        for field in fields:
            yield not hasattr(self, field), f"the option {field} is no field of the game"

    def parse_option(self, name: str, text: str) -> dict[str, Choice]:
        """`("strict-corners", "on")` as `{"strict_corners": True}`, ready for `with_options`."""
        field = name.replace("-", "_")
        for option in self.options:
            if option.field == field:
                for choice in option.choices:
                    if format_choice(choice) == text:
                        return {field: choice}
        return {field: text}  # with_options says what is wrong with it


@lru_cache(maxsize=64)  # equal ones that arrive are one, so that they share what follows from it
def _restored(kind: type[Variant], values: tuple[Any, ...]) -> Variant:
    return kind(**{field.name: value for field, value in zip(fields(kind), values, strict=True)})
