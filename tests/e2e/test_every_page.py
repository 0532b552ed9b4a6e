"""Every page as people see it: without a violation of axe's rules, dark on a phone and light on a desk."""

from collections.abc import Callable

import pytest
from people import Somebody
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Check = Callable[[Page], None]

PAGES = {
    "learn": "/learn",
    "lesson": "/learn/duo",
    "rules": "/en/rules/trigon",
    "rules-list": "/en/rules",
    "nowhere": "/no/such/page",
}


@pytest.mark.parametrize(("phone", "dark"), [(True, True), (False, False)], ids=["phone-dark", "desk-light"])
def test_pages_for_learning(somebody: People, keep: Keep, accessible: Check, phone: bool, dark: bool) -> None:
    page = somebody(phone=phone, dark=dark).page
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        accessible(page)
        keep(page, f"{name}-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}")


@pytest.mark.parametrize("variant", ["duo", "classic", "trigon", "rumis-steps", "triominos"])
def test_tables_are_accessible_and_fit_their_screens(
    somebody: People, keep: Keep, accessible: Check, variant: str
) -> None:
    for phone, dark in ((True, True), (False, False)):
        anna = somebody("Anna", phone=phone, dark=dark)
        seats: list[object] = ["me", 1] if variant in ("duo", "triominos") else ["me", 1, 1, 1]
        anna.open(anna.begin(variant, seats))
        page = anna.page
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_role("grid").first).to_be_visible()
        accessible(page)
        keep(page, f"{variant}-{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
