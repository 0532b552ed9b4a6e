"""Boards and pieces as data, for clients that draw them and hold no rules: polygons, names, turns."""

from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from cornerwise.drawing.outline import placer, polygon
from cornerwise.games.catalogue import GAMES, find_variant, variants
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Address, Lattice
from cornerwise.geometry.shapes import Shape, to_origin
from cornerwise.locales.catalogue import SOURCE, translator
from cornerwise.records.record import choose
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.tiles import TILES

Data = dict[str, Any]

ROWS_SHOWN = 10.4
"""Rows of a flat board that the card of a game shows."""
BUILDING_ZOOM, TABLE_ZOOM = 0.98, 1.75
"""How far a card goes into the pictures of cubes, and of tiles on their table."""


def games_json() -> bytes:
    """Every game with its options."""
    return _games_json(variants())


@lru_cache(maxsize=1)  # until another game is registered
def _games_json(games: tuple[Variant, ...]) -> bytes:
    return to_json([_game(variant) for variant in games])


def board_json(variant: Variant) -> bytes:
    """What a client needs to draw a game with its choices made."""
    return _board_json(variant.id, tuple(variant.chosen.items()))


@lru_cache(maxsize=64)
def _board_json(variant: str, chosen: tuple[tuple[str, Choice], ...]) -> bytes:
    return to_json(board_data(choose(find_variant(variant), dict(chosen))))


def _game(variant: Variant) -> Data:
    if isinstance(variant, MatchingVariant):
        ground = {
            "family": "matching",
            "lattice": "triangle",
            "board": None,
            "zoom": TABLE_ZOOM,
            "solo": variant.seats == 1,
        }
    else:
        board = need_placing(variant).board
        solo = variant.wins == "complete"
        ground = {
            "family": "placing",
            "lattice": board.lattice.name,
            "board": board.name,
            "zoom": _zoom(board),
            "solo": solo,
        }
    return ground | {
        "id": variant.id,
        "group": variant.group_name,
        "usual": variant.usual,
        "face": variant.face,
        "drawable": variant.id in _drawable(variants()),
        "words": _words(variant) if GAMES.is_own(variant.id) else {},
        "title": variant.title,
        "about": variant.about,
        "seats": variant.seats,
        "players": variant.players,
        "minutes": variant.minutes,
        "age": variant.age,
        "colours": list(variant.colours),
        "options": [
            {
                "name": option.field,
                "about": option.about,
                "choices": list(option.choices),
                "default": variant.value_of(option),
                "free": option.check is not None,
                "quiet": option.quiet,
            }
            for option in variant.options
        ],
    }


def _zoom(board: Board) -> float:
    """Cards have room for some rows of a flat board; a building is shown whole."""
    rows = len({address[1] for address in board.addresses})
    return BUILDING_ZOOM if board.lattice.is_solid else round(rows / ROWS_SHOWN, 2)


@lru_cache(maxsize=1)
def _drawable(games: tuple[Variant, ...]) -> frozenset[str]:
    """Games for free pictures: of all that share a flat board the first that has the most pieces."""
    found: dict[Board, PlacingVariant] = {}
    several: list[str] = []
    for game in games:
        if not isinstance(game, PlacingVariant) or game.board.lattice.is_solid:
            continue
        best = found.setdefault(game.board, game)
        if not set(game.pieces) <= set(best.pieces):
            several.append(game.id)
    return frozenset((*(game.id for game in found.values()), *several))


def _words(variant: Variant) -> dict[str, dict[str, str]]:
    """What a game of one's own is called, by language, for clients that know only those of the catalogue."""
    messages = (f"game-{variant.id}", f"game-{variant.id}-about", f"game-{variant.id}-kind")
    tags = (SOURCE, *(language for language, _ in variant.texts))
    return {tag: {message: translator(tag).line(message) for message in messages} for tag in tags}


def board_data(variant: Variant) -> Data:
    """What a client needs to draw a game with its choices made."""
    common = _game(variant) | {"chosen": dict(variant.chosen)}
    return common | (_tiles() if isinstance(variant, MatchingVariant) else _placing(need_placing(variant)))


def _tiles() -> Data:
    return {"tiles": [format_tile(tile) for tile in range(len(TILES))]}


def _placing(variant: PlacingVariant) -> Data:
    own = variant.start == "own"
    starts = zip(variant.start_cells, variant.palette if own else [None] * len(variant.start_cells), strict=True)
    return {
        "cells": _cells(variant.board),
        "starts": [{"cell": cell, "colour": colour} for cell, colour in starts],
        "copies": variant.copies,
        "supply": variant.supply,
        "withheld": variant.withheld,
        "owners": {colour: list(seats) for colour, seats in zip(variant.colours, variant.owners, strict=True)},
        "parties": [list(party) for party in variant.parties],
        "pieces": [_piece(variant.board.lattice, shape) for shape in variant.pieces],
    }


@lru_cache(maxsize=16)
def _cells(board: Board) -> list[Data]:
    """Name, address and, on flat boards, the corners in the plane, in cells with y growing downward."""
    return [
        {"name": name, "address": list(address), "polygon": _polygon(board.lattice, address)}
        for name, address in zip(board.names, board.addresses, strict=True)
    ]


def _polygon(lattice: Lattice, address: Address) -> list[list[float]] | None:
    if lattice.is_solid:
        return None
    place = placer(lattice)
    return [[round(x, 4), round(y, 4)] for x, y in map(place, polygon(lattice, address))]


@lru_cache(maxsize=256)
def _piece(lattice: Lattice, shape: Shape) -> Data:
    """A piece in all its orientations, and which of them each turn of the hand leads to."""
    number = {cells: i for i, cells in enumerate(shape.orientations)}
    return {
        "name": shape.name,
        "size": shape.size,
        "orientations": [
            {
                "cells": [list(cell) for cell in cells],
                "polygons": [_polygon(lattice, cell) for cell in cells] if not lattice.is_solid else None,
                "turns": [
                    number[to_origin(lattice, (lattice.moved(cell, motion) for cell in cells))]
                    for motion in lattice.generators
                ],
            }
            for cells in shape.orientations
        ],
    }
