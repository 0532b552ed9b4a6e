"""Routes for accounts, passkeys, API tokens, seat transfers, chat and ratings."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from cornerwise.server.application import Application
from cornerwise.server.base.refusal import Refused
from cornerwise.server.http.answers import (
    Account,
    CarryOffer,
    Done,
    NewAccountAnswer,
    RatingRow,
    Session,
    SessionData,
    TokenAnswer,
    TokenData,
)
from cornerwise.server.http.audit import note, noting
from cornerwise.server.http.bodies import (
    AccountDeletion,
    CarryCode,
    Login,
    Mute,
    NewAccount,
    NewToken,
    Passkey,
    PasswordChange,
    Recovery,
    Saying,
)
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response, origin_of, person_of, secret_of
from cornerwise.server.http.routes import (
    Actor,
    Id,
    InjectedApplication,
    Me,
    me_answer,
    snapshot_answer,
    with_cookie,
    without_cookie,
)
from cornerwise.server.match.actions import SeatNumber
from cornerwise.server.match.view_models import ChatLine, SnapshotView
from cornerwise.server.people.accounts import login_name
from cornerwise.server.people.chat import PRESETS
from cornerwise.server.people.seat_transfers import qr_picture
from cornerwise.server.people.sessions import Person
from cornerwise.server.people.tickets import new_token
from cornerwise.server.tournaments import entries

router = APIRouter(prefix="/api")
InPerson = Annotated[Person, Depends(person_of)]
DigestStart = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
"""Names a session or a key by the beginning of its digest, from which the secret cannot be found out."""


# Accounts


@router.post("/account", status_code=201, tags=["accounts"], response_model=NewAccountAnswer)
async def create_account(
    body: NewAccount, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """Makes an account of who you are in this browser; your games stay yours. The recovery codes are shown once."""
    application.limits.spend("login", address_of(request))
    with noting(request, "new account", me.id):
        codes = await application.accounts.create(me.id, body.name, body.password or "")
    note(request, "new account", me.id)
    secret = await _replace_session(application, me, me.id)
    answer = json_response({"login": await application.accounts.login_of(me.id), "recovery": codes}, 201)
    return with_cookie(request, answer, secret)


@router.get("/account", tags=["accounts"], response_model=Account)
async def my_account(application: InjectedApplication, me: Me) -> Response:
    """Your account, if you have one, and your ratings."""
    login, ratings = await application.accounts.login_of(me.id), await application.ratings.of(me.id)
    return json_response({"login": login, "ratings": ratings})


@router.post("/account/login", tags=["accounts"], response_model=Session)
async def login(body: Login, request: Request, application: InjectedApplication) -> Response:
    """Logs in with name and password."""
    with noting(request, "login"):
        _spend_try(request, application, login_name(body.name))
        player = await application.accounts.check(body.name, body.password)
    return await _enter(request, application, player, claim=body.claim)


@router.post("/account/recover", tags=["accounts"], response_model=Session)
async def recover(body: Recovery, request: Request, application: InjectedApplication) -> Response:
    """Sets a new password with a recovery code, and logs in."""
    with noting(request, "recovery"):
        _spend_try(request, application, login_name(body.name))
        player = await application.accounts.recover(body.name, body.code, body.password)
    note(request, "recovery", player)
    return await _enter(request, application, player, claim=False)


@router.post("/account/logout", tags=["accounts"], response_model=Done)
async def logout(request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """Ends this session."""
    await application.sessions.end(me.id, me.credential)
    note(request, "logout", me.id)
    return without_cookie(request, json_response({}))


@router.post("/account/password", tags=["accounts"], response_model=Done)
async def change_password(
    body: PasswordChange, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """Sets another password. All other sessions end."""
    with noting(request, "password change", me.id):
        _spend_try(request, application, me.id)
        await application.accounts.change_password(me, body.old, body.new)
    note(request, "password change", me.id)
    return json_response({})


@router.get("/account/sessions", tags=["accounts"], response_model=list[SessionData])
async def my_sessions(application: InjectedApplication, me: InPerson) -> Response:
    """Where you are logged in: when each session began, and when it was last used."""
    return json_response(await application.sessions.listed(me))


@router.delete("/account/sessions", tags=["accounts"], response_model=Done)
async def end_other_sessions(request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """Logs you out everywhere else. With an account you must have logged in within the last ten minutes."""
    await application.accounts.require_fresh(me)
    await application.sessions.end(me.id, but=me.credential)
    note(request, "other sessions ended", me.id)
    return json_response({})


@router.delete("/account/sessions/{session_id}", tags=["accounts"], response_model=Done)
async def end_session(
    session_id: DigestStart, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """Ends one of your sessions. With an account you must have logged in within the last ten minutes."""
    await application.accounts.require_fresh(me)
    if not await application.sessions.end(me.id, session_id):
        raise Refused("request/unknown", "refused-no-such-session")
    note(request, "session ended", me.id)
    return json_response({})


@router.get("/account/data", tags=["accounts"], response_model=dict[str, Any])
async def my_data(application: InjectedApplication, me: InPerson) -> Response:
    """All that is stored of you, as JSON; your games are at `/api/matches/mine/records`."""
    return json_response(await application.accounts.export(me.id))


@router.post("/account/delete", tags=["accounts"], response_model=Done)
async def delete_account(
    body: AccountDeletion, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """Deletes your account and all that is known of you. Matches stay, without your name."""
    with noting(request, "account deletion", me.id):
        _spend_try(request, application, me.id)
        await application.accounts.prove(me, body.password)
    await application.forget_person(me)
    note(request, "account deleted", me.id)
    return without_cookie(request, json_response({}))


def _spend_try(request: Request, application: Application, account: str) -> None:
    """Takes a tried password or code from the limits of the address and of the account."""
    application.limits.spend("login", address_of(request))
    application.limits.spend("account", account)


async def _enter(request: Request, application: Application, player: str, claim: bool) -> Response:
    """A session of the account in this browser, in the place of the one without."""
    before = await application.sessions.find(secret_of(request))
    secret = await _replace_session(application, before, player)
    me = await application.sessions.require(secret)
    note(request, "login", player)
    if claim and before and before.id != player and await application.accounts.login_of(before.id) is None:
        played = await application.store.matches_of(before.id, most=None, removed=True)
        await application.seat_transfers.claim_all(played, before.id, me)
        account = await application.accounts.login_of(player) or ""
        decisions = (
            partial(entries.carry, before=before.id, me=me, account=account),
            partial(entries.hand, before=before.id, me=me),
        )
        for tournament in await application.tournaments.store.of(before.id, most=None):
            for decide in decisions:
                await application.tournaments.change(tournament.id, decide)
    return with_cookie(request, me_answer(me), secret)


async def _replace_session(application: Application, before: Person | None, player: str) -> str:
    """The secret of a new session. The one before ends, so that nobody who knows its secret is let in by it."""
    secret, _ = await application.sessions.login(player)
    if before:
        await application.sessions.end(before.id, before.credential)
    return secret


# Passkeys


@router.post("/account/passkeys/offer", tags=["accounts"], response_model=dict[str, Any])
async def offer_passkey(request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """What `navigator.credentials.create` needs. You must have logged in within the last ten minutes."""
    login = await application.accounts.login_of(me.id)
    if login is None:
        raise Refused("account/missing", "refused-passkey-account")
    await application.sessions.require_fresh(me)
    return json_response(await application.passkeys.offer(me.id, login, origin_of(request)))


@router.post("/account/passkeys", status_code=201, tags=["accounts"], response_model=Done)
async def add_passkey(body: Passkey, request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """Keeps the passkey that the browser has made."""
    with noting(request, "new passkey", me.id):
        await application.passkeys.add(me.id, body.credential, origin_of(request))
    note(request, "new passkey", me.id)
    return json_response({}, 201)


@router.post("/account/passkeys/ask", tags=["accounts"], response_model=dict[str, Any])
async def ask_passkey(request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """What `navigator.credentials.get` needs. Any session will do, also one without an account."""
    return json_response(await application.passkeys.ask(me.id, origin_of(request)))


@router.post("/account/passkeys/login", tags=["accounts"], response_model=Session)
async def login_with_passkey(
    body: Passkey, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """Logs in with a passkey."""
    with noting(request, "passkey login"):
        application.limits.spend("login", address_of(request))
        player = await application.passkeys.check(me.id, body.credential, origin_of(request))
    return await _enter(request, application, player, claim=True)


# Keys for programs


@router.post("/tokens", status_code=201, tags=["accounts"], response_model=TokenAnswer)
async def create_token(body: NewToken, request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """A key with which a program can act for you, as in `Authorization: Bearer cw_...`. It is shown once.

    With an account you must have logged in within the last ten minutes.
    """
    application.limits.spend("login", address_of(request))
    await application.accounts.require_fresh(me)
    note(request, "key made", me.id)
    token = new_token()
    await application.tickets.issue("token", [token], me.id, {"label": body.label, "scopes": sorted(set(body.scopes))})
    return json_response({"token": token}, 201)


@router.get("/tokens", tags=["accounts"], response_model=list[TokenData])
async def my_tokens(application: InjectedApplication, me: InPerson) -> Response:
    """Your keys, without the keys."""
    return json_response([{"id": name, **data} for name, data in await application.tickets.listed("token", me.id)])


@router.delete("/tokens/{token_id}", tags=["accounts"], response_model=Done)
async def revoke_token(
    token_id: DigestStart, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """Takes a key back at once."""
    if not await application.tickets.revoke("token", me.id, token_id):
        raise Refused("request/unknown", "refused-no-such-key")
    note(request, "key revoked", me.id)
    return json_response({})


# Seats on the move


@router.post("/matches/{match_id}/seats/{seat}/carry", tags=["matches"], response_model=CarryOffer)
async def offer_seat(
    match_id: Id, seat: SeatNumber, request: Request, application: InjectedApplication, me: InPerson
) -> Response:
    """A code, and a picture of it, that brings this seat to another device within five minutes."""
    code = await application.seat_transfers.offer(match_id, seat, me)
    # Behind the # it is never sent to a server or written into a log.
    return json_response({"code": code, "picture": qr_picture(f"{origin_of(request)}/carry#{code}")})


@router.post("/carry", tags=["matches"], response_model=SnapshotView)
async def take_seat(body: CarryCode, request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """Takes over the seat of a code. It works once."""
    with noting(request, "seat transfer", me.id):
        application.limits.spend("login", address_of(request))
        match_id = await application.seat_transfers.take(body.code, me)
    return await snapshot_answer(application, match_id, me)


# Chat


@router.get("/chat/presets", tags=["chat"], response_model=list[str])
async def presets() -> Response:
    """The names of the preset phrases; the words are the client's, in its language."""
    return json_response(PRESETS)


@router.post("/matches/{match_id}/chat", status_code=201, tags=["chat"], response_model=ChatLine)
async def say(match_id: Id, body: Saying, application: InjectedApplication, me: Actor) -> Response:
    """Says a preset phrase, or free text where the host allows it and you and others have switched it on."""
    if bool(body.preset) == bool(body.text.strip()) or (body.preset and body.preset not in PRESETS):
        raise Refused("request/malformed", "refused-preset-or-text")
    application.limits.spend("chat", me.id)
    return json_response(await application.chat.say(match_id, me, body.preset, body.text.strip()), 201)


@router.get("/matches/{match_id}/chat", tags=["chat"], response_model=list[ChatLine])
async def said(match_id: Id, application: InjectedApplication, me: Me) -> Response:
    """What was said at a table, by all whom you want to hear."""
    return json_response(await application.chat.lines(match_id, me))


@router.get("/matches/{match_id}/mutes", tags=["chat"], response_model=list[int])
async def my_mutes(match_id: Id, application: InjectedApplication, me: Me) -> Response:
    """The seats at this table whose players you do not hear."""
    return json_response(await application.chat.muted_seats(match_id, me))


@router.post("/matches/{match_id}/mutes", tags=["chat"], response_model=list[int])
async def mute(match_id: Id, body: Mute, application: InjectedApplication, me: Actor) -> Response:
    """Mutes the player of a seat for you, here and at all other tables, or lets you hear them again."""
    await application.chat.mute(match_id, me, body.seat, body.muted)
    return json_response(await application.chat.muted_seats(match_id, me))


@router.post("/matches/{match_id}/chat/{number}/report", tags=["chat"], response_model=Done)
async def report(
    match_id: Id, number: Annotated[int, Path(ge=1, le=10_000)], application: InjectedApplication, me: Actor
) -> Response:
    """Reports something that was said to the operator. `POST /api/reports` takes a reason as well."""
    application.limits.spend("report", me.id)
    await application.reports.report_line(me, match_id, number, "other", "")
    return json_response({})


# Ratings


@router.get("/ratings/{variant}", tags=["ratings"], response_model=list[RatingRow])
async def leader_board(variant: Annotated[str, Path(max_length=40)], application: InjectedApplication) -> Response:
    """The best players of a game."""
    return json_response(await application.ratings.board(variant))
