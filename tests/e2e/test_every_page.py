"""Every page as people see it: axe has nothing to say, none is too wide; dark on a phone and light on a desk."""

import json
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
    "tournaments": "/tournaments",
    "tournament-new": "/tournaments/new",
    "clubs": "/clubs",
    "club-new": "/clubs/new",
}


@pytest.mark.parametrize(("phone", "dark"), [(True, True), (False, False)], ids=["phone-dark", "desk-light"])
def test_pages_for_learning(somebody: People, keep: Keep, accessible: Check, phone: bool, dark: bool) -> None:
    reader = somebody(phone=phone, dark=dark)
    page = reader.page
    for name, path in PAGES.items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        reader.settle()
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


CLOCK = {"kind": "game", "seconds": 600}
PASSWORD = "three plain words here"


def act(person: Somebody, match: str, **action: object) -> None:
    """A command of the only person at a table."""
    seq = person.get(f"/api/matches/{match}")["seq"]
    person.post(f"/api/matches/{match}/commands", {"seat": 0, "seq": seq, "key": f"{match}-{seq}", "action": action})


def pages_of(person: Somebody, login: str) -> dict[str, str]:
    """A member with something on every page about people and their games."""
    person.post("/api/session", {"name": person.name})
    person.post("/api/account", {"name": login, "password": PASSWORD})
    person.page.add_init_script(f"localStorage.setItem('cornerwise.name', {json.dumps(json.dumps(person.name))})")
    over = person.begin("duo", ["me", 1], listed=True)
    act(person, over, do="resign")
    person.post("/api/matches", {"variant": "duo", "seats": ["me", "open"], "listed": True, "clock": CLOCK})
    club = person.post("/api/clubs", {"name": f"Club of {login}", "about": "We meet on Thursdays."})["club"]
    plan = {"variant": "duo", "clock": CLOCK, "listed": True}
    swiss = person.post("/api/tournaments", {**plan, "title": "Friday evening", "format": "swiss", "engines": [1, 2]})
    arena = person.post("/api/tournaments", {**plan, "title": "Nobody yet", "format": "arena", "starts_with": 4})
    person.post(f"/api/tournaments/{swiss['tournament']}/join", {})
    return {
        "start": "/",
        "profile": f"/@{login}",
        "friends": "/friends",
        "players": "/players",
        "account": "/account",
        "club": f"/clubs/{club}",
        "tournaments": "/tournaments",
        "tournament-joined": f"/tournaments/{swiss['tournament']}",
        "tournament-empty": f"/tournaments/{arena['tournament']}",
        "watch": "/watch",
        "tv": "/tv",
        "match-over": f"/match/{over}",
        "result": f"/result/{over}",
        "sheet": f"/sheet/{over}",
    }


@pytest.mark.parametrize(("phone", "dark"), [(True, True), (False, False)], ids=["phone-dark", "desk-light"])
def test_pages_of_people(somebody: People, keep: Keep, accessible: Check, phone: bool, dark: bool) -> None:
    look = f"{'phone' if phone else 'desk'}-{'dark' if dark else 'light'}"
    maya = somebody("Maya", phone=phone, dark=dark)
    page = maya.page
    for name, path in pages_of(maya, f"maya-{look}").items():
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_attached()
        maya.settle()
        accessible(page)
        keep(page, f"{name}-{look}")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_names_in_a_table_keep_together_on_a_small_phone(somebody: People) -> None:
    maya = somebody("Maximiliane of the Hills", phone=True, locale="de")
    pages_of(maya, "maximiliane")
    page = maya.page
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/@maximiliane")
    name = page.get_by_role("table").get_by_role("rowheader").first
    expect(name).to_be_visible()
    assert name.evaluate("cell => cell.getBoundingClientRect().width") >= 84
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_phone_shows_the_whole_result_above_the_moves(somebody: People) -> None:
    maya = somebody(phone=True)
    match = maya.begin("classic", ["me", 1, 1, 1])
    act(maya, match, do="resign")
    page = maya.open(match).page
    sheets = page.locator("section.over > section")
    expect(sheets).to_have_count(4)
    moves = page.get_by_role("list", name="Moves so far")
    last, after = sheets.last.bounding_box(), moves.bounding_box()
    assert last and after and last["y"] + last["height"] <= after["y"]
    assert page.locator("section.over").evaluate("over => over.scrollHeight <= over.clientHeight")
