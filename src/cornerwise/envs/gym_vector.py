"""Many games at once as a `gymnasium.vector.VectorEnv`, stepped in the kernel.

>>> import gymnasium
>>> import cornerwise.envs  # registers the games
>>> env = gymnasium.make_vec("cornerwise/duo-v0", num_envs=8, opponent="random")
>>> seen, infos = env.reset(seed=1)
>>> seen, rewards, terminations, truncations, infos = env.step(env.draw())
>>> seen["observation"].shape, seen["action_mask"].shape, rewards.shape
((8, 7, 14, 14), (8, 13729), (8,))

A game that ends begins anew in the same step, as `AutoresetMode.SAME_STEP` says. Nothing is ever truncated, so that no
last observation is needed, and none is told.
"""

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.engine import Player
from cornerwise.envs.faults import NotReset
from cornerwise.envs.opponents import RANDOM, SELF, check_opponent, chooser_of
from cornerwise.envs.spec import RewardKind
from cornerwise.envs.vector import Actions, VectorEnv
from cornerwise.errors import CornerwiseError, check, needing
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant

with needing("environments of Gymnasium need", "rl"):
    import gymnasium
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

Batch = dict[str, npt.NDArray[Any]]
"""`observation` and `action_mask` of many games, one row for each."""
BatchPolicy = Callable[[Batch], npt.ArrayLike]
"""Chooses an action for every row."""
Opponent = Literal["random", "self"] | int | Player | BatchPolicy
WAIT = _kernel.WAIT
MOST_RESTARTS = 100
"""A seat that does not get to move in so many games has no move in them at all."""


class GymVectorEnv(gymnasium.vector.VectorEnv[Batch, Actions, npt.NDArray[Any]]):
    """Games side by side, one seat of each to learn; the opponent plays the others.

    With `self` every observation is that of the seat to move, and a reward that of the seat that moved. A policy as the
    opponent is given many observations at once.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        variant: str | Variant,
        num_envs: int = 1,
        *,
        level: int = 1,
        opponent: Opponent | None = None,
        seat: int | None = 0,
        rewards: RewardKind = "outcome",
        threads: int | None = None,
        copy: bool = True,
        **options: Choice,
    ) -> None:
        """`seat` None draws another seat for every game; `level` is short for an engine of it as the opponent.

        Without `copy` each step writes over the observations of the last one.
        """
        self._opponent: Any = level if opponent is None else opponent
        check_opponent(self._opponent)
        self.native = VectorEnv(variant, num_envs, rewards=rewards, threads=threads, **options)
        spec = self.native.spec
        check(seat is None or seat in range(spec.seats), seat, "error-seat", game=spec.variant.id, most=spec.seats - 1)
        self.num_envs = num_envs
        self.single_observation_space = Dict(
            {
                "observation": Box(0, spec.highest, spec.shape, np.uint8),
                "action_mask": Box(0, 1, (spec.actions,), np.int8),
            }
        )
        self.single_action_space = Discrete(spec.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.arrays = self.native.arrays()
        """What the kernel writes: masks in bits, the rewards of all seats, and who is to move."""
        self._actions = self.native.actions()
        self._seat = seat
        self._own = np.zeros(num_envs, np.uint8)
        self._copy = copy
        self._begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        """Begin all games anew and play on to the first turns of the own seats. There are no options."""
        super().reset(seed=seed)
        self.native.reset(self.arrays, seed=self._draw_seed())
        if not (self._opponent in (SELF, RANDOM) if isinstance(self._opponent, str) else self._is_policy):
            self._choose = chooser_of(self._opponent, self.native.spec, self._draw_seed())
        self._begun = True
        self._draw_seats(np.ones(self.num_envs, np.bool_))
        self._play_others(np.zeros(self.num_envs), np.ones(self.num_envs, np.bool_))
        return self._seen(), self._infos()

    def step(
        self, actions: Actions
    ) -> tuple[Batch, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Take an action in every game and play on to the next own turns.

        Gives observations, rewards, terminations, truncations and infos, a row for every game. A game that ended has
        begun anew in them; an `IllegalAction` in any game changes nothing in all of them.
        """
        if not self._begun:
            raise NotReset("step")
        movers = self.arrays.seats.copy()
        self._actions[:] = actions
        self.native.step(self._actions, self.arrays)
        rewards = self.arrays.rewards[np.arange(self.num_envs), movers].astype(np.float64)
        ended = self.arrays.ended.astype(np.bool_)
        told = {"rewards": self.arrays.rewards.copy()} if self._opponent == SELF else {}
        self._draw_seats(ended)
        self._play_others(rewards, ended)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), {**self._infos(), **told}

    def draw(self) -> Actions:
        """A random legal action for every game, all that it has equally likely."""
        actions = self.native.actions()
        self.native.draw(actions)
        return actions

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, one row for every game."""
        return self.native.unpack(self.arrays.masks)

    def _draw_seats(self, anew: npt.NDArray[np.bool_]) -> None:
        """Which seat is the own one in each game that begins."""
        seats = self.native.spec.seats
        self._own[anew] = self.np_random.integers(seats, size=int(anew.sum())) if self._seat is None else self._seat

    def _play_others(self, rewards: npt.NDArray[np.float64], ended: npt.NDArray[np.bool_]) -> None:
        """The others move until it is the own turn in every game; what that brings is added until a game has ended."""
        if self._opponent == SELF:
            return
        everyone, restarts = np.arange(self.num_envs), 0
        while (others := self.arrays.seats != self._own).any():
            self._actions[:] = WAIT
            self._actions[others] = self._chosen(np.flatnonzero(others))
            self.native.step(self._actions, self.arrays)
            rewards += np.where(ended, 0, self.arrays.rewards[everyone, self._own])
            over = self.arrays.ended.astype(np.bool_)
            ended |= over
            restarts += bool(over.any())
            if restarts > MOST_RESTARTS + self.num_envs:
                raise CornerwiseError(self._seat, "error-seat-idle", game=self.native.spec.variant.id)
            self._draw_seats(over)

    def _chosen(self, games: npt.NDArray[np.intp]) -> npt.ArrayLike:
        """What the opponent does in these games."""
        if self._opponent == RANDOM:
            return self.draw()[games]
        if self._is_policy:
            chosen: npt.ArrayLike = self._opponent({name: array[games] for name, array in self._seen().items()})
            return chosen
        return [self._choose(self.native.game(int(game))) for game in games]

    @property
    def _is_policy(self) -> bool:
        return callable(self._opponent) and not hasattr(self._opponent, "choose")

    def _seen(self) -> Batch:
        planes, masks = self.arrays.observations, self.action_masks().view(np.int8)
        return {"observation": planes.copy() if self._copy else planes, "action_mask": masks}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self.arrays.seats.copy()}

    def _draw_seed(self) -> int:
        return int(self.np_random.integers(1 << 62))
