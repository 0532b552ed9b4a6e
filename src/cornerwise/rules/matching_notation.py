"""Moves of matching games as text.

`0-2-5@-1,3/2` lays the tile 0-2-5 on the cell -1,3 with its third number at the apex (numbers count
from 0); the first tile lies on 0,0. A tile alone, `0-2-5`, is one that came out of the pile, and `?`
one that was seen only by somebody else. The rest are words: `draw`, `pass`, `timeout`.
"""

import re

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.rules.matching_moves import UNSEEN, WORDS, format_move, format_tile, lay_move, outcome_move
from cornerwise.rules.moves import Move
from cornerwise.rules.reasons import violation
from cornerwise.rules.tiles import NUMBER_OF

__all__ = ["UNSEEN", "format_move", "format_tile", "parse_move", "parse_tile"]

_MOVES = {word: move for move, word in WORDS.items()}
_COORDINATE = "(0|-?[1-9][0-9]{0,3})"
_TILE = re.compile("([0-5])-([0-5])-([0-5])")
_LAY = re.compile(f"([^@]+)@{_COORDINATE},{_COORDINATE}/([0-2])")


def parse_tile(text: str) -> int:
    """The number of the tile that `text` writes; `NotationError` if there is none."""
    found = _TILE.fullmatch(text)
    if not found:
        raise NotationError(text, "error-no-tile")
    a, b, c = map(int, found.groups())
    if (a, b, c) not in NUMBER_OF:
        raise NotationError(text, "error-tile-order")
    return NUMBER_OF[a, b, c]


def parse_move(text: str) -> Move:
    """The move that `text` writes; `NotationError` if it is none, `IllegalMove` if it lies beyond all reach."""
    text = text.strip()
    if text in _MOVES:
        return _MOVES[text]
    if "@" not in text:
        return outcome_move(parse_tile(text))
    found = _LAY.fullmatch(text)
    if not found:
        raise NotationError(text, "error-no-move")
    tile, x, y, rotation = found.groups()
    try:
        return lay_move(parse_tile(tile), (int(x), int(y)), int(rotation))
    except ValueError as error:
        raise IllegalMove(text, violation("out-of-reach", cell=f"{x},{y}")) from error
