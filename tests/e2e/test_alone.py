"""Whole games against the computer with the network off from the first visit on."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from alone import all_kept, begin_here, choose, is_over, play
from people import Somebody
from playwright.sync_api import Page, expect

from cornerwise import new_game
from cornerwise.records.design_record import parse_design
from cornerwise.records.record import format_record, record_of

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
OTHERS = [
    pytest.param(variant, marks=pytest.mark.alone)
    for variant in ("classic", "trigon-3", "polyomino-14", "rumis-tower", "triominos-series")
]


@pytest.fixture
def away(somebody: People) -> Iterator[Somebody]:
    """Somebody who was here once, and has no connection since."""
    anna = somebody("Anna", service_workers="allow")
    anna.page.goto("/about")
    all_kept(anna)
    anna.set_offline(True)
    yield anna
    anna.set_offline(False)


@pytest.mark.parametrize("variant", ["duo", "junior", "triominos", *OTHERS])
def test_a_whole_game_without_a_connection(away: Somebody, keep: Keep, variant: str) -> None:
    page = away.page
    if variant == "triominos":  # one deal is enough here; a series has some ten
        choose(page, variant, deals=1)
    table = begin_here(page, f"/new/{variant.removesuffix('-series')}")
    made = play(table, 3)
    assert made == 3
    count = table.moves.count()
    page.reload()
    expect(table.board).to_be_visible()
    assert table.my_turn()
    assert table.moves.count() >= count
    keep(page, f"alone-{variant}-desk-light")
    assert made + play(table) > 4
    is_over(table)


def test_everything_else_works_without_a_connection_too(away: Somebody, keep: Keep) -> None:
    page = away.page
    page.goto("/")
    expect(page.get_by_text("This is the latest version we have")).to_be_visible()
    expect(page.get_by_role("img").or_(page.locator("img")).first).to_be_visible()
    keep(page, "alone-start-desk-light")
    page.goto("/en/rules/duo")
    expect(page.get_by_role("heading", level=1)).to_have_text("Duo")
    for image in page.locator("img").all():
        image.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.images].every((image) => image.complete && image.naturalWidth)")
    page.goto("/learn/duo")
    expect(page.locator("[data-board]")).to_be_visible()
    page.goto("/puzzle/classic-solo")
    page.locator("[data-piece]:not(.pale)").first.click()
    page.get_by_role("button", name="Next fit").click()
    expect(page.get_by_role("button", name="Place").last).to_be_enabled()
    page.goto("/analysis?game=trigon")
    page.get_by_role("button", name="Let the computer move").click()
    expect(page.get_by_text("1 move", exact=True)).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text("work here without a connection")).to_be_visible()
    keep(page, "alone-settings-desk-light")


def test_a_record_from_elsewhere_opens(somebody: People) -> None:
    """As other apps share it: a form that the worker takes."""
    anna = somebody("Anna", service_workers="allow")
    page = anna.page
    page.goto("/about")
    all_kept(anna)
    record = anna.post("/api/positions/record?format=json", {"variant": "duo", "moves": ["e10,e11,f11"]})
    page.evaluate(
        """(text) => {
          const form = Object.assign(document.createElement("form"), { action: "/open", method: "POST" });
          form.enctype = "multipart/form-data";
          const field = Object.assign(document.createElement("input"), { name: "text", value: text });
          document.body.append(form);
          form.append(field);
          form.submit();
        }""",
        json.dumps(record),
    )
    page.wait_for_url(re.compile("/replay#"))
    expect(page.get_by_text("Duo").first).to_be_visible()


def test_a_file_that_the_system_opens_is_read(somebody: People) -> None:
    """As the launch queue of an installed app brings it."""
    anna = somebody("Anna")
    page = anna.page
    text = json.dumps(begun("duo", 3))
    page.add_init_script(
        f"""const file = new File([{text}], "game.json");
        const launch = {{ files: [{{ getFile: async () => file }}] }};
        Object.defineProperty(window, "launchQueue", {{ value: {{ setConsumer: (consumer) => consumer(launch) }} }});"""
    )
    page.goto("/open")
    page.wait_for_url(re.compile("/replay#"))
    expect(page.get_by_role("slider", name="Position in the game")).to_have_attribute("max", "3")


def begun(variant: str, moves: int = 12) -> str:
    """A record of the first moves of a game."""
    game = new_game(variant, **({"seed": 4} if variant == "triominos" else {}))
    for _ in range(moves):
        game.push(game.legal_moves[-1])
    return format_record(record_of(game))


def saved(page: Page, button: str) -> bytes:
    with page.expect_download() as saving:
        page.get_by_role("dialog").get_by_role("button", name=button).click()
    return Path(saving.value.path()).read_bytes()


def is_whole_picture(svg: bytes) -> None:
    """It needs nothing of the page: what it refers to is in it, and it asks for no style."""
    text = svg.decode()
    names = {element.get("id") for element in ElementTree.fromstring(text).iter()}
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= names
    assert not re.search(r"var\(|class=|style=", text)


def test_pictures_and_designs_are_saved_without_a_connection(away: Somebody, keep: Keep) -> None:
    page = away.page
    for variant in ("duo", "trigon", "rumis-tower", "triominos"):
        page.goto("/replay")
        page.get_by_label("A game as .blksgf or JSON").fill(begun(variant))
        page.get_by_role("button", name="Open").click()
        page.get_by_role("slider", name="Position in the game").press("End")
        page.get_by_role("button", name="Share and save").click()
        is_whole_picture(saved(page, "SVG"))
        assert saved(page, "PNG").startswith(b"\x89PNG")
    page.goto("/design?board=duo")
    page.locator("[data-piece=I3]").click()
    page.locator("[data-cell=d4]").click()
    page.get_by_role("button", name="Place").last.click()
    page.get_by_role("button", name="Share").click()
    is_whole_picture(saved(page, "Drawing (SVG)"))
    assert saved(page, "Picture (PNG)").startswith(b"\x89PNG")
    [(_, cells)] = parse_design(saved(page, "JSON")).pieces
    assert "d4" in cells
    page.goto("/designs")
    expect(page.get_by_role("link", name=re.compile("^Untitled"))).to_be_visible()
    keep(page, "alone-designs-desk-light")
