"""WebSocket frames (RFC 6455) as a server reads and writes them."""

from typing import NamedTuple

from websockets.frames import CloseCode, Opcode
from websockets.utils import apply_mask

from cornerwise.server.base.rate_limits import MOST_BYTES

_FINAL, _RESERVED, _MASKED, _CONTROL = 0x80, 0x70, 0x80, 0x08
_OPCODES = frozenset(Opcode)


class FrameError(Exception):
    """Data that is no WebSocket frame, or one that a client may not send."""

    def __init__(self, code: CloseCode, reason: str) -> None:
        super().__init__(reason)
        self.code, self.reason = code, reason


class Frame(NamedTuple):
    opcode: int
    is_final: bool
    payload: bytes
    end: int
    """Where the next one begins."""

    @property
    def is_control(self) -> bool:
        return bool(self.opcode & _CONTROL)


def parse_frame(data: bytes, at: int) -> Frame | None:
    """The frame of a client that begins there, None while it is not whole; `FrameError` as soon as that can be told."""
    if len(data) < at + 2:
        return None
    first, second = data[at], data[at + 1]
    opcode, size, start = first & 0x0F, second & 0x7F, at + 2
    if first & _RESERVED or not second & _MASKED or opcode not in _OPCODES:
        raise FrameError(CloseCode.PROTOCOL_ERROR, "no such frame")
    if opcode & _CONTROL and (size > 125 or not first & _FINAL):
        raise FrameError(CloseCode.PROTOCOL_ERROR, "a control frame is short and whole")
    if size > 125:
        wide = 2 if size == 126 else 8
        if len(data) < start + wide:
            return None
        size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
        if size > MOST_BYTES:
            raise FrameError(CloseCode.MESSAGE_TOO_BIG, f"a message has at most {MOST_BYTES} bytes")
    end = start + 4 + size
    if len(data) < end:
        return None
    return Frame(opcode, bool(first & _FINAL), apply_mask(data[start + 4 : end], data[start : start + 4]), end)


def frame(opcode: Opcode, payload: bytes) -> bytes:
    """A whole message of a server."""
    size = len(payload)
    if size < 126:
        return bytes((_FINAL | opcode, size)) + payload
    if size < 1 << 16:
        return bytes((_FINAL | opcode, 126)) + size.to_bytes(2, "big") + payload
    return bytes((_FINAL | opcode, 127)) + size.to_bytes(8, "big") + payload
