"""Pieces that move: one after the other, from the tray or a player's card to its place, at the pace one likes."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from alone import begin_here, play
from people import Somebody, Table
from playwright.sync_api import Page, expect
from test_play import lay_by_mouse
from test_review import paste, played, record_of, to_move

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]

FULL: dict[str, Any] = {"reduced_motion": "no-preference"}

WATCH = """
window.seen = { flights: [], marks: [], lines: 0, said: [], counted: [], tones: [], touches: [] };
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      if (node.classList?.contains("flying") && node.parentElement === document.body) {
        const [motion] = node.getAnimations();
        seen.flights.push(motion.effect.getKeyframes()[0].transform);
      }
      if (node.querySelector?.(":scope > path.last")?.getAnimations().length) seen.lines += 1;
    }
  const mark = document.querySelector("[data-board] path.last")?.getAttribute("d");
  if (mark && mark !== seen.marks.at(-1)) seen.marks.push(mark);
  const said = document.querySelector(".callout p")?.textContent;
  if (said && said !== seen.said.at(-1)) seen.said.push(said);
  const counted = document.querySelector(".over .total [aria-hidden]")?.textContent;
  if (counted && counted !== seen.counted.at(-1)) seen.counted.push(counted);
}).observe(document, {
  childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ["d"],
});
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  seen.tones.push(Math.round(this.frequency.value));
  return start.apply(this, when);
};
const vibrate = Navigator.prototype.vibrate;
Navigator.prototype.vibrate = function (pattern) {
  seen.touches.push(pattern);
  return vibrate.call(this, pattern);
};
"""
"""
Notes every piece that sets out, with where it comes from, every move that is marked as the last one, how often such a
mark is drawn along the contour, what is said on the board, how points count up, and what is heard and felt.
"""
FIFTH = [1048, 1572]
"""Two tones a fifth apart: pieces of one colour meet."""
SETTLES = re.compile(r"translate\(0px, -5px\)|translate\(0, -5px\)")


def at_pace(person: Somebody, pace: str = "calm", **others: object) -> None:
    person.context.add_init_script(WATCH)
    settings = json.dumps({"pace": pace, "tips": False, **others})
    person.context.add_init_script(f"localStorage.setItem('cornerwise.settings', {json.dumps(settings)})")


def seen(page: Page, what: str) -> Any:
    return page.evaluate(f"seen.{what}")


def until(page: Page, condition: str, arg: Any = None) -> None:
    """Waits for something that was seen, also where it is seen no more."""
    page.wait_for_function(f"(arg) => {condition}", arg=arg)


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
    until(table.page, "seen.lines === 3")  # along the contour, but for the own one, which is there at once


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


@pytest.mark.parametrize("variant", ["trigon", "rumis-tower", "triominos"])
def test_pieces_fly_in_a_replay(somebody: People, variant: str) -> None:
    anna = somebody("Anna", phone=variant == "rumis-tower", **FULL)
    at_pace(anna)
    page = anna.page
    page.goto("/replay")
    moves = played(anna, variant, moves=8)
    paste(page, record_of(anna, {"variant": variant, "options": {}, "moves": moves}, "json"))
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_have_value("0")
    on, back = page.get_by_role("button", name="Next move"), page.get_by_role("button", name="Previous move")
    while not seen(page, "flights"):
        on.click()
    landed(page)
    [flight] = seen(page, "flights")
    assert not SETTLES.search(flight), flight  # from the name of whoever laid it
    place = slider.input_value()
    back.click()
    expect(slider).not_to_have_value(place)
    assert len(seen(page, "flights")) == 1  # nothing flies back
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    landed(page)
    laid = sum("," in move or "@" in move for move in moves)
    assert len(seen(page, "flights")) == laid + 1
    if variant != "triominos":
        until(page, "seen.lines > 0")


def test_a_replay_stands_still_where_less_motion_is_wanted(somebody: People) -> None:
    anna = somebody("Anna")
    at_pace(anna)
    page = anna.page
    page.goto("/replay")
    paste(page, record_of(anna, {"variant": "duo", "options": {}, "moves": played(anna, "duo", moves=4)}, "json"))
    for _ in range(4):
        page.get_by_role("button", name="Next move").click()
    expect(page.locator("[data-board] path.last")).to_have_count(1)
    assert (seen(page, "flights"), seen(page, "lines")) == ([], 0)


@pytest.mark.parametrize("path", ["/puzzle/classic-solo", "/learn/duo", "/learn/rumis"])
def test_what_is_laid_in_puzzles_and_lessons_settles(somebody: People, path: str) -> None:
    anna = somebody("Anna", **FULL)
    at_pace(anna)
    page = anna.page
    page.goto(path)
    Table(page).pieces.first.click()
    page.get_by_role("button", name="Next fit").click()
    Table(page).place.click()
    until(page, "seen.flights.length > 0")
    landed(page)
    [flight] = seen(page, "flights")
    assert SETTLES.search(flight), flight
    until(page, "seen.tones.length > 0")
    expect(page.locator("[data-board] path.last")).to_have_count(1)


def test_pieces_move_on_the_analysis_board(somebody: People) -> None:
    """What is put there settles; what the computer or a step back and on lays comes out of the tray."""
    anna = somebody("Anna", **FULL)
    at_pace(anna)
    page = anna.page
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    assert seen(page, "flights") == []
    lay_by_mouse(Table(page))
    until(page, "seen.flights.length === 1")
    landed(page)
    page.get_by_role("button", name="Let the computer move").click()
    until(page, "seen.flights.length === 2")
    landed(page)
    page.get_by_role("button", name="Previous move").click()
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    page.get_by_role("button", name="Next move").click()
    until(page, "seen.flights.length === 3")  # nothing flew back
    landed(page)
    put, *others = seen(page, "flights")
    assert SETTLES.search(put), put
    assert not any(SETTLES.search(other) for other in others), others
    until(page, "seen.lines === 2")
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="New analysis").click()
    expect(page.locator("[data-board] path.last")).to_have_count(0)
    assert len(seen(page, "flights")) == 3


def test_fingers_feel_a_piece_snap_and_its_place(somebody: People) -> None:
    for vibration, felt in ((True, [10, 20]), (False, [])):
        anna = somebody("Anna", phone=True)
        at_pace(anna, vibration=vibration)
        table = anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
        table.pieces.first.tap()
        table.page.get_by_role("button", name="Next fit").tap()
        expect(table.place).to_be_enabled()
        table.place.tap()
        until(table.page, "seen.tones.length > 0")
        assert seen(table.page, "touches") == felt


def test_a_fifth_is_heard_where_pieces_of_one_colour_meet(somebody: People) -> None:
    for sound in ("quiet", "off"):
        anna = somebody("Anna", **FULL)
        at_pace(anna, sound=sound)
        table = anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
        for made in range(3):
            assert not set(FIFTH) & set(seen(table.page, "tones"))
            lay_by_mouse(table)
            expect(table.moves).to_have_count(made + 1)
            landed(table.page)
        if sound == "off":
            assert seen(table.page, "tones") == []
        else:
            until(table.page, "arg.every((tone) => seen.tones.includes(tone))", FIFTH)


def test_the_pace_is_chosen_in_the_settings(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/settings")
    page.get_by_text("Brisk", exact=True).click()
    page.reload()
    expect(page.get_by_role("radio", name="Brisk")).to_be_checked()
