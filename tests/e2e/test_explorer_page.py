"""The opening explorer in a browser: positions by the moves that were played in them, on a desk and on a phone."""

import re
from collections.abc import Callable, Iterator
from random import Random

import pytest
from people import Somebody
from playwright.sync_api import Page, expect
from serving import Served, serving

from cornerwise.explorer import Explorer
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.rules.placing_position import PlacingPosition

People = Callable[..., Somebody]
Keep = Callable[[Page, str], None]
Accessible = Callable[[Page], None]

OPENINGS, GAMES = 12, 60


def opened_game(number: int) -> PlacingPosition:
    """A random game that begins as others do: with one of a few openings."""
    game = PlacingPosition(find_placing_variant("duo"))
    rng = Random(f"opening {number % OPENINGS}")
    while game.mover is not None:
        if game.ply == 3:
            rng = Random(number)
        largest = max(map(game.cells_laid, game.legal_moves))
        game.push(rng.choice([move for move in game.legal_moves if game.cells_laid(move) == largest]))
    return game


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with some engine games."""
    folder = tmp_path_factory.mktemp("server")
    with Explorer(folder / "explorer.db") as explorer:
        explorer.add(map(opened_game, range(GAMES)))
    with serving(f"sqlite:///{folder}/games.db", explorer=folder / "explorer.db") as served:
        yield served


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_moves_lead_from_position_to_position(
    somebody: People, keep: Keep, accessible: Accessible, phone: bool
) -> None:
    page = somebody("Anna", phone=phone, dark=phone).page
    kind = "phone-dark" if phone else "desk-light"
    page.goto("/explorer/duo")
    expect(page.get_by_role("heading", level=1, name="Opening explorer")).to_be_visible()
    expect(page.get_by_text(re.compile(f"{GAMES}.? games reached this position"))).to_be_visible()
    moves = page.get_by_role("table").get_by_role("button")
    expect(moves.first).to_be_visible()
    expect(page.locator("tbody td:last-child bdi").first).to_be_visible()  # what the engine thinks of a move
    if not phone:
        moves.first.hover()
        page.wait_for_timeout(200)
    accessible(page)
    keep(page, f"explorer-{kind}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    moves.first.click()
    expect(page.get_by_text("1 move", exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile("games? reached this position"))).not_to_contain_text(str(GAMES))
    keep(page, f"explorer-later-{kind}")
    expect(page).to_have_url(re.compile("/explorer/duo#.*purple"))
    page.reload()  # the line is in the address
    expect(page.get_by_text("1 move", exact=True)).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_text(re.compile(f"{GAMES}.? games reached this position"))).to_be_visible()
    page.get_by_text("My games", exact=True).click()
    expect(page.get_by_role("heading", name="No games here")).to_be_visible()
    accessible(page)
    keep(page, f"explorer-none-{kind}")


BROKEN = """() => [...document.querySelectorAll("thead th")].flatMap((heading) => {
  const text = [...heading.querySelectorAll("*"), heading]
    .filter((part) => !part.matches(".unseen"))
    .flatMap((part) => [...part.childNodes])
    .find((node) => node.nodeType === 3 && node.data.trim());
  if (!text) return [];
  return [...text.data.matchAll(/[^\\s-]+/g)].flatMap(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
  });
})"""


@pytest.mark.parametrize("tag", ["nl", "ru", "hu", "lt"])
def test_headings_keep_their_words_whole_on_a_phone(somebody: People, tag: str) -> None:
    page = somebody("Anna", phone=True, locale=tag).page
    page.goto("/explorer/duo")
    expect(page.locator("tbody td:last-child bdi").first).to_be_visible()
    for width in (390, 360):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate(BROKEN) == []
        assert page.locator("h1").evaluate("title => title.scrollWidth <= title.clientWidth")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_own_games_and_links_to_it(somebody: People, keep: Keep) -> None:
    """A finished game of one's own is found there, and its review and the analysis board lead to the explorer."""
    anna = somebody("Anna")
    game, page = opened_game(1), anna.page
    anna.post("/api/session", {"name": "Anna"})
    body = {"key": "k" * 32, "variant": "duo", "seats": ["me", "me"], "moves": list(map(game.format, game.moves))}
    match = anna.post("/api/handovers", body)["match"]
    page.goto(f"/replay/{match}?ply=1")
    page.get_by_role("button", name="Opening explorer").click()
    expect(page).to_have_url(re.compile("/explorer/duo#"))
    page.get_by_text("My games", exact=True).click()
    expect(page.get_by_text(re.compile("1.? game reached this position"))).to_be_visible()
    page.get_by_role("link", name=re.compile("^Last game with")).click()
    expect(page).to_have_url(re.compile(f"/replay/{match}"))
    page.goto("/explorer/triominos")
    expect(page.get_by_text("games on flat boards")).to_be_visible()
    page.goto("/analysis?game=duo")
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Opening explorer").click()
    expect(page).to_have_url(re.compile("/explorer/duo#"))
