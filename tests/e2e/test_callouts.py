"""What is said on the board at its moment: a colour that is out, what a bridge or hexagon has brought, the result."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from people import Somebody
from playwright.sync_api import Page, expect
from test_motion import FULL, at_pace, landed, seen, until
from test_review import number

People = Callable[..., Somebody]
Snapshot = dict[str, Any]


def bare(text: str) -> str:
    """Without the marks that set names and numbers apart."""
    return re.sub("[\u2066-\u2069]", "", text)


def snapshot_of(person: Somebody, match: str) -> Snapshot:
    found: Snapshot = person.get(f"/api/matches/{match}")
    return found


def make(person: Somebody, match: str, move: str) -> None:
    snapshot = snapshot_of(person, match)
    command = {"seat": snapshot["state"]["mover"], "seq": snapshot["seq"], "key": f"key-{snapshot['seq']}"}
    person.post(f"/api/matches/{match}/commands", {**command, "action": {"do": "move", "move": move}})


def largest(snapshot: Snapshot) -> str:
    moves: list[str] = [move for moves in snapshot["state"]["legal"].values() for move in moves]
    return max(moves, key=lambda move: (move.count(","), move))


def just_before(person: Somebody, variant: str, moment: Callable[[Snapshot], bool]) -> tuple[str, str, Snapshot]:
    """A match at one screen one move before some moment, that move, and how it stands then."""
    first = person.begin(variant, ["me", "me"])
    while not moment(snapshot := snapshot_of(person, first)):
        make(person, first, largest(snapshot))
    *before, last = [ply["move"] for ply in snapshot["plies"]]
    second = person.begin(variant, ["me", "me"])
    for move in before:
        make(person, second, move)
    return second, last, snapshot


def open_at(person: Somebody, match: str) -> Page:
    at_pace(person)
    page = person.open(match).page
    expect(page.get_by_role("grid").first).to_be_visible()
    person.settle()
    return page


def test_a_colour_that_is_out_says_so(somebody: People) -> None:
    anna = somebody("Anna", **FULL)

    def is_out(snapshot: Snapshot) -> bool:
        assert snapshot["state"]["phase"] == "playing", "nobody is out before the end"
        return bool(snapshot["state"]["skipped"])

    match, last, snapshot = just_before(anna, "junior", is_out)
    page = open_at(anna, match)
    assert seen(page, "said") == []
    make(anna, match, last)
    until(page, "seen.said.length > 0")
    [said] = seen(page, "said")
    [colour] = snapshot["state"]["skipped"]
    assert bare(said) == f"{colour.capitalize()} can\u2019t place any more pieces."


@pytest.mark.parametrize("feat", ["bridge", "hexagons"])
def test_a_bridge_or_hexagon_is_celebrated_with_its_points(somebody: People, feat: str) -> None:
    anna = somebody("Anna", **FULL)
    match, move, points = with_feat(anna, feat)
    page = open_at(anna, match)
    make(anna, match, move)
    until(page, "seen.said.length > 0")
    assert bare(seen(page, "said")[0]) == f"You: {feat.rstrip('s')}, +{points}"
    landed(page)
    expect(page.locator(".layer path").first).to_be_attached()  # its tiles light up
    until(page, "[784, 1176].every((tone) => seen.tones.includes(tone))")


def with_feat(person: Somebody, feat: str) -> tuple[str, str, int]:
    """Triominos at one screen where somebody can make a bridge or a hexagon, the move, and what it brings."""
    while True:
        match = person.begin("triominos", ["me", "me"])
        while (state := snapshot_of(person, match)["state"])["phase"] == "playing":
            worth = state.get("worth") or {}
            for move, brings in worth.items():
                others = brings["hexagons"] if feat == "bridge" else brings["hexagons"] - 1
                if brings[feat] and not others:
                    return match, move, brings["points"]
            words = state["legal"].get("", [])
            make(person, match, max(worth, key=lambda move: worth[move]["points"]) if worth else words[0])


def test_the_result_counts_up(somebody: People) -> None:
    anna = somebody("Anna", **FULL)
    match, last, snapshot = just_before(anna, "duo", lambda snapshot: snapshot["state"]["phase"] == "over")
    page = open_at(anna, match)
    make(anna, match, last)
    until(page, "seen.counted.length > 0")
    assert number(seen(page, "counted")[0]) == 0
    expect(page.locator(".over .total [aria-hidden]")).to_have_count(0)
    totals = [number(text) for text in page.locator(".over .total").all_inner_texts()]
    assert sorted(totals) == sorted(snapshot["state"]["scores"].values())
    assert any(totals)
    page.reload()  # once only
    expect(page.locator(".over .total").first).to_be_visible()
    assert seen(page, "counted") == []
