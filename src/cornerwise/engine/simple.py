"""Players that look one move ahead at most: what the engine is measured against."""

from random import Random

from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.view import View


class RandomPlayer:
    """Any legal move, all equally likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        return self._rng.choice(list(view.sample(self._rng).legal_moves))

    def stop(self) -> None:
        """There is nothing to hurry."""


class GreedyPlayer:
    """One of the largest pieces that fit, anywhere; in a matching game the tile that brings most points."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        position = view.sample(self._rng)
        worth = {move: _worth(position, move) for move in position.legal_moves}
        best = max(worth.values())
        return self._rng.choice([move for move, points in worth.items() if points == best])

    def stop(self) -> None:
        """There is nothing to hurry."""


def _worth(position: Position, move: Move) -> int:
    if isinstance(position, PlacingPosition):
        return 0 if move in WORDS else len(position.move_table.rows[move])
    turn = position.turn
    assert turn is not None  # it has legal moves
    before = position.scores[turn]
    position.push(move)
    after = position.scores[turn]
    position.pop()
    return after - before
