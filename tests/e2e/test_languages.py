"""Languages: what the browser asks for is spoken, can be changed in the middle of a game, and is remembered."""

from collections.abc import Callable

import pytest
from people import Somebody, choose_language
from playwright.sync_api import Page, expect

from cornerwise.locales.catalogue import languages, translator

People = Callable[..., Somebody]


@pytest.mark.parametrize("tag", languages())
def test_the_start_page_speaks_every_language_without_the_client(somebody: People, tag: str) -> None:
    page = somebody("Anna", phone=True, locale=tag, java_script_enabled=False).page
    page.goto("/")
    words = translator(tag)
    expect(page.get_by_role("heading", level=1)).to_have_text(words.line("start-hero"))
    expect(page.locator("html")).to_have_attribute("lang", tag)
    expect(page.locator("html")).to_have_attribute("dir", words.direction)


@pytest.mark.parametrize("tag", ["ar", "ru", "pt-BR", "zh-Hant"])
def test_a_walk_in_another_language(somebody: People, keep: Callable[[Page, str], None], tag: str) -> None:
    """From right to left, in other letters and with a region; tests/e2e/test_fitting.py walks in all the others."""
    words = translator(tag)
    anna = somebody("Anna", phone=True, locale=tag)
    page = anna.page

    def spoken(name: str) -> None:
        assert page.evaluate("document.documentElement.lang") == tag
        assert page.evaluate("document.documentElement.dir") == words.direction
        keep(page, f"language-{tag}-{name}")

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(words.format("start-hero")[:4])
    spoken("start")
    match = anna.begin("duo", ["me", 1], options={"start": "own"})
    table = anna.open(match)
    table.pieces.first.tap()
    page.keyboard.press("Tab")
    spoken("duo")
    page.keyboard.press("Enter")
    expect(page.locator("[data-board] .ghost")).to_have_count(0)
    page.goto(f"/{tag}/rules/trigon")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    spoken("rules")
    anna.open(anna.begin("triominos", ["me", "me"]))
    expect(page.get_by_role("grid").first).to_be_visible()
    spoken("triominos")


def test_the_language_changes_in_the_middle_of_a_game(somebody: People) -> None:
    anna = somebody("Anna", locale="en-GB")
    page = anna.page
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    table.pieces.first.click()
    page.keyboard.press("Tab")
    expect(page.locator("[data-board] .ghost")).not_to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    choose_language(page, "de")
    words = translator("de")
    expect(page.get_by_role("heading", level=1)).to_have_text(words.format("status-your-turn"))
    page.get_by_role("button", name=words.format("close")).click()
    expect(page.get_by_text(words.format("status-it-fits"), exact=True).first).to_be_visible()  # it is spoken, too
    page.keyboard.press("Enter")
    expect(page.locator("[data-board] .ghost")).to_have_count(0)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    manifest = page.locator('link[rel="manifest"]').get_attribute("href")
    assert manifest == "/manifest-de.webmanifest"
    shortcuts = anna.get(manifest)["shortcuts"]
    assert words.format("games-title") in [shortcut["name"] for shortcut in shortcuts]


@pytest.mark.parametrize(
    ("asked", "spoken"), [("pt-AO", "pt"), ("es-MX", "es-419"), ("nn-NO", "nb"), ("zh-TW", "zh-Hant"), ("xx", "en")]
)
def test_a_language_that_is_not_there_is_the_nearest_one(somebody: People, asked: str, spoken: str) -> None:
    page = somebody("Anna", locale=asked).page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(translator(spoken).format("start-hero"))
    assert page.evaluate("document.documentElement.lang") == spoken
    answer = page.goto(f"/{asked}/rules/duo")
    assert answer and answer.ok
    expect(page.locator("html")).to_have_attribute("lang", spoken)
