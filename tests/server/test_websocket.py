"""Open sockets: messages arrive however they are cut, nonsense ends them with the right code, nobody waits for ever."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import Close, CloseCode, Frame, Opcode

from cornerwise.server.base.rate_limits import MOST_BYTES
from cornerwise.server.sockets import websocket as websocket
from cornerwise.server.sockets.websocket import Keepalive, OpenWebSocket


class Listener:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[str | bytes] = []
        self.is_alone = asyncio.Event()
        self.has_flooded = False

    def on_message(self, message: str | bytes) -> None:
        self.heard.append(message)

    def on_flood(self) -> None:
        self.has_flooded = True

    def on_close(self) -> None:
        self.is_alone.set()


class Opening(asyncio.Protocol):
    """Makes a socket of a connection, as the handshake does."""

    def __init__(self, listener: Listener, made: "asyncio.Future[OpenWebSocket]") -> None:
        self._listener, self._made = listener, made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        socket = OpenWebSocket(transport, self._listener, set())
        transport.set_protocol(socket)
        self._made.set_result(socket)


class Client:
    """The other end of a socket."""

    def __init__(
        self, socket: OpenWebSocket, listener: Listener, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ):
        self.socket, self.listener, self._reader, self.writer = socket, listener, reader, writer

    def send(self, opcode: Opcode, payload: bytes, fin: bool = True) -> None:
        self.writer.write(Frame(opcode, payload, fin=fin).serialize(mask=True))

    async def receive(self) -> tuple[int, bytes]:
        first, size = await self._reader.readexactly(2)
        if size > 125:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self._reader.readexactly(size)

    async def goodbye(self) -> Close:
        """What the server says before it closes the socket."""
        while (told := await self.receive())[0] != Opcode.CLOSE:
            pass
        self.send(Opcode.CLOSE, told[1])
        await self.listener.is_alone.wait()
        return Close.parse(told[1])

    async def until(self, count: int) -> list[str | bytes]:
        while len(self.listener.heard) < count:
            await asyncio.sleep(0.001)
        return self.listener.heard


@asynccontextmanager
async def opened() -> AsyncIterator[Client]:
    """A socket, over a real socket."""
    loop = asyncio.get_running_loop()
    listener, made = Listener(), loop.create_future()
    server = await loop.create_server(lambda: Opening(listener, made), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    yield Client(await made, listener, reader, writer)
    writer.close()
    server.close()
    await asyncio.wait_for(listener.is_alone.wait(), 60)


def run(work: Callable[[Client], Awaitable[Any]]) -> None:
    async def whole() -> None:
        async with opened() as client:
            await work(client)

    asyncio.run(asyncio.wait_for(whole(), 120))


@pytest.mark.parametrize("piece", [1, 7, 10_000])
def test_messages_arrive_however_they_are_cut(piece: int) -> None:
    messages = ["", "é", "x" * 125, "y" * 126, "z" * (300 if piece == 1 else MOST_BYTES)]

    async def work(client: Client) -> None:
        data = b"".join(Frame(Opcode.TEXT, text.encode()).serialize(mask=True) for text in messages)
        for start in range(0, len(data), piece):
            client.writer.write(data[start : start + piece])
            await client.writer.drain()
            if piece == 1:
                await asyncio.sleep(0)
        assert await client.until(len(messages)) == messages

    run(work)


def test_a_message_in_pieces_with_a_ping_between() -> None:
    async def work(client: Client) -> None:
        client.send(Opcode.TEXT, "é".encode()[:1], fin=False)
        client.send(Opcode.PING, b"there?")
        client.send(Opcode.CONT, "é".encode()[1:], fin=False)
        for _ in range(1000):
            client.send(Opcode.CONT, b"", fin=False)
        client.send(Opcode.CONT, b"!")
        client.send(Opcode.BINARY, b"\x00\xff")
        assert await client.until(2) == ["é!", b"\x00\xff"]
        assert await client.receive() == (Opcode.PONG, b"there?")

    run(work)


def test_what_is_sent_can_be_of_any_size() -> None:
    async def work(client: Client) -> None:
        for size in (0, 125, 126, 65_535, 65_536, 200_000):
            client.socket.send(b"m" * size)
            assert await client.receive() == (Opcode.TEXT, b"m" * size)

    run(work)


UNMASKED = Frame(Opcode.TEXT, b"hello").serialize(mask=False)
WRONG = {
    "not masked": (UNMASKED, CloseCode.PROTOCOL_ERROR),
    "reserved bits": (b"\xc1\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "no such kind": (b"\x83\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a ping in pieces": (b"\x09\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a long ping": (b"\x89\xfe\x01\x00" + bytes(4 + 256), CloseCode.PROTOCOL_ERROR),
    "a piece of nothing": (b"\x80\x80\0\0\0\0", CloseCode.PROTOCOL_ERROR),
    "a message within a message": (b"\x01\x80\0\0\0\0" * 2, CloseCode.PROTOCOL_ERROR),
    "a goodbye of one byte": (b"\x88\x81\0\0\0\0a", CloseCode.PROTOCOL_ERROR),
    "a goodbye with no such code": (b"\x88\x82\0\0\0\0\0\1", CloseCode.PROTOCOL_ERROR),
    "no text": (b"\x81\x81\0\0\0\0\xff", CloseCode.INVALID_DATA),
    "too much, known from its head": (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), CloseCode.MESSAGE_TOO_BIG),
    "too much in pieces": (
        Frame(Opcode.TEXT, b"x" * MOST_BYTES, fin=False).serialize(mask=True) + b"\x80\x81\0\0\0\0x",
        CloseCode.MESSAGE_TOO_BIG,
    ),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_no_frame_ends_the_line(wrong: str) -> None:
    data, code = WRONG[wrong]

    async def work(client: Client) -> None:
        client.writer.write(data)
        assert (await client.goodbye()).code == code
        assert client.listener.heard == []
        client.socket.send(b"too late")  # harmless

    run(work)


def test_after_nonsense_nothing_more_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A flood that begins with something that is no frame costs no more than one that is too long."""
    came, receive = [0], OpenWebSocket.data_received

    def counted(socket: OpenWebSocket, data: bytes) -> None:
        came[0] += len(data)
        receive(socket, data)

    monkeypatch.setattr(OpenWebSocket, "data_received", counted)

    async def work(client: Client) -> None:
        client.writer.write(b"\x00\x80\0\0\0\0" * 4_000_000)
        await client.listener.is_alone.wait()
        assert client.listener.heard == [] and came[0] < 2_000_000, "one buffer full, of 24 MB"

    run(work)


def test_what_comes_before_the_end_counts_and_nothing_after_it() -> None:
    async def work(client: Client) -> None:
        client.send(Opcode.TEXT, b"first")
        client.send(Opcode.CLOSE, b"")
        client.send(Opcode.TEXT, b"second")
        await client.listener.is_alone.wait()
        assert client.listener.heard == ["first"]

    run(work)


def test_nothing_is_heard_once_the_server_closes() -> None:
    async def work(client: Client) -> None:
        client.socket.close(CloseCode.GOING_AWAY, "")
        client.send(Opcode.TEXT, b"too late")
        assert (await client.goodbye()).code == CloseCode.GOING_AWAY and client.listener.heard == []

    run(work)


@pytest.mark.parametrize("said", [b"", Close(1000, "bye").serialize()])
def test_a_goodbye_is_answered_alike(said: bytes) -> None:
    async def work(client: Client) -> None:
        client.send(Opcode.CLOSE, said)
        assert await client.receive() == (Opcode.CLOSE, said)
        await client.listener.is_alone.wait()

    run(work)


def test_who_does_not_read_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.1)

    async def work(client: Client) -> None:
        for _ in range(200):  # more than the kernel keeps for both ends
            client.socket.send(b"x" * 100_000)
        await client.listener.is_alone.wait()

    run(work)


def test_who_asks_and_does_not_read_is_let_go_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "CLOSE_TIMEOUT", 0.1)
    monkeypatch.setattr(websocket, "MOST_UNREAD", 1000)

    async def work(client: Client) -> None:
        ping = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 1000
        while not client.listener.is_alone.is_set():
            client.writer.write(ping)
            await asyncio.sleep(0)

    run(work)


def test_the_quiet_are_asked_and_the_silent_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(websocket, "KEEPALIVE_INTERVAL", 0.1)

    async def work(client: Client) -> None:
        keepalive = Keepalive()
        keepalive.add(client.socket)
        keeping = asyncio.create_task(keepalive.run())
        for _ in range(2):
            assert await client.receive() == (Opcode.PING, b"")
            client.send(Opcode.PONG, b"")
        assert await client.receive() == (Opcode.PING, b"")
        assert (await client.goodbye()).reason == "keepalive ping timeout"
        keeping.cancel()

    run(work)
