"""A board with the pieces on it, ready to draw.

A position or a design gives its scene with `scene_of`; a figure for a rule or a puzzle is composed by hand.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from random import Random
from re import findall
from typing import NamedTuple

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.geometry.board import Board, CellNumbers
from cornerwise.geometry.lattice import Point
from cornerwise.rules.design import Design
from cornerwise.rules.moves import WORDS
from cornerwise.rules.placing_position import PlacingPosition, PlacingView
from cornerwise.rules.view import View


class Laid(NamedTuple):
    """A piece on the board."""

    colour: str
    cells: CellNumbers


@dataclass(frozen=True)
class Scene:
    """A board and what lies on it, in the order it was laid."""

    board: Board
    laid: tuple[Laid, ...] = ()
    starts: dict[int, str] = field(default_factory=dict)
    """The free start cells and the colour each belongs to, or "" where any colour may begin there."""
    last: int | None = None
    """Which of the laid pieces was the last move, if any."""
    resting: frozenset[str] = frozenset()
    """The colours that cannot place any more while others can."""


def position_of(shown: PlacingPosition | PlacingView | Design) -> PlacingPosition | Design:
    """What can be drawn of it: a view of a placing game hides nothing, so it is a position."""
    return shown.sample(Random(0)) if isinstance(shown, View) else shown


def scene_of(shown: PlacingPosition | Design) -> Scene:
    """The scene of a position or of a design."""
    if isinstance(shown, Design):
        laid = tuple(Laid(piece.colour, shown.move_table.rows[piece.move]) for piece in shown.pieces)
        return Scene(shown.variant.board, laid)
    laid = tuple(Laid(ply.colour, shown.move_table.rows[ply.move]) for ply in shown.plies if ply.move not in WORDS)
    laid_last = bool(shown.plies) and shown.plies[-1].move not in WORDS
    last = len(laid) - 1 if laid_last else None
    return Scene(shown.variant.board, laid, _starts(shown.variant, laid), last, _resting(shown))


def _starts(variant: PlacingVariant, laid: Sequence[Laid]) -> dict[int, str]:
    """The start cells that somebody may still need."""
    if {piece.colour for piece in laid} >= set(variant.colours):
        return {}
    owners: Iterable[str] = variant.palette if variant.start == "own" else [""] * len(variant.start_numbers)
    covered = {cell for piece in laid for cell in piece.cells}
    cells = zip(variant.start_numbers, owners, strict=True)
    return {cell: owner for cell, owner in cells if cell not in covered and owner in ("", *variant.colours)}


def _resting(position: PlacingPosition) -> frozenset[str]:
    """The colours whose turn was passed over; at the end of a game all rest, which says nothing."""
    if position.turn is None:
        return frozenset()
    if position.variant.blocked == "skip":
        return frozenset(position.skipped)
    colours = position.variant.colours
    turns = [(colours.index(ply.colour), ply.move not in WORDS) for ply in position.plies]
    passed = ((own + laid, due) for (own, laid), (due, _) in pairwise(turns))
    missed = {colours[(start + i) % len(colours)] for start, due in passed for i in range((due - start) % len(colours))}
    return frozenset(missed.union(position.skipped))


def axis_names(board: Board) -> tuple[dict[int, str], dict[int, str]]:
    """The letters of every column and the number of every row, as the names of the cells have them."""
    columns, rows = {}, {}
    for (x, y, *_), name in zip(board.addresses, board.names, strict=True):
        columns[x], rows[y] = findall("[a-z]+|[0-9]+", name)[:2]
    return columns, rows


def meetings(scene: Scene) -> dict[Point, tuple[str, ...]]:
    """The points where pieces of one colour meet at a corner only, and the colours that do so there."""
    found: dict[Point, dict[str, None]] = defaultdict(dict)
    for one, other in combinations(scene.laid, 2):
        if one.colour == other.colour:
            for point in _corner_points(scene.board, one.cells, other.cells):
                found[point][one.colour] = None
    return {point: tuple(colours) for point, colours in sorted(found.items())}


def _corner_points(board: Board, one: CellNumbers, other: CellNumbers) -> set[Point]:
    """The points that two pieces share, without those of a side they share."""
    shared = _points(board, one) & _points(board, other)
    if shared:
        for cell in one:
            for near in set(board.side[cell]).intersection(other):
                shared -= board.points[cell] & board.points[near]
    return shared


def _points(board: Board, cells: CellNumbers) -> set[Point]:
    return {point for cell in cells for point in board.points[cell]}
