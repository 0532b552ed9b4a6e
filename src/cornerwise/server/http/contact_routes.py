"""Routes for contacts: following, blocking, muting, one's choices about others, and reports to the operator."""

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field, StringConstraints

from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.account_routes import InPerson
from cornerwise.server.http.answers import Done
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response
from cornerwise.server.http.routes import Actor, InjectedApplication, Me
from cornerwise.server.match.actions import Name, SeatNumber
from cornerwise.server.match.match_id import MatchId
from cornerwise.server.people.contact_models import ContactChoices, ContactsView, PersonView, WhoMayChallenge
from cornerwise.server.people.contacts import Relation
from cornerwise.server.people.reports import About, Reason

router = APIRouter(prefix="/api", tags=["contacts"])
AccountPath = Annotated[Name, Path(description="the name of an account")]
Beginning = Annotated[Name, Query(description="how the name of an account begins")]


class NewChoices(Model):
    """What is left out stays as it is."""

    shows_online: bool | None = None
    challenges: WhoMayChallenge | None = None
    free_chat: bool | None = None


class Report(Model):
    """What an operator should look at: a line of chat, a player by a seat or the name of an account, a club or a
    tournament."""

    about: About
    reason: Reason
    words: Annotated[str, StringConstraints(max_length=1000)] = ""
    match: MatchId | None = None
    line: Annotated[int, Field(ge=1, le=10_000)] | None = None
    seat: SeatNumber | None = None
    name: Name | None = None
    club: MatchId | None = None
    tournament: MatchId | None = None


@router.get("/contacts", response_model=ContactsView)
async def my_contacts(application: InjectedApplication, me: Me) -> Response:
    """Whom you follow, with who is online and what they play in public; whom you have blocked and muted."""
    await application.contacts.require_account(me)
    return json_response(await application.contacts.lists(me))


@router.get("/contacts/choices", response_model=ContactChoices)
async def my_choices(application: InjectedApplication, me: Me) -> Response:
    """What you have chosen about other people."""
    return json_response((await application.contacts.choices(me.id)).model_dump())


@router.post("/contacts/choices", response_model=ContactChoices)
async def choose(body: NewChoices, application: InjectedApplication, me: InPerson) -> Response:
    """Changes what you have chosen about other people."""
    await application.contacts.require_account(me)
    application.limits.spend("contact", me.id)
    chosen = await application.contacts.choose(me, body.model_dump(exclude_none=True))
    return json_response(chosen.model_dump())


@router.get("/contacts/search", response_model=list[PersonView])
async def search(begins: Beginning, application: InjectedApplication, me: Me) -> Response:
    """People whose usernames begin like that: the first eight, so a person with just that name is the first of them.

    The names that they show at the table are not searched. Whose profile is hidden is found only as under `person`.
    """
    await application.contacts.require_account(me)
    application.limits.spend("contact", me.id)
    return json_response(await application.contacts.search(me, begins))


@router.get("/contacts/person/{name:path}", response_model=PersonView)
async def one_person(name: AccountPath, application: InjectedApplication, me: Me) -> Response:
    """Somebody with an account as you know them: followed, blocked, open to challenges; if followed, whether online.

    Whose profile is hidden is not found, unless you follow or have blocked them or there is a challenge between you.
    """
    return json_response(await application.contacts.person(me, await application.contacts.find_shown(me, name)))


@router.post("/contacts/{relation}/{name:path}", response_model=PersonView)
async def relate(relation: Relation, name: AccountPath, application: InjectedApplication, me: Actor) -> Response:
    """Follows, blocks or mutes somebody. A block ends following and challenges both ways."""
    await application.contacts.require_account(me)
    application.limits.spend("contact", me.id)
    contacts = application.contacts
    # Anybody whose name is known can be blocked and muted.
    other = await (contacts.find_shown(me, name) if relation == "follow" else contacts.find(name))
    await contacts.relate(me, other, relation)
    return json_response(await application.contacts.person(me, other))


@router.delete("/contacts/{relation}/{name:path}", response_model=PersonView)
async def part(relation: Relation, name: AccountPath, application: InjectedApplication, me: Actor) -> Response:
    """Follows, blocks or mutes somebody no longer."""
    application.limits.spend("contact", me.id)
    other = await application.contacts.find(name)
    await application.contacts.part(me, other, relation)
    return json_response(await application.contacts.person(me, other))


@router.post("/reports", status_code=201, response_model=Done)
async def report(body: Report, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """Reports a line of chat, a name, somebody's behaviour, a club or a tournament to the operator.

    The operator sees what was to be seen then.
    """
    application.limits.spend("report", me.id)
    application.limits.spend("report", address_of(request))
    reports, words = application.reports, body.words.strip()
    match body:
        case Report(about="line", match=str(table), line=int(line)):
            await reports.report_line(me, table, line, body.reason, words)
        case Report(about="club", club=str(club)):
            await reports.report_club(me, club, body.reason, words)
        case Report(about="tournament", tournament=str(tournament)):
            await reports.report_tournament(me, tournament, body.reason, words)
        case Report(about="name" | "behaviour" as about, match=str(table), seat=int(seat)):
            await reports.report_seat(me, table, seat, about, body.reason, words)
        case Report(about="name" | "behaviour" as about, name=str(name)):
            await reports.report_account(me, await application.contacts.find(name), about, body.reason, words)
        case _:
            raise Refused("request/malformed", "refused-report-what")
    return json_response({}, 201)
