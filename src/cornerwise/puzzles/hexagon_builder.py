"""A player of Triominos whose games have many corners at which four tiles lie, so that a fifth may open a hexagon."""

from collections import Counter
from random import Random

from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import Move
from cornerwise.rules.tiles import Cell, corners

NEARLY = 4
"""Tiles round a corner, after which the next one leaves room for a sixth."""
WEIGHTS = (1, 1, 2, 8, 0.01, 0.01)
"""How likely a lay is, by the most tiles at a corner of its cell: three become four, but four hardly ever five."""
NO_LAY = 0.5
"""How likely drawing is, also where a tile can be laid."""


class HexagonBuilder:
    """Any legal move: likely one that brings four tiles together, hardly ever one that opens or closes a hexagon."""

    name = "hexagon-builder"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: MatchingView) -> Move:
        """A move for the seat to move."""
        position = view.sample(self._rng)
        around, moves = tiles_at_corners(position), list(position.legal_moves)
        weights = [WEIGHTS[most_beside(around, lay[1])] if (lay := lay_of(move)) else NO_LAY for move in moves]
        return self._rng.choices(moves, weights)[0]

    def stop(self) -> None:
        """There is no search to end."""


def tiles_at_corners(position: MatchingPosition) -> Counter[tuple[int, ...]]:
    """How many tiles lie round every point of the table."""
    return Counter(point for _, _, x, y, _ in position.core.table() for point in corners((x, y)))


def most_beside(around: Counter[tuple[int, ...]], cell: Cell) -> int:
    """The most tiles that lie round a corner of a cell."""
    return max(around[point] for point in corners(cell))
