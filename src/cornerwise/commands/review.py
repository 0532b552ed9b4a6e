"""`cornerwise review`: how a game stood at every move, and which moves cost most."""

import json
from argparse import Namespace
from dataclasses import asdict
from typing import TYPE_CHECKING

from cornerwise.commands.analyse import values
from cornerwise.commands.arguments import described, whole_number
from cornerwise.commands.console import console, progress, say
from cornerwise.commands.files import load_games, pick
from cornerwise.commands.names import player_name
from cornerwise.commands.numbers import decimal, percent
from cornerwise.commands.parser import Parser, examples
from cornerwise.commands.strength import add_strength, strength
from cornerwise.engine.parameters import Parameters
from cornerwise.engine.review import MOST_COSTLY, SAME_POINTS, Review, review
from cornerwise.engine.strength import Strength
from cornerwise.locales.terminal_language import t
from cornerwise.records.record import record_of
from cornerwise.rules.position import Position

if TYPE_CHECKING:
    from rich.table import Table

USUAL = Parameters(strength=Strength(level=6), seed=0)
EXAMPLES = """
cornerwise review game.json
cornerwise review game.json --level 8 --threads 2
cornerwise review games.blksgf --game 2 --json > review.json
"""


def add_arguments(parser: Parser) -> None:
    parser.description = t("cli-review-about")
    parser.epilog = examples(EXAMPLES)
    parser.add_argument("file", metavar="FILE", help=t("cli-arg-file"))
    parser.add_argument("--game", type=whole_number(1, 99999), default=1, metavar="N", help=t("cli-arg-nth"))
    worst = t("cli-review-worst", most=MOST_COSTLY)
    parser.add_argument("--costly", type=whole_number(0, 99), default=MOST_COSTLY, metavar="N", help=worst)
    parser.add_argument("--json", action="store_true", help=t("cli-review-json"))
    add_strength(parser, USUAL)


def run(arguments: Namespace) -> int:
    games = dict(enumerate(load_games(arguments.file), 1))
    game = pick(games, arguments.game).position
    with progress(t("cli-review-searching")) as advance:
        found = review(
            record_of(game),
            strength(arguments, USUAL).make_engine(),
            lambda done, plies: advance(done / plies, t("cli-review-progress", done=done, count=plies)),
        )
    if arguments.json:
        say(json.dumps(_as_data(game, found), indent=2))
        return 0
    say(described(game.variant))
    console().print(_table(game, found))
    for move in found.costly(arguments.costly):
        say(
            t(
                "cli-review-cost",
                number=move.ply + 1,
                turn=player_name(move.turn),
                move=game.format(move.move),
                share=percent(move.lost),
                points=round(move.points_lost),
                better=game.format(move.best.move),
            )
        )
        for reason in move.reasons:
            told = {"number": reason.number, "than": reason.than or 0, "cells": ", ".join(reason.cells)}
            say("  " + t(f"hint-reason-{reason.id}", shape=game.variant.shape, **told))
    return 0


def _table(game: Position, found: Review) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    table.add_column(t("cli-column-move"), justify="right")
    table.add_column("")
    table.add_column(t("cli-review-column-made"))
    for seat in range(game.variant.seats):
        table.add_column(t("cli-seat", seat=seat), justify="right")
    table.add_column(t("cli-review-column-points"), justify="right")
    for move in found.moves:
        cost = decimal(move.points_lost, 1) if move.points_lost >= SAME_POINTS else ""
        who, made = player_name(move.turn), game.format(move.move)
        table.add_row(str(move.ply + 1), who, made, *values(move.value), cost)
    if found.end is not None:
        table.add_row(t("cli-review-end"), "", "", *values(found.end), "")
    return table


def _as_data(game: Position, found: Review) -> dict[str, object]:
    moves = [
        {
            "ply": move.ply,
            "turn": move.turn,
            "seat": move.seat,
            "move": game.format(move.move),
            "best": game.format(move.best.move),
            "line": [game.format(step) for step in move.best.moves],
            "value": asdict(move.value),
            "lost": move.lost,
            "points_lost": move.points_lost,
            "reasons": [asdict(reason) for reason in move.reasons],
        }
        for move in found.moves
    ]
    return {"variant": game.variant.id, "moves": moves, "end": asdict(found.end) if found.end else None}
