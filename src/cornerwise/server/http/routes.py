"""Routes for sessions, games and matches. The socket does the same, faster; there is nothing that only it can do."""

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from cornerwise.engine.player import HINT_LEVEL
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.records.record import format_record
from cornerwise.rules.score_sheet import SheetLine
from cornerwise.server.application import Application
from cornerwise.server.base.encoded_json import Data, JsonObject, encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.engines.job_pool import Priority
from cornerwise.server.engines.view_codec import view_data
from cornerwise.server.engines.worker import EngineFailed
from cornerwise.server.http.answers import (
    BoardData,
    BoardTable,
    CommandAnswer,
    Done,
    FinishedMatch,
    GameData,
    MissedEvents,
    PairingNews,
    Session,
    WhyAnswer,
)
from cornerwise.server.http.boards import board_table_json, games_json
from cornerwise.server.http.bodies import (
    HandOver,
    MatchPlan,
    Naming,
    Pairing,
    SeatPlan,
)
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import (
    application_of,
    is_https,
    json_response,
    player_of,
    reader_of,
    readers_of,
    secret_of,
    unless_gone,
    viewer_of,
)
from cornerwise.server.http.lobby import news_of_pairing, open_match, pair
from cornerwise.server.http.own_games import games_file
from cornerwise.server.http.position_models import Hint
from cornerwise.server.http.positions import hint_data
from cornerwise.server.lobby.view_models import LobbyView
from cornerwise.server.match.actions import CommandBody, Notation
from cornerwise.server.match.events import Occupant
from cornerwise.server.match.export import can_be_saved, format_in_file, record_of_match
from cornerwise.server.match.hand_over import replayed_match
from cornerwise.server.match.legality import explain_match_move
from cornerwise.server.match.match import Phase
from cornerwise.server.match.match_id import MatchId, match_id_for
from cornerwise.server.match.messages import missing_events
from cornerwise.server.match.setup import brings_board, plan_match
from cornerwise.server.match.summary import summary_for
from cornerwise.server.match.view import plies_for, sheet_data, snapshot_for
from cornerwise.server.match.view_models import LobbyMatch, SnapshotView
from cornerwise.server.people.sessions import LIFETIME, Person, cookie_name

log = logging.getLogger(__name__)
router = APIRouter(prefix="/api")
MOST_FINISHED = 12
"""Finished matches that are given at a time with all their moves."""
InjectedApplication = Annotated[Application, Depends(application_of)]
Me = Annotated[Person, Depends(reader_of)]
Actor = Annotated[Person, Depends(player_of)]
Id = Annotated[MatchId, Path(description="the name of a match, which is also the link to it")]


# Who I am


@router.post("/session", tags=["people"], response_model=Session)
async def begin_session(body: Naming, request: Request, application: InjectedApplication) -> Response:
    """Begins a session, or renames the player of the present one unless `rename` is false.

    The secret goes into a cookie and nowhere else.
    """
    person = await application.sessions.find(secret_of(request))
    if person:
        if not body.rename:
            return me_answer(person)
        if body.name != person.name:
            application.sanctions.require("name", person.id)
        return me_answer(await application.sessions.rename(person, body.name))
    application.limits.spend("session", address_of(request))
    secret, person = await application.sessions.create(body.name)
    return with_cookie(request, me_answer(person), secret)


@router.get("/session", tags=["people"], response_model=Session)
async def my_session(me: Me) -> Response:
    """Who I am."""
    return me_answer(me)


def me_answer(person: Person) -> Response:
    return json_response({"id": person.id, "name": person.name})


def with_cookie(request: Request, response: Response, secret: str) -> Response:
    response.set_cookie(value=secret, max_age=LIFETIME, **_cookie(request))
    return response


def without_cookie(request: Request, response: Response) -> Response:
    response.delete_cookie(**_cookie(request))
    return response


def _cookie(request: Request) -> dict[str, Any]:
    https = is_https(request)
    return {"key": cookie_name(https), "path": "/", "secure": https, "httponly": True, "samesite": "lax"}


# Games as data


@router.get("/games", tags=["games"], response_model=list[GameData])
async def all_games() -> Response:
    """Every game with its options."""
    return json_response(games_json())


@router.get("/games/{variant}/board", tags=["games"], response_model=BoardData)
async def board(variant: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """Cells, pieces and their turns as data. Options of the game go into the query, as in `?seats=3`."""
    options = {name[:40]: value[:3000] for name, value in request.query_params.items()}
    return json_response(await readers_of(request).board(variant, options, address_of(request)))


@router.get("/games/{variant}/boards", tags=["games"], response_model=BoardTable)
async def boards(variant: Annotated[str, Path(max_length=40)]) -> Response:
    """The same for all choices of options at once, for clients that store it."""
    try:
        return json_response(await asyncio.to_thread(board_table_json, find_variant(variant).id))
    except CornerwiseError as error:
        raise Refused("match/bad-plan", error.phrase) from error


# Matches


@router.post("/matches", status_code=201, tags=["matches"], response_model=SnapshotView)
async def create_match(plan: MatchPlan, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """Sets a match up. Everybody who has its name can watch it and take an open seat."""
    _spend_match(request, application, me)
    if plan.rated and await application.accounts.login_of(me.id) is None:
        raise Refused("account/missing", "refused-rating")
    created = plan.match([_occupant(seat, me) for seat in plan.seats], me.id)
    if brings_board(created):
        application.limits.spend("board", address_of(request))
    return await snapshot_answer(application, await open_match(application, created, address_of(request), me), me, 201)


def _spend_match(request: Request, application: Application, me: Person) -> None:
    """Takes a new match from the limits of the player and of the address."""
    application.limits.spend("match", me.id)
    application.limits.spend("match", address_of(request))


def _occupant(plan: SeatPlan, me: Person) -> Occupant:
    if plan == "me":
        return Occupant(me.id, me.name)
    return Occupant() if plan == "open" else Occupant(level=int(plan))


@router.post("/handovers", tags=["matches"], response_model=SnapshotView)
async def hand_over(game: HandOver, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """Continues a game that was begun in a browser. Every move is checked; the same key makes no second match."""
    match_id = match_id_for(me.id, game.key)
    if await application.store.log(match_id):
        return await snapshot_answer(application, match_id, me)
    _spend_match(request, application, me)
    seats = [_occupant(seat, me) for seat in game.seats]
    family, rules = game.family, game.rules
    created = plan_match(game.variant, game.options, seats, host=me.id, family=family, chat="off", rules=rules)
    if brings_board(created):
        application.limits.spend("board", address_of(request))
    # In a thread: a long game takes longer to replay than others should wait.
    match = await asyncio.to_thread(
        replayed_match, match_id, created, game.moves, game.resigned, at=now(), key=game.key
    )
    try:
        await application.hub.adopt(match)
    except Refused as error:  # the same request came twice at once
        if error.code != "match/stale-seq":
            raise
    return await snapshot_answer(application, match_id, me)


@router.post("/pairing", tags=["matches"], response_model=SnapshotView)
async def quick_pairing(wish: Pairing, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """A seat in a match that waits for players of the same wish, or a new match that waits for others."""
    _spend_match(request, application, me)
    return await snapshot_answer(application, await pair(application, wish, me, address_of(request)), me)


@router.get("/pairing", tags=["matches"], response_model=PairingNews)
async def pairing_news(
    application: InjectedApplication,
    me: Me,
    variant: Annotated[str, Query(max_length=40, description="the game that is looked for")],
) -> Response:
    """How long people have lately waited for others, and how many others are looking for which games now."""
    return json_response(await news_of_pairing(application, variant, me))


@router.get("/lobby", tags=["matches"], response_model=LobbyView)
async def lobby_view(request: Request, application: InjectedApplication) -> Response:
    """What a start page shows: who waits for others, tournaments to join, the game most worth watching."""
    return json_response(await application.lobby.view(await viewer_of(request)))


@router.get("/matches", tags=["matches"], response_model=list[LobbyMatch])
async def lobby(request: Request, application: InjectedApplication) -> Response:
    """The listed matches that wait for players or are being played."""
    avoided = await application.contacts.avoided(await viewer_of(request))
    return await summaries_answer(application, await application.store.lobby(), avoided=avoided)


@router.get("/matches/finished", tags=["matches"], response_model=list[FinishedMatch])
async def finished(
    application: InjectedApplication,
    variant: Annotated[str | None, Query(max_length=40, description="only this game")] = None,
    group: Annotated[str | None, Query(max_length=40, description="only the games of this group")] = None,
    before: Annotated[MatchId | None, Query(description="the last match of the list that is to go on")] = None,
) -> Response:
    """Listed matches that are over, the last ended first, twelve at a time, with their moves."""
    wanted = [game.id for game in variants() if variant in (None, game.id) and group in (None, game.group_name)]
    found: list[Data] = []
    for match_id in await application.lobby.store.finished(wanted if variant or group else None, MOST_FINISHED, before):
        try:
            async with application.hub.reading(match_id) as match:
                found.append({**summary_for(match), "plies": plies_for(match, ())})
        except Exception:  # a damaged match must not hide all others
            log.exception("a match could not be read", extra={"match": match_id[:6]})
    return json_response(found)


@router.get("/matches/mine", tags=["matches"], response_model=list[LobbyMatch])
async def my_matches(application: InjectedApplication, me: Me) -> Response:
    """My own matches, running and finished, the last changed first: whose turn it is, and how they ended."""
    return await summaries_answer(application, await application.store.matches_of(me.id), me.id)


@router.delete("/matches/mine/{match_id}", tags=["matches"], response_model=Done)
async def remove_match(match_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Takes a match off the list of my own; it comes back when something happens in it."""
    async with application.hub.reading(match_id) as match:
        is_mine, seq = bool(match.seats_of(me.id)), match.seq
    if not is_mine:
        raise Refused("match/unknown", "refused-no-match")
    await application.store.remove_match(me.id, match_id, seq)
    return json_response({})


async def summaries_answer(
    application: Application, match_ids: list[str], me: str = "", avoided: frozenset[str] = frozenset()
) -> Response:
    """Some matches as lists show them, but those that wait for others beside people who are avoided."""
    found, players = [], []
    for match_id in match_ids:
        try:
            async with application.hub.reading(match_id) as match:
                if match.phase is Phase.WAITING and match.players & avoided:
                    continue
                found.append(summary_for(match, me, application.lobby.watching(match)))
                players.append([seat.player for seat in match.seats])
        except Exception:  # a damaged match must not hide all others
            log.exception("a match could not be read", extra={"match": match_id[:6]})
    logins = await application.privacy.logins(players)
    return json_response([summary | {"profiles": of} for summary, of in zip(found, logins, strict=True)])


@router.get("/matches/{match_id}", tags=["matches"], response_model=SnapshotView)
async def one_match(match_id: Id, application: InjectedApplication, me: Me) -> Response:
    """All that I may know of a match."""
    return await snapshot_answer(application, match_id, me)


async def snapshot_answer(application: Application, match_id: str, me: Person, status: int = 200) -> Response:
    async with application.hub.reading(match_id) as match:
        return json_response(snapshot_for(match, match.seats_of(me.id)), status)


@router.get("/matches/{match_id}/events", tags=["matches"], response_model=MissedEvents)
async def events(
    match_id: Id, application: InjectedApplication, me: Me, since: Annotated[int, Query(ge=0, le=1 << 31)] = 0
) -> Response:
    """What happened after event `since`, and how the match stands now."""
    return json_response(await _missed(application, match_id, me, since))


async def _missed(application: Application, match_id: str, me: Person, since: int) -> JsonObject:
    async with application.hub.reading(match_id) as match:
        return missing_events(match, match.seats_of(me.id), since)


@router.post("/matches/{match_id}/commands", tags=["matches"], response_model=CommandAnswer)
async def command(match_id: Id, body: CommandBody, application: InjectedApplication, me: Actor) -> Response:
    """Does something with a seat. The answer comes after the commit; a retry with the same key is harmless."""
    try:
        result = await application.command(match_id, body.command(me.id, me.name, now()))
    except Refused as error:
        if error.code == "match/stale-seq":
            error.details |= (await _missed(application, match_id, me, body.seq)).decoded()
        raise
    missed = await _missed(application, match_id, me, result.first - 1)
    return json_response(missed.adding(**{name: encode(value) for name, value in result._asdict().items()}))


@router.get("/matches/{match_id}/why", tags=["matches"], response_model=WhyAnswer)
async def why(match_id: Id, application: InjectedApplication, me: Me, move: Annotated[Notation, Query()]) -> Response:
    """Whether a move would be legal now, and if not, by which rule."""
    async with application.hub.reading(match_id) as match:
        return json_response(explain_match_move(match, move, match.seats_of(me.id)))


@router.get("/matches/{match_id}/sheet", tags=["matches"], response_model=dict[str, list[SheetLine]])
async def score_sheet(match_id: Id, application: InjectedApplication) -> Response:
    """What the points of every colour, or of every seat in a matching game, are made of so far."""
    async with application.hub.reading(match_id) as match:
        return json_response(sheet_data(match.game))


@router.get("/matches/{match_id}/hint", tags=["matches"], response_model=Hint)
async def hint(match_id: Id, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """What a strong player would do, and why: in family matches, and where nobody else is at a disadvantage."""
    async with application.hub.reading(match_id) as match:
        mover = match.mover
        if mover is None or mover not in match.seats_of(me.id):
            raise Refused("match/not-your-turn", "refused-mover-only")
        if not match.created.family and match.people != {me.id}:
            raise Refused("match/no-hints", "refused-no-hints")
        view = view_data(match.game.view(mover))
    spend_search(request, application, me)
    client = address_of(request)
    search = application.pool.analyse(view, HINT_LEVEL, lines=1, client=client, priority=Priority.HINT)
    try:
        return json_response(hint_data(await unless_gone(request, search)))
    except EngineFailed as error:
        raise Refused("server/busy", "refused-no-hint-found") from error


def spend_search(request: Request, application: Application, me: Person) -> None:
    """Takes a search from the limits of the player and of the address."""
    application.limits.spend("hint", me.id)
    application.limits.spend("search", address_of(request))


FILES = {"json": "application/json", "blksgf": "application/x-blokus-sgf"}
Format = Annotated[Literal["json", "blksgf"], Query(description="a JSON record, or .blksgf")]


@router.get("/matches/mine/records", tags=["matches"], response_class=PlainTextResponse)
async def my_records(
    request: Request, application: InjectedApplication, me: Me, format: Format = "json"
) -> StreamingResponse:
    """All of one's own games that can be saved, in one file, the last changed first. Damaged ones are left out."""
    application.limits.spend("export", me.id)
    matches = await application.store.matches_of(me.id, most=None, removed=True)
    parts = games_file(application.store, readers_of(request), matches, format, address_of(request))
    first = await anext(parts)  # a refusal has to come before the answer begins

    async def file() -> AsyncIterator[str]:
        yield first
        async for part in parts:
            yield part

    return StreamingResponse(file(), media_type=FILES[format], headers=_attachment(format, "cornerwise-games"))


@router.get("/matches/{match_id}/record", tags=["matches"], response_class=PlainTextResponse)
async def record(match_id: Id, application: InjectedApplication, format: Format = "json") -> PlainTextResponse:
    """The game as a file. One with hidden hands can be had when it is over."""
    async with application.hub.reading(match_id) as match:
        if not can_be_saved(match, format):
            raise Refused("match/not-now", "refused-hidden-hands")
        found = record_of_match(match)
    text = format_record(found) if format == "json" else format_in_file(found, format)
    return file_answer(format, text, f"{found.variant}-{match_id[:6]}")


def file_answer(format: str, text: str, name: str) -> PlainTextResponse:
    return PlainTextResponse(text, media_type=FILES[format], headers=_attachment(format, name))


def _attachment(format: str, name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="{name}.{format}"'}
