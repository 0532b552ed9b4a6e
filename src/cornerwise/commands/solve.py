"""`cornerwise solve`: finds a complete solo game, from the empty board or from a game in a file."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import Parsers, add_option, chosen_game, whole_number, write_output
from cornerwise.commands.files import load_games
from cornerwise.errors import CornerwiseError, RecordError
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.position import Position
from cornerwise.solo.completion import make_search
from cornerwise.solo.progress import check_solo

if TYPE_CHECKING:
    from cornerwise.solo.search import Search

EXAMPLES = """\
examples:
  cornerwise solve classic-solo -o game.json
  cornerwise solve trigon-solo --seed 7 --option strict-corners=on
  cornerwise solve classic-solo --from mine.json --seconds 30

exit codes:
  0    a complete game was found
  1    not in this time, or there is none; the best game is written all the same
  130  stopped with Ctrl-C; the best game is written all the same
"""
FOUND, NOT_FOUND, INTERRUPTED = 0, 1, 130
STDOUT = "-"


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("solve", help="find a complete solo game", epilog=EXAMPLES)
    parser.description = "Looks for a way to place all pieces of a solo game and writes it as a record."
    parser.add_argument("game", metavar="GAME", help="classic-solo or trigon-solo")
    parser.add_argument("--from", dest="file", metavar="FILE", help="go on with a record or .blksgf file, - for stdin")
    parser.add_argument(
        "--seconds", type=whole_number(1, 604_800), default=300, metavar="N", help="give up after N seconds (300)"
    )
    parser.add_argument("--seed", type=whole_number(0, 999_999_999), default=0, metavar="N", help="another search (0)")
    parser.add_argument(
        "--workers", type=whole_number(1, 64), default=1, metavar="N", help="threads for proofs (1: repeatable)"
    )
    parser.add_argument(
        "-o", "--output", metavar="FILE", default=STDOUT, help="where to write the record; printed if not given"
    )
    add_option(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    search = make_search(_position(arguments), seed=arguments.seed, workers=arguments.workers)
    try:
        seconds = _searched(search, arguments.seconds)
    except KeyboardInterrupt:
        _write(search, arguments.output)
        _tell(f"interrupted: {search.placed} of {search.total} placed")
        return INTERRUPTED
    _write(search, arguments.output)
    _tell(_summary(search, seconds))
    return FOUND if search.answer == "yes" else NOT_FOUND


def _write(search: "Search", output: str) -> None:
    write_output(format_record(record_of(search.game())), output)


def _position(arguments: Namespace) -> Position:
    wanted = check_solo(chosen_game(arguments.game, arguments))
    if not arguments.file:
        return Position(wanted)
    if arguments.option:
        raise CornerwiseError(arguments.option, "--from takes the options from the file")
    games = load_games(arguments.file)
    if len(games) > 1:
        raise RecordError(len(games), f"{arguments.file}: there are {len(games)} games in it, not one")
    position = games[0].position
    if not isinstance(position, Position) or position.variant.id != wanted.id:
        raise RecordError(position, f"{arguments.file}: a game of {position.variant.id}, not of {wanted.id}")
    return position


def _searched(search: "Search", seconds: float) -> float:
    """Search behind a display; gives the seconds that took."""
    from cornerwise.solo.solver import Clock

    clock = Clock(seconds)
    with _display(search) as show:
        while search.answer == "unknown" and clock.left:
            search.step(clock)
            show()
    return clock.elapsed


@contextmanager
def _display(search: "Search") -> Iterator[Callable[[], None]]:
    """The best so far, what is being done and for how long, on stderr where that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    err = Console(stderr=True)
    columns = (TextColumn("best {task.completed} of {task.total}"), BarColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TextColumn("{task.description}"), console=err, transient=True, disable=not err.is_terminal
    ) as bar:
        task = bar.add_task(search.phase, total=search.total)
        yield lambda: bar.update(task, completed=search.placed, description=search.phase)


def _summary(search: "Search", elapsed: float) -> str:
    if search.answer == "yes":
        return f"all {search.total} pieces placed, found in {elapsed:.1f} s"
    best = f"the best game places {search.placed} of {search.total}"
    if search.answer == "unknown":
        return f"nothing found in {elapsed:.0f} s; {best}"
    return f"not all pieces can be placed: {search.reason or 'every way was tried'}"


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
