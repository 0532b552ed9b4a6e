"""Choices of the players: an *option* is a field of a game that may have several values."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, Self

from cornerwise.errors import BadOption, quoted
from cornerwise.locales.phrase import Phrase, game_name

Choice = str | int | bool


@dataclass(frozen=True)
class Option:
    """The name of a game's field and what it may be: one of the choices, or a text that passes `check`."""

    field: str
    choices: tuple[Choice, ...]
    check: Callable[[str], Phrase | None] | None = dataclasses.field(default=None, repr=False)
    """Where other texts are welcome too: says what is wrong with one, or nothing."""
    quiet: bool = False
    """Whether it is only mentioned where it is not the first of the choices."""

    @property
    def name(self) -> str:
        """As people type it."""
        return self.field.replace("_", "-")

    @property
    def about(self) -> str:
        """What it decides, in English; `option-*-about` is the message."""
        return str(Phrase(f"option-{self.name}-about"))

    def fault(self, value: Choice) -> Phrase | None:
        """What is wrong with a value, or nothing."""
        # A plain comparison would take True for 1.
        if any(value == choice and type(value) is type(choice) for choice in self.choices):
            return None
        if self.check and isinstance(value, str):
            return self.check(value)
        listed = ", ".join(filter(None, map(format_choice, self.choices)))
        if not listed:
            return Phrase("error-option-no-text", option=self.name, value=quoted(value))
        return Phrase("error-option-value", option=self.name, value=quoted(value), choices=listed)


@dataclass(frozen=True, kw_only=True, repr=False)
class Configurable:
    """A game whose options can be chosen."""

    id: str
    options: tuple[Option, ...] = ()

    def __repr__(self) -> str:
        chosen = "".join(f" {name}={format_choice(value)}" for name, value in self.chosen.items())
        return f"<variant {self.id}{chosen}>"

    def __reduce__(self) -> tuple[object, ...]:
        """Variants travel between processes as their fields; what follows from those is found anew."""
        return _restored, (type(self), tuple(getattr(self, field.name) for field in fields(self)))

    @property
    def title(self) -> str:
        """What it is called in English; `game-*` is the message."""
        return str(game_name(self.id))

    @property
    def about(self) -> str:
        """What it is like in English; `game-*-about` is the message."""
        return str(Phrase(f"game-{self.id}-about"))

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

    def no_option(self, name: str) -> Phrase:
        """What is said to those who choose an option of that name, which there is not."""
        if not self.options:
            return Phrase("error-no-options", option=quoted(name))
        known = ", ".join(option.name for option in self.options)
        return Phrase("error-no-option", option=quoted(name), known=known)

    def clash(self) -> Phrase | None:
        """What is wrong with the choices taken together, or nothing."""
        return None

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
def _restored(kind: type[Configurable], values: tuple[Any, ...]) -> Configurable:
    return kind(**{field.name: value for field, value in zip(fields(kind), values, strict=True)})


def format_choice(choice: Choice) -> str:
    """A choice as people type it: on and off for yes and no."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return str(choice)
