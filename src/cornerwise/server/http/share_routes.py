"""Routes for what other sites show of a link: cards, animations and the page to embed (`sharing`)."""

from collections.abc import Awaitable, Callable
from importlib.resources import files
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from cornerwise.errors import UnknownVariant
from cornerwise.locales.catalogue import Translator, translator
from cornerwise.server.application import Application
from cornerwise.server.base.language import language_of
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import EMBEDDABLE, POLICY, origin_of, page_policy
from cornerwise.server.http.pages import File, Pages
from cornerwise.server.http.picture_routes import DAY, Drawn, Svg, Theme, Variant, cache_of
from cornerwise.server.http.puzzle_routes import PuzzlePath
from cornerwise.server.http.routes import Id, InjectedApplication
from cornerwise.server.http.sharing import (
    PAGES,
    Shared,
    embed_page,
    head_tags,
    is_public,
    shared_match,
    shared_puzzle,
    shared_site,
    shared_tournament,
)
from cornerwise.server.match.match import Match
from cornerwise.server.people.puzzle_ratings import find_puzzle

router = APIRouter()
FRAMED = {POLICY: page_policy(ancestors="*")}
ANYWHERE = {"cross-origin-resource-policy": "cross-origin"}
"""Pictures that may stand in pages of other sites."""
HTML = "text/html"
TODAYS = "daily"
"""The address of today's puzzle ends so."""
Link = Callable[[Application, str, str, Translator], Awaitable[Shared]]
"""What is shown of a link, by the site's address and the path: refused where there is nothing to show."""


class Picture(Response):
    media_type = "image/png"


class Animation(Response):
    media_type = "image/webp"


@router.get("/api/games/{variant}/card.png", tags=["pictures"], response_class=Picture)
async def game_card(variant: Variant, request: Request, pictures: Drawn, application: InjectedApplication) -> Response:
    """A position of a played game, for links to the site: 1200 by 630 pixels."""
    application.limits.spend("position", address_of(request))
    try:
        drawn = await pictures.card_of_game(variant, address_of(request))
    except UnknownVariant as error:
        raise Refused("request/unknown", error.phrase) from error
    return _anywhere(drawn.response(request, DAY))


@router.get("/api/puzzles/{puzzle_id}/card.png", tags=["pictures"], response_class=Picture)
async def puzzle_card(
    puzzle_id: PuzzlePath, request: Request, pictures: Drawn, application: InjectedApplication
) -> Response:
    """The position of a puzzle, for links to it: 1200 by 630 pixels."""
    puzzle = find_puzzle(puzzle_id)
    application.limits.spend("position", address_of(request))
    return _anywhere((await pictures.card_of_puzzle(puzzle, address_of(request))).response(request, DAY))


@router.get("/api/matches/{match_id}/card.png", tags=["pictures"], response_class=Picture)
async def match_card(match_id: Id, request: Request, pictures: Drawn, application: InjectedApplication) -> Response:
    """A listed match as it stands, for links to it: 1200 by 630 pixels."""
    cache = await _cache_of(application, match_id)
    application.limits.spend("position", address_of(request))
    return _anywhere((await pictures.card_of_match(match_id, address_of(request))).response(request, cache))


@router.get("/api/matches/{match_id}/replay.webp", tags=["pictures"], response_class=Animation)
async def match_animation(
    match_id: Id, request: Request, pictures: Drawn, application: InjectedApplication, theme: Theme = "light"
) -> Response:
    """A listed match move by move, as an animated picture. One with hidden hands can be had when it is over."""
    cache = await _cache_of(application, match_id)
    application.limits.spend("animation", address_of(request))
    drawn = await pictures.animation_of_match(match_id, theme, address_of(request))
    return _anywhere(drawn.response(request, cache))


@router.get("/api/matches/{match_id}/positions/{ply}.svg", tags=["pictures"], response_class=Svg)
async def match_position(
    match_id: Id,
    ply: Annotated[int, Path(ge=0, le=10_000)],
    request: Request,
    pictures: Drawn,
    application: InjectedApplication,
    theme: Theme = "light",
) -> Response:
    """A listed match after so many moves, without what is hidden."""
    cache = await _cache_of(application, match_id)
    return (await pictures.of_match(match_id, theme, ply)).response(request, cache)


@router.get(EMBEDDABLE + "{match_id}", include_in_schema=False)
async def embedded(match_id: Id, request: Request, application: InjectedApplication) -> Response:
    """A listed match in a frame of another site."""
    words = translator(language_of(request))
    async with application.hub.reading(match_id) as match:
        _check_public(match)
        shared = shared_match(match, origin_of(request), f"match/{match_id}", words)
        page, cache = File(HTML, embed_page(shared, match, words).encode()), cache_of(match)
    response = page.response(request, cache, "accept-language")
    response.headers.update(FRAMED)
    return response


@router.get("/embed.js", include_in_schema=False)
@router.get("/embed.css", include_in_schema=False)
async def embed_file(request: Request) -> Response:
    name = request.url.path.strip("/")
    kind = "text/javascript" if name.endswith(".js") else "text/css"
    text = files("cornerwise.server.http").joinpath(name).read_text(encoding="utf-8")
    return Response(text, media_type=kind, headers={"cache-control": DAY})


async def shared_match_at(application: Application, origin: str, path: str, words: Translator) -> Shared:
    """The link to a listed match; refused for any other."""
    async with application.hub.reading(path.partition("/")[2]) as match:
        _check_public(match)
        return shared_match(match, origin, path, words)


async def shared_puzzle_at(application: Application, origin: str, path: str, words: Translator) -> Shared:
    """The link to a puzzle: today's, or one by its name."""
    name = path.partition("/")[2]
    puzzle = application.puzzles.daily(now()) if name == TODAYS else find_puzzle(name)
    return shared_puzzle(puzzle, origin, path, words)


async def shared_tournament_at(application: Application, origin: str, path: str, words: Translator) -> Shared:
    """The link to a listed tournament; refused for any other."""
    tournament = await application.tournaments.read(path.partition("/")[2])
    if not tournament.created.listed:
        raise Refused("tournament/unknown", "refused-no-tournament")
    return shared_tournament(tournament, origin, path, words)


LINKS: dict[str, Link] = {
    **dict.fromkeys(PAGES, shared_match_at),
    "puzzles": shared_puzzle_at,
    "tournaments": shared_tournament_at,
}
"""What a link shows, by the first part of its address."""


def _add_page(page: str, link: Link) -> None:
    @router.get(f"/{page}/{{name}}", include_in_schema=False)
    async def page_to_share(name: str, request: Request, application: InjectedApplication) -> Response:
        """The client, and in its head what other sites may show of the link."""
        pages: Pages = request.app.state.pages
        words, origin = translator(language_of(request)), origin_of(request)
        path = f"{page}/{name}"
        try:
            shared = await link(application, origin, path, words)
        except Refused:  # there is none, or it is nobody else's business; the client says so
            shared = shared_site(origin, path, words)
        return pages.first_page(head_tags(shared))


for _page, _link in LINKS.items():
    _add_page(_page, _link)


async def _cache_of(application: InjectedApplication, match_id: str) -> str:
    """For how long others may keep what is shown of a listed match; refuses one that is not listed."""
    async with application.hub.reading(match_id) as match:
        _check_public(match)
        return cache_of(match)


def _check_public(match: Match) -> None:
    """A match that is not listed gives nothing away, not even that it is there."""
    if not is_public(match):
        raise Refused("match/unknown", "refused-no-match")


def _anywhere(response: Response) -> Response:
    response.headers.update(ANYWHERE)
    return response
