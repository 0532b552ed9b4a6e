"""Loads the Fluent messages of a language, with fallbacks.

`translator("pt-AO")` is the nearest there is. A message that its language lacks is shown in the next one of
its chain (pt-AO, pt, en), and counted.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, cached_property
from importlib import resources
from threading import RLock

from babel import Locale
from babel.core import get_global
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from cornerwise.locales.phrase import SOURCE, Argument, Phrase

__all__ = [
    "SOURCE",
    "Translator",
    "add_messages",
    "chain",
    "first_of",
    "languages",
    "missing_messages",
    "nearest",
    "plain_message",
    "translator",
]

CONVENTIONS = {SOURCE: "en-GB"}
"""Whose lists and numbers a language follows, where its tag leaves that open."""
STANDS_FOR = {"no": "nb"}
"""The language of a family that is there for all of it: CLDR only knows the way up, from nb and nn to no."""
SPACELESS = frozenset({"ja", "zh"})
"""Languages that write no space between words, nor between sentences."""
LONGEST_TAG = 35
"""Letters of a tag that is looked at: as many as BCP 47 asks programs to bear."""
ISOLATE, END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"

_NO_MARKS = {ord(ISOLATE): None, ord(END): None}
_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{ *([a-z][\w-]*) *\}")


class Translator:
    """Messages in one language."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.missing: Counter[str] = Counter()
        """How often each message had to be shown in English, which stands in."""

    def __repr__(self) -> str:
        return f"<translator {self.tag}>"

    @cached_property
    def locale(self) -> Locale:
        """Babel's conventions for numbers and dates of the language."""
        return Locale.parse(CONVENTIONS.get(self.tag, self.tag), sep="-")

    @property
    def name(self) -> str:
        """The language in its own words."""
        locale = Locale.parse(self.tag, sep="-")
        name = locale.languages.get(str(locale)) or locale.get_display_name() or self.tag
        return name[:1].upper() + name[1:]

    @property
    def direction(self) -> str:
        """`ltr` or `rtl`."""
        return self.locale.text_direction

    def format(self, message: str, /, **arguments: Argument) -> str:
        """A message with its arguments; its id where no language has it."""
        values = {name: self._value(argument) for name, argument in arguments.items()}
        for catalogue in self._catalogues:
            bundle = catalogue.bundle(message)
            if bundle.has_message(message) and (pattern := bundle.get_message(message).value):
                if catalogue.tag == SOURCE != self.tag and message not in catalogue.added:
                    self.missing[message] += 1
                return str(bundle.format_pattern(pattern, values)[0])
        self.missing[message] += 1
        return message

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return any(catalogue.bundle(message).has_message(message) for catalogue in self._catalogues)

    def line(self, message: str, /, **arguments: Argument) -> str:
        """A message without foreign names: a language that runs left to right needs no marks of direction there."""
        text = self.format(message, **arguments)
        return text if self.direction == "rtl" else text.translate(_NO_MARKS)

    def listed(self, items: Iterable[str]) -> str:
        """Items as this language lists them. Each is isolated, so that names in other scripts disturb nothing."""
        return format_list([f"{ISOLATE}{item}{END}" for item in items], locale=self.locale)

    def together(self, sentences: Iterable[str]) -> str:
        """Sentences one after another."""
        return ("" if self.locale.language in SPACELESS else " ").join(sentences)

    def number(self, value: int, *, signed: bool = False) -> str:
        """A number with a true minus sign; `signed` shows a plus, too."""
        return self.decimal(value, signed=signed)

    def _value(self, argument: Argument) -> str | int | float:
        if isinstance(argument, tuple):
            return self.listed(str(self._value(item)) for item in argument)
        return argument.said(self) if isinstance(argument, Phrase) else argument

    def decimal(self, value: float, places: int = 0, *, signed: bool = False) -> str:
        """A number with so many decimals and a true minus sign; `signed` shows a plus, too."""
        rounded = round(value, places)
        sign = "\N{MINUS SIGN}" if rounded < 0 else "+" * (signed and rounded > 0)
        shape = f"#,##0.{'0' * places}" if places else "#,##0"
        return sign + format_decimal(abs(rounded), format=shape, locale=self.locale)

    def percent(self, share: float, places: int = 0) -> str:
        """A share of 1 in hundredths."""
        return self.line("review-percent", share=self.decimal(100 * share, places))

    @cached_property
    def _catalogues(self) -> tuple["_Catalogue", ...]:
        return tuple(_catalogue(tag) for tag in chain(self.tag) if tag in languages())


@cache
def translator(tag: str) -> Translator:
    """Messages in the nearest language there is."""
    return Translator(nearest(tag))


@cache
def languages() -> tuple[str, ...]:
    """The tags of all languages, the source first."""
    folders = (entry.name for entry in resources.files("cornerwise.locales").iterdir() if entry.is_dir())
    others = sorted(name for name in folders if name not in (SOURCE, "__pycache__"))
    return (SOURCE, *others)


def missing_messages() -> int:
    """How often a message had to be shown in another language, in all languages together."""
    return sum(translator(tag).missing.total() for tag in languages())


def nearest(tag: str) -> str:
    """The language that stands for a tag, whatever is asked for."""
    return next(candidate for candidate in chain(tag) if candidate in languages())


def first_of(wishes: Iterable[str]) -> str:
    """The first of several tags that there is a language for."""
    for tag in wishes:
        found = nearest(tag)
        if found != SOURCE or _written(tag).partition("-")[0] == SOURCE:
            return found
    return SOURCE


def chain(tag: str) -> tuple[str, ...]:
    """A tag and where to look next, as CLDR has it: Mexico's Spanish comes by way of es-419."""
    if len(tag) > LONGEST_TAG:
        return (SOURCE,)
    tag = _written(tag)
    found: list[str] = []
    while tag and tag not in ("root", SOURCE, *found):
        found.append(tag)
        tag = _next(tag)
    return (*found, SOURCE)


def is_region(tag: str) -> bool:
    """Whether a language's folder holds only what differs from another: `fr-CA` does, `zh-Hans` does not."""
    return any(link in languages() for link in chain(tag)[1:-1])


def _next(tag: str) -> str:
    """Where to look for what a tag lacks; nowhere for one in another script, which its readers may not know."""
    parents: Mapping[str, str] = get_global("parent_exceptions")
    likely: Mapping[str, str] = get_global("likely_subtags")
    name = tag.replace("-", "_")
    scripted = "-".join(likely.get(name, "").split("_")[:2])  # zh-TW is written in zh-Hant
    if parent := parents.get(name):
        return parent.replace("_", "-")
    if scripted == tag:
        return ""
    return scripted if scripted in languages() else tag.rpartition("-")[0] or STANDS_FOR.get(tag, "")


def _written(tag: str) -> str:
    """A tag in the usual letters: `PT-br` is `pt-BR`."""
    language, *others = tag.lower().split("-")
    cases = {2: str.upper, 4: str.title}
    return "-".join([language, *(cases.get(len(part), str)(part) for part in others)])


class _Catalogue:
    """The files of one language. Each is read when one of its messages is first asked for: few programs need all."""

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self._bundle, self._reading = FluentBundle([tag]), RLock()
        files = (resources.files("cornerwise.locales") / tag).iterdir()
        self._unread = {file.name: file.read_text("utf-8") for file in files if file.name.endswith(".ftl")}
        self._file_of = {name: file for file, text in self._unread.items() for name in _MESSAGE.findall(text)}
        self.added: set[str] = set()
        """Messages that are not from the files."""

    def add(self, text: str) -> None:
        with self._reading:
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
            self.added.update(_MESSAGE.findall(text))

    def bundle(self, message: str) -> FluentBundle:
        """The messages, that one among them if the language has it."""
        with self._reading:  # other threads wait until the file is read
            text = self._unread.pop(self._file_of.get(message, ""), None)
            if text is not None:
                self._bundle.add_resource(FluentResource(text))
                for other in _REFERENCE.findall(text):
                    self.bundle(other)
        return self._bundle


_catalogue = cache(_Catalogue)


def add_messages(tag: str, text: str) -> None:
    """Teach a language more messages, written in Fluent, until this program ends. They may be said anew."""
    _catalogue(tag).add(text)


def plain_message(id: str, text: str) -> str:
    """A message in Fluent that says just this text, whatever letters are in it."""
    escaped = " ".join(text.split()).replace("\\", r"\\").replace('"', r"\"")
    return f'{id} = {{ "{escaped}" }}'
