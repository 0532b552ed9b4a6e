"""Games on every size of screen: the board, the pieces and the button that places them can be seen and pressed."""

from collections.abc import Callable
from typing import Any

import pytest
from people import Somebody, Table, eventually
from playwright.sync_api import Locator, Page, ViewportSize, expect

People = Callable[..., Somebody]

PHONES = ((360, 640), (390, 844), (844, 390), (667, 375))
TABLETS = ((768, 1024), (820, 1180), (1024, 768))
DESKS = ((1280, 720), (1440, 900), (2560, 1440))
SEATS: dict[str, list[object]] = {
    "classic": ["me", 1, 1, 1],
    "trigon": ["me", 1, 1, 1],
    "rumis-steps": ["me", 1, 1, 1],
    "triominos": ["me", "me"],
}
LAYOUT = """() => {
  const box = (selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, right, bottom].map(Math.round);
  };
  const place = document.querySelector(".actions .place");
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return {
    boxes: { board: box("[data-board]"), hand: box("[role=toolbar]"), place: box(".actions .place") },
    pressable: seen !== null && place.contains(seen),
    wide: document.documentElement.scrollWidth,
  };
}"""


@pytest.mark.parametrize("sizes", [PHONES, TABLETS, DESKS], ids=["phones", "tablets", "desks"])
def test_board_and_place_are_on_the_screen(somebody: People, sizes: tuple[tuple[int, int], ...]) -> None:
    touch = sizes is not DESKS
    anna = somebody("Anna", phone=True) if touch else somebody("Anna")
    for variant, seats in SEATS.items():
        table = anna.open(anna.begin(variant, seats))
        expect(table.board).to_be_visible()
        for width, height in sizes:
            anna.page.set_viewport_size({"width": width, "height": height})
            check(anna.page, {"width": width, "height": height}, variant)


@pytest.mark.parametrize(
    ("variant", "ways"),
    [
        ("classic", ("Up", "Right", "Down", "Left")),
        ("trigon", ("Up and left", "Up and right", "Right", "Down and right", "Down and left", "Left")),
    ],
)
def test_a_small_phone_has_room_for_the_buttons_that_move_a_piece(
    somebody: People, variant: str, ways: tuple[str, ...]
) -> None:
    anna = somebody("Anna", phone=True)
    anna.page.set_viewport_size({"width": 360, "height": 640})
    table = anna.open(anna.begin(variant, SEATS[variant]))
    table.pieces.first.tap()
    anna.page.get_by_role("button", name="Next fit").tap()
    for name in ways:
        box = anna.page.get_by_role("button", name=name, exact=True).bounding_box()
        assert box
        assert box["height"] >= 44
        assert box["width"] >= 36
        assert box["x"] + box["width"] <= 360
        anna.page.get_by_role("button", name=name, exact=True).tap()  # nothing lies over it
    assert above_actions(table)


def above_actions(table: Table) -> bool:
    pad, place = table.page.locator(".pad").bounding_box(), table.place.bounding_box()
    return pad is not None and place is not None and pad["y"] + pad["height"] <= place["y"] + 1


def check(page: Page, screen: ViewportSize, variant: str) -> None:
    """Sizes follow within a frame or two; what never fits is told with its numbers."""
    found: dict[str, Any] = {}

    def fits() -> bool:
        found.update(page.evaluate(LAYOUT))
        inside = all(
            left >= -1 and top >= -1 and right <= screen["width"] + 1 and bottom <= screen["height"] + 1
            for left, top, right, bottom in found["boxes"].values()
        )
        left, top, right, bottom = found["boxes"]["board"]
        is_large = min(right - left, bottom - top) >= 150
        return found["pressable"] and found["wide"] <= screen["width"] and inside and is_large

    try:
        eventually(page, fits)
    except AssertionError as late:
        raise AssertionError(f"{variant} at {screen}: {found}") from late


def test_the_view_from_above_is_whole_on_desks(somebody: People) -> None:
    anna = somebody("Anna")
    anna.open(anna.begin("rumis-steps", ["me", 1, 1, 1]))
    card, menu = anna.page.locator(".map.card"), anna.page.get_by_role("button", name="Menu")
    expect(card).to_be_visible()
    for width, height in DESKS:
        anna.page.set_viewport_size({"width": width, "height": height})
        expect(card).to_be_in_viewport(ratio=1)
        eventually(anna.page, lambda: is_above(card, menu))  # sizes follow within a frame or two
        box = card.bounding_box()
        assert box
        assert box["width"] >= 150


def is_above(card: Locator, menu: Locator) -> bool:
    box, below = card.bounding_box(), menu.bounding_box()
    return box is not None and below is not None and box["y"] + box["height"] <= below["y"] + 1
