"""The legal moves of a position as data: for every piece or tile the ways to lay it, in notation.

Sent after every move, so the texts of a table are made once and only picked from.
"""

from functools import lru_cache

import numpy as np
from pydantic_core import from_json, to_json

from cornerwise._kernel import Position as KernelPosition
from cornerwise._kernel import Script
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import WORDS, Move, MoveTable
from cornerwise.rules.notation import format_move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.rules.tile_points import worth_of
from cornerwise.rules.tiles import Laid, Table

WORD = ""
"""Under this name stand the moves that lay nothing."""


def legal_moves(game: Position) -> dict[str, list[str]]:
    """The moves of the seat to move, by the name of what they lay."""
    found: dict[str, list[str]] = from_json(legal_json(game)) if isinstance(game, PlacingPosition) else _matching(game)
    return found


def legal_json(game: PlacingPosition) -> bytes:
    """The same of a placing game as JSON: these lists are most of what is ever sent, so the kernel writes them."""
    assert isinstance(game.core, KernelPosition)  # the reference rules are for tests of the rules
    return _script(game.move_table).legal(game.core)


def worths(game: MatchingPosition) -> dict[str, dict[str, int | bool]]:
    """What every tile that may be laid now would bring (M5), by move."""
    table = Table(tuple(Laid(seat, tile, (x, y), rotation) for seat, tile, x, y, rotation in game.core.table()))
    return {
        game.format(move): worth_of(game.variant, table, lay)._asdict()
        for move in game.legal_moves
        if (lay := lay_of(move))
    }


def warm_up(variant: Variant) -> None:
    """Makes the tables of a game, which can take a second: better in a thread than while others wait."""
    game = start(variant)
    if isinstance(game, PlacingPosition):
        legal_json(game)


def _matching(game: Position) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for move in game.legal_moves:
        lay = lay_of(move)
        found.setdefault(format_tile(lay.tile) if lay else WORD, []).append(game.format(move))
    return found


@lru_cache(maxsize=64)
def _script(table: MoveTable) -> Script:
    """The notation of every row, and where in the table the rows of every piece end."""
    ends = np.cumsum(np.bincount(table.piece, minlength=len(table.pieces))).tolist()
    return Script(
        rows=[_quoted(format_move(table, Move(row))) for row in range(len(table))],
        pieces=[(_quoted(piece.name), end) for piece, end in zip(table.pieces, ends, strict=True)],
        words={move: _quoted(word) for move, word in WORDS.items()},
        words_name=_quoted(WORD),
    )


def _quoted(text: str) -> str:
    return to_json(text).decode()
