"""The environment of any game of the catalogue, whatever its family."""

from functools import lru_cache
from typing import Any

from cornerwise.envs.matching_spec import MatchingSpec
from cornerwise.envs.placing_spec import PlacingSpec
from cornerwise.envs.spec import EnvSpec
from cornerwise.games.catalogue import AnyVariant, find_game
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Choice

AnySpec = EnvSpec[Any]
"""The environment of a game whose family is not known beforehand."""


@lru_cache(maxsize=64)  # people may bring any number of boards
def spec_of(variant: AnyVariant) -> AnySpec:
    return MatchingSpec(variant) if isinstance(variant, MatchingVariant) else PlacingSpec(variant)


def find_spec(name: str, /, **choices: Choice) -> AnySpec:
    """The environment of the game of that id with these options; `UnknownVariant` or `BadOption` if there is none."""
    return spec_of(find_game(name, **choices))
