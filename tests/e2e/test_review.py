"""What comes after a game, in a browser: the result, the review, the replay, files and links."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from people import Somebody
from playwright.sync_api import Page, expect

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Accessible = Callable[[Page], None]

NOTE_REVIEW = """
const reviewIn = (data) =>
  data === null || typeof data !== "object" ? undefined
  : "costly" in data ? data : Object.values(data).map(reviewIn).find(Boolean);
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(...about) {
    super(...about);
    this.addEventListener("message", ({ data }) => (window.found = reviewIn(data) ?? window.found));
  }
};
"""
"""Notes what the engine in the browser has found."""

SMALL: dict[str, Any] = {"variant": "duo", "options": {"start": "own"}}


def number(text: str) -> int:
    """A number as it stands on a page, with a true minus."""
    return int(text.strip("\u2066\u2068\u2069+ ").replace("\u2212", "-"))


def to_move(name: str) -> re.Pattern[str]:
    """Whose turn it is; names are set apart by marks that nobody sees."""
    return re.compile(f"{name}.* to move")


def played(person: Somebody, variant: str, moves: int = 1000, **more: Any) -> list[str]:
    """A game without a match: the first legal move every time, tiles as one seed has them."""
    game: Any = {"variant": variant, "options": {}, "moves": [], "seed": 3, **more}
    for _ in range(moves):
        found = person.post("/api/positions", game)
        game["moves"] = [ply["move"] for ply in found["plies"]]
        if found["over"]:
            break
        game["moves"].append(next(moves[0] for _, moves in sorted(found["legal"].items(), reverse=True) if moves))
    return list(game["moves"])


def finished(person: Somebody, variant: str, seats: list[object], **plan: Any) -> str:
    """A match played to its end: always one of the largest pieces that fit."""
    match = person.begin(variant, seats, **plan)
    for count in range(1000):
        snapshot = person.get(f"/api/matches/{match}")
        state = snapshot["state"]
        if state["phase"] == "over":
            return match
        if state.get("legal"):
            moves = [move for legal in state["legal"].values() for move in legal]
            action = {"do": "move", "move": max(moves, key=lambda move: move.count(","))}
            command = {"seat": state["mover"], "seq": snapshot["seq"], "key": f"{match}-{count}", "action": action}
            person.post(f"/api/matches/{match}/commands", command)
        else:
            person.page.wait_for_timeout(50)
    raise AssertionError("the match does not end")


def record_of(person: Somebody, game: dict[str, Any], format: str) -> str:
    path = f"/api/positions/record?format={format}"
    answer = person.context.request.post(path, data=game, headers={"Origin": person.origin})
    assert answer.ok, answer.text()
    return answer.text()


def paste(page: Page, text: str) -> None:
    page.get_by_label("A game as .blksgf or JSON").fill(text)
    page.get_by_role("button", name="Open").click()


def test_the_result_is_worked_out_line_by_line_and_leads_on(
    somebody: People, keep: Keep, accessible: Accessible
) -> None:
    anna = somebody("Anna", phone=True)
    match = finished(anna, "duo", ["me", 1], options={"start": "own"})
    page = anna.page
    anna.open(match)
    expect(page.get_by_role("heading", level=2).filter(has_text=re.compile("win|draw"))).to_be_visible()
    keep(page, "over-phone-light")
    page.get_by_role("link", name="Score").click()
    expect(page).to_have_url(re.compile(f"/result/{match}$"))
    cards = page.locator(".sums > section")
    expect(cards).to_have_count(2)
    scores = anna.get(f"/api/matches/{match}")["state"]["scores"]
    for card in cards.all():
        costs = [number(text) for text in card.locator("li .tabular, .line bdi").all_inner_texts()]
        assert costs
        assert sum(costs) == number(card.locator(".total").inner_text())
    assert {number(text) for text in page.locator(".total").all_inner_texts()} == set(scores.values())
    accessible(page)
    keep(page, "result-phone-light")
    page.get_by_role("button", name="Rematch").click()
    expect(page).to_have_url(re.compile("/match/(?!" + match + ")"))
    expect(page.get_by_role("heading", name=re.compile("Your turn|to move")).first).to_be_visible()


def test_a_match_is_reviewed(somebody: People, keep: Keep, accessible: Accessible) -> None:
    anna = somebody("Anna", dark=True)
    match = finished(anna, "polyomino-8", ["me", 1])
    page = anna.page
    page.goto(f"/review/{match}")
    expect(page.get_by_role("progressbar").or_(page.get_by_role("slider", name="How the game stood"))).to_be_visible()
    graph = page.get_by_role("slider", name="How the game stood")
    expect(graph).to_be_visible()
    accessible(page)
    count = int(graph.get_attribute("aria-valuemax") or 0)
    assert count > 4
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "3")
    expect(graph).to_have_attribute("aria-valuetext", re.compile("After .*3.* moves.*: .*Anna"))
    box = graph.bounding_box()
    assert box
    page.mouse.click(box["x"] + 41, box["y"] + 80)
    expect(graph).to_have_attribute("aria-valuenow", "0")
    page.get_by_text("Chance of winning").click()
    expect(page.locator(".values bdi").first).to_contain_text("%")
    page.get_by_role("button", name="Show as a table").click()
    table = page.get_by_role("table")
    expect(table.get_by_role("row")).to_have_count(count + 2)  # before every move, at the end, and the head
    table.get_by_role("button", name="End").click()
    page.get_by_role("button", name="Show as a graph").click()
    expect(graph).to_have_attribute("aria-valuenow", str(count))
    keep(page, "review-desk-dark")


def test_turning_points_are_the_moves_that_cost_most_of_what_is_shown(somebody: People) -> None:
    anna = somebody("Anna")
    moves = played(anna, "polyomino-8")
    assert all("," not in move for move in moves[-2:])  # each ends with its single square
    match = anna.begin("polyomino-8", ["me", "me"])
    for move in moves:
        snapshot = anna.get(f"/api/matches/{match}")
        command = {"seat": snapshot["state"]["mover"], "seq": snapshot["seq"], "key": f"key-{snapshot['seq']}"}
        anna.post(f"/api/matches/{match}/commands", command | {"action": {"do": "move", "move": move}})
    anna.context.add_init_script(NOTE_REVIEW)
    page = anna.page
    page.goto(f"/review/{match}")
    points = page.locator(".point")
    expect(points.first).to_be_visible()
    found = page.evaluate("found.moves")
    shown = [
        (int(re.findall(r"\d+", words)[0]), -float(cost.replace("\N{MINUS SIGN}", "-")))
        for words, cost in zip(
            points.locator("strong").all_inner_texts(), points.locator(".cost").all_inner_texts(), strict=True
        )
    ]
    worst = sorted(found, key=lambda move: move["points_lost"], reverse=True)[: len(shown)]
    assert [lost for _, lost in shown] == [
        pytest.approx(move["points_lost"], abs=0.051) for move in sorted(worst, key=lambda move: move["ply"])
    ]
    assert {place for place, _ in shown} == {move["ply"] + 1 for move in worst}
    graph = page.get_by_role("slider", name="How the game stood")
    graph.focus()
    page.keyboard.press("End")
    for place in (len(moves), len(moves) - 1):
        expect(graph).to_have_attribute("aria-valuenow", str(place))
        expect(page.get_by_text("The computer found nothing better.")).to_be_visible()
        page.keyboard.press("ArrowLeft")


def test_the_better_move_and_its_line_are_shown_on_the_board(somebody: People, keep: Keep) -> None:
    anna = somebody("Anna")
    game = SMALL | {"moves": played(anna, **SMALL, moves=12)}
    page = anna.page
    page.goto("/review")
    paste(page, record_of(anna, game, "blksgf"))
    points = page.locator(".point")
    expect(points.first).to_be_visible()
    points.first.click()
    expect(points.first).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("heading", name="Better:")).to_be_visible()
    outlines = page.locator("[data-board] .better text")
    expect(outlines).to_have_text(["A"])
    keep(page, "review-better-desk-light")
    page.get_by_role("button", name=re.compile("Show the (line|move)")).click()
    on = page.get_by_role("button", name="Next of these moves")
    expect(on).to_be_visible()
    if on.is_enabled():
        on.click()
        expect(outlines).to_have_text(["A", "B"])
    page.get_by_role("button", name="Hide the moves").click()
    expect(outlines).to_have_text(["A"])
    page.reload()  # the game is in the address
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()


def test_a_text_without_a_game_is_refused_in_words(somebody: People, accessible: Accessible) -> None:
    anna = somebody("Anna")
    page = anna.page
    page.goto("/review")
    paste(page, "nothing of the kind")
    expect(page.get_by_role("alert")).to_be_visible()
    accessible(page)
    anna.complaints.clear()  # the browser notes the refusal as well


@pytest.mark.parametrize("variant", ["trigon", "rumis-tower", "triominos"])
def test_every_family_is_replayed(somebody: People, keep: Keep, accessible: Accessible, variant: str) -> None:
    anna = somebody("Anna", phone=variant == "triominos")
    moves = played(anna, variant, moves=8)
    page = anna.page
    page.goto("/replay?ply=2")
    paste(page, record_of(anna, {"variant": variant, "options": {}, "moves": moves}, "json"))
    slider = page.get_by_role("slider", name="Position in the game")
    expect(slider).to_be_visible()
    expect(page.locator("[data-board]").first).to_be_visible()
    slider.fill("5")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("Move .*5"))
    page.get_by_role("button", name="Previous move").click()
    expect(slider).to_have_value("4")
    expect(page).to_have_url(re.compile(r"ply=4"))
    page.get_by_role("combobox", name="Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    expect(page).to_have_url(re.compile("ply=" + (slider.get_attribute("max") or "")))
    page.reload()
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    accessible(page)
    keep(page, f"replay-{variant}")


def test_a_game_is_taken_along_as_files_pictures_and_a_link(somebody: People) -> None:
    anna = somebody("Anna", permissions=["clipboard-read", "clipboard-write"])
    moves = played(anna, **SMALL, moves=4)
    page = anna.page
    page.goto("/replay")
    paste(page, record_of(anna, SMALL | {"moves": moves}, "json"))
    expect(page.get_by_role("slider", name="Position in the game")).to_be_visible()
    page.keyboard.press("End")
    page.get_by_role("button", name="Share and save").click()
    saved: dict[str, bytes] = {}
    for format in ("blksgf", "JSON", "SVG", "PNG"):
        with page.expect_download() as download:
            page.get_by_role("dialog").get_by_role("button", name=format).click()
        saved[format] = Path(download.value.path()).read_bytes()
    assert saved["blksgf"].startswith(b"(;")
    assert json.loads(saved["JSON"])["moves"] == moves
    assert b"<svg" in saved["SVG"]
    assert saved["PNG"].startswith(b"\x89PNG")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("dialog").get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = somebody("Ben")
    other.page.goto(link)
    expect(other.page.get_by_role("slider", name="Position in the game")).to_have_value("4")


def test_a_replay_on_a_phone_on_its_side_shows_board_and_buttons(somebody: People) -> None:
    anna = somebody("Anna", phone=True)
    page = anna.page
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto("/replay")
    paste(page, record_of(anna, SMALL | {"moves": played(anna, **SMALL, moves=4)}, "json"))
    expect(page.locator("[data-board]")).to_be_in_viewport(ratio=0.99)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)
