"""Routes for turn notices: push subscriptions of browsers, and mail addresses."""

from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from cornerwise.server.base.model import Model
from cornerwise.server.http.account_routes import InPerson
from cornerwise.server.http.answers import Done
from cornerwise.server.http.bodies import Code
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response
from cornerwise.server.http.routes import InjectedApplication

router = APIRouter(prefix="/api")
Endpoint = Annotated[str, StringConstraints(min_length=8, max_length=1000)]
PushKey = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,100}=*$")]
# What addresses look like, and nothing that could end a line of a header; whether one exists shows the code.
Address = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}$")]


class SubscriptionKeys(Model):
    p256dh: PushKey
    auth: PushKey


class Subscription(Model):
    """What `PushSubscription.toJSON()` gives in a browser."""

    endpoint: Endpoint
    keys: SubscriptionKeys
    expiration: float | None = Field(default=None, alias="expirationTime")


class OneSubscription(Model):
    endpoint: Endpoint


class MailWish(Model):
    address: Address
    language: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{2,35}$")] = "en"
    """In which mail is to come, as a tag such as pt-AO."""


class MailCode(Model):
    code: Code


class PushServer(Model):
    key: str
    """What `pushManager.subscribe` wants as `applicationServerKey`."""


class MailAnswer(Model):
    available: bool
    """Whether this server sends mail."""
    address: str | None
    """Where yours goes; none before an address is confirmed."""


@router.get("/push/key", tags=["notices"], response_model=PushServer)
async def push_key(application: InjectedApplication) -> Response:
    """The public key of this server, which a browser needs to subscribe."""
    return json_response({"key": await application.push_notices.public_key()})


@router.post("/push/subscription", status_code=201, tags=["notices"], response_model=Done)
async def subscribe(body: Subscription, application: InjectedApplication, me: InPerson) -> Response:
    """Lets this browser be told when it is your turn in a game by correspondence."""
    await application.push_notices.subscribe(me.id, body.endpoint, body.keys.p256dh, body.keys.auth)
    return json_response({}, 201)


@router.delete("/push/subscription", tags=["notices"], response_model=Done)
async def unsubscribe(body: OneSubscription, application: InjectedApplication, me: InPerson) -> Response:
    """Leaves this browser alone."""
    await application.push_notices.unsubscribe(me.id, body.endpoint)
    return json_response({})


@router.get("/mail", tags=["notices"], response_model=MailAnswer)
async def my_mail(application: InjectedApplication, me: InPerson) -> Response:
    """Whether there is mail here, and where yours goes."""
    return json_response(
        {"available": application.mail_notices.is_on, "address": await application.mail_notices.address_of(me.id)}
    )


@router.post("/mail", status_code=202, tags=["notices"], response_model=Done)
async def ask_for_mail(body: MailWish, request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """Sends a code to an address; `POST /api/mail/confirm` with it lets mail go there when it is your turn."""
    application.limits.spend("mail", me.id)
    application.limits.spend("mail", address_of(request))
    application.limits.spend("recipient", body.address.lower())
    await application.mail_notices.ask(me.id, body.address, body.language)
    return json_response({}, 202)


@router.post("/mail/confirm", tags=["notices"], response_model=Done)
async def confirm_mail(body: MailCode, request: Request, application: InjectedApplication, me: InPerson) -> Response:
    """Takes the code that came by mail. It works once."""
    application.limits.spend("login", address_of(request))
    await application.mail_notices.confirm(me.id, body.code)
    return json_response({})


@router.delete("/mail", tags=["notices"], response_model=Done)
async def no_more_mail(application: InjectedApplication, me: InPerson) -> Response:
    """Forgets your address."""
    await application.mail_notices.forget(me.id)
    return json_response({})
