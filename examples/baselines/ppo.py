"""MaskablePPO of sb3-contrib, playing against itself in many games at once.

python examples/baselines/ppo.py --game duo --minutes 5 --seed 1 --out build/baselines/ppo-duo.jsonl

The learner has a seat drawn for every game, and its present self has the other.
"""

from typing import Any, cast

import gymnasium
import numpy as np
import numpy.typing as npt
import torch
from course import Course
from evaluate import GAMES, by_policy
from gymnasium.vector.utils import batch_space
from nets import Eye, make_net
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

from cornerwise.envs.gym_vector import Batch, GymVectorEnv
from cornerwise.envs.sb3 import MaskedVecEnv
from cornerwise.envs.specs import AnySpec, find_spec

NUM_ENVS, STEPS, BATCH = 128, 16, 512
"""Games at once, own moves in each between two rounds of learning, and positions of one step of learning."""


class Extractor(BaseFeaturesExtractor):
    """Our net as Stable-Baselines3 asks for features."""

    def __init__(self, space: gymnasium.Space[Any], spec: AnySpec) -> None:
        _, net = make_net(spec)
        super().__init__(space, net.features_dim)
        self.net = net

    def forward(self, shown: torch.Tensor) -> torch.Tensor:
        return self.net.features(shown)


class Head(torch.nn.Module):
    """What the net makes of its features, in place of one linear layer. Its weights are the extractor's."""

    def __init__(self, extractor: Extractor, name: str) -> None:
        super().__init__()
        self._of = [getattr(extractor.net, name)]  # in a list, so that they are not counted twice

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        return cast(torch.Tensor, self._of[0](features))


class Policy(MaskableActorCriticPolicy):
    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Head(self.features_extractor, "logits")
        self.value_net = Head(self.features_extractor, "value")
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Shown(gymnasium.vector.VectorWrapper):
    """The games as the net's eye sees them."""

    def __init__(self, env: GymVectorEnv, eye: Eye) -> None:
        super().__init__(env)
        self._eye = eye
        spaces = cast(gymnasium.spaces.Dict, env.single_observation_space)
        shown = gymnasium.spaces.Box(0, 255, eye.shape, np.uint8)
        self.single_observation_space = gymnasium.spaces.Dict({**spaces, "observation": shown})
        self.observation_space = batch_space(self.single_observation_space, env.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Batch, dict[str, Any]]:
        seen, infos = self.env.reset(seed=seed, options=options)
        return self._shown(seen), infos

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Batch, Any, Any, Any, dict[str, Any]]:
        seen, *rest = self.env.step(actions)
        return self._shown(seen), *rest

    def _shown(self, seen: Batch) -> Batch:
        return {**seen, "observation": self._eye.look(seen["observation"])}


class Learner:
    def __init__(self, game: str, seed: int) -> None:
        torch.set_num_threads(1)
        spec = find_spec(game, **GAMES[game])
        self._eye, _ = make_net(spec)
        env = GymVectorEnv(game, NUM_ENVS, opponent=self._play_other, seat=None, threads=1, **GAMES[game])
        self.model = MaskablePPO(
            Policy,
            MaskedVecEnv(Shown(env, self._eye), seed=seed),
            n_steps=STEPS,
            batch_size=BATCH,
            n_epochs=2,
            learning_rate=1e-3,
            gamma=1.0,
            ent_coef=0.01,
            seed=seed,
            device="cpu",
            policy_kwargs={
                "features_extractor_class": Extractor,
                "features_extractor_kwargs": {"spec": spec},
                "net_arch": [],
                "ortho_init": False,
                "normalize_images": False,
            },
        )

    def learn(self) -> None:
        """One round of play and learning."""
        self.model.learn(NUM_ENVS * STEPS, reset_num_timesteps=False)

    def best(self, planes: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        return self._choose(planes, masks, deterministic=True)

    def _play_other(self, batch: Batch) -> npt.NDArray[np.int64]:
        return self._choose(batch["observation"], batch["action_mask"], deterministic=False)

    def _choose(self, planes: Any, masks: Any, *, deterministic: bool) -> npt.NDArray[np.int64]:
        chosen, _ = self.model.predict(self._eye.look(planes), action_masks=masks, deterministic=deterministic)
        return cast(npt.NDArray[np.int64], chosen)


def main() -> None:
    course = Course("MaskablePPO", __doc__, packages=("torch", "stable-baselines3", "sb3-contrib"))
    learner = Learner(course.game, course.seed)
    player = by_policy(learner.best)
    while course.goes_on(player, moves=learner.model.num_timesteps):
        learner.learn()
    course.finish(player)


if __name__ == "__main__":
    main()
