"""Baseline players without a search: random moves and greedy moves."""

from random import Random

from cornerwise.engine.methods import METHODS
from cornerwise.engine.seen import seen
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.view import View


class RandomPlayer:
    """Any legal move, all equally likely."""

    name = "random"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View | Position) -> Move:
        """A move for the seat to move."""
        return self._rng.choice(list(seen(view).sample(self._rng).legal_moves))

    def stop(self) -> None:
        """There is no search to end."""


class GreedyPlayer:
    """The move that brings most at once: one of the largest pieces that fit, or the tile that scores most points."""

    name = "greedy"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View | Position) -> Move:
        """A move for the seat to move."""
        view = seen(view)
        position = view.sample(self._rng)
        gain = METHODS.of(view.variant).gain
        gains = {move: gain(position, move) for move in position.legal_moves}
        best = max(gains.values())
        return self._rng.choice([move for move, gained in gains.items() if gained == best])

    def stop(self) -> None:
        """There is no search to end."""
