"""Moves of matching games as 32-bit numbers: a tile laid, a word, or a tile drawn by chance.

A laid tile is packed as cell, rotation and tile. The table has no edge, but nothing ever lies more
than 55 side steps from the first tile, so seven bits hold a column and six a row. The kernel packs
them the same way.
"""

from typing import NamedTuple

from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import TILES, Cell, is_triple

COLUMNS, ROWS = 128, 64
REACH = 55
"""Side steps from the first tile to the farthest that 56 tiles can lie."""


class TileMove(Move):
    """A move of a matching game."""

    __slots__ = ()

    def __str__(self) -> str:
        return format_move(self)

    def __reduce__(self) -> tuple[object, ...]:
        return TileMove, (int(self),)


DRAW = TileMove(0x50000000)
TIMEOUT = TileMove(0x50000001)
WORDS = {PASS: "pass", DRAW: "draw", TIMEOUT: "timeout"}
"""How the moves that lay nothing are written."""

_OUTCOME = 0x60000000
UNSEEN = "?"
HIDDEN = TileMove(_OUTCOME + 63)
"""A tile that came out of the pile, to those who may not see which."""


class Lay(NamedTuple):
    """A tile laid on a cell, with its number `rotation` at the apex."""

    tile: int
    cell: Cell
    rotation: int


def lay_move(tile: int, cell: Cell, rotation: int) -> Move:
    """The move that lays a tile; a triple is the same however it is turned."""
    x, y = cell
    column, row = x + COLUMNS // 2, y + ROWS // 2
    if not (0 <= column < COLUMNS and 0 <= row < ROWS):
        raise ValueError(f"no tile can lie at {x},{y}")
    return TileMove((row * COLUMNS + column) << 8 | (0 if is_triple(tile) else rotation) << 6 | tile)


def lay_of(move: Move) -> Lay | None:
    """What a move lays, None if it lays nothing."""
    if not 0 <= move < COLUMNS * ROWS << 8:
        return None
    row, column = divmod(move >> 8, COLUMNS)
    lay = Lay(move & 63, (column - COLUMNS // 2, row - ROWS // 2), move >> 6 & 3)
    # Every lay has one number: a triple is not turned, and there is no 57th tile.
    return lay if lay.tile < 56 and lay.rotation < 3 and not (lay.rotation and is_triple(lay.tile)) else None


def outcome_move(tile: int) -> Move:
    """The chance move by which a tile comes out of the pile."""
    return TileMove(_OUTCOME + tile)


def outcome_of(move: Move) -> int | None:
    """The tile that a chance move brings, None for any other move."""
    return move - _OUTCOME if _OUTCOME <= move < _OUTCOME + 56 else None


def format_tile(tile: int) -> str:
    """A tile in notation, by its number: `0-1-2`."""
    return "-".join(map(str, TILES[tile]))


def format_move(move: Move) -> str:
    """A move in notation."""
    if move in WORDS:
        return WORDS[move]
    if move == HIDDEN:
        return UNSEEN
    tile = outcome_of(move)
    if tile is not None:
        return format_tile(tile)
    lay = lay_of(move)
    if lay is None:
        return f"move {int(move)}"
    x, y = lay.cell
    return f"{format_tile(lay.tile)}@{x},{y}/{lay.rotation}"
