"""`cornerwise games`: every game with its seats, colours, board, pieces and options."""

import json
from argparse import Namespace
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from cornerwise.commands.console import console, say
from cornerwise.commands.names import player_name
from cornerwise.commands.parser import Parser, examples
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Option, format_choice, format_span
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import ByFamily, Variant
from cornerwise.locales.terminal_language import t

if TYPE_CHECKING:
    from rich.table import Table

EXAMPLES = """
cornerwise games
cornerwise games trigon-3
cornerwise games --sort minutes
cornerwise games --json | jq '.[].id'
"""
TYPED = ("game", "option")
"""Columns of words that are typed: they stay whole, however long those beside them are."""


SORTS: dict[str, Callable[[Variant], tuple[int, ...]]] = {
    "players": lambda variant: variant.players[::-1],
    "minutes": lambda variant: variant.minutes,
    "age": lambda variant: (variant.age,),
}
"""What games can be sorted by, lowest first; those that are equal stay in the order of the rule book."""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-games-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("game", metavar="GAME", nargs="?", help=t("cli-games-game"))
    parser.add_argument("--sort", choices=SORTS, help=t("cli-games-sort"))
    parser.add_argument("--json", action="store_true", help=t("cli-games-json"))


def run(arguments: Namespace) -> int:
    games: Sequence[Variant] = [find_variant(arguments.game)] if arguments.game else variants()
    if arguments.sort:
        games = sorted(games, key=SORTS[arguments.sort])
    if arguments.json:
        say(json.dumps([described(variant) for variant in games], indent=2))
    else:
        _print_tables(games)
    return 0


def described(variant: Variant) -> dict[str, object]:
    """A game as plain data."""
    return {
        "id": variant.id,
        "title": variant.title,
        "about": variant.about,
        "seats": variant.seats,
        "players": list(variant.players),
        "minutes": list(variant.minutes),
        "age": variant.age,
        "colours": list(variant.colours),
        "family": str(variant.family),
        **EQUIPMENT.of(variant).data(variant),
        "options": [_described_option(variant, option) for option in variant.options],
    }


def _placing(variant: PlacingVariant) -> dict[str, object]:
    board = variant.board
    return {
        "teams": variant.teams,
        "owners": {colour: list(seats) for colour, seats in zip(variant.colours, variant.owners, strict=True)},
        "board": {"name": board.name, "lattice": board.lattice.name, "cells": len(board)},
        "pieces": [{"name": shape.name, "cells": shape.size} for shape in variant.pieces],
        "copies": variant.copies,
        "supply": variant.supply,
        "opening": variant.opening,
        "start": variant.start,
        "start_cells": list(variant.start_cells),
        "scoring": variant.scoring,
    }


def _matching(variant: MatchingVariant) -> dict[str, object]:
    return {
        "tiles": variant.tile_count,
        "hand": variant.hand_size,
        "edition": variant.edition,
        "scoring": variant.scoring,
    }


def _placing_row(variant: PlacingVariant) -> tuple[str, str, str]:
    """Colours, board and pieces."""
    count, board = len(variant.pieces), variant.board
    colours = " ".join(map(player_name, variant.colours))
    size = t("cli-games-cubes", count=len(board)) if board.lattice.is_solid else board.name
    pieces = t("cli-games-copies", count=count, copies=variant.copies) if variant.copies > 1 else str(count)
    return (colours, size, pieces)


def _matching_row(variant: MatchingVariant) -> tuple[str, str, str]:
    return ("-", t("cli-games-no-edge"), t("cli-games-tiles", count=variant.tile_count))


class Equipment(NamedTuple):
    """What is told of the games of one family."""

    data: Callable[[Any], dict[str, object]]
    row: Callable[[Any], tuple[str, str, str]]


EQUIPMENT = ByFamily(placing=Equipment(_placing, _placing_row), matching=Equipment(_matching, _matching_row))


def _described_option(variant: Variant, option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "about": option.about,
        "choices": [format_choice(choice) for choice in option.choices],
        "default": format_choice(variant.value_of(option)),
    }


def _print_tables(variants: Sequence[Variant]) -> None:
    games = _table("game", "title", "seats", "minutes", "age", "colours", "board", "pieces")
    options = _table("game", "option", "default", "choices")
    meanings = _table("option", "name", "about")
    for variant in variants:
        games.add_row(*_game_row(variant))
        for number, option in enumerate(variant.options):
            options.add_row("" if number else variant.id, *_option_row(variant, option))
    for name in dict.fromkeys(option.name for variant in variants for option in variant.options):
        meanings.add_row(name, t(f"option-{name}"), t(f"option-{name}-about"))
    console().print(games, options, meanings, t("cli-games-more"), sep="\n")


def _table(*columns: str) -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=0)  # so that few rows break in 80 columns
    for name in columns:
        table.add_column(t(f"cli-games-column-{name}"), no_wrap=name in TYPED)
    return table


def _game_row(variant: Variant) -> tuple[str, ...]:
    facts = (format_span(variant.players), format_span(variant.minutes), str(variant.age))
    return (variant.id, t(f"game-{variant.id}"), *facts, *EQUIPMENT.of(variant).row(variant))


def _option_row(variant: Variant, option: Option) -> tuple[str, str, str]:
    default = variant.value_of(option)
    others = [format_choice(choice) for choice in option.choices if choice != default]
    shown = t("cli-games-free-text") if option.check else _spans(others) or "-"
    usual = t("cli-games-none") if default == "" else t("cli-games-given") if option.check else format_choice(default)
    return (option.name, usual, shown)


def _spans(choices: list[str]) -> str:
    """A list of choices; long ones show only their ends."""
    return ", ".join(choices if len(choices) < 8 else [*choices[:2], "...", choices[-1]])
