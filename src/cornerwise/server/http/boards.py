"""Boards and pieces as data, for clients that draw them and hold no rules: polygons, names, turns."""

from functools import lru_cache
from typing import Any

from pydantic_core import to_json

from cornerwise.drawing.outline import placer, polygon
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant, need_placing
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Address, Lattice
from cornerwise.geometry.shapes import Shape, to_origin
from cornerwise.records.record import choose
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.tiles import TILES

Data = dict[str, Any]


@lru_cache
def games_json() -> bytes:
    """Every game with its options."""
    return to_json([_game(variant) for variant in variants()])


def board_json(variant: Variant) -> bytes:
    """What a client needs to draw a game with its choices made."""
    return _board_json(variant.id, tuple(variant.chosen.items()))


@lru_cache(maxsize=64)
def _board_json(variant: str, chosen: tuple[tuple[str, Choice], ...]) -> bytes:
    return to_json(board_data(choose(find_variant(variant), dict(chosen))))


def _game(variant: Variant) -> Data:
    if isinstance(variant, MatchingVariant):
        ground = {"family": "matching", "lattice": "triangle", "board": None, "solo": variant.seats == 1}
    else:
        board = need_placing(variant).board
        solo = variant.wins == "complete"
        ground = {"family": "placing", "lattice": board.lattice.name, "board": board.name, "solo": solo}
    return ground | {
        "id": variant.id,
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
    if lattice.dimension == 3:
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
                "polygons": [_polygon(lattice, cell) for cell in cells] if lattice.dimension < 3 else None,
                "turns": [
                    number[to_origin(lattice, (lattice.moved(cell, motion) for cell in cells))]
                    for motion in lattice.generators
                ],
            }
            for cells in shape.orientations
        ],
    }
