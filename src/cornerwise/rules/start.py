"""The start of any game: where the rules map a family to its implementation."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from cornerwise.games.catalogue import as_variant
from cornerwise.games.variant import ByFamily, Variant
from cornerwise.rules.arranged import Arranged
from cornerwise.rules.matching_core import ReferenceCore as MatchingReference
from cornerwise.rules.matching_position import MatchingPosition, arrange_match
from cornerwise.rules.placing import ReferenceCore as PlacingReference
from cornerwise.rules.placing_accounts import placing_accounts
from cornerwise.rules.placing_order import arrange_placing
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Core, Position


class Rules(NamedTuple):
    """How the games of one family are played."""

    position: Callable[..., Position]
    reference: Callable[[Any], Core]
    accounts: Callable[[Any], Iterable[tuple[bool, str]]]
    """What must add up in every position beyond what the reference says: whether it does, and what that is."""
    arrange: Callable[[Any, list[list[str]], str | None], Arranged]
    """Plays what stands in a line of text after the game, as far as the rules let it; preferably until that turn."""


RULES = ByFamily(
    placing=Rules(PlacingPosition, PlacingReference, placing_accounts, arrange_placing),
    matching=Rules(MatchingPosition, MatchingReference, lambda position: (), arrange_match),
)


def start(variant: str | Variant, reference: bool = False) -> Position:
    """Before the first move of a game, by its id or as a variant; in a matching game that is a move of chance.

    The kernel plays, or with `reference` the readable rules in Python, which are slow.
    """
    variant = as_variant(variant)
    rules = RULES.of(variant)
    return rules.position(variant, rules.reference(variant) if reference else None)
