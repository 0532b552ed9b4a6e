"""Routes for profiles: what an account shows of its ratings and games, and what it hides."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field

from cornerwise.server.application import Application
from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.account_routes import InPerson
from cornerwise.server.http.answers import PlayerRating, Rating
from cornerwise.server.http.http_guard import json_response, viewer_of
from cornerwise.server.http.routes import Id, InjectedApplication, Me, summaries_answer
from cornerwise.server.match.view_models import LobbyMatch
from cornerwise.server.people.privacy import PARTS, AccountHolder, Part
from cornerwise.server.people.rating_scale import level_ratings

router = APIRouter(prefix="/api")
Login = Annotated[str, Path(min_length=1, max_length=100, description="the username, in any spelling that logs in")]
Variant = Annotated[str, Path(max_length=40)]
SLASH = "%2F"
"""How a slash of a username stands in an address, encoded once more: it would part it."""


class PuzzleStanding(Model):
    rating: int
    deviation: int
    provisional: bool
    tried: int
    solved: int


class Profile(Model):
    """What may be known of an account. Parts that are hidden are null, but for their owner."""

    login: str
    name: str
    """What others see at a table."""
    since: int
    """When the account was made, in milliseconds."""
    you: bool
    hidden: list[Part] | None
    """What is hidden from others; only its owner is told."""
    ratings: list[PlayerRating] | None
    """The most played game first."""
    puzzles: PuzzleStanding | None
    games: bool
    """Whether matches and results can be asked for."""


class RatingPoint(Rating):
    """As it was after so many games."""

    at: int


class RatingHistory(Model):
    points: list[RatingPoint]
    """The oldest first; of a long history only some."""
    levels: list[int]
    """What every level of the computer is worth in this game; empty where nobody has measured it."""


class Tally(Model):
    won: int
    drawn: int
    lost: int


class AgainstOpponent(Tally):
    login: str | None
    """None where it is the computer, or people who have no account or hide their games."""
    name: str
    level: int
    """The level of the computer, 0 for people."""


class WithColours(Tally):
    colours: list[str]


class WithFirstPiece(Tally):
    piece: str


class GameCount(Model):
    variant: str
    count: int


class Statistics(Model):
    """Of matches that are over. For others than their player only listed ones count."""

    total: Tally
    games: list[GameCount]
    """The most played first, whatever was asked for."""
    opponents: list[AgainstOpponent]
    """The most frequent. With more than two parties it counts who came in before whom."""
    colours: list[WithColours]
    pieces: list[WithFirstPiece]


class Hidden(Model):
    hidden: Annotated[list[Part], Field(max_length=len(PARTS))]
    """`profile` hides everything."""


@router.get("/people/{name}/ratings/{variant}", tags=["people"], response_model=RatingHistory)
async def rating_history(name: Login, variant: Variant, request: Request, application: InjectedApplication) -> Response:
    """How a rating of somebody changed."""
    holder, _ = await _seen(request, application, name, "ratings")
    points = await application.ratings.history(holder.player, variant)
    return json_response({"points": points, "levels": level_ratings(variant)})


@router.get("/people/{name}/results", tags=["people"], response_model=Statistics)
async def results(
    name: Login,
    request: Request,
    application: InjectedApplication,
    variant: Annotated[str | None, Query(max_length=40, description="only of this game")] = None,
) -> Response:
    """How somebody fared: in all, against whom, with which colours and which first pieces."""
    holder, is_mine = await _seen(request, application, name, "games")
    return json_response(await application.profiles.statistics(holder, is_mine, variant))


@router.get("/people/{name}/matches", tags=["people"], response_model=list[LobbyMatch])
async def last_matches(name: Login, request: Request, application: InjectedApplication) -> Response:
    """The last matches of somebody that are over, the newest first; `you` are this player's seats."""
    holder, is_mine = await _seen(request, application, name, "games")
    found = await application.profiles.recent(holder, is_mine)
    return await summaries_answer(application, found, holder.player)


@router.get("/people/{name}", tags=["people"], response_model=Profile)
async def profile(name: Login, request: Request, application: InjectedApplication) -> Response:
    """An account as it shows itself."""
    holder, is_mine = await _seen(request, application, name, "profile")
    rated, played = (is_mine or holder.shows(part) for part in ("ratings", "games"))
    puzzles = await application.puzzles.of(holder.player, most=0) if rated else None
    return json_response(
        {
            "login": holder.login,
            "name": holder.name,
            "since": holder.created,
            "you": is_mine,
            "hidden": sorted(holder.hidden) if is_mine else None,
            "ratings": await application.ratings.of(holder.player) if rated else None,
            "puzzles": puzzles and {field: puzzles[field] for field in PuzzleStanding.model_fields},
            "games": played,
        }
    )


@router.get("/matches/{match_id}/profiles", tags=["matches"], response_model=list[str | None])
async def profiles_at_table(match_id: Id, application: InjectedApplication) -> Response:
    """The username of every seat's player who shows their games, for links to profiles."""
    async with application.hub.reading(match_id) as match:
        players = [seat.player for seat in match.seats]
    return json_response((await application.privacy.logins([players]))[0])


@router.get("/account/privacy", tags=["accounts"], response_model=Hidden)
async def my_privacy(application: InjectedApplication, me: Me) -> Response:
    """What of your account is hidden from others."""
    return json_response({"hidden": sorted(await application.privacy.hidden(me.id))})


@router.put("/account/privacy", tags=["accounts"], response_model=Hidden)
async def change_privacy(body: Hidden, application: InjectedApplication, me: InPerson) -> Response:
    """Hides these parts of your account from others, and shows all others."""
    await application.privacy.hide(me.id, body.hidden)
    await application.lobby.read_again(me.id)  # names there may lead to the profile
    return json_response({"hidden": sorted(await application.privacy.hidden(me.id))})


async def _seen(request: Request, application: Application, name: str, part: Part) -> tuple[AccountHolder, bool]:
    """An account of which the caller may see a part, and whether it is the caller's; refuses it like an unknown one."""
    viewer = await viewer_of(request)
    holder = await application.privacy.find(name.replace(SLASH, "/"), viewer)
    is_mine = holder.player == viewer
    if not is_mine and not holder.shows(part):
        raise Refused("request/unknown", "refused-no-such-player")
    return holder, is_mine
