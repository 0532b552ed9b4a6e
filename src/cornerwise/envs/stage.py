"""What the single-game environments share: one game with rendering and rewards."""

import sys
from random import Random
from typing import Any, Literal, get_args

import numpy as np

from cornerwise.drawing.draw import draw_text
from cornerwise.envs.acting import act
from cornerwise.envs.faults import NotReset
from cornerwise.envs.pictures import Pixels
from cornerwise.envs.spec import Observation, RewardKind, check_rewards, env_name
from cornerwise.envs.specs import AnySpec
from cornerwise.errors import needing, quoted
from cornerwise.rules.position import Position

with needing("environments need", "rl"):
    from gymnasium import logger
    from gymnasium.error import UnsupportedMode
    from gymnasium.spaces import Box, Dict, Discrete

RenderMode = Literal["human", "ansi", "rgb_array"]
RENDER_MODES = get_args(RenderMode)


class Stage:
    """A game with its chance, what it pays, and how it is shown."""

    def __init__(self, spec: AnySpec, rewards: RewardKind, render_mode: RenderMode | None) -> None:
        check_rewards(rewards)
        if render_mode not in (None, *RENDER_MODES):
            raise UnsupportedMode(
                f"there is no render mode {quoted(render_mode)} (choose from: {', '.join(RENDER_MODES)})"
            )
        self.spec = spec
        self.render_mode = render_mode
        self._pays_points = rewards == "points"
        self._game: Position | None = None
        self._rng = Random()
        self._paid: tuple[int, ...] = ()

    @property
    def metadata(self) -> dict[str, Any]:
        return {
            "name": env_name(self.spec.variant),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }

    def observation_space(self) -> Dict:
        planes = Box(0, self.spec.highest, self.spec.shape, np.uint8)
        return Dict({"observation": planes, "action_mask": Box(0, 1, (self.spec.actions,), np.int8)})

    def action_space(self) -> Discrete:
        return Discrete(self.spec.actions)

    @property
    def game(self) -> Position:
        if self._game is None:
            raise NotReset("this")
        return self._game

    def begin(self, rng: Random | None) -> None:
        """A new game, whose chance is drawn from here on; None goes on with the one there was."""
        self._rng = rng or self._rng
        self._game = self.spec.start(self._rng)
        self._paid = self.spec.points(self._game) if self._pays_points else ()
        self._show()

    def step(self, action: object) -> tuple[float, ...] | None:
        """Make a move; what it brought every seat, None for nothing."""
        game = self.game
        act(self.spec, game, action, self._rng)
        self._show()
        if self._pays_points:
            before, self._paid = self._paid, self.spec.points(game)
            return tuple(float(now - then) for now, then in zip(self._paid, before, strict=True))
        return None if game.core.seat >= 0 else self.spec.rewards(game)

    def look(self, seat: int) -> Observation:
        return self.spec.look(self.game, seat)

    def render(self) -> Pixels | str | None:
        if self.render_mode == "rgb_array":
            return self.spec.pixels(self.game)
        if self.render_mode == "ansi":
            return draw_text(self.game)
        if self.render_mode is None:
            logger.warn("render() needs a render_mode, which is given when the environment is made")
        self._show()
        return None

    def _show(self) -> None:
        if self.render_mode == "human":
            sys.stdout.write(draw_text(self.game) + "\n\n")
