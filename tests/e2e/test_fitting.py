"""Every main page in every language on a phone: nothing is cut off, nothing is wider than the screen.

One browser goes through half of the languages, and within the client: so all pages are loaded once only.
"""

import itertools
from collections.abc import Callable
from functools import partial

import pytest
from people import Somebody, choose_language
from playwright.sync_api import Page, expect

from cornerwise.locales.catalogue import Translator, languages, translator

# A phone zooms out where a page is too wide, and then says that its window is wider, too: the screen is what it is.
CUT_OFF = """() => {
  const found = new Set();
  const told = (element) => element.outerHTML.replaceAll(/<svg.*?<.svg>|<!--.*?-->/gs, "").slice(0, 160);
  const scrolls = (element) =>
    element && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  for (const element of document.querySelectorAll("h1, h2, h3, p, button, a, label, select, .chip, nav span")) {
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const unseen = !box.width || style.visibility === "hidden";
    if (unseen || element.closest(".unseen, .focus-only, svg, [data-piece]")) continue;
    const named = style.textOverflow === "ellipsis"; // names end in one on purpose
    const wide = element.scrollWidth > element.clientWidth + 2;
    const clips = element.matches("button, .button, .chip") || style.overflowY !== "visible";
    const high = clips && element.scrollHeight > element.clientHeight + 6;
    if (style.display !== "inline" && !named && (wide || high)) found.add("cut off: " + told(element));
    const outside = box.right > screen.width + 2 || box.left < -2;
    if (outside && !scrolls(element.parentElement)) found.add("outside: " + told(element));
  }
  if (document.documentElement.scrollWidth > screen.width) found.add("the page is too wide");
  return [...found];
}"""
BROKEN = """([labels, width]) => {
  const spans = [...document.querySelectorAll(".actions .action .tiny, .actions .place span")];
  const found = [];
  const language = document.documentElement.lang;
  const segments = new Intl.Segmenter(language, { granularity: "word" }); // Chinese and Japanese have no spaces
  const words = (text) =>
    /^(ja|zh)/.test(language)
      ? [...segments.segment(text)].map(({ index, segment }) => ({ index, 0: segment }))
      : text.matchAll(/\\S+/g);
  spans.forEach((span, number) => (span.firstChild.data = labels[number]));
  spans.forEach((span, number) => {
    for (const { index, 0: word } of words(labels[number])) {
      const range = document.createRange();
      range.setStart(span.firstChild, index);
      range.setEnd(span.firstChild, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const { left, right } = range.getBoundingClientRect();
      const button = span.closest("button").getBoundingClientRect();
      if (lines.size > 1) found.push("broken: " + word);
      if (left < button.left - 1 || right > button.right + 1) found.push("over the edge: " + word);
    }
  });
  const { left, right } = document.querySelector(".actions .place").getBoundingClientRect();
  if (left < 0 || right > width) found.push("outside the screen");
  return found;
}"""
"""Writes labels on the buttons below the board and says which words do not stay whole."""
SPOKEN = "[document.documentElement.lang, document.documentElement.dir]"
FOLLOW = """path => {
  const link = document.createElement("a");
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
ARRIVED = """text => {
  const headings = [...document.querySelectorAll("main h1, main h2")].map((heading) => heading.textContent);
  return headings.length > 0 && [document.title, ...headings].some((told) => told.includes(text));
}"""
PAGES = {
    "/new/duo": "game-duo",
    "/games": "games-title",
    "/learn": "learn-title",
    "/learn/duo": "learn-start-any",
    "/puzzles": "nav-puzzles",
    "/solo": "solo-title",
    "/puzzle/classic-solo": "game-classic-solo",
    "/designs": "start-designs",
    "/design?board=duo": "design-untitled",
    "/watch": "nav-watch",
    "/players": "nav-players",
    "/review": "review-title",
    "/replay": "replay-title",
    "/analysis": "analysis-title",
    "/account": "nav-account",
    "/carry": "carry-title",
    "/friends": "friends-title",
    "/clubs/new": "club-new",
    "/tournaments/new": "tournament-new",
    "/about": "about-title",
}
"""Pages that are the same for all, each with what its title or a heading says."""
TABLES = {"duo": 2, "trigon": 4, "rumis-steps": 4, "triominos": 2}
HALVES = (languages()[::2], languages()[1::2])


@pytest.mark.parametrize("half", HALVES, ids=["one-half", "other-half"])
@pytest.mark.parametrize("stride", [4, pytest.param(1, marks=pytest.mark.sweep)])
def test_nothing_is_cut_off(somebody: Callable[..., Somebody], half: tuple[str, ...], stride: int) -> None:
    """Each language on every fourth page, by turns; with a stride of 1 each on every page."""
    anna = somebody("Anna", phone=True)
    tables = {variant: anna.begin(variant, ["me"] * seats) for variant, seats in TABLES.items()}
    over = given_up(anna)
    found = {}
    for number, tag in enumerate(half):
        words = translator(tag)
        anna.page.goto("/settings")
        choose_language(anna.page, tag)
        expect(anna.page.get_by_role("heading", level=1)).to_have_text(words.format("settings-title"))
        for place, visit in visits(anna.page, words, tables, over)[number % stride :: stride]:
            visit()
            assert anna.page.evaluate(SPOKEN) == [tag, words.direction], place
            if faults := anna.page.evaluate(CUT_OFF):
                found[f"{tag} {place}"] = faults
    assert not found, "\n".join(f"{place}: {fault}" for place, faults in found.items() for fault in faults)


def test_the_words_of_buttons_stay_whole(somebody: Callable[..., Somebody]) -> None:
    """Below the board there is little room; no language breaks a word there, and none goes over the edge."""
    anna = somebody("Anna", phone=True)
    page = anna.page
    table = anna.open(anna.begin("duo", ["me"] * 2))
    table.pieces.first.tap()
    found = {}
    for tag in languages():
        page.locator("header button").last.tap()
        choose_language(page, tag)
        page.get_by_role("dialog").locator("header button").tap()
        expect(page.get_by_role("dialog")).to_have_count(0)
        words = translator(tag)
        tools = [[words.format(f"action-{name}") for name in ("turn", "flip", "next", "drop")]]
        tools.append([words.format(name) for name in ("action-turn", "action-next", "action-drop", "field-draw")])
        places = [words.format(name) for name in ("action-place", "action-plan", "action-sending", "field-lay")]
        for width in (360, 390):
            page.set_viewport_size({"width": width, "height": 760})
            for labels, place in itertools.product(tools, places):
                if broken := page.evaluate(BROKEN, [[*labels, place], width]):
                    found[f"{tag} {width} {place}"] = broken
    assert not found, "\n".join(f"{place}: {words}" for place, words in found.items())


def test_the_measure_sees_what_is_cut_off(somebody: Callable[..., Somebody]) -> None:
    page = somebody("Anna", phone=True).page
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate(CUT_OFF) == []
    page.locator("#language button").first.evaluate("button => button.textContent = 'x'.repeat(99)")
    assert "the page is too wide" in page.evaluate(CUT_OFF)
    page.locator("#language button").first.evaluate("button => button.style.inlineSize = '80px'")
    assert any(told.startswith("cut off: <button") for told in page.evaluate(CUT_OFF))


def given_up(person: Somebody) -> str:
    """A match that is over after a move."""
    match = person.begin("duo", ["me", "me"])

    def act(action: dict[str, str]) -> None:
        snapshot = person.get(f"/api/matches/{match}")
        command = {"seat": snapshot["state"]["mover"], "seq": snapshot["seq"], "key": action["do"], "action": action}
        person.post(f"/api/matches/{match}/commands", command)

    legal = person.get(f"/api/matches/{match}")["state"]["legal"]
    act({"do": "move", "move": next(moves[0] for moves in legal.values() if moves)})
    act({"do": "resign"})
    return match


def visits(page: Page, words: Translator, tables: dict[str, str], over: str) -> list[tuple[str, Callable[[], None]]]:
    """All places in a language by name, and how to get there from any page of the client."""

    def go(path: str, message: str) -> None:
        page.evaluate(FOLLOW, path)
        page.wait_for_function(ARRIVED, arg=words.format(message))

    def settings() -> None:
        go("/settings", "settings-title")

    def table(match: str) -> None:
        page.evaluate(FOLLOW, f"/match/{match}")
        expect(page.get_by_role("grid").first).to_be_visible()

    def hand() -> None:
        go(f"/match/{tables['duo']}", "colour-purple")
        page.locator("[data-piece]").first.tap()

    def menu() -> None:
        go(f"/match/{tables['duo']}", "colour-purple")
        page.get_by_role("button", name=words.format("menu-title")).first.tap()
        expect(page.get_by_role("dialog")).to_be_visible()

    def quick_start() -> None:
        go("/", "start-hero")
        page.get_by_role("button", name=words.format("mode-friends")).first.tap()
        expect(page.get_by_role("dialog")).to_be_visible()

    def rules(path: str) -> None:
        page.goto(f"/{words.tag}/{path}")

    return [
        ("/settings", settings),
        *((path, partial(go, path, message)) for path, message in PAGES.items()),
        ("result", partial(go, f"/result/{over}", "game-duo")),
        ("review", partial(go, f"/review/{over}", "review-turning")),
        ("replay", partial(go, f"/replay/{over}", "game-duo")),
        *((variant, partial(table, match)) for variant, match in tables.items()),
        ("a piece in the hand", hand),
        ("/", partial(go, "/", "start-hero")),
        # What lies above a page stays there until the browser itself leaves the page, so these come last.
        ("a quick start", quick_start),
        ("rules", partial(rules, "rules")),
        ("rules/triominos", partial(rules, "rules/triominos")),
        ("the menu", menu),
    ]
