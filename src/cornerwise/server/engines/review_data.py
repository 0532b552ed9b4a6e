"""Analyses of positions and reviews of games as data."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from cornerwise.engine import View
from cornerwise.engine.analysis import Analysis, Errors, Value
from cornerwise.engine.methods import reasons
from cornerwise.engine.reasons import Reason
from cornerwise.engine.review import Review, ReviewedMove
from cornerwise.rules.moves import Move

Format = Callable[[Move], str]


def analysis_data(view: View, analysis: Analysis) -> dict[str, Any]:
    """The value of a position for every seat, the best lines and the reasons for the best move, in notation."""
    return {
        "value": value_data(analysis.value),
        "lines": [
            {"moves": list(map(view.format, line.moves)), "value": value_data(line.value), "visits": line.visits}
            for line in analysis.lines
        ],
        "reasons": list(map(_reason, reasons(view, analysis.best.move))),
        "nodes": analysis.nodes,
        "exact": analysis.exact,
    }


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
        "reasons": list(map(_reason, move.reasons)),
    }


def _reason(reason: Reason) -> dict[str, Any]:
    return {**asdict(reason), "cells": list(reason.cells)}


def value_data(value: Value) -> dict[str, Any]:
    """The part of the win and the points ahead, for every seat, and how far both may be off."""
    return {**_rounded(value), "errors": value.errors and _rounded(value.errors)}


def _rounded(numbers: Value | Errors) -> dict[str, list[float]]:
    return {
        "shares": [round(share, 4) for share in numbers.shares],
        "margins": [round(margin, 2) for margin in numbers.margins],
    }
