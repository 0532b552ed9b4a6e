"""A first game: what to do is said and shown, and nothing starts below zero."""

import re
from collections.abc import Callable

import pytest
from people import Somebody, said
from playwright.sync_api import expect
from test_phone import make_moves, places, used_to_it

People = Callable[..., Somebody]

MINUS = "\N{MINUS SIGN}"
TOUCHED = ((390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768))
POINTED = ((1280, 720), (1440, 900))
COVERED = """() => {
  const mark = document.querySelector("[role=note]");
  const over = mark.getBoundingClientRect();
  return [...document.querySelectorAll("button, a, [data-cell], [data-board]")]
    .filter((other) => !mark.contains(other) && other.checkVisibility())
    .filter((other) => {
      const { left, top, right, bottom } = other.getBoundingClientRect();
      return left < over.right - 1 && right > over.left + 1 && top < over.bottom - 1 && bottom > over.top + 1;
    })
    .map((other) => other.outerHTML.slice(0, 120));
}"""
"""What can be pressed and lies under the mark."""
CUT = "(texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).length"


def test_the_line_says_what_to_do_now(somebody: People) -> None:
    anna = used_to_it(somebody)
    page = anna.page
    for variant, options, words in (
        ("duo", {"start": "any"}, "Cover a starting square with a piece."),
        ("duo", {"start": "own"}, "Cover your starting square with a piece."),
        ("rumis-tower", {}, "Pick a piece and place it on the base."),
    ):
        seats = ["me", 1] if variant == "duo" else ["me", 1, 1, 1]
        anna.open(anna.begin(variant, seats, options=options))
        expect(page.locator("header .status")).to_contain_text(said(words))
        expect(page.get_by_text(re.compile("are possible"))).to_have_count(0)


def test_open_corners_are_shown_before_a_piece_is_held(somebody: People) -> None:
    anna = used_to_it(somebody)
    match = anna.begin("duo", ["me", "me"], options={"start": "own"})
    table = anna.open(match)
    expect(table.board).to_be_visible()
    expect(table.board.locator(".corner")).to_have_count(0)  # the ring says where
    make_moves(anna, match, 2)
    expect(table.board.locator(".corner").first).to_be_visible()
    expect(anna.page.locator("header .status")).to_contain_text("touch one of your corners")


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_nothing_starts_below_zero(somebody: People, phone: bool) -> None:
    anna = used_to_it(somebody, phone=phone)
    for variant, words in (("duo", "0 squares placed"), ("trigon", "0 triangles placed"), ("rumis-tower", "0 seen")):
        anna.open(anna.begin(variant, ["me"] + [1] * (1 if variant == "duo" else 3)))
        expect(anna.page.get_by_text(said(words)).first).to_be_visible()
        expect(anna.page.get_by_text(MINUS)).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False], ids=["phone", "desk"])
def test_a_first_game_has_three_marks_and_only_once(somebody: People, phone: bool) -> None:
    anna = somebody("Anna", phone=phone)
    table = anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
    page = table.page
    mark = page.get_by_role("note", name="Tip")
    expect(mark).to_have_text("Pick a piece. You can rotate and flip it.")
    before = places(page)
    table.pieces.first.click()
    expect(mark).to_have_text("Put it on the board. The tint shows where it fits.")
    page.get_by_role("button", name="Next fit").click()
    expect(mark).to_have_text("It fits here. Press Place to make your move.")
    expect(mark).to_be_in_viewport(ratio=1)
    assert places(page) == before
    table.place.click()
    table.placed()
    expect(page.get_by_text(re.compile("Press Place"))).to_have_count(0)
    anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
    expect(table.board).to_be_visible()
    expect(mark).to_have_count(0)


@pytest.mark.parametrize("phone", [True, False], ids=["touch", "desk"])
def test_a_mark_covers_nothing_and_moves_nothing(somebody: People, phone: bool) -> None:
    anna = somebody("Anna", phone=phone)
    anna.context.add_init_script("localStorage.removeItem('cornerwise.coach')")  # every game is the first one
    page = anna.page
    mark = page.get_by_role("note", name="Tip")
    for variant, seats in {"duo": 2, "trigon": 4, "rumis-steps": 4}.items():
        match = anna.begin(variant, ["me"] * seats)
        for width, height in TOUCHED if phone else POINTED:
            page.set_viewport_size({"width": width, "height": height})
            table = anna.open(match)
            expect(mark).to_contain_text("Pick")
            before = places(page)
            for step, words in (
                (table.pieces.first, "Put it"),
                (page.get_by_role("button", name="Next fit"), "It fits"),
            ):
                assert page.evaluate(COVERED) == [], (variant, width, height)
                step.click()
                expect(mark).to_contain_text(words)
                expect(mark).to_be_in_viewport(ratio=1)
                assert places(page) == before, (variant, width, height)
            assert page.evaluate(COVERED) == [], (variant, width, height)


def test_a_mark_that_was_put_away_stays_away(somebody: People) -> None:
    anna = somebody("Anna", phone=True)
    table = anna.open(anna.begin("duo", ["me", "me"], options={"start": "own"}))
    page = table.page
    mark = page.get_by_text("Pick a piece. You can rotate and flip it.")
    expect(mark).to_be_visible()
    page.get_by_role("button", name="Hide this tip").tap()
    expect(mark).to_have_count(0)
    page.reload()
    expect(table.board).to_be_visible()
    expect(mark).to_have_count(0)


def test_the_start_page_says_what_these_games_are(somebody: People) -> None:
    page = somebody("Anna", phone=True).page
    page.goto("/")
    expect(page.get_by_text("take turns placing pieces")).to_be_visible()


def test_triangles_have_letters_below_every_column(somebody: People) -> None:
    anna = used_to_it(somebody, phone=False)
    anna.open(anna.begin("trigon", ["me"] * 4))
    cells = anna.page.locator("[data-cell]")
    expect(cells.first).to_be_attached()
    names = cells.evaluate_all("(cells) => cells.map((cell) => cell.dataset.cell)")
    labels = anna.page.locator("[data-board] svg text").all_text_contents()
    assert {re.sub(r"\d", "", name) for name in names} | {re.sub(r"\D", "", name) for name in names} == set(labels)
    boxes = anna.page.locator("[data-board] svg text").evaluate_all(
        "(texts) => texts.map((text) => text.getBoundingClientRect()).map(({ left, top, right, bottom }) =>"
        " [left, top, right, bottom])"
    )
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            apart = one[2] <= other[0] + 1 or other[2] <= one[0] + 1
            assert apart or one[3] <= other[1] + 1 or other[3] <= one[1] + 1


def test_moves_are_listed_with_pictures_and_in_full(somebody: People) -> None:
    anna = used_to_it(somebody, phone=False)
    match = anna.begin("classic", ["me"] * 4)
    make_moves(anna, match, 8)
    table = anna.open(match)
    expect(table.moves).to_have_count(8)
    assert table.moves.locator("svg").count() == 8
    assert table.moves.locator("bdi").evaluate_all(CUT) == 0


def test_a_first_piece_on_triangles_covers_a_triangle(somebody: People) -> None:
    anna = used_to_it(somebody)
    table = anna.open(anna.begin("trigon", ["me"] * 4))
    table.pieces.last.tap()
    anna.page.locator("[data-cell]").first.tap()
    expect(anna.page.get_by_text("must cover your starting triangle").first).to_be_visible()


def test_a_lesson_on_a_phone_leaves_no_strip_below_the_board(somebody: People) -> None:
    page = somebody("Anna", phone=True).page
    for game in ("duo", "triominos"):
        page.goto(f"/learn/{game}")
        expect(page.locator("[data-board]")).to_be_visible()
        board, answer = page.locator("[data-board]").bounding_box(), page.locator(".answer").bounding_box()
        assert board
        assert answer
        assert answer["y"] - board["y"] - board["height"] <= 40
