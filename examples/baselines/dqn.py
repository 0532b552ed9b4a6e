"""DQN with masks in plain PyTorch: double, with returns over several steps, playing against itself in many games.

python examples/baselines/dqn.py --game duo --minutes 5 --seed 1 --out build/baselines/dqn-duo.jsonl

Only legal actions are drawn, chosen and looked at in targets. The learner has a seat drawn for every game, its present
self has the other, and both take a random action now and then.
"""

from copy import deepcopy
from typing import NamedTuple, cast

import numpy as np
import numpy.typing as npt
import torch
from course import Course
from evaluate import GAMES, by_policy
from nets import ActionNet, Eye, make_net
from torch import Tensor
from torch.nn import functional

from cornerwise.envs.gym_vector import Batch, GymVectorEnv
from cornerwise.envs.specs import find_spec

NUM_ENVS = 64
KEPT = 1024
"""Steps of every game that are kept to learn from."""
WARM = 32
"""Steps before learning begins."""
AHEAD = 4
"""Own moves that a return is added up over before it is guessed."""
BATCH = 128
FOLLOW = 0.01
"""How far the target net goes towards the net with every step of learning."""
EXPLORE_FIRST, EXPLORE_LAST = 0.5, 0.05
"""How often a random action is taken, at the beginning and from half of the time on."""


class Draw(NamedTuple):
    """Decisions to learn from, and what came of them."""

    shown: Tensor
    actions: Tensor
    rewards: Tensor
    """Of the next moves, until the game ended."""
    later: Tensor
    """What was shown after these moves, and what was legal then."""
    legal: Tensor
    alive: Tensor
    """Whether the game went on until then."""


class Memory:
    """The newest steps of all games, every position once, its mask in bits."""

    def __init__(self, env: GymVectorEnv, eye: Eye) -> None:
        self._env = env
        games = env.num_envs
        self._shown = np.zeros((KEPT, games, *eye.shape), np.uint8)
        self._masks = np.zeros((KEPT, games, env.arrays.masks.shape[1]), np.uint64)
        self._actions = np.zeros((KEPT, games), np.int64)
        self._rewards = np.zeros((KEPT, games), np.float32)
        self._ended = np.zeros((KEPT, games), np.bool_)
        self.steps = 0

    def see(self, shown: npt.NDArray[np.uint8]) -> None:
        """What is to be decided on now."""
        at = self.steps % KEPT
        self._shown[at], self._masks[at] = shown, self._env.arrays.masks

    def add(
        self, actions: npt.NDArray[np.int64], rewards: npt.NDArray[np.float64], ended: npt.NDArray[np.bool_]
    ) -> None:
        """What was done about that, and what it brought."""
        at = self.steps % KEPT
        self._actions[at], self._rewards[at], self._ended[at] = actions, rewards, ended
        self.steps += 1

    def draw(self, size: int, rng: np.random.Generator) -> Draw:
        newest = self.steps - AHEAD  # what comes after later ones is not known yet
        step = rng.integers(max(self.steps - KEPT + 1, 0), newest, size)
        game = rng.integers(self._env.num_envs, size=size)
        rewards, alive = np.zeros(size, np.float32), np.ones(size, np.bool_)
        for i in range(AHEAD):
            rewards += self._rewards[(step + i) % KEPT, game] * alive
            alive &= ~self._ended[(step + i) % KEPT, game]
        now, then = (step % KEPT, game), ((step + AHEAD) % KEPT, game)
        return Draw(
            _floats(self._shown[now]),
            torch.from_numpy(self._actions[now]),
            torch.from_numpy(rewards),
            _floats(self._shown[then]),
            torch.from_numpy(self._env.native.unpack(self._masks[then])),
            torch.from_numpy(alive),
        )


class Learner:
    def __init__(self, game: str, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self._rng = np.random.default_rng(seed)
        self._eye, self._net = make_net(find_spec(game, **GAMES[game]))
        self._target = deepcopy(self._net).requires_grad_(False)
        self._optimiser = torch.optim.Adam(self._net.parameters(), lr=5e-4)
        self._env = GymVectorEnv(game, NUM_ENVS, opponent=self._play_other, seat=None, threads=1, **GAMES[game])
        self._memory = Memory(self._env, self._eye)
        self._explore = EXPLORE_FIRST
        self._seen, _ = self._env.reset(seed=seed)

    @property
    def moves(self) -> int:
        return self._memory.steps * NUM_ENVS

    def learn(self, passed: float) -> None:
        """One move in every game, and one step of learning; `passed` is the part of the time that is over."""
        self._explore = EXPLORE_FIRST + (EXPLORE_LAST - EXPLORE_FIRST) * min(2 * passed, 1)
        shown = self._eye.look(self._seen["observation"])
        self._memory.see(shown)
        actions = self._explored(shown, self._seen["action_mask"].view(np.bool_))
        self._seen, rewards, ended, _, _ = self._env.step(actions)
        self._memory.add(actions, rewards, ended)
        if self._memory.steps > WARM:
            self._learn_from(self._memory.draw(BATCH, self._rng))

    def best(self, planes: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        return self._best(self._eye.look(planes), masks)

    def _learn_from(self, draw: Draw) -> None:
        with torch.no_grad():
            chosen = _worths(self._net, draw.later).masked_fill(~draw.legal, -torch.inf).argmax(1, keepdim=True)
            guessed = _worths(self._target, draw.later).gather(1, chosen).squeeze(1)
            wanted = draw.rewards + guessed.clamp(-1, 1) * draw.alive
        said = _worths(self._net, draw.shown).gather(1, draw.actions[:, None]).squeeze(1)
        self._optimiser.zero_grad()
        functional.smooth_l1_loss(said, wanted).backward()
        torch.nn.utils.clip_grad_norm_(self._net.parameters(), 1.0)
        self._optimiser.step()
        with torch.no_grad():
            torch._foreach_lerp_(list(self._target.parameters()), list(self._net.parameters()), FOLLOW)

    def _play_other(self, batch: Batch) -> npt.NDArray[np.int64]:
        return self._explored(self._eye.look(batch["observation"]), batch["action_mask"].view(np.bool_))

    def _explored(self, shown: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        """The best action of every row, or now and then any legal one."""
        actions = self._best(shown, masks)
        for row in np.flatnonzero(self._rng.random(len(masks)) < self._explore):
            actions[row] = self._rng.choice(np.flatnonzero(masks[row]))
        return actions

    def _best(self, shown: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> npt.NDArray[np.int64]:
        with torch.no_grad():
            worths = _worths(self._net, _floats(shown)).masked_fill(~torch.from_numpy(masks), -torch.inf)
        return cast(npt.NDArray[np.int64], worths.argmax(1).numpy())


def _worths(net: ActionNet, shown: Tensor) -> Tensor:
    """Of every action: what the position is worth, and what the action adds to it."""
    features = net.features(shown)
    return net.value(features) + net.logits(features)


def _floats(shown: npt.NDArray[np.uint8]) -> Tensor:
    return torch.from_numpy(shown).float()


def main() -> None:
    course = Course("DQN", __doc__, packages=("torch",))
    learner = Learner(course.game, course.seed)
    player = by_policy(learner.best)
    while course.goes_on(player, moves=learner.moves):
        learner.learn(course.passed)
    course.finish(player)


if __name__ == "__main__":
    main()
