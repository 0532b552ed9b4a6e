"""Routes for tournaments: opening, joining, standings, pairings and export."""

from collections.abc import Callable
from secrets import token_hex
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field, StringConstraints

from cornerwise.server.application import Application
from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.http.bodies import Clock, Options
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response, origin_of
from cornerwise.server.http.picture_routes import HOUR, Svg
from cornerwise.server.http.routes import Actor, InjectedApplication, Me
from cornerwise.server.match.actions import UNSEEN
from cornerwise.server.match.match_id import MatchId
from cornerwise.server.match.setup import brings_board
from cornerwise.server.people.seat_transfers import qr_picture
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.tournament_store import ListedTournament
from cornerwise.server.tournaments import entries
from cornerwise.server.tournaments.games import game_data, planned_game
from cornerwise.server.tournaments.view_models import (
    BracketView,
    EntrantDetails,
    RoundView,
    StandingView,
    TournamentExport,
    TournamentSummary,
    TournamentTable,
    TournamentView,
)
from cornerwise.server.tournaments.views import (
    Accounts,
    bracket_data,
    entrant_data,
    export_csv,
    export_data,
    games_data,
    round_data,
    standings_data,
)
from cornerwise.tournaments.events import Created, Event, Joined
from cornerwise.tournaments.plan import (
    MOST_IN_ROUND_ROBIN,
    MOST_ROUNDS,
    SECOND,
    TIE_BREAKS,
    Format,
    Plan,
    TieBreak,
)
from cornerwise.tournaments.tournament import Tournament

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"])
Id = Annotated[MatchId, Path(description="the name of a tournament, which is also the link to it")]
MOST_ENTRANTS = 2000
LATENESS, LONGEST_WAIT = 60_000, 366 * 24 * 60 * 60 * 1000
"""Milliseconds by which a start may be over already, as clocks differ, and by which it may be ahead."""
MOST_WAITING = 5
"""Tournaments of one player that have not started."""
Skip = Annotated[int, Query(ge=0, le=1 << 31, description="so many of the first are left out")]
Most = Annotated[int, Query(ge=1, le=MOST_ENTRANTS, description="so many at most")]
Title = Annotated[str, StringConstraints(pattern=rf"^[^{UNSEEN}]{{1,60}}$")]


class CsvResponse(PlainTextResponse):
    """A table for spreadsheets."""

    media_type = "text/csv"


class TournamentPlan(Model):
    """A tournament that somebody opens."""

    title: Title
    format: Format
    variant: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    clock: Clock
    listed: bool = False
    """Whether it is in the list; else only the link leads to it."""
    rated: bool = False
    """Whether its games count for ratings; only people with accounts can then join."""
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0
    """Swiss: 0 for as many as the number of entrants calls for. Round robin: 2 plays it twice."""
    minutes: Annotated[int, Field(ge=1, le=24 * 60)] = 60
    """Arena: for how long new games begin."""
    tie_breaks: Annotated[list[TieBreak], Field(max_length=len(TIE_BREAKS))] = Field(
        default_factory=lambda: list(TIE_BREAKS)
    )
    most: Annotated[int, Field(ge=2, le=MOST_ENTRANTS)] = 256
    """Entrants."""
    engines: Annotated[list[Annotated[int, Field(ge=1, le=9)]], Field(max_length=8)] = Field(default_factory=list)
    """The levels of entrants that the computer plays."""
    starts_at: Annotated[int, Field(ge=0, le=1 << 53)] | None = None
    """When it starts by itself, in milliseconds since 1970."""
    starts_with: Annotated[int, Field(ge=2, le=MOST_ENTRANTS)] | None = None
    """With how many entrants it starts by itself."""
    pause: Annotated[int, Field(ge=0, le=86_400)] = 30
    """Seconds between two rounds."""
    no_show: Annotated[int, Field(ge=1, le=86_400)] = 300
    """Seconds for which somebody's first move is waited for."""
    club: Annotated[str, StringConstraints(pattern="^([A-Za-z0-9]{22})?$")] = ""
    """The club whose tournament it is; its organisers can open one."""
    members_only: bool = False
    """Whether only members of the club can join."""
    late: bool = True
    """Whether people can join after the start, in Swiss tournaments and arenas."""


@router.post("", status_code=201, response_model=TournamentView)
async def open_tournament(
    body: TournamentPlan, request: Request, application: InjectedApplication, me: Actor
) -> Response:
    """Opens a tournament. Everybody who has its name can watch it and join."""
    application.limits.spend("tournament", me.id)
    application.limits.spend("tournament", address_of(request))
    if body.rated and await application.accounts.login_of(me.id) is None:
        raise Refused("account/missing", "refused-rating")
    game = planned_game(body.variant, body.options, body.clock.plan(), body.rated)
    if brings_board(game):
        application.limits.spend("board", address_of(request))
    plan = _plan(body, len(game.seats))
    if body.club:
        await application.clubs.require_organiser(body.club, me.id)
    if application.settings.limits and await application.tournaments.store.count_waiting(me.id) >= MOST_WAITING:
        raise Refused("request/too-many", "refused-waiting-tournaments", most=MOST_WAITING, details={"wait": 60})
    members_only = body.members_only and bool(body.club)
    created = Created(plan, token_hex(16), me.id, body.title, body.listed, game_data(game), body.club, members_only)
    engines = [Joined(number, level=level) for number, level in enumerate(body.engines, 1)]
    return await _view(application, await application.tournaments.create(created, engines), me, 201)


def _plan(body: TournamentPlan, seats: int) -> Plan:
    plan = Plan(
        format=body.format,
        seats=seats,
        rounds=body.rounds if body.format == "swiss" else min(body.rounds, 2),
        minutes=body.minutes,
        tie_breaks=tuple(dict.fromkeys(body.tie_breaks)),
        most=min(body.most, MOST_IN_ROUND_ROBIN) if body.format == "round-robin" else body.most,
        starts_at=body.starts_at,
        starts_with=body.starts_with,
        pause=body.pause * SECOND,
        no_show=body.no_show * SECOND,
        late=body.late,
    )
    if not plan.fits_tables:
        raise _bad("format", "refused-tournament-tables")
    if plan.format == "arena" and body.clock.kind == "days":
        raise _bad("clock", "refused-tournament-clock")
    if plan.starts_at is not None and not now() - LATENESS <= plan.starts_at <= now() + LONGEST_WAIT:
        raise _bad("starts_at", "refused-tournament-time")
    if plan.starts_with is not None and plan.starts_with > plan.most:
        raise _bad("starts_with", "refused-tournament-number")
    if len(body.engines) >= plan.most:
        raise _bad("engines", "refused-tournament-engines")
    return plan


def _bad(field: str, message: str) -> Refused:
    """A plan of which one field does not fit the others, which a form shows there."""
    return Refused("tournament/bad-plan", message, details={"field": field})


@router.get("", response_model=list[TournamentSummary])
async def all_tournaments(
    application: InjectedApplication,
    before: Annotated[MatchId | None, Query(description="the last one that you have: those after it follow")] = None,
) -> Response:
    """Fifty of the listed tournaments: those that wait or run, then those that are over, the last changed first."""
    return await _summaries(application, await application.tournaments.store.listed(before or ""))


@router.get("/mine", response_model=list[TournamentSummary])
async def my_tournaments(application: InjectedApplication, me: Me) -> Response:
    """Those that I take part in or have opened, the last changed first."""
    return await _summaries(application, await application.tournaments.store.of(me.id))


async def _summaries(application: Application, found: list[ListedTournament]) -> Response:
    return json_response(await application.tournaments.summaries(found))


@router.get("/{tournament_id}", response_model=TournamentView)
async def one_tournament(tournament_id: Id, application: InjectedApplication, me: Me) -> Response:
    """How a tournament stands, the first fifty of its standings, and what concerns you."""
    return await _view(application, tournament_id, me)


async def _view(application: Application, tournament_id: str, me: Person, status: int = 200) -> Response:
    return json_response(await application.tournaments.view(tournament_id, me.id), status)


@router.post("/{tournament_id}/join", response_model=TournamentView)
async def join_tournament(tournament_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Takes part, or takes part again after having withdrawn. Sent twice, it changes nothing."""
    tournament = await application.tournaments.read(tournament_id)
    game, account = tournament.created.game, await application.accounts.login_of(me.id) or ""
    if game["rated"] and not account:
        raise Refused("account/missing", "refused-rating")
    if tournament.created.members_only:
        await application.clubs.require_member(tournament.created.club, me.id)
    ratings = {line["variant"]: line["rating"] for line in await application.ratings.of(me.id)}
    rating = ratings.get(game["variant"], 0)
    return await _do(application, tournament_id, me, lambda found: entries.join(found, me, rating, account))


@router.post("/{tournament_id}/withdraw", response_model=TournamentView)
async def withdraw_from_tournament(tournament_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Takes no further part. A game that has begun goes on: resign it, or play it."""
    return await _do(application, tournament_id, me, lambda found: entries.withdraw(found, me))


@router.post("/{tournament_id}/start", response_model=TournamentView)
async def start_tournament(tournament_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Starts now; only for its host and the organisers of its club."""
    organisers = await application.tournaments.organisers(await application.tournaments.read(tournament_id))
    return await _do(application, tournament_id, me, lambda found: entries.begin(found, me, organisers))


@router.post("/{tournament_id}/cancel", response_model=TournamentView)
async def cancel_tournament(tournament_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Calls it off; only for its host and the organisers of its club. Games that have begun go on."""
    organisers = await application.tournaments.organisers(await application.tournaments.read(tournament_id))
    return await _do(application, tournament_id, me, lambda found: entries.cancel(found, me, organisers))


async def _do(
    application: Application, tournament_id: str, me: Person, decide: Callable[[Tournament], Event | None]
) -> Response:
    application.limits.spend("entry", me.id)
    await application.tournaments.change(tournament_id, decide)
    return await _view(application, tournament_id, me)


@router.get("/{tournament_id}/standings", response_model=list[StandingView])
async def tournament_standings(
    tournament_id: Id,
    application: InjectedApplication,
    skip: Skip = 0,
    most: Most = MOST_ENTRANTS,
) -> Response:
    """All lines of the standings, or a part of them."""
    tournament, accounts = await _told(application, tournament_id)
    return json_response(standings_data(tournament, accounts, skip, most))


async def _told(application: Application, tournament_id: str) -> tuple[Tournament, Accounts]:
    """A tournament, which nobody changes before the next `await`, and the accounts that may be told."""
    accounts = await application.privacy.entrants(tournament_id)
    return await application.tournaments.read(tournament_id), accounts


@router.get("/{tournament_id}/entrants/{number}", response_model=EntrantDetails)
async def one_entrant(
    tournament_id: Id, number: Annotated[int, Path(ge=1, le=1 << 31)], application: InjectedApplication
) -> Response:
    """One entrant: the line of the standings, and all games."""
    tournament, accounts = await _told(application, tournament_id)
    if number not in tournament.entrants:
        raise Refused("request/unknown", "refused-no-entrant")
    return json_response(entrant_data(tournament, accounts, number))


@router.get("/{tournament_id}/bracket", response_model=BracketView)
async def tournament_bracket(tournament_id: Id, application: InjectedApplication) -> Response:
    """The ties of a knockout, stage by stage; no stages before it has started, and in other formats."""
    return json_response(bracket_data(*await _told(application, tournament_id)))


@router.get("/{tournament_id}/invitation.svg", response_class=Svg)
async def tournament_invitation(tournament_id: Id, request: Request, application: InjectedApplication) -> Response:
    """The link to a tournament, for cameras."""
    await application.tournaments.read(tournament_id)
    return Svg(qr_picture(f"{origin_of(request)}/tournaments/{tournament_id}"), headers={"cache-control": HOUR})


@router.get("/{tournament_id}/pairings", response_model=RoundView)
async def tournament_pairings(
    tournament_id: Id,
    application: InjectedApplication,
    round: Annotated[int | None, Query(ge=1, le=1 << 31, description="the last one without it")] = None,
) -> Response:
    """Who plays whom in a round, with the names of the matches and how they ended."""
    tournament, accounts = await _told(application, tournament_id)
    return json_response(round_data(tournament, accounts, round or tournament.round))


@router.get("/{tournament_id}/games", response_model=list[TournamentTable])
async def tournament_games(
    tournament_id: Id, application: InjectedApplication, skip: Skip = 0, most: Most = 50
) -> Response:
    """The games of all rounds, the last ones first."""
    return json_response(games_data(*await _told(application, tournament_id), skip, most))


@router.get("/{tournament_id}/export", response_model=TournamentExport)
async def export_tournament(tournament_id: Id, application: InjectedApplication) -> Response:
    """The whole tournament as a file: its plan, standings and pairings."""
    response = json_response(export_data(tournament_id, *await _told(application, tournament_id)))
    response.headers.update(_attachment(tournament_id, "json"))
    return response


@router.get("/{tournament_id}/standings.csv", response_class=CsvResponse)
async def export_standings(tournament_id: Id, application: InjectedApplication) -> CsvResponse:
    """The standings as a table for spreadsheets."""
    tournament = await application.tournaments.read(tournament_id)
    return CsvResponse(export_csv(tournament), headers=_attachment(tournament_id, "csv"))


def _attachment(tournament_id: str, ending: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="tournament-{tournament_id[:6]}.{ending}"'}
