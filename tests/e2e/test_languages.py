"""A walk in every language: the start page, a move in duo, a rule page, a turn with tiles. Nothing is cut off."""

from collections.abc import Callable

import pytest
from people import Somebody
from playwright.sync_api import Page, expect

from cornerwise.locales.catalogue import languages, translator

CUT_OFF = """() => {
  const found = [];
  for (const element of document.querySelectorAll("h1, h2, button, a, label, .chip, .button, nav span")) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (!box.width || style.visibility === "hidden" || element.closest(".unseen")) continue;
    if (style.textOverflow === "ellipsis") continue; // names end in one on purpose
    const told = element.outerHTML.slice(0, 160);
    if (element.scrollWidth > element.clientWidth + 2 && style.display !== "inline") found.push(told);
    const scrolls = element.closest("[role=toolbar], ul, .phrases, .seats");
    if (box.right > innerWidth + 2 && !scrolls) found.push("outside: " + told);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
  return found;
}"""


@pytest.mark.parametrize("tag", languages())
def test_a_walk_in_every_language(
    somebody: Callable[..., Somebody], keep: Callable[[Page, str], None], tag: str
) -> None:
    words = translator(tag)
    anna = somebody("Anna", phone=True, locale=tag)
    page = anna.page

    def fits(name: str) -> None:
        page.wait_for_load_state("networkidle")
        assert page.evaluate("document.documentElement.lang") == tag
        assert page.evaluate("document.documentElement.dir") == words.direction
        assert page.evaluate(CUT_OFF) == [], f"{tag}: {name}"
        keep(page, f"language-{tag}-{name}")

    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_contain_text(words.format("start-hero")[:4])
    fits("start")
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fits("settings")
    match = anna.begin("duo", ["me", 1], options={"start": "own"})
    table = anna.open(match)
    table.pieces.first.tap()
    page.keyboard.press("Tab")
    fits("duo")
    page.keyboard.press("Enter")
    expect(page.locator("[data-board] .ghost")).to_have_count(0)
    page.goto(f"/{tag}/rules/trigon")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fits("rules")
    anna.open(anna.begin("triominos", ["me", "me"]))
    expect(page.get_by_role("grid").first).to_be_visible()
    fits("triominos")
