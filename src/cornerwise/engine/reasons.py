"""Reasons for a hint, as ids and numbers; whoever shows the hint has the words for them.

A tree search gives no reasons. They are read off the features of the suggested move: those that are larger than the
same feature of most other legal moves.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from cornerwise.rules.matching import Deal
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.matching_sheet import scored
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.native import kernel_core
from cornerwise.rules.placing_position import PlacingView
from cornerwise.rules.score_sheet import MatchingItem

PlacingReason = Literal[
    "large-piece", "opens-corners", "blocks", "towards-middle", "contests", "shows", "covers", "keeps-going"
]
ReasonId = Literal["only-move", "nothing-to-lay", "swap", "keep", "calculated"] | PlacingReason | MatchingItem
"""`calculated` is said of a move for which nothing speaks at first sight."""

# What the columns of the kernel's looks say (kernel/heuristic.hpp), in the order in which it is worth saying.
SIZE = 0
FLAT: dict[PlacingReason, int] = {
    "blocks": 3,
    "opens-corners": 1,
    "large-piece": SIZE,
    "contests": 6,
    "towards-middle": 5,
}
SOLID: dict[PlacingReason, int] = {"covers": 3, "shows": 1, "large-piece": SIZE, "keeps-going": 4}
MOST = 3
"""Nobody wants to hear more reasons than that."""
STANDS_OUT = 0.75
"""The part of all legal moves that a move must exceed for something to speak for it."""


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for a move: which, and how much of it there is."""

    id: ReasonId
    number: float = 1


def placing_reasons(view: PlacingView, move: Move) -> Iterator[Reason]:
    core = kernel_core(view.variant)
    for ply in view.plies:
        core.push(ply.move)
    moves = core.legal()
    if len(moves) == 1:
        yield Reason("only-move")
    if move in WORDS:
        yield Reason("swap" if WORDS[move] == "swap" else "keep")
        return
    looks = core.looks()
    mine = looks[moves.index(move)]
    exceeded = (looks < mine).mean(axis=0)
    # Many pieces are as large as the largest, and still it is a reason to lay one.
    exceeded[SIZE] = mine[SIZE] == looks[:, SIZE].max() > looks[:, SIZE].min()
    for name, column in (SOLID if view.variant.gravity else FLAT).items():
        if mine[column] > 0 and exceeded[column] >= STANDS_OUT:
            yield Reason(name, round(float(mine[column]), 2))


def matching_reasons(view: MatchingView, move: Move) -> Iterator[Reason]:
    position = view.sample(Random(0))  # whatever is hidden, the own move scores the same
    if len(position.legal_moves) == 1:
        yield Reason("only-move")
    if not any(lay_of(other) for other in position.legal_moves):
        yield Reason("nothing-to-lay")
    deal = Deal.start(view.variant)
    for ply in position.plies:
        deal = deal.after(ply.move)
    points = {item: points for seat, item, points in scored(deal, move) if seat == view.mover and item != "hands"}
    for item in sorted(points, key=points.__getitem__, reverse=True):
        if points[item] > 0:
            yield Reason(item, points[item])
