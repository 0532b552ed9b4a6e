"""A real server in a process of its own, and people who talk to it as a browser would."""

import itertools
import json
import multiprocessing
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import DupFd
from typing import IO, Any, Protocol

import httpx
from contract import check
from websockets.sync.client import ClientConnection, connect

from cornerwise.cli import main
from cornerwise.server.sockets.protocol import server_message

Data = dict[str, Any]
PASSWORD = "correct horse"
_numbers = itertools.count()


class ServerProcess(Protocol):
    @property
    def pid(self) -> int: ...
    def kill(self) -> None: ...
    def terminate(self) -> None: ...
    def wait(self) -> object: ...


class Served:
    """A running server."""

    def __init__(self, process: ServerProcess, url: str) -> None:
        self.process, self.url = process, url

    def kill(self) -> None:
        """As a power cut would."""
        self.process.kill()
        self.process.wait()


@contextmanager
def serving(database: str, *arguments: str, log: IO[bytes] | None = None, **settings: object) -> Iterator[Served]:
    """A server with its own database, on a free port; its log goes to a file or to where that of the tests goes."""
    words = ["serve", "--port", "0", "--database", database, *arguments]
    environment = os.environ | {"CORNERWISE_LIMITS": "0", "CORNERWISE_ENGINES": "1"}
    environment |= {f"CORNERWISE_{name.upper()}": str(value) for name, value in settings.items()}
    # Workers are started anew, and where credentials are is read with the settings.
    start = _started if "--workers" in arguments or "CREDENTIALS_DIRECTORY" in environment else _forked
    with start(words, environment, log) as (process, line):
        assert "ready at" in line, line
        yield Served(process, line.split()[-1])


@contextmanager
def _started(
    words: list[str], environment: dict[str, str], log: IO[bytes] | None
) -> Iterator[tuple[ServerProcess, str]]:
    """The command, as users start it, and the first line that it prints."""
    command = [sys.executable, "-m", "cornerwise.cli", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment) as process:
        try:
            assert process.stdout is not None
            yield process, process.stdout.readline()
        finally:
            process.terminate()


class _Forked:
    """A process as `subprocess` has them."""

    def __init__(self, process: BaseProcess) -> None:
        assert process.pid is not None
        self._process, self.pid = process, process.pid
        self.kill, self.terminate, self.wait = process.kill, process.terminate, process.join


@contextmanager
def _forked(
    words: list[str], environment: dict[str, str], log: IO[bytes] | None
) -> Iterator[tuple[ServerProcess, str]]:
    """The same from a process that has imported everything already, which is most of what a start takes."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["cornerwise.cli", "cornerwise.server.app", "cornerwise.server.run"])
    here, there = socket.socketpair()
    errors = DupFd(log.fileno()) if log else None
    process = context.Process(target=_run, args=(words, environment, there, errors))
    process.start()
    there.close()
    with here, here.makefile() as printed:
        try:
            yield _Forked(process), printed.readline()
        finally:
            process.terminate()
            process.join()


def _run(words: list[str], environment: dict[str, str], out: socket.socket, errors: Any) -> None:
    os.environ.clear()
    os.environ.update(environment)
    os.dup2(out.fileno(), 1)
    if errors:
        os.dup2(errors.detach(), 2)
    sys.stdout, sys.stderr = (os.fdopen(number, "w", closefd=False) for number in (1, 2))  # where they lead now
    sys.exit(main(words))


class Player:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, timeout=120)
        self.me: Data = self.post("/api/session", {"name": name})

    def get(self, path: str) -> Any:
        return self._read(self.http.get(path))

    def post(self, path: str, body: object) -> Any:
        return self._read(self.http.post(path, json=body))

    def _read(self, response: httpx.Response) -> Any:
        """The answer, which keeps to what was promised."""
        assert response.status_code < 500, response.text
        check(response.request.method, response.url.path, response.status_code, response.content)
        return response.json()

    def create_account(self, name: str) -> list[str]:
        """An account with `PASSWORD`; its recovery codes."""
        codes: list[str] = self.post("/api/account", {"name": name, "password": PASSWORD})["recovery"]
        return codes

    def begin(self, variant: str, seats: list[object], **more: object) -> Data:
        """A new match."""
        made: Data = self.post("/api/matches", {"variant": variant, "seats": seats, **more})
        assert "match" in made, made
        return made

    def sit(self, match: str, seat: int) -> Data:
        seq = self.get(f"/api/matches/{match}")["seq"]
        body = {"seat": seat, "seq": seq, "key": new_key(), "action": {"do": "sit"}}
        sat: Data = self.post(f"/api/matches/{match}/commands", body)
        return sat

    def socket(self, **headers: str) -> "Socket":
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        address = self.url.replace("http", "ws", 1) + "/api/socket"
        return Socket(address, {"Cookie": cookies, **headers})

    def close(self) -> None:
        self.http.close()


class Socket:
    """A socket and what came over it."""

    connection: ClientConnection

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self._opening = connect(address, additional_headers=headers, compression=None)
        self.heard: list[Data] = []

    def __enter__(self) -> "Socket":
        self.connection = self._opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self._opening.__exit__(*error)

    def send(self, **message: object) -> None:
        self.connection.send(json.dumps(message))

    def next(self, timeout: float = 30) -> Data:
        """The next message, which keeps to the protocol."""
        text = self.connection.recv(timeout)
        message: Data = json.loads(text)
        server_message.validate_json(text)
        self.heard.append(message)
        if message["type"] == "ping":
            self.send(type="pong", id=message["id"])
        return message

    def until(self, *types: str, timeout: float = 30) -> Data:
        """The next message of one of these types."""
        while (message := self.next(timeout))["type"] not in types:
            pass
        return message

    def follow(self, match: str, since: int | None = None) -> Data:
        self.send(type="subscribe", match=match, since=since)
        return self.until("snapshot", "events", "error")

    def do(self, match: str, by: int, seq: int, do: str, key: str = "", **action: object) -> Data:
        """The acknowledgement of a command of a seat, or the error."""
        action["do"] = do
        key = key or new_key()
        self.send(type="do", match=match, seat=by, seq=seq, key=key, action=action)
        while (answer := self.until("ack", "error"))["key"] != key:
            pass
        return answer


def new_key() -> str:
    return f"key-{next(_numbers)}"


def legal(state: Data) -> list[str]:
    """All legal moves that a state tells of."""
    return [move for moves in (state["legal"] or {}).values() for move in moves]
