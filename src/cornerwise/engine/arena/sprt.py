"""Elo difference and sequential probability ratio test (SPRT) of two entrants, on blocks of games.

What is looked at is the *score* of the first entrant in a block: its mean part of the win, 1/2 when both are equally
strong. With two sides a block is a pair of games, so the scores are those of the pentanomial: 0, 1/4, 1/2, 3/4, 1.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Literal

from cornerwise.engine.arena.rating import ELO, NINETY_FIVE

PRIOR_BLOCKS = 4
"""The variance of a block is reckoned as if so many more had the variance of independent games: two or three blocks
that happen to be alike must not look certain."""
Verdict = Literal["yes", "no", "open"]


@dataclass(frozen=True)
class Sprt:
    """Is the first entrant `elo1` better than the second, rather than `elo0`?"""

    elo0: float
    elo1: float
    alpha: float = 0.05
    """How often "yes" may be wrong."""
    beta: float = 0.05
    """How often "no" may be wrong."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The lower and the upper bound of the log-likelihood ratio, at which the test ends."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass(frozen=True)
class SprtState:
    """Where the test stands. `llr` is the logarithm of how much likelier "yes" is than "no"."""

    llr: float
    lower: float
    upper: float
    blocks: int
    verdict: Verdict


@dataclass(frozen=True)
class Duel:
    """The first entrant against the second."""

    score: float
    wins: int
    draws: int
    losses: int
    elo: float
    error: float
    """Half the width of the interval that holds the difference in 95 of 100 cases."""
    pentanomial: tuple[int, ...]
    """Pairs of games by the score of the first entrant, 0 to 2 in halves; empty in games of more than two sides."""


def score_of(elo: float) -> float:
    return 1 / (1 + 10 ** (-elo / 400))


def elo_of(scores: Sequence[float], games_a_block: int) -> tuple[float, float]:
    """The difference that blocks with these scores show, and half the width of its 95 % interval."""
    count = len(scores)
    mean = sum(scores) / count
    squares = sum(score * score for score in scores)
    spread = sqrt(_variance(count, mean, squares, games_a_block) / count)
    least = 0.25 / (count * games_a_block)  # who won every game is taken to have lost a quarter of one
    kept = min(max(mean, least), 1 - least)
    return ELO * log(kept / (1 - kept)), NINETY_FIVE * ELO * spread / (kept * (1 - kept))


class SequentialTest:
    """Takes the scores of blocks in their order and stops at the first that decides."""

    def __init__(self, sprt: Sprt, games_a_block: int) -> None:
        self._games_a_block = games_a_block
        self._low, self._high = score_of(sprt.elo0), score_of(sprt.elo1)
        self._total = self._squares = 0.0
        self.state = SprtState(0.0, *sprt.bounds, 0, "open")

    def add(self, score: float) -> None:
        state = self.state
        if state.verdict != "open":
            return
        count = state.blocks + 1
        self._total += score
        self._squares += score * score
        mean = self._total / count
        variance = _variance(count, mean, self._squares, self._games_a_block)
        llr = count * (self._high - self._low) * (2 * mean - self._low - self._high) / (2 * variance)
        verdict: Verdict = "yes" if llr >= state.upper else "no" if llr <= state.lower else "open"
        self.state = SprtState(llr, state.lower, state.upper, count, verdict)


def _variance(count: int, mean: float, squares: float, games_a_block: int) -> float:
    likely = (count * mean + 1) / (count + 2)  # never quite 0 or 1
    usual = likely * (1 - likely) / games_a_block
    return (max(squares - count * mean * mean, 0.0) + PRIOR_BLOCKS * usual) / (count + PRIOR_BLOCKS)
