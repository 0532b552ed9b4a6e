"""Friends in two browsers: follow, challenge, accept and play the first game of a series."""

import json
from collections.abc import Callable

from people import Somebody, Table, said
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Check = Callable[[Page], None]
PASSWORD = "correct horse"


def member(person: Somebody) -> Somebody:
    """With an account of their own name, logged in on the page of friends."""
    person.post("/api/session", {"name": person.name})
    person.post("/api/account", {"name": person.name, "password": PASSWORD})
    known = f"localStorage.setItem('cornerwise.name', {json.dumps(json.dumps(person.name))})"
    person.context.add_init_script(known)
    person.page.goto("/friends")
    expect(person.page.get_by_role("heading", name="Following")).to_be_visible()
    return person


def test_friends_challenge_each_other(somebody: People, keep: Keep, accessible: Check) -> None:
    nora, otto = member(somebody("Nora")), member(somebody("Otto", phone=True, dark=True))
    page, other = nora.page, otto.page
    expect(page.get_by_text("follow anyone yet")).to_be_visible()
    search = page.get_by_label("Find a player")
    search.fill("otto the unknown")
    page.get_by_role("button", name="Find").click()
    expect(page.get_by_text("Nobody found.")).to_be_visible()
    accessible(page)
    keep(page, "friends-none-desk-light")
    search.fill("OTT")
    page.get_by_role("button", name="Find").click()
    found = page.get_by_role("region", name="Otto")
    expect(found).to_contain_text("@otto")
    expect(page.get_by_text("Nobody found.")).to_have_count(0)
    found.get_by_role("button", name="Follow").click()
    line = page.get_by_role("listitem").filter(has_text="Otto")
    expect(line).to_contain_text("Online")
    accessible(page)
    keep(page, "friends-desk-light")

    other.goto("/players")
    expect(line).to_contain_text("Online")
    line.get_by_role("button", name="Challenge").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("You", exact=True).click()
    dialog.get_by_text("Best of 3").click()
    expect(dialog.get_by_role("button", name="Send challenge")).to_be_enabled()
    accessible(page)
    keep(page, "challenge-desk-light")
    dialog.get_by_role("button", name="Send challenge").click()

    call = other.get_by_role("alert").filter(has_text=said("Nora challenges you: Duo"))
    expect(call).to_contain_text("Best of 3")
    keep(other, "challenge-phone-dark")
    accessible(other)
    call.get_by_role("button", name="Close").click()
    other.goto("/friends")
    expect(other.get_by_role("button", name="Accept")).to_be_visible()
    other.get_by_role("link", name="Puzzles").click()
    expect(other.get_by_role("heading", level=1, name="Puzzles")).to_be_visible()
    expect(call).to_have_count(0)  # it was put off, before the page was loaded anew
    other.get_by_role("link", name="Friends").click()
    expect(other.get_by_role("button", name="Accept")).to_be_visible()
    accessible(other)
    keep(other, "friends-phone-dark")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.get_by_role("button", name="Accept").click()

    page.get_by_role("link", name="Go to the game").click()
    table, theirs = Table(page), Table(other)
    expect(table.board).to_be_visible()
    expect(theirs.board).to_be_visible()
    expect(page.get_by_text(said("Series 0 : 0, game 1 of 3"))).to_be_visible()
    assert table.my_turn()
    nora_match = page.url.rpartition("/")[2]
    snapshot = nora.get(f"/api/matches/{nora_match}")
    body = {"seat": 0, "seq": snapshot["seq"], "key": "over", "action": {"do": "resign"}}
    nora.post(f"/api/matches/{nora_match}/commands", body)
    expect(page.get_by_text(said("Series 0 : 1, game 1 of 3")).first).to_be_visible()
    page.get_by_role("button", name="Next game").click()
    other.get_by_role("button", name="Accept").or_(other.get_by_role("button", name="Agree")).first.click()
    expect(page.get_by_text(said("Series 0 : 1, game 2 of 3"))).to_be_visible()
    keep(page, "series-desk-light")
    keep(other, "series-phone-dark")


def test_the_account_has_switches_and_a_player_is_blocked_and_reported(
    somebody: People, keep: Keep, accessible: Check
) -> None:
    pia, rolf = member(somebody("Pia", phone=True)), member(somebody("Rolf"))
    page = pia.page
    page.goto("/account")
    page.get_by_role("switch", name="Free text chat").click()
    page.get_by_text("Players I follow").click()
    accessible(page)
    keep(page, "account-choices-phone-light")
    assert pia.get("/api/contacts/choices") == {"shows_online": True, "challenges": "followed", "free_chat": True}
    page.goto("/friends")
    page.get_by_label("Find a player").fill(rolf.name)
    page.get_by_role("button", name="Find").click()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Report").click()
    page.get_by_text("Cheating").click()
    page.get_by_label("What happened?").fill("He moved my pieces")
    accessible(page)
    keep(page, "report-phone-light")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("Reported.")).to_be_visible()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Block").click()
    expect(page.get_by_role("button", name="Unblock").first).to_be_visible()
    assert [found["name"] for found in pia.get("/api/contacts")["blocked"]] == ["Rolf"]
