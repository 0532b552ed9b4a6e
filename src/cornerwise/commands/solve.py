"""`cornerwise solve`: finds a complete solo game, from the empty board or from a game in a file."""

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import add_option, chosen_game, whole_number, write_output
from cornerwise.commands.files import load_game
from cornerwise.commands.numbers import decimal
from cornerwise.commands.parser import Parser, epilog, examples, glossary
from cornerwise.errors import CornerwiseError, RecordError
from cornerwise.locales.terminal_language import t
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.solo.completion import make_search
from cornerwise.solo.progress import check_solo

if TYPE_CHECKING:
    from cornerwise.solo.search import Search

EXAMPLES = """
cornerwise solve classic-solo -o game.json
cornerwise solve trigon-solo --seed 7 --option strict-corners=on
cornerwise solve classic-solo --from mine.json --seconds 30
"""
FOUND, NOT_FOUND, INTERRUPTED = 0, 1, 130
STDOUT = "-"


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-solve-about")
    codes = {
        str(FOUND): t("cli-solve-code-found"),
        str(NOT_FOUND): t("cli-solve-code-not"),
        str(INTERRUPTED): t("cli-solve-code-stopped"),
    }
    parser.epilog = epilog(examples(EXAMPLES), glossary(t("cli-solve-codes"), codes))
    parser.add_argument("game", metavar="GAME", help=t("cli-solve-game"))
    parser.add_argument("--from", dest="file", metavar="FILE", help=t("cli-solve-from"))
    parser.add_argument(
        "--seconds", type=whole_number(1, 604_800), default=300, metavar="N", help=t("cli-solve-seconds")
    )
    parser.add_argument("--seed", type=whole_number(0, 999_999_999), default=0, metavar="N", help=t("cli-solve-seed"))
    parser.add_argument("--workers", type=whole_number(1, 64), default=1, metavar="N", help=t("cli-solve-workers"))
    parser.add_argument("-o", "--output", metavar="FILE", default=STDOUT, help=t("cli-solve-output"))
    add_option(parser)


def run(arguments: Namespace) -> int:
    search = make_search(_position(arguments), seed=arguments.seed, workers=arguments.workers)
    try:
        seconds = _searched(search, arguments.seconds)
    except KeyboardInterrupt:
        _write(search, arguments.output)
        _tell(t("cli-solve-interrupted", placed=search.placed, total=search.total))
        return INTERRUPTED
    _write(search, arguments.output)
    _tell(_summary(search, seconds))
    return FOUND if search.answer == "yes" else NOT_FOUND


def _write(search: "Search", output: str) -> None:
    write_output(format_record(record_of(search.game())), output)


def _position(arguments: Namespace) -> PlacingPosition:
    wanted = check_solo(chosen_game(arguments.game, arguments))
    if not arguments.file:
        return PlacingPosition(wanted)
    if arguments.option:
        raise CornerwiseError(arguments.option, "cli-solve-options-in-file")
    position = load_game(arguments.file).position
    if position.variant.id != wanted.id:
        names = {"found": position.variant.id, "wanted": wanted.id}
        raise RecordError(position, "cli-solve-other-game", file=arguments.file, **names)
    return need_placing_position(position)


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
    best, phase = TextColumn("{task.fields[best]}"), TextColumn("{task.description}")
    columns = (best, BarColumn(), TimeElapsedColumn(), phase)
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=search.total, best="")

        def show() -> None:
            best = t("cli-solve-best", placed=search.placed, total=search.total)
            bar.update(task, completed=search.placed, best=best, description=t(f"cli-solve-{search.phase}"))

        show()
        yield show


def _summary(search: "Search", elapsed: float) -> str:
    if search.answer == "yes":
        return t("cli-solve-found", total=search.total, seconds=decimal(elapsed, 1))
    if search.answer == "unknown":
        return t("cli-solve-nothing", seconds=decimal(elapsed), placed=search.placed, total=search.total)
    return t("cli-solve-impossible", reason=search.reason or t("cli-solve-tried"))


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
