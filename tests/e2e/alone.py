"""Games against the computer in the browser itself: begun, played and gone on with as people would, but quickly."""

import json
import re

from people import Somebody, Table
from playwright.sync_api import Page, expect

KEPT = """async () => {
  for (;;) {
    for (const name of await caches.keys())
      if (name.startsWith("cornerwise-packs"))
        for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("/kept.json")) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}"""
"""Waits until all is there that is needed without a connection."""
TO_LAY = "[data-piece]:not(.pale), [data-tile]:not(.pale)"
WORDS = re.compile("Draw|Pass|Take|Swap|Keep")
OVER = "Game over"
MORE_MOVES = """(before) => {
  const list = document.querySelector('[aria-label="Moves so far"]');
  return list === null || list.querySelectorAll("button").length > before;
}"""
"""Whether the table has taken the move."""


def all_kept(person: Somebody) -> None:
    """Waits until the first visit's cache is complete."""
    person.page.evaluate(KEPT)


def choose(page: Page, variant: str, **options: object) -> None:
    """Options as they would stand from the last game."""
    memory = json.dumps({"options": {variant: options}})
    page.evaluate("(memory) => localStorage.setItem('cornerwise.lobby', memory)", memory)


def begin_here(page: Page, address: str) -> Table:
    """A game against the computer at its usual level, by the page that sets one up."""
    page.goto(address)
    page.locator("form button.main").click()
    page.wait_for_url(re.compile("match/local-"))
    return Table(page)


def make_move(table: Table) -> None:
    """The first piece or tile that fits, where it first fits; else what there is to say."""
    page = table.page
    piece = page.locator(TO_LAY).first
    if piece.count():
        key = (piece.get_attribute("aria-label") or "").rsplit(" ", 1)[1].strip("\u2068\u2069").lower()
        page.keyboard.press(key)
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.get_by_role("button", name=WORDS).first.click()


def play(table: Table, most: int = 1000) -> int:
    """Makes moves until the game is over, or so many; says how many it were."""
    made = 0
    while made < most and table.my_turn():
        before = table.moves.count()
        make_move(table)
        made += 1
        table.page.wait_for_function(MORE_MOVES, arg=before)
    return made


def is_over(table: Table) -> None:
    expect(table.page.get_by_role("heading", level=1)).to_contain_text(OVER)
