"""A GTP client: runs another program as a player.

Any program will do that knows `set_game`, `clear_board`, `play COLOUR MOVE` and `genmove COLOUR`.
"""

import os
import queue
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import IO

from cornerwise.engine.arena.faults import EntrantFault
from cornerwise.errors import IllegalMove, NotationError, quoted
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.blksgf import OWN_PROPERTY, colour_properties, sgf_of
from cornerwise.records.record import record_of
from cornerwise.rules.moves import Move, move_table
from cornerwise.rules.notation import format_move, parse_move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.view import View

LONGEST_ANSWER = 1 << 20
LONGEST_LINE = 1 << 16
MOST_LINES = 256
"""So much may wait to be read; a program that writes on and on has to wait itself."""
QUIT_SECONDS = 0.5
"""How long a program may take to leave before it is ended."""
TAIL = 400
"""Characters of what a program wrote to stderr that are kept when it fails."""


class GtpPlayer:
    """One game's worth of a program. `close` ends it, with everything that it started."""

    def __init__(
        self,
        command: Sequence[str],
        variant: PlacingVariant,
        timeout: float,
        started: Callable[[int], None] = lambda process: None,
    ) -> None:
        self.name = os.path.basename(command[0])
        self._timeout = timeout
        self._table = move_table(variant.board, variant.pieces)
        self._colours = dict(zip(variant.colours, colour_properties(variant), strict=True))
        self._told = 0
        self._answers = True
        self._program = _Program(command)
        started(self._program.process)
        try:
            self._set_up(variant)
        except BaseException:
            self._program.end()
            raise

    def choose(self, view: View) -> Move:
        assert view.turn is not None  # somebody is to move
        deadline = monotonic() + self._timeout
        for ply in view.plies[self._told :]:
            self._ask(f"play {self._colours[ply.colour]} {format_move(self._table, ply.move)}", deadline)
        answer = self._ask(f"genmove {self._colours[view.turn]}", deadline).strip().lower()
        self._told = len(view.plies) + 1
        if answer == "resign":
            raise EntrantFault("resigned", "the program gave up")
        try:
            return parse_move(self._table, answer)
        except NotationError as error:
            raise EntrantFault("nonsense", str(error)) from error
        except IllegalMove as error:
            raise EntrantFault("illegal", str(error)) from error

    def stop(self) -> None:
        """GTP has no way to hurry a program."""

    def close(self) -> None:
        if self._answers:
            with suppress(EntrantFault):
                self._program.ask("quit", monotonic() + QUIT_SECONDS)
        self._program.end()

    def _set_up(self, variant: PlacingVariant) -> None:
        deadline = monotonic() + self._timeout
        refusals = []
        for name in game_names(variant):
            try:
                self._ask(f"set_game {name}", deadline)
                break
            except EntrantFault as fault:
                if fault.kind != "error":
                    raise
                refusals.append(fault.text)
        else:
            raise EntrantFault("error", f"it does not play {variant!r}: {'; '.join(refusals)}")
        self._ask("clear_board", deadline)

    def _ask(self, command: str, deadline: float) -> str:
        try:
            return self._program.ask(command, deadline)
        except EntrantFault as fault:
            self._answers = fault.kind == "error"
            said = self._program.last_words()
            raise EntrantFault(fault.kind, f"{fault.text}{'; it said: ' + said if said else ''}") from fault


def game_names(variant: PlacingVariant) -> list[str]:
    """What the game may be called, the name that all programs know first; ours has the unusual options."""
    root = sgf_of(record_of(PlacingPosition(variant)))
    usual = find_placing_variant(variant.id).chosen_texts
    options = [f"{name}={text}" for name, text in variant.chosen_texts.items() if usual.get(name) != text]
    own = [" ".join([variant.id, *(f'"{option}"' if " " in option else option for option in options)])]
    return own if OWN_PROPERTY in root.properties else [root.text("GM"), *own]


class _Program:
    """A process that is asked one line and answers with some; nothing it does can block us."""

    def __init__(self, command: Sequence[str]) -> None:
        self._errors: IO[bytes] = tempfile.TemporaryFile("a+b")  # noqa: SIM115  # open for as long as the program runs
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # so that it ends with all that it starts, and Ctrl-C is not its business
            )
        except OSError as error:
            self._errors.close()
            raise EntrantFault("died", f"{command[0]}: {error.strerror}") from error
        self.process = self._process.pid
        self._lines: queue.Queue[bytes | None] = queue.Queue(MOST_LINES)
        self._ended = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None  # it was asked for
        with suppress(ValueError, OSError):  # closed while we read
            while not self._ended and (line := self._process.stdout.readline(LONGEST_LINE)):
                self._lines.put(line)
        self._lines.put(None)

    def ask(self, command: str, deadline: float) -> str:
        """The answer to a command; a refusal is a fault of the kind `error`."""
        assert self._process.stdin is not None  # it was asked for
        try:
            self._process.stdin.write(f"{command}\n".encode())
            self._process.stdin.flush()
        except OSError as error:
            raise EntrantFault("died", f"the program is gone ({command})") from error
        lines = [self._line(command, deadline)]
        while not lines[-1].strip():  # an empty line or two may come first
            lines = [self._line(command, deadline)]
        if lines[0][:1] not in ("=", "?"):
            raise EntrantFault("nonsense", f"{quoted(lines[0].strip())} is no answer to {command}")
        length = 0
        while lines[-1].strip():
            lines.append(self._line(command, deadline))
            length += len(lines[-1])
            if length > LONGEST_ANSWER:
                raise EntrantFault("nonsense", f"the answer to {command} does not end")
        sign, text = lines[0][0], "\n".join([lines[0][1:], *lines[1:-1]]).strip()
        if sign == "?":
            raise EntrantFault("error", f"{command}: {quoted(text)}")
        return text

    def _line(self, command: str, deadline: float) -> str:
        try:
            line = self._lines.get(timeout=max(deadline - monotonic(), 0))
        except queue.Empty:
            raise EntrantFault("timeout", f"no answer to {command} in time") from None
        if line is None:
            raise EntrantFault("died", f"the program ended instead of answering {command}")
        return line.decode(errors="replace").rstrip("\r\n")

    def last_words(self) -> str:
        """The end of what it wrote to stderr."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(self._errors.tell() - TAIL, 0))
        return " ".join(self._errors.read().decode(errors="replace").split())

    def end(self) -> None:
        end_group(self.process)
        self._process.wait()
        self._ended = True
        patience = monotonic() + QUIT_SECONDS
        while self._reader.is_alive() and monotonic() < patience:
            with suppress(queue.Empty):
                while True:  # the reader may be waiting for room
                    self._lines.get_nowait()
            self._reader.join(0.01)
        # Where something that broke away from the program holds the line, the reader goes on and must keep its end.
        done = [self._process.stdin, self._errors, *([] if self._reader.is_alive() else [self._process.stdout])]
        for stream in filter(None, done):
            with suppress(OSError):  # what was not written any more does not matter
                stream.close()


def end_group(process: int) -> None:
    """End a program and all that it started, at once."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":  # no groups there: what it started itself goes on
            os.kill(process, signal.SIGTERM)
        else:
            os.killpg(process, signal.SIGKILL)
