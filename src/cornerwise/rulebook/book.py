"""The rule page of every game, and the groups they are listed in."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.variant import ByFamily
from cornerwise.rulebook.matching_page import matching_page
from cornerwise.rulebook.page import Page
from cornerwise.rulebook.placing_page import placing_page

FAMILIES = ("classic", "duo", "trigon", "polyomino", "rumis", "triominos")
"""The groups of games, in the order of the book; each is named by the beginning of its games' names."""
ELSEWHERE = {"junior": "duo"}
PAGES = ByFamily[Callable[[Any], Page]](placing=placing_page, matching=matching_page)


@cache
def page_of(game: str) -> Page:
    """All about a game; `UnknownVariant` if there is none of that name."""
    variant = find_variant(game)
    return PAGES.of(variant)(variant)


def families() -> dict[str, list[str]]:
    """Every game under the heading it belongs to."""
    found: dict[str, list[str]] = {family: [] for family in FAMILIES}
    for variant in variants():
        family = variant.id.partition("-")[0]
        found[ELSEWHERE.get(family, family)].append(variant.id)
    return found
