"""Who plays the other seats of an environment: chance, an engine, a function or player of one's own, or the learner."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal, SupportsIndex

from cornerwise.engine import Engine, Player, Strength
from cornerwise.envs.spec import Observation, draw
from cornerwise.envs.specs import AnySpec
from cornerwise.errors import check
from cornerwise.rules.position import Position

SELF: Literal["self"] = "self"
RANDOM: Literal["random"] = "random"
Policy = Callable[[Observation], SupportsIndex]
"""Chooses an action by what its seat sees."""
Opponent = Literal["random", "self"] | int | Player | Policy
"""Random moves, the level of an engine, a player, a policy; or `self`: the learner plays every seat in turn."""
Chooser = Callable[[Position], int]
"""Gives an action for the seat to move."""

MEMORY = 16 << 20
"""Bytes for the tree of an engine; low levels need no more, and there is one for every other seat."""


def check_opponent(opponent: object) -> None:
    """An error for what cannot play; a level that there is not is one, too."""
    if isinstance(opponent, int):
        Strength(level=opponent)
        return
    known = opponent in (SELF, RANDOM) if isinstance(opponent, str) else callable(getattr(opponent, "choose", opponent))
    check(known, opponent, "error-opponent")


def chooser_of(opponent: Any, spec: AnySpec, seed: int) -> Chooser:
    """Plays one seat of one game."""
    if opponent == RANDOM:
        rng = Random(seed)
        return lambda game: draw(_seen(spec, game)["action_mask"], rng)
    player: Any = Engine(level=opponent, seed=seed, memory=MEMORY) if isinstance(opponent, int) else opponent
    if hasattr(player, "choose"):
        return lambda game: spec.action(game, player.choose(game.view(_mover(game))))
    return lambda game: player(_seen(spec, game))


def _seen(spec: AnySpec, game: Position) -> Observation:
    return spec.look(game, _mover(game))


def _mover(game: Position) -> int:
    assert game.mover is not None  # it is somebody's turn
    return game.mover
