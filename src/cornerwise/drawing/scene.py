"""What there is to draw, apart from how: the pieces on a board, and the words that go with them.

A position gives its scene with `scene_of`; a figure for a rule or a puzzle is composed by hand.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import combinations
from re import findall
from typing import NamedTuple

from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board, CellNumbers
from cornerwise.geometry.lattice import Point
from cornerwise.rules.moves import KEEP, WORDS
from cornerwise.rules.position import Position


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


def scene_of(position: Position) -> Scene:
    """The scene of a position."""
    laid = tuple(Laid(ply.colour, position.table.rows[ply.move]) for ply in position.plies if ply.move not in WORDS)
    covered = {cell for piece in laid for cell in piece.cells}
    starts = {cell: colour for cell, colour in _starts(position.variant).items() if cell not in covered}
    laid_last = bool(position.plies) and position.plies[-1].move not in WORDS
    return Scene(position.variant.board, laid, starts, len(laid) - 1 if laid_last else None)


def _starts(variant: Variant) -> dict[int, str]:
    if variant.start != "own":
        return dict.fromkeys(variant.start_numbers, "")
    cells = zip(variant.start_numbers, variant.palette, strict=True)
    return {cell: colour for cell, colour in cells if colour in variant.colours}


def headline(position: Position) -> str:
    """Whose turn it is, or how the game ended, in one sentence."""
    if (outcome := position.outcome()) is not None:
        return f"Game over. {_winners(position, outcome.winners)}"
    if KEEP in position.legal_moves:
        return f"Seat {position.seat} to choose: keep or swap."
    return f"{str(position.turn).capitalize()} to move, seat {position.seat}."


def _winners(position: Position, winners: Iterable[int]) -> str:
    seats = [f"{seat} ({', '.join(_own_colours(position, seat))})" for seat in winners]
    if not seats:
        return "Nobody wins."
    return f"Seats {' and '.join(seats)} win." if len(seats) > 1 else f"Seat {seats[0]} wins."


def _own_colours(position: Position, seat: int) -> list[str]:
    return [colour for colour, seats in position.owners.items() if seats == (seat,)]


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
