"""Compares names as people read them, so that nobody can pass for somebody else with a name that looks the same."""

from collections.abc import Iterable, Iterator
from itertools import chain, count
from unicodedata import category, name, normalize

INVISIBLE = ("Cc", "Cf", "Cn", "Co", "Cs")
"""The Unicode categories of characters that are not displayed."""
WRITTEN_WITH_LATIN = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO"}
"""Scripts of East Asia, which are used beside each other and beside Latin letters; none of them looks like those."""
COMMON = {"MODIFIER", ""}
"""What the names of letters begin with that belong to no script."""
TWINS = (
    # Cyrillic, then Greek: small letters, each with the Latin one that looks the same in most typefaces.
    ("\u0430\u0441\u0501\u0435\u04bb\u0456\u0458\u04cf\u043e\u0440\u051b\u0455\u051d\u0445\u0443", "acdehijlopqswxy"),
    ("\u03b1\u03b9\u03ba\u03bf\u03c1\u03c5\u03bd\u03b3", "aikopuvy"),
)


def comparable_name(name: str) -> str:
    """The same for names that look alike: case, full-width letters, composed accents and invisible characters do not
    count, and spaces count once."""
    plain = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in plain if category(letter) not in INVISIBLE).split())


def has_one_script(text: str) -> bool:
    """Whether all letters are of one script, as Unicode's TS 39 advises: a name of several has look-alikes in it."""
    scripts = {name(letter, "").partition(" ")[0] for letter in normalize("NFKC", text) if category(letter)[0] == "L"}
    scripts -= COMMON
    return len(scripts) < 2 or scripts - WRITTEN_WITH_LATIN <= {"LATIN"}


def skeleton(text: str) -> str:
    """A comparable name with Latin letters in the place of others that look like them: for comparing, not for show."""
    found = comparable_name(text)
    for foreign, latin in TWINS:
        found = found.translate(str.maketrans(foreign, latin))
    return found


def twins(text: str) -> Iterator[str]:
    """The comparable names in other scripts that look just like this one, where every letter has such a twin."""
    plain = comparable_name(text)
    for foreign, latin in TWINS:
        for these, those in ((foreign, latin), (latin, foreign)):
            letters = [letter for letter in plain if category(letter)[0] == "L"]
            if letters and set(letters) <= set(these):
                yield skeleton(plain) if those == latin else plain.translate(str.maketrans(latin, foreign))


def free_name(name: str, taken: Iterable[str]) -> str:
    """A name that nobody else has, nor one that looks like it: if need be with a number."""
    plain = {_without_spaces(other) for other in taken if other}
    names = chain([name], (f"{name[:21]} {number}" for number in count(2)))
    return next(free for free in names if _without_spaces(free) not in plain)


def _without_spaces(name: str) -> str:
    return skeleton(name).replace(" ", "")
