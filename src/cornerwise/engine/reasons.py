"""Reasons for a hint or for a better move, as ids and numbers; the layers that show them have the words.

A tree search gives no reasons. Those for a hint are read off the features of the suggested move: features that are
larger than the same feature of most other legal moves. Those for a better move come from comparing it with the one
that was made: what each leaves open, and the features of both.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Literal

from cornerwise import _kernel
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
ContrastReason = Literal[
    "shuts", "gave-up", "own-reach", "rival-reach", "opens-more", "covers-more", "shows-more", "larger-piece"
]
ReasonId = (
    Literal["only-move", "nothing-to-lay", "swap", "keep", "calculated"] | PlacingReason | ContrastReason | MatchingItem
)
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
# The same columns where the better of two moves has more in them.
FLAT_CONTRAST: dict[ContrastReason, int] = {"opens-more": 1, "larger-piece": SIZE}
SOLID_CONTRAST: dict[ContrastReason, int] = {"covers-more": 3, "shows-more": 1, "larger-piece": SIZE}
LEAST_REACH = 3
"""So many cells more or fewer within reach are worth naming."""
MOST_CELLS = 3
"""So many cells are named."""
MOST = 3
"""Nobody wants to hear more reasons than that."""
STANDS_OUT = 0.75
"""The part of all legal moves that a move must exceed for something to speak for it."""


@dataclass(frozen=True)
class Reason:
    """One thing that speaks for a move: which, and how much of it there is."""

    id: ReasonId
    number: float = 1
    than: float | None = None
    """The same of the move that it is compared with."""
    cells: tuple[str, ...] = ()
    """Where; of many only the first."""


def _core(view: PlacingView) -> _kernel.Position:
    core = kernel_core(view.variant)
    for ply in view.plies:
        core.push(ply.move)
    return core


def placing_reasons(view: PlacingView, move: Move) -> Iterator[Reason]:
    core = _core(view)
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


def placing_contrast(view: PlacingView, better: Move, made: Move) -> Iterator[Reason]:
    if better in WORDS or made in WORDS:
        yield from placing_reasons(view, better)
        return
    core = _core(view)
    between = _kernel.contrast(core, better, made)
    if between:
        names = view.variant.board.names
        places: tuple[tuple[ContrastReason, list[int]], ...] = (("shuts", between.shut), ("gave-up", between.lost))
        for name, cells in places:
            if cells:
                yield Reason(name, len(cells), cells=tuple(names[cell] for cell in cells[:MOST_CELLS]))
        own, rivals = between.own, between.rivals
        if own[0] - own[1] >= LEAST_REACH:
            yield Reason("own-reach", own[0], than=own[1])
        if rivals[1] - rivals[0] >= LEAST_REACH:
            yield Reason("rival-reach", rivals[0], than=rivals[1])
    moves, looks = core.legal(), core.looks()
    mine, other = looks[moves.index(better)], looks[moves.index(made)]
    for name, column in (SOLID_CONTRAST if view.variant.gravity else FLAT_CONTRAST).items():
        if mine[column] > other[column]:
            yield Reason(name, round(float(mine[column]), 2), than=round(float(other[column]), 2))


def matching_contrast(view: MatchingView, better: Move, made: Move) -> Iterator[Reason]:
    return matching_reasons(view, better)


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
