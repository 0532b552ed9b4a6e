"""Looking on: the lobby on the start page, the Watch page, TV mode and the score sheet, without a reload anywhere."""

import re
from collections.abc import Callable, Iterator

import pytest
from people import Somebody, eventually, said
from playwright.sync_api import Page, expect
from serving import Served, serving

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Check = Callable[[Page], None]
CLOCK = {"kind": "game", "seconds": 600, "increment": 5}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One of its own: which game is best to watch depends on all that are played, as in other tests' tournaments."""
    folder = tmp_path_factory.mktemp("watched")
    with serving(f"sqlite:///{folder}/games.db", grace=2) as served:
        yield served


def play(person: Somebody, match: str, seat: int) -> None:
    """Makes some move of a match."""
    told = person.get(f"/api/matches/{match}")
    moves = [move for of_piece in told["state"]["legal"].values() for move in of_piece]
    largest = max(moves, key=len)
    act(person, match, seat, told["seq"], {"do": "move", "move": largest})


def act(person: Somebody, match: str, seat: int, seq: int, action: object) -> None:
    key = f"{match[:4]}-{seq}"
    person.post(f"/api/matches/{match}/commands", {"seat": seat, "seq": seq, "key": key, "action": action})


def begun(anna: Somebody, ben: Somebody, moves: int, listed: bool = True, variant: str = "duo") -> str:
    """A game of two with some moves."""
    match = anna.begin(variant, ["me", "open"], listed=listed, clock=CLOCK)
    ben.post("/api/session", {"name": ben.name})
    act(ben, match, 1, anna.get(f"/api/matches/{match}")["seq"], {"do": "sit"})
    for turn in range(moves):
        play((anna, ben)[turn % 2], match, turn % 2)
    return match


def resign(person: Somebody, match: str, seat: int) -> None:
    act(person, match, seat, person.get(f"/api/matches/{match}")["seq"], {"do": "resign"})


def test_the_lobby_comes_to_the_start_page_by_itself(somebody: People, keep: Keep, accessible: Check) -> None:
    anna, ben, visitor = somebody("Anna"), somebody("Ben"), somebody(phone=True)
    page = visitor.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not visitor.context.cookies(), "looking on needs no session"
    match = anna.begin("duo", ["me", "open"], listed=True, clock=CLOCK)
    seek = page.locator(f"a[href='/match/{match}']")
    expect(seek).to_contain_text("Anna")
    accessible(page)
    keep(page, "watch-start-phone")
    ben.post("/api/session", {"name": "Ben"})
    act(ben, match, 1, anna.get(f"/api/matches/{match}")["seq"], {"do": "sit"})
    expect(seek).to_have_count(0)
    play(anna, match, 0)
    expect(seek).to_contain_text("Live")  # the featured game in the large picture
    resign(ben, match, 1)
    expect(seek).to_have_count(0)


def test_watching_a_player_from_game_to_game(somebody: People, keep: Keep, accessible: Check) -> None:
    """By the account: somebody else who takes the name is not followed."""
    anna, ben, visitor, other = somebody("Clara"), somebody("Dora"), somebody(), somebody("Clara")
    anna.post("/api/session", {"name": "Clara"})
    anna.post("/api/account", {"name": "clara.w", "password": "three plain words here"})
    page = visitor.page
    first = begun(anna, ben, 8)
    page.goto("/watch")
    page.get_by_role("link", name=said("Follow Clara")).click()
    expect(page).to_have_url(re.compile(r"/watch\?player=clara\.w$"))
    expect(page.get_by_role("heading", name=said("Following Clara"))).to_be_visible()
    expect(page.locator("[data-seat]")).to_have_count(2)
    expect(page.locator("[data-seat]").first).to_contain_text("Clara")
    accessible(page)
    keep(page, "watch-follow-desk")
    resign(anna, first, 0)
    false = begun(other, somebody("Emil"), 2)
    expect(page.locator(f"li a[href='/match/{false}']")).to_be_visible()  # the list tells of it
    expect(page.get_by_text(said("The next game of Clara will appear here."))).to_be_visible()
    expect(page.locator(f".button[href='/match/{false}']")).to_have_count(0)
    second = begun(anna, ben, 2)
    expect(page.locator(f".button[href='/match/{second}']")).to_be_visible()
    resign(anna, second, 0)
    resign(other, false, 0)


def test_watching_somebody_without_an_account(somebody: People) -> None:
    """At the seat of a match, and in its rematch."""
    anna, ben, visitor = somebody("Nils"), somebody("Nils"), somebody()
    page = visitor.page
    first = begun(anna, ben, 2)
    page.goto("/watch")
    page.locator("li", has=page.locator(f"a[href='/match/{first}']")).get_by_text(said("Follow Nils")).last.click()
    expect(page).to_have_url(re.compile(f"/watch\\?match={first}&seat=1$"))
    expect(page.get_by_role("heading", name=said("Following Nils"))).to_be_visible()
    resign(anna, first, 0)
    for person, seat, action in (
        (anna, 0, {"do": "propose", "what": "rematch"}),
        (ben, 1, {"do": "answer", "yes": True}),
    ):
        act(person, first, seat, person.get(f"/api/matches/{first}")["seq"], action)
    again = anna.get(f"/api/matches/{first}")["state"]["rematch"]
    expect(page.locator(f".button[href='/match/{again}']")).to_be_visible()
    resign(anna, again, 1)


def test_replays_of_a_game_at_a_chosen_speed(somebody: People, keep: Keep, accessible: Check) -> None:
    """Older ones too, however many of other games ended later."""
    anna, ben, visitor = somebody("Otto"), somebody("Pia"), somebody(phone=True)
    rare = begun(anna, ben, 10, variant="junior")
    resign(anna, rare, 0)
    for _ in range(13):
        resign(anna, begun(anna, ben, 10), 0)
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/watch")
    replays = page.get_by_role("region", name="Just finished")
    expect(replays.get_by_role("listitem")).to_have_count(6)
    accessible(page)
    keep(page, "watch-phone")
    replays.get_by_label("Speed").select_option("4")
    replays.get_by_role("button", name="More").click()
    expect(replays.get_by_role("listitem")).to_have_count(12)
    page.get_by_label("Game", exact=True).select_option("Junior")
    expect(replays.get_by_role("listitem")).to_have_count(1)
    expect(replays.locator(f"a[href='/replay/{rare}?ply=0']")).to_be_visible()
    expect(replays.get_by_role("button", name="More")).to_have_count(0)
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_label("Game", exact=True).select_option("All games")
    keep(page, "watch-desk")


def test_the_screen_for_everybody_needs_nobody(somebody: People, keep: Keep, accessible: Check) -> None:
    anna, ben = somebody("Eva"), somebody("Finn")
    page = somebody().page
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto("/tv?game=trigon")  # nobody plays that here: the computer does, in this browser
    status = page.locator(".about[role=status]")
    expect(status).to_contain_text("Computer game")
    expect(page.locator("[data-seat]").first).to_be_visible()
    page.goto("/tv?lang=de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.goto("/tv?game=duo")
    match = begun(anna, ben, 6)
    expect(status).to_contain_text("Live")
    expect(page.locator("[data-seat]").first).to_contain_text("Eva")
    accessible(page)
    keep(page, "watch-tv-desk")
    eventually(page, lambda: anna.get("/api/lobby")["featured"] is not None)
    resign(anna, match, 0)
    expect(status).to_contain_text(said("Won by"))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_listed_game_can_be_embedded_and_printed(somebody: People, keep: Keep, accessible: Check) -> None:
    anna, ben = somebody("Gina"), somebody("Hugo")
    public, private = begun(anna, ben, 6), begun(anna, ben, 6, listed=False)
    for match in (public, private):
        resign(anna, match, 0)
    page = anna.page
    for match, count in ((public, 1), (private, 0)):
        page.goto(f"/result/{match}")
        page.get_by_role("button", name="Share and save").click()
        expect(page.get_by_role("link", name="Score sheet")).to_be_visible()
        expect(page.get_by_role("button", name="Copy embed code")).to_have_count(count)
        expect(page.get_by_role("link", name="Animated picture")).to_have_count(count)
    page.get_by_role("link", name="Score sheet").click()
    expect(page.get_by_role("heading", level=1, name="Duo")).to_be_visible()
    expect(page.locator("ol.moves li")).to_have_count(6)
    expect(page.get_by_role("cell", name=re.compile("Gina"))).to_be_visible()
    accessible(page)
    keep(page, "watch-sheet-desk")
