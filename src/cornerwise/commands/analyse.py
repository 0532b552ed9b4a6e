"""`cornerwise analyse`: what the engine thinks of a position."""

from argparse import Namespace
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import described, whole_number
from cornerwise.commands.console import console, say
from cornerwise.commands.files import at_ply, load_games, pick
from cornerwise.commands.numbers import decimal, percent
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.pictures import print_position
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.analysis import Value
from cornerwise.engine.parameters import Parameters
from cornerwise.engine.strength import Strength
from cornerwise.errors import CornerwiseError
from cornerwise.locales.terminal_language import here, t
from cornerwise.rules.position import Position

if TYPE_CHECKING:
    from rich.table import Table

USUAL = Parameters(strength=Strength(level=8), seed=0)
EXAMPLES = """
cornerwise analyse game.json
cornerwise analyse game.json --ply 12 --time 10 --threads 2
cornerwise analyse games.blksgf --game 3 --lines 10
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-analyse-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("file", metavar="FILE", help=t("cli-arg-file"))
    parser.add_argument("--ply", type=whole_number(0, 9999), metavar="N", help=t("cli-arg-ply"))
    parser.add_argument("--game", type=whole_number(1, 99999), default=1, metavar="N", help=t("cli-arg-nth"))
    parser.add_argument("--lines", type=whole_number(1, 99), default=5, metavar="N", help=t("cli-analyse-lines"))
    add_strength(parser, USUAL)


def run(arguments: Namespace) -> int:
    games = dict(enumerate(load_games(arguments.file), 1))
    position = at_ply(pick(games, arguments.game).position, arguments.ply)
    if position.mover is None:
        raise CornerwiseError(None, "cli-analyse-nobody")
    engine = strength(arguments, USUAL).make_engine()
    found = engine.analyse(position.view(position.mover), lines=arguments.lines)
    say(described(position.variant))
    print_position(position)
    table = _table(position)
    for line in found.lines:
        moves = "  ".join(position.format(move) for move in line.moves[1:4])
        table.add_row(position.format(line.move), here().number(line.visits), *values(line.value, 1), moves)
    console().print(table)
    searched = "cli-analyse-exact" if found.exact else "cli-analyse-searched"
    say(t(searched, count=found.nodes, seconds=decimal(found.seconds, 1)))
    say(t("review-errors"))
    return 0


def values(value: Value, places: int = 0) -> list[str]:
    """For every seat the share of the win and the points ahead, with how far they may be off unless they are exact."""
    pairs = [(percent(s), decimal(m, places, signed=True)) for s, m in zip(value.shares, value.margins, strict=True)]
    if value.errors is None:
        return [f"{share}  {margin}" for share, margin in pairs]
    errors = zip(value.errors.shares, value.errors.margins, strict=True)
    return [
        f"{share} ± {percent(share_error)}  {margin} ± {decimal(margin_error, places)}"
        for (share, margin), (share_error, margin_error) in zip(pairs, errors, strict=True)
    ]


def _table(position: Position) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    table.add_column(t("cli-column-move"))
    table.add_column(t("cli-analyse-column-visits"), justify="right")
    for seat in range(position.variant.seats):
        table.add_column(t("cli-seat", seat=seat), justify="right")
    table.add_column(t("cli-analyse-column-then"), style="dim")
    return table
