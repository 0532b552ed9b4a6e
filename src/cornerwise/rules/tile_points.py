"""Points for a laid tile: its value, bridges and hexagons (M5)."""

from typing import NamedTuple

from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.matching_moves import Lay
from cornerwise.rules.tiles import TILES, VALUES, TileTable, is_triple


class Worth(NamedTuple):
    """Going out apart: that depends on the hands."""

    points: int
    bridge: bool
    hexagons: int


def worth_of(variant: MatchingVariant, table: TileTable, lay: Lay) -> Worth:
    """What laying a tile on an open cell of a table brings."""
    points = variant.points
    bridge, hexagons = table.joins(lay.cell)
    value = VALUES[lay.tile] if points.tile is None else points.tile
    bonus = opening_bonus(variant, table, lay.tile)
    return Worth(value + points.bridge * bridge + points.hexagons[hexagons] + bonus, bridge, hexagons)


def out_bonus(variant: MatchingVariant, *, first: bool) -> int:
    """For laying the last tile of a hand, as the first seat of a deal or after another (M8, M11)."""
    return variant.points.out if first or not variant.points.first_out_only else 0


def opening_bonus(variant: MatchingVariant, table: TileTable, tile: int) -> int:
    """More for a triple that had to begin (M13)."""
    if table.laid or variant.terms.opening != "best" or not is_triple(tile):
        return 0
    return variant.points.opening_triple if any(TILES[tile]) else variant.points.opening_zero
