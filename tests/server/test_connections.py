"""Connections that are held open for nothing: each request has its time, each address its share."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import pytest
import uvicorn

from cornerwise.server.http import connections
from cornerwise.server.http.connections import guarded_connection, is_among

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nhalf"


async def app(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


def serving(limits: float, work: Callable[[int], Awaitable[None]], proxies: tuple[str, ...] = ()) -> None:
    async def run() -> None:
        kind = guarded_connection(limits, proxies)
        config = uvicorn.Config(app, http=kind, lifespan="off", log_level="critical", access_log=False)
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listener:
            running = asyncio.create_task(server.serve(sockets=[listener]))
            await work(listener.getsockname()[1])
            server.should_exit = True
            await running

    asyncio.run(asyncio.wait_for(run(), 180))


async def answer(reader: asyncio.StreamReader, seconds: float = 60) -> bytes | None:
    """All that comes until the server closes the connection; None where it does not."""
    try:
        return await asyncio.wait_for(reader.read(), seconds)
    except TimeoutError:
        return None
    except ConnectionError:
        return b""


async def is_closed(reader: asyncio.StreamReader, seconds: float = 60) -> bool:
    """Whether the server closes the connection without an answer."""
    return await answer(reader, seconds) == b""


def test_half_a_request_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "REQUEST_TIME", 0.4)

    async def work(port: int) -> None:
        slow = [await asyncio.open_connection("127.0.0.1", port) for _ in range(150)]
        for number, (_, writer) in enumerate(slow):
            writer.write((b"", HALF, HALF_BODY)[number % 3])
        # The app of this test answers before the body is whole; the connection is closed all the same.
        assert None not in await asyncio.gather(*(answer(reader) for reader, _ in slow))
        for _, writer in slow:
            writer.close()

    serving(0, work)


def test_one_address_has_its_share_of_connections() -> None:
    async def work(port: int) -> None:
        many = [await asyncio.open_connection("127.0.0.1", port) for _ in range(8)]
        assert all(await asyncio.gather(*(is_closed(reader) for reader, _ in many[4:])))
        assert not any(reader.at_eof() for reader, _ in many[:4])
        many[0][1].close()
        told = b""
        while not told:  # until the server has heard that somebody left
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            many.append((reader, writer))
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            with suppress(ConnectionError):
                told = await reader.readline()
        assert told.startswith(b"HTTP/1.1 204"), "who leaves makes room"
        for _, other in many:
            other.close()

    serving(4 / connections.MOST_EACH, work)


def test_a_proxy_has_as_many_as_it_needs() -> None:
    async def work(port: int) -> None:
        many = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
        assert not any(await asyncio.gather(*(is_closed(reader, 0.3) for reader, _ in many)))
        for _, writer in many:
            writer.close()

    serving(2 / connections.MOST_EACH, work, proxies=("127.0.0.0/8",))
    assert is_among("10.1.2.3", ["10.0.0.0/8"]) and not is_among("11.1.2.3", ["10.0.0.0/8", "nonsense"])


def test_headers_have_an_end() -> None:
    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        for number in range(100):
            writer.write(b"X-%d: " % number + b"x" * 1000 + b"\r\n")
        assert await is_closed(reader)
        writer.close()

    serving(1, work)
