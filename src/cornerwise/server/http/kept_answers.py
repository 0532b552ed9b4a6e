"""What a server answers alike to everybody: games, boards, covers and the rule book.

Browsers keep these answers for times without a connection, and the static edition holds them as files.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple, get_args

from cornerwise.drawing.palette import ThemeName
from cornerwise.games.catalogue import variants
from cornerwise.rulebook import draw_picture, page_of
from cornerwise.rulebook.html import card_picture, contents_html, page_html
from cornerwise.rulebook.links import PICTURES, SERVER, STYLE, Links
from cornerwise.rulebook.style import style_sheet
from cornerwise.server.base.encoded_json import Json
from cornerwise.server.http.boards import board_table_json, games_json
from cornerwise.server.http.pictures import SVG, cover

JSON, HTML, CSS = "application/json", "text/html; charset=utf-8", "text/css; charset=utf-8"
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)


class KeptAnswer(NamedTuple):
    address: str
    """From the root of the site."""
    kind: str
    body: Callable[[], str]


def common_answers() -> Iterator[KeptAnswer]:
    """Those without words, or with words for programs."""
    yield KeptAnswer("/api/games", JSON, lambda: _text(games_json()))
    for variant in variants():
        at = f"/api/games/{variant.id}"
        yield KeptAnswer(f"{at}/boards", JSON, lambda id=variant.id: _text(board_table_json(id)))  # type: ignore[misc]
        for theme in THEMES:
            yield KeptAnswer(f"{at}/cover.svg?theme={theme}", SVG, partial(cover, variant.id, theme))
    yield KeptAnswer(STYLE, CSS, style_sheet)
    for name in dict.fromkeys(_picture_names()):
        for theme in THEMES:
            yield KeptAnswer(f"{PICTURES}/{name}-{theme}.svg", SVG, partial(draw_picture, name, theme))


def language_answers(language: str, links: Links = SERVER, head: str = "") -> Iterator[KeptAnswer]:
    """The rule book in a language."""
    yield KeptAnswer(links.rules(language), HTML, partial(contents_html, language, links, head))
    for variant in variants():
        page = page_of(variant.id)
        yield KeptAnswer(links.rules(language, page.game), HTML, partial(page_html, page, language, links, head))


def pack(answers: Iterable[KeptAnswer]) -> list[dict[str, str]]:
    """As the client's service worker reads it."""
    return [{"address": address, "kind": kind, "body": body()} for address, kind, body in answers]


def _picture_names() -> Iterator[str]:
    for variant in variants():
        yield card_picture(variant.id)
        yield from page_of(variant.id).pictures


def _text(data: Json) -> str:
    return data.decode() if isinstance(data, bytes) else str(data)
