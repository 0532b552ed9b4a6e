"""Ratings as people read them: one number, how far it may be off, and about which level of the computer that is.

Everything here is a function of the stored `mu` and `sigma`. See docs/ratings.md for what the numbers mean.
"""

import json
from functools import cache
from importlib.resources import files
from math import log, sqrt
from typing import TypedDict

from cornerwise.errors import UnknownVariant
from cornerwise.games.catalogue import find_variant
from cornerwise.puzzles.grade import LEVEL_1

MU, BETA = 25.0, 25 / 6
"""OpenSkill's defaults: what a newcomer is taken for, and how much of a result is luck."""
ELO = 400 / log(10)
POINTS = ELO / (sqrt(2) * BETA)
"""Points for one unit of `mu`: between two settled players 400 points are odds of ten to one, as with Elo."""
MIDDLE = 1500
"""The number of a newcomer."""
FLOOR = 400
"""No number below this is shown."""
NINETY_FIVE = 1.96
PROVISIONAL = 300
"""A rating that may be off by more points than these is provisional."""
PROVISIONAL_SIGMA = PROVISIONAL / (NINETY_FIVE * POINTS)
LEVELS_FILE = "level_ratings.json"


class Shown(TypedDict):
    """A rating as it is shown."""

    rating: int
    deviation: int
    """The true strength is within so many points of the rating in 95 of 100 cases."""
    provisional: bool
    level: int | None
    """The level of the computer that is about as strong; None while the rating is provisional, or nobody knows."""


def shown(mu: float, sigma: float, variant: str) -> Shown:
    rating, provisional = points_of(mu), sigma > PROVISIONAL_SIGMA
    return {
        "rating": rating,
        "deviation": round(NINETY_FIVE * POINTS * sigma),
        "provisional": provisional,
        "level": None if provisional else level_near(rating, variant),
    }


def points_of(mu: float) -> int:
    return max(FLOOR, round(MIDDLE + POINTS * (mu - MU)))


def level_near(rating: int, variant: str) -> int | None:
    """The level whose rating is nearest; None for games whose levels nobody has measured."""
    levels = level_ratings(variant)
    distances = [abs(level - rating) for level in levels]
    return distances.index(min(distances)) + 1 if levels else None


@cache
def level_ratings(variant: str) -> tuple[int, ...]:
    """What every level of the computer is worth in a game, on the scale of people; nothing where that is unknown.

    With more parties at a table OpenSkill expects a difference to tell less, so the levels lie farther apart.
    """
    try:
        game = find_variant(variant)
    except UnknownVariant:
        return ()
    measured = _measured()["games"].get(variant)
    if measured is None:
        return ()
    wider = sqrt(len(game.parties) / 2)
    return tuple(round(LEVEL_1 + elo * wider) for elo, _ in _measured()["ladders"][measured])


class Measured(TypedDict):
    """What `bench/anchors.py` has written."""

    games: dict[str, str]
    """For every game the one whose ladder was measured."""
    ladders: dict[str, list[tuple[int, int]]]
    """For every level its Elo above level 1, and how far that may be off in 95 of 100 cases."""


@cache
def _measured() -> Measured:
    text = files("cornerwise.server.people").joinpath(LEVELS_FILE).read_text(encoding="utf-8")
    data: Measured = json.loads(text)
    return data
