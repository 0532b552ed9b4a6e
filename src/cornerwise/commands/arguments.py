"""What several commands ask for: a game with its options, a ply, a file to write to."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Callable
from importlib.metadata import version as installed_version
from typing import NoReturn, TypeAlias, TypeVar

from cornerwise.games.catalogue import AnyVariant, find_game, find_variant
from cornerwise.games.heights import read_heights
from cornerwise.games.options import Choice, Configurable
from cornerwise.games.variant import Variant

Parsers: TypeAlias = "_SubParsersAction[Parser]"  # argparse has no public name for what add_subparsers gives

V = TypeVar("V", bound=Configurable)

READERS = {"heights": read_heights}
"""How the options that are a text of one's own are read from a file."""


class Parser(ArgumentParser):
    """A parser whose help keeps its line breaks and whose errors are one line."""

    def __init__(self, *args: object, **settings: object) -> None:
        settings.setdefault("formatter_class", RawDescriptionHelpFormatter)
        super().__init__(*args, **settings)  # type: ignore[arg-type]  # passed on as they came

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"cornerwise: {message} (see `{self.prog} --help`)\n")


def version() -> str:
    return installed_version("cornerwise")


def add_option(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=_pair,
        action="append",
        default=[],
        help="choose an option of the game, such as start=own; `cornerwise games` lists them; may be repeated; "
        "heights=@FILE reads a height map",
    )


def chosen_game(name: str, arguments: Namespace) -> AnyVariant:
    """The game with the options that were given."""
    return _chosen(find_game(name), arguments)


def chosen_variant(name: str, arguments: Namespace) -> Variant:
    """As `chosen_game`, where only a placing game will do."""
    return _chosen(find_variant(name), arguments)


def _chosen(variant: V, arguments: Namespace) -> V:
    choices: dict[str, Choice] = {}
    for option, value in arguments.option:
        choices |= variant.parse_option(option, _from_file(variant, option, value))
    return variant.with_options(**choices)


def _from_file(variant: Configurable, option: str, value: str) -> str:
    """What the file of a value `@FILE` holds, where the game takes a text of one's own; any other value as it is."""
    path = value.removeprefix("@")
    return READERS[option](path) if option in variant.chosen.keys() & READERS and path not in ("", value) else value


def described(variant: Configurable) -> str:
    """A game with its choices in one line, as they would be typed."""
    return " ".join([variant.id, *(f"{name}={text}" for name, text in variant.chosen_texts.items())])


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
            raise ArgumentTypeError(f"{text!r} is no whole number from {least} to {most}")
        return int(text)

    return parse


def write_output(text: str, path: str) -> None:
    """Writes a text to a file, or to standard output for `-`."""
    if path == "-":
        sys.stdout.write(text)
        return
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ArgumentTypeError(f"{text!r} is not of the form NAME=VALUE")
    return name, value
