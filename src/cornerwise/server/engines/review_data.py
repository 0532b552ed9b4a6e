"""The review of a finished game as data."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from cornerwise.engine.analysis import Errors, Value
from cornerwise.engine.review import Review, ReviewedMove
from cornerwise.rules.moves import Move

Format = Callable[[Move], str]


def review_data(review: Review, format: Format) -> dict[str, Any]:
    """What every seat could hope for before each move; moves are in notation."""
    return {
        "moves": [_move(move, format) for move in review.moves],
        "costly": [move.ply for move in review.costly()],
        "end": review.end and value_data(review.end),
    }


def _move(move: ReviewedMove, format: Format) -> dict[str, Any]:
    return {
        "ply": move.ply,
        "turn": move.turn,
        "seat": move.seat,
        "move": format(move.move),
        "best": format(move.best.move),
        "line": [format(step) for step in move.best.moves],
        "value": value_data(move.value),
        "lost": round(move.lost, 4),
        "points_lost": round(move.points_lost, 2),
        "reasons": [asdict(reason) for reason in move.reasons],
    }


def value_data(value: Value) -> dict[str, Any]:
    """The part of the win and the points ahead, for every seat, and how far both may be off."""
    return {**_rounded(value), "errors": value.errors and _rounded(value.errors)}


def _rounded(numbers: Value | Errors) -> dict[str, list[float]]:
    return {
        "shares": [round(share, 4) for share in numbers.shares],
        "margins": [round(margin, 2) for margin in numbers.margins],
    }
