"""The beginning of any game of the catalogue, whatever its family."""

from cornerwise.games.catalogue import AnyVariant
from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.position import Position

AnyPosition = Position | MatchingPosition


def start(variant: AnyVariant) -> AnyPosition:
    """Before the first move; in a matching game that is a move of chance."""
    return MatchingPosition(variant) if isinstance(variant, MatchingVariant) else Position(variant)
