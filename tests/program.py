"""The command line as tests run it: its exit code, and the one line with which it refuses something."""

import pytest

from cornerwise.cli import main

Captured = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    """The exit code of the program."""
    try:
        return main(arguments)
    except SystemExit as stop:
        return int(stop.code or 0)


def refused(capsys: Captured, *arguments: str) -> str:
    """The one line with which the program refuses something."""
    assert run(*arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("cornerwise: ") and captured.err.count("\n") == 1
    return captured.err.removeprefix("cornerwise: ").strip()
