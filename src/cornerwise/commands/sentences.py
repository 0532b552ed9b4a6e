"""argparse's own messages, translated.

argparse asks gettext for its sentences, by the names `_` and `ngettext` in its own module, and gettext knows only
catalogues of its own kind, which Python does not ship. So both names are given functions here that look into our
catalogue. What is not in the table below stays English: only programmers can meet it.
"""

import argparse
import re

from cornerwise.locales.terminal_language import t

SENTENCES = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positional-arguments",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "the following arguments are required: %s": "cli-required",
    "one of the arguments %s is required": "cli-one-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "not allowed with argument %s": "cli-not-with",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-invalid-choice",
    "ignored explicit argument %r": "cli-ignored",
    "expected one argument": "cli-expected-one",
    "expected at least one argument": "cli-expected-some",
    "expected %s arguments": "cli-expected",
}
"""The message for every sentence of argparse that somebody can meet; of plurals the sentence for many."""

_BLANK = re.compile(r"%(?:\((\w+)\))?[a-z]")


def translate_argparse() -> None:
    """From now on argparse speaks the language that is spoken here."""
    argparse.__dict__.update(_=_sentence, ngettext=_counted)


def _sentence(english: str) -> str:
    """argparse fills in the blanks afterwards, so they are handed on; and it wants the spaces at the end."""
    if english not in SENTENCES:
        return english
    return t(SENTENCES[english], **_blanks(english)) + english[len(english.rstrip()) :]


def _counted(one: str, many: str, count: int) -> str:
    if many not in SENTENCES:
        return one if count == 1 else many
    return t(SENTENCES[many], count=count, **_blanks(many))


def _blanks(english: str) -> dict[str, str]:
    """Every blank of a sentence by its name; one without a name is the only one."""
    return {match[1] or "value": match[0] for match in _BLANK.finditer(english)}
