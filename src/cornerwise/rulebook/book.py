"""The rule page of every game, and the groups they are listed in."""

from collections.abc import Callable
from functools import cache
from typing import Any

from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import ByFamily, Variant
from cornerwise.rulebook.matching_page import matching_page
from cornerwise.rulebook.page import Page
from cornerwise.rulebook.placing_page import placing_page

PAGES = ByFamily[Callable[[Any], Page]](placing=placing_page, matching=matching_page)


def page_of(game: str) -> Page:
    """All about a game; `UnknownVariant` if there is none of that name."""
    return _page(find_variant(game))


@cache
def _page(variant: Variant) -> Page:
    return PAGES.of(variant)(variant)
