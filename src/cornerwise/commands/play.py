"""`cornerwise play`: the game in the terminal."""

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import Parsers, add_option, chosen_variant
from cornerwise.commands.files import load_games
from cornerwise.errors import CornerwiseError, RecordError, WrongFamily
from cornerwise.rules.position import Position
from cornerwise.terminal.match import Match
from cornerwise.terminal.players import SEAT_CHOICES, usual_seats

if TYPE_CHECKING:
    from cornerwise.terminal.app import TerminalApp

EXAMPLES = """\
examples:
  cornerwise play
  cornerwise play duo --option start=own --seat human greedy
  cornerwise play classic --seat human greedy random greedy --save game.json
  cornerwise play --resume game.json

seats:
  human    somebody at this keyboard
  greedy   the computer lays one of the largest pieces that fit
  random   the computer lays any piece anywhere
"""


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("play", help="play in the terminal", epilog=EXAMPLES)
    parser.description = "Plays in the terminal, with the computer or at one keyboard. ? shows the keys."
    parser.add_argument("variant", nargs="?", metavar="GAME", help="a game, such as duo; without one you can choose")
    add_option(parser)
    parser.add_argument(
        "--seat",
        nargs="+",
        action="extend",
        default=[],
        choices=SEAT_CHOICES,
        metavar="WHO",
        help=f"who sits at the seats, in order: {', '.join(SEAT_CHOICES)}; one human and greedy ones if not given",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game in this file after every move")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game out of a record or .blksgf file")
    parser.add_argument("--theme", choices=("dark", "light"), default="dark", help="the colours (dark)")
    parser.add_argument("--marks", action="store_true", help="tell the colours apart without their hue")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    match = make_match(arguments)
    app = _make_app(arguments, match)
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        raise CornerwiseError(None, "play needs a terminal")
    app.run()
    return app.return_code or 0


def make_match(arguments: Namespace) -> Match | None:
    """The match that the arguments ask for; None to choose on the start screen."""
    if arguments.resume:
        return _resumed(arguments)
    if arguments.variant:
        position = Position(chosen_variant(arguments.variant, arguments))
        return Match(position, _seats(position, arguments.seat, ()))
    if arguments.option or arguments.seat or arguments.save:
        raise CornerwiseError(None, "--option, --seat and --save need the name of a game")
    return None


def _resumed(arguments: Namespace) -> Match:
    if arguments.variant or arguments.option:
        raise CornerwiseError(arguments.variant, "--resume takes the game and its options from the file")
    games = load_games(arguments.resume)
    if len(games) > 1:
        raise RecordError(len(games), f"{arguments.resume}: there are {len(games)} games in it, not one")
    position, path = games[0].position, Path(arguments.resume)
    if not isinstance(position, Position):
        raise WrongFamily(position.variant.id, "placing")
    seats = _seats(position, arguments.seat, games[0].players)
    return Match(position, seats, path=path if path.suffix == ".json" else None)


def _seats(position: Position, asked: list[str], saved: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where: as asked for, otherwise as saved, otherwise as usual."""
    count = position.variant.seats
    if len(asked) > count:
        raise CornerwiseError(asked, f"{position.variant.id} has {count} seats, not {len(asked)}")
    if not asked and saved and all(name in SEAT_CHOICES for name in saved):
        return saved
    return (*asked, *usual_seats(count)[len(asked) :])


def _make_app(arguments: Namespace, match: Match | None) -> "TerminalApp":
    try:
        from cornerwise.terminal.app import TerminalApp
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "textual":
            raise
        text = "the terminal game needs Textual: pip install cornerwise[terminal]"
        raise CornerwiseError("textual", text) from error
    return TerminalApp(match, theme=arguments.theme, save_path=arguments.save, marks=arguments.marks)
