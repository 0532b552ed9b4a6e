"""`cornerwise review`: how a game stood at every move, and which moves cost most."""

import json
from argparse import Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from cornerwise.commands.analyse import values
from cornerwise.commands.arguments import Parsers, described, whole_number
from cornerwise.commands.console import console, progress, say
from cornerwise.commands.files import load_games, pick
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.review import Review, review
from cornerwise.engine.settings import Settings
from cornerwise.records.record import record_of
from cornerwise.rules.start import AnyPosition

if TYPE_CHECKING:
    from rich.table import Table

USUAL = Settings(level=6)
EXAMPLES = """\
examples:
  cornerwise review game.json
  cornerwise review game.json --level 8 --threads 2
  cornerwise review games.blksgf --game 2 --json > review.json
"""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("review", help="name the moves of a game that cost most", epilog=EXAMPLES)
    parser.description = "Searches every position of a game and shows what its moves were worth."
    parser.add_argument("file", metavar="FILE", help="a record or .blksgf file, - for standard input")
    parser.add_argument(
        "--game", type=whole_number(1, 99999), default=1, metavar="N", help="the N-th game of the file (1)"
    )
    parser.add_argument("--costly", type=whole_number(0, 99), default=3, metavar="N", help="name so many (3)")
    parser.add_argument("--json", action="store_true", help="everything as JSON")
    add_strength(parser, USUAL)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    games = dict(enumerate(load_games(arguments.file), 1))
    game = pick(games, arguments.game).position
    with progress("searching") as advance:
        found = review(
            record_of(game),
            strength(arguments, USUAL).make_engine(),
            lambda done, plies: advance(done / plies, f"move {done} of {plies}"),
        )
    if arguments.json:
        say(json.dumps(_as_data(game, found), indent=2))
        return 0
    say(described(game.variant))
    console().print(_table(game, found))
    for move in found.costly(arguments.costly):
        best = game.format(move.best.move)
        say(
            f"move {move.ply + 1}: {move.turn} {game.format(move.move)} cost {100 * move.lost:.0f} % of the win "
            f"and {move.points_lost:.0f} points; better was {best}"
        )
    return 0


def _table(game: AnyPosition, found: Review) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    table.add_column("move", justify="right")
    table.add_column("")
    table.add_column("made")
    for seat in range(game.variant.seats):
        table.add_column(f"seat {seat}", justify="right")
    table.add_column("cost", justify="right")
    for move in found.moves:
        cost = f"{100 * move.lost:.0f} %" if move.lost >= 0.005 else ""
        table.add_row(str(move.ply + 1), move.turn, game.format(move.move), *values(game, move.value), cost)
    if found.end is not None:
        table.add_row("end", "", "", *values(game, found.end), "")
    return table


def _as_data(game: AnyPosition, found: Review) -> dict[str, object]:
    moves = [
        {
            "ply": move.ply,
            "turn": move.turn,
            "seat": move.seat,
            "move": game.format(move.move),
            "best": game.format(move.best.move),
            "line": [game.format(step) for step in move.best.moves],
            "value": asdict(move.value),
            "lost": move.lost,
            "points_lost": move.points_lost,
        }
        for move in found.moves
    ]
    return {"variant": game.variant.id, "moves": moves, "end": asdict(found.end) if found.end else None}
