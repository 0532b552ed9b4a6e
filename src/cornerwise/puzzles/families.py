"""How puzzles are found in the games of each family: the only place here that asks which one a game is of."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cornerwise.games.variant import ByFamily, Variant
from cornerwise.puzzles import endings, tile_turns
from cornerwise.puzzles.endings import Solution
from cornerwise.puzzles.hexagon_builder import HexagonBuilder
from cornerwise.rules.position import Position


class Finding(NamedTuple):
    """How the games of one family are looked through."""

    solution_of: Callable[[Any], Solution | None]
    """The puzzle in a position, if there is one."""
    is_hopeless: Callable[[Any], bool]
    """Whether nothing is found in a position, nor in those before it."""
    careless: Callable[[int], Any] | None = None
    """A player with a seed, whose games have puzzles that those of the engine lack."""


FINDING = ByFamily(
    placing=Finding(endings.solution_of, endings.is_too_early),
    matching=Finding(tile_turns.solution_of, lambda position: False, HexagonBuilder),
)


def solution_of(position: Position) -> Solution | None:
    """The puzzle in a position, proven; None where there is none."""
    return FINDING.of(position.variant).solution_of(position)


def is_hopeless(position: Position) -> bool:
    return FINDING.of(position.variant).is_hopeless(position)


def careless_player_of(variant: Variant) -> Callable[[int], Any] | None:
    return FINDING.of(variant).careless
