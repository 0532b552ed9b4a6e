"""Puzzles in a browser: today's, one by its link, hints, streak and storm, on a phone and without a connection."""

import re
from collections.abc import Callable

import pytest
from alone import all_kept
from people import Somebody, Table, said
from playwright.sync_api import Page, expect
from solving import GAME, few, is_answered, miss, only, plain_puzzles, shown, solve, task
from test_offline import without_connection

from cornerwise.locales.catalogue import translator
from cornerwise.puzzles.collection import puzzle_games, shipped_puzzles

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Accessible = Callable[[Page], None]

PICTURED = "() => document.querySelector('a.daily img')?.naturalWidth > 0"
COLLECTED = """async (games) => {
  const cache = await caches.open("cornerwise-common");
  const kept = (await cache.keys()).filter(({ url }) => url.endsWith("/puzzles"));
  return kept.length === games;
}"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_puzzle_is_solved_and_changes_the_rating(
    somebody: People, keep: Keep, accessible: Accessible, phone: bool
) -> None:
    puzzle = plain_puzzles()[0]
    page = somebody("Anna", phone=phone, dark=phone).page
    page.goto(f"/puzzles/{puzzle.id}")
    expect(page.get_by_role("heading", level=1, name=task(puzzle))).to_be_visible()
    accessible(page)
    kind = "phone-dark" if phone else "desk-light"
    keep(page, f"puzzle-{kind}")
    if phone:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    solve(page, puzzle)
    expect(page.get_by_text(said(f"This move: {puzzle.worth}".replace("-", "\N{MINUS SIGN}")))).to_be_visible()
    expect(page.get_by_text("Your rating")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\+\d+$"))).to_be_visible()
    accessible(page)
    keep(page, f"puzzle-solved-{kind}")
    page.keyboard.press("Enter")  # leads on at once
    expect(page).to_have_url(re.compile("/puzzles/next"))
    expect(page.get_by_text("Your rating")).to_have_count(0)
    expect(page.get_by_role("grid").first).to_be_visible()


def test_a_wrong_move_is_answered_and_can_be_tried_again(somebody: People, keep: Keep, accessible: Accessible) -> None:
    puzzle = next(filter(is_answered, plain_puzzles()))
    page = somebody("Anna").page
    page.goto(f"/puzzles/{puzzle.id}")
    miss(page, puzzle)
    expect(page.get_by_text("a better move").first).to_be_visible()
    expect(Table(page).moves).to_have_count(len(puzzle.moves) + 2)  # the wrong move, and a reply
    expect(page.get_by_text("Your opponent could reply like this.")).to_be_visible()
    accessible(page)
    keep(page, "puzzle-missed-desk-light")
    page.get_by_role("button", name="Try again").click()
    expect(Table(page).moves).to_have_count(len(puzzle.moves))
    miss(page, puzzle)
    page.get_by_role("button", name="Show the solution").click()
    expect(page.get_by_text(said("This move:"))).to_be_visible()
    expect(Table(page).moves).to_have_count(len(puzzle.moves) + len(puzzle.line))
    page.goto("/puzzles")
    expect(page.get_by_text(said("Today: 0 of 1 solved"))).to_be_visible()


def test_hints_tell_the_piece_then_a_spot_then_the_move(somebody: People, accessible: Accessible, keep: Keep) -> None:
    puzzle = next(puzzle for puzzle in shipped_puzzles(GAME) if len(puzzle.line) >= 3)
    page = somebody("Anna", phone=True).page
    page.goto(f"/puzzles/{puzzle.id}")
    hint, told = page.get_by_role("button", name="Hint"), page.get_by_role("status")
    for number, move in enumerate(puzzle.line):
        if number in puzzle.replies:
            continue
        for words in ("Use this one.", "It covers the marked place.", "Here it is: place it like this."):
            hint.tap()
            expect(told.filter(has_text=words)).to_have_count(1)
        if number == 0:
            keep(page, "puzzle-hint-phone-light")
            accessible(page)
        Table(page).place.tap()
        expect(page.get_by_role("gridcell", name=said(f"{move.split(',')[0]}, free"))).to_have_count(0)
    expect(page.get_by_text("Solved").first).to_be_visible()
    expect(page.get_by_text("Your rating")).to_have_count(0)  # a hint was taken: nothing counts


def test_a_streak_goes_on_until_the_first_mistake(somebody: People, keep: Keep, accessible: Accessible) -> None:
    page = somebody("Anna").page
    puzzles = few()
    only(page, puzzles)
    page.goto("/puzzles")
    page.get_by_label("Game", exact=True).select_option("Duo")
    page.get_by_role("link", name="Streak").click()
    first = shown(page, puzzles)
    solve(page, first)
    expect(page.get_by_text(said("Solved: 1"))).to_be_visible()
    second = shown(page, tuple(puzzle for puzzle in puzzles if puzzle != first))
    miss(page, second)
    expect(page.get_by_text(said("Your best: 1"))).to_be_visible()
    accessible(page)
    keep(page, "puzzle-streak-desk-light")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text(said("Solved: 0"))).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_role("link", name="Streak")).to_contain_text(said("Your best: 1"))


def test_a_storm_ends_after_three_minutes(somebody: People, keep: Keep, accessible: Accessible) -> None:
    page = somebody("Anna", phone=True).page
    page.clock.install()
    puzzles = few()
    only(page, puzzles)
    page.goto(f"/puzzles/storm?game={GAME}")
    first = shown(page, puzzles)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[23]:\d\d$"))
    keep(page, "puzzle-storm-phone-light")
    accessible(page)
    miss(page, first)  # costs nothing but time
    second = shown(page, tuple(puzzle for puzzle in puzzles if puzzle != first))
    solve(page, second)
    expect(page.get_by_text(said("Solved: 1"))).to_be_visible()
    page.clock.fast_forward(180_000)
    expect(page.get_by_text(said("Your best: 1"))).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def test_todays_puzzle_stands_on_the_start_page(somebody: People, keep: Keep, accessible: Accessible) -> None:
    anna = somebody("Anna")
    page, puzzle = anna.page, anna.get("/api/puzzles/daily")
    page.goto("/")
    card = page.get_by_role("link", name=re.compile("^Today.s puzzle"))
    asked = translator("en").line(f"puzzle-kind-{puzzle['kind']}")
    expect(card).to_contain_text(asked)
    page.wait_for_function(PICTURED)
    accessible(page)
    card.scroll_into_view_if_needed()
    keep(page, "start-puzzle-desk-light")
    card.click()
    expect(page.get_by_role("heading", level=1, name=asked)).to_be_visible()


@pytest.mark.parametrize(("phone", "dark"), [(True, False), (False, True)], ids=["phone", "desk"])
def test_the_page_of_puzzles(somebody: People, keep: Keep, accessible: Accessible, phone: bool, dark: bool) -> None:
    page = somebody("Anna", phone=phone, dark=dark).page
    page.goto("/puzzles")
    page.wait_for_function(PICTURED)
    accessible(page)
    keep(page, f"puzzles-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Game", exact=True).select_option("Triominos")
    page.get_by_label("Kind", exact=True).select_option("Most points from this hand")
    page.get_by_role("link", name="Start", exact=True).click()
    expect(page.get_by_role("heading", level=1, name="Most points from this hand")).to_be_visible()
    expect(page.locator("[data-tile]").first).to_be_visible()
    accessible(page)
    keep(page, f"puzzle-tiles-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}")


def test_a_puzzle_that_is_not_there(somebody: People) -> None:
    anna = somebody("Anna")
    anna.page.goto("/puzzles/duo-0000000000")
    expect(anna.page.get_by_role("heading", name="Page not found")).to_be_visible()
    anna.complaints.clear()  # the browser's own, of an answer with 404


def test_puzzles_are_solved_without_a_connection_and_count_afterwards(somebody: People) -> None:
    anna = somebody("Anna", service_workers="allow")
    page = anna.page
    page.goto("/puzzles")
    all_kept(anna)
    page.wait_for_function(COLLECTED, arg=len(puzzle_games()))
    puzzle = plain_puzzles()[2]
    with without_connection(anna):
        page.goto(f"/puzzles/{puzzle.id}")
        solve(page, puzzle)
        expect(page.get_by_text(said("This move:"))).to_be_visible()
        page.goto(f"/puzzles/next?game={GAME}")
        expect(page.get_by_role("grid").first).to_be_visible()
    page.goto("/puzzles")
    expect(page.get_by_text(said("Today: 1 of 1 solved"))).to_be_visible()
    page.goto(f"/puzzles/next?game={GAME}")
    expect(page.get_by_role("grid").first).to_be_visible()
    mine = anna.get("/api/puzzles/mine")
    assert [result["puzzle"] for result in mine["results"]] == [puzzle.id] and mine["solved"] == 1
