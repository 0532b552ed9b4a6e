"""What other sites show of a link to a profile: Open Graph cards. A hidden profile gives nothing away."""

from urllib.parse import quote

from fastapi import APIRouter, Request, Response

from cornerwise.drawing.name_card import draw_name_card_svg
from cornerwise.locales.catalogue import Translator, translator
from cornerwise.locales.phrase import game_name
from cornerwise.server.application import Application
from cornerwise.server.base.language import language_of
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import origin_of
from cornerwise.server.http.pages import Pages
from cornerwise.server.http.people_routes import SLASH, Login
from cornerwise.server.http.picture_routes import Drawn
from cornerwise.server.http.routes import InjectedApplication
from cornerwise.server.http.share_routes import ANYWHERE, Picture
from cornerwise.server.http.sharing import Shared, head_tags, oembed_address, shared_site
from cornerwise.server.people.privacy import AccountHolder

router = APIRouter()
FRESH = "no-cache"
"""Asked for again each time, so that nobody keeps the picture of a profile that was hidden since."""


@router.get("/api/people/{name}/card.png", tags=["pictures"], response_class=Picture)
async def profile_card(name: Login, request: Request, pictures: Drawn, application: InjectedApplication) -> Response:
    """The name and the best rating of an account, for links to its profile: 1200 by 630 pixels."""
    holder = await application.privacy.find(name.replace(SLASH, "/"))
    application.limits.spend("position", address_of(request))
    words = translator(language_of(request))
    svg = draw_name_card_svg(holder.name, await _about(application, holder, words))
    drawn = await pictures.card_of_words(svg, address_of(request))
    response = drawn.response(request, FRESH, "accept-encoding, accept-language")
    response.headers.update(ANYWHERE)
    return response


@router.get("/@{name}", include_in_schema=False)
async def page_of_profile(name: str, request: Request, application: InjectedApplication) -> Response:
    """The client, and in its head what other sites show of the profile."""
    pages: Pages = request.app.state.pages
    words, origin = translator(language_of(request)), origin_of(request)
    try:
        shared = await shared_profile_of(application, origin, name, words)
    except Refused:
        shared = shared_site(origin, f"@{name}", words)
    return pages.first_page(head_tags(shared))


async def shared_profile_of(application: Application, origin: str, name: str, words: Translator) -> Shared:
    """The link to a profile; refused for one that is hidden."""
    holder = await application.privacy.find(name)
    return _shared_profile(holder, await _about(application, holder, words), origin, words)


def _shared_profile(holder: AccountHolder, about: str, origin: str, words: Translator) -> Shared:
    path = quote(holder.login, safe="")
    description = about or words.line("profile-card")
    picture = f"{origin}/api/people/{path.replace('%2F', '%252F')}/card.png"
    address = f"{origin}/@{path}"
    return Shared(holder.name, description, address, picture, oembed=oembed_address(origin, address))


async def _about(application: Application, holder: AccountHolder, words: Translator) -> str:
    """The best rating of somebody who shows it, a settled one before others; empty where there is none.

    A provisional one has a question mark, as everywhere.
    """
    ratings = await application.ratings.of(holder.player) if holder.shows("ratings") else []
    if not ratings:
        return ""
    best = max(ratings, key=lambda row: (not row["provisional"], row["rating"]))
    rating = f"{best['rating']}?" if best["provisional"] else str(best["rating"])
    return words.line("profile-card-rated", game=game_name(best["variant"]), rating=rating)
