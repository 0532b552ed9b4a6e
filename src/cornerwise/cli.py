"""The command `cornerwise`.

Every command is a module of `commands` with `add_to(parsers)` and `run(arguments)`. Here they are
put together, and here an error becomes one line on stderr: 2 is for what the user can mend, 130 for
an interruption.
"""

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from cornerwise.commands import (
    analyse,
    arena,
    backup,
    bench,
    bot,
    draw,
    games,
    gtp,
    i18n,
    perft,
    play,
    replay,
    review,
    serve,
    solve,
)
from cornerwise.commands.arguments import Parser, version
from cornerwise.errors import CornerwiseError

COMMANDS = (games, play, serve, replay, analyse, review, draw, perft, bench, solve, gtp, arena, bot, backup, i18n)
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
        # Whoever read our output has seen enough. Python would complain once more while it shuts down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 0
    except KeyboardInterrupt:
        sys.stderr.write("\ncornerwise: interrupted\n")
        return INTERRUPTED
    except (CornerwiseError, OSError) as error:
        sys.stderr.write(f"cornerwise: {_line(error)}\n")
        return USER_ERROR


def _run(argv: Sequence[str] | None) -> int:
    parser = make_parser()
    arguments = parser.parse_args(argv)
    if "run" not in arguments:
        parser.print_help(sys.stderr)
        return USER_ERROR
    return int(arguments.run(arguments))


def make_parser() -> Parser:
    parser = Parser(
        prog="cornerwise",
        description="Corner games: rules, records, pictures and play.",
        epilog="examples:\n  cornerwise games\n  cornerwise play duo\n  cornerwise COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"cornerwise {version()}")
    parsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(parsers)
    return parser


def _line(error: Exception) -> str:
    """An error in one line; those of the system without their number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename is not None else error.strerror
    if not isinstance(error, CornerwiseError):
        return str(error)
    from cornerwise.locales.here import said  # a command without errors need not know a language

    return " ".join(said(error.phrase).split())


if __name__ == "__main__":
    sys.exit(main())
