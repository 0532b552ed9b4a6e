"""The legal moves of a position as data: for every piece or tile the ways to lay it, in notation.

Sent after every move, so the texts of a table are made once and only picked from.
"""

from functools import lru_cache

from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_notation import format_tile
from cornerwise.rules.moves import WORDS, Move, MoveTable
from cornerwise.rules.notation import format_move
from cornerwise.rules.position import Position
from cornerwise.rules.start import AnyPosition

WORD = ""
"""Under this name stand the moves that lay nothing."""


def legal_moves(game: AnyPosition) -> dict[str, list[str]]:
    """The moves of the seat to move, by the name of what they lay."""
    return _placing(game) if isinstance(game, Position) else _matching(game)


def _placing(game: Position) -> dict[str, list[str]]:
    texts, names = _written(game.table)
    found: dict[str, list[str]] = {}
    for move in game.core.legal():
        if move in WORDS:
            found.setdefault(WORD, []).append(WORDS[Move(move)])
        else:
            found.setdefault(names[move], []).append(texts[move])
    return found


def _matching(game: AnyPosition) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for move in game.legal_moves:
        lay = lay_of(move)
        found.setdefault(format_tile(lay.tile) if lay else WORD, []).append(game.format(move))
    return found


@lru_cache(maxsize=64)
def _written(table: MoveTable) -> tuple[list[str], list[str]]:
    """The notation of every row, and the name of its piece."""
    texts = [format_move(table, Move(row)) for row in range(len(table))]
    return texts, [table.pieces[piece].name for piece in table.piece.tolist()]
