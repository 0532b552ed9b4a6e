"""Routes for pictures. Nobody needs a session to look at them, as nobody needs one to look at the lobby."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from cornerwise.drawing.palette import ThemeName
from cornerwise.errors import UnknownVariant
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.http_guard import origin_of
from cornerwise.server.http.pictures import SVG, Pictures
from cornerwise.server.http.puzzle_routes import PuzzlePath
from cornerwise.server.http.routes import Id, InjectedApplication
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.people.puzzle_ratings import find_puzzle
from cornerwise.server.people.seat_transfers import qr_picture


class Svg(Response):
    media_type = SVG


router = APIRouter(prefix="/api", tags=["pictures"], default_response_class=Svg)


def _pictures_of(request: Request) -> Pictures:
    pictures: Pictures = request.app.state.pictures
    return pictures


Drawn = Annotated[Pictures, Depends(_pictures_of)]
Variant = Annotated[str, Path(max_length=40)]
Theme = Annotated[ThemeName, Query(description="for light or dark pages")]
Ply = Annotated[int, Query(ge=0, le=1 << 31, description="how far you know it to be, to get past your own cache")]
HOUR, DAY = "private, max-age=3600", "public, max-age=86400"
ASK_AGAIN = "no-cache"
"""Kept, but compared with the server by its ETag before it is shown."""


def cache_of(match: Match) -> str:
    """While a match goes on others ask again every time: after a takeback even the past is another one."""
    return HOUR if match.phase is Phase.OVER else ASK_AGAIN


@router.get("/games/{variant}/cover.svg")
async def game_cover(variant: Variant, request: Request, pictures: Drawn, theme: Theme = "light") -> Response:
    """A position of a played game."""
    try:
        drawn = await pictures.of_game(variant, theme)
    except UnknownVariant as error:
        raise Refused("request/unknown", error.phrase) from error
    return drawn.response(request, DAY)


@router.get("/puzzles/{puzzle_id}/cover.svg")
async def puzzle_cover(puzzle_id: PuzzlePath, request: Request, pictures: Drawn, theme: Theme = "light") -> Response:
    """The position of a puzzle."""
    return (await pictures.of_puzzle(find_puzzle(puzzle_id), theme)).response(request, DAY)


@router.get("/matches/{match_id}/cover.svg")
async def match_cover(
    match_id: Id,
    request: Request,
    pictures: Drawn,
    application: InjectedApplication,
    theme: Theme = "light",
    ply: Ply = 0,
) -> Response:
    """A match as it stands, small and without what is hidden, for lists: drawn once for everybody who looks."""
    async with application.hub.reading(match_id) as match:
        cache = cache_of(match)
    return (await pictures.of_match(match_id, theme)).response(request, cache)


@router.get("/invitation.svg")
async def site_invitation(request: Request) -> Response:
    """The address of the site, for cameras."""
    return Svg(qr_picture(origin_of(request)), headers={"cache-control": DAY})


@router.get("/matches/{match_id}/invitation.svg")
async def invitation(match_id: Id, request: Request, application: InjectedApplication) -> Response:
    """The link to a match, for cameras."""
    async with application.hub.reading(match_id):
        link = f"{origin_of(request)}/match/{match_id}"
    return Svg(qr_picture(link), headers={"cache-control": HOUR})
