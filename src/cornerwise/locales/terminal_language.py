"""The language of the terminal, from `--language` or the environment.

`CORNERWISE_LANGUAGE` goes before what the system says, which is read as gettext does: `LC_ALL`, `LC_MESSAGES` or
`LANG`, and `LANGUAGE` with several wishes where these name any language at all. `speak` goes before both.
"""

import os
from collections.abc import Mapping
from functools import cache

from cornerwise.locales.catalogue import Translator, first_of, nearest, translator
from cornerwise.locales.phrase import Argument, Phrase

OURS, WISHES, LOCALE = "CORNERWISE_LANGUAGE", "LANGUAGE", ("LC_ALL", "LC_MESSAGES", "LANG")
NOWHERE = ("", "C", "POSIX")
"""Locales without a language."""


def system_language(environment: Mapping[str, str]) -> str:
    """The nearest language to what an environment asks for: `de_AT.UTF-8` is German, `C` is English."""
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    wishes = [locale]
    if ours := environment.get(OURS):
        wishes = [ours]
    elif locale.partition(".")[0] not in NOWHERE and environment.get(WISHES):
        wishes = environment[WISHES].split(":")
    return first_of(wish.partition(".")[0].partition("@")[0].replace("_", "-") for wish in wishes)


@cache
def _spoken() -> dict[str, str]:
    return {"tag": system_language(os.environ)}


def speak(tag: str) -> None:
    """Speak the nearest language to that one from now on."""
    _spoken()["tag"] = nearest(tag)


def here() -> Translator:
    """Messages in the language that is spoken here."""
    return translator(_spoken()["tag"])


def t(message: str, /, **arguments: Argument) -> str:
    """A message in the language that is spoken here."""
    return here().line(message, **arguments)


def together(*sentences: str) -> str:
    """Sentences one after another, as the language that is spoken here writes them; empty ones are left out."""
    return here().together(filter(None, sentences))


def said(phrase: Phrase) -> str:
    """A phrase in the language that is spoken here."""
    return phrase.line(here().tag)
