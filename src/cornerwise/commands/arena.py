"""`cornerwise arena`: plays computer players against each other and rates them."""

import json
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import Parsers, add_option, chosen_game, whole_number
from cornerwise.commands.console import console, say
from cornerwise.errors import CornerwiseError

if TYPE_CHECKING:
    from rich.table import Table

    from cornerwise.engine.arena import Pool, Settings, Sprt, Standing
    from cornerwise.engine.arena.tournament import Progress, Report

EXAMPLES = """\
players:
  random  greedy  level-1 .. level-9
  level-3:nodes=5000,threads=1    with options of the engine
  gtp:COMMAND LINE                a program that speaks GTP
  py:MODULE:NAME                  called with a seed, it makes a player
  NAME=PLAYER                     any of these under another name

examples:
  cornerwise arena --game duo --player level-3 --player level-4 --out results
  cornerwise arena --game duo --player new=level-5:nodes=900 --player level-5 \\
      --games 20000 --sprt 0 10 --out test
  cornerwise arena --show results

The same line again goes on where a run was stopped. See docs/arena.md.
"""
INTERRUPTED = 130
MOST_GAMES = 99_999_999
REDRAW = 1.0
"""Seconds between two tables on a terminal."""
PLAIN = 10.0
"""Seconds between two lines elsewhere."""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("arena", help="play computer players against each other", epilog=EXAMPLES)
    parser.description = "Plays computer players against each other in paired games and rates them."
    add = parser.add_argument
    add("--game", metavar="GAME", help="what is played, as `cornerwise games` lists it")
    add("--player", metavar="PLAYER", action="append", default=[], help="who plays; two or more")
    add("--games", type=whole_number(1, MOST_GAMES), default=200, metavar="N", help="how many at most (200)")
    add("--out", metavar="FOLDER", help="where results are kept; without it they are only shown")
    add("--jobs", type=whole_number(1, 4096), metavar="N", help="games at a time (one for every processor)")
    add("--seed", type=whole_number(0, 999_999_999), default=0, metavar="N", help="other openings, other dice (0)")
    add("--opening-plies", type=whole_number(0, 200), metavar="N", help="moves at random before the players take over")
    add("--move-timeout", type=_seconds, default=60.0, metavar="S", help="seconds after which a move is lost (60)")
    add("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"), help="stop when it is clear which is true")
    add("--alpha", type=_chance, default=0.05, metavar="P", help="how often ELO1 may be believed wrongly (0.05)")
    add("--beta", type=_chance, default=0.05, metavar="P", help="how often ELO0 may be believed wrongly (0.05)")
    add("--json", action="store_true", help="print the summary as data")
    add("--show", metavar="FOLDER", help="show the table of a folder and play nothing")
    add_option(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    from cornerwise.engine.arena import Standing, show
    from cornerwise.engine.arena import run as play

    sprt = _sprt(arguments)
    if arguments.show:
        _print(*show(arguments.show, sprt), sprt, arguments)
        return 0
    settings = _settings(arguments)
    standing: Standing | None = None
    with _display(settings) as report, suppress(KeyboardInterrupt):
        standing = play(
            settings,
            folder=arguments.out and Path(arguments.out),
            games=arguments.games,
            sprt=sprt,
            jobs=arguments.jobs,
            pool=_pool(arguments),
            report=report,
        )
    if standing is None:
        return _interrupted(settings, sprt, arguments)
    _print(settings, standing, sprt, arguments)
    return 0


def _interrupted(settings: "Settings", sprt: "Sprt | None", arguments: Namespace) -> int:
    from cornerwise.engine.arena import show

    if arguments.out:
        _print(settings, show(arguments.out, sprt)[1], sprt, arguments)
    again = "; the same command goes on from here" if arguments.out else ""
    sys.stderr.write(f"interrupted{again}\n")
    return INTERRUPTED


def _settings(arguments: Namespace) -> "Settings":
    from cornerwise.engine.arena import Settings, parse_entrant

    if not arguments.game:
        raise CornerwiseError(None, "which game? (--game GAME, or --show FOLDER)")
    variant = chosen_game(arguments.game, arguments)
    return Settings(
        game=variant.id,
        options=variant.chosen,
        entrants=tuple(map(parse_entrant, arguments.player)),
        seed=arguments.seed,
        opening_plies=arguments.opening_plies,
        move_timeout=arguments.move_timeout,
    )


def _sprt(arguments: Namespace) -> "Sprt | None":
    from cornerwise.engine.arena import Sprt

    if not arguments.sprt:
        return None
    elo0, elo1 = arguments.sprt
    if not elo0 < elo1:
        raise CornerwiseError(arguments.sprt, f"--sprt: {elo0:g} must be less than {elo1:g}")
    return Sprt(elo0, elo1, arguments.alpha, arguments.beta)


def _pool(arguments: Namespace) -> "Pool | None":
    return None


def _seconds(text: str) -> float:
    seconds = _number(text)
    if not 0 < seconds < 1e6:
        raise ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _chance(text: str) -> float:
    chance = _number(text)
    if not 0 < chance < 0.5:
        raise ArgumentTypeError(f"{text!r} is not between 0 and 0.5")
    return chance


def _number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is no number") from None


# What is shown


@contextmanager
def _display(settings: "Settings") -> "Iterator[Report]":
    """How the games go on: a bar and a table on a terminal, a line now and then elsewhere."""
    from rich.console import Console

    err = Console(stderr=True, highlight=False)
    if err.is_terminal:
        with _live(err) as report:
            yield report
    else:
        yield _plain()


@contextmanager
def _live(err: "object") -> "Iterator[Report]":
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    assert isinstance(err, Console)
    columns: list[ProgressColumn] = [MofNCompleteColumn(), BarColumn(), TextColumn("{task.description}")]
    bar = Bar(*columns, TimeRemainingColumn(), console=err)
    shown_at = begun = monotonic()
    with Live(bar, console=err, transient=True, refresh_per_second=4) as live:
        game_bar = bar.add_task("", total=None)

        def report(progress: "Progress") -> None:
            nonlocal shown_at
            if progress.last and progress.last.fault:
                live.console.print(progress.last.complaint, style="red", markup=False)
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
    left = (progress.total - progress.done) * seconds / played
    return (
        f"{played / seconds:.2f} games/s, {left / 60:.0f} min left" if left > 90 else f"{played / seconds:.2f} games/s"
    )


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


def _print(settings: "Settings", standing: "Standing", sprt: "Sprt | None", arguments: Namespace) -> None:
    if arguments.json:
        say(json.dumps({"game": settings.game, "options": dict(settings.options), **asdict(standing)}, indent=2))
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
