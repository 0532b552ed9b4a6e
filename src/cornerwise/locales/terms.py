"""Game terms of every language, read from its `terms.txt`.

    square = Feld (auf dem Brett), Quadrat (am Stein): *feld, *quadrat
    !square: game-classic-about

Before the colon stands what people look up, after it how the forms of the word begin; `*` is for words that may stand
inside a longer one. Where the English message has the term, a translation has one of those. A line with `!` names the
messages that do well without it; in English, those that use the word for something else. A line with `+`, in English
only, names messages that mean the term though the words alone do not tell: "Draw" is a tile taken or a game that nobody
won.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from cornerwise.locales.catalogue import SOURCE, chain
from cornerwise.locales.shapes import BY_BOARD, Shape, folder

FILE = "terms.txt"
CELLS = {"square", "triangle", "cube"}
_LINE = re.compile(r"(?P<sign>[!+]?)(?P<name>[a-z ]+?)(?: = (?P<words>[^:]+))?(?:: (?P<rest>.+))?")


@dataclass
class Term:
    """What one language says for one thing."""

    words: str
    forms: tuple[str, ...] = ()
    without: frozenset[str] = frozenset()
    within: frozenset[str] = frozenset()

    def is_in(self, text: str) -> bool:
        return any(re.search(_beginning(form), text) for form in self.forms)


def lacking(tag: str, english: Mapping[str, Shape], own: Mapping[str, Shape]) -> Iterator[tuple[str, str]]:
    """The messages of a language that lack its word for a term, each with the English term."""
    source, here = terms(SOURCE), terms(tag)
    for name, shape in own.items():
        if name not in english:
            continue
        told = _fold(shape)
        one_word = BY_BOARD in english[name].arguments - shape.arguments
        for term in _terms_of(name, english[name]):
            mine = None if one_word and term in CELLS else here.get(term)
            if mine and name not in mine.without | source[term].without and not mine.is_in(told):
                yield name, term


def named(tag: str) -> set[str]:
    """All messages that its file names."""
    return {name for term in own_terms(tag).values() for name in term.without | term.within}


def unknown(tag: str) -> Iterator[str]:
    """The terms of English for which a language has no word."""
    yield from terms(SOURCE).keys() - terms(tag).keys()


@cache
def terms(tag: str) -> dict[str, Term]:
    """The terms of a language; a region says only what differs."""
    found: dict[str, Term] = {}
    for link in reversed(chain(tag)):
        if link != SOURCE or tag == SOURCE:
            found |= own_terms(link)
    return found


@cache
def own_terms(tag: str) -> dict[str, Term]:
    """Those that its own file has. `ValueError` for a line that says nothing."""
    found: dict[str, Term] = {}
    file = folder(tag) / FILE
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        if not line or line.startswith("#"):
            continue
        said = _LINE.fullmatch(line)
        whole = said and (said["rest"] and said["name"] in found if said["sign"] else said["words"])
        if not said or not whole or bool(said["sign"]) == bool(said["words"]):
            raise ValueError(f"{tag}/{FILE}: cannot be read: {line}")
        if said["sign"] == "!":
            found[said["name"]].without |= frozenset(said["rest"].split())
        elif said["sign"]:
            found[said["name"]].within |= frozenset(said["rest"].split())
        else:
            forms = tuple(map(_plain, said["rest"].split(", "))) if said["rest"] else ()
            found[said["name"]] = Term(said["words"], forms)
    return found


def _terms_of(name: str, shape: Shape) -> Iterator[str]:
    """The terms in an English message; a starting square is found before a square."""
    text = _fold(shape)
    for term, its in sorted(terms(SOURCE).items(), key=lambda entry: -len(entry[0])):
        text, count = re.subn(rf"\b(?:{'|'.join(its.forms)})\b", "", text) if its.forms else (text, 0)
        if count or name in its.within:
            yield term


def _beginning(form: str) -> str:
    return re.escape(form[1:]) if form.startswith("*") else rf"\b{re.escape(form)}"


def _fold(shape: Shape) -> str:
    return _plain(" ".join(shape.texts))


def _plain(text: str) -> str:
    """Without accents, which come and go as a word is bent, and in small letters."""
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(part for part in parts if unicodedata.category(part) != "Mn")
