"""A bot: connects a GTP engine to a match on a server and moves whenever it is its seat's turn."""

import json
from collections.abc import Callable
from itertools import count
from secrets import token_hex
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from cornerwise.engine.player import Player
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.records.record import choose
from cornerwise.rules.placing_position import PlacingPosition

Data = dict[str, Any]
Make = Callable[[PlacingVariant], Player]
"""Makes a player for a game."""
Tell = Callable[[str], None]
TIMEOUT = 60.0
"""Seconds that the server may take for an answer."""


class Bot:
    """Plays one seat of one match after another, for the account of its key."""

    def __init__(self, url: str, token: str, make: Make, tell: Tell = lambda connection: None) -> None:
        self._url, self._make, self._tell = url.rstrip("/"), make, tell
        self._headers = {"Authorization": f"Bearer {token}"}
        self._keys = (f"bot-{token_hex(4)}-{number}" for number in count())

    def pair(self, variant: str) -> str:
        """A match with anybody else who wants to play a game."""
        return str(self._post("/api/pairing", {"variant": variant})["match"])

    def _post(self, path: str, body: Data) -> Data:
        headers = self._headers | {"Content-Type": "application/json"}
        request = Request(self._url + path, json.dumps(body).encode(), headers)
        try:
            with urlopen(request, timeout=TIMEOUT) as answer:
                return dict(json.load(answer))
        except HTTPError as error:
            raise CornerwiseError(path, "error-refused", said=_reason(error.read())) from error

    def play(self, match: str) -> Data:
        """Plays a match to its end, from wherever it stands; gives the result."""
        address = self._url.replace("http", "ws", 1) + "/api/socket?protocol=1"
        try:
            with connect(address, additional_headers=self._headers, compression=None) as socket:
                return self._play(_Connection(socket), match)
        except InvalidStatus as error:
            raise CornerwiseError(match, "error-refused-socket") from error
        except (WebSocketException, OSError) as error:
            raise CornerwiseError(match, "error-connection", problem=str(error)) from error

    def _play(self, connection: "_Connection", match: str) -> Data:
        snapshot = self._seated(connection, match)
        variant = need_placing(
            choose(find_variant(snapshot["variant"]).under_rules(snapshot["rules"]), snapshot["options"])
        )
        player, told = self._make(variant), 0
        try:
            while (state := snapshot["state"])["phase"] != "over":
                if state["mover"] in snapshot["you"] and "legal" in state:
                    position = _position(variant, snapshot)
                    if position.ply < told:  # moves were taken back, which a program cannot know
                        _close(player)
                        player = self._make(variant)
                    told = position.ply + 1
                    move = position.format(player.choose(position.view(state["mover"])))
                    self._tell(f"{state['turn']} {move}")
                    connection.send(
                        type="do",
                        match=match,
                        seat=state["mover"],
                        seq=snapshot["seq"],
                        key=next(self._keys),
                        action={"do": "move", "move": move},
                    )
                    self._check(connection.until("ack", "error"))
                else:
                    connection.until("events")
                snapshot = connection.snapshot(match)
            return dict(state["result"])
        finally:
            _close(player)

    def _seated(self, connection: "_Connection", match: str) -> Data:
        """The match with a seat of our own in it: one we have, or the first that is open."""
        snapshot = connection.snapshot(match)
        free = [n for n, seat in enumerate(snapshot["state"]["seats"]) if seat["kind"] == "open"]
        if not snapshot["you"]:
            if not free:
                raise CornerwiseError(match, "error-no-free-seat")
            connection.send(
                type="do", match=match, seat=free[0], seq=snapshot["seq"], key=next(self._keys), action={"do": "sit"}
            )
            self._check(connection.until("ack", "error"))
            snapshot = connection.snapshot(match)
        return snapshot

    def _check(self, answer: Data) -> None:
        if answer["type"] == "error" and answer["code"] != "match/stale-seq":  # after that we simply look again
            raise CornerwiseError(answer["code"], "error-refused", said=answer["message"])


class _Connection:
    """A socket as a bot uses it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def send(self, **message: object) -> None:
        self._socket.send(json.dumps(message))

    def until(self, *types: str) -> Data:
        while True:
            message: Data = json.loads(self._socket.recv())
            if message["type"] == "ping":
                self.send(type="pong", id=message["id"])
            elif message["type"] in types:
                return message

    def snapshot(self, match: str) -> Data:
        self.send(type="subscribe", match=match)
        answer = self.until("snapshot", "error")
        if answer["type"] == "error":
            raise CornerwiseError(match, "error-refused", said=answer["message"])
        return dict(answer["snapshot"])


def _position(variant: PlacingVariant, snapshot: Data) -> PlacingPosition:
    position = PlacingPosition(variant)
    for ply in snapshot["plies"]:
        position.push(ply["move"])
    return position


def _close(player: Player) -> None:
    close = getattr(player, "close", None)
    if close:
        close()


def _reason(body: bytes) -> str:
    try:
        return str(json.loads(body)["message"])
    except (ValueError, KeyError, TypeError):
        return "no reason given"
