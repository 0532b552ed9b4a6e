"""The games for one and free designs, in a browser."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from people import Somebody, Table, said
from playwright.sync_api import Page, expect

from cornerwise import new_game
from cornerwise.records.record import replay_placing
from cornerwise.solo.shipped import shipped_solution

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Accessible = Callable[[Page], None]


def begun(person: Somebody, game: str, moves: int) -> None:
    """Somebody who has placed so many pieces of a game that can be completed, in this browser."""
    solved = replay_placing(shipped_solution(game))
    plies = [{"seat": 0, "colour": ply.colour, "move": solved.format(ply.move)} for ply in list(solved.plies)[:moves]]
    kept = {game: {"plies": plies, "total": len(solved.plies), "best": moves}}
    person.page.goto("/solo")
    person.page.evaluate("kept => localStorage.setItem('cornerwise.puzzles', kept)", json.dumps(kept))


def test_a_puzzle_is_begun_left_and_gone_on_with(somebody: People, keep: Keep, accessible: Accessible) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/")
    page.get_by_role("link", name="Puzzles").first.click()
    page.get_by_role("link", name="Solo games").click()
    accessible(page)
    keep(page, "solo-desk-light")
    page.get_by_role("link", name="Start").first.click()
    table = Table(page)
    for placed in (1, 2):
        table.pieces.first.click()
        page.get_by_role("button", name="Next fit").click()
        table.place.click()
        expect(page.get_by_text(said(f"{placed} of 84 pieces")).first).to_be_visible()
    expect(page.get_by_text(said("82 left"))).to_be_visible()
    page.reload()
    expect(page.get_by_text(said("2 of 84 pieces")).first).to_be_visible()
    expect(page.get_by_role("heading", name=said("Red to move"))).to_be_visible()
    accessible(page)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text(said("1 of 84 pieces")).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Start over").click()
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text(said("0 of 84 pieces")).first).to_be_visible()


def test_a_puzzle_is_completed_with_hints(somebody: People, keep: Keep, accessible: Accessible) -> None:
    """Near the end the server finds a way, says so, and leads along it."""
    anna = somebody("Anna", phone=True)
    begun(anna, "classic-solo", 80)
    page = anna.page
    page.goto("/puzzle/classic-solo")
    expect(page.get_by_text("This can still be solved")).to_be_visible()
    accessible(page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    keep(page, "eighty-four-phone-light")
    for placed in range(81, 85):
        page.get_by_role("button", name="Hint").tap()
        expect(Table(page).place).to_be_enabled()
        Table(page).place.tap()
        expect(page.get_by_text(said(f"{placed} of 84 pieces")).first).to_be_visible()
    expect(page.get_by_role("heading", name=said("All 84 pieces are placed"))).to_be_visible()


def test_eighty_eight_says_why_a_piece_does_not_fit(somebody: People, keep: Keep, accessible: Accessible) -> None:
    anna = somebody("Anna", dark=True)
    begun(anna, "trigon-solo", 30)
    page = anna.page
    page.goto("/puzzle/trigon-solo")
    taken = new_game("trigon-solo").format(replay_placing(shipped_solution("trigon-solo")).moves[0]).split(",")[0]
    Table(page).pieces.first.click()
    page.locator(f"[data-cell={taken}]").hover()
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_text(re.compile("is taken")).first).to_be_visible()
    keep(page, "eighty-eight-desk-dark")
    accessible(page)


def test_a_design_is_laid_changed_kept_and_shared(
    somebody: People, keep: Keep, accessible: Accessible, tmp_path: Path
) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/designs")
    accessible(page)
    page.get_by_role("link", name="Polyomino 8").click()
    page.get_by_text("Red", exact=True).locator("..").click()
    page.locator("[data-piece=I3]").click()
    page.locator("[data-cell=d4]").click()
    Table(page).place.click()
    expect(page.get_by_role("gridcell", name=said("d4, Red"))).to_have_count(1)
    # Into the hand by pressing it: another colour, then another place.
    page.locator("[data-cell=d4]").click()
    page.get_by_text("Green", exact=True).locator("..").click()
    expect(page.get_by_role("gridcell", name=said("d4, Green"))).to_have_count(1)
    page.locator("[data-cell=d4]").hover()
    page.mouse.down()
    page.locator("[data-cell=e7]").hover()
    page.mouse.up()
    Table(page).place.click()
    expect(page.get_by_role("gridcell", name=said("d4, free"))).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("gridcell", name=said("d4, Green"))).to_have_count(1)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Name").fill("One bar")
    page.keyboard.press("Escape")
    accessible(page)
    page.reload()
    expect(page.get_by_role("heading", level=1, name="One bar")).to_be_visible()
    keep(page, "design-desk-light")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link", exact=True).input_value()
    with page.expect_download() as picture:
        page.get_by_role("button", name="Picture (PNG)").click()
    picture.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")

    ben = somebody("Ben", phone=True)
    ben.page.goto(link)
    expect(ben.page.get_by_role("heading", level=1, name="One bar")).to_be_visible()
    expect(ben.page.get_by_role("gridcell", name=said("d4, Green"))).to_have_count(1)
    ben.page.locator("[data-cell=d4]").tap()
    ben.page.get_by_role("button", name="Remove this piece").tap()
    expect(ben.page.get_by_role("gridcell", name=said("d4, free"))).to_have_count(1)
    accessible(ben.page)
    keep(ben.page, "design-phone-light")
    ben.page.goto(link[:-1])
    ben.page.reload()
    expect(ben.page.get_by_role("heading", name="be opened")).to_be_visible()
