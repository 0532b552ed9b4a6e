"""The piece in the hand: where it goes when it is pointed somewhere."""

import re
from collections.abc import Callable

from people import Somebody
from playwright.sync_api import expect
from test_phone import used_to_it

People = Callable[..., Somebody]


def test_a_tap_on_the_start_in_the_corner_finds_a_place_for_every_piece(somebody: People) -> None:
    anna = somebody("Anna", phone=True)
    table = anna.open(anna.begin("classic", ["me"] * 4))
    page = table.page
    for piece in ("I5", "L5", "Y5", "N5", "V5"):
        page.locator(f"[data-piece={piece}]").tap()
        page.locator("[data-cell=a20]").tap()
        expect(page.get_by_text("It fits", exact=True).first).to_be_visible()
        expect(table.place).to_be_enabled()


def test_every_washed_cell_leads_to_a_place(somebody: People) -> None:
    """Also for a piece that was turned by hand, and from the frame round the board."""
    anna = somebody("Anna")
    match = anna.begin("classic", ["me"] * 4)
    legal = anna.get(f"/api/matches/{match}")["state"]["legal"]
    table = anna.open(match)
    page = table.page
    page.locator("[data-piece=N5]").click()
    fits = page.locator(".ghost.fits")
    for cell in sorted({cell for move in legal["N5"] for cell in move.split(",")}):
        page.locator(f"[data-cell={cell}]").hover()
        expect(fits, cell).to_have_count(1)
    page.locator("[data-piece=I5]").click()
    page.keyboard.press("R")
    page.locator("[data-cell=a20]").hover()
    expect(fits).to_have_count(1)
    frame = table.board.bounding_box()
    assert frame
    page.mouse.move(frame["x"] + 3, frame["y"] + 3)
    expect(fits).to_have_count(1)


def test_enter_places_a_piece_that_fits_wherever_the_focus_is(somebody: People) -> None:
    anna = used_to_it(somebody, phone=False)
    table = anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
    page = table.page
    menu, sheet = page.get_by_role("button", name="Menu"), page.get_by_role("dialog")
    menu.focus()
    page.keyboard.press("Enter")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()  # and Enter is for the menu, while nothing is in the hand
    table.pieces.first.click()
    page.get_by_role("button", name="Next fit").click()
    menu.click()
    page.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    expect(menu).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.moves).to_have_count(1)
    expect(sheet).to_have_count(0)


def test_enter_places_what_a_hint_has_shown(somebody: People) -> None:
    anna = used_to_it(somebody, phone=False)
    table = anna.open(anna.begin("duo", ["me", 1], options={"start": "own"}))
    page = table.page
    assert table.my_turn()
    page.get_by_role("tab", name="Hint").click()
    page.get_by_role("button", name="Show me a move").focus()
    page.keyboard.press("Enter")
    expect(table.board.locator(".ghost.fits")).to_have_count(1)
    page.keyboard.press("Enter")
    page.get_by_role("tab", name="Moves").click()
    expect(table.moves.first).to_be_attached()


def test_a_piece_stays_on_the_board(somebody: People) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("trigon", ["me"] * 4))
    page = table.page
    table.pieces.first.click()
    board = table.board.bounding_box()
    assert board
    for x, y in ((0.5, 0.01), (0.99, 0.5), (0.1, 0.9), (0.01, 0.1)):
        page.mouse.move(board["x"] + x * board["width"], board["y"] + y * board["height"])
        expect(table.board.locator(".ghost")).to_have_count(1)
        expect(page.get_by_text("Outside the board")).to_have_count(0)


def test_where_moves_are_confirmed_only_the_button_places(somebody: People) -> None:
    anna = somebody("Anna", phone=True)
    table = anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
    page = table.page
    page.locator("[data-piece=I5]").tap()
    for _ in range(3):
        page.locator("[data-cell=e10]").tap()
    expect(page.get_by_text("It fits", exact=True).first).to_be_visible()
    assert not anna.get(page.url.replace("/match/", "/api/matches/"))["plies"]
    table.place.tap()
    table.placed()
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("checkbox", name="Confirm each move").tap()
    page.get_by_role("button", name="Close").tap()
    page.locator("[data-piece=I5]").tap()
    page.locator("[data-cell=j5]").tap()
    expect(page.locator("[data-cell=j5]")).to_have_attribute("aria-label", re.compile("I5"))
