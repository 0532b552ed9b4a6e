"""Placing games as data: boards and pieces, what every colour has left, and how far it may yet get."""

from collections.abc import Iterable
from functools import lru_cache

import numpy as np

from cornerwise._kernel import Position as KernelPosition
from cornerwise._kernel import ReachScript, Script
from cornerwise.games.handicap import format_withheld
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.moves import WORDS, Move, MoveTable
from cornerwise.rules.native import kernel_table
from cornerwise.rules.notation import format_move
from cornerwise.rules.placing_position import PlacingPosition, PlacingView
from cornerwise.rules.position import Ply
from cornerwise.server.base.encoded_json import Data, Json, encode
from cornerwise.server.families.board_data import cells_data, piece_data
from cornerwise.server.families.family_data import FamilyData
from cornerwise.solo.progress import Count, is_solo, progress

ROWS_SHOWN = 10.4
"""Rows of a flat board that the card of a game shows."""
BUILDING_ZOOM = 0.98
"""How far a card goes into a picture of cubes."""
WORD = ""
"""Under this name stand the moves that lay nothing."""


class PlacingData(FamilyData[PlacingVariant, PlacingPosition, PlacingView]):
    def game(self, variant: PlacingVariant) -> Data:
        board = variant.board
        return {
            "family": "placing",
            "lattice": variant.shape,
            "board": board.name,
            "zoom": _zoom(board),
            "solo": variant.wins == "complete",
        }

    def design_boards(self, variant: PlacingVariant) -> Iterable[tuple[Board, frozenset[Shape]]]:
        return () if variant.board.lattice.is_solid else ((variant.board, frozenset(variant.pieces)),)

    def board_of(self, variant: PlacingVariant) -> Board | None:
        return variant.board

    def board(self, variant: PlacingVariant) -> Data:
        own = variant.start == "own"
        starts = zip(variant.start_cells, variant.palette if own else [None] * len(variant.start_cells), strict=True)
        return {
            "cells": cells_data(variant.board),
            "starts": [{"cell": cell, "colour": colour} for cell, colour in starts],
            "copies": variant.copies,
            "supply": variant.supply,
            "withheld": variant.withheld,
            "owners": {colour: list(seats) for colour, seats in zip(variant.colours, variant.owners, strict=True)},
            "parties": [list(party) for party in variant.parties],
            "pieces": [piece_data(variant.board.lattice, shape) for shape in variant.pieces],
        }

    def rematch_options(self, variant: PlacingVariant) -> dict[str, Choice]:
        """A player who had a handicap takes it along, unless colours are chosen in play."""
        if not variant.without or variant.opening == "swap":
            return super().rematch_options(variant)
        owned = list(zip(variant.colours, variant.owners, strict=True))
        own = [[colour for colour, seats in owned if seats == (seat,)] for seat in range(variant.seats)]
        # Seat -1 is the last one, whose player goes to the first.
        following = {
            before: after
            for seat in range(variant.seats)
            for before, after in zip(own[seat - 1], own[seat], strict=True)
        }
        moved = {following.get(colour, colour): names for colour, names in variant.withheld.items()}
        return {**variant.chosen, "without": format_withheld(moved)}

    def state(self, position: PlacingPosition) -> Data:
        owners = dict(zip(position.variant.colours, position.core.owners, strict=True))
        return {"skipped": position.skipped, "owners": owners}

    def position(self, position: PlacingPosition) -> Data:
        names = position.variant.board.names
        found: Data = {
            "cells": {colour: [names[cell] for cell in position.cells(colour)] for colour in position.variant.colours},
            "pieces": self.pieces(position),
            **self.state(position),
        }
        if is_solo(position.variant):
            count = progress(position)
            found["progress"] = _count(count) | {"colours": {name: _count(of) for name, of in count.colours.items()}}
        return found

    def pieces(self, position: PlacingPosition) -> dict[str, list[str]]:
        return {colour: [shape.name for shape in position.left(colour)] for colour in position.variant.colours}

    def legal_json(self, position: PlacingPosition) -> Json:
        """These lists are most of what is ever sent, so the kernel writes them."""
        return Json(_legal_script(position.move_table).legal(_kernel(position)))

    def reach_json(self, position: PlacingPosition) -> Json | None:
        """On flat boards, until the game is over: the cells it can go on by, and how many it may yet cover at most."""
        if position.turn is None or position.variant.gravity:
            return None
        return Json(_reach_script(position.variant).reach(_kernel(position)))

    def own_colours(self, position: PlacingPosition, seat: int) -> tuple[str, ...]:
        owners = zip(position.variant.colours, position.core.owners, strict=True)
        return tuple(colour for colour, seats in owners if tuple(seats) == (seat,))

    def first_piece(self, position: PlacingPosition, seat: int) -> str:
        table = position.move_table
        laid = (table.piece[ply.move] for ply in position.plies if ply.seat == seat and ply.move < len(table))
        first = next(laid, None)
        return "" if first is None else table.pieces[first].name

    def view_data(self, view: PlacingView, known: int) -> Data:
        """Everything lies open in a placing game, so its moves tell all."""
        return {"known": known, "plies": [list(ply) for ply in view.plies[known:]]}

    def view_reader(self, variant: PlacingVariant, seat: int) -> "PlacingViewReader":
        return PlacingViewReader(variant, seat)


class PlacingViewReader:
    """Plays the moves that it is told of."""

    def __init__(self, variant: PlacingVariant, seat: int) -> None:
        self._position, self._seat = PlacingPosition(variant), seat

    @property
    def known(self) -> int:
        return self._position.ply

    def read(self, data: Data) -> PlacingView:
        for ply in data["plies"]:
            self._position.push(Ply(*ply).move)
        return self._position.view(self._seat)


def _zoom(board: Board) -> float:
    """Cards have room for some rows of a flat board; a building is shown whole."""
    rows = len({address[1] for address in board.addresses})
    return BUILDING_ZOOM if board.lattice.is_solid else round(rows / ROWS_SHOWN, 2)


def _count(count: Count) -> Data:
    return {"placed": count.placed, "total": count.total}


# What the kernel writes: the texts of a table are made once, and only picked from.


def _kernel(position: PlacingPosition) -> KernelPosition:
    assert isinstance(position.core, KernelPosition)  # the reference rules are for tests of the rules
    return position.core


@lru_cache(maxsize=64)
def _legal_script(table: MoveTable) -> Script:
    """The notation of every row, and where in the table the rows of every piece end."""
    ends = np.cumsum(np.bincount(table.piece, minlength=len(table.pieces))).tolist()
    return Script(
        rows=[_quoted(format_move(table, Move(row))) for row in range(len(table))],
        pieces=[(_quoted(piece.name), end) for piece, end in zip(table.pieces, ends, strict=True)],
        words={move: _quoted(word) for move, word in WORDS.items()},
        words_name=_quoted(WORD),
    )


@lru_cache(maxsize=64)
def _reach_script(variant: PlacingVariant) -> ReachScript:
    cells, colours = (list(map(_quoted, names)) for names in (variant.board.names, variant.colours))
    return ReachScript(kernel_table(variant), cells=cells, colours=colours)


def _quoted(text: str) -> str:
    return encode(text).decode()
