"""Answers that are the same for everybody: games, boards, covers and the rule book.

Browsers keep these answers for times without a connection, and the static edition holds them as files.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple, get_args

from cornerwise.drawing.palette import ThemeName
from cornerwise.games.catalogue import variants
from cornerwise.puzzles.collection import puzzle_games
from cornerwise.rulebook import draw_picture, page_of
from cornerwise.rulebook.html import card_picture, contents_html, page_html
from cornerwise.rulebook.links import PICTURES, SERVER, STYLE, Links
from cornerwise.rulebook.style import style_sheet
from cornerwise.server.http.boards import board_table_json, games_json
from cornerwise.server.http.pictures import SVG, cover
from cornerwise.server.http.puzzle_routes import puzzles_json

JSON, HTML, CSS = "application/json", "text/html; charset=utf-8", "text/css; charset=utf-8"
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)


class KeptAnswer(NamedTuple):
    address: str
    """From the root of the site."""
    kind: str
    body: Callable[[], str]
    is_fetched: bool = False
    """Whether browsers fetch it from the server, because it is not known when the others are packed."""


def common_answers() -> Iterator[KeptAnswer]:
    """Those that are the same in every language."""
    yield KeptAnswer("/api/games", JSON, lambda: games_json().decode())
    for variant in variants():
        at = f"/api/games/{variant.id}"
        yield KeptAnswer(f"{at}/boards", JSON, partial(_boards, variant.id))
        for theme in THEMES:
            yield KeptAnswer(f"{at}/cover.svg?theme={theme}", SVG, partial(cover, variant.id, theme))
    yield KeptAnswer(STYLE, CSS, style_sheet, is_fetched=True)  # names the fonts of the built client
    for name in dict.fromkeys(_picture_names()):
        for theme in THEMES:
            yield KeptAnswer(f"{PICTURES}/{name}-{theme}.svg", SVG, partial(draw_picture, name, theme))


def puzzle_answers() -> Iterator[KeptAnswer]:
    """The puzzles of every game. Browsers keep those that they have asked for; only the static edition has them all."""
    for game in puzzle_games():
        yield KeptAnswer(f"/api/games/{game}/puzzles", JSON, partial(_puzzles, game))


def language_answers(language: str, links: Links = SERVER, head: str = "") -> Iterator[KeptAnswer]:
    """The rule book in a language."""
    yield KeptAnswer(links.rules(language), HTML, partial(contents_html, language, links, head))
    for variant in variants():
        page = page_of(variant.id)
        yield KeptAnswer(links.rules(language, page.game), HTML, partial(page_html, page, language, links, head))


def file_of(address: str) -> str:
    """The file that holds an answer where there is no server, as web/src/browser/place.ts asks for it: the query stands
    in its name, as in `cover,theme=dark.svg`."""
    path, _, query = address.partition("?")
    stem, dot, end = path.rpartition(".")
    name, kind = (stem, dot + end) if dot else (path, ".json")
    return name + (f",{query}" if query else "") + kind


def pack(answers: Iterable[KeptAnswer]) -> list[dict[str, str]]:
    """As the client's service worker reads it."""
    return [
        {"address": answer.address}
        if answer.is_fetched
        else {"address": answer.address, "kind": answer.kind, "body": answer.body()}
        for answer in answers
    ]


def _picture_names() -> Iterator[str]:
    for variant in variants():
        yield card_picture(variant.id)
        yield from page_of(variant.id).pictures


def _boards(variant: str) -> str:
    return board_table_json(variant).decode()


def _puzzles(game: str) -> str:
    return puzzles_json(game).decode()
