"""The looks of boards and pieces in a browser: chosen, kept, measured as they are painted, and read by everybody."""

import json
from base64 import b64encode
from collections.abc import Callable
from operator import lt

import pytest
from colour_measures import LEAST_DIFFERENCE, LEAST_ON_BOARD, contrast, least_difference
from people import Somebody
from playwright.sync_api import Page, expect

from cornerwise.drawing.palette import TOKENS

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
BOARDS, PIECES = list(TOKENS["boards"]), list(TOKENS["looks"])
PAIRS = [(board, PIECES[i % len(PIECES)]) for i, board in enumerate(BOARDS)]
"""Every board and every kind of pieces at least once."""
LOOK = "[document.documentElement.dataset.boardLook, document.documentElement.dataset.tileLook]"

# A cell of each colour in the preview, by its column and row.
CELLS = {"blue": (0, 0), "yellow": (4, 0), "red": (0, 3), "green": (5, 3)}
# The light on a tile of glass takes something of what its colour has on its own; every other look holds the bars of
# tests/test_looks.py as it is painted.
LEAST_PAINTED = {"glass": (2.8, 16.4)}
SCALE = 2  # so that a pixel does not matter
# The mean of the light of some squares of a picture, as a colour each.
MEANS = """async ([address, squares]) => {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  const bent = (c) => (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055);
  return squares.map(([x, y, side]) => {
    const { data } = context.getImageData(x, y, side, side);
    const sums = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) for (const k of [0, 1, 2]) sums[k] += linear(data[i + k] / 255);
    const means = sums.map((sum) => Math.round(255 * bent((4 * sum) / data.length)));
    return "#" + means.map((mean) => mean.toString(16).padStart(2, "0")).join("");
  });
}"""


def kept(person: Somebody, **settings: object) -> Page:
    """The page of somebody who has chosen these settings before."""
    text = json.dumps(json.dumps(settings))
    person.context.add_init_script(
        f"localStorage.getItem('cornerwise.settings') ?? localStorage.setItem('cornerwise.settings', {text})"
    )
    return person.page


def test_a_look_is_seen_at_once_and_kept(somebody: People, keep: Keep) -> None:
    page = somebody(phone=True).page
    page.goto("/settings")
    board = "getComputedStyle(document.documentElement).getPropertyValue('--board')"
    assert page.evaluate(board) == TOKENS["theme"]["light"]["surface"]["board"]
    page.get_by_role("group", name="Board style").get_by_text("Wood").tap()
    page.get_by_role("group", name="Piece style").get_by_text("Flat").tap()
    assert page.evaluate(board) == TOKENS["boards"]["wood"]["light"]["board"]
    keep(page, "looks-settings-phone-light")
    page.reload()
    expect(page.get_by_role("radio", name="Flat")).to_be_checked()
    assert page.evaluate(LOOK) == ["wood", "flat"]
    page.get_by_role("group", name="Theme").get_by_text("Dark").tap()
    assert page.evaluate(board) == TOKENS["boards"]["wood"]["dark"]["board"]


def test_unknown_looks_are_the_usual_ones(somebody: People) -> None:
    page = kept(somebody(), boardLook="marble", tileLook=7, theme="purple", sound=None, confirm="never")
    page.goto("/settings")
    expect(page.get_by_role("radio", name="Paper")).to_be_checked()
    expect(page.get_by_role("radio", name="System")).to_be_checked()
    expect(page.get_by_role("switch", name="Confirm moves")).to_be_checked()
    assert page.evaluate(LOOK) == ["paper", "glass"]


@pytest.mark.parametrize("tone", ["light", "dark"])
def test_pieces_stand_out_as_they_are_painted(somebody: People, tone: str) -> None:
    anna = somebody(dark=tone == "dark", device_scale_factor=SCALE)
    page, meter = anna.page, anna.context.new_page()
    page.goto("/settings")
    measured = {}
    for i, board in enumerate(BOARDS):
        page.get_by_role("group", name="Board style").locator("label").nth(i).click()
        ground = TOKENS["boards"][board][tone].get("board") or TOKENS["theme"][tone]["surface"]["board"]
        for k, pieces in enumerate(PIECES):
            page.get_by_role("group", name="Piece style").locator("label").nth(k).click()
            assert page.evaluate(LOOK) == [board, pieces]
            means = painted(page, meter)
            measured[board, pieces] = min(contrast(mean, ground) for mean in means), least_difference(means)
    usual = LEAST_ON_BOARD, LEAST_DIFFERENCE
    least = {look: LEAST_PAINTED.get(look[1], usual) for look in measured}
    assert {look: found for look, found in measured.items() if any(map(lt, found, least[look]))} == {}


def painted(page: Page, meter: Page) -> list[str]:
    """What the preview of the settings shows, each colour by one cell."""
    preview = page.locator(".preview svg").first
    preview.scroll_into_view_if_needed()
    cell, left, top = preview.evaluate("svg => { const { a, e, f } = svg.getScreenCTM(); return [a, e, f]; }")
    width, height = (cell * (1 + max(cells)) for cells in zip(*CELLS.values(), strict=True))
    part = page.screenshot(clip={"x": left, "y": top, "width": width, "height": height})
    picture = "data:image/png;base64," + b64encode(part).decode()
    squares = [[SCALE * cell * (x + 0.04), SCALE * cell * (y + 0.04), SCALE * cell * 0.92] for x, y in CELLS.values()]
    means: list[str] = meter.evaluate(MEANS, [picture, squares])
    return means


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_every_look_is_for_everybody(
    somebody: People, keep: Keep, accessible: Callable[[Page], None], dark: bool
) -> None:
    for board, pieces in PAIRS:
        anna = somebody("Anna", phone=not dark, dark=dark)
        page = kept(anna, boardLook=board, tileLook=pieces)
        page.goto("/settings")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        accessible(page)
        table = anna.open(anna.begin("classic", ["me"] * 4))
        table.pieces.first.click()
        page.keyboard.press("Tab")
        expect(page.locator("[data-board] .ghost")).not_to_have_count(0)
        accessible(page)
        keep(page, f"looks-{board}-{pieces}-{'desk-dark' if dark else 'phone-light'}")
