"""Output for people: tables and colours on stdout, progress on stderr. Rich is loaded only when needed."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

Advance = Callable[[float, str], None]
"""Told how much of the work is done, from 0 to 1, and what is being done."""
REDRAW = 0.05
"""Seconds between two changes of a progress bar; work may report far more often."""


def say(line: str = "") -> None:
    """A plain line on standard output, at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def console() -> "Console":
    """Standard output. Colours appear only on a terminal, and not where NO_COLOR is set."""
    from rich.console import Console

    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def print_drawing(text: str) -> None:
    """Print a drawing with terminal colours in as many of them as this terminal has."""
    from rich.text import Text

    console().print(Text.from_ansi(text), soft_wrap=True)


def printable(text: str) -> str:
    """A text out of a file without the signs that would steer the terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)


def has_colours() -> bool:
    """Whether standard output shows colours."""
    out = console()
    return out.color_system is not None and not out.no_color


@contextmanager
def progress(title: str, *, beside_output: bool = False) -> Iterator[Advance]:
    """A progress bar on stderr for as long as the work takes, where stderr is a terminal.

    Work that prints while it goes on is `beside_output`: on a terminal its lines are progress enough.
    """
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    err = Console(stderr=True)
    hidden = not err.is_terminal or (beside_output and sys.stdout.isatty())
    shown_at = 0.0

    def advance(done: float, what: str) -> None:
        nonlocal shown_at
        if monotonic() - shown_at > REDRAW:
            shown_at = monotonic()
            bar.update(task, completed=done, description=what)

    with Progress(*columns, console=err, transient=True, disable=hidden, redirect_stdout=False) as bar:
        task = bar.add_task(title, total=1.0)
        yield advance
