"""People at one table: at one screen, in several browsers, looking on, and after the game."""

import re
from collections.abc import Callable
from functools import partial
from itertools import combinations, pairwise

import pytest
from people import Somebody, Table, eventually, said
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]

BOXES = """(selector) => [...document.querySelectorAll(selector)].map((element) => {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom];
})"""


def take_a_seat(person: Somebody, match: str) -> Table:
    table = person.open(match)
    table.page.get_by_role("button", name="Take this seat").click()
    expect(table.board).to_be_visible()
    return table


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.locator(".sure").get_by_role("button", name="Resign").click()


def test_tiles_at_one_screen_wait_until_it_was_handed_over(somebody: People) -> None:
    page = somebody("Anna", phone=True).page
    page.goto("/new/triominos?mode=screen")
    page.get_by_label(said("Name of player 1")).fill("Maya")
    page.get_by_label(said("Name of player 2")).fill("Ivo")
    page.locator("form button.main").tap()
    page.wait_for_url(re.compile("match/local-"))
    tiles = page.locator("[data-tile]")
    show = page.get_by_role("button", name="Show my tiles")
    heading = page.get_by_role("heading", level=1)
    expect(show).to_be_visible()
    expect(tiles).to_have_count(0)
    first = heading.inner_text()
    expect(page.locator(".seats")).to_contain_text("Maya")
    expect(page.locator(".seats")).not_to_contain_text("you")
    show.tap()
    expect(tiles.first).to_be_visible()
    while heading.inner_text() == first:
        held = tiles.count()
        if page.locator("[data-tile]:not(.pale)").count():
            page.locator("[data-tile]:not(.pale)").first.tap()
            page.get_by_role("button", name="Next fit").tap()
            page.get_by_role("button", name="Place", exact=True).tap()
        else:
            page.get_by_role("button", name=re.compile("Draw|Pass")).first.tap()
        eventually(
            page, partial(lambda held: tiles.count() != held, held)
        )  # one more, or none when the turn has passed
    expect(show).to_be_visible()
    expect(tiles).to_have_count(0)
    assert {re.findall(r"\w+", told)[0] for told in (first, heading.inner_text())} == {"Maya", "Ivo"}


def test_the_swap_opening_asks_in_colours(somebody: People) -> None:
    anna = somebody("Anna")
    table = anna.open(anna.begin("polyomino-14", ["me", "me"]))
    page = table.page
    expect(page.get_by_text("Place the first piece of both colours").first).to_be_visible()
    expect(page.locator(".seats")).to_contain_text("chooses a colour")
    for piece, cell in (("I5", "e10"), ("L5", "k4")):
        page.locator(f"[data-piece={piece}]").click()
        page.locator(f"[data-cell={cell}]").click()
        table.place.click()
        table.placed()
    expect(page.get_by_text(said("Choose your colour. Blue moves next.")).first).to_be_visible()
    page.get_by_role("button", name=said("Play Orange")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Blue")


def test_a_new_game_needs_everybodys_consent(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True)
    match = anna.begin("duo", ["me", "open"], options={"start": "own"})
    first, second = anna.open(match), take_a_seat(ben, match)
    resign(second.page)
    expect(second.page.get_by_text("You resigned.")).to_be_visible()
    expect(first.page.get_by_text(said("Guest resigned")).first).to_be_visible()
    again = first.page.get_by_role("button", name="Rematch")
    again.click()
    expect(second.page.get_by_text(said("Anna wants a rematch."))).to_be_visible()
    expect(again).to_have_count(0)
    second.page.get_by_role("button", name="Decline").click()
    expect(first.page.get_by_text(re.compile("declined"))).to_be_visible()
    assert first.page.url.endswith(match)
    again.click()
    second.page.get_by_role("button", name="Accept").click()
    for page in (first.page, second.page):
        page.wait_for_url(lambda url: not url.endswith(match))
        expect(page.locator("[data-board]")).to_be_visible()
    assert first.page.url == second.page.url


def test_an_offer_leaves_room_for_the_pieces(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True)
    match = anna.begin("duo", ["me", "open"], options={"start": "own"})
    first, second = anna.open(match), take_a_seat(ben, match)
    for asks, asked in ((first, second), (second, first)):
        asks.page.get_by_role("button", name="Menu").click()
        asks.page.get_by_role("button", name="Offer a draw").click()
        expect(asked.page.get_by_text(re.compile("offers a draw"))).to_be_visible()
        eventually(asked.page, partial(pieces_have_room, asked.page))  # the tray measures itself a frame later
        asked.page.get_by_role("button", name="Decline").click()
        expect(asks.page.get_by_text(re.compile("declined"))).to_be_visible()


def pieces_have_room(page: Page) -> bool:
    """No piece lies over another or outside the tray."""
    boxes: list[list[float]] = page.evaluate(BOXES, "[data-piece] svg")
    _, highest, _, lowest = page.evaluate(BOXES, ".tray [role=toolbar], .tray[role=toolbar]")[-1]
    apart = all(
        one[2] - 1 <= other[0] or other[2] - 1 <= one[0] or one[3] - 1 <= other[1] or other[3] - 1 <= one[1]
        for one, other in combinations(boxes, 2)
    )
    return apart and all(highest - 1 <= top and bottom <= lowest + 1 for _, top, _, bottom in boxes)


def test_those_who_look_on_see_a_full_screen_and_no_advice(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True)
    match = anna.begin("classic", ["me", 1, 1, 1])
    page = ben.open(match).page
    expect(page.get_by_text(re.compile("You.re watching")).first).to_be_visible()
    expect(page.get_by_text(re.compile("plan your next move"))).to_have_count(0)
    rows = sorted(page.evaluate(BOXES, ".play > *"), key=lambda box: box[1])
    assert all(below[1] - above[3] <= 12 for above, below in pairwise(rows))
    assert 844 - rows[-1][3] <= 12


def test_a_long_sentence_ends_before_the_buttons(somebody: People) -> None:
    anna = somebody("Anna", phone=True)
    table = anna.open(anna.begin("duo", ["me", "open"], options={"start": "own"}))
    ben = somebody("Ben")
    take_a_seat(ben, table.page.url.rsplit("/", 1)[1])
    expect(table.board).to_be_visible()
    table.pieces.first.tap()
    table.page.locator("[data-cell=l3]").tap()
    expect(table.page.get_by_text("Your first piece must cover your starting square").first).to_be_visible()
    [sentence] = table.page.evaluate(BOXES, "header .status span")
    chat = table.page.get_by_role("button", name="Chat").bounding_box()
    assert chat
    assert sentence[2] <= chat["x"] + 1


def test_what_was_read_stays_read(somebody: People) -> None:
    anna, ben = somebody("Anna", phone=True), somebody("Ben")
    match = anna.begin("duo", ["me", "open"], options={"start": "own"})
    page = anna.open(match).page
    take_a_seat(ben, match)
    ben.post(f"/api/matches/{match}/chat", {"preset": "hello"})
    news = page.locator(".news")
    expect(news).to_be_visible()
    page.get_by_role("button", name="Chat").tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.get_by_role("button", name="Close").tap()
    expect(news).to_have_count(0)
    page.reload()
    expect(page.locator("[data-board]")).to_be_visible()
    anna.settle()
    expect(news).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)], ids=["desk", "laptop"])
def test_the_list_of_moves_ends_above_its_buttons(somebody: People, size: tuple[int, int]) -> None:
    anna = somebody("Anna")
    anna.page.set_viewport_size({"width": size[0], "height": size[1]})
    match = anna.begin("duo", ["me", "me"], options={"start": "own"})
    for _ in range(12):
        snapshot = anna.get(f"/api/matches/{match}")
        state = snapshot["state"]
        move = next(moves[0] for moves in state["legal"].values() if moves)
        command = {"seat": state["mover"], "seq": snapshot["seq"], "key": f"key-{snapshot['seq']}"}
        anna.post(f"/api/matches/{match}/commands", {**command, "action": {"do": "move", "move": move}})
    page = anna.open(match).page
    resign(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    [moves], [steps] = page.evaluate(BOXES, ".moves ol"), page.evaluate(BOXES, ".moves .steps")
    assert moves[3] <= steps[1] + 1
    assert moves[3] - moves[1] >= 28
    assert steps[3] <= size[1]


def test_what_does_not_exist_says_so(somebody: People) -> None:
    anna = somebody("Anna")
    for path in ("/match/abc", "/match/7x7x7x7x7x7x7x7x7x7x7x", "/review/abc", "/result/7x7x7x7x7x7x7x7x7x7x7x"):
        anna.page.goto(path)
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text("find that table")
        expect(anna.page.get_by_role("main").get_by_role("link", name="Play")).to_be_visible()
    anna.complaints = [line for line in anna.complaints if "Failed to load resource" not in line]


def test_more_choices_keep_what_was_chosen(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Friends")).first.click()
    page.get_by_label("Your name").fill("Maya")
    page.get_by_role("link", name="More options").click()
    expect(page.get_by_role("option", name="Maya").first).to_be_attached()
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Duo")).first.click()
    page.get_by_role("dialog").get_by_text("Computer", exact=True).click()
    page.get_by_role("slider").fill("7")
    page.get_by_role("link", name="More options").click()
    expect(page.get_by_role("slider")).to_have_value("7")


def test_texts_are_sentences(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    match = anna.begin("duo", ["me", "open"], options={"start": "own"})
    page = anna.open(match).page
    expect(page.get_by_text(said("Anna (you)"))).to_be_visible()
    take_a_seat(ben, match)
    expect(page.locator("[data-board]")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Ask to undo a move").click()
    notice = page.locator(".notice")
    expect(notice).to_contain_text("You have no move that can be undone.")
    expect(notice).not_to_contain_text("match/")
    page.locator(".seat").first.click()
    expect(page.get_by_role("dialog").locator("p").first).to_have_text(said("21 pieces, 89 squares left"))
