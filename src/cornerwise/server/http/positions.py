"""Positions that belong to no match, as data. Nothing is stored: a request brings the whole game along."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from cornerwise.drawing.draw import draw_svg
from cornerwise.errors import CornerwiseError, IllegalMove, NotationError
from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board
from cornerwise.records.design_record import (
    DesignRecord,
    design_record_of,
    format_design,
    is_design,
    parse_design,
    rebuild,
)
from cornerwise.records.games import LoadedGame, iterate_games
from cornerwise.records.record import choose
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.design import Design
from cornerwise.rules.position import Position
from cornerwise.rules.position_text import arrange
from cornerwise.rules.seeded_chance import chosen_by_seed
from cornerwise.rules.start import start
from cornerwise.server.base.encoded_json import Data, JsonObject
from cornerwise.server.base.refusal import Refused
from cornerwise.server.families.families import family_of
from cornerwise.server.http.position_models import ArrangeBody, DesignBody, Look, PositionBody
from cornerwise.server.match.legality import refusal_of
from cornerwise.server.match.view import sheet_data

MOST_GAMES, MOST_BOARDS = 200, 8
"""Of one text: every game is replayed, and every board has tables of several megabytes."""


@contextmanager
def refusing() -> Iterator[None]:
    """Turns errors of the library, about what a client has sent, into refusals."""
    try:
        yield
    except CornerwiseError as error:
        raise error if isinstance(error, Refused) else Refused("match/bad-plan", error.phrase) from error


def position_of(body: PositionBody) -> Position:
    """The position after all moves; `Refused` says which of them the rules forbid."""
    with refusing():
        variant = find_variant(body.variant)
        rules = variant.rules if body.rules is None else body.rules
        game = start(choose(variant.under_rules(rules), body.options))
    for number, text in enumerate(body.moves):
        _push(game, text, number)
    _let_chance_move(game, body.seed)
    return game


def draw_picture(shown: Position | Design, look: Look) -> str:
    """A position or design as SVG."""
    return draw_svg(shown, **look.model_dump() | {"title": look.title or None})


def board_choice(variant: str, options: Mapping[str, str]) -> Variant:
    """A game with the options of a query."""
    game = find_variant(variant)
    choices: dict[str, Choice] = {}
    for name, value in options.items():
        choices |= game.parse_option(name, value)
    return game.with_options(**choices)


def _push(game: Position, text: str, number: int) -> None:
    try:
        game.push(text)
    except (IllegalMove, NotationError) as error:
        raise refusal_of(error, number=number) from error


def _let_chance_move(game: Position, seed: int | None) -> None:
    while seed is not None and game.turn == CHANCE_NAME:
        possible = sorted(game.legal_moves)
        game.push(possible[chosen_by_seed(str(seed).encode(), game.ply, len(possible))])


def position_data(game: Position) -> JsonObject:
    """All that the rules know of a position."""
    outcome, family = game.outcome(), family_of(game.variant)
    found = {
        "variant": game.variant.id,
        "rules": game.variant.rules,
        "options": game.variant.chosen,
        "plies": [{"seat": ply.seat, "colour": ply.colour, "move": game.format(ply.move)} for ply in game.plies],
        "turn": game.turn,
        "mover": game.mover,
        "over": outcome is not None,
        "result": outcome and {"winners": outcome.winners, "totals": outcome.totals},
        "scores": game.scores,
        "sheet": sheet_data(game),
        **family.position(game),
    }
    return JsonObject(found).adding(legal=family.legal_json(game))


def _played(position: Position) -> Data:
    """A game by the moves that lead to a position."""
    variant = position.variant
    moves = list(map(position.format, position.moves))
    return {"variant": variant.id, "rules": variant.rules, "options": variant.chosen, "moves": moves}


def arranged_data(body: ArrangeBody) -> Data:
    """What a line of text writes, played as far as the rules let it."""
    with refusing():
        arranged = arrange(body.text, body.turn)
    position, fault = arranged.position, arranged.fault
    return {
        **_played(position),
        "turn": position.turn,
        "fault": fault
        and {
            "move": fault.move,
            "turn": fault.turn,
            "reason": fault.broken.reason,
            "clause": fault.broken.clause,
            "why": str(fault.broken.phrase),
            "details": dict(fault.broken.details),
        },
    }


def hint_data(found: Data) -> Data:
    """The best of what an analysis found."""
    best = found["lines"][0]
    return {"move": best["moves"][0], "moves": best["moves"], "value": best["value"], "reasons": found["reasons"]}


# Designs and files


def design_of(body: DesignBody) -> Design:
    with refusing():
        pieces = tuple((piece.colour, piece.cells) for piece in body.pieces)
        return rebuild(DesignRecord(variant=body.variant, options=body.options, pieces=pieces))


def design_data(body: DesignBody) -> Data:
    design = design_of(body)
    return _design(design, design_record_of(design, title=body.title, author=body.author, date=body.date))


def _design(design: Design, record: DesignRecord) -> Data:
    return {
        "variant": record.variant,
        "options": dict(record.options),
        "pieces": [{"colour": colour, "cells": cells} for colour, cells in record.pieces],
        "title": record.title,
        "author": record.author,
        "date": record.date,
        "used": design.used,
        "record": format_design(record),
    }


def record_data(text: str) -> Data:
    """What a pasted text holds."""
    data = text.encode()
    with refusing():
        if is_design(data):
            record = parse_design(data)
            return {"games": [], "design": _design(rebuild(record), record)}
        return {"games": list(map(_game, games_of(data)))}


def games_of(data: bytes) -> Iterator[LoadedGame]:
    """The games of a text one by one; refuses more than `MOST_GAMES`, and more boards than `MOST_BOARDS`."""
    boards = set[Board | None]()
    for number, game in enumerate(iterate_games(data), 1):
        boards.add(family_of(game.position.variant).board_of(game.position.variant))
        if number > MOST_GAMES or len(boards) > MOST_BOARDS:
            raise Refused("request/too-large", "refused-games", games=MOST_GAMES, boards=MOST_BOARDS)
        yield game


def _game(game: LoadedGame) -> Data:
    position = game.position
    return {
        **_played(position),
        "players": game.players,
        "date": game.date,
        "event": game.event,
        "comments": {str(number): text for number, text in game.comments.items()},
        "over": position.turn is None,
        "variations": game.variations,
    }
