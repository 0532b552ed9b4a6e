"""The rule book on the web: `/de/rules/trigon`. Pages are plain, so that they can be printed, linked and found."""

import re
from functools import lru_cache
from typing import get_args

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from cornerwise.drawing.palette import ThemeName
from cornerwise.errors import UnknownVariant
from cornerwise.locales.catalogue import SOURCE, nearest
from cornerwise.rulebook import draw_picture, page_of
from cornerwise.rulebook.html import PICTURES, STYLE, contents_html, page_html
from cornerwise.rulebook.style import style_sheet
from cornerwise.server.refusal import Refused

router = APIRouter(include_in_schema=False)
# What draws pictures is no coroutine, so that it runs in a thread and matches go on meanwhile.
DAY = {"cache-control": "public, max-age=86400"}
MOST_TAGS = 20
"""How many wishes of a browser are looked at."""


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
    return Response(drawn, media_type="image/svg+xml", headers=DAY)


def _picture(subject: str, theme: str) -> str:
    for known in get_args(ThemeName):
        if theme == known:
            return draw_picture(subject, known)
    raise KeyError(theme)


@router.get("/rules")
@router.get("/rules/{game}")
async def in_my_language(request: Request, game: str = "") -> Response:
    """To the page in the language that the browser asks for."""
    tag = preferred(request.headers.get("accept-language", ""))
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


def preferred(wishes: str) -> str:
    """The best language there is for what a browser says it reads, as in `pt-AO,pt;q=0.8,en;q=0.5`."""
    ranked = []
    for place, wish in enumerate(wishes.split(",")[:MOST_TAGS]):
        tag, _, quality = wish.strip().partition(";q=")
        if re.fullmatch("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*", tag):
            weight = float(quality) if re.fullmatch(r"[01](\.\d+)?", quality) else 1.0
            ranked.append((-weight, place, tag))
    for _, _, tag in sorted(ranked):
        found = nearest(tag)
        if found != SOURCE or tag.partition("-")[0] == SOURCE:
            return found
    return SOURCE
