"""One catalogue for all languages, with something to show for every tag and every message."""

import pytest

from cornerwise import locales
from cornerwise.locales import chain, languages, nearest, translator


def test_a_tag_leads_to_its_language_and_then_to_english() -> None:
    assert chain("pt-AO")[0] == "pt-AO" and chain("pt-AO")[-2:] == ("pt", "en")
    assert chain("es-MX") == ("es-MX", "es-419", "es", "en")
    assert chain("en") == ("en",)


@pytest.mark.parametrize("tag", ["en", "en-GB", "tlh", "x", "", "../../etc", "zh-Hant-HK"])
def test_every_tag_finds_a_language(tag: str) -> None:
    assert nearest(tag) in languages()
    assert translator(tag).format("rules-title")


def test_numbers_have_a_true_minus_sign() -> None:
    words = translator("en")
    assert words.number(-8) == "\N{MINUS SIGN}8"
    assert words.number(20, signed=True) == "+20" and words.number(0, signed=True) == "0"


def test_lists_isolate_their_items() -> None:
    bare = translator("en").listed(["a1", "t20", "t1"]).translate({0x2068: None, 0x2069: None})
    assert bare == "a1, t20 and t1"


def test_a_missing_message_is_shown_and_counted() -> None:
    words = locales.Translator("en")
    assert words.format("no-such-message") == "no-such-message"
    assert words.missing == {"no-such-message": 1}


def test_what_a_language_lacks_is_shown_in_english_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locales, "languages", lambda: ("en",))
    words = locales.Translator("pt-AO")
    assert words.format("rules-title") == "Rules"
