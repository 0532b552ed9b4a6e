"""The table by which the server finds the data of a game's family. Nothing else in the server asks for a family."""

from typing import Any

from cornerwise.games.variant import ByFamily, Variant
from cornerwise.server.families.family_data import FamilyData
from cornerwise.server.families.matching_data import MatchingData
from cornerwise.server.families.placing_data import PlacingData

FAMILIES: ByFamily[FamilyData[Any, Any, Any]] = ByFamily(placing=PlacingData(), matching=MatchingData())


def family_of(variant: Variant) -> FamilyData[Any, Any, Any]:
    """The data of the family that a game belongs to."""
    return FAMILIES.of(variant)
