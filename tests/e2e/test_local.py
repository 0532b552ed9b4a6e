"""Games that run in the browser: against the computer and at one screen, saved there, and handed to the server."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from people import Somebody, Table, said
from playwright.sync_api import Page, Route, WebSocketRoute, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
LOCAL = re.compile("/match/local-[A-Za-z0-9_-]{22}$")
ONLINE = re.compile("/match/[A-Za-z0-9]{22}$")


def lay(table: Table) -> None:
    """The first piece that has a place, where the button finds one."""
    table.pieces.first.click()
    table.page.get_by_role("button", name="Next fit").click()
    expect(table.place).to_be_enabled()
    table.place.click()
    table.placed()


def begin(person: Somebody, game: str = "Duo", level: int = 1) -> Table:
    """As people begin: the card of a game, a level, Play."""
    page = person.page
    page.goto("/")
    page.get_by_role("region", name="Games").get_by_role("button", name=game).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("slider").fill(str(level))
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(LOCAL)
    return Table(page)


def begun(person: Somebody) -> Table:
    """A game of Junior in which both have moved once."""
    table = begin(person, "Junior")
    assert table.my_turn()
    lay(table)
    assert table.my_turn()
    return table


def test_a_whole_game_with_a_reload_in_the_middle_asks_the_server_for_nothing(
    somebody: People, keep: Keep, accessible: Callable[[Page], None]
) -> None:
    anna = somebody("Anna")
    table = begin(anna)
    page = table.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    page.on("websocket", lambda socket: asked.append(socket.url))
    made = 0
    while table.my_turn():
        if made == 4:
            before = table.moves.count()
            page.reload()
            expect(table.moves).to_have_count(before)
            assert table.my_turn()
            asked.clear()  # the board was asked for again
        lay(table)
        made += 1
    assert made > 5
    expect(page.get_by_role("heading", level=2).filter(has_text=re.compile("win|Draw"))).to_be_visible()
    assert not asked, asked
    accessible(page)
    keep(page, "local-over-desk-light")
    page.get_by_role("link", name="Score").click()
    expect(page.locator(".sums > section")).to_have_count(2)
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(LOCAL)
    expect(page.get_by_role("heading", name=re.compile("Your turn|to move")).first).to_be_visible()


def test_a_game_is_handed_to_the_server_and_goes_on_there(somebody: People) -> None:
    anna = somebody("Anna")
    table = begin(anna)
    page = table.page
    here = page.url
    for _ in range(2):
        assert table.my_turn()
        lay(table)
    assert table.my_turn()
    count = table.moves.count()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue online").click()
    page.wait_for_url(ONLINE)
    expect(table.moves).to_have_count(count)
    assert table.my_turn()
    lay(table)
    assert table.my_turn()
    match = page.url.rsplit("/", 1)[1]
    assert [found["match"] for found in anna.get("/api/matches/mine")] == [match]
    page.goto(here)
    page.wait_for_url(f"**/match/{match}")  # there is one game, not two
    page.goto("/games")
    expect(page.locator("a[href^='/match/']")).to_have_count(1)


def test_games_of_the_browser_are_listed_saved_deleted_and_brought_back(somebody: People, tmp_path: Path) -> None:
    anna = somebody("Anna")
    table = begun(anna)
    page = table.page
    page.goto("/")
    expect(page.get_by_role("link", name="Junior")).to_contain_text("Your turn")
    page.goto("/games")
    with page.expect_download() as saving:
        page.get_by_role("button", name=".json").click()
    file = tmp_path / "games.json"
    saving.value.save_as(file)
    [record] = json.loads(file.read_text())
    assert record["variant"] == "junior" and len(record["moves"]) == 2 and record["players"][1] == "level 1"
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("link", name="Junior")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("link", name="Junior").click()
    assert table.my_turn()
    expect(table.moves).to_have_count(2)


def test_hint_review_and_take_back_come_from_the_browser(somebody: People) -> None:
    anna = somebody("Anna")
    table = begin(anna)
    page = table.page
    assert table.my_turn()
    page.get_by_role("tab", name="Hints").click()
    page.get_by_role("button", name="Show me a move").click()
    expect(page.get_by_text("It fits", exact=True).first).to_be_visible()
    table.place.click()
    table.placed()
    assert table.my_turn()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Undo last move").click()
    page.get_by_role("tab", name="Moves").click()
    expect(table.moves).to_have_count(0)
    give_up(page)
    expect(page.get_by_role("heading", name=re.compile("Game over"))).to_be_visible()


def test_a_move_sent_into_a_dead_line_is_there_after_a_reload(somebody: People) -> None:
    """The server's answer never comes; the page that was left sends the move again, with its key."""
    anna = somebody("Anna")
    match = anna.begin("duo", ["me", "me"], options={"start": "own"})
    dead = False

    def line(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda message: None if dead and '"do"' in message else server.send(message))

    anna.page.route_web_socket(re.compile("/api/socket"), line)
    table = anna.open(match)
    page = table.page
    expect(table.pieces.first).to_be_visible()
    dead = True
    table.pieces.first.click()
    page.get_by_role("button", name="Next fit").click()
    table.place.click()
    expect(page.get_by_role("button", name="Sending").first).to_be_visible()
    assert anna.get(f"/api/matches/{match}")["plies"] == []
    dead = False
    page.reload()
    expect(table.moves).to_have_count(1)
    assert len(anna.get(f"/api/matches/{match}")["plies"]) == 1
    page.reload()
    expect(table.moves).to_have_count(1)
    assert page.evaluate("localStorage.getItem('cornerwise.unsent')") is None


def test_where_no_kernel_runs_the_server_plays(somebody: People) -> None:
    anna = somebody("Anna")
    anna.page.add_init_script("delete globalThis.WebAssembly; delete globalThis.Worker")
    page = anna.page

    def broken(route: Route) -> None:
        route.abort()

    page.route("**/*.wasm", broken)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(ONLINE)
    assert Table(page).my_turn()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()


def online_wish(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue online").click()


def test_handing_over_twice_makes_one_game_and_a_conflict_keeps_both(somebody: People) -> None:
    """The server's answer is lost; the same again leads to the same match, but after another move there are two."""
    anna = somebody("Anna")
    table = begin(anna)
    page = table.page
    here = page.url
    assert table.my_turn()
    lay(table)
    assert table.my_turn()

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    for _ in range(2):
        page.route("**/api/handovers", lose, times=1)
        online_wish(page)
        expect(page.get_by_text("reach the server").first).to_be_visible()
        page.keyboard.press("Escape")
    assert len(anna.get("/api/matches/mine")) == 1
    lay(table)  # it goes on here meanwhile
    assert table.my_turn()
    count = table.moves.count()
    online_wish(page)
    expect(page.get_by_text("continued differently there")).to_be_visible()
    page.keyboard.press("Escape")
    expect(table.moves).to_have_count(count)
    page.goto("/games")
    expect(page.locator("a[href^='/match/']")).to_have_count(2)
    page.goto(here)
    assert table.my_turn()
    lay(table)
    anna.complaints.clear()  # the browser says that requests failed


def test_every_page_of_the_browser_follows_a_game_online(somebody: People) -> None:
    anna = somebody("Anna")
    table = begin(anna)
    assert table.my_turn()
    other = anna.context.new_page()
    other.goto(table.page.url)
    assert Table(other).my_turn()
    online_wish(table.page)
    table.page.wait_for_url(ONLINE)
    other.wait_for_url(table.page.url)


def test_who_gave_up_is_out_online_too_and_games_that_are_over_are_saved_there(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    over = begin(anna)
    assert over.my_turn()
    give_up(page)
    expect(page.get_by_role("heading", name=re.compile("Game over"))).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Save online").click()
    page.wait_for_url(ONLINE)
    result = anna.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}")["state"]["result"]
    assert (result["reason"], result["winners"]) == ("resigned", [1])

    page.goto("/new/classic?mode=screen")
    page.get_by_role("combobox", name=said("Player 3")).select_option("1")
    page.get_by_role("combobox", name=said("Player 4")).select_option("1")
    page.locator("form button.main").click()
    page.wait_for_url(LOCAL)
    expect(page.get_by_role("heading", level=1)).to_contain_text("to move")
    give_up(page)
    expect(page.get_by_text("resigned").first).to_be_visible()
    online_wish(page)
    page.wait_for_url(ONLINE)
    state = anna.get(f"/api/matches/{page.url.rsplit('/', 1)[1]}")["state"]
    assert [seat["dropped"] for seat in state["seats"]] == ["resigned", None, None, None]


def test_games_of_a_file_are_not_added_twice(somebody: People, tmp_path: Path) -> None:
    anna = somebody("Anna")
    page = begun(anna).page
    page.goto("/games")
    expect(page.locator("li.card .cover svg")).to_have_count(1)  # as it stands
    with page.expect_download() as saving:
        page.get_by_role("button", name=".json").click()
    saving.value.save_as(tmp_path / "games.json")
    page.locator("input[type=file]").set_input_files(tmp_path / "games.json")
    expect(page.get_by_text("Games you already have here")).to_be_visible()
    expect(page.get_by_role("link", name="Junior")).to_have_count(1)


def play_on(page: Page, keep: Keep, name: str) -> Table:
    """In the sheet that is open."""
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Continue on your own")).to_be_visible()
    keep(page, name)
    dialog.get_by_role("slider").fill("1")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(LOCAL)
    return Table(page)


def test_a_match_of_the_server_is_played_on_alone(somebody: People, keep: Keep) -> None:
    """While it goes on, and from any move of it when it is over."""
    anna = somebody("Anna")
    match = anna.begin("duo", ["me", "me"], options={"start": "own"})
    table = anna.open(match)
    page = table.page
    for number in range(3):
        lay(table)
        expect(table.moves).to_have_count(number + 1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on your own").click()
    alone = play_on(page, keep, "alone-sheet-desk-light")
    assert alone.my_turn()
    assert alone.moves.count() in (3, 4)
    lay(alone)
    assert len(anna.get(f"/api/matches/{match}")["plies"]) == 3, "the other game stays as it is"

    anna.open(match)
    give_up(page)
    expect(page.get_by_role("heading", name=re.compile("Game over"))).to_be_visible()
    page.goto(f"/replay/{match}?ply=2")
    page.get_by_role("button", name="Continue on your own").click()
    alone = play_on(page, keep, "alone-sheet-replay-desk-light")
    assert alone.my_turn()
    assert alone.moves.count() in (2, 3)
