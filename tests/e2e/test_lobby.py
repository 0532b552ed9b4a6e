"""The pages around playing, used as people use them."""

import re
from collections.abc import Callable

import pytest
from people import Somebody, said
from playwright.sync_api import Page, expect
from test_motion import at_pace, until

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
MATCH = re.compile("/match/[A-Za-z0-9]{22}$")
HERE = re.compile("/match/local-[A-Za-z0-9_-]{22}$")
CALL = [659, 880, 1319]
"""Three rising tones: somebody is called to the table."""
PAGES = ("/", "/new/classic", "/games", "/watch", "/players", "/account", "/settings", "/about", "/carry")


def known(person: Somebody) -> Page:
    """The page of somebody who has been here before."""
    person.post("/api/session", {"name": person.name})
    return person.page


@pytest.mark.parametrize("phone", [True, False])
def test_every_page_can_be_used_by_everybody(
    somebody: People, keep: Keep, accessible: Callable[[Page], None], phone: bool
) -> None:
    page = known(somebody(phone=phone, dark=not phone))
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        accessible(page)
        keep(page, f"lobby-{path.strip('/').replace('/', '-') or 'start'}-{'phone-light' if phone else 'desk-dark'}")


def test_two_clicks_to_a_game_against_the_computer(somebody: People) -> None:
    page = known(somebody())
    page.goto("/")
    page.get_by_role("button", name="Junior").click()
    page.get_by_role("dialog").get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(HERE)
    expect(page.locator("[data-board]")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_contain_text("Junior")
    expect(page.get_by_role("link", name="Junior")).to_contain_text("Your turn")


def test_a_friend_comes_by_the_link(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True)
    page = known(anna)
    page.goto("/new/duo?mode=friends")
    page.get_by_text("Table settings").click()
    page.get_by_role("group", name="Handicap").get_by_role("combobox").first.select_option("2")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(MATCH)
    link = page.get_by_label("Link to this table").input_value()
    visitor = known(ben)
    visitor.goto(link)
    visitor.get_by_label("Your name").fill("Benedikt")
    visitor.get_by_role("button", name="Take this seat").click()
    expect(visitor.locator("[data-board]")).to_be_visible()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_text("Benedikt").first).to_be_visible()
    plan = anna.context.request.get(f"/api/matches/{link.rsplit('/', 1)[1]}").json()
    assert len(plan["pieces"]["purple"]) + 2 == len(plan["pieces"]["orange"])


def test_two_who_look_for_each_other_meet(somebody: People) -> None:
    places = []
    for name in ("Anna", "Ben"):
        page = known(somebody(name))
        page.goto("/")
        page.get_by_role("button", name="Anyone").click()
        page.get_by_role("dialog").get_by_text("Polyomino").click()
        page.get_by_role("button", name="Find an opponent").click()
        page.wait_for_url(MATCH)
        places.append(page.url)
    assert places[0] == places[1]


def test_an_account_comes_back_with_its_games(somebody: People) -> None:
    anna = somebody("Anna")
    match = anna.begin("duo", ["me", 1])
    page = anna.page
    page.goto("/account")
    page.get_by_label("Username").fill("anna of the corners")
    page.get_by_role("textbox", name="Password").fill("correct horse")
    page.get_by_role("button", name="Create account", exact=True).click()
    codes = page.get_by_role("dialog")
    expect(codes.locator("code")).to_have_count(8)
    codes.get_by_role("button", name="saved them").click()
    expect(page.get_by_text("logged in as")).to_be_visible()

    phone = known(somebody("Phone", phone=True))
    phone.goto("/account")
    phone.get_by_text("Log in", exact=True).first.click()
    phone.get_by_label("Username").fill("Anna of the Corners")
    phone.get_by_role("textbox", name="Password").fill("correct horse")
    phone.get_by_role("button", name="Log in", exact=True).click()
    expect(phone.get_by_text("logged in as")).to_be_visible()
    phone.goto("/games")
    expect(phone.locator(f"a[href='/match/{match}']")).to_be_visible()


def test_an_account_is_looked_after_and_left(somebody: People, accessible: Callable[[Page], None]) -> None:
    anna = somebody("Anna")
    page = known(anna)
    page.goto("/account")
    page.get_by_label("Username").fill("anna who leaves")
    page.get_by_role("textbox", name="Password").fill("correct horse")
    page.get_by_role("button", name="Create account", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="saved them").click()
    page.get_by_text("Security and data").click()
    expect(page.get_by_text("This device", exact=True)).to_be_visible()
    accessible(page)
    page.get_by_label("Current password").fill("correct horse")
    page.get_by_label("New password").fill("password")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("too easy to guess")).to_be_visible()
    page.get_by_label("New password").fill("another horse")
    page.get_by_role("button", name="Change password").click()
    expect(page.get_by_text("Password changed.")).to_be_visible()
    page.get_by_text("Delete account").click()
    page.locator("#safety details").get_by_label("Password").fill("another horse")
    page.get_by_role("button", name="Delete it permanently").click()
    expect(page.get_by_label("Username")).to_be_visible()
    anna.complaints.clear()  # of the refused password, and of who is no longer known


def test_waiting_for_others_tells_what_to_expect_and_lets_one_play(
    somebody: People, accessible: Callable[[Page], None], keep: Keep
) -> None:
    anna, ben = somebody("Anna", phone=True), somebody("Ben")
    at_pace(anna)
    known(anna)
    known(ben)
    wish = {"variant": "junior", "clock": {"kind": "game", "seconds": 300, "increment": 7}}
    page = anna.page
    match = anna.post("/api/pairing", wish)["match"]
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    expect(page.get_by_text("Searching for")).to_be_visible()
    expect(page.get_by_text(re.compile("how long this takes|usually wait"))).to_be_visible()
    other = ben.post("/api/pairing", {"variant": "duo", "clock": {"kind": "move", "seconds": 77}})["match"]
    ben.page.goto(f"/match/{other}")
    expect(ben.page.get_by_text(said("Junior: 1"))).to_be_visible()
    accessible(page)
    keep(page, "search-phone")
    keep(ben.page, "search-desk")
    ben.page.get_by_role("button", name="Stop searching").click()
    expect(ben.page).to_have_url(re.compile("/$"))

    page.get_by_role("button", name="Play the computer meanwhile").tap()
    page.wait_for_url(re.compile("/match/local-"))
    expect(page.locator("[data-board]")).to_be_visible()
    assert ben.post("/api/pairing", wish)["match"] == match, "the search has gone on"
    call = page.get_by_role("alert").filter(has_text="Someone has joined")
    expect(call).to_be_visible()
    until(page, "arg.every((tone) => seen.tones.includes(tone))", CALL)
    keep(page, "search-found-phone")
    call.get_by_role("link", name="Go to the game").tap()
    page.wait_for_url(re.compile(match))
    expect(page.locator("[data-board]")).to_be_visible()
    expect(call).to_have_count(0)


def test_a_search_is_shown_on_other_pages(somebody: People) -> None:
    page = known(anna := somebody("Anna"))
    match = anna.post("/api/pairing", {"variant": "duo", "clock": {"kind": "move", "seconds": 78}})["match"]
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", name="Looking for an opponent")).to_be_visible()
    page.goto("/games")
    expect(page.get_by_text("Still looking for a game of")).to_be_visible()
    page.get_by_role("link", name="Show the search").click()
    page.get_by_role("button", name="Stop searching").click()
    expect(page).to_have_url(re.compile("/$"))
    expect(page.get_by_text("Still looking")).to_have_count(0)


def test_a_game_is_removed_from_the_list(somebody: People) -> None:
    anna, ben = somebody("Anna"), somebody("Ben")
    page = known(anna)
    match = anna.begin("duo", ["me", "open"], options={"start": "own"})
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    page.goto("/games")
    remove = page.get_by_role("button", name=re.compile("^Remove from list"))
    remove.click()
    expect(page.get_by_text("It comes back if someone makes a move")).to_be_visible()
    page.get_by_role("button", name="Keep it").click()
    expect(remove).to_have_count(1)
    remove.click()
    remove.click()
    expect(page.get_by_text("No games yet")).to_be_visible()
    ben.page.goto(f"/match/{match}")
    ben.page.get_by_role("button", name="Take this seat").click()
    expect(ben.page.locator("[data-board]")).to_be_visible()
    page.reload()
    expect(remove).to_have_count(1)


def test_an_invitation_shows_the_game_and_who_invites(
    somebody: People, accessible: Callable[[Page], None], keep: Keep
) -> None:
    anna, ben = somebody("Anna"), somebody("Ben", phone=True)
    for variant, rule in (("duo", "at a corner"), ("rumis-tower", "from above"), ("triominos", "Numbers that meet")):
        match = anna.begin(variant, ["me", "open"] if variant != "rumis-tower" else ["me", "open", "open", "open"])
        ben.page.goto(f"/match/{match}")
        expect(ben.page.get_by_role("heading", name=said("Anna invites you to play"))).to_be_visible()
        expect(ben.page.get_by_text(rule)).to_be_visible()
        expect(ben.page.locator("form img")).to_have_js_property("complete", True)
        assert ben.page.locator("form img").evaluate("image => image.naturalWidth > 0")
        keep(ben.page, f"invited-{variant}-phone")
    accessible(ben.page)
