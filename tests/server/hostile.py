"""What attackers send, for tests and for the benchmark of hostile load."""

import base64
import os
import socket
import time
from collections.abc import Mapping
from random import Random
from types import MappingProxyType
from urllib.parse import urlsplit

import httpx


def height_map(rng: Random) -> str:
    """A board of about 480 cubes that nobody has seen before."""
    return "/".join(" ".join(str(rng.randint(7, 8)) for _ in range(8)) for _ in range(8))


def board_bomb(games: int, seed: int = 1) -> str:
    """Few bytes for many boards: every game is on one of its own."""
    rng = Random(seed)
    return "".join(f"(;GM[Cornerwise]CORNERWISE[rumis-own][heights:{height_map(rng)}])" for _ in range(games))


def game_bomb(games: int) -> str:
    """Few bytes for many games."""
    return "(;GM[Blokus Duo])" * games


def processes_of(process: int) -> list[int]:
    """A process and all below it."""
    children: dict[int, list[int]] = {}
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            with open(f"/proc/{name}/stat") as file:
                children.setdefault(int(file.read().rpartition(")")[2].split()[1]), []).append(int(name))
        except OSError:
            continue  # it has ended meanwhile
    found = [process]
    for number in found:
        found += children.get(number, [])
    return found


def memory_of(process: int) -> int:
    """Bytes of a process and all below it."""
    total = 0
    for number in processes_of(process):
        try:
            with open(f"/proc/{number}/statm") as file:
                total += int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except OSError:
            continue
    return total


class RawSocket:
    """A WebSocket of which every byte is ours; one that is not `whole` never ends its first request."""

    def __init__(
        self, url: str, cookies: httpx.Cookies, headers: Mapping[str, str] = MappingProxyType({}), whole: bool = True
    ) -> None:
        parts = urlsplit(url)
        assert parts.hostname
        self.connection = socket.create_connection((parts.hostname, parts.port or 80), timeout=60)
        cookie = "; ".join(f"{item.name}={item.value}" for item in cookies.jar)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /api/socket?protocol=1 HTTP/1.1\r\nHost: {parts.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
        )
        head += "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        self.connection.sendall(head.encode() + (b"\r\n" if whole else b"X-Slow: "))
        if not whole:
            return
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.connection.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer

    def flood(self, frames: bytes, seconds: float) -> bool:
        """Sends the same again and again; whether the server disconnected meanwhile."""
        self.connection.settimeout(0.2)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                self.connection.sendall(frames)
            except TimeoutError:
                continue  # the server has paused reading
            except OSError:
                return True
        return False

    def is_closed(self) -> bool:
        """Whether the server closes the connection, after whatever it still sends."""
        self.connection.settimeout(60)
        end = time.monotonic() + 60
        try:
            while time.monotonic() < end:
                if not self.connection.recv(65536):
                    return True
        except TimeoutError:
            return False
        except OSError:
            return True
        return False

    def close(self) -> None:
        self.connection.close()
