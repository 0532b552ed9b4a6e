"""What belongs to a person over HTTP: accounts, passkeys, programs' keys, seats on the move, chat and ratings."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response

from cornerwise.server.carrying import qr_picture
from cornerwise.server.chat import PRESETS
from cornerwise.server.house import House
from cornerwise.server.protocol import (
    CarryCode,
    Login,
    NewAccount,
    NewToken,
    Passkey,
    Recovery,
    Saying,
    SeatNumber,
)
from cornerwise.server.refusal import Refused
from cornerwise.server.routes import Actor, Here, Id, Me, set_cookie
from cornerwise.server.sessions import COOKIE, Person
from cornerwise.server.tickets import new_token
from cornerwise.server.view import snapshot_for
from cornerwise.server.wire import address_of, person_of

router = APIRouter(prefix="/api")
InPerson = Annotated[Person, Depends(person_of)]
Data = dict[str, Any]


def _origin(request: Request) -> str:
    """The site as the browser names it."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


# Accounts


@router.post("/account", status_code=201, tags=["accounts"])
async def create_account(body: NewAccount, house: Here, me: InPerson) -> Data:
    """Makes an account of who you are in this browser; your games stay yours. The recovery codes are shown once."""
    codes = await house.accounts.create(me.id, body.name, body.password or "")
    return {"login": await house.accounts.login_of(me.id), "recovery": codes}


@router.get("/account", tags=["accounts"])
async def my_account(house: Here, me: Me) -> Data:
    """Your account, if you have one, and your ratings."""
    return {"login": await house.accounts.login_of(me.id), "ratings": await house.ratings.of(me.id)}


@router.post("/account/login", tags=["accounts"])
async def login(body: Login, request: Request, response: Response, house: Here) -> Data:
    """Logs in with name and password."""
    house.limits.spend("login", address_of(request))
    player = await house.accounts.check(body.name, body.password)
    return await _enter(request, response, house, player, claim=body.claim)


@router.post("/account/recover", tags=["accounts"])
async def recover(body: Recovery, request: Request, response: Response, house: Here) -> Data:
    """Sets a new password with a recovery code, and logs in."""
    house.limits.spend("login", address_of(request))
    player = await house.accounts.recover(body.name, body.code, body.password)
    return await _enter(request, response, house, player, claim=False)


@router.post("/account/logout", tags=["accounts"])
async def logout(request: Request, response: Response, house: Here, me: InPerson) -> Data:
    """Ends this session."""
    await house.sessions.end(request.cookies[COOKIE])
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return {}


async def _enter(request: Request, response: Response, house: House, player: str, claim: bool) -> Data:
    """A session of the account in this browser, in the place of the one without."""
    before = await house.sessions.find(request.cookies.get(COOKIE))
    secret, me = await house.sessions.login(player)
    if claim and before and before.id != player and await house.accounts.login_of(before.id) is None:
        await house.carrying.claim_all(await house.store.matches_of(before.id), before.id, me)
    set_cookie(request, response, secret)
    return {"id": me.id, "name": me.name}


# Passkeys


@router.post("/account/passkeys/offer", tags=["accounts"])
async def offer_passkey(request: Request, house: Here, me: InPerson) -> Data:
    """What `navigator.credentials.create` needs."""
    login = await house.accounts.login_of(me.id)
    if login is None:
        raise Refused("account/missing", "a passkey belongs to an account; make one first")
    return await house.passkeys.offer(me.id, login, _origin(request))


@router.post("/account/passkeys", status_code=201, tags=["accounts"])
async def add_passkey(body: Passkey, request: Request, house: Here, me: InPerson) -> Data:
    """Keeps the passkey that the browser has made."""
    await house.passkeys.add(me.id, body.credential, _origin(request))
    return {}


@router.post("/account/passkeys/ask", tags=["accounts"])
async def ask_passkey(request: Request, house: Here, me: InPerson) -> Data:
    """What `navigator.credentials.get` needs. Any session will do, also one without an account."""
    return await house.passkeys.ask(me.id, _origin(request))


@router.post("/account/passkeys/login", tags=["accounts"])
async def login_with_passkey(body: Passkey, request: Request, response: Response, house: Here, me: InPerson) -> Data:
    """Logs in with a passkey."""
    house.limits.spend("login", address_of(request))
    player = await house.passkeys.check(me.id, body.credential, _origin(request))
    return await _enter(request, response, house, player, claim=True)


# Keys for programs


@router.post("/tokens", status_code=201, tags=["accounts"])
async def create_token(body: NewToken, house: Here, me: InPerson) -> Data:
    """A key with which a program can act for you, as in `Authorization: Bearer cw_...`. It is shown once."""
    token = new_token()
    await house.tickets.issue("token", [token], me.id, {"label": body.label, "scopes": sorted(set(body.scopes))})
    return {"token": token}


@router.get("/tokens", tags=["accounts"])
async def my_tokens(house: Here, me: InPerson) -> list[Data]:
    """Your keys, without the keys."""
    return [{"id": name, **data} for name, data in await house.tickets.listed("token", me.id)]


@router.delete("/tokens/{token_id}", tags=["accounts"])
async def revoke_token(token_id: Annotated[str, Path(pattern="^[0-9a-f]{16}$")], house: Here, me: InPerson) -> Data:
    """Takes a key back at once."""
    if not await house.tickets.revoke("token", me.id, token_id):
        raise Refused("request/unknown", "you have no such key")
    return {}


# Seats on the move


@router.post("/matches/{match_id}/seats/{seat}/carry", tags=["matches"])
async def offer_seat(match_id: Id, seat: SeatNumber, request: Request, house: Here, me: InPerson) -> Data:
    """A code, and a picture of it, that brings this seat to another device within five minutes."""
    code = await house.carrying.offer(match_id, seat, me)
    # Behind the # it is never sent to a server or written into a log.
    return {"code": code, "picture": qr_picture(f"{_origin(request)}/#carry={code}")}


@router.post("/carry", tags=["matches"])
async def take_seat(body: CarryCode, request: Request, house: Here, me: InPerson) -> Data:
    """Takes over the seat of a code. It works once."""
    house.limits.spend("login", address_of(request))
    match_id = await house.carrying.take(body.code, me)
    async with house.hub.reading(match_id) as match:
        return snapshot_for(match, match.seats_of(me.id))


# Chat


@router.get("/chat/presets", tags=["chat"])
async def presets() -> list[str]:
    """The names of the preset phrases; the words are the client's, in its language."""
    return list(PRESETS)


@router.post("/matches/{match_id}/chat", status_code=201, tags=["chat"])
async def say(match_id: Id, body: Saying, house: Here, me: Actor) -> Data:
    """Says a preset phrase, or free text where the host allows it."""
    if bool(body.preset) == bool(body.text.strip()) or (body.preset and body.preset not in PRESETS):
        raise Refused("request/malformed", "either a preset phrase or a text")
    house.limits.spend("chat", me.id)
    return await house.chat.say(match_id, me, body.preset, body.text.strip())


@router.get("/matches/{match_id}/chat", tags=["chat"])
async def said(match_id: Id, house: Here, me: Me) -> list[Data]:
    """What was said at a table."""
    return await house.chat.lines(match_id)


@router.post("/matches/{match_id}/chat/{number}/report", tags=["chat"])
async def report(match_id: Id, number: Annotated[int, Path(ge=1, le=10_000)], house: Here, me: Actor) -> Data:
    """Marks something that was said for the operator."""
    await house.chat.report(match_id, number)
    return {}


# Ratings


@router.get("/ratings/{variant}", tags=["ratings"])
async def leader_board(variant: Annotated[str, Path(max_length=40)], house: Here) -> list[Data]:
    """The best players of a game."""
    return await house.ratings.board(variant)
