"""Puzzles of Triominos: the turn that brings most points, and the only tile that opens no hexagon."""

from cornerwise.engine.gains import matching_gain
from cornerwise.puzzles.endings import Solution
from cornerwise.puzzles.hexagon_builder import NEARLY, most_beside, tiles_at_corners
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import Move
from cornerwise.rules.tiles import TILES, Laid, TileTable

CLEAR = 5
"""Points by which the best turn must be ahead of the next."""
LEAST_CHOICE = 4
LEAST_TILES = 2
"""Different tiles that can be laid: with fewer there is nothing to look for."""
SAFE, OPEN = 1, 0
"""What a lay that opens no hexagon is worth, and any other."""


def solution_of(position: MatchingPosition) -> Solution | None:
    """The puzzle in a position, if there is one; the position is left as it was."""
    if position.mover is None or not position.core.table():
        return None
    lays = [move for move in position.legal_moves if lay_of(move)]
    if len(lays) < LEAST_CHOICE or len({position.piece_name(move) for move in lays}) < LEAST_TILES:
        return None
    return _safe_tile(position, lays) or _most_points(position, lays)


def _most_points(position: MatchingPosition, lays: list[Move]) -> Solution | None:
    """A turn that brings clearly more than any other, and not only because its tile has the largest numbers."""
    gains = {move: matching_gain(position, move) for move in lays}
    best, second = sorted(lays, key=gains.__getitem__, reverse=True)[:2]
    if gains[best] - gains[second] < CLEAR:
        return None
    return Solution("points", (best,), gains[best], gains[second])


def _safe_tile(position: MatchingPosition, lays: list[Move]) -> Solution | None:
    """Where all lays but one leave a place at which a tile that this seat has not seen would close a hexagon."""
    around = tiles_at_corners(position)
    quiet = sum(most_beside(around, lay[1]) < NEARLY for move in lays if (lay := lay_of(move)))
    if quiet > 1 or quiet == len(lays):
        return None  # these open nothing: either they are all safe, or one is open already and none is
    safe: list[Move] = []
    for move in lays:
        if not opens_hexagon(position, move):
            safe.append(move)
        if len(safe) > 1:
            return None
    return Solution("hexagon", (safe[0],), SAFE, OPEN) if safe else None


def opens_hexagon(position: MatchingPosition, move: Move) -> bool:
    """Whether the next player could close a hexagon after a move, for all that its player knows."""
    lay, mover = lay_of(move), position.mover
    assert lay is not None and mover is not None
    lain = [Laid(seat, tile, (x, y), rotation) for seat, tile, x, y, rotation in position.core.table()]
    table = TileTable((*lain, Laid(mover, *lay)))
    seen = {laid.tile for laid in table.laid} | {TILES.index(tile) for tile in position.hand(mover)}
    unseen = [tile for tile in range(position.variant.tile_count) if tile not in seen]
    closing = {cell for cell in table.open if table.joins(cell).hexagons}
    return bool(closing) and any(cell in closing for tile in unseen for cell, _ in table.places(tile))
