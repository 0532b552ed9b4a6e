"""Routes for clubs: opening, joining, members and their roles, tournaments."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Response
from pydantic import StringConstraints

from cornerwise.server.application import Application
from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.answers import Done
from cornerwise.server.http.http_guard import json_response, person_of
from cornerwise.server.http.routes import InjectedApplication, Me
from cornerwise.server.match.actions import UNSEEN
from cornerwise.server.match.match_id import MatchId
from cornerwise.server.people.clubs import ORGANISERS, ClubText, Entry, Role
from cornerwise.server.people.sessions import Person
from cornerwise.server.tournaments.view_models import TournamentSummary

router = APIRouter(prefix="/api/clubs", tags=["clubs"])
InPerson = Annotated[Person, Depends(person_of)]
ClubId = Annotated[MatchId, Path(description="the name of a club, which is also the link to it")]
Login = Annotated[str, Path(max_length=100, description="the name of an account")]
Line = Annotated[str, StringConstraints(pattern=rf"^[^{UNSEEN}]{{0,60}}$")]
AT_ONCE = 50


class ClubPlan(Model):
    """What an owner writes about a club."""

    name: Annotated[str, StringConstraints(pattern=rf"^[^{UNSEEN}]{{2,40}}$")]
    about: Annotated[str, StringConstraints(pattern=rf"^([^{UNSEEN}]|\n){{0,500}}$")] = ""
    place: Line = ""
    language: Line = ""
    entry: Entry = "open"

    def text(self) -> ClubText:
        return ClubText(**self.model_dump())


class ClubJoin(Model):
    invitation: Annotated[str, StringConstraints(max_length=64)] = ""
    """From the invitation link, where one is needed."""


class ClubRole(Model):
    role: Literal["owner", "organiser", "member"]


class ClubSummary(Model):
    """What a list shows of a club."""

    club: str
    """Its id, which is also the link to it."""
    name: str
    about: str
    place: str
    language: str
    entry: Entry
    members: int
    created: int


class ClubMember(Model):
    name: str
    account: str
    """Empty for those who hide their profile, but for organisers, who need it to manage members."""
    profile: bool
    """Whether there is a profile at `/@account` for others."""
    role: Role
    since: int


class ClubView(ClubSummary):
    """A club with its members. Those who have asked, and the invitation, are told to organisers only."""

    people: list[ClubMember]
    asked: list[ClubMember]
    invitation: str
    role: Role | None
    """Yours."""


async def _member_of(application: InjectedApplication, me: InPerson) -> Person:
    """Somebody with an account, who may change something: what a club says is seen by all."""
    application.sanctions.require("play", me.id)
    application.limits.spend("club", me.id)
    if await application.accounts.login_of(me.id) is None:
        raise Refused("account/missing", "refused-club-account")
    return me


Somebody = Annotated[Person, Depends(_member_of)]


@router.get("", response_model=list[ClubSummary])
async def all_clubs(
    application: InjectedApplication,
    search: Annotated[str, Query(max_length=60, description="a part of a name or place")] = "",
    skip: Annotated[int, Query(ge=0, le=1 << 31)] = 0,
) -> Response:
    """Clubs, the largest first, fifty at a time."""
    return json_response([_summary(row) for row in await application.clubs.found(search, skip, AT_ONCE)])


@router.get("/mine", response_model=list[ClubSummary])
async def my_clubs(application: InjectedApplication, me: Me) -> Response:
    """The clubs that I am in."""
    return json_response([_summary(row) for row in await application.clubs.of(me.id)])


@router.post("", status_code=201, response_model=ClubView)
async def open_club(body: ClubPlan, application: InjectedApplication, me: Somebody) -> Response:
    """Opens a club, which is then yours."""
    return await _view(application, await application.clubs.create(me.id, body.text()), me, 201)


@router.get("/{club_id}", response_model=ClubView)
async def one_club(club_id: ClubId, application: InjectedApplication, me: Me) -> Response:
    """A club and its members."""
    return await _view(application, club_id, me)


@router.post("/{club_id}", response_model=ClubView)
async def change_club(club_id: ClubId, body: ClubPlan, application: InjectedApplication, me: Somebody) -> Response:
    """Changes what is said about a club, and how people join; only for its owner."""
    await application.clubs.change(club_id, me.id, body.text())
    return await _view(application, club_id, me)


@router.delete("/{club_id}", response_model=Done)
async def delete_club(club_id: ClubId, application: InjectedApplication, me: Somebody) -> Response:
    """Ends a club; only for its owner. Its tournaments stay."""
    await application.clubs.delete(club_id, me.id)
    return json_response({})


@router.post("/{club_id}/join", response_model=ClubView)
async def join_club(club_id: ClubId, body: ClubJoin, application: InjectedApplication, me: Somebody) -> Response:
    """Becomes a member, or asks to. Sent twice, it changes nothing."""
    await application.clubs.join(club_id, me.id, body.invitation)
    return await _view(application, club_id, me)


@router.post("/{club_id}/leave", response_model=Done)
async def leave_club(club_id: ClubId, application: InjectedApplication, me: Somebody) -> Response:
    """Is no member any more, or does not ask any more. An owner who is alone ends the club by that."""
    await application.clubs.leave(club_id, me.id)
    return json_response({})


@router.post("/{club_id}/invitation", response_model=ClubView)
async def renew_club_invitation(club_id: ClubId, application: InjectedApplication, me: Somebody) -> Response:
    """Makes another invitation; the one before leads nobody in any more. For organisers."""
    await application.clubs.renew_invitation(club_id, me.id)
    return await _view(application, club_id, me)


@router.post("/{club_id}/members/{login:path}", response_model=ClubView)
async def set_club_role(
    club_id: ClubId, login: Login, body: ClubRole, application: InjectedApplication, me: Somebody
) -> Response:
    """Lets in somebody who has asked (for organisers), or gives a member another role (for the owner)."""
    await application.clubs.set_role(club_id, me.id, login, body.role)
    return await _view(application, club_id, me)


@router.delete("/{club_id}/members/{login:path}", response_model=ClubView)
async def remove_club_member(club_id: ClubId, login: Login, application: InjectedApplication, me: Somebody) -> Response:
    """Takes somebody out of a club, or says no to somebody who has asked; for organisers."""
    await application.clubs.remove(club_id, me.id, login)
    return await _view(application, club_id, me)


@router.get("/{club_id}/tournaments", response_model=list[TournamentSummary])
async def club_tournaments(club_id: ClubId, application: InjectedApplication, me: Me) -> Response:
    """The tournaments of a club; members also see those that are not listed."""
    await application.clubs.one(club_id)
    role = await application.clubs.role_of(club_id, me.id)
    found = await application.tournaments.store.of_club(club_id, is_member=role not in (None, "asked"))
    return json_response(await application.tournaments.summaries(found))


def _summary(row: Any) -> dict[str, Any]:
    names = ("name", "about", "place", "language", "entry", "members", "created")
    return {"club": row.id, **{name: getattr(row, name) for name in names}}


async def _view(application: Application, club_id: str, me: Person, status: int = 200) -> Response:
    club, members = await application.clubs.one(club_id), await application.clubs.members(club_id)
    role = await application.clubs.role_of(club_id, me.id)
    organises = role in ORGANISERS
    people = [
        {"name": row.name, "account": row.login if row.profile or organises else "", "profile": bool(row.profile)}
        | {"role": row.role, "since": row.since}
        for row in members
    ]
    answer = {
        **_summary(club),
        "people": [person for person in people if person["role"] != "asked"],
        "asked": [person for person in people if person["role"] == "asked" and organises],
        "invitation": club.invitation if organises else "",
        "role": role,
    }
    return json_response(answer, status)
