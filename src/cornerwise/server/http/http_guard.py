"""Authentication, origin checks, request limits, security headers and error responses."""

import asyncio
import logging
from base64 import b64encode
from collections.abc import Awaitable, Callable, Iterator
from hashlib import sha256
from math import ceil
from typing import TypeVar
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as SQLTimeout
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from cornerwise.server.application import Application
from cornerwise.server.base.encoded_json import JsonObject, encode
from cornerwise.server.base.language import language_of
from cornerwise.server.base.rate_limits import MOST_BYTES
from cornerwise.server.base.refusal import Refused, malformed
from cornerwise.server.http.audit import note
from cornerwise.server.http.hosts import address_of, check_host, site_of
from cornerwise.server.http.readers import Readers
from cornerwise.server.people.sessions import Person, cookie_name

log = logging.getLogger(__name__)
T = TypeVar("T")
SOCKET = "/api/socket"
PASTED = ("/api/positions", "/api/records", "/api/designs", "/api/reviews", "/api/handovers")
MOST_PASTED = 256 * 1024
"""The longest request where somebody may bring a whole game along."""
NO_NUL = "text has no NUL"
"""PostgreSQL cannot store it."""
SAFE = ("GET", "HEAD", "OPTIONS")
POLICY, FRAMES = "content-security-policy", "x-frame-options"


EMBEDDABLE = "/embed/"
"""Pages that other sites may show in a frame."""


def page_policy(style: str = "", ancestors: str = "'none'") -> str:
    """What pages may do: only with what comes from here, no script inside them, and no style but `style`.

    `ancestors` are the sites that may show the page in a frame.

    `wasm-unsafe-eval` lets scripts compile WebAssembly, which is how the kernel runs in a browser; it does not let them
    evaluate text.
    """
    digest = f" 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'" if style else ""
    return (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; "
        f"style-src 'self'{digest}; style-src-attr 'unsafe-inline'; "
        f"worker-src 'self'; frame-ancestors {ancestors}; base-uri 'none'; form-action 'self'; object-src 'none'"
    )


HEADERS = {
    POLICY: page_policy(),
    "x-content-type-options": "nosniff",
    FRAMES: "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
"""Links to private matches must not leave with a referrer, and nobody frames or scripts the page."""


def application_of(connection: HTTPConnection) -> Application:
    application: Application = connection.app.state.application
    return application


def readers_of(connection: HTTPConnection) -> Readers:
    readers: Readers = connection.app.state.readers
    return readers


def origin_of(connection: HTTPConnection) -> str:
    """The origin of this server (`site_of`)."""
    return site_of(connection, application_of(connection).settings)


def is_https(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss") or application_of(connection).settings.is_https


def secret_of(connection: HTTPConnection) -> str | None:
    """The secret of a browser's session."""
    return connection.cookies.get(cookie_name(is_https(connection)))


async def authenticate(connection: HTTPConnection) -> Person:
    """The person a client acts for: by an API token, or by the session of a browser; refuses anybody else."""
    application = application_of(connection)
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return await application.sessions.require(secret_of(connection))
    ticket = await application.tickets.peek("token", token[:100])
    name = await application.store.name_of(ticket.player) if ticket else None
    if ticket is None or name is None:
        raise Refused("session/missing", "refused-no-key")
    return Person(ticket.player, name, frozenset(ticket.data["scopes"]), ticket.digest)


async def reader_of(request: Request) -> Person:
    """Somebody who may look."""
    person = await authenticate(request)
    person.require_scope("read")
    return person


async def viewer_of(request: Request) -> str:
    """The player who asks, empty for somebody without a session, or with a key that may not look."""
    try:
        return (await reader_of(request)).id
    except Refused as error:
        if error.code not in ("session/missing", "session/forbidden"):
            raise
        return ""


async def player_of(request: Request) -> Person:
    """Somebody who may do things with seats."""
    person = await authenticate(request)
    person.require_scope("play")
    application_of(request).sanctions.require("play", person.id)
    return person


async def person_of(request: Request) -> Person:
    """A player in person, not a program."""
    person = await authenticate(request)
    person.require_person()
    return person


async def unless_gone(request: Request, work: Awaitable[T]) -> T:
    """The result of some work, which is cancelled as soon as the client disconnects."""
    task, gone = asyncio.ensure_future(work), asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Refused("server/busy", "refused-no-answer")  # nobody reads it
        return task.result()
    finally:
        gone.cancel()
        task.cancel()


async def _disconnected(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def check_origin(connection: HTTPConnection, allowed: list[str]) -> None:
    """A browser names the page that sends something. Only our own, and those the operator knows, may."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return
    if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower():
        raise Refused("request/origin", "refused-origin")


def json_response(data: object, status: int = 200) -> Response:
    """Data as JSON, unchecked: what was built here keeps to its model, as the tests see to. Bytes are JSON already."""
    encoded = data.text if isinstance(data, JsonObject) else data
    body = encoded if isinstance(encoded, bytes) else encode(encoded)
    return Response(body, status, media_type="application/json")


AUDITED = ("session/forbidden", "session/old", "request/origin", "request/host")
"""Refusals for the audit log: somebody tried what they may not do."""


def refusal_answer(error: Refused, asker: HTTPConnection, status: int | None = None) -> Response:
    if error.code in AUDITED:
        note(asker, f"refused: {error.code}")
    response = json_response(error.as_data(language_of(asker)), status or error.status)
    if response.status_code in (429, 503):
        response.headers["retry-after"] = str(ceil(float(str(error.details.get("wait", 1)))))
    return response


def add_errors(app: FastAPI) -> None:
    """Every error leaves as the same kind of answer: a code, a line, details."""

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> Response:
        return refusal_answer(error, request)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return refusal_answer(malformed(first["loc"], first["msg"]), request)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404:
            refusal = Refused("request/unknown", "refused-no-address")
        else:
            refusal = Refused("request/malformed", "refused-http", said=str(error.detail))
        response = refusal_answer(refusal, request, error.status_code)
        response.headers.update(error.headers or {})
        return response


class RequestGuard:
    """Stands before every HTTP request: sizes, rates and origins first, security headers last.

    Sockets go straight to `socket`: there are many of them, and each layer between would cost every one of them.
    """

    def __init__(self, app: ASGIApp, socket: Callable[[WebSocket], Awaitable[None]]) -> None:
        self._app, self._socket = app, socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self._socket(WebSocket(scope, receive, send))
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        request = Request(scope)
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                headers = MutableHeaders(scope=message)
                for name, value in self._headers(request):
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(request)
            most = MOST_PASTED if scope["path"].startswith(PASTED) else MOST_BYTES
            body = await _whole_body(receive, request.headers, most)
            await self._app(scope, _replay(body, receive), send_guarded)
        except Refused as error:
            await refusal_answer(error, request)(scope, receive, send_guarded)
        except Exception as error:  # a client gets a refusal as JSON, whatever happened
            log.exception("a request failed")
            if not has_begun:
                await refusal_answer(refusal_for(error), request)(scope, receive, send_guarded)

    def _headers(self, request: Request) -> Iterator[tuple[str, str]]:
        is_embeddable = request.url.path.startswith(EMBEDDABLE)
        yield from ((name, value) for name, value in HEADERS.items() if not (is_embeddable and name == FRAMES))
        if request.url.path.startswith("/api/"):
            yield "cache-control", "no-store"
        if is_https(request):
            yield "strict-transport-security", "max-age=31536000; includeSubDomains"

    def _check(self, request: Request) -> None:
        application = application_of(request)
        if not application.is_ready:
            raise Refused("server/closing", "refused-closing")
        application.limits.spend("request" if request.url.path.startswith("/api") else "page", address_of(request))
        check_host(request, application.settings)
        if b"%00" in request.scope.get("raw_path", b"") or b"%00" in request.scope["query_string"]:
            raise malformed(["address"], NO_NUL)
        if request.method not in SAFE:
            check_origin(request, application.settings.origins)


def refusal_for(error: Exception) -> Refused:
    """The refusal for an unexpected error: one to try again where it is the database, which may be back soon."""
    if isinstance(error, DBAPIError | SQLTimeout | OSError):
        return Refused("server/busy", "refused-storage", details={"wait": 2})
    return Refused("server/broken", "refused-broken")


async def _whole_body(receive: Receive, headers: Headers, most: int) -> bytes:
    """The body of a request, unless it is longer than anything we would want to read."""
    length = headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most:
        raise Refused("request/too-large", "refused-request-long", most=most)
    body = b""
    more = length != "0" or "transfer-encoding" in headers
    while more:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise Refused("request/too-large", "refused-request-long", most=most)
    if b"\\u0000" in body or b"\0" in body:
        raise malformed(["body"], NO_NUL)
    return body


def _replay(body: bytes, receive: Receive) -> Receive:
    sent = False

    async def again() -> Message:
        nonlocal sent
        if sent:
            return await receive()
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again
