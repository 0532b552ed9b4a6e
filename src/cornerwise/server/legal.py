"""The legal moves of a position as data: for every piece or tile the ways to lay it, in notation.

Sent after every move, so the texts of a table are made once and only picked from.
"""

from bisect import bisect_left
from functools import lru_cache

import numpy as np

from cornerwise.games.catalogue import AnyVariant
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import WORDS, Move, MoveTable
from cornerwise.rules.notation import format_move
from cornerwise.rules.position import Position
from cornerwise.rules.start import AnyPosition, start
from cornerwise.rules.tiles import Laid, Table
from cornerwise.rules.worth import worth_of

WORD = ""
"""Under this name stand the moves that lay nothing."""


def legal_moves(game: AnyPosition) -> dict[str, list[str]]:
    """The moves of the seat to move, by the name of what they lay."""
    return _placing(game) if isinstance(game, Position) else _matching(game)


def worths(game: MatchingPosition) -> dict[str, dict[str, int | bool]]:
    """What every tile that may be laid now would bring (M5), by move."""
    table = Table(tuple(Laid(seat, tile, (x, y), rotation) for seat, tile, x, y, rotation in game.core.table()))
    return {
        game.format(move): worth_of(game.variant, table, lay)._asdict()
        for move in game.legal_moves
        if (lay := lay_of(move))
    }


def warm_up(variant: AnyVariant) -> None:
    """Makes the tables of a game, which can take a second: better in a thread than while others wait."""
    game = start(variant)
    if isinstance(game, Position):
        legal_moves(game)


def _placing(game: Position) -> dict[str, list[str]]:
    """Rows of one piece are neighbours in a table, so the sorted moves fall into one run for each piece."""
    texts, ends = _written(game.table)
    moves = sorted(game.core.legal())
    found: dict[str, list[str]] = {}
    start = 0
    for piece, end in ends:
        stop = bisect_left(moves, end, start)
        if stop > start:
            found[piece] = list(map(texts.__getitem__, moves[start:stop]))
        start = stop
    if start < len(moves):
        found[WORD] = [WORDS[Move(move)] for move in moves[start:]]
    return found


def _matching(game: AnyPosition) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for move in game.legal_moves:
        lay = lay_of(move)
        found.setdefault(format_tile(lay.tile) if lay else WORD, []).append(game.format(move))
    return found


@lru_cache(maxsize=64)
def _written(table: MoveTable) -> tuple[list[str], list[tuple[str, int]]]:
    """The notation of every row; for every piece its name and the row after its last."""
    texts = [format_move(table, Move(row)) for row in range(len(table))]
    ends = np.cumsum(np.bincount(table.piece, minlength=len(table.pieces))).tolist()
    return texts, list(zip((piece.name for piece in table.pieces), ends, strict=True))
