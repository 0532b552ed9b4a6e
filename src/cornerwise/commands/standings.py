"""How a run of the arena is shown: its table under way and at the end."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import timedelta
from json import dumps
from time import monotonic
from typing import TYPE_CHECKING

from cornerwise.commands.console import console, say

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from cornerwise.engine.arena import Progress, Settings, Sprt, Standing
    from cornerwise.engine.arena.tournament import Report

REDRAW = 1.0
"""Seconds between two tables on a terminal."""
PLAIN = 10.0
"""Seconds between two lines elsewhere."""


@contextmanager
def display() -> "Iterator[Report]":
    """How the games go on: a bar and a table on a terminal, a line now and then elsewhere."""
    from rich.console import Console

    err = Console(stderr=True, highlight=False)
    if err.is_terminal:
        with _live(err) as report:
            yield report
    else:
        yield _plain()


@contextmanager
def _live(err: "Console") -> "Iterator[Report]":
    from rich.console import Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, TextColumn
    from rich.progress import Progress as Bar
    from rich.text import Text

    columns: list[ProgressColumn] = [MofNCompleteColumn(), BarColumn(), TextColumn("{task.description}")]
    bar = Bar(*columns, console=err)
    shown_at = begun = monotonic()
    with Live(bar, console=err, transient=True, refresh_per_second=4) as live:
        game_bar = bar.add_task("", total=None)

        def report(progress: "Progress") -> None:
            nonlocal shown_at
            if progress.last and progress.last.fault:
                live.console.print(Text(progress.last.complaint, style="red"))
            bar.update(game_bar, total=progress.total, completed=progress.done, description=_pace(progress, begun))
            if progress.last is None or monotonic() - shown_at > REDRAW:
                shown_at = monotonic()
                live.update(Group(_table(progress.standing()), bar))

        yield report


def _plain() -> "Report":
    said_at = begun = monotonic()

    def report(progress: "Progress") -> None:
        nonlocal said_at
        if progress.last and progress.last.fault:
            sys.stderr.write(f"{progress.last.complaint}\n")
        if monotonic() - said_at > PLAIN:
            said_at = monotonic()
            rows = ", ".join(f"{row.name} {row.elo:+.0f}±{row.error:.0f}" for row in progress.standing().rows)
            sys.stderr.write(f"{progress.done} of {progress.total} games, {_pace(progress, begun)}: {rows}\n")
        sys.stderr.flush()

    return report


def _pace(progress: "Progress", begun: float) -> str:
    """How fast it goes, and how long it takes at that."""
    played, seconds = progress.done - progress.earlier, monotonic() - begun
    if not played or not seconds:
        return ""
    left = timedelta(seconds=round((progress.total - progress.done) * seconds / played))
    return f"{played / seconds:.2f} games/s, {left} left"


def _table(standing: "Standing") -> "Table":
    from rich.table import Table

    table = Table(box=None)
    table.add_column("entrant", overflow="fold")
    for title in ("elo", "±95%", "games", "win share", "points", "s/move", "longest", "faults"):
        table.add_column(title, justify="right")
    for row in sorted(standing.rows, key=lambda row: -row.elo):
        table.add_row(
            row.name,
            f"{row.elo:+.1f}",
            f"{row.error:.1f}",
            str(row.games),
            f"{row.share:.1%}",
            f"{row.points:.1f}",
            f"{row.seconds:.3f}",
            f"{row.longest:.3f}",
            str(row.faults or "-"),
        )
    return table


def print_standing(settings: "Settings", standing: "Standing", sprt: "Sprt | None", *, json: bool) -> None:
    """The table of a run with what follows from it, or the same as data."""
    if json:
        say(dumps({"game": settings.game, "options": dict(settings.options), **asdict(standing)}, indent=2))
        return
    console().print(_table(standing))
    first, second, *_ = (entrant.name for entrant in settings.entrants)
    if duel := standing.duel:
        say(
            f"{first} against {second}: {duel.score:.1%}, {duel.wins} won, {duel.draws} drawn, {duel.losses} lost; "
            f"Elo {duel.elo:+.1f} ± {duel.error:.1f}"
        )
        if duel.pentanomial:
            say(f"pairs by score 0, ½, 1, 1½, 2: {', '.join(map(str, duel.pentanomial))}")
    if (state := standing.sprt) and sprt:
        verdict = {
            "yes": f"at least {sprt.elo1:g} is true",
            "no": f"at most {sprt.elo0:g} is true",
            "open": "undecided",
        }
        bounds = f"{state.lower:.2f} to {state.upper:.2f}"
        say(f"SPRT {sprt.elo0:g} against {sprt.elo1:g}: {verdict[state.verdict]}, LLR {state.llr:.2f} ({bounds})")
    say(f"{standing.games} games of {settings.game}")
