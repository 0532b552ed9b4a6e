"""The standings table of the arena."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from datetime import timedelta
from json import dumps
from time import monotonic
from typing import TYPE_CHECKING

from cornerwise.commands.console import console, say
from cornerwise.commands.numbers import decimal, percent
from cornerwise.locales.terminal_language import here, t

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from cornerwise.engine.arena import Progress, RunPlan, Sprt, Standing
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
            rows = progress.standing().rows
            ratings = (f"{row.name} {decimal(row.elo, signed=True)}±{decimal(row.error)}" for row in rows)
            line = t(
                "cli-arena-progress",
                done=progress.done,
                total=progress.total,
                pace=_pace(progress, begun),
                standing=", ".join(ratings),
            )
            sys.stderr.write(f"{line}\n")
        sys.stderr.flush()

    return report


def _pace(progress: "Progress", begun: float) -> str:
    """How fast it goes, and how long it takes at that."""
    played, seconds = progress.done - progress.earlier, monotonic() - begun
    if not played or not seconds:
        return ""
    left = timedelta(seconds=round((progress.total - progress.done) * seconds / played))
    return t("cli-arena-pace", rate=decimal(played / seconds, 2), left=str(left))


def _table(standing: "Standing") -> "Table":
    from rich.table import Table

    table = Table(box=None)
    table.add_column(t("cli-arena-column-entrant"), overflow="fold")
    for name in ("elo", "error", "games", "share", "points", "seconds", "longest", "faults"):
        table.add_column(t(f"cli-arena-column-{name}"), justify="right")
    for row in sorted(standing.rows, key=lambda row: -row.elo):
        table.add_row(
            row.name,
            decimal(row.elo, 1, signed=True),
            decimal(row.error, 1),
            here().number(row.games),
            percent(row.share, 1),
            decimal(row.points, 1),
            decimal(row.seconds, 3),
            decimal(row.longest, 3),
            str(row.faults or "-"),
        )
    return table


def print_standing(plan: "RunPlan", standing: "Standing", sprt: "Sprt | None", *, json: bool) -> None:
    """The table of a run with what follows from it, or the same as data."""
    if json:
        say(dumps({"game": plan.game, "options": dict(plan.options), **asdict(standing)}, indent=2))
        return
    console().print(_table(standing))
    first, second, *_ = (entrant.name for entrant in plan.entrants)
    if duel := standing.duel:
        say(
            t(
                "cli-arena-duel",
                first=first,
                second=second,
                share=percent(duel.score, 1),
                wins=duel.wins,
                draws=duel.draws,
                losses=duel.losses,
                elo=decimal(duel.elo, 1, signed=True),
                error=decimal(duel.error, 1),
            )
        )
        if duel.pentanomial:
            say(t("cli-arena-pairs", counts=", ".join(map(str, duel.pentanomial))))
    if (state := standing.sprt) and sprt:
        bounds = {"elo0": f"{sprt.elo0:g}", "elo1": f"{sprt.elo1:g}"}
        verdict = t(f"cli-arena-verdict-{state.verdict}", **bounds)
        llr, lower, upper = (decimal(value, 2) for value in (state.llr, state.lower, state.upper))
        say(t("cli-arena-test", verdict=verdict, llr=llr, lower=lower, upper=upper, **bounds))
    say(t("cli-arena-played", count=standing.games, game=plan.game))
