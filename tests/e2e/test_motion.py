"""Pieces that move: one after the other, from the tray or a player's card to its place, at the pace one likes."""

import json
import re
from collections.abc import Callable
from typing import Any

from alone import begin_here, play
from people import Somebody
from playwright.sync_api import Page, expect
from test_play import lay_by_mouse

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]

FULL: dict[str, Any] = {"reduced_motion": "no-preference"}

WATCH = """
window.seen = { flights: [], marks: [] };
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains("flying") && node.parentElement === document.body) {
        const [motion] = node.getAnimations();
        seen.flights.push(motion.effect.getKeyframes()[0].transform);
      }
  const mark = document.querySelector("[data-board] path.last")?.getAttribute("d");
  if (mark && mark !== seen.marks.at(-1)) seen.marks.push(mark);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["d"] });
"""
"""Notes every piece that sets out, with where it comes from, and every move that is marked as the last one."""
SETTLES = re.compile(r"translate\(0px, -5px\)|translate\(0, -5px\)")


def at_pace(person: Somebody, pace: str = "calm") -> None:
    person.context.add_init_script(WATCH)
    settings = json.dumps({"pace": pace, "tips": False})
    person.context.add_init_script(f"localStorage.setItem('cornerwise.settings', {json.dumps(settings)})")


def seen(page: Page, what: str) -> list[str]:
    found: list[str] = page.evaluate(f"seen.{what}")
    return found


def landed(page: Page) -> None:
    expect(page.locator(".flying")).to_have_count(0)


def test_three_replies_are_shown_one_after_another_and_each_is_marked(somebody: People) -> None:
    anna = somebody("Anna", **FULL)
    at_pace(anna)
    table = anna.open(anna.begin("classic", ["me", 1, 1, 1]))
    lay_by_mouse(table)
    expect(table.moves).to_have_count(4)
    landed(table.page)
    expect(table.board.locator("path.last")).to_have_count(1)
    own, *others = seen(table.page, "flights")
    assert SETTLES.search(own), own  # it lay there already
    assert len(others) == 3
    assert not any(SETTLES.search(other) for other in others)
    assert len(set(seen(table.page, "marks"))) == 4


def test_who_does_something_sees_everything_first(somebody: People) -> None:
    anna = somebody("Anna", **FULL)
    at_pace(anna)
    table = anna.open(anna.begin("classic", ["me", 1, 1, 1]))
    lay_by_mouse(table)
    expect(table.moves.first).to_be_attached()
    # Those who listen hear at once that all have moved; those who look see it move by move.
    expect(table.page.get_by_role("log").filter(has_text="Your turn")).to_have_count(1)
    table.page.keyboard.press("Shift")
    assert table.moves.count() == 4
    expect(table.page.get_by_role("heading", level=1)).to_have_text("Your turn")


def test_nothing_moves_at_once_or_where_less_motion_is_wanted(somebody: People) -> None:
    for person, pace in ((somebody("Anna", **FULL), "instant"), (somebody("Ben"), "calm")):
        at_pace(person, pace)
        table = person.open(person.begin("classic", ["me", 1, 1, 1]))
        lay_by_mouse(table)
        expect(table.moves).to_have_count(4)
        assert seen(table.page, "flights") == []


def test_a_typed_move_comes_out_of_the_tray_and_a_reload_shows_it_at_once(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna", **FULL)
    at_pace(anna)
    table = anna.open(anna.begin("duo", ["me", "open"], options={"start": "own"}))
    page = table.page
    ben = somebody("Ben")
    at_pace(ben)
    other = ben.open(page.url.rsplit("/", 1)[1])
    other.page.get_by_role("button", name="Take this seat").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your turn")
    page.keyboard.press("/")
    page.keyboard.type("d9,e9,f9,e10,e8")
    page.keyboard.press("Enter")
    expect(table.moves).to_have_count(1)
    landed(page)
    [flight] = seen(page, "flights")
    x, y = map(float, re.findall(r"-?[\d.]+(?=px)", flight)[:2])
    assert abs(x) > 100 and y > -900, flight
    page.reload()
    expect(table.moves).to_have_count(1)
    expect(table.board.locator("path.last")).to_have_count(1)
    assert seen(page, "flights") == []


def test_pieces_fly_on_every_kind_of_board_in_the_browser(somebody: People) -> None:
    anna = somebody("Anna", dark=True, **FULL)
    at_pace(anna, "brisk")
    for address in ("/new/rumis-tower", "/new/triominos"):
        table = begin_here(anna.page, address)
        while not seen(table.page, "flights"):
            assert play(table, 1)
        landed(table.page)


def test_the_pace_is_chosen_in_the_settings(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/settings")
    page.get_by_text("Brisk", exact=True).click()
    page.reload()
    expect(page.get_by_role("radio", name="Brisk")).to_be_checked()
