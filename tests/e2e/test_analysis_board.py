"""The analysis board in a browser: positions that are built or pasted, branches, live lines, files, and playing on."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from people import PATIENCE, Somebody, eventually, said
from playwright.sync_api import Locator, Page, expect

from cornerwise import Position, new_game

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Accessible = Callable[[Page], None]

FIRST, ANSWER, OTHER = "e10,e11,f11", "j5", "i5,j5"
LONG = 180_000
"""Milliseconds that the first thoughts of an engine may take, with a machine that many share."""
SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1024, 768), (1440, 900))
ON_SCREEN = """() => {
  const box = (name) => {
    const found = document.querySelector(name);
    if (!found) return null;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    return { box: [left, top, right, bottom].map(Math.round), inside, seen: seen !== null && found.contains(seen) };
  };
  return {
    wide: document.documentElement.scrollWidth,
    high: document.documentElement.scrollHeight,
    found: {
      board: box(".board [data-board], .board canvas, .board svg"),
      steps: box(".buttons[role=toolbar] .group:last-child button:last-child"),
      menu: box(".head button:last-child"),
    },
  };
}"""


def to_move(name: str) -> re.Pattern[str]:
    """Whose turn it is; names are set apart by marks that nobody sees."""
    return re.compile(f"{name}.* to move")


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Paste moves or a game").click()
    page.get_by_role("textbox", name="Paste moves or a game").fill(text)
    page.get_by_role("button", name="Open").click()


def arrange(page: Page) -> None:
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Set up a position").click()
    expect(page.get_by_role("heading", name="Set up a position")).to_be_visible()


def put(page: Page, colour: str, piece: str, cell: str) -> None:
    """A piece of a colour onto the board, with its middle over a cell."""
    page.get_by_role("group", name="Colour").get_by_title(colour).click()
    expect(page.get_by_role("radio", name=colour)).to_be_checked()
    page.locator(f"[data-piece='{piece}']").click()
    page.locator(f"[data-cell='{cell}']").hover(force=True)
    page.keyboard.press("Enter")
    expect(page.locator("[data-board] .ghost")).to_have_count(0)


def tree(page: Page) -> Locator:
    return page.get_by_role("list", name="Moves", exact=True).locator("button")


def saved_hash(page: Page) -> None:
    """Waits until what is looked at is in the address and in the browser: the address does not change any more."""
    page.wait_for_function(
        """() => {
          const was = window.lastHash;
          window.lastHash = location.hash;
          return location.hash.length > 1 && was === location.hash;
        }""",
        polling=500,
    )


def variations(page: Page) -> Locator:
    return page.locator(".variation")


def branched(page: Page) -> None:
    """Two answers to the same first move; the second is looked at."""
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    paste(page, f"1. {FIRST} 2. {ANSWER}")
    expect(tree(page)).to_have_count(2)
    paste(page, f"{FIRST}\n{OTHER}")
    expect(tree(page)).to_have_count(3)
    expect(variations(page).locator("button")).to_have_count(1)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_navigation_leads_there(somebody: People, phone: bool) -> None:
    page = somebody("Anna", phone=phone).page
    page.goto("/learn")
    page.get_by_role("link", name="Analysis", exact=True).locator("visible=true").click()
    expect(page.get_by_role("heading", name="Analysis")).to_be_visible()
    expect(page.locator("[data-board]")).to_be_visible()


def test_both_sides_are_played_with_live_lines(somebody: People, keep: Keep, accessible: Accessible) -> None:
    page = somebody("Anna").page
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    page.locator("[data-piece]").first.click()
    page.get_by_role("button", name="Next fit").click()
    page.get_by_role("button", name="Place").last.click()
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    page.get_by_role("button", name="Let the computer move").click()
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    lines = page.get_by_role("list", name="The best moves").locator("li")
    expect(lines).to_have_count(3)
    expect(lines.first).to_contain_text("%")
    expect(page.get_by_text("positions searched")).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("Chance of winning: .*%.*%"))).to_be_visible()
    expect(page.locator("[data-board] .better text").first).to_have_text("A")
    accessible(page)
    keep(page, "analysis-desk-light")
    lines.first.get_by_role("button").click()
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    expect(tree(page)).to_have_count(3)
    page.get_by_role("button", name="The best moves").click()
    expect(lines).to_have_count(0)


@pytest.mark.parametrize(("cores", "workers"), [(2, 1), (4, 3)])
def test_several_workers_search_where_there_are_cores(somebody: People, cores: int, workers: int) -> None:
    page = somebody("Anna").page
    page.add_init_script(f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ get: () => {cores} }})")
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("list", name="The best moves").locator("li")).to_have_count(3)
    eventually(page, lambda: len(page.workers) == workers)  # the first may have lines before the others are there
    # Nobody looks: one goes on.
    page.evaluate("""() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    }""")
    for _ in range(PATIENCE // 100):
        if len(page.workers) == 1:
            break
        page.wait_for_timeout(100)
    page.get_by_role("button", name="Let the computer move").click()
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    expect(page.get_by_role("list", name="The best moves").locator("li")).to_have_count(3)
    assert len(page.workers) == 1


def test_branches_are_kept_deleted_and_promoted(somebody: People, keep: Keep, accessible: Accessible) -> None:
    page = somebody("Anna").page
    branched(page)
    accessible(page)
    keep(page, "analysis-branches-desk-light")
    expect(page.get_by_role("dialog")).to_have_count(0)  # keys are for the board again
    page.keyboard.press("ArrowLeft")
    expect(tree(page).nth(0)).to_have_attribute("aria-current", "step")
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(tree(page).nth(1)).to_have_attribute("aria-current", "step")  # the main line goes on
    variations(page).get_by_role("button").click()
    expect(variations(page).get_by_role("button")).to_have_attribute("aria-current", "step")
    promote = page.get_by_role("button", name="Make this the main line")
    promote.click()
    expect(promote).to_be_disabled()
    expect(tree(page).nth(1)).to_contain_text("i5")
    saved_hash(page)
    page.reload()
    expect(tree(page)).to_have_count(3)
    expect(tree(page).nth(1)).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Delete this move").click()
    expect(tree(page)).to_have_count(2)
    expect(variations(page)).to_have_count(0)
    # Without an address, what was looked at last is there again.
    saved_hash(page)
    page.goto("/learn")
    page.goto("/analysis")
    expect(tree(page)).to_have_count(2)
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="New analysis").click()
    expect(tree(page)).to_have_count(0)
    page.get_by_role("button", name="More options").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("^Duo")).click()
    expect(tree(page)).to_have_count(2)


def test_what_cannot_be_played_is_told(somebody: People) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    for text in ("a1", "e10,e11,f11 e10", "(;GM[Go])", "https://example.org/"):
        paste(page, text)
        expect(page.get_by_role("alert")).to_be_visible()
        page.get_by_role("button", name="Close").click()
    expect(tree(page)).to_have_count(0)
    anna.complaints.clear()  # the browser says that a request was refused


def test_files_and_links_hold_all_branches(somebody: People) -> None:
    anna = somebody("Anna", permissions=["clipboard-read", "clipboard-write"])
    page = anna.page
    branched(page)
    page.get_by_role("button", name="Share and save").click()
    saved: dict[str, str] = {}
    for format in ("blksgf", "JSON"):
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name=format).click()
        saved[format] = Path(download.value.path()).read_text("utf-8")
    assert f"\n(;W[{ANSWER}])\n(;W[{OTHER}]))" in saved["blksgf"]
    assert json.loads(saved["JSON"])["moves"] == [FIRST, OTHER], "a record holds the line that is looked at"
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("dialog").get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    ben = somebody("Ben").page
    ben.goto(link)
    expect(tree(ben)).to_have_count(3)
    expect(variations(ben).get_by_role("button")).to_have_attribute("aria-current", "step")
    ben.goto("/analysis?game=classic")
    expect(ben.get_by_role("heading", name=to_move("Blue"))).to_be_visible()
    paste(ben, saved["blksgf"])
    expect(tree(ben)).to_have_count(3)
    expect(variations(ben)).to_have_count(1)


def test_a_position_is_played_on_against_the_computer(somebody: People) -> None:
    page = somebody("Anna").page
    branched(page)
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Continue on your own").click()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("/match/local-"))
    expect(page.get_by_role("button", name="Place").last).to_be_visible()


def test_a_position_is_set_up_at_will(somebody: People, keep: Keep, accessible: Accessible) -> None:
    page = somebody("Anna", permissions=["clipboard-read", "clipboard-write"]).page
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    arrange(page)
    analyse = page.get_by_role("button", name="Analyse from here")
    expect(analyse).to_be_enabled()  # the empty board is a position
    # A piece that no rule allows there is told, with the rule, and nothing can be done with it.
    put(page, "Purple", "1", "a1")
    expect(page.get_by_role("heading", name="Not possible yet")).to_be_visible()
    expect(page.get_by_text(said("1 at a1: "))).to_be_visible()
    expect(analyse).to_be_disabled()
    accessible(page)
    keep(page, "arrange-broken-desk-light")
    # It is taken up again from the board, and removed.
    page.locator("[data-cell='a1']").click(force=True)
    page.get_by_role("button", name="Remove this piece").click()
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    # A colour that could have placed is missed.
    put(page, "Purple", "1", "e10")
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    put(page, "Purple", "2", "f11")
    expect(page.get_by_text(said("Orange is missing a piece"))).to_be_visible()
    put(page, "Orange", "1", "j5")
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    # Who is to move follows from the pieces; what they do not allow is told.
    page.get_by_role("combobox", name="To move").select_option("Purple")
    expect(page.get_by_text("another colour goes next")).to_be_visible()
    expect(analyse).to_be_disabled()
    page.get_by_role("combobox", name="To move").select_option("Orange")
    expect(page.get_by_text("The rules allow this position.")).to_be_visible()
    keep(page, "arrange-desk-light")
    analyse.click()
    expect(tree(page)).to_have_count(3)
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    # As one line of text it comes back.
    page.get_by_role("button", name="Share and save").click()
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_role("dialog").get_by_text("Copied")).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    game = Position.from_text(line)
    assert game.ply == 3 and game.turn == "orange"
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="New analysis").click()
    expect(tree(page)).to_have_count(0)
    paste(page, line)
    expect(tree(page)).to_have_count(3)
    paste(page, "duo | purple e10 a1")
    expect(page.get_by_role("alert")).to_be_visible()


KEPT = "address => JSON.parse(localStorage['cornerwise.analyses'] ?? '[]')[0]?.packed === address"
"""Whether what an address says was looked at last, and is kept."""
POSITION = "duo start=own | purple e10,e11,f11 | orange j5"


def test_a_position_stands_in_the_address(somebody: People) -> None:
    page = somebody("Anna", permissions=["clipboard-read", "clipboard-write"]).page
    for typed in ("duo_start=own~purple_e10,e11,f11~orange_j5", POSITION):
        page.goto("about:blank")
        page.goto(f"/analysis#{typed}")
        expect(tree(page)).to_have_count(2)
        expect(page).to_have_url(re.compile(r"/analysis#duo_start=own~purple_e10,e11,f11~orange_j5$"))
    # Another one in the same page, as somebody types it there.
    page.evaluate("location.hash = 'duo_start=own~purple_e10'")
    expect(tree(page)).to_have_count(1)
    expect(page.get_by_role("heading", name=to_move("Orange"))).to_be_visible()
    page.wait_for_function(KEPT, arg="duo_start=own~purple_e10")
    page.evaluate("location.hash = 'duo_start=own~purple_e10,e11,f11~orange_j5'")
    expect(tree(page)).to_have_count(2)
    # What is copied is the same text, and other pages read it too.
    page.get_by_role("button", name="Share and save").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("dialog").get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("/analysis#duo_start=own~purple_e10,e11,f11~orange_j5")
    assert len(json.loads(page.evaluate("localStorage[\"cornerwise.analyses\"] ?? '[]'"))) == 2, (
        "read again, it is the same analysis"
    )
    page.goto(f"/replay{link[link.index('#') :]}")
    expect(page.get_by_role("slider")).to_have_attribute("max", "2")
    # With a branch there is more than a position has words for.
    page.goto("about:blank")
    page.goto(link)
    expect(tree(page)).to_have_count(2)
    paste(page, f"{FIRST} {OTHER}")
    expect(variations(page)).to_have_count(1)
    expect(page).to_have_url(re.compile(r"/analysis#[\w-]+$"))
    page.reload()
    expect(variations(page)).to_have_count(1)


def test_a_position_of_tiles_stands_in_the_address(somebody: People) -> None:
    page = somebody("Anna").page
    position = new_game("triominos", seats=2, seed=7)
    position.push(position.legal_moves[0])
    begun = position.to_text().replace(" | ", "~").replace(" ", "_")
    page.goto(f"/analysis#{begun}")
    expect(tree(page)).to_have_count(1)
    page.wait_for_function(KEPT, arg=begun)
    page.get_by_role("button", name="Let the computer move").click()
    expect(tree(page)).to_have_count(2, timeout=LONG)
    expect(page).not_to_have_url(re.compile(f"#{re.escape(begun)}$"))
    address = page.evaluate("location.hash.slice(1)")
    played = Position.from_text(address.replace("~", " | ").replace("_", " "))
    assert played.ply > position.ply


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("duo_start=own~purple_a1", "1 at a1: "),
        ("duo_start=own~purple_e10,z99", "Outside the board."),
        ("duo_start=own~blue_e10", "no game in this text"),
        ("checkers~white_e4", "There is no game called 'checkers'"),
    ],
)
def test_a_wrong_position_in_the_address_is_told(somebody: People, typed: str, told: str) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto(f"/analysis#{typed}")
    expect(page.get_by_text(said(told))).to_be_visible()
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    expect(tree(page)).to_have_count(0)
    anna.complaints.clear()  # the browser says that a request was refused


def test_what_is_set_up_stands_in_the_address(somebody: People) -> None:
    """Also what the rules do not allow, which a reload shows again."""
    page = somebody("Anna").page
    page.goto("/analysis?game=duo")
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()
    arrange(page)
    put(page, "Purple", "1", "a1")
    expect(page).to_have_url(re.compile(r"/analysis\?setup=1#duo_start=any~purple_a1$"))
    page.reload()
    expect(page.get_by_role("heading", name="Set up a position")).to_be_visible()
    expect(page.get_by_text(said("1 at a1: "))).to_be_visible()
    page.get_by_role("button", name="Back").first.click()
    expect(page).to_have_url(re.compile(r"/analysis#duo_start=any$"))
    page.goto("/analysis?setup=1#duo~purple_e10~orange_j5")
    page.get_by_role("button", name="Analyse from here").click()
    expect(tree(page)).to_have_count(2)
    expect(page).to_have_url(re.compile(r"/analysis#duo_start=any~purple_e10~orange_j5$"))


@pytest.mark.parametrize("game", ["trigon", "rumis-steps"])
def test_what_was_set_up_is_played_on(somebody: People, keep: Keep, game: str) -> None:
    page = somebody("Anna", phone=True, dark=True).page
    page.goto(f"/analysis?game={game}")
    page.get_by_role("button", name="Let the computer move").click()
    expect(page.locator("header p").get_by_text(said("1 move"))).to_be_visible()
    arrange(page)
    play = page.get_by_role("button", name="Continue on your own")
    expect(play).to_be_enabled()
    keep(page, f"arrange-{game}-phone-dark")
    page.get_by_role("button", name="Clear the board").click()
    expect(page.get_by_role("tab", name=said("No pieces yet"))).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("tab", name=said("1 piece"))).to_be_visible()
    expect(play).to_be_enabled()
    play.click()
    page.get_by_role("dialog").get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("/match/local-"))
    expect(page.get_by_role("button", name="Place").last).to_be_visible()


@pytest.mark.parametrize("door", ["review", "replay"])
def test_played_games_are_analysed_from_any_move(somebody: People, door: str) -> None:
    anna = somebody("Anna")
    page = anna.page
    record = anna.post("/api/positions/record?format=json", {"variant": "duo", "moves": [FIRST, ANSWER]})
    page.goto(f"/{door}")
    page.get_by_role("textbox").fill(json.dumps(record))
    page.get_by_role("button", name="Open").click()
    page.get_by_role("slider", name="Position in the game").press("Home")
    page.get_by_role("button", name="Analyse from here").click()
    expect(tree(page)).to_have_count(2)  # the whole game is there
    expect(page.get_by_role("heading", name=to_move("Purple"))).to_be_visible()  # from its beginning
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("slider", name="How the game stood")).to_be_visible()


def test_tiles_are_laid_with_open_hands(somebody: People, keep: Keep) -> None:
    page = somebody("Anna", phone=True, dark=True).page
    page.goto("/analysis?game=triominos")
    expect(page.get_by_role("heading", name=to_move("Player"))).to_be_visible()
    page.locator("[data-tile]:not(.pale)").first.tap()
    page.get_by_role("button", name="Next fit").tap()
    page.get_by_role("button", name="Place", exact=True).tap()
    expect(page.locator("header p").get_by_text(said("1 move"))).to_be_visible()
    keep(page, "analysis-triominos-phone-dark")
    page.get_by_role("tab", name="Moves", exact=True).tap()
    expect(tree(page)).to_have_count(1)
    page.reload()
    page.get_by_role("tab", name="Moves", exact=True).tap()
    expect(tree(page)).to_have_count(1)
    page.get_by_role("button", name="Previous move").tap()
    page.get_by_role("button", name="Next move").tap()
    expect(tree(page)).to_have_count(1)  # the same tiles were dealt


def test_a_position_of_tiles_comes_from_its_moves(somebody: People) -> None:
    page = somebody("Anna").page
    page.goto("/analysis?game=triominos")
    expect(page.get_by_role("heading", name=to_move("Player"))).to_be_visible()
    page.get_by_role("button", name="More options").click()
    expect(page.get_by_text("a position comes from its moves")).to_be_visible()
    expect(page.get_by_role("button", name="Set up a position")).to_have_count(0)
    page.get_by_role("button", name="Close").click()
    position = new_game("triominos", seats=2, seed=7)
    position.push(position.legal_moves[0])
    paste(page, position.to_text())
    expect(tree(page)).to_have_count(1)


@pytest.mark.parametrize("game", ["duo", "classic", "trigon", "rumis-steps", "triominos"])
def test_everything_is_on_the_screen(somebody: People, keep: Keep, game: str) -> None:
    for dark in (False, True):
        page = somebody("Anna", phone=True, dark=dark).page
        page.goto(f"/analysis?game={game}")
        expect(page.get_by_role("img", name=re.compile("Chance of winning: .*%"))).to_be_attached(timeout=LONG)
        page.get_by_role("button", name="Let the computer move").click()
        expect(page.locator("header p").get_by_text(said("1 move"))).to_be_visible(timeout=LONG)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            check(page, (width, height))
            expect(page.get_by_role("button", name=re.compile("^(Place|Lay)")).last).to_be_in_viewport(ratio=1)
            keep(page, f"analysis-{game}-{width}x{height}-{'dark' if dark else 'light'}")
            if width < 1000:
                page.get_by_role("tab", name="Best moves").click()
                lines = page.get_by_role("list", name="The best moves").locator("li")
                expect(lines.first).to_be_in_viewport(timeout=LONG)
                keep(page, f"analysis-{game}-{width}x{height}-{'dark' if dark else 'light'}-lines")
                page.get_by_role("tab", name="Pieces").click()
        if game != "duo":
            return  # the others look no different in the dark


def check(page: Page, screen: tuple[int, int]) -> None:
    # Sizes follow within a frame or two, which take long on a busy machine; what never fits is told with its numbers.
    for _ in range(600):
        shown = page.evaluate(ON_SCREEN)
        parts = shown["found"].values()
        fits = all(part and part["inside"] and part["seen"] for part in parts)
        if fits and shown["wide"] <= screen[0] and shown["high"] <= screen[1] + 1:
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"{screen}: {shown}")
