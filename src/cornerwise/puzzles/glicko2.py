"""Glicko-2, the rating of people and puzzles by each other's results (Mark Glickman, "Example of the Glicko-2 system").

A puzzle that is solved has lost to the player who solved it. Every result is a rating period of its own, as is usual
where people want to see their rating change at once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = 173.7178
MIDDLE = 1500.0
TAU = 0.5
"""How quickly volatilities may change."""
PRECISION = 1e-6
WIDEST, NARROWEST = 350.0, 45.0
"""A deviation is kept within these: what is known of anybody grows old, and puzzles are met by ever new people."""


@dataclass(frozen=True, slots=True)
class Rating:
    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def is_provisional(self) -> bool:
        """Whether too little is known yet for the number to mean much."""
        return self.deviation > 110


@dataclass(frozen=True, slots=True)
class Result:
    """Against whom, and the score: 1 for a win, 0 for a loss."""

    other: Rating
    score: float


def updated(own: Rating, results: Sequence[Result]) -> Rating:
    """A rating after one period with these results, at least one."""
    mu, phi = (own.rating - MIDDLE) / SCALE, own.deviation / SCALE
    weights, surprises = 0.0, 0.0
    for result in results:
        mu_j, phi_j = (result.other.rating - MIDDLE) / SCALE, result.other.deviation / SCALE
        g = 1 / sqrt(1 + 3 * phi_j**2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - mu_j)))
        weights += g**2 * expected * (1 - expected)
        surprises += g * (result.score - expected)
    variance = 1 / weights
    volatility = _volatility(own.volatility, phi, variance, variance * surprises)
    wider = phi**2 + volatility**2
    after = 1 / sqrt(1 / wider + 1 / variance)
    return Rating(MIDDLE + SCALE * (mu + after**2 * surprises), SCALE * after, volatility)


def rated(own: Rating, other: Rating, score: float) -> Rating:
    """A rating after one result, its deviation kept within bounds."""
    after = updated(own, [Result(other, score)])
    return Rating(after.rating, min(WIDEST, max(NARROWEST, after.deviation)), after.volatility)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the root of a function, by the Illinois algorithm."""
    a = log(sigma**2)

    def f(x: float) -> float:
        top = exp(x) * (delta**2 - phi**2 - variance - exp(x))
        return top / (2 * (phi**2 + variance + exp(x)) ** 2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
