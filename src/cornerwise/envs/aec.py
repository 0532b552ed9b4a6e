"""Every game as a PettingZoo environment with one agent for every seat.

>>> from random import Random
>>> from cornerwise.envs import aec
>>> env = aec.env("duo")
>>> env.reset(seed=1)
>>> rng = Random(1)
>>> for agent in env.agent_iter():
...     seen, reward, terminated, truncated, info = env.last()
...     env.step(None if terminated else aec.draw(seen["action_mask"], rng))
>>> env.agents
[]

The environment does by itself what PettingZoo's usual wrappers do: it checks the order of calls and the actions. Where
they would end a game for an illegal action it raises an error, which tells the rule that was broken.
"""

from random import Random
from typing import Any, SupportsIndex

from cornerwise.envs.faults import StepAfterEnd
from cornerwise.envs.pictures import Pixels
from cornerwise.envs.spec import Observation, RewardKind, draw
from cornerwise.envs.specs import find_spec
from cornerwise.envs.stage import RenderMode, Stage
from cornerwise.errors import needing
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Position

with needing("environments of PettingZoo need", "rl"):
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

__all__ = ["CornerwiseEnv", "draw", "env", "parallel_env"]


def env(
    variant: str | Variant,
    *,
    rewards: RewardKind = "outcome",
    render_mode: RenderMode | None = None,
    **options: Choice,
) -> "CornerwiseEnv":
    """The environment of a game, by its id or as a variant, with its options: `env("trigon-3", start="any")`."""
    return CornerwiseEnv(Stage(find_spec(variant, **options), rewards, render_mode))


def parallel_env(
    variant: str | Variant,
    *,
    rewards: RewardKind = "outcome",
    render_mode: RenderMode | None = None,
    **options: Choice,
) -> ParallelEnv[str, Observation, SupportsIndex | None]:
    """The same by PettingZoo's parallel interface: of all actions only that of the seat to move is taken.

    All masks but that of this seat are empty.
    """
    made = env(variant, rewards=rewards, render_mode=render_mode, **options)
    parallel: ParallelEnv[str, Observation, SupportsIndex | None] = turn_based_aec_to_parallel(made)
    return parallel


class CornerwiseEnv(AECEnv[str, Observation, SupportsIndex | None]):
    """One game, seat by seat. Skipped seats are not asked, and all agents end together."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._stage = stage
        self.metadata = stage.metadata
        self.render_mode = stage.render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(stage.spec.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: stage.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: stage.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """What an agent observes: a `Dict` of `observation` and `action_mask`, the same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The actions of an agent, `Discrete`; the same for all agents."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Position:
        """The game itself, hidden hands and all: to look on, not to learn from."""
        return self._stage.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. Equal seeds deal alike; without one, chance goes on where it was. There are no options."""
        self._stage.begin(None if seed is None else Random(seed))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; the mask is empty unless it is the one to act."""
        return self._stage.look(self._seat_of[agent])

    def step(self, action: SupportsIndex | None) -> None:
        """Take an action for the agent to act; None after the end. `IllegalAction` changes nothing."""
        if self._stage.game.core.seat < 0:
            self._leave(action)
            return
        brought = self._stage.step(action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if brought:
            self.rewards = dict(zip(self.possible_agents, brought, strict=True))
            self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        seat = self._stage.game.core.seat
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[max(seat, 0)]

    def _leave(self, action: SupportsIndex | None) -> None:
        """After the end every agent is stepped once with None and is gone then."""
        if action is not None or not self.agents:
            raise StepAfterEnd(action, self._stage.spec.over_clause)
        self._was_dead_step(None)

    def render(self) -> Pixels | str | None:
        """The game as text or pixels, by `render_mode`; `human` writes to the terminal."""
        return self._stage.render()

    def close(self) -> None:
        """There is nothing to give back."""
