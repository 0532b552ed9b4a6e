"""`cornerwise puzzles`: finds puzzles in games of the engine, and proves those that there are."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import whole_number
from cornerwise.commands.console import progress, say
from cornerwise.commands.numbers import decimal
from cornerwise.commands.parser import Parser, examples
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import find_variant
from cornerwise.locales.terminal_language import said, t

if TYPE_CHECKING:
    from cornerwise.puzzles.puzzle import Puzzle

EXAMPLES = """
cornerwise puzzles make FOLDER --game duo --count 200
cornerwise puzzles verify
cornerwise puzzles verify --sample 5
cornerwise puzzles verify FOLDER/duo.jsonl.xz
"""
COUNT = 150


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-puzzles-about")
    parser.epilog = examples(EXAMPLES)
    add = parser.add_argument
    add("work", choices=["make", "verify"], metavar="make|verify")
    add("path", metavar="PATH", nargs="?", help=t("cli-puzzles-path"))
    add("--game", metavar="GAME", action="append", default=[], help=t("cli-puzzles-game"))
    count = t("cli-with-default", about=t("cli-puzzles-count"), default=str(COUNT))
    add("--count", type=whole_number(1, 99_999), default=COUNT, metavar="N", help=count)
    add("--sample", type=whole_number(1, 99_999), metavar="N", help=t("cli-puzzles-sample"))
    add("--seed", type=whole_number(0, 999_999_999), default=0, metavar="N", help=t("cli-arena-seed"))


def run(arguments: Namespace) -> int:
    return _make(arguments) if arguments.work == "make" else _verify(arguments)


def _make(arguments: Namespace) -> int:
    from cornerwise.puzzles.find import puzzle_variants
    from cornerwise.puzzles.make import Progress, make_puzzles

    if not arguments.path:
        raise CornerwiseError(None, "cli-puzzles-where")
    games = _games(arguments)
    for variant in puzzle_variants():
        if games and variant.id not in games:
            continue
        with progress(variant.id) as advance:

            def report(made: Progress) -> None:
                advance(len(made.puzzles) / made.wanted, f"{made.game} {len(made.puzzles)}/{made.wanted}")

            count = make_puzzles(variant, Path(arguments.path), arguments.count, arguments.seed, report)
        say(t("cli-puzzles-made", game=variant.id, count=count))
    return 0


def _verify(arguments: Namespace) -> int:
    from cornerwise.puzzles.verify import UnprovenPuzzle, verify

    puzzles = list(_chosen(arguments))
    began, wrong = monotonic(), 0
    with progress("", beside_output=True) as advance:
        for number, puzzle in enumerate(puzzles):
            advance(number / len(puzzles), puzzle.game)
            try:
                verify(puzzle)
            except UnprovenPuzzle as error:
                wrong += 1
                say(said(error.phrase))
    say(t("cli-puzzles-proven", count=len(puzzles) - wrong, seconds=decimal(monotonic() - began, 1)))
    return 1 if wrong else 0


def _chosen(arguments: Namespace) -> "Iterator[Puzzle]":
    """The puzzles of a file, or those that come with the package; of every game all or some."""
    from cornerwise.puzzles.collection import puzzle_games, shipped_puzzles, unpack

    if arguments.path:
        by_game = [unpack(Path(arguments.path).read_bytes())]
    else:
        games = _games(arguments)
        by_game = [list(shipped_puzzles(game)) for game in puzzle_games() if not games or game in games]
    rng = Random(arguments.seed)
    for puzzles in by_game:
        yield from rng.sample(puzzles, min(arguments.sample or len(puzzles), len(puzzles)))


def _games(arguments: Namespace) -> set[str]:
    return {find_variant(name).id for name in arguments.game}
