"""Lessons on phones and desks: nothing is cut, nothing is left over, and no change goes unsaid."""

from collections.abc import Callable

import pytest
from people import Somebody, said
from playwright.sync_api import expect

People = Callable[..., Somebody]

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (820, 1180), (1024, 768), (1440, 900))


@pytest.mark.parametrize("game", ["duo", "trigon", "rumis", "triominos"])
def test_the_buttons_of_a_step_are_on_the_screen(somebody: People, game: str) -> None:
    page = somebody("Anna", phone=True).page
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Skip").tap()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for name in ("Back", "Show me", "Place"):
            expect(page.get_by_role("button", name=name).last).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-board]")).to_be_in_viewport(ratio=0.99)


def test_a_step_that_is_done_leaves_nothing_in_the_hand_and_a_new_colour_is_named(somebody: People) -> None:
    page = somebody("Anna").page
    page.goto("/learn/duo")
    skip = page.get_by_role("button", name="Skip")
    for _ in range(2):
        skip.click()
    expect(page.locator(".ghost:not(.fits)")).to_be_visible()
    page.get_by_role("button", name="Next fit").click()
    page.get_by_role("button", name="Place").last.click()
    expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(page.get_by_text("You play")).to_have_count(0)
    for _ in range(4):
        skip.click()
    expect(page.get_by_text(said("You play Orange now."))).to_be_visible()
