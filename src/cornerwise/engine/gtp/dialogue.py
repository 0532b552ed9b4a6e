"""The Go Text Protocol, version 2: parses requests and formats answers, for any game.

A request is a line, `[id] command [arguments]`. The answer is `=id text` or `?id message` and an
empty line after it. Whatever is wrong with a request becomes such a message, and the next request
is read. docs/gtp.md specifies all of it.
"""

import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO, NamedTuple, TextIO

from cornerwise.errors import CornerwiseError

VERSION = "2"
MOST_BYTES = 1 << 16
"""Of one line. What is longer is answered with an error and not kept."""

_CONTROLS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f]")
_WORD = re.compile(r'"([^"]*)"|(\S+)')


class GtpError(Exception):
    """A request that is refused; the text is the answer, in English as the protocol is."""


class Request(NamedTuple):
    """What a line asks for."""

    id: str
    """As it was sent; empty without one."""
    command: str
    arguments: tuple[str, ...] = ()


def parse_request(line: str) -> Request | None:
    """The request of a line, None where there is nothing but space and comment."""
    text = _CONTROLS.sub("", line).partition("#")[0]
    words = [quoted or plain for quoted, plain in _WORD.findall(text)]
    if not words:
        return None
    number = words.pop(0) if words[0].isascii() and words[0].isdigit() else ""
    return Request(number, words[0] if words else "", tuple(words[1:]))


def format_response(request: Request, text: str, *, failed: bool = False) -> str:
    """An answer as it is sent. An empty line would end it, so one within the text gets a blank."""
    first, *others = text.rstrip("\n").split("\n")
    head = f"{'?' if failed else '='}{request.id} {first}".rstrip()
    return "\n".join([head, *(line or " " for line in others)]) + "\n\n"


@dataclass(frozen=True)
class Command:
    """Something that can be asked for."""

    run: Callable[..., str]
    """Takes the arguments as texts and gives the text of the answer."""
    usage: str = ""
    """The arguments in capitals: those in square brackets may be missing, one before dots may be several words."""

    def takes(self, count: int) -> bool:
        """Whether so many arguments will do."""
        names = self.usage.split()
        least = sum(not name.startswith("[") for name in names)
        return least <= count and ("..." in self.usage or count <= len(names))


class Dialogue:
    """Answers requests with the commands it is given and the few that every program has."""

    def __init__(self, commands: Mapping[str, Command], log: Callable[[str], object] | None = None) -> None:
        """`log` is told what was refused, and everything about what should never have failed."""
        self.commands = {
            "protocol_version": Command(lambda: VERSION),
            "known_command": Command(lambda name: str(name in self.commands).lower(), "COMMAND"),
            "list_commands": Command(lambda: "\n".join(self.commands)),
            "quit": Command(self._quit),
        } | dict(commands)
        self.ended = False
        self._log = log or (lambda _: None)

    def talk(self, source: BinaryIO, out: TextIO) -> None:
        """Answer every line, each at once, until `quit` or until there are no more."""
        for line, whole in _lines(source):
            answer = self.answer(line, whole=whole)
            if answer is not None:
                out.write(answer)
                out.flush()
            if self.ended:
                return

    def answer(self, line: str, *, whole: bool = True) -> str | None:
        """The answer to a line; None to one that asks nothing. A line that is not `whole` was too long."""
        request = parse_request(line)
        if request is None:
            return None
        try:
            if not whole:
                raise GtpError(f"a line has at most {MOST_BYTES} bytes")
            return format_response(request, self._obey(request))
        except (GtpError, CornerwiseError, OSError) as error:
            message = _one_line(error)
            self._log(f"{line.strip()[:200]!r}: {message}")
        except Exception as error:  # a fault of ours, and still no reason to leave a controller alone
            message = f"internal error: {type(error).__name__}: {_one_line(error)}"
            self._log(traceback.format_exc())
        return format_response(request, message, failed=True)

    def _obey(self, request: Request) -> str:
        command = self.commands.get(request.command)
        if command is None:
            raise GtpError("unknown command")
        if not command.takes(len(request.arguments)):
            raise GtpError(f"usage: {request.command} {command.usage}".rstrip())
        return command.run(*request.arguments)

    def _quit(self) -> str:
        self.ended = True
        return ""


def _lines(source: BinaryIO) -> Iterator[tuple[str, bool]]:
    """Every line as text, and whether that is the whole of it. Bytes that are no UTF-8 become question marks."""
    while data := source.readline(MOST_BYTES + 1):
        whole = end = len(data) <= MOST_BYTES or data.endswith(b"\n")
        while not end:
            rest = source.readline(MOST_BYTES)
            end = not rest or rest.endswith(b"\n")
        yield data.decode("utf-8", "replace"), whole


def _one_line(error: Exception) -> str:
    """What went wrong in one line; errors of the system without their number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    return " ".join(str(error).split())
