"""A WebSocket, as little of it as a client needs that trusts the server: what is measured is not the client."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

Heard = Callable[[bytes], None]


class Line(asyncio.Protocol):
    """One socket of one player. `hear` is given every message, `lost` is called when the server has gone."""

    def __init__(
        self, host: str, cookie: str, hear: Heard, lost: Callable[[], None], more: str = "", query: str = ""
    ) -> None:
        self._hello = (
            f"GET /api/socket{query} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n{more}\r\n"
        )
        self._hear, self._lost = hear, lost
        self._buffer, self._is_open = b"", False
        self._transport: asyncio.Transport

    async def connect(self, host: str, port: int) -> None:
        await asyncio.get_running_loop().create_connection(lambda: self, host, port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self._lost()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._is_open:
            head, found, buffer = buffer.partition(b"\r\n\r\n")
            if not found:
                self._buffer = head
                return
            if b" 101 " not in head:  # it is refused for now: as good as hung up on
                self._transport.abort()
                return
            self._is_open = True
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if end < start + size:
                break
            self._frame(buffer[at] & 15, buffer[start : start + size])
            at = start + size
        self._buffer = buffer[at:]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == 1:
            self._hear(payload)
        elif opcode == 9:
            self._write(10, payload)

    def send(self, message: bytes) -> None:
        self._write(1, message)

    def _write(self, opcode: int, payload: bytes) -> None:
        """Clients must mask what they send; a mask of zeros changes nothing."""
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
        self._transport.write(bytes([128 | opcode]) + length + b"\0\0\0\0" + payload)
