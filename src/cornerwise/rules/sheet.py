"""Score sheets: the points of every colour or seat, line by line, as the rules count them.

The lines of a colour always add up to its score.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from cornerwise.games.editions import MOST_DRAWS
from cornerwise.rules.matching import Deal
from cornerwise.rules.matching_moves import DRAW, lay_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.position import Position
from cornerwise.rules.series import Match
from cornerwise.rules.start import AnyPosition
from cornerwise.rules.tile_points import opening_bonus
from cornerwise.rules.tiles import TILES, VALUES

PlacingItem = Literal["left", "cells-placed", "pieces-placed", "seen", "all-placed", "single-last"]
MatchingItem = Literal[
    "tile", "bridge", "hexagon", "opening-triple", "opening-zero", "out", "draw", "third-draw", "hands"
]


@dataclass(frozen=True)
class SheetLine:
    """What something brings, and how often it happened."""

    item: PlacingItem | MatchingItem
    points: int
    count: int
    piece: str | None = None
    """The piece that is left, by its name."""
    deal: int | None = None
    """The deal, counted from 1, in which a seat scored this."""


Sheet = dict[str, list[SheetLine]]


def sheet(game: AnyPosition) -> Sheet:
    """The lines of every colour, or of every seat in a matching game, by name."""
    return _placing_sheet(game) if isinstance(game, Position) else _matching_sheet(game)


# Placing games


def _placing_sheet(game: Position) -> Sheet:
    return {colour: list(_placing_lines(game, number)) for number, colour in enumerate(game.variant.colours)}


def _placing_lines(game: Position, number: int) -> Iterator[SheetLine]:
    variant, tally = game.variant, game.tallies[number]
    points = variant.points
    counted: tuple[tuple[PlacingItem, int, int], ...] = (
        ("cells-placed", points.cell_placed, tally.cells),
        ("pieces-placed", points.piece_placed, tally.pieces),
        ("seen", points.seen, tally.seen),
    )
    yield from (SheetLine(item, each * count, count) for item, each, count in counted if each and count)
    if points.cell_left or points.piece_left:
        for shape, copies in groupby(game.left(variant.colours[number])):
            count = len(list(copies))
            cost = count * (points.cell_left * shape.size + points.piece_left)
            yield SheetLine("left", cost, count, piece=shape.name)
    if tally.pieces == variant.full_pieces[number]:
        if points.all_placed:
            yield SheetLine("all-placed", points.all_placed, 1)
        if points.single_last and tally.last_size == 1:
            yield SheetLine("single-last", points.single_last, 1)


# Matching games


def _matching_sheet(game: MatchingPosition) -> Sheet:
    match = Match.start(game.variant)
    found: dict[tuple[int, MatchingItem, int], list[int]] = {}
    for ply in game.plies:
        deal = len(match.finished) + 1
        for seat, item, points in scored(match.deal, ply.move):
            found.setdefault((seat, item, deal), []).append(points)
        match = match.after(ply.move)
    return {
        name: [
            SheetLine(item, sum(points), len(points), deal=deal)
            for (of, item, deal), points in found.items()
            if of == seat
        ]
        for seat, name in enumerate(game.variant.colours)
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
        yield "out", points.out * (len(after.out) > len(deal.out))
