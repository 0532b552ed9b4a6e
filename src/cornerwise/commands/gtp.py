"""`cornerwise gtp`: plays with another program over standard input and output."""

import sys
from argparse import Namespace

from cornerwise.commands.arguments import add_option, chosen_game
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.gtp.dialogue import Dialogue
from cornerwise.engine.gtp.names import find_named
from cornerwise.engine.gtp.player import GtpPlayer
from cornerwise.games.variant import Variant
from cornerwise.locales.terminal_language import t

EXAMPLES = """
cornerwise gtp
cornerwise gtp --game classic-2 --option start=any --level 7 --threads 4
cornerwise gtp --game "Blokus Trigon" --time 2.5
printf 'genmove b\\nshowboard\\n' | cornerwise gtp --game duo --seed 1
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-gtp-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument(
        "--game",
        default="duo",
        metavar="GAME",
        help=t("cli-gtp-game"),
    )
    add_option(parser)
    add_strength(parser)
    parser.add_argument("--verbose", action="store_true", help=t("cli-gtp-verbose"))


def run(arguments: Namespace) -> int:
    player = GtpPlayer(_game(arguments), strength(arguments))
    Dialogue(player.commands, _complain if arguments.verbose else None).talk(sys.stdin.buffer, sys.stdout)
    return 0


def _game(arguments: Namespace) -> Variant:
    """The game by either kind of name; the options that were given come after those that go with the name."""
    named = find_named(arguments.game)
    return chosen_game(named.id, Namespace(option=[*named.chosen_texts.items(), *arguments.option]))


def _complain(text: str) -> None:
    sys.stderr.write(f"cornerwise: {text.rstrip()}\n")
    sys.stderr.flush()
