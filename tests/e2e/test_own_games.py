"""A game of one's own in the browser: its card, its rules, its board for designs, and some moves against the engine."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from people import Somebody, Table
from playwright.sync_api import Page, expect
from serving import Served, serving

FILE = Path(__file__).parents[2] / "examples" / "own_game.py"
People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a game that no other has."""
    folder = tmp_path_factory.mktemp("own")
    with serving(f"sqlite:///{folder}/games.db", grace=2, games=FILE) as served:
        yield served


def test_it_is_found_and_played_like_any_other(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/")
    card = page.get_by_role("button", name="Crossing")
    expect(card).to_contain_text("Two colours each, from edge to edge")
    picture = card.locator("img")
    expect(picture).to_have_attribute("src", "/api/games/crossing/cover.svg?theme=light")
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    keep(page, "own-game-start")
    card.click()
    keep(page, "own-game-begin")
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=False).last.click()
    table = Table(page)
    for _ in range(4):
        assert table.my_turn()
        table.pieces.first.click()
        page.get_by_role("button", name="Next fit").click()
        table.place.click()
        table.placed()
    assert table.my_turn()
    assert table.moves.count() >= 8
    keep(page, "own-game-played")


def test_it_has_a_rule_page_and_no_lesson(somebody: People, keep: Keep) -> None:
    page = somebody().page
    page.goto("/learn/crossing")
    page.wait_for_url("**/en/rules/crossing")
    expect(page.get_by_role("heading", level=1)).to_have_text("Crossing")
    expect(page.get_by_text("You play two colours that begin opposite each other.")).to_be_visible()
    keep(page, "own-game-rules")
    page.goto("/en/rules")
    expect(page.get_by_role("link", name="Crossing")).to_be_visible()
    page.goto("/learn")
    shown = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="Crossing"))
    expect(shown).to_be_visible()
    expect(shown.locator(".button")).to_have_count(0)
    keep(page, "own-game-learn")


def test_it_speaks_the_languages_of_its_file(somebody: People) -> None:
    page = somebody(locale="de").page
    page.goto("/")
    expect(page.get_by_role("button", name="Kreuzung")).to_be_visible()
    page.goto("/de/rules/crossing")
    expect(page.get_by_text("Jeder spielt zwei Farben", exact=False)).to_be_visible()


def test_its_board_is_one_for_designs(somebody: People, keep: Keep) -> None:
    page = somebody().page
    page.goto("/designs")
    page.get_by_role("link", name="Crossing").click()
    expect(page.locator("[data-board]")).to_be_visible()
    keep(page, "own-game-design")
