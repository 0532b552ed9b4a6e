"""Routes for challenges: sending, answering, withdrawing."""

from random import SystemRandom
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.similar_names import free_name
from cornerwise.server.http.answers import Done
from cornerwise.server.http.bodies import MatchPlan
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response
from cornerwise.server.http.routes import Actor, InjectedApplication, Me, snapshot_answer
from cornerwise.server.match.actions import Name
from cornerwise.server.match.events import Occupant
from cornerwise.server.match.setup import brings_board
from cornerwise.server.match.view_models import SnapshotView
from cornerwise.server.people.contact_models import ChallengeView, Starts
from cornerwise.server.people.privacy import AccountHolder

router = APIRouter(prefix="/api/challenges", tags=["contacts"])
Id = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{16}$", description="the name of a challenge")]
ChallengeSeat = Literal["me", "them", "open"] | Annotated[int, Field(ge=1, le=9)]
_random = SystemRandom()


class NewChallenge(MatchPlan):
    """A game that somebody is challenged to: one seat is mine, one theirs, others are open or the computer's."""

    to: Name
    """The name of an account."""
    seats: Annotated[list[ChallengeSeat], Field(min_length=2, max_length=6)]  # type: ignore[assignment]  # one kind more
    random: bool = False
    """Whether the seats are dealt out by chance."""
    series: Literal[0, 3, 5] = 0
    """Best of three or five games; only in games for two."""


class ChallengeAnswer(Model):
    """The name of the challenge that was sent."""

    challenge: str


@router.get("", response_model=list[ChallengeView])
async def my_challenges(application: InjectedApplication, me: Me) -> Response:
    """The challenges to you and from you that wait for an answer, the newest first."""
    return json_response(await application.challenges.of(me.id))


@router.post("", status_code=201, response_model=ChallengeAnswer)
async def challenge(body: NewChallenge, request: Request, application: InjectedApplication, me: Actor) -> Response:
    """Challenges somebody with an account. Both are told over their sockets, and while they are away by notices."""
    application.limits.spend("challenge", me.id)
    mine = await application.contacts.require_account(me)
    other = await application.contacts.find_shown(me, body.to)
    if other.player == me.id:
        raise Refused("request/malformed", "refused-yourself")
    if sorted(seat for seat in body.seats if seat in ("me", "them")) != ["me", "them"]:
        raise Refused("match/bad-plan", "refused-challenge-seats")
    if not await application.contacts.takes_challenges(other, me):
        raise Refused("contact/closed", "refused-challenge")
    seats = [_occupant(seat, mine, other) for seat in body.seats]
    if body.random:
        _random.shuffle(seats)
    created = body.match(seats, me.id, best_of=body.series)
    if brings_board(created):
        application.limits.spend("board", address_of(request))
    sent = await application.challenges.send(mine, other, created, _starts(body))
    return json_response({"challenge": sent}, 201)


def _starts(body: NewChallenge) -> Starts:
    if body.random:
        return "random"
    return "challenger" if body.seats.index("me") < body.seats.index("them") else "challenged"


def _occupant(seat: ChallengeSeat, mine: AccountHolder, other: AccountHolder) -> Occupant:
    if seat == "me":
        return Occupant(mine.player, mine.name)
    if seat == "them":
        return Occupant(other.player, free_name(other.name, [mine.name]))
    return Occupant() if seat == "open" else Occupant(level=int(seat))


@router.post("/{challenge_id}/accept", response_model=SnapshotView)
async def accept_challenge(challenge_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Accepts a challenge: it becomes a match at once. Sent again, it gives the same match."""
    return await snapshot_answer(application, await application.challenges.accept(me, challenge_id), me)


@router.post("/{challenge_id}/decline", response_model=Done)
async def decline_challenge(challenge_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Declines a challenge to you; the challenger is told."""
    await application.challenges.decline(me, challenge_id)
    return json_response({})


@router.delete("/{challenge_id}", response_model=Done)
async def withdraw_challenge(challenge_id: Id, application: InjectedApplication, me: Actor) -> Response:
    """Withdraws a challenge of yours."""
    await application.challenges.withdraw(me, challenge_id)
    return json_response({})
