"""A message that is not translated yet: its id and arguments.

The library speaks no language of its own. What it has to say it hands on as phrases; the code that shows them to
a person knows that person's language. `str()` is English, for programmers and logs. The catalogue is loaded only then,
so that a phrase nobody reads costs nothing.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Union

if TYPE_CHECKING:
    from cornerwise.locales.catalogue import Translator

SOURCE = "en"
"""The language that all others are translated from, and that stands in for what they lack."""
Argument = Union[str, int, float, "Phrase", tuple[Union[str, "Phrase"], ...]]
"""What a message can take; phrases among its arguments are said in the same language, several things as a list."""


class Phrase:
    """One message of the catalogue in `locales/`."""

    __slots__ = ("arguments", "id")

    def __init__(self, id: str, /, **arguments: Argument) -> None:
        self.id = id
        self.arguments: Mapping[str, Argument] = arguments

    def __repr__(self) -> str:
        said = "".join(f", {name}={value!r}" for name, value in self.arguments.items())
        return f"Phrase({self.id!r}{said})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and (self.id, self.arguments) == (other.id, other.arguments)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.arguments.items())))

    def __str__(self) -> str:
        return self.line(SOURCE)

    def line(self, language: str) -> str:
        """As a plain line in the nearest language to that one."""
        from cornerwise.locales.catalogue import translator

        return translator(language).line(self.id, **self.arguments)

    def said(self, translator: "Translator") -> str:
        """In that language."""
        return translator.format(self.id, **self.arguments)


def paragraph(sentences: Iterable[Phrase], language: str) -> str:
    """Sentences one after another in the nearest language to that one."""
    from cornerwise.locales.catalogue import translator

    return translator(language).together(sentence.line(language) for sentence in sentences)


def colour_name(colour: str) -> Phrase:
    """What people call a colour."""
    return Phrase(f"colour-{colour}")


def game_name(variant: str) -> Phrase:
    """What people call a game."""
    return Phrase(f"game-{variant}")


def seat_number(seat: int) -> int:
    """The number by which people know a seat: they count from 1, programs from 0."""
    return seat + 1


def seat_name(seat: int) -> Phrase:
    """What people call somebody without a name: the player of that seat."""
    return Phrase("seat-number", number=seat_number(seat))
