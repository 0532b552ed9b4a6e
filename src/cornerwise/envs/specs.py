"""The environment of any game: where environments map a family to its implementation."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from cornerwise.envs.matching_spec import MatchingSpec
from cornerwise.envs.placing_spec import PlacingSpec
from cornerwise.envs.spec import EnvSpec
from cornerwise.games.catalogue import as_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import ByFamily, Variant

AnySpec = EnvSpec[Any]
"""The environment of a game whose family is not known beforehand."""

SPECS = ByFamily[Callable[[Any], AnySpec]](placing=PlacingSpec, matching=MatchingSpec)


@lru_cache(maxsize=64)  # people may bring any number of boards
def spec_of(variant: Variant) -> AnySpec:
    """The environment of a variant; equal variants share it."""
    return SPECS.of(variant)(variant)


def find_spec(variant: str | Variant, /, **choices: Choice) -> AnySpec:
    """The environment of a variant, or of the id of a game; `UnknownVariant` or `BadOption` if there is none."""
    return spec_of(as_variant(variant, **choices))
