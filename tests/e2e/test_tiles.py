"""Triominos in a browser: hints with their reasons, and moves that are typed."""

import re
from collections.abc import Callable

from alone import begin_here
from people import Somebody
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Accessible = Callable[[Page], None]
LAID = "[data-tile]"


def test_a_hint_shows_a_tile_and_says_why(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    table = begin_here(page, "/new/triominos")
    assert table.my_turn()
    page.get_by_role("tab", name="Hints").click()
    page.get_by_role("button", name="Show me a move").click()
    expect(page.get_by_text("Try this move:")).to_be_visible()
    reasons = page.locator(".hints li")
    expect(reasons.first).to_be_visible()
    hinted = page.locator(".hints bdi")
    if hinted.count():  # it lies where it is proposed, ready to be placed
        expect(page.get_by_role("button", name="Place", exact=True).last).to_be_enabled()
    else:
        expect(page.get_by_role("button", name=re.compile("Draw|Pass")).first).to_be_visible()


def test_a_tile_can_be_typed(somebody: People, accessible: Accessible) -> None:
    page = somebody("Anna").page
    table = begin_here(page, "/new/triominos")
    assert table.my_turn()
    while not page.locator(f"{LAID}:not(.pale)").count():
        page.get_by_role("button", name=re.compile("Draw|Pass")).first.click()
        assert table.my_turn()
    before = table.moves.count()
    page.keyboard.press("/")
    field = page.get_by_role("textbox")
    expect(field).to_be_focused()
    accessible(page)
    field.fill("0-0-7")
    field.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    field.fill(field.get_attribute("placeholder") or "")
    field.press("Enter")
    # A tile may fit in more ways than one at its cell; then they are offered.
    several = page.locator("form ul button")
    expect(page.get_by_role("dialog").filter(has_not=several)).to_have_count(0)
    if several.count():
        several.first.click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('[aria-label=\"Moves so far\"] button').length > before", arg=before
    )
