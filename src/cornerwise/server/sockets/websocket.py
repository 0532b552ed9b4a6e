"""Open WebSocket connections with little memory for each: messages in and out, keepalive, slow readers.

uvicorn and `websockets` do the handshake. After it this module reads and writes the frames itself. Of thousands of
sockets nearly all are idle at any moment, so none has a task, a timer or a queue of its own.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Close, CloseCode, Opcode
from websockets.http11 import Request

from cornerwise.server.base.rate_limits import MOST_BYTES, Rate
from cornerwise.server.sockets.frames import Frame, FrameError, frame, parse_frame

log = logging.getLogger(__name__)
HAND_OVER = "cornerwise.hand_over"
"""The extension of ASGI by which the application takes a socket over."""
MOST_UNREAD = 256 * 1024
"""Bytes that may wait for a slow reader; who is slower than that must come back and catch up."""
KEEPALIVE_INTERVAL = 15.0
"""Seconds without data after which a client is pinged, and then, without an answer, disconnected."""
CLOSE_TIMEOUT = 1.0
"""Seconds that a client has to answer a close frame."""
FRAMES_AT_ONCE = 64
"""Frames of one client that are handled before the event loop serves others."""


class MessageHandler(Protocol):
    """Handles what comes over a socket."""

    def on_message(self, message: str | bytes) -> None: ...
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
        "_begun",
        "_frames",
        "_handler",
        "_is_closing",
        "_is_paused",
        "_is_slow",
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
        self._tokens, self._since = frames.burst if frames else 0.0, time.monotonic()
        self._rest = b""
        self._begun: Frame | None = None
        """A message of which more pieces are to come."""
        self._quiet = 0
        self._is_closing = self._is_slow = self._is_paused = self.is_lost = False
        sockets.add(self)

    # What the client sends

    def data_received(self, data: bytes) -> None:
        self._quiet = 0
        self._rest = self._rest + data if self._rest else data
        if not self._is_paused:
            self._read_frames()

    def _read_frames(self) -> None:
        """Handles the frames that have come, at most `FRAMES_AT_ONCE` before the event loop serves other clients."""
        data, at, count = self._rest, 0, 0
        try:
            while count < FRAMES_AT_ONCE and not self._is_paused and (found := self._next_frame(data, at)):
                at, count = found.end, count + 1
                self._take(found)
            self._spend(count)
        except FrameError as error:
            self.close(error.code, error.reason)
            at = len(data)
        self._rest = data[at:]
        if count == FRAMES_AT_ONCE and self._rest and not self._is_paused:
            self.pause()
            asyncio.get_running_loop().call_soon(self.resume)

    def _next_frame(self, data: bytes, at: int) -> Frame | None:
        return None if self._transport.is_closing() else parse_frame(data, at)

    def _spend(self, count: int) -> None:
        """Takes frames from the limit. All kinds count: a flood of pings or empty frames costs the server time too."""
        if self._frames is None or not count:
            return
        now = time.monotonic()
        self._tokens, self._since = self._frames.refill(self._tokens, now - self._since) - count, now
        if self._tokens < 0:
            self.close(CloseCode.POLICY_VIOLATION, "too many frames")
            self.pause()  # for good: whatever still comes is not read

    def _take(self, found: Frame) -> None:
        if not found.is_control:
            self._collect(found)
        elif found.opcode == Opcode.CLOSE:
            self._answer_close(found.payload)
        elif found.opcode == Opcode.PING and not self._is_closing:
            self._write(Opcode.PONG, found.payload)

    def _collect(self, found: Frame) -> None:
        """Messages may come in pieces."""
        if (found.opcode == Opcode.CONT) != (self._begun is not None):
            raise FrameError(CloseCode.PROTOCOL_ERROR, "a piece without its message")
        message = found if self._begun is None else self._begun._replace(payload=self._begun.payload + found.payload)
        if len(message.payload) > MOST_BYTES:
            raise FrameError(CloseCode.MESSAGE_TOO_BIG, f"a message has at most {MOST_BYTES} bytes")
        self._begun = None if found.is_final else message
        if found.is_final:
            self._deliver(message.opcode, message.payload)

    def _deliver(self, opcode: int, message: bytes) -> None:
        if self._is_closing:
            return
        try:
            self._handler.on_message(message.decode() if opcode == Opcode.TEXT else message)
        except UnicodeDecodeError as error:
            raise FrameError(CloseCode.INVALID_DATA, "a text is UTF-8") from error

    def _answer_close(self, payload: bytes) -> None:
        try:
            Close.parse(payload)
        except (ProtocolError, UnicodeDecodeError) as error:
            raise FrameError(CloseCode.PROTOCOL_ERROR, "no such goodbye") from error
        if not self._is_closing:
            self._is_closing = True
            self._write(Opcode.CLOSE, payload)
        self._transport.close()

    def pause(self) -> None:
        """Stops reading (backpressure): the client sends more than can be handled at once."""
        self._is_paused = True
        self._transport.pause_reading()

    def resume(self) -> None:
        """Reads on, unless the socket is closing."""
        if self._is_closing or self._transport.is_closing():
            return
        self._is_paused = False
        self._transport.resume_reading()
        if self._rest:
            self._read_frames()

    # What it is sent

    def send(self, message: bytes) -> None:
        if not self._is_closing:
            self._write(Opcode.TEXT, message)

    def _write(self, opcode: Opcode, payload: bytes) -> None:
        """A transport that has failed says so a moment later, and must not be written to meanwhile."""
        if self._transport.is_closing():
            return
        self._transport.write(frame(opcode, payload))
        if self._is_slow and self._transport.get_write_buffer_size() > MOST_UNREAD:
            self.close(CloseCode.TRY_AGAIN_LATER, "too slow")

    def close(self, code: int, reason: str) -> None:
        """Sends a close frame. The client may answer, then the socket is closed in any case."""
        if self._is_closing:
            return
        self._is_closing = True
        self._write(Opcode.CLOSE, Close(code, reason).serialize())
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, self._transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(CloseCode.SERVICE_RESTART, "")
        self._transport.close()

    def keep_alive(self) -> bool:
        """Pings a quiet client, and disconnects one that has not answered; says whether it is still connected."""
        if self._is_closing:
            return False
        self._quiet += 1
        if self._quiet == 2:
            self._write(Opcode.PING, b"")
        elif self._quiet > 2:
            self.close(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
        return not self._is_closing

    # What the transport tells

    def pause_writing(self) -> None:
        self._is_slow = True

    def resume_writing(self) -> None:
        self._is_slow = False

    def connection_lost(self, error: Exception | None) -> None:
        self._is_closing = self.is_lost = True
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
