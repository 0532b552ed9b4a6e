"""docs/terms.md, made from the terms of the languages: `python tests/terms_page.py` writes it."""

from collections.abc import Iterator
from pathlib import Path

from babel import Locale

from cornerwise.locales.catalogue import SOURCE, languages
from cornerwise.locales.terms import FILE, own_terms

PAGE = Path(__file__).parent.parent / "docs" / "terms.md"


def page() -> str:
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    yield "# Terms"
    yield ""
    yield "The words for the things of the games in every language: those of its rule sheet where it has one, else"
    yield "the usual ones. Translations keep to them, and `cornerwise i18n check` holds them to it."
    yield ""
    yield f"This page is made from the `{FILE}` of each language; see [translating.md](translating.md)."
    for tag in languages():
        if tag != SOURCE:
            name = Locale.parse(tag, sep="-").get_display_name(SOURCE)
            yield from ("", f"## {name} (`{tag}`)", "", f"| English | {name} |", "|---|---|")
            yield from (f"| {term} | {its.words} |" for term, its in own_terms(tag).items())


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
