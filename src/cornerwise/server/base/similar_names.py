"""Compares names as people read them, so that nobody can pass for somebody else with a name that looks the same."""

from unicodedata import category, normalize

INVISIBLE = ("Cc", "Cf", "Cn", "Co", "Cs")
"""The Unicode categories of characters that are not displayed."""


def comparable_name(name: str) -> str:
    """The same for names that look alike: case, full-width letters, composed accents and invisible characters do not
    count, and spaces count once."""
    plain = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join("".join(letter for letter in plain if category(letter) not in INVISIBLE).split())
