"""The board of a notebook in a browser, with its Python side behind it as anywidget puts it."""

import re
from collections.abc import Callable
from typing import Any, cast

import pytest
from people import PHONE, said
from playwright.sync_api import Browser, FrameLocator, Page, expect

from cornerwise import GreedyPlayer, new_game
from cornerwise.notebook.table import Table
from cornerwise.notebook.widget import BOARD
from cornerwise.rules.position import Position

MOUNT = """async ([source, setting, shown]) => {
  const widget = (await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })))).default;
  const traits = { setting, shown };
  let tell = () => {};
  const model = {
    get: (name) => traits[name],
    on: (_, draw) => (tell = draw),
    off: () => {},
    send: async (message) => {
      for (traits.shown of await window.python(message)) tell();
    },
  };
  // As extensions of browsers do, before the frame hears from the widget.
  document.addEventListener("load", ({ target }) => target.contentWindow?.postMessage({ hello: "frame" }, "*"), true);
  widget.render({ model, el: document.querySelector("div") });
}"""
PAGE = (
    "<!doctype html><html lang='en'><meta name='viewport' content='width=device-width'><title>Notebook</title>"
    "<body><main><h1>Notebook</h1><div></div></main></html>"
)
NAMES = """() => [document.body, ...document.querySelectorAll("*")].flatMap((part) =>
  [part.getAttribute("aria-label"), part.getAttribute("title"), part.children.length ? "" : part.textContent])
  .filter((text) => /^[a-z]+(-[a-z]+)+$/.test(text ?? ""))"""
"""Names of messages that are shown for want of the message."""


@pytest.fixture
def notebook(browser: Browser) -> Callable[..., tuple[Page, FrameLocator, Table]]:
    """A page with one cell, in which the computer plays all seats but the first."""

    def open_cell(game: Position, language: str = "en", **choices: Any) -> tuple[Page, FrameLocator, Table]:
        players = {seat: GreedyPlayer(seat) for seat in range(1, game.variant.seats)}
        table = Table(game, players, language=language, seed=1)
        while table.reply():
            pass
        page = browser.new_page(**choices)
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))

        def python(message: object) -> list[object]:
            table.tell(message)
            shown: list[object] = [table.shown()]
            while table.reply():
                shown.append(table.shown())
            return shown

        page.expose_function("python", python)
        page.set_content(PAGE)
        page.evaluate(MOUNT, [BOARD.read_text("utf-8"), table.setting(), table.shown()])
        frame = page.frame_locator("iframe")
        expect(frame.locator("main")).to_be_visible()
        assert not [url for url in asked if not url.startswith(("blob:", "data:", "about:"))], "nothing is fetched"
        return page, frame, table

    return open_cell


def test_a_move_is_made_by_hand(
    notebook: Callable[..., tuple[Page, FrameLocator, Table]],
    accessible: Callable[[Page], None],
    keep: Callable[[Page, str], None],
) -> None:
    """The piece is taken from the tray, dragged over the board, turned, and placed; the computer answers."""
    page, frame, table = notebook(new_game("duo", start="own"))
    expect(frame.get_by_role("heading", name=said("Purple to move"))).to_be_visible()
    place = frame.get_by_role("button", name="Place").last
    expect(place).to_be_disabled()
    piece, cell = frame.locator("[data-piece='L4']").bounding_box(), frame.locator("[data-cell='e10']").bounding_box()
    assert piece and cell
    page.mouse.move(piece["x"] + piece["width"] / 2, piece["y"] + piece["height"] / 2)
    page.mouse.down()
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2, steps=12)
    page.mouse.up()
    expect(frame.locator("[data-board] .ghost")).to_be_visible()
    expect(place).to_be_enabled()
    for name in ("Rotate", "Flip"):
        frame.get_by_role("button", name=name).click()
    frame.locator("[aria-keyshortcuts='Tab']").click()
    expect(place).to_be_enabled()
    accessible(cast(Page, page.frames[1]))  # the page in the frame
    keep(page, "notebook-desk-light")
    place.click()
    expect(frame.get_by_role("heading", name=said("Purple to move"))).to_be_visible()
    expect(frame.locator("[data-piece='L4']:not(.pale)")).to_have_count(0)
    assert table.game.ply == 2 and table.game.piece_name(table.game.moves[0]) == "L4"
    frame.get_by_role("button", name="Undo").click()
    expect(frame.locator("[data-piece='L4']")).to_be_visible()
    assert table.game.ply == 0
    page.close()


@pytest.mark.parametrize(
    ("name", "options"), [("trigon", {}), ("triominos", {"seed": 2}), ("rumis-steps", {}), ("polyomino-8", {})]
)
def test_every_kind_of_board(
    notebook: Callable[..., tuple[Page, FrameLocator, Table]],
    accessible: Callable[[Page], None],
    keep: Callable[[Page, str], None],
    name: str,
    options: dict[str, Any],
) -> None:
    """On a phone, in the dark and in another language: a piece that fits is tapped, shown and placed."""
    game = new_game(name, **options)
    page, frame, table = notebook(game, "de", **PHONE, color_scheme="dark")
    before = sum(ply.colour != "chance" for ply in game.plies)
    frame.locator("[data-piece]:not(.pale), [data-tile]:not(.pale)").first.tap()
    frame.get_by_role("button", name=re.compile("Nächste")).tap()
    place = frame.locator("button.place")
    expect(place).to_be_enabled()
    accessible(cast(Page, page.frames[1]))
    keep(page, f"notebook-{name}-phone-dark")
    assert frame.locator("html").evaluate(NAMES) == [], "every message is there"
    place.tap()
    expect(frame.get_by_role("button", name="Zurücknehmen")).to_be_enabled()
    assert sum(ply.colour != "chance" for ply in table.game.plies) > before
    page.close()
