"""Who may sit at a seat. A computer player is given a view and chooses a move; `PLAYERS` is where one is added."""

from collections.abc import Callable
from random import Random
from typing import Protocol

from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.position import View

HUMAN = "human"


class Player(Protocol):
    """Anything that can choose a move."""

    def choose(self, view: View) -> Move: ...


class RandomPlayer:
    """Any legal move, all equally likely."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move:
        return self._rng.choice(list(view.sample(self._rng).legal_moves))


class GreedyPlayer:
    """One of the largest pieces that fit, anywhere."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Move:
        position = view.sample(self._rng)
        rows = position.table.rows
        sizes = {move: 0 if move in WORDS else len(rows[move]) for move in position.legal_moves}
        largest = max(sizes.values())
        return self._rng.choice([move for move, size in sizes.items() if size == largest])


PLAYERS: dict[str, Callable[[Random], Player]] = {"greedy": GreedyPlayer, "random": RandomPlayer}
SEAT_CHOICES = (HUMAN, *PLAYERS)


def usual_seats(seats: int) -> tuple[str, ...]:
    """One human against the computer."""
    return (HUMAN, *("greedy" for _ in range(seats - 1)))
