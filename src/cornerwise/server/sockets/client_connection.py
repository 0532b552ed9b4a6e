"""The connection of one client: handles its messages one by one, and sends it the events of matches it follows."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from importlib.metadata import version
from math import inf

from fastapi import WebSocket
from pydantic import ValidationError

from cornerwise.server.application import Application
from cornerwise.server.base.counters import decrease
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.language import language_of, preferred
from cornerwise.server.base.rate_limits import MOST_BYTES
from cornerwise.server.base.refusal import Refused, malformed
from cornerwise.server.base.server_time import now
from cornerwise.server.http.hosts import address_of, check_host
from cornerwise.server.http.http_guard import NO_NUL, authenticate, check_origin, refusal_for
from cornerwise.server.live.hub import LiveMatch
from cornerwise.server.match.legality import explain_match_move
from cornerwise.server.match.messages import events_message, missing_events, snapshot_message
from cornerwise.server.people.sessions import Person, guest
from cornerwise.server.sockets.protocol import (
    VERSION,
    Do,
    Follow,
    People,
    Pong,
    Subscribe,
    Unfollow,
    Unsubscribe,
    Unwatch,
    Watch,
    Why,
    client_message,
)
from cornerwise.server.sockets.websocket import HAND_OVER, HandOver, OpenWebSocket

log = logging.getLogger(__name__)
MOST_WAITING = 8
"""Messages of one client that may wait while an earlier one is handled; then reading from its socket is paused."""
MOST_SUBSCRIPTIONS = 50
MOST_SOCKETS = 100
"""Open sockets of one address, and as many of guests."""
TRY_AGAIN, POLICY = 1013, 1008
SERVER = version("cornerwise")


async def serve_socket(websocket: WebSocket) -> None:
    """Authenticates a client, accepts its socket and hands it over to a `ClientConnection`."""
    application: Application = websocket.app.state.application
    try:
        # Before anything is accepted: a page of another site must not even learn that there is a session.
        check_host(websocket, application.settings)
        check_origin(websocket, application.settings.origins)
        if websocket.query_params.get("protocol", str(VERSION)) != str(VERSION):
            raise Refused("request/version", "refused-version", version=str(VERSION))
        application.limits.spend("socket", address_of(websocket))
        is_guest = websocket.query_params.get("guest") == "1"
        person = guest() if is_guest else await authenticate(websocket)
        if application.sockets_of[_counted(person, address_of(websocket))] >= MOST_SOCKETS * (
            application.settings.limits or inf
        ):
            raise Refused("request/too-many", "refused-too-many", seconds=1, details={"wait": 1})
        person.require_scope("read")
    except Exception as error:
        refusal = error if isinstance(error, Refused) else refusal_for(error)
        await websocket.close(TRY_AGAIN if refusal.status in (429, 503) else POLICY, refusal.code)
        return
    await websocket.accept()
    hand_over: HandOver = websocket.scope["extensions"][HAND_OVER]["to"]
    connection = ClientConnection(application, address_of(websocket), person, _language_of(websocket))
    socket = hand_over(connection, application.limits.rate("frame"))
    websocket.app.state.keepalive.add(socket)
    connection.open(socket)


def _counted(person: Person, client: str) -> str:
    """Under what the sockets of an address are counted: start pages that look on must not keep people from playing."""
    return f"guests at {client}" if person.is_guest else client


def _language_of(websocket: WebSocket) -> str:
    """What was chosen in the client, which can name it only in the address; else what the browser is set to."""
    chosen = websocket.query_params.get("language")
    return preferred(chosen) if chosen else language_of(websocket)


class ClientConnection:
    """A watcher of matches at the other end of a socket."""

    __slots__ = (
        *("_client", "_subscriptions", "_application", "_inbox", "_lag", "_language", "_socket", "_person", "_pings"),
        *("_tournaments", "_worker"),
    )

    def __init__(self, application: Application, client: str, person: Person, language: str) -> None:
        self._application, self._person, self._language = application, person, language
        self._socket: OpenWebSocket
        self._subscriptions: dict[str, LiveMatch] = {}
        self._tournaments: set[str] = set()
        self._inbox: list[str | bytes] = []
        self._worker: asyncio.Task[None] | None = None
        self._client = client
        self._pings: dict[int, float] = {}
        self._lag = 0

    @property
    def player(self) -> str:
        return self._person.id

    def open(self, socket: OpenWebSocket) -> None:
        self._socket = socket
        if not self._person.is_guest:
            self._application.credentials.hold(self._person.credential, self)
        self._application.sockets_of[_counted(self._person, self._client)] += 1
        me = {"type": "welcome", "protocol": VERSION, "server": SERVER, "name": self._person.name}
        self.send(encode({**me, "time": now()}))

    def send(self, message: bytes) -> None:
        self._socket.send(message)

    # Receiving

    def on_message(self, message: str | bytes) -> None:
        """Messages are handled one by one, in a task that goes on if the client disconnects meanwhile."""
        self._inbox.append(message)
        if self._worker is None:
            self._worker = asyncio.create_task(self._drain_inbox())
        elif len(self._inbox) > MOST_WAITING:
            self._socket.pause()

    def on_flood(self) -> None:
        """Opening the next socket is most of what a flood costs the server, so its address has to wait for that."""
        self._inbox.clear()
        self._application.limits.penalise("socket", self._client)

    async def _drain_inbox(self) -> None:
        while self._inbox:
            was_full = len(self._inbox) > MOST_WAITING
            await self._handle(self._inbox.pop(0))
            if was_full and len(self._inbox) <= MOST_WAITING:
                self._socket.resume()
        self._worker = None
        if self._socket.is_lost:
            self._leave()

    async def _handle(self, data: str | bytes) -> None:
        key = match = None
        try:
            self._application.limits.spend("message", f"{self._client}:{id(self)}")
            if len(data) > MOST_BYTES:
                raise Refused("request/too-large", "refused-message-long", most=MOST_BYTES)
            if "\\u0000" in data if isinstance(data, str) else b"\\u0000" in data:
                raise malformed(["message"], NO_NUL)
            message = client_message.validate_json(data)
            match, key = getattr(message, "match", None), getattr(message, "key", None)
            await _HANDLERS[type(message)](self, message)
        except ValidationError as error:
            first = error.errors(include_input=False, include_url=False)[0]
            self._refuse(malformed(first["loc"], first["msg"]))
        except Refused as error:
            self._refuse(error, match, key)
        except Exception as error:
            log.exception("a message could not be handled")
            self._refuse(refusal_for(error), match, key)

    def _refuse(self, error: Refused, match: str | None = None, key: str | None = None) -> None:
        self.send(encode({"type": "error", **error.as_data(self._language), "match": match, "key": key}))

    async def _unsubscribe(self, message: Unsubscribe) -> None:
        if live := self._subscriptions.pop(message.match, None):
            self._application.presence.leave(live, self)

    async def _why(self, message: Why) -> None:
        async with self._application.hub.reading(message.match) as match:
            found = explain_match_move(match, message.move, match.seats_of(self.player))
        self.send(encode({"type": "reason", "match": message.match, "key": message.key, **found}))

    async def _pong(self, message: Pong) -> None:
        sent = self._pings.pop(message.id, None)
        if sent is not None:
            self._lag = round((time.monotonic() - sent) * 1000)

    async def _command(self, message: Do) -> None:
        self._person.require_session()
        self._person.require_scope("play")
        self._application.sanctions.require("play", self.player)
        hub = self._application.hub
        try:
            command = message.command(self.player, self._person.name, now(), self._lag)
            result = await self._application.command(message.match, command)
        except Refused as error:
            if error.code == "match/stale-seq":
                async with hub.reading(message.match) as match:
                    error.details |= missing_events(match, match.seats_of(self.player), message.seq).decoded()
            raise
        ack = {"type": "ack", "match": message.match, "key": message.key}
        self.send(encode({**ack, "first": result.first, "last": result.last, "repeated": result.repeated}))

    def _need_room(self) -> None:
        if len(self._subscriptions) + len(self._tournaments) >= MOST_SUBSCRIPTIONS:
            raise Refused("request/too-many", "refused-followed", most=MOST_SUBSCRIPTIONS)

    async def _follow(self, message: Follow) -> None:
        self._need_room()
        await self._application.tournaments.follow(message.tournament, self)
        self._tournaments.add(message.tournament)

    async def _unfollow(self, message: Unfollow) -> None:
        self._tournaments.discard(message.tournament)
        self._application.tournaments.unfollow(message.tournament, self)

    async def _meet(self, message: People) -> None:
        await self._application.contacts.require_account(self._person)
        self._application.online.join(self)
        self.send(await self._application.challenges.message_for(self.player))

    async def _watch(self, message: Watch) -> None:
        await self._application.lobby.watch(self, message.games)

    async def _unwatch(self, message: Unwatch) -> None:
        self._application.lobby.unwatch(self)

    async def _subscribe(self, message: Subscribe) -> None:
        self._need_room()
        hub = self._application.hub
        if message.since:  # it may have been at another process, which knew more
            await hub.refresh(message.match, message.since)
        async with hub.reading(message.match) as match:
            seats = match.seats_of(self.player)
            since = message.since
            known = since is not None and since <= match.seq
            self.send(events_message(match, self.player, since or 0) if known else snapshot_message(match, seats))
            live = hub.matches[message.match]
            live.watchers.add(self)  # while the match stands still, so that no event is missed or doubled
            timed = match.clocks.plan.kind == "game"
        if message.match not in self._subscriptions:
            self._subscriptions[message.match] = live
            await self._application.presence.join(live, self)
        if timed:
            self._ping()

    def _ping(self) -> None:
        number = len(self._pings)
        if number < 10:
            self._pings[number] = time.monotonic()
            self.send(encode({"type": "ping", "id": number}))

    def end(self) -> None:
        """The session or the key that this socket was opened with is over."""
        self._socket.close(POLICY, "session/missing")

    def rename(self, name: str) -> None:
        self._person = replace(self._person, name=name)

    def on_close(self) -> None:
        """The client has disconnected; messages that were not begun are dropped."""
        self._application.credentials.release(self._person.credential, self)
        decrease(self._application.sockets_of, _counted(self._person, self._client))
        self._inbox.clear()
        if self._worker is None:
            self._leave()

    def _leave(self) -> None:
        self._application.online.leave(self)
        for live in self._subscriptions.values():
            self._application.presence.leave(live, self)
        self._subscriptions.clear()
        for tournament in self._tournaments:
            self._application.tournaments.unfollow(tournament, self)
        self._tournaments.clear()
        self._application.lobby.unwatch(self)


_HANDLERS: dict[type, Callable[..., Awaitable[None]]] = {
    Do: ClientConnection._command,
    Subscribe: ClientConnection._subscribe,
    Unsubscribe: ClientConnection._unsubscribe,
    Follow: ClientConnection._follow,
    People: ClientConnection._meet,
    Unfollow: ClientConnection._unfollow,
    Watch: ClientConnection._watch,
    Unwatch: ClientConnection._unwatch,
    Why: ClientConnection._why,
    Pong: ClientConnection._pong,
}
"""The handler of every kind of message."""
