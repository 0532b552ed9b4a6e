"""The phone: what a game needs is one tap away, and nothing moves that was not touched."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from people import Somebody, Table, eventually, said
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]

PLACES = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-piece], [data-tile], [data-board]")].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.dataset.piece ?? element.dataset.tile ?? "board";
    return [name, [left, top, right, bottom].map((edge) => Math.round(edge))];
  })
)"""
"""Where the board and every piece lie on the screen."""
PHONES = ((390, 844), (360, 640), (844, 390))
NO_MARKS = "localStorage.setItem('cornerwise.coach', JSON.stringify(['pick', 'put', 'place']))"


def used_to_it(somebody: People, phone: bool = True, size: tuple[int, int] = (390, 844)) -> Somebody:
    """Somebody who has played before, and needs no marks."""
    anna = somebody("Anna", phone=phone)
    anna.context.add_init_script(NO_MARKS)
    if phone:
        anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    return anna


def places(page: Page) -> dict[str, list[int]]:
    found: dict[str, list[int]] = page.evaluate(PLACES)
    return found


def make_moves(person: Somebody, match: str, count: int) -> None:
    """Moves of the largest pieces that fit, at a table where this person has every seat."""
    for _ in range(count):
        snapshot: Any = person.get(f"/api/matches/{match}")
        state = snapshot["state"]
        moves = [move for moves in state["legal"].values() for move in moves]
        move = max(moves, key=lambda move: (len(move.split(",")), move))
        command = {"seat": state["mover"], "seq": snapshot["seq"], "key": f"key-{snapshot['seq']}"}
        person.post(f"/api/matches/{match}/commands", {**command, "action": {"do": "move", "move": move}})


def place_first(table: Table) -> None:
    table.pieces.first.tap()
    table.page.get_by_role("button", name="Next fit").tap()
    table.place.tap()
    table.placed()


def test_hint_undo_and_moves_are_one_tap_away(somebody: People) -> None:
    anna = used_to_it(somebody)
    table = anna.open(anna.begin("duo", ["me", 1]))
    page = table.page
    page.get_by_role("button", name="Show me a move").tap()
    expect(table.place).to_be_enabled()
    table.place.tap()
    table.placed()
    assert table.my_turn()
    expect(page.locator("[data-piece]")).to_have_count(20)
    before = places(page)["board"]
    show = page.get_by_role("button", name="Show moves")
    show.tap()
    expect(table.moves.first).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-piece]")).to_have_count(0)
    page.get_by_role("button", name="Previous move").tap()
    expect(page.get_by_text(said("after 1 move")).first).to_be_visible()
    assert places(page)["board"] == before
    show.tap()
    expect(page.locator("[data-piece]")).to_have_count(20)
    page.get_by_role("button", name="Undo last move").tap()
    expect(page.locator("[data-piece]")).to_have_count(21)


def test_there_is_a_chat_only_where_somebody_can_answer(somebody: People) -> None:
    anna, ben = used_to_it(somebody), somebody("Ben")
    table = anna.open(anna.begin("duo", ["me", 1]))
    expect(table.board).to_be_visible()
    expect(anna.page.get_by_role("button", name="Chat")).to_have_count(0)
    desk = used_to_it(somebody, phone=False)
    expect(desk.open(desk.begin("duo", ["me", 1])).board).to_be_visible()
    expect(desk.page.get_by_role("tab", name="Moves")).to_be_visible()
    expect(desk.page.get_by_role("tab", name="Chat")).to_have_count(0)
    match = anna.begin("duo", ["me", "open"])
    ben.open(match).page.get_by_role("button", name="Take this seat").click()
    expect(anna.open(match).board).to_be_visible()
    expect(anna.page.get_by_role("button", name="Chat")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Show me a move")).to_have_count(0)  # it would not be fair


@pytest.mark.parametrize("size", PHONES, ids=["usual", "small", "on-its-side"])
def test_every_piece_keeps_its_slot(somebody: People, size: tuple[int, int]) -> None:
    anna = used_to_it(somebody, size=size)
    table = anna.open(anna.begin("duo", ["me", 1]))
    page = table.page
    expect(page.locator("[data-piece]")).to_have_count(21)
    before = places(page)
    piece = table.pieces.first.get_attribute("data-piece") or ""
    table.pieces.first.tap()
    page.get_by_role("button", name="Rotate").tap()
    assert places(page) == before
    page.get_by_role("button", name="Next fit").tap()
    table.place.tap()
    table.placed()
    assert table.my_turn()
    expect(page.locator(f"[data-piece={piece}]")).to_have_count(0)
    assert places(page) == {name: where for name, where in before.items() if name != piece}


def test_all_pieces_are_seen_at_once_where_there_is_room(somebody: People) -> None:
    anna = used_to_it(somebody)
    for variant in ("classic", "trigon", "rumis-tower"):
        table = anna.open(anna.begin(variant, ["me"] * 4))
        expect(table.board).to_be_visible()
        lie = [box for name, box in places(anna.page).items() if name != "board"]
        assert len(lie) > 10
        for left, top, right, bottom in lie:
            assert left >= 0, variant
            assert right <= 390, variant
            assert min(right - left, bottom - top) >= 44, variant
        expect(anna.page.locator(".more")).to_have_count(0)


def test_where_there_is_no_room_a_button_leads_to_the_other_pieces(somebody: People) -> None:
    anna = used_to_it(somebody, size=(360, 640))
    table = anna.open(anna.begin("duo", ["me"] * 2))
    more = anna.page.get_by_role("button", name="More pieces that fit")
    expect(more).to_be_visible()
    last = anna.page.locator("[data-piece]").last
    expect(last).not_to_be_in_viewport()
    after = more.and_(anna.page.locator(".after"))
    press = "buttons => { for (const button of buttons) button.click(); return !buttons.length; }"
    eventually(anna.page, lambda: after.evaluate_all(press))  # it goes when the last piece is seen
    expect(last).to_be_in_viewport(ratio=1)
    expect(table.place).to_be_visible()


def test_buttons_that_move_a_piece_leave_the_others_where_they_are(somebody: People) -> None:
    anna = used_to_it(somebody)
    table = anna.open(anna.begin("classic", ["me"] * 4))
    expect(anna.page.locator("[data-piece]")).to_have_count(21)
    before = places(anna.page)
    table.pieces.first.tap()
    anna.page.get_by_role("button", name="Next fit").tap()
    expect(anna.page.locator(".pad")).to_be_visible()
    assert places(anna.page) == before


def test_tiles_leave_gaps_that_the_next_one_fills(somebody: People) -> None:
    anna = used_to_it(somebody)
    table = anna.open(anna.begin("triominos", ["me", 1]))
    page = table.page
    expect(page.locator("[data-tile]").first).to_be_visible()
    draw, fitting = page.get_by_role("button", name=re.compile("Draw|Pass")), page.locator("[data-tile]:not(.pale)")
    expect(draw.or_(fitting).first).to_be_visible()
    while not fitting.count():
        held = page.locator("[data-tile]").count()
        draw.first.tap()
        # Another tile has come, or the turn has gone and comes back.
        eventually(page, partial(lambda held: fitting.count() or page.locator("[data-tile]").count() != held, held))
        expect(draw.or_(fitting).first).to_be_visible()
    before = places(page)
    tile = page.locator("[data-tile]:not(.pale)").first.get_attribute("data-tile") or ""
    page.locator(f"[data-tile='{tile}']").tap()
    page.get_by_role("button", name="Next fit").tap()
    page.get_by_role("button", name="Place", exact=True).tap()
    expect(page.locator(f"[data-tile='{tile}']")).to_have_count(0)
    after = places(page)
    assert {name: where for name, where in after.items() if name in before} == {
        name: where for name, where in before.items() if name != tile
    }


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_tips_move_nothing(somebody: People, phone: bool) -> None:
    anna = used_to_it(somebody, phone=phone)
    match = anna.begin("classic", ["me"] * 4)
    make_moves(anna, match, 4)
    table = anna.open(match)
    tip = anna.page.get_by_role("note", name="Tip")
    expect(tip).to_be_visible()
    expect(tip).to_be_in_viewport(ratio=1)
    before = places(anna.page)
    table.pieces.first.click()
    expect(tip).to_have_count(0)
    assert places(anna.page) == before
    anna.page.get_by_role("button", name="Put back").click()
    anna.page.get_by_role("button", name="Hide this tip").click()
    expect(anna.page.get_by_role("button", name="Put back")).to_be_visible()
    assert places(anna.page) == before


def test_points_of_the_others_are_seen(somebody: People) -> None:
    anna = used_to_it(somebody)
    for variant, words in (("duo", "placed"), ("rumis-tower", "seen"), ("triominos", "points"), ("junior", "points")):
        anna.open(anna.begin(variant, ["me", 1, 1, 1] if variant == "rumis-tower" else ["me", 1]))
        chip = anna.page.locator(".seat").get_by_text(words)
        expect(chip.first).to_be_in_viewport(ratio=1)


def test_the_view_of_cubes_looks_inside_ahead_and_around(somebody: People) -> None:
    anna = used_to_it(somebody)
    match = anna.begin("rumis-tower", ["me"] * 4)
    make_moves(anna, match, 12)
    table = anna.open(match)
    page = table.page
    expect(page.get_by_text("From above").first).to_be_visible()
    expect(page.get_by_text("Drag to rotate the view")).to_be_visible()
    levels = page.get_by_role("slider")
    highest = int(levels.get_attribute("max") or 0)
    assert highest > 1
    levels.fill("1")
    expect(page.get_by_text(said("Up to level 1"))).to_be_visible()
    table.pieces.first.tap()
    expect(page.get_by_text(said(f"Up to level {highest}"))).to_be_visible()
    page.get_by_role("button", name="Next fit").tap()
    expect(page.get_by_text("After this move")).to_be_visible()
    page.get_by_role("button", name="Put back").tap()
    expect(page.get_by_text("After this move")).to_have_count(0)
    page.get_by_role("button", name="Rotate the view left").tap()
    expect(page.get_by_text("Drag to rotate the view")).to_have_count(0)


def test_the_best_players_can_be_found_on_a_phone(somebody: People) -> None:
    page = used_to_it(somebody).page
    page.goto("/")
    page.get_by_role("link", name="Players").last.tap()
    page.wait_for_url("**/players")


def test_fingers_are_not_told_about_keys(somebody: People) -> None:
    for phone, count in ((True, 0), (False, 1)):
        anna = used_to_it(somebody, phone=phone)
        anna.open(anna.begin("duo", ["me", 1]))
        anna.page.get_by_role("button", name="Menu").click()
        expect(anna.page.get_by_role("link", name="Rules")).to_be_visible()
        expect(anna.page.get_by_role("button", name="Keyboard shortcuts")).to_have_count(count)


def test_setting_up_on_a_phone_on_its_side_leaves_room_for_the_choices(somebody: People) -> None:
    page = used_to_it(somebody, size=(844, 390)).page
    page.goto("/new/duo")
    foot = page.locator("form .foot").bounding_box()
    assert foot
    assert foot["height"] <= 390 / 5
