"""The command `cornerwise`.

Every command is a module of `commands` with `add_arguments(parser)` and `run(arguments)`, loaded when it is used. Here
they are put together, and here an error becomes one line on stderr: 2 is for what the user can mend, 130 for an
interruption.
"""

import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper

from cornerwise.commands.arguments import version
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.sentences import translate_argparse
from cornerwise.errors import CornerwiseError
from cornerwise.games.registry import use_file
from cornerwise.locales.terminal_language import OURS, said, speak, system_language, t

COMMANDS = (
    "games",
    "play",
    "serve",
    "replay",
    "analyse",
    "review",
    "audit",
    "draw",
    "perft",
    "bench",
    "solve",
    "puzzles",
    "explore",
    "gtp",
    "arena",
    "bot",
    "backup",
    "restore",
    "moderate",
    "i18n",
)
EXAMPLES = """
cornerwise games
cornerwise play duo
cornerwise COMMAND --help
"""
LANGUAGE = "--language"
OWN_GAMES = "--own-games"
USER_ERROR, INTERRUPTED = 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; gives the exit code."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal without some letter is no reason to stop
    try:
        code = _run(argv)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The program that reads our output has closed the pipe. Python would complain once more while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        sys.stderr.write(f"\ncornerwise: {t('cli-interrupted')}\n")
        return INTERRUPTED
    except (CornerwiseError, OSError) as error:
        sys.stderr.write(f"cornerwise: {_line(error)}\n")
        return USER_ERROR


def _run(argv: Sequence[str] | None) -> int:
    words = take_own_games(take_language(sys.argv[1:] if argv is None else argv))
    parser = make_parser()
    arguments = parser.parse_args(words)
    if "run" not in arguments:
        parser.print_help(sys.stderr)
        return USER_ERROR
    return int(arguments.run(arguments))


def take_language(words: Sequence[str]) -> Sequence[str]:
    """The words without the language among them, which is spoken from now on: the very texts of parsers are in it."""
    tag, rest = take_option(LANGUAGE, words)
    if tag is not None:
        speak(system_language({OURS: tag}))
    return rest


def take_own_games(words: Sequence[str]) -> Sequence[str]:
    """The words without the file of games among them, which is read before anything asks for a game."""
    path, rest = take_option(OWN_GAMES, words)
    if path is not None:
        use_file(path)
    return rest


def take_option(option: str, words: Sequence[str]) -> tuple[str | None, Sequence[str]]:
    """The value of an option, if it is there, and the words without it.

    It may stand anywhere but after `--`, where words for other programs begin.
    """
    for place, word in enumerate(words):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        rest = place + 1 if equals else place + 2
        if name == option and rest <= len(words):
            return value if equals else words[place + 1], [*words[:place], *words[rest:]]
    return None, words


def make_parser() -> Parser:
    translate_argparse()
    parser = Parser(prog="cornerwise", allow_abbrev=False, description=t("cli-about"), epilog=examples(EXAMPLES))
    parser.add_argument("--version", action="version", version=f"cornerwise {version()}", help=t("cli-version"))
    parser.add_argument(LANGUAGE, metavar="TAG", help=t("cli-language"))
    parser.add_argument(OWN_GAMES, metavar="FILE", help=t("cli-own-games"))
    parsers = parser.add_subparsers(title=t("cli-commands"), metavar="COMMAND")
    for name in COMMANDS:
        parsers.add_parser(name, help=t(f"cli-{name}"), fill=_filler(name))
    return parser


def _filler(name: str) -> Callable[[Parser], None]:
    """Gives the parser of a command its arguments, once it has something to parse."""

    def fill(parser: Parser) -> None:
        command = import_module(f"cornerwise.commands.{name}")
        command.add_arguments(parser)
        parser.set_defaults(run=command.run)

    return fill


def _line(error: Exception) -> str:
    """An error in one line; those of the system without their number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    if not isinstance(error, CornerwiseError):
        return str(error)
    return " ".join(said(error.phrase).split())


if __name__ == "__main__":
    sys.exit(main())
