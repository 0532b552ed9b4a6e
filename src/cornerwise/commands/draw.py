"""`cornerwise draw`: a position as a picture, out of a file or from moves on the command line."""

from argparse import Namespace
from pathlib import Path

from cornerwise.commands.arguments import Parsers, add_option, chosen_variant, whole_number, write_output
from cornerwise.commands.files import STDIN, at_ply, load_games, pick
from cornerwise.commands.pictures import print_position, svg_of, text_of
from cornerwise.errors import CornerwiseError, RecordError, UnknownVariant
from cornerwise.games.catalogue import variants
from cornerwise.rules.position import Position

EXAMPLES = """\
examples:
  cornerwise draw game.json -o board.svg --theme dark
  cornerwise draw game.json --ply 12
  cornerwise draw duo --moves e10 j5 -o opening.svg
"""
STDOUT = "-"


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("draw", help="draw a position as SVG or text", epilog=EXAMPLES)
    parser.description = "Draws a position: of a record or .blksgf file, or of a game with some moves."
    parser.add_argument("source", metavar="FILE|GAME", help="a record or .blksgf file, - for standard input, or a game")
    parser.add_argument(
        "-o", "--output", metavar="FILE", default=STDOUT, help="where to write to; printed if not given"
    )
    parser.add_argument("--format", choices=("svg", "text"), help="svg for files and text otherwise, if not given")
    parser.add_argument("--theme", choices=("light", "dark"), default="light", help="the colours of an SVG (light)")
    parser.add_argument("--marks", action="store_true", help="tell the colours apart without their hue")
    parser.add_argument("--ply", type=whole_number(0, 9999), metavar="N", help="the position after N moves")
    parser.add_argument("--game", type=whole_number(1, 99999), default=1, metavar="N", help="the N-th game of the file")
    parser.add_argument("--moves", nargs="+", default=[], metavar="MOVE", help="moves from the start of a GAME")
    add_option(parser)
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    position = at_ply(_position(arguments), arguments.ply)
    if _format(arguments) == "svg":
        write_output(svg_of(position, arguments.theme, arguments.marks), arguments.output)
    elif arguments.output == STDOUT:
        print_position(position, arguments.theme)
    else:
        write_output(text_of(position) + "\n", arguments.output)
    return 0


def _format(arguments: Namespace) -> str:
    if arguments.format:
        return str(arguments.format)
    to_text = arguments.output == STDOUT or Path(arguments.output).suffix in (".txt", ".text")
    return "text" if to_text else "svg"


def _position(arguments: Namespace) -> Position:
    """Of the game of that name if there is one, otherwise out of the file."""
    source = Path(arguments.source)
    if any(arguments.source == variant.id for variant in variants()):
        return _played(arguments)
    if arguments.source != STDIN and not source.exists() and not source.suffix and len(source.parts) == 1:
        raise RecordError(source, f"no file is called {arguments.source!r}, and {_no_game(arguments.source)}")
    if arguments.moves or arguments.option:
        raise RecordError(source, "--moves and --option go with the name of a game, not with a file")
    games = dict(enumerate(load_games(arguments.source), 1))
    return pick(games, arguments.game).position


def _no_game(name: str) -> UnknownVariant:
    return UnknownVariant(name, [variant.id for variant in variants()])


def _played(arguments: Namespace) -> Position:
    position = Position(chosen_variant(arguments.source, arguments))
    for number, move in enumerate(arguments.moves, 1):
        try:
            position.push(move)
        except CornerwiseError as error:
            raise RecordError(move, f"move {number}: {error}") from error
    return position
