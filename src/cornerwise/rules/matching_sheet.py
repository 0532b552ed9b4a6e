"""The score sheet of a match, deal by deal."""

from collections.abc import Iterable, Iterator

from cornerwise.games.editions import MOST_DRAWS, MatchingVariant
from cornerwise.rules.matching import Deal
from cornerwise.rules.matching_moves import DRAW, lay_of
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.score_sheet import MatchingItem, Sheet, SheetLine
from cornerwise.rules.series import DealSeries
from cornerwise.rules.tile_points import opening_bonus, out_bonus
from cornerwise.rules.tiles import TILES, VALUES


def matching_sheet(variant: MatchingVariant, moves: Iterable[Move]) -> Sheet:
    """The lines of every seat, deal by deal, after these moves from the start of a match."""
    match = DealSeries.start(variant)
    found: dict[tuple[int, MatchingItem, int], list[int]] = {}
    for move in moves:
        deal = len(match.finished) + 1
        for seat, item, points in scored(match.deal, move):
            found.setdefault((seat, item, deal), []).append(points)
        match = match.after(move)
    return {
        name: [
            SheetLine(item, sum(points), len(points), deal=deal)
            for (of, item, deal), points in found.items()
            if of == seat
        ]
        for seat, name in enumerate(variant.colours)
    }


def scored(deal: Deal, move: Move) -> Iterator[tuple[int, MatchingItem, int]]:
    """What a legal move of a deal scores: for which seat, for what, and how much (M5, M6, M8, M9)."""
    seat, after = deal.seat, deal.after(move)
    if seat is not None:
        yield from ((seat, item, points) for item, points in _turn(deal, after, move) if points)
    if after.over and deal.variant.points.hands:
        yield from ((seat, "hands", points) for seat, points in enumerate(after.hand_points()) if points)


def _turn(deal: Deal, after: Deal, move: Move) -> Iterable[tuple[MatchingItem, int]]:
    """What the seat to move gets for its move."""
    points = deal.variant.points
    if move == DRAW:
        yield "draw", -deal.variant.draw_cost
    elif move == PASS and len(deal.drawn) == MOST_DRAWS:
        yield "third-draw", -deal.variant.third_cost
    elif lay := lay_of(move):
        bridge, hexagons = deal.table.joins(lay.cell)
        yield "tile", VALUES[lay.tile] if points.tile is None else points.tile
        yield "bridge", points.bridge * bridge
        yield "hexagon", points.hexagons[hexagons]
        bonus = opening_bonus(deal.variant, deal.table, lay.tile)
        yield ("opening-triple" if any(TILES[lay.tile]) else "opening-zero"), bonus
        if len(after.out) > len(deal.out):
            yield "out", out_bonus(deal.variant, first=not deal.out)
