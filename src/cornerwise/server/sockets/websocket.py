"""Open WebSocket connections with little memory for each: messages in and out, keepalive, slow readers.

uvicorn does the handshake. After it this module stands between the transport and the protocol of `websockets`, which
reads and writes frames (RFC 6455). Of thousands of sockets nearly all are idle at any moment, so none has a task, a
timer or a queue of its own.
"""

import asyncio
import logging
import time
import typing
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import SEND_EOF, SERVER, Protocol, State

from cornerwise.server.base.rate_limits import MOST_BYTES, Rate

log = logging.getLogger(__name__)
_protocol_log = logging.getLogger("uvicorn.error")
HAND_OVER = "cornerwise.hand_over"
"""The extension of ASGI by which the application takes a socket over."""
MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a slow reader; who is slower than that must come back and catch up."""
KEEPALIVE_INTERVAL = 15.0
"""Seconds without data after which a client is pinged, and then, without an answer, disconnected."""
CLOSE_TIMEOUT = 1.0
"""Seconds that a client has to answer a close frame."""
BYTES_AT_ONCE = 512
"""Bytes of one client that are read before the event loop serves others: most messages, or 85 empty frames."""


class MessageHandler(typing.Protocol):
    """Handles what comes over a socket."""

    def on_message(self, message: str | bytes) -> None: ...
    def on_flood(self) -> None:
        """The client has sent more frames than it may, and is disconnected."""

    def on_close(self) -> None:
        """The client has gone."""


class Handshake(WebSocketsSansIOProtocol):
    """Opens a socket as ASGI has it, and lets the application take it over when it is open.

    This reaches into uvicorn, whose version is pinned; the tests of real sockets would tell if it changed.
    """

    _is_handed_over = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"] = {HAND_OVER: {"to": self.hand_over}}

    def hand_over(self, handler: MessageHandler, frames: Rate | None) -> "OpenWebSocket":
        """Replaces this protocol by one for the open socket, and frees what is left of the handshake at once."""
        socket = OpenWebSocket(self.transport, handler, self.connections, frames)
        self.stop_keepalive()
        self.connections.discard(self)
        self.transport.set_protocol(socket)
        self._is_handed_over = True
        if not self.queue.empty() or self.conn.reader.buffer:
            socket.close(CloseCode.PROTOCOL_ERROR, "it was too early to say anything")
        self.conn.parser.close()
        self.scope["extensions"] = {}
        return socket

    async def run_asgi(self) -> None:
        try:
            await self.app(cast(Any, self.scope), cast(Any, self.receive), cast(Any, self.send))
        except ClientDisconnected:
            return
        except Exception:
            log.exception("a socket could not be opened")
            self.send_500_response()
        if not self._is_handed_over and self.close_timer is None:
            self.transport.close()


class OpenWebSocket(asyncio.Protocol):
    """An open socket. `frames` is the limit on frames of any kind; a client that sends more is disconnected."""

    __slots__ = (
        "_at",
        "_begun",
        "_frames",
        "_handler",
        "_is_paused",
        "_is_slow",
        "_protocol",
        "_quiet",
        "_rest",
        "_since",
        "_sockets",
        "_tokens",
        "_transport",
        "is_lost",
    )

    def __init__(
        self, transport: asyncio.Transport, handler: MessageHandler, sockets: set[Any], frames: Rate | None = None
    ) -> None:
        self._transport, self._handler, self._sockets, self._frames = transport, handler, sockets, frames
        self._protocol = Protocol(SERVER, max_size=MOST_BYTES, logger=_protocol_log)
        self._tokens, self._since = frames.burst if frames else 0.0, time.monotonic()
        self._rest, self._at = b"", 0
        """What has come, and how much of it is read already."""
        self._begun: tuple[bool, bytes] | None = None
        """A message of which more pieces are to come: whether it is text, and what there is of it."""
        self._quiet = 0
        self._is_slow = self._is_paused = self.is_lost = False
        sockets.add(self)

    @property
    def _is_open(self) -> bool:
        return self._protocol.state is State.OPEN and not self._transport.is_closing()

    # What the client sends

    def data_received(self, data: bytes) -> None:
        self._quiet = 0
        self._rest, self._at = self._rest[self._at :] + data if self._rest else data, 0
        if not self._is_paused:
            self._read()

    def _read(self) -> None:
        """Handles what has come, at most `BYTES_AT_ONCE` before the event loop serves other clients."""
        data = self._rest[self._at : self._at + BYTES_AT_ONCE]
        self._at += len(data)
        if self._at == len(self._rest):
            self._rest, self._at = b"", 0
        is_open = self._is_open  # what comes before a close frame is still delivered
        self._protocol.receive_data(data)
        found = cast(list[Frame], self._protocol.events_received())
        try:
            for frame in found if is_open else ():
                self._take(frame)
        except UnicodeDecodeError:
            self._protocol.fail(CloseCode.INVALID_DATA, "a text is UTF-8")
        self._flush()
        self._spend(len(found))
        if self._is_deaf:
            self._rest, self._at = b"", 0
            self.pause()  # for good: whatever still comes is not read
        elif self._rest and not self._is_paused:
            self.pause()
            asyncio.get_running_loop().call_soon(self.resume)

    @property
    def _is_deaf(self) -> bool:
        """Whether nothing more is read: there were too many frames, something that is no frame, or a goodbye."""
        return self._tokens < 0 or self._protocol.eof_sent

    def _spend(self, count: int) -> None:
        """Takes frames from the limit. All kinds count: a flood of pings or empty frames costs the server time too."""
        if self._frames is None or not count:
            return
        now = time.monotonic()
        self._tokens, self._since = self._frames.refill(self._tokens, now - self._since) - count, now
        if self._tokens < 0:
            self._handler.on_flood()
            self.close(CloseCode.POLICY_VIOLATION, "too many frames")

    def _take(self, frame: Frame) -> None:
        """Puts the pieces of messages together; the protocol sees to everything else, and that pieces fit."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY):
            self._begun = (frame.opcode is Opcode.TEXT, bytes(frame.data))
        elif frame.opcode is Opcode.CONT and self._begun:
            self._begun = (self._begun[0], self._begun[1] + frame.data)
        else:
            return
        if frame.fin:
            (is_text, message), self._begun = self._begun, None
            self._handler.on_message(message.decode() if is_text else message)

    def pause(self) -> None:
        """Stops reading (backpressure): the client sends more than can be handled at once."""
        self._is_paused = True
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume(self) -> None:
        """Reads on, unless nothing of this client is read any more."""
        if self._is_deaf or self._transport.is_closing():
            return
        self._is_paused = False
        self._transport.resume_reading()
        if self._rest:
            self._read()

    # What it is sent

    def send(self, message: bytes) -> None:
        if self._is_open:
            self._protocol.send_text(message)
            self._flush()

    def _flush(self) -> None:
        """Writes what the protocol has to say. A transport that has failed must not be written to."""
        found = self._protocol.data_to_send()
        if not found or self._transport.is_closing():
            return
        self._transport.write(found[0] if len(found) == 1 else b"".join(found))
        if found[-1] == SEND_EOF:
            if self._protocol.parser_exc is None and self._protocol.close_rcvd:  # both have said goodbye
                self._transport.close()
            else:  # time for the client to read why
                self._abort_soon()
        elif self._is_slow and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self.close(CloseCode.TRY_AGAIN_LATER, "too slow")

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame. The client may answer, then the socket is closed in any case."""
        if self._is_open:
            self._protocol.send_close(code, reason)
            self._flush()
            self._abort_soon()

    def _abort_soon(self) -> None:
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART, "")
        self._transport.close()

    def keep_alive(self) -> bool:
        """Pings a quiet client, and disconnects one that has not answered; says whether it is still connected."""
        if not self._is_open:
            return False
        self._quiet += 1
        if self._quiet == 2:
            self._protocol.send_ping(b"")
            self._flush()
        elif self._quiet > 2:
            self.close(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        return self._is_open

    # What the transport tells

    def pause_writing(self) -> None:
        self._is_slow = True

    def resume_writing(self) -> None:
        self._is_slow = False

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        self._sockets.discard(self)
        self._handler.on_close()


HandOver = Callable[[MessageHandler, Rate | None], OpenWebSocket]


class Keepalive:
    """Pings clients that have been quiet for a while, one after the other and never all at once."""

    def __init__(self) -> None:
        self._sockets: deque[tuple[float, OpenWebSocket]] = deque()
        """When each is to be looked at next. All wait equally long, so the first is always due first."""

    def add(self, socket: OpenWebSocket) -> None:
        self._sockets.append((asyncio.get_running_loop().time() + KEEPALIVE_INTERVAL, socket))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0.05)
            for socket in self._due(asyncio.get_running_loop().time()):
                if socket.keep_alive():
                    self.add(socket)

    def _due(self, now: float) -> Iterator[OpenWebSocket]:
        while self._sockets and self._sockets[0][0] <= now:
            yield self._sockets.popleft()[1]
