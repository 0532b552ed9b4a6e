"""The start page is seen before the client runs, and then is the client's."""

import re
from collections.abc import Callable

import pytest
from people import Somebody
from playwright.sync_api import Page, Route, expect

from cornerwise.locales.catalogue import translator

People = Callable[..., Somebody]
CLIENT = re.compile(r"/assets/index-.*\.js$")


def held_back(page: Page) -> Callable[[], None]:
    """Keeps the client from arriving until it is let through."""
    waiting: list[Route] = []
    page.route(CLIENT, lambda route: waiting.append(route))
    page.goto("/", wait_until="commit")

    def let_through() -> None:
        for route in waiting:
            route.continue_()
        page.unroute(CLIENT)

    return let_through


def test_who_presses_before_the_client_is_there_gets_what_they_wanted(somebody: People) -> None:
    page = somebody(phone=True).page
    let_through = held_back(page)
    heading = page.get_by_role("heading", level=1).element_handle()
    page.get_by_role("button", name="Friends").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    let_through()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert heading.evaluate("(heading) => heading.isConnected"), "it was written anew"


@pytest.mark.parametrize(("key", "chosen"), [("language", "de"), ("settings", '{"theme": "dark"}')])
def test_who_has_chosen_otherwise_sees_only_that(somebody: People, key: str, chosen: str) -> None:
    page = somebody(phone=True).page
    page.goto("/about")
    page.evaluate("([key, chosen]) => localStorage.setItem(`cornerwise.${key}`, chosen)", [key, chosen])
    let_through = held_back(page)
    heading = page.locator("h1")
    expect(heading).to_be_attached()
    expect(heading).to_be_hidden()
    let_through()
    expect(heading).to_be_visible()
    if key == "language":
        expect(heading).to_have_text(translator("de").line("start-hero"))
    else:
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        expect(page.locator(".live img")).to_have_attribute("src", re.compile("theme=dark"))


def test_games_are_sorted_as_one_likes_and_stay_so(somebody: People) -> None:
    page = somebody().page
    page.goto("/")
    cards = page.get_by_role("region", name="Games").get_by_role("listitem")
    expect(cards.first).to_contain_text("Classic")
    expect(cards.first).to_contain_text(re.compile("2\N{EN DASH}4.? players"))
    page.get_by_label("Sort by").select_option("Playing time")
    expect(cards.first).to_contain_text("Polyomino")
    expect(cards.last).to_contain_text("Triominos")
    page.reload()
    expect(cards.first).to_contain_text("Polyomino")
    expect(page.get_by_label("Sort by")).to_have_value("minutes")
