"""One catalogue for all languages, with something to show for every tag and every message."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from cornerwise.locales import catalogue
from cornerwise.locales.catalogue import chain, is_region, languages, nearest, translator
from cornerwise.locales.phrase import Phrase
from cornerwise.locales.terminal_language import system_language


def test_a_tag_leads_to_its_language_and_then_to_english() -> None:
    assert chain("pt-AO")[0] == "pt-AO" and chain("pt-AO")[-2:] == ("pt", "en")
    assert chain("es-MX") == ("es-MX", "es-419", "es", "en")
    assert chain("nn-NO") == ("nn-NO", "nn", "no", "nb", "en")
    assert chain("en") == ("en",)
    assert nearest("nn-NO") == nearest("no") == "nb"


def test_chinese_is_written_as_its_region_writes_it() -> None:
    for tag in ("zh", "zh-CN", "zh-SG", "zh-Hans-SG", "zh-hans"):
        assert nearest(tag) == "zh-Hans"
    for tag in ("zh-TW", "zh-HK", "zh-MO", "zh-Hant-HK", "zh-hant"):
        assert nearest(tag) == "zh-Hant"
    assert chain("zh-Hant") == ("zh-Hant", "en"), "its readers may not read the other script"
    assert is_region("pt-BR") and is_region("es-419")
    assert not is_region("zh-Hans") and not is_region("zh-Hant") and not is_region("en")


def test_sentences_stand_together_as_the_language_writes_them() -> None:
    assert translator("de").together(["A.", "B."]) == "A. B."
    assert translator("zh-Hans").together(["甲。", "乙。"]) == "甲。乙。"


def test_languages_are_called_by_their_own_names() -> None:
    assert translator("zh-Hant").name == "繁體中文" and translator("zh-Hans").name == "简体中文"
    assert translator("de").name == "Deutsch"


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
    words = catalogue.Translator("en")
    assert words.format("no-such-message") == "no-such-message"
    assert words.missing == {"no-such-message": 1}


def test_what_a_language_lacks_is_shown_in_english_and_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "languages", lambda: ("en",))
    words = catalogue.Translator("pt-AO")
    assert words.format("rules-title") == "Rules"


def test_a_region_that_speaks_as_its_language_does_lacks_nothing() -> None:
    words = catalogue.Translator("fr-CA")
    words.format("rules-title")
    assert not words.missing


def test_a_phrase_is_english_until_it_is_said() -> None:
    phrase = Phrase("why-another-piece", placement=Phrase("rules-title"))
    assert str(phrase) == "Rules is a different piece"
    assert translator("de").format("rules-title") in phrase.said(translator("de"))


@pytest.mark.parametrize(
    ("said", "tag"),
    [
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LANG": "sr_RS@latin"}, "en"),
        ({"LANGUAGE": "fr_CA:fr", "CORNERWISE_LANGUAGE": "ar"}, "ar"),
        ({"LANGUAGE": "gl_ES:es", "LANG": "gl_ES.UTF-8"}, "es"),
        ({"LANGUAGE": "de", "LANG": "C.UTF-8"}, "en"),
        ({"CORNERWISE_LANGUAGE": "PT-br"}, "pt-BR"),
        ({"LANG": "zh_TW.UTF-8"}, "zh-Hant"),
        ({"LANG": "zh_CN.UTF-8"}, "zh-Hans"),
    ],
)
def test_the_system_says_what_is_spoken_here(said: dict[str, str], tag: str) -> None:
    assert system_language(said) == tag


def test_a_tag_without_end_takes_no_time() -> None:
    assert nearest("aa" + "-aa" * 100_000) == "en"


def test_many_may_ask_at_once() -> None:
    """A file that somebody has begun to read is waited for."""
    fresh = catalogue._Catalogue("de")
    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(lambda _: fresh.bundle("rules-title").has_message("rules-title"), range(64)))
    assert all(found)
