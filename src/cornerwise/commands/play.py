"""`cornerwise play`: the game in the terminal."""

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cornerwise.commands.arguments import add_option, chosen_game
from cornerwise.commands.files import load_game
from cornerwise.commands.parser import Parser, epilog, examples, glossary
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.levels import LEVELS
from cornerwise.errors import CornerwiseError, install_command
from cornerwise.locales.terminal_language import said, t
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.terminal.players import (
    HUMAN,
    SEAT_CHOICES,
    SIMPLE,
    USUAL_OPPONENT,
    EngineSetup,
    parse_seat,
    usual_seats,
)
from cornerwise.terminal.seated_game import AnyGame

if TYPE_CHECKING:
    from cornerwise.terminal.app import TerminalApp

EXAMPLES = """
cornerwise play
cornerwise play duo --option start=own --seat human 5
cornerwise play classic --seat human greedy random 7 --save game.json
cornerwise play triominos --option seats=3 --seat human human 4
cornerwise play --resume game.json
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-play-about")
    parser.epilog = epilog(
        examples(EXAMPLES),
        glossary(t("cli-play-seats"), _seat_meanings()) + "\n" + t("cli-play-usual", opponent=USUAL_OPPONENT),
    )
    parser.add_argument("variant", nargs="?", metavar="GAME", help=t("cli-play-game"))
    add_option(parser)
    parser.add_argument(
        "--seat",
        nargs="+",
        action="extend",
        default=[],
        type=_seat,
        metavar="WHO",
        help=t("cli-play-seat"),
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help=t("cli-play-save"))
    parser.add_argument("--resume", metavar="FILE", help=t("cli-play-resume"))
    add_strength(parser, without=("level", "memory"))  # a seat has its level, and engines share the memory
    parser.add_argument("--theme", choices=("dark", "light"), default="dark", help=t("cli-play-theme"))
    parser.add_argument("--marks", action="store_true", help=t("cli-arg-marks"))


def _seat_meanings() -> dict[str, str]:
    return {
        HUMAN: t("cli-play-human"),
        t("cli-play-level-range", first=LEVELS[0], last=LEVELS[-1]): t("cli-play-levels"),
        **{name: t(f"cli-play-{name}") for name in SIMPLE},
    }


def run(arguments: Namespace) -> int:
    game = make_game(arguments)
    app = _make_app(arguments, game)
    streams = {"stdin": sys.stdin, "stdout": sys.stdout, "stderr": sys.stderr}
    if redirected := [name for name, stream in streams.items() if not stream.isatty()]:
        raise CornerwiseError(None, "cli-play-redirected", streams=", ".join(redirected))
    app.run()
    return app.return_code or 0


def make_game(arguments: Namespace) -> AnyGame | None:
    """The game that the arguments ask for; None to choose on the start screen."""
    if arguments.resume:
        if arguments.variant or arguments.option:
            raise CornerwiseError(arguments.variant, "cli-play-resume-alone")
        return _resumed(arguments.resume, arguments)
    if arguments.variant:
        return _seated(start(chosen_game(arguments.variant, arguments)), arguments)
    if arguments.option or arguments.seat or arguments.save:
        raise CornerwiseError(None, "cli-play-needs-game")
    return None


def _resumed(name: str, arguments: Namespace) -> AnyGame:
    loaded, path = load_game(name), Path(name)
    return _seated(loaded.position, arguments, loaded.players, path if path.suffix == ".json" else None)


def _seated(position: Position, arguments: Namespace, saved: tuple[str, ...] = (), path: Path | None = None) -> AnyGame:
    """A position with players; `saved` are those of its file, if it came out of one."""
    seats = _seats(position, arguments.seat, saved)
    with _needing_textual():
        from cornerwise.terminal.families import fill_seats
    return fill_seats(position, seats, path=path, engines=_engines(arguments), seed=strength(arguments).seed)


def _engines(arguments: Namespace) -> EngineSetup:
    asked = strength(arguments)
    limits = asked.strength if asked.strength.limited else None
    return EngineSetup(limits, asked.evaluator, asked.threads)


def _seat(text: str) -> str:
    try:
        return parse_seat(text)
    except CornerwiseError as error:
        raise ArgumentTypeError(said(error.phrase)) from error


def _seats(position: Position, asked: list[str], saved: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where: as asked for, otherwise as saved, otherwise as usual."""
    count = position.variant.seats
    if len(asked) > count:
        raise CornerwiseError(asked, "cli-play-too-many-seats", game=position.variant.id, seats=count, asked=len(asked))
    if not asked and saved and all(name in SEAT_CHOICES for name in saved):
        return saved
    return (*asked, *usual_seats(count)[len(asked) :])


def _make_app(arguments: Namespace, game: AnyGame | None) -> "TerminalApp":
    with _needing_textual():
        from cornerwise.terminal.app import TerminalApp
    return TerminalApp(
        game,
        theme=arguments.theme,
        save_path=arguments.save,
        marks=arguments.marks,
        engines=_engines(arguments),
        seed=strength(arguments).seed,
        load=lambda path: _resumed(str(path), arguments),
    )


@contextmanager
def _needing_textual() -> Iterator[None]:
    """Imports in this block fail with advice where the extra is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "textual":
            raise
        raise CornerwiseError("textual", "cli-play-needs-textual", install=install_command("terminal")) from error
