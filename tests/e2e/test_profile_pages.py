"""Profiles in a browser: charts, results and links to them, what can be hidden, and axe's rules."""

from collections.abc import Callable

import pytest
from people import Somebody, eventually, said
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Check = Callable[[Page], None]
PASSWORD = "correct horse"


def sign_up(person: Somebody, login: str) -> None:
    person.post("/api/session", {"name": person.name})
    person.post("/api/account", {"name": login, "password": PASSWORD})


def command(person: Somebody, match: str, seat: int, **action: object) -> None:
    seq = person.get(f"/api/matches/{match}")["seq"]
    body = {"seat": seat, "seq": seq, "key": f"{match}-{seq}", "action": action}
    person.post(f"/api/matches/{match}/commands", body)


def play(one: Somebody, other: Somebody, variant: str, loser: int, rated: bool = True) -> str:
    """A match in which both lay a piece and one then gives up."""
    plan = {"variant": variant, "seats": ["me", "open"], "rated": rated, "listed": True}
    match: str = one.post("/api/matches", plan)["match"]
    command(other, match, 1, do="sit")
    for seat, person in enumerate((one, other)):
        legal = person.get(f"/api/matches/{match}")["state"]["legal"]
        command(person, match, seat, do="move", move=[moves for piece, moves in legal.items() if piece][-1][0])
    command((one, other)[loser], match, loser, do="resign")
    return match


@pytest.fixture
def rivals(somebody: People) -> tuple[Somebody, Somebody]:
    return somebody("Maya", phone=True, dark=True), somebody("Jonas")


def test_a_profile(rivals: tuple[Somebody, Somebody], keep: Keep, accessible: Check) -> None:
    maya, jonas = rivals
    sign_up(maya, "maya.b")
    sign_up(jonas, "jonas")
    for number in range(9):
        play(maya, jonas, "duo", loser=number % 3 // 2)
    match = play(jonas, maya, "classic-2", loser=1, rated=False)
    eventually(maya.page, lambda: [row for row in maya.get("/api/account")["ratings"] if row["games"] == 9])

    for person in rivals:
        page, phone = person.page, person is maya
        page.goto("/players")
        page.get_by_text("Duo", exact=True).first.click()
        expect(page.get_by_role("link", name="Maya")).to_be_visible()
        accessible(page)
        keep(page, f"players-{'phone-dark' if phone else 'desk-light'}")
        page.get_by_role("link", name="Maya").click()
        expect(page.get_by_role("heading", level=1, name="Maya")).to_be_visible()
        chart = page.get_by_role("slider", name=said("Rating in Duo"))
        expect(chart).to_have_attribute("aria-valuenow", "9")
        chart.press("Home")
        expect(chart).to_have_attribute("aria-valuenow", "1")
        expect(page.get_by_role("table", name="By opponent")).to_contain_text("Jonas")
        expect(page.get_by_role("listitem").filter(has_text="Classic")).not_to_have_count(0)
        page.get_by_role("combobox", name="Game").select_option("duo")
        expect(page.get_by_role("heading", name="Favourite first pieces")).to_be_visible()
        page.get_by_text("Show as a table").click()
        expect(page.get_by_role("table", name=said("Rating in Duo")).get_by_role("row")).to_have_count(10)
        person.settle()
        accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.get_by_text("Show as a table").click()
        keep(page, f"profile-{'phone-dark' if phone else 'desk-light'}")

    # From a match and its result to the profile of the rival.
    page = maya.page
    page.goto(f"/result/{match}")
    page.get_by_role("link", name="Jonas").click()
    expect(page.get_by_role("heading", level=1, name="Jonas")).to_be_visible()


def test_what_is_hidden_is_not_there(rivals: tuple[Somebody, Somebody], keep: Keep, accessible: Check) -> None:
    maya, jonas = rivals
    page = maya.page
    page.goto("/account")
    page.get_by_role("textbox", name="Username").fill("Hidden Maya")
    page.get_by_role("textbox", name="Password").fill(PASSWORD)
    page.get_by_role("button", name="Create account", exact=True).click()
    page.get_by_role("button", name="saved them").click()
    page.get_by_text("Privacy", exact=True).click()
    switch = page.get_by_role("switch", name="Hide profile")
    with page.expect_response("**/api/account/privacy"):
        switch.click()
    expect(page.get_by_role("switch", name="Hide games")).to_be_disabled()
    accessible(page)
    keep(page, "privacy-phone-dark")
    page.get_by_role("link", name="View your profile").click()
    expect(page.get_by_text("see this.")).to_be_visible()

    jonas.page.goto("/@Hidden%20Maya")
    expect(jonas.page.get_by_role("heading", name="Player not found")).to_be_visible()
    accessible(jonas.page)
    assert all("404" in complaint for complaint in jonas.complaints)
    jonas.complaints.clear()  # browsers tell of every answer like that
