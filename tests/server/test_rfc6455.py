"""Open sockets deliver what the protocol of `websockets` reads, whatever is sent and however it is cut (RFC 6455)."""

import asyncio
import os
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode
from websockets.protocol import CLIENT, OPEN, SERVER, Protocol

from cornerwise.server.base.rate_limits import MOST_BYTES
from cornerwise.server.sockets.websocket import OpenWebSocket


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.sent, self.closing = b"", False

    def write(self, data: "bytes | bytearray | memoryview[Any]") -> None:
        self.sent += data

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    abort = close

    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...


class Heard:
    def __init__(self) -> None:
        self.messages: list[str | bytes] = []

    def on_message(self, message: str | bytes) -> None:
        self.messages.append(message)

    def on_flood(self) -> None: ...
    def on_close(self) -> None: ...


Result = tuple[list[str | bytes], list[bytes], int | None]
"""The messages, the answers to pings, and the code of the close frame, if there was one."""


def ours(pieces: list[bytes]) -> Result:
    async def work() -> Result:
        wire, heard = Wire(), Heard()
        socket = OpenWebSocket(wire, heard, set())
        for piece in pieces:
            if not wire.closing:
                socket.data_received(piece)
            await asyncio.sleep(0)
        for _ in range(100):
            await asyncio.sleep(0)
        return (heard.messages, *_answers(wire.sent))

    return asyncio.run(work())


def theirs(pieces: list[bytes]) -> Result:
    server = Protocol(SERVER, state=OPEN, max_size=MOST_BYTES)
    messages: list[str | bytes] = []
    begun = b""
    is_text, sent = False, b""
    for piece in pieces:
        server.receive_data(piece)
        for event in server.events_received():
            assert isinstance(event, Frame)
            if event.opcode in (Opcode.TEXT, Opcode.BINARY):
                begun, is_text = b"", event.opcode is Opcode.TEXT
            if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
                begun += bytes(event.data)
                if event.fin:
                    try:
                        messages.append(begun.decode() if is_text else begun)
                    except UnicodeDecodeError:
                        server.fail(1007)
        sent += b"".join(server.data_to_send())
    return (messages, *_answers(sent))


def _answers(sent: bytes) -> tuple[list[bytes], int | None]:
    client = Protocol(CLIENT, state=OPEN)
    client.receive_data(sent)
    events: list[Any] = client.events_received()
    pongs = [bytes(event.data) for event in events if event.opcode is Opcode.PONG]
    closes = [event for event in events if event.opcode is Opcode.CLOSE]
    return pongs, Close.parse(closes[0].data).code if closes else None


PAYLOADS = st.binary(max_size=140) | st.text(max_size=40).map(str.encode)


def masked(first: int, data: bytes) -> bytes:
    """A frame of a client with any first byte, legal or not."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
    return bytes((first,)) + size + b"\1\2\3\4" + bytes(byte ^ (1, 2, 3, 4)[i % 4] for i, byte in enumerate(data))


KINDS = [0x81, 0x81, 0x82, 0x01, 0x02, 0x00, 0x80, 0x89, 0x8A]
FRAMES = st.builds(masked, st.sampled_from(KINDS) | st.integers(0, 255), PAYLOADS)
GOODBYES = st.one_of(
    st.integers(0, 5100).map(lambda code: code.to_bytes(2, "big")),
    st.builds(lambda code, reason: code.to_bytes(2, "big") + reason, st.sampled_from([1000, 1001, 3000]), PAYLOADS),
    st.binary(max_size=3),
).map(lambda data: masked(0x88, data[:125]))
WILD = st.binary(min_size=1, max_size=20)
LONG = st.integers(MOST_BYTES - 2, MOST_BYTES + 2).map(lambda n: Frame(Opcode.TEXT, b"x" * n).serialize(mask=True))


@given(st.lists(FRAMES | GOODBYES | WILD | LONG, min_size=1, max_size=8), st.lists(st.integers(1, 400), max_size=6))
@settings(max_examples=int(os.environ.get("CORNERWISE_FUZZ", 4)) * 50, deadline=None)
def test_the_same_as_websockets(frames: list[bytes], cuts: list[int]) -> None:
    data, pieces, at = b"".join(frames), [], 0
    for cut in cuts:
        pieces.append(data[at : at + cut])
        at += cut
    pieces = [piece for piece in (*pieces, data[at:]) if piece]
    our_messages, our_pongs, our_code = ours(pieces)
    messages, pongs, code = theirs(frames)  # one by one: how they are cut is our business
    assert our_messages == messages
    if code == 1007:  # frames that came together with a text that is not UTF-8 may be answered before it is decoded
        assert our_code is not None and our_pongs[: len(pongs)] == pongs
    else:
        assert (our_pongs, our_code) == (pongs, code)
