"""The board of a notebook in a browser, with its Python side behind it as anywidget puts it."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page, expect

from cornerwise import GreedyPlayer, new_game
from cornerwise.notebook.table import Table
from cornerwise.notebook.widget import HERE

MOUNT = """async ([source, shown]) => {
  const widget = (await import(URL.createObjectURL(new Blob([source], { type: "text/javascript" })))).default;
  let tell = () => {};
  const model = {
    get: () => shown,
    on: (_, draw) => (tell = draw),
    off: () => {},
    send: async (message) => { shown = await window.python(message); tell(); },
  };
  widget.render({ model, el: document.querySelector("div") });
}"""

PAGE = "<!doctype html><html lang='en'><title>Notebook</title><main><h1>Notebook</h1><div></div></main></html>"


def test_a_move_is_made_by_hand(
    browser: Browser, accessible: Callable[[Page], None], keep: Callable[[Page, str], None]
) -> None:
    table = Table(new_game("duo", start="own"), {1: GreedyPlayer(1)})
    page = browser.new_page()

    def python(message: object) -> object:
        table.tell(message)
        return table.shown()

    page.expose_function("python", python)
    page.set_content(
        "<!doctype html><html lang='en'><title>Notebook</title><main><h1>Notebook</h1><div></div></main></html>"
    )
    page.add_style_tag(content=(HERE / "widget.css").read_text("utf-8"))
    page.evaluate(MOUNT, [(HERE / "widget.js").read_text("utf-8"), table.shown()])
    expect(page.get_by_role("status")).to_contain_text("Purple to move")
    expect(page.get_by_role("button", name="Place", exact=True)).to_be_disabled()
    page.get_by_role("button", name="X5").click()
    expect(page.get_by_role("button", name="X5")).to_have_attribute("aria-pressed", "true")
    board = page.locator(".board")
    box = board.bounding_box()
    assert box is not None
    board.click(position={"x": box["width"] * 0.34, "y": box["height"] * 0.33})  # near the start cell e10
    expect(page.get_by_role("button", name="Next fit")).to_contain_text("1/")
    accessible(page)
    keep(page, "notebook")
    page.get_by_role("button", name="Place", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("Purple to move")
    assert table.game.ply == 2 and table.game.piece_name(table.game.moves[0]) == "X5"
    page.get_by_role("button", name="Undo last move").click()
    expect(page.get_by_role("button", name="X5")).to_be_visible()
    expect(page.get_by_role("button", name="Place", exact=True)).to_be_disabled()
    page.close()
