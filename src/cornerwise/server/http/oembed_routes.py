"""The route for oEmbed (https://oembed.com): what a link shows, for programs."""

from typing import Annotated
from urllib.parse import unquote, urlsplit

from fastapi import APIRouter, Query, Request, Response

from cornerwise.locales.catalogue import Translator, translator
from cornerwise.server.application import Application
from cornerwise.server.base.language import language_of
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.answers import OEmbed
from cornerwise.server.http.http_guard import json_response, origin_of
from cornerwise.server.http.profile_sharing import shared_profile_of
from cornerwise.server.http.routes import InjectedApplication
from cornerwise.server.http.share_routes import LINKS
from cornerwise.server.http.sharing import Shared, oembed_data

router = APIRouter()
Most = Annotated[int | None, Query(ge=100, le=4000)]
LINK = "the address of a listed match, result, review or replay, a puzzle, a listed tournament or a profile"
FORMAT = "json"


@router.get("/api/oembed", tags=["pictures"], response_model=OEmbed)
async def oembed(
    request: Request,
    application: InjectedApplication,
    url: Annotated[str, Query(max_length=500, description=LINK)],
    maxwidth: Most = None,
    maxheight: Most = None,
    format: Annotated[str, Query(max_length=20)] = FORMAT,
) -> Response:
    """What a link shows, and how to embed a match in another page, in the oEmbed format."""
    if format != FORMAT:
        raise Refused("request/format", "error-at", where="query.format", problem=f"Input should be '{FORMAT}'")
    origin = origin_of(request)
    if not url.startswith(f"{origin}/"):
        raise Refused("request/unknown", "refused-no-address")
    path = urlsplit(url.removeprefix(origin)).path.strip("/")
    shared = await _shared(application, origin, path, translator(language_of(request)))
    return json_response(oembed_data(shared, origin, maxwidth, maxheight))


async def _shared(application: Application, origin: str, path: str, words: Translator) -> Shared:
    if path.startswith("@"):
        return await shared_profile_of(application, origin, unquote(path[1:]), words)
    link = LINKS.get(path.partition("/")[0])
    if link is None:
        raise Refused("request/unknown", "refused-no-address")
    return await link(application, origin, path, words)
