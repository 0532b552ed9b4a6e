"""The controls of all pages: lists, dialogs, switches, and the form that sets up a game."""

import re
from collections.abc import Callable

import pytest
from people import Somebody, said
from playwright.sync_api import Locator, Page, expect

from cornerwise.locales.catalogue import languages

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]

HOVERING = """() => {
  const found = [];
  const look = (rules, hovers) => {
    for (const rule of rules) {
      if (rule.selectorText?.includes(":hover") && !hovers) found.push(rule.selectorText);
      if (rule.cssRules) look(rule.cssRules, hovers || rule.conditionText === "(hover: hover)");
    }
  };
  for (const sheet of document.styleSheets) look(sheet.cssRules, false);
  return found;
}"""
# What has the focus shows it, or that which stands for it: the label of a hidden radio button.
RING = """() => {
  const rings = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  const focused = document.activeElement;
  if (focused === document.body) return "end";
  const shown = [focused, focused.closest("label")].some((element) => element && rings(element));
  return shown ? "ring" : "no ring: " + focused.outerHTML.slice(0, 120);
}"""


@pytest.mark.parametrize("path", ["/", "/settings", "/new/triominos", "/review"])
def test_effects_of_hovering_are_for_pointers(somebody: People, path: str) -> None:
    page = somebody(phone=True).page
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(HOVERING) == []


@pytest.mark.parametrize("path", ["/settings", "/new/rumis?variant=rumis-own"])
def test_whatever_has_the_focus_shows_it(somebody: People, path: str) -> None:
    page = somebody().page
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.add(page.evaluate(RING))
    assert seen <= {"ring", "end"}


def language_list(page: Page) -> Locator:
    page.goto("/settings")
    page.locator("#language button").click()
    return page.get_by_role("combobox", name="Search languages")


def test_a_language_is_found_by_its_own_and_by_its_english_name(
    somebody: People, keep: Keep, accessible: Callable[[Page], None]
) -> None:
    page = somebody().page
    field = language_list(page)
    expect(field).to_be_focused()
    expect(page.get_by_role("option")).to_have_count(len(languages()))
    accessible(page)
    keep(page, "controls-languages-desk-light")
    page.context.set_offline(True)  # all names are in the browser
    field.fill("cest")
    expect(page.get_by_role("option")).to_have_text([re.compile("Čeština")])
    field.fill("french")
    expect(page.get_by_role("option")).to_have_count(2)
    field.fill("no such language")
    expect(page.get_by_role("option")).to_have_count(0)
    expect(page.get_by_text("No language found")).to_be_visible()
    page.context.set_offline(False)
    page.keyboard.press("Escape")  # first the words, then the list
    expect(page.get_by_role("option")).to_have_count(len(languages()))
    field.fill("ger")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")


def test_the_list_of_languages_is_walked_by_keys(somebody: People) -> None:
    page = somebody().page
    field = language_list(page)
    field.fill("spanish")
    marked = page.locator("[role=option].marked")
    expect(marked).to_have_count(1)
    first = marked.inner_text()
    page.keyboard.press("ArrowDown")
    expect(marked).not_to_have_text(first)
    assert field.get_attribute("aria-activedescendant") == marked.get_attribute("id")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")  # no further than the first
    expect(marked).to_contain_text("Español")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_globe_opens_the_list(somebody: People) -> None:
    page = somebody(phone=True).page
    page.goto("/about")
    page.get_by_role("link", name="Language").tap()
    page.get_by_role("option").filter(has_text="Dansk").tap()
    expect(page.locator("html")).to_have_attribute("lang", "da")


def test_a_dialog_covers_the_page(somebody: People) -> None:
    page = somebody(phone=True).page
    page.goto("/")
    page.get_by_role("button", name="Junior").first.tap()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    before = page.evaluate("scrollY")
    page.mouse.move(200, 60)
    page.mouse.wheel(0, 600)
    assert page.evaluate("[scrollY, getComputedStyle(document.documentElement).overflowY]") == [before, "hidden"]
    under = "([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null"
    for spot in ([10, 10], [195, 820]):
        assert page.evaluate(under, spot)
    title = dialog.get_by_role("heading", level=2)
    dialog.get_by_role("link", name="Rules").scroll_into_view_if_needed()
    expect(title).to_be_in_viewport()


def test_a_height_map_is_made_by_tapping(somebody: People, keep: Keep, accessible: Callable[[Page], None]) -> None:
    page = somebody(phone=True).page
    page.goto("/new/rumis?variant=rumis-own")
    board = page.get_by_role("grid", name="Your board")
    expect(board.get_by_role("gridcell")).to_have_count(80)
    for _ in range(5):
        page.get_by_role("button", name="Remove a column").tap()
    for _ in range(7):
        page.get_by_role("button", name="Remove a row").tap()
    page.get_by_role("group", name="Height map").get_by_text("5", exact=True).tap()
    board.get_by_role("gridcell", name=said("a1, height 2")).tap()
    board.get_by_role("gridcell", name=said("c3, height 2")).focus()
    page.keyboard.press("0")
    expect(board.get_by_role("gridcell", name=said("c3, height 0"))).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(board.get_by_role("gridcell", name=said("b3, height 5"))).to_be_focused()
    expect(board.get_by_role("gridcell")).to_have_text(list("250222522"))
    accessible(page)
    keep(page, "controls-heights-phone-light")
    page.get_by_role("button", name="Play", exact=True).tap()
    expect(page.get_by_role("gridcell", name=said("a1, free, 5 levels"))).to_be_visible()
    expect(page.get_by_role("gridcell", name=said("c3,"))).to_have_count(0)


def test_dragging_over_squares_sets_all_of_them(somebody: People) -> None:
    page = somebody().page
    page.goto("/new/rumis?variant=rumis-own")
    board = page.get_by_role("grid", name="Your board")
    page.get_by_role("group", name="Height map").get_by_text("7", exact=True).click()
    first, last = (board.get_by_role("gridcell", name=said(f"{column}10,")).bounding_box() for column in "ad")
    assert first and last
    page.mouse.move(first["x"] + 9, first["y"] + 9)
    page.mouse.down()
    page.mouse.move(last["x"] + 9, last["y"] + 9, steps=20)
    page.mouse.up()
    expect(board.get_by_role("gridcell", name=said("height 7"))).to_have_count(4)
    page.mouse.move(first["x"] + 9, first["y"] + 70)  # no button is held any more
    expect(board.get_by_role("gridcell", name=said("height 7"))).to_have_count(4)


def test_a_board_in_two_parts_is_not_played(somebody: People) -> None:
    anna = somebody()
    page = anna.page
    page.goto("/new/rumis?variant=rumis-own")
    board = page.get_by_role("grid", name="Your board")
    for _ in range(9):
        page.get_by_role("button", name="Remove a row").click()
    board.get_by_role("gridcell", name=said("b1,")).focus()
    page.keyboard.press("0")
    expect(page.get_by_role("alert")).to_contain_text("Connect all its squares")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    anna.complaints.clear()  # of the board that was refused


def test_the_number_of_players_is_seen_and_in_order(somebody: People, keep: Keep) -> None:
    page = somebody(phone=True).page
    page.goto("/new/triominos")
    count = page.get_by_role("group", name="Number of players")
    expect(count.locator("label")).to_have_text(["1", "2", "3", "4", "5", "6"])
    expect(count).to_be_in_viewport()
    count.get_by_text("5", exact=True).tap()
    expect(page.get_by_role("group", name="Who plays").get_by_role("combobox")).to_have_count(5)
    keep(page, "controls-triominos-phone-light")


def test_every_board_of_a_family_has_its_picture(somebody: People) -> None:
    page = somebody().page
    page.goto("/new/polyomino")
    kinds = page.get_by_role("group", name="Version").locator("label")
    expect(kinds).to_have_count(4)
    for picture in kinds.locator("img").all():
        picture.evaluate("image => image.decode()")
    kinds.first.click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("gridcell")).to_have_count(64)


def test_a_wrong_link_is_told_in_words(somebody: People) -> None:
    anna = somebody()
    page = anna.page
    for path in ("/match/abc", "/review/abc"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("request/")).to_have_count(0)
        expect(page.get_by_text("match/")).to_have_count(0)
    anna.complaints.clear()  # of what was not found


def test_what_opened_a_dialog_has_the_focus_when_it_closes(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    dialog = page.get_by_role("dialog")
    page.goto("/")
    card = page.get_by_role("button", name="Junior").first
    card.click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    card.press("Enter")
    dialog.get_by_role("button", name="Close").click()
    expect(card).to_be_focused()
    page.goto("/settings")
    page.locator("#language button").click()
    page.mouse.click(10, 10)  # beside it
    expect(page.locator("#language button")).to_be_focused()


def test_a_dialog_that_leads_to_another_gives_the_focus_back_too(somebody: People) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    menu, dialog = page.get_by_role("button", name="Menu"), page.get_by_role("dialog")
    menu.click()
    dialog.get_by_role("button", name="Keyboard shortcuts").click()
    expect(dialog).to_have_count(1)
    expect(dialog.get_by_role("heading", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()
    menu.click()
    dialog.locator("button.field[aria-haspopup=dialog]").click()
    expect(page.get_by_role("listbox")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog.locator("button.field[aria-haspopup=dialog]")).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    seat = page.locator("button.seat").first
    seat.click()
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(seat).to_be_focused()
