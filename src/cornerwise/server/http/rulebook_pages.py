"""The rule book as web pages, such as `/de/rules/trigon`: plain, so that they can be printed, linked and found."""

from functools import lru_cache
from typing import get_args

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from cornerwise.drawing.palette import ThemeName
from cornerwise.errors import UnknownVariant
from cornerwise.locales.catalogue import nearest
from cornerwise.rulebook import draw_picture, page_of
from cornerwise.rulebook.html import contents_html, page_html
from cornerwise.rulebook.links import PICTURES, STYLE
from cornerwise.rulebook.style import style_sheet
from cornerwise.server.base.language import language_of
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.pictures import SVG

router = APIRouter(include_in_schema=False)
# What draws pictures is no coroutine, so that it runs in a thread and matches go on meanwhile.
DAY = {"cache-control": "public, max-age=86400"}


@router.get(STYLE)
async def style() -> Response:
    return Response(style_sheet(), media_type="text/css", headers=DAY)


@router.get(PICTURES + "/{name}.svg")
def picture(name: str) -> Response:
    subject, _, theme = name.rpartition("-")
    try:
        drawn = _picture(subject, theme)
    except KeyError:
        raise Refused("request/unknown", "refused-no-picture") from None
    return Response(drawn, media_type=SVG, headers=DAY)


def _picture(subject: str, theme: str) -> str:
    for known in get_args(ThemeName):
        if theme == known:
            return draw_picture(subject, known)
    raise KeyError(theme)


@router.get("/rules")
@router.get("/rules/{game}")
async def in_my_language(request: Request, game: str = "") -> Response:
    """To the page in the language that the browser asks for."""
    tag = language_of(request)
    return RedirectResponse(f"/{tag}/rules/{game}".rstrip("/"), 307, {"vary": "accept-language"})


@router.get("/{language}/rules")
def contents(language: str) -> Response:
    if (tag := nearest(language)) != language:
        return RedirectResponse(f"/{tag}/rules")
    return HTMLResponse(_contents(language), headers=DAY)


@router.get("/{language}/rules/{game}")
def page(language: str, game: str) -> Response:
    try:
        wanted = page_of(game)
    except UnknownVariant:
        return HTMLResponse(_contents(nearest(language)), 404)
    if (tag := nearest(language)) != language:
        return RedirectResponse(f"/{tag}/rules/{wanted.game}")
    return HTMLResponse(_page(language, wanted.game), headers=DAY)


@lru_cache(maxsize=64)
def _contents(language: str) -> str:
    return contents_html(language)


@lru_cache(maxsize=1024)
def _page(language: str, game: str) -> str:
    return page_html(page_of(game), language)
