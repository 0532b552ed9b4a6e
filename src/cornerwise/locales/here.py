"""The language of the person at this terminal.

`CORNERWISE_LANGUAGE` goes before what the system says (`LANGUAGE`, `LC_ALL`, `LC_MESSAGES`, `LANG`, as gettext has
them); `speak` goes before both.
"""

import os
from collections.abc import Mapping
from functools import cache

from cornerwise.locales.catalogue import SOURCE, Translator, nearest, translator
from cornerwise.locales.phrase import Argument, Phrase

VARIABLES = ("CORNERWISE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


def system_language(environment: Mapping[str, str]) -> str:
    """The nearest language to what an environment asks for: `de_AT.UTF-8` is German, `C` is English."""
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), SOURCE)
    tag = wanted.partition(":")[0].partition(".")[0].partition("@")[0].replace("_", "-")
    return nearest(tag)


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


def said(phrase: Phrase) -> str:
    """A phrase in the language that is spoken here."""
    return here().line(phrase.id, **phrase.arguments)
