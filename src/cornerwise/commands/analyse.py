"""`cornerwise analyse`: what the engine thinks of a position."""

from argparse import Namespace
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import Parsers, described, whole_number
from cornerwise.commands.console import console, say
from cornerwise.commands.files import at_ply, load_games, pick
from cornerwise.commands.pictures import print_position
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.analysis import Value
from cornerwise.engine.settings import Settings
from cornerwise.errors import CornerwiseError
from cornerwise.rules.start import AnyPosition

if TYPE_CHECKING:
    from rich.table import Table

USUAL = Settings(level=8)
EXAMPLES = """\
examples:
  cornerwise analyse game.json
  cornerwise analyse game.json --ply 12 --time 10 --threads 2
  cornerwise analyse games.blksgf --game 3 --lines 10
"""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("analyse", help="show the best moves of a position", epilog=EXAMPLES)
    parser.description = "Searches the last position of a game, or an earlier one, for the best moves."
    parser.add_argument("file", metavar="FILE", help="a record or .blksgf file, - for standard input")
    parser.add_argument("--ply", type=whole_number(0, 9999), metavar="N", help="the position after N moves")
    parser.add_argument(
        "--game", type=whole_number(1, 99999), default=1, metavar="N", help="the N-th game of the file (1)"
    )
    parser.add_argument("--lines", type=whole_number(1, 99), default=5, metavar="N", help="so many moves (5)")
    add_strength(parser, USUAL)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    games = dict(enumerate(load_games(arguments.file), 1))
    position = at_ply(pick(games, arguments.game).position, arguments.ply)
    if position.seat is None:
        raise CornerwiseError(None, "nobody is to move there, so there is nothing to analyse; --ply goes back")
    engine = strength(arguments, USUAL).make_engine()
    found = engine.analyse(position.view(position.seat), lines=arguments.lines)
    say(described(position.variant))
    print_position(position)
    table = _table(position)
    for line in found.lines:
        moves = "  ".join(position.format(move) for move in line.moves[1:4])
        table.add_row(position.format(line.move), f"{line.visits:,}", *values(position, line.value), moves)
    console().print(table)
    exact = ", searched to the end" if found.exact else ""
    say(f"{found.nodes:,} simulations, {found.seconds:.1f} s{exact}")
    return 0


def values(position: AnyPosition, value: Value) -> list[str]:
    """For every seat the share of the win and the points ahead."""
    return [f"{100 * share:.0f} % {margin:+.0f}" for share, margin in zip(value.shares, value.margins, strict=True)]


def _table(position: AnyPosition) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    table.add_column("move")
    table.add_column("visits", justify="right")
    for seat in range(position.variant.seats):
        table.add_column(f"seat {seat}", justify="right")
    table.add_column("then", style="dim")
    return table
