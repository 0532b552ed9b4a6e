"""`cornerwise explore`: which moves were made in a position, how often, and how those games ended."""

import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from cornerwise.commands.arguments import add_option, chosen_variant, described, whole_number
from cornerwise.commands.console import console, progress, say
from cornerwise.commands.files import at_ply, game_files, load_game
from cornerwise.commands.numbers import decimal, percent
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.pictures import print_position
from cornerwise.errors import CornerwiseError, UnknownVariant
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

EXAMPLES = """
cornerwise explore build
cornerwise explore show duo
cornerwise explore show games.db duo
cornerwise explore show games.db duo --moves e10,e11,f11
cornerwise explore show games.db game.json --ply 6
cornerwise explore add games.db results game.blksgf
cornerwise explore make engine-games --game duo --count 20000 --jobs 8
cornerwise explore pack collection engine-games
"""
COUNT = 1000
MOST_SHOWN = 20


def add_arguments(parser: Parser) -> None:
    from cornerwise.explorer.make import NODES

    parser.description = t("cli-explore-about")
    parser.epilog = examples(EXAMPLES)
    add = parser.add_argument
    add("work", choices=list(_WORKS), metavar="|".join(_WORKS), help=t("cli-explore-work"))
    add("path", metavar="PATH", nargs="?", help=t("cli-explore-path"))
    add("source", metavar="FILE|GAME", nargs="*", help=t("cli-explore-source"))
    add("--moves", nargs="+", default=[], metavar="MOVE", help=t("cli-draw-moves"))
    add("--ply", type=whole_number(0, 9999), metavar="N", help=t("cli-arg-ply"))
    add_option(parser)
    add("--game", metavar="GAME", action="append", default=[], help=t("cli-puzzles-game"))
    count = t("cli-with-default", about=t("cli-explore-count"), default=str(COUNT))
    add("--count", type=whole_number(1, 9_999_999), default=COUNT, metavar="N", help=count)
    nodes = t("cli-with-default", about=t("cli-explore-nodes"), default=str(NODES))
    add("--nodes", type=whole_number(1, 999_999_999), default=NODES, metavar="N", help=nodes)
    jobs = t("cli-with-default", about=t("cli-arena-jobs"), default="1")
    add("--jobs", type=whole_number(1, 999), default=1, metavar="N", help=jobs)


def run(arguments: Namespace) -> int:
    if arguments.path is None and arguments.work != "build":
        raise CornerwiseError(None, "cli-explore-one" if arguments.work == "show" else "cli-explore-needs-path")
    return _WORKS[arguments.work](arguments)


def _show(arguments: Namespace) -> int:
    from cornerwise.explorer import Explorer

    path = arguments.path
    if not arguments.source:  # only the game: its file is that of the collection
        path, arguments.source = _built(), [path]
    position = _position(arguments)
    if not Path(path).exists():
        raise FileNotFoundError(2, os.strerror(2), path)
    with Explorer(path) as explorer:
        made = explorer.moves(position)
    say(described(position.variant))
    print_position(position)
    if not made:
        say(t("cli-explore-nothing"))
        return 0

    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    table.add_column(t("cli-column-move"))
    for title in ("cli-explore-column-games", "cli-explore-column-won", "cli-explore-column-margin"):
        table.add_column(t(title), justify="right")
    for played in made[:MOST_SHOWN]:
        numbers = here().number(played.games), percent(played.share), decimal(played.margin, 1, signed=True)
        table.add_row(position.format(played.move), *numbers)
    console().print(table)
    say(t("cli-explore-shown", shown=len(made[:MOST_SHOWN]), moves=len(made), games=sum(m.games for m in made)))
    return 0


def _built() -> Path:
    """The file that was built of the collection; an error that says how to build it where there is none."""
    from cornerwise.explorer.collection import built_file

    file = built_file()
    if file is None or not file.exists():
        raise CornerwiseError(file, "cli-explore-not-built", command="cornerwise explore build")
    return file


def _position(arguments: Namespace) -> Position:
    """The game of a file as it stood, or one that begins, with some moves more."""
    if len(arguments.source) != 1:
        raise CornerwiseError(None, "cli-explore-one")
    (source,) = arguments.source
    try:
        position = start(chosen_variant(source, arguments))
    except UnknownVariant:
        if not Path(source).exists():
            raise
        position = load_game(source).position
    position = at_ply(position, arguments.ply)
    for move in arguments.moves:
        position.push(move)
    return position


def _add(arguments: Namespace) -> int:
    from cornerwise.explorer import Explorer
    from cornerwise.explorer.make import read_games

    files = [file for path in arguments.source for file in game_files(path)]
    with Explorer(arguments.path) as explorer, progress("", beside_output=True) as advance:

        def games() -> Iterator[Position]:
            for number, file in enumerate(files):
                advance(number / len(files), file)
                yield from read_games(Path(file))

        added = explorer.add(games())
    say(t("cli-explore-added", count=added))
    return 0


def _make(arguments: Namespace) -> int:
    from cornerwise.explorer.make import make_games

    for name in arguments.game:
        variant = find_placing_variant(name)
        with progress(variant.id) as advance:

            def report(done: int, game: str = variant.id) -> None:
                advance(done / arguments.count, f"{game} {done}/{arguments.count}")

            options = {"nodes": arguments.nodes, "jobs": arguments.jobs}
            file = make_games(variant, Path(arguments.path), arguments.count, **options, report=report)
        say(str(file))
    return 0


def _build(arguments: Namespace) -> int:
    from cornerwise.explorer.collection import PLACE, build, built_file

    file = Path(arguments.path) if arguments.path else built_file()
    if file is None:
        raise CornerwiseError(PLACE, "cli-explore-needs-path")
    with progress(str(file)) as advance:
        count = build(file, lambda done, count: advance(done / max(1, count), f"{done}/{count}"))
    say(t("cli-explore-built", count=count, file=str(file)))
    return 0


def _pack(arguments: Namespace) -> int:
    """A file of the collection for every kind of game, to make another collection; no game is in it twice."""
    from cornerwise.explorer.collection import SUFFIX
    from cornerwise.explorer.index import flat_position
    from cornerwise.explorer.keys import DifferentGames
    from cornerwise.explorer.make import read_games
    from cornerwise.explorer.packed import pack

    folder = Path(arguments.path)
    folder.mkdir(parents=True, exist_ok=True)
    for file in (file for path in arguments.source for file in game_files(path)):
        different = DifferentGames()
        played = (flat_position(game) for game in read_games(Path(file)) if game.outcome())
        games = [game for game in played if different.add(game.variant, game.moves)]
        packed = folder / f"{games[0].variant.id}{SUFFIX}"
        packed.write_bytes(pack(games))
        say(t("cli-explore-packed", file=str(packed), count=len(games), size=packed.stat().st_size))
    return 0


_WORKS = {"show": _show, "add": _add, "build": _build, "make": _make, "pack": _pack}
