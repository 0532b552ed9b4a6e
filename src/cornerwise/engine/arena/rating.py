"""Ratings by maximum likelihood: Plackett-Luce for any number of sides, which is Bradley-Terry for two.

A game is a ranking: the best is chosen out of all sides, the next out of those left, and so on, each in proportion to
its strength. Where sides share a place, all orders of them count equally; a draw of two is half a win for each. Ratings
are the logarithms of strengths on the scale of Elo: 400 points are odds of ten to one. The first entrant is the zero.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations
from math import comb, log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Groups = tuple[tuple[int, ...], ...]
"""The entrants by place, the best first; several in one place share it."""

ELO = 400 / log(10)
"""Points of rating for one unit of a natural logarithm."""
WIDEST = 2000 / ELO
"""A priori ratings lie about this far apart: far too wide to matter, unless somebody won or lost every game."""
ENOUGH_BLOCKS = 20
"""Once every entrant has played so many, errors come from how blocks differ; fewer tell too little about that."""
STEPS = 100
CLOSE = 1e-9
LONGEST_STEP = 2.0
NINETY_FIVE = 1.959964


class Ranking(NamedTuple):
    """One game: who took which place, and the block that it belongs to."""

    groups: Groups
    block: Hashable
    """Any value that only games of the same block share."""


class Choice(NamedTuple):
    """One of several sides was better than the others; a weight below 1 for orders that a tie leaves open."""

    chosen: int
    among: tuple[int, ...]
    weight: float


@dataclass(frozen=True)
class Ratings:
    """In the order of the entrants."""

    elo: tuple[float, ...]
    errors: tuple[float, ...]
    """Half the width of the interval that holds the difference to the first entrant in 95 of 100 cases."""


def groups_of(entrants: Sequence[int], ranks: Sequence[int]) -> Groups:
    """Sides by place: `([0, 1, 2], [2, 1, 2])` is `((1,), (0, 2))`."""
    return tuple(
        tuple(sorted(entrant for entrant, rank in zip(entrants, ranks, strict=True) if rank == place))
        for place in sorted(set(ranks))
    )


@cache
def choices(groups: Groups) -> tuple[Choice, ...]:
    """A ranking as choices. Those between an entrant and itself say nothing and are left out."""
    found = []
    for place, group in enumerate(groups):
        rest = tuple(chain.from_iterable(groups[place + 1 :]))
        for size in range(1, len(group) + 1):
            weight = 1 / (comb(len(group), size) * size)
            for places in combinations(range(len(group)), size):
                among = (*(group[i] for i in places), *rest)
                if len(set(among)) > 1:
                    found += [Choice(group[i], among, weight) for i in places]
    return tuple(found)


def fit(entrants: int, games: Iterable[Ranking]) -> Ratings:
    """The ratings that make the games most likely."""
    model = _Model(entrants, list(games))
    strengths = np.zeros(entrants - 1)
    for _ in range(STEPS):
        gradient, information = model.derivatives(strengths)
        step = np.linalg.solve(information, gradient)
        strengths += step * min(1.0, LONGEST_STEP / max(float(np.abs(step).max()), CLOSE))
        if np.abs(step).max() < CLOSE:
            break
    spread = np.sqrt(np.diag(model.covariance(strengths)))
    return Ratings((0.0, *(strengths * ELO).tolist()), (0.0, *(spread * ELO * NINETY_FIVE).tolist()))


class _Model:
    """All games as choices, equal rankings counted once. The strength of the first entrant is fixed."""

    def __init__(self, entrants: int, games: list[Ranking]) -> None:
        kinds = {groups: number for number, groups in enumerate({game.groups: None for game in games})}
        self._kind = np.array([kinds[game.groups] for game in games], dtype=np.intp)
        blocks = {block: number for number, block in enumerate({game.block: None for game in games})}
        self._block = np.array([blocks[game.block] for game in games], dtype=np.intp)
        self._blocks = len(blocks)
        played = {(entrant, game.block) for game in games for entrant in chain.from_iterable(game.groups)}
        self._fewest = int(np.bincount([entrant for entrant, _ in played], minlength=entrants).min())
        self._often = np.bincount(self._kind, minlength=len(kinds)).astype(np.float64)
        made = [(kind, choice) for groups, kind in kinds.items() for choice in choices(groups)]
        self._of_kind = np.array([kind for kind, _ in made], dtype=np.intp)
        self._weight = np.array([choice.weight for _, choice in made])
        self._chosen = np.zeros((len(made), entrants))
        self._among = np.zeros((len(made), entrants))
        for row, (_, choice) in enumerate(made):
            self._chosen[row, choice.chosen] = 1
            for entrant in choice.among:
                self._among[row, entrant] += 1

    def derivatives(self, strengths: Array) -> tuple[Array, Array]:
        """Of the logarithm of the likelihood: its slope, and its curvature with the sign turned."""
        chances = self._chances(strengths)
        weight = self._weight * self._often[self._of_kind]
        gradient = weight @ (self._chosen - chances)
        information = np.diag(weight @ chances) - (chances * weight[:, None]).T @ chances
        prior = _prior(strengths)
        return gradient[1:] - prior @ strengths, information[1:, 1:] + prior

    def covariance(self, strengths: Array) -> Array:
        """Of the estimate. Games of a block are not independent, so it is blocks whose spread is measured."""
        _, information = self.derivatives(strengths)
        inverse = np.linalg.inv(information)
        if self._fewest < ENOUGH_BLOCKS:
            return np.asarray(inverse, dtype=np.float64)
        slopes = np.zeros((len(self._often), len(strengths)))
        rows = self._weight[:, None] * (self._chosen - self._chances(strengths))
        np.add.at(slopes, self._of_kind, rows[:, 1:])
        of_block = np.zeros((self._blocks, len(strengths)))
        np.add.at(of_block, self._block, slopes[self._kind])
        spread = of_block.T @ of_block * self._blocks / (self._blocks - 1)
        # Blocks that all end alike have no spread; then what is known a priori bounds the error.
        return np.asarray(inverse @ (spread + _prior(strengths)) @ inverse, dtype=np.float64)

    def _chances(self, strengths: Array) -> Array:
        """For every choice, how likely each entrant was to be chosen."""
        worth = self._among * np.exp(np.concatenate(([0.0], strengths)))
        return np.asarray(worth / worth.sum(axis=1, keepdims=True), dtype=np.float64)


def _prior(strengths: Array) -> Array:
    """What is known of the strengths before any game."""
    return np.eye(len(strengths)) / WIDEST**2
