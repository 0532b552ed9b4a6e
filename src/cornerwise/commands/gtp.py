"""`cornerwise gtp`: plays with another program over standard input and output."""

import sys
from argparse import Namespace

from cornerwise.commands.arguments import Parsers, add_option, chosen_game
from cornerwise.engine.gtp import Dialogue
from cornerwise.engine.gtp_names import find_named
from cornerwise.engine.gtp_player import GtpPlayer
from cornerwise.engine.gtp_settings import Settings
from cornerwise.games.catalogue import AnyVariant
from cornerwise.games.options import format_choice

EXAMPLES = """\
examples:
  cornerwise gtp
  cornerwise gtp --game classic-2 --option start=any --level 7 --threads 4
  cornerwise gtp --game "Blokus Trigon" --time 2.5
  printf 'genmove b\\nshowboard\\n' | cornerwise gtp --game duo --seed 1
"""

SETTINGS = {
    "level": ("N", "how well it plays, from 1 to 9"),
    "nodes": ("N", "positions to look at for every move, in place of the level's own number"),
    "time": ("S", "seconds for every move"),
    "threads": ("N", "how many processors to use"),
    "seed": ("N", "a number that makes its choices the same every time"),
    "memory": ("MB", "megabytes for the search tree"),
}


def add_to(parsers: Parsers) -> None:
    parser = parsers.add_parser("gtp", help="play with other programs over the Go Text Protocol", epilog=EXAMPLES)
    parser.description = "Answers the commands of the Go Text Protocol on standard input."
    parser.add_argument(
        "--game",
        default="duo",
        metavar="GAME",
        help="a game such as classic-2, or by a name of .blksgf files, such as 'Blokus Two-Player' (duo)",
    )
    add_option(parser)
    for name, (unit, about) in SETTINGS.items():
        default = getattr(Settings(), name)
        parser.add_argument(f"--{name}", metavar=unit, help=about if default is None else f"{about} ({default})")
    parser.add_argument("--verbose", action="store_true", help="tell on standard error what was refused")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    settings = Settings()
    for name in SETTINGS:
        if (text := getattr(arguments, name)) is not None:
            settings = settings.changed(name, text)
    player = GtpPlayer(_game(arguments), settings)
    Dialogue(player.commands, _complain if arguments.verbose else None).talk(sys.stdin.buffer, sys.stdout)
    return 0


def _game(arguments: Namespace) -> AnyVariant:
    """The game by either kind of name; the options that were given come after those that go with the name."""
    named = find_named(arguments.game)
    custom = [(option.name, format_choice(named.chosen[option.field])) for option in named.options]
    return chosen_game(named.id, Namespace(option=[*custom, *arguments.option]))


def _complain(text: str) -> None:
    sys.stderr.write(f"cornerwise: {text.rstrip()}\n")
    sys.stderr.flush()
