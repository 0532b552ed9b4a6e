"""Command-line arguments that several commands share."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import TypeVar

from cornerwise.games.catalogue import find_placing_variant, find_variant
from cornerwise.games.heights import read_heights
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.locales.terminal_language import t

V = TypeVar("V", bound=Variant)

READERS = {"heights": read_heights}
"""How the options that are a text of one's own are read from a file."""


def version() -> str:
    return installed_version("cornerwise")


def add_option(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        type=_pair,
        action="append",
        default=[],
        help=t("cli-arg-option"),
    )


def chosen_game(name: str, arguments: Namespace) -> Variant:
    """The game with the options that were given."""
    return _chosen(find_variant(name), arguments)


def chosen_variant(name: str, arguments: Namespace) -> PlacingVariant:
    """As `chosen_game`, where only a placing game will do."""
    return _chosen(find_placing_variant(name), arguments)


def _chosen(variant: V, arguments: Namespace) -> V:
    choices: dict[str, Choice] = {}
    for option, value in arguments.option:
        choices |= variant.parse_option(option, _from_file(variant, option, value))
    return variant.with_options(**choices)


def _from_file(variant: Variant, option: str, value: str) -> str:
    """What the file of a value `@FILE` holds, where the game takes a text of one's own; any other value as it is."""
    path = value.removeprefix("@")
    return READERS[option](path) if option in variant.chosen.keys() & READERS and path not in ("", value) else value


def described(variant: Variant) -> str:
    """A game with its choices in one line, as they would be typed."""
    return " ".join([variant.id, *(f"{name}={text}" for name, text in variant.chosen_texts.items())])


def whole_number(least: int, most: int) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def parse(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most):
            raise ArgumentTypeError(t("cli-no-whole-number", text=repr(text), least=least, most=most))
        return int(text)

    return parse


def number(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise ArgumentTypeError(t("cli-no-number", text=repr(text))) from None


def seconds(most: float) -> Callable[[str], float]:
    """Reads some seconds, fewer than so many."""

    def parse(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = 0.0
        if not 0 < value < most:
            raise ArgumentTypeError(t("cli-no-seconds", text=repr(text)))
        return value

    return parse


def write_output(content: str | bytes, path: str) -> None:
    """Writes a text or a picture to a file, or to standard output for `-`."""
    if isinstance(content, bytes):
        if path == "-":
            sys.stdout.buffer.write(content)
        else:
            Path(path).write_bytes(content)
    elif path == "-":
        sys.stdout.write(content)
    else:
        Path(path).write_text(content, encoding="utf-8")


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise ArgumentTypeError(t("cli-no-pair", text=repr(text)))
    return name, value
