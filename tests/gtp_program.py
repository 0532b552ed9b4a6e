"""The program behind a pipe, as a controller has it."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

COMMAND = [sys.executable, "-m", "cornerwise.cli", "gtp"]
QUICK = ("--nodes", "8", "--evaluator", "playouts", "--seed", "1")
"""So little thought that a whole game takes a moment."""


class Program:
    """Sends lines and reads answers."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def send(self, line: bytes) -> None:
        assert self.process.stdin
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def answer(self) -> str:
        """The next answer as it comes, without the empty line that ends it."""
        assert self.process.stdout
        lines: list[str] = []
        while not lines or lines[-1]:
            line = self.process.stdout.readline().decode()
            assert line.endswith("\n"), f"the program ended after {lines}"
            lines.append(line[:-1])
        return "\n".join(lines[:-1])

    def raw(self, line: str) -> str:
        self.send(line.encode())
        return self.answer()

    def ask(self, line: str) -> str:
        """The text of an answer that grants what was asked for."""
        answer = self.raw(line)
        assert answer.startswith("="), f"{line}: {answer}"
        return answer[1:].removeprefix(" ")

    def refused(self, line: str) -> str:
        """The text of an answer that refuses it, in one line."""
        answer = self.raw(line)
        assert answer.startswith("? ") and "\n" not in answer, f"{line}: {answer}"
        return answer[2:]


@contextmanager
def program(*arguments: str) -> Iterator[Program]:
    """The program, which must end by itself, quietly and well, once nobody asks any more."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, *arguments], stdin=pipe, stdout=pipe, stderr=pipe) as process:
        try:
            yield Program(process)
            out, err = process.communicate(timeout=60)
            assert (process.returncode, out, err) == (0, b"", b"")
        finally:
            process.kill()
