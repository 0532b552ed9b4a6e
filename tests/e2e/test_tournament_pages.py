"""Tournaments and clubs as people use them: set up, joined in another browser, played, and looked at."""

import re
from collections.abc import Callable

from people import Somebody, said
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Check = Callable[[Page], None]
CLOCK = {"kind": "game", "seconds": 600}


def choose(page: Page, label: str) -> None:
    """One of several chips; what is clicked is the label of a radio button."""
    page.locator("label").filter(has=page.get_by_role("radio", name=label, exact=True)).click()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()


def test_a_swiss_from_the_form_to_the_standings(somebody: People, keep: Keep, accessible: Check) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True, dark=True)
    page = anna.page
    page.goto("/tournaments/new")
    choose(page, "3")
    page.get_by_role("textbox", name="Title").fill("Friday cup")
    page.get_by_role("button", name="Add a computer player").click()
    accessible(page)
    page.get_by_role("button", name="Create tournament").click()
    expect(page.get_by_role("heading", level=1, name="Friday cup")).to_be_visible()
    page.get_by_role("textbox", name="Your name").fill("Anna")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("You.re in"))).to_be_visible()

    phone = ben.page
    phone.goto(page.url)
    phone.get_by_role("textbox", name="Your name").fill("Ben")
    phone.get_by_role("button", name="Join", exact=True).click()
    # What happens in one browser is seen in the other.
    expect(page.get_by_role("row").filter(has_text="Ben")).to_be_visible()
    accessible(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    tournament = page.url

    # Wherever somebody is, they are called to their game.
    phone.goto("/about")
    page.get_by_role("button", name="Start now").click()
    called = page.get_by_role("link", name="Play your game").or_(page.get_by_text(re.compile("no opponent this round")))
    expect(called).to_be_visible()
    # One of three has a bye; whoever has a game plays it.
    player, other = (anna, ben) if page.get_by_role("link", name="Play your game").is_visible() else (ben, anna)
    if player is ben:
        expect(phone.get_by_role("alert").filter(has_text="Friday cup")).to_be_visible()
        phone.get_by_role("link", name="Go to the game").click()
    else:
        page.get_by_role("link", name="Play your game").click()
    expect(player.page).to_have_url(re.compile("/match/"))
    expect(player.page.get_by_role("grid").first).to_be_visible()
    resign(player.page)
    player.page.get_by_role("link", name="Back to the tournament").click()
    expect(player.page.get_by_role("heading", level=1, name="Friday cup")).to_be_visible()
    other.page.goto(tournament)
    for seen in (player.page, other.page):
        expect(seen.get_by_role("row").filter(has_text=re.compile(r"^1")).first).to_be_visible()
    page.goto(tournament)
    choose(page, "Games")
    expect(page.get_by_role("list", name=re.compile("Round.*1"))).to_be_visible()
    keep(page, "tournament-games-desk")
    accessible(page)


def test_a_long_list_comes_in_parts(somebody: People, keep: Keep, accessible: Check) -> None:
    anna = somebody("Anna")
    anna.post("/api/session", {"name": "Anna"})
    plan = {"format": "swiss", "variant": "duo", "clock": CLOCK, "listed": True}
    titles = [f"Long night {number}" for number in range(55)]
    for title in titles:
        anna.post("/api/tournaments", {"title": title, **plan})
    for name, page in (("desk", somebody("Ben").page), ("phone", somebody("Cleo", phone=True, dark=True).page)):
        page.goto("/tournaments")
        first, last = (page.get_by_role("link", name=title, exact=True) for title in (titles[0], titles[-1]))
        expect(last).to_have_count(1)
        expect(first).to_have_count(0)
        more = page.get_by_role("button", name="More", exact=True)
        more.scroll_into_view_if_needed()
        keep(page, f"tournaments-more-{name}")
        accessible(page)
        more.click()
        for link in (first, last):
            expect(link).to_have_count(1)


def test_a_bracket_and_the_list(somebody: People, keep: Keep, accessible: Check) -> None:
    anna = somebody("Anna")
    anna.post("/api/session", {"name": "Anna"})
    plan = {"title": "Knockout night", "format": "knockout", "variant": "duo", "clock": CLOCK, "engines": [1, 2, 3]}
    made = anna.post("/api/tournaments", {**plan, "listed": True})["tournament"]
    anna.post(f"/api/tournaments/{made}/join", {})
    anna.post(f"/api/tournaments/{made}/start", {})
    page = anna.page
    page.goto("/tournaments")
    expect(page.get_by_role("link", name="Knockout night")).to_be_visible()
    accessible(page)
    page.get_by_role("link", name="Knockout night").click()
    tree = page.get_by_role("region", name="Bracket")
    expect(tree.get_by_role("heading", name="Final", exact=True)).to_be_visible()
    expect(tree.get_by_role("link").filter(has_text="Anna")).to_be_visible()
    accessible(page)
    choose(page, "Standings")
    expect(page.get_by_role("button", name=said("Details of Computer, level 3"))).to_be_visible()
    page.get_by_role("button", name=re.compile("Details of .*Anna")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("link").filter(has_text="Anna")).to_be_visible()
    accessible(page)


def test_a_club_and_its_tournament(somebody: People, keep: Keep, accessible: Check) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True, dark=True)
    for person in (anna, ben):
        person.post("/api/session", {"name": person.name})
        person.post("/api/account", {"name": f"{person.name} of the club", "password": "three plain words here"})
        person.page.goto("/about")
        person.page.evaluate("name => localStorage.setItem('cornerwise.name', JSON.stringify(name))", person.name)
    page, phone = anna.page, ben.page
    page.goto("/clubs/new")
    page.get_by_role("textbox", name="Name", exact=True).fill("Corner Friends")
    choose(page, "On request")
    accessible(page)
    page.get_by_role("button", name="Start club").click()
    expect(page.get_by_role("heading", level=1, name="Corner Friends")).to_be_visible()
    phone.goto("/clubs")
    phone.get_by_role("searchbox").fill("friends")
    phone.get_by_role("link").filter(has_text="Corner Friends").click()
    phone.get_by_role("button", name="Ask to join").click()
    expect(phone.get_by_text(re.compile("You.ve asked to join"))).to_be_visible()
    accessible(phone)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    page.get_by_role("button", name=re.compile("Accept.*Ben")).click()
    expect(page.get_by_role("button", name=re.compile("Manage.*Ben"))).to_be_visible()
    accessible(page)
    keep(page, "club-desk")
    page.get_by_role("link", name="Create a tournament").click()
    page.get_by_role("button", name="Create tournament").click()
    to_club = page.get_by_role("link", name=re.compile("Club tournament.*Corner Friends"))
    expect(to_club).to_be_visible()
    cup = page.url
    to_club.click()
    expect(page.get_by_role("heading", name="Upcoming tournaments")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("heading", name="Upcoming tournaments")).to_be_visible()
    keep(phone, "club-phone")
    report(phone, "Corner Friends")
    for person in (anna, ben):
        choice = {"hidden": ["profile"]}
        hidden = person.context.request.put("/api/account/privacy", data=choice, headers={"Origin": person.origin})
        assert hidden.ok
    phone.reload()
    expect(phone.get_by_role("listitem").filter(has_text="Anna")).to_be_visible()
    expect(phone.get_by_role("link", name="Anna")).to_have_count(0)
    phone.goto(cup)
    report(phone, phone.get_by_role("heading", level=1).inner_text())


def report(page: Page, name: str) -> None:
    page.get_by_role("button", name="Report", exact=True).click()
    dialog = page.get_by_role("dialog", name=said(f"Report {name}"))
    choose(page, "Spam or advertising")
    dialog.get_by_role("button", name="Send report").click()
    expect(page.get_by_text(re.compile("^Reported"))).to_be_visible()
    expect(dialog).to_have_count(0)
