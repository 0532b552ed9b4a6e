"""Many games at once as Stable-Baselines3 wants them, with the masks that sb3-contrib's MaskablePPO asks for.

It takes a vector environment that begins a game anew in the step that ends it, and gives the planes without the mask:

    from sb3_contrib import MaskablePPO
    from cornerwise.envs.gym_vector import GymVectorEnv
    from cornerwise.envs.sb3 import MaskedVecEnv

    env = MaskedVecEnv(GymVectorEnv("duo", 64, opponent="random", seat=None), seed=1)
    MaskablePPO("MlpPolicy", env, n_steps=64).learn(100_000)
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from cornerwise.errors import needing

with needing("environments of Stable-Baselines3 need", "baselines"):
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from stable_baselines3.common.vec_env.base_vec_env import VecEnv

MASKS = "action_masks"
"""Where sb3-contrib looks for them."""
Indices = int | Sequence[int] | None


class MaskedVecEnv(VecEnv):
    """The games of a vector environment, and any Gymnasium wrapper round it, for Stable-Baselines3."""

    def __init__(self, env: gymnasium.vector.VectorEnv[Any, Any, Any], *, seed: int | None = None) -> None:
        """All games come from one seed; `seed` is that of the first reset."""
        if env.metadata.get("autoreset_mode") != AutoresetMode.SAME_STEP:
            raise ValueError("wanted a vector environment that begins games anew in the same step")
        self.env = env
        self._seed = seed
        spaces = env.single_observation_space
        assert isinstance(spaces, gymnasium.spaces.Dict)
        super().__init__(env.num_envs, spaces["observation"], env.single_action_space)
        self._masks: npt.NDArray[np.int8] = np.zeros((0, 0), np.int8)
        self._actions: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self._steps = np.zeros(env.num_envs, np.int64)
        self._sums = np.zeros(env.num_envs)

    def reset(self) -> npt.NDArray[Any]:
        """Begin all games anew; gives the observations without masks."""
        seen, _ = self.env.reset(seed=self._seed)
        self._seed = None
        self._reset_seeds()
        self._steps[:] = 0
        self._sums[:] = 0
        return self._planes(seen)

    def step_async(self, actions: npt.NDArray[np.int64]) -> None:
        """Keep the actions for `step_wait`."""
        self._actions = actions

    def step_wait(
        self,
    ) -> tuple[npt.NDArray[Any], npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the actions; gives observations, rewards, which games ended, and infos.

        The info of a game that ended has `episode` with its rewards and length, as Stable-Baselines3's monitor has it.
        """
        seen, rewards, ended, _, _ = self.env.step(self._actions)
        self._steps += 1
        self._sums += rewards
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for game in np.flatnonzero(ended):  # as Stable-Baselines3's monitor tells it, which is shown as `ep_rew_mean`
            infos[game]["episode"] = {"r": float(self._sums[game]), "l": int(self._steps[game])}
        self._steps[ended] = 0
        self._sums[ended] = 0
        return self._planes(seen), rewards.astype(np.float32), ended, infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, one row for every game."""
        return self._masks.view(np.bool_)

    def env_method(self, method_name: str, *args: Any, indices: Indices = None, **kwargs: Any) -> list[Any]:
        """What a method of single games gives; only `action_masks` is there."""
        if method_name != MASKS:
            raise AttributeError(f"games in the kernel have no method {method_name} of their own")
        masks = self.action_masks()
        return [masks[game] for game in self._get_indices(indices)]

    def get_attr(self, attr_name: str, indices: Indices = None) -> list[Any]:
        """An attribute of the environment inside, once for every game."""
        value = self.action_masks if attr_name == MASKS else getattr(self.env, attr_name)
        return [value for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Indices = None) -> None:
        """Always an `AttributeError`: the games share one environment."""
        raise AttributeError(f"{attr_name} cannot be set: the games share one environment")

    def env_is_wrapped(
        self, wrapper_class: type[gymnasium.Wrapper[Any, Any, Any, Any]], indices: Indices = None
    ) -> list[bool]:
        """False for every game: single games of the kernel have no wrappers."""
        return [False for _ in self._get_indices(indices)]

    def seed(self, seed: int | None = None) -> Sequence[int | None]:
        """The seed of the next reset, for all games together."""
        self._seed = seed
        return [seed] * self.num_envs

    def close(self) -> None:
        """Close the environment inside."""
        self.env.close()

    def _planes(self, seen: dict[str, npt.NDArray[Any]]) -> npt.NDArray[Any]:
        self._masks = seen["action_mask"]
        return seen["observation"]
