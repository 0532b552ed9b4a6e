"""The one form that buttons and menus have in a language, read from its `labels.txt`.

    infinitive, last word: -en
    !: menu-pause

The form is an imperative, an infinitive, or the verbal noun where a language's software says that instead. After it
stands by which word it is seen (first, last or any) and how this ends after `-`, how it begins before `-`, or the whole
word, where neither tells. In a language without spaces the whole label is one word. The line with `!` names labels that
do well in another form; in English, those that are no command in any language.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from cornerwise.locales.catalogue import SOURCE, chain
from cornerwise.locales.shapes import Shape, folder

FILE = "labels.txt"
COMMANDS = ("action-", "menu-")
"""How the ids of labels begin that say what a press does."""
_PLACES = {"first": slice(1), "last": slice(-1, None), "any": slice(None)}
_FORM = re.compile(r"(?P<name>imperative|infinitive|verbal noun), (?P<place>first|last|any) word: (?P<signs>.+)")


@dataclass(frozen=True)
class Form:
    """What all labels of a language have in common."""

    name: str
    place: str
    signs: tuple[str, ...]
    without: frozenset[str] = frozenset()

    def has(self, text: str) -> bool:
        words = text.casefold().split()[_PLACES[self.place]]
        return any(_shows(sign, word) for word in words for sign in self.signs)


def _shows(sign: str, word: str) -> bool:
    if sign[0] == "-":
        return word.endswith(sign[1:])
    return word.startswith(sign[:-1]) if sign[-1] == "-" else word == sign


def otherwise(tag: str, own: Mapping[str, Shape]) -> Iterator[str]:
    """The labels of a language that have another form than the rest."""
    form, source = labels(tag), labels(SOURCE)
    if not form or not source:
        return
    free = form.without | source.without
    for name, shape in own.items():
        if name.startswith(COMMANDS) and name not in free and not form.has(" ".join(shape.texts)):
            yield name


def labels(tag: str) -> Form | None:
    """The form of a language; a region has that of its language."""
    return next(filter(None, (own_labels(link) for link in chain(tag) if link != SOURCE or tag == SOURCE)), None)


@cache
def own_labels(tag: str) -> Form | None:
    """What its own file says. `ValueError` for a file that says something else."""
    file = folder(tag) / FILE
    if not file.is_file():
        return None
    form, *rest = file.read_text("utf-8").splitlines() or [""]
    said = _FORM.fullmatch(form)
    if not said or any(not line.startswith("!: ") for line in rest):
        raise ValueError(f"{tag}/{FILE}: cannot be read")
    without = frozenset(name for line in rest for name in line[3:].split())
    return Form(said["name"], said["place"], tuple(said["signs"].casefold().split(", ")), without)
