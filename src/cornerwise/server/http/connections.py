"""HTTP connections with limits: the time for a request (against slowloris), the size of headers, and how many one
address may have.

This overrides internals of uvicorn, whose version is pinned; `tests/server/test_connections.py` fails if they change.
"""

import asyncio
from asyncio import TimerHandle
from collections import Counter
from collections.abc import Collection
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from cornerwise.server.base.counters import decrease
from cornerwise.server.http.hosts import client_of

REQUEST_TIME = 20.0
"""Seconds from the first byte of a request, or from the connection, to the last byte of the request."""
MOST_EACH = 256
"""Connections of one address, unless it is that of a proxy."""
MOST_HEADERS = 32 * 1024
"""Bytes of all headers together."""


class GuardedConnection(HttpToolsProtocol):
    """A connection with a deadline for each request."""

    _counts: ClassVar[Counter[str]] = Counter()
    _counted = ""
    _deadline: TimerHandle | None = None
    _header_bytes = 0

    def __init__(self, *given: Any, most_each: float, proxies: Collection[str], **named: Any) -> None:
        super().__init__(*given, **named)
        self._most_each, self._proxies = most_each, proxies

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        client = client_of(self.client[0]) if self.client else ""
        if client and not is_among(client, self._proxies):
            self._counted = client
            self._counts[client] += 1
            if self._counts[client] > self._most_each:
                self.transport.abort()
                return
        self._expect_request()

    def data_received(self, data: bytes) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if self._deadline is None and (cycle is None or cycle.response_complete):
            self._expect_request()
        super().data_received(data)

    def on_message_begin(self) -> None:
        self._header_bytes = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_bytes += len(name) + len(value)
        if self._header_bytes > MOST_HEADERS:
            self.transport.abort()
            return
        super().on_header(name, value)

    def on_message_complete(self) -> None:
        self._request_came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_came()
        self._leave()  # open sockets are counted where they are opened
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_came()
        self._leave()
        super().connection_lost(exc)

    def _expect_request(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_TIME, self.transport.abort)

    def _request_came(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        if self._counted:
            decrease(self._counts, self._counted)
            self._counted = ""


def is_among(client: str, networks: Collection[str]) -> bool:
    """Whether an address is one of these, or in one of these networks."""
    for text in networks:
        if text in ("*", client):
            return True
        try:
            if ip_address(client) in ip_network(text, strict=False):
                return True
        except ValueError:
            continue  # not an IP address, as with Unix sockets
    return False


def guarded_connection(limits: float, proxies: Collection[str]) -> type[GuardedConnection]:
    """What uvicorn calls to make a connection, with these settings. It can be pickled, as workers need it."""
    most = MOST_EACH * limits if limits else float("inf")
    made = partial(GuardedConnection, most_each=most, proxies=tuple(proxies))
    return cast(type[GuardedConnection], made)  # uvicorn only calls it, and does not need a class
