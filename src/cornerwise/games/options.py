"""Options of a game: fields that players may choose a value for."""

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.errors import quoted
from cornerwise.locales.phrase import Phrase

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


def format_choice(choice: Choice) -> str:
    """A choice as people type it: on and off for yes and no."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return str(choice)


def format_span(ends: tuple[int, int]) -> str:
    """Two numbers with a dash between, or one where they are equal."""
    return "\N{EN DASH}".join(map(str, dict.fromkeys(ends)))
