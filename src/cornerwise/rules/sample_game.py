"""A game played at once, to show what one looks like: for covers and examples of games that have none of their own."""

from functools import lru_cache
from random import Random

from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

SEED = 1
MOST_PLIES = 60
"""Of a matching game, which goes on deal after deal."""


@lru_cache(maxsize=64)
def sample_moves(variant: Variant) -> tuple[Move, ...]:
    """A game in which everybody lays one of the largest pieces that fit, at random; always the same."""
    position, rng = start(variant), Random(SEED)
    while position.turn is not None and not (variant.hides and position.ply == MOST_PLIES):
        position.push(rng.choice(_large(position)))
    return position.moves


def sample_game(variant: Variant) -> Position:
    """That game at its end."""
    position = start(variant)
    for move in sample_moves(variant):
        position.push(move)
    return position


def cover_position(variant: Variant) -> Position:
    """The position that a picture of the game shows: after the moves of its `cover`, or of a game made up."""
    if not variant.cover:
        return sample_game(variant)
    position = start(variant)
    for move in variant.cover:
        position.push(move)
    return position


def _large(position: Position) -> list[Move]:
    """The legal moves that cover the most cells."""
    sizes = {move: position.cells_laid(move) for move in sorted(position.legal_moves)}
    return [move for move, size in sizes.items() if size == max(sizes.values())]
