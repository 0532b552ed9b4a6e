"""`cornerwise gtp`: plays with another program over standard input and output."""

import sys
from argparse import Namespace

from cornerwise.commands.arguments import Parsers, add_option, chosen_game
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.gtp.dialogue import Dialogue
from cornerwise.engine.gtp.names import find_named
from cornerwise.engine.gtp.player import GtpPlayer
from cornerwise.games.catalogue import AnyVariant

EXAMPLES = """\
examples:
  cornerwise gtp
  cornerwise gtp --game classic-2 --option start=any --level 7 --threads 4
  cornerwise gtp --game "Blokus Trigon" --time 2.5
  printf 'genmove b\\nshowboard\\n' | cornerwise gtp --game duo --seed 1
"""


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
    add_strength(parser)
    parser.add_argument("--verbose", action="store_true", help="tell on standard error what was refused")
    parser.set_defaults(run=run)


def run(arguments: Namespace) -> int:
    player = GtpPlayer(_game(arguments), strength(arguments))
    Dialogue(player.commands, _complain if arguments.verbose else None).talk(sys.stdin.buffer, sys.stdout)
    return 0


def _game(arguments: Namespace) -> AnyVariant:
    """The game by either kind of name; the options that were given come after those that go with the name."""
    named = find_named(arguments.game)
    return chosen_game(named.id, Namespace(option=[*named.chosen_texts.items(), *arguments.option]))


def _complain(text: str) -> None:
    sys.stderr.write(f"cornerwise: {text.rstrip()}\n")
    sys.stderr.flush()
