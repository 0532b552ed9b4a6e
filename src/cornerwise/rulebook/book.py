"""The page of every game."""

from functools import cache

from cornerwise.games.catalogue import every_variant, find_game
from cornerwise.games.variant import Variant
from cornerwise.rulebook.matching_page import matching_page
from cornerwise.rulebook.page import Page
from cornerwise.rulebook.placing_page import placing_page

FAMILIES = ("classic", "duo", "trigon", "polyomino", "rumis", "triominos")
"""The groups of games, in the order of the book; each is named by the beginning of its games' names."""
ELSEWHERE = {"junior": "duo"}


@cache
def page_of(game: str) -> Page:
    """All about a game; `UnknownVariant` if there is none of that name."""
    variant = find_game(game)
    return placing_page(variant) if isinstance(variant, Variant) else matching_page(variant)


def families() -> dict[str, list[str]]:
    """Every game under the heading it belongs to."""
    found: dict[str, list[str]] = {family: [] for family in FAMILIES}
    for variant in every_variant():
        family = variant.id.partition("-")[0]
        found[ELSEWHERE.get(family, family)].append(variant.id)
    return found
