"""Every game as a Gymnasium environment: one seat to learn, and somebody in all the others.

>>> import gymnasium
>>> import cornerwise.envs  # registers the games
>>> env = gymnasium.make("cornerwise/polyomino-8-v0", level=1)
>>> seen, info = env.reset(seed=1)
>>> action = env.action_space.sample(seen["action_mask"])
>>> seen, reward, terminated, truncated, info = env.step(action)

Gymnasium lets any action of the space be stepped, legal or not: its own checks draw them without looking at a mask. So
an illegal one loses the game unless it is told to raise an error, and `info["illegal"]` says which rule it broke.
"""

from random import Random
from typing import Any, Literal, SupportsIndex, get_args

import numpy as np
import numpy.typing as npt

from cornerwise.envs.faults import IllegalAction, StepAfterEnd
from cornerwise.envs.opponents import SELF, Chooser, Opponent, check_opponent, chooser_of
from cornerwise.envs.pictures import Pixels
from cornerwise.envs.spec import Observation, RewardKind
from cornerwise.envs.specs import find_spec
from cornerwise.envs.stage import RENDER_MODES, RenderMode, Stage
from cornerwise.errors import check, needing
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Position

with needing("environments of Gymnasium need", "rl"):
    import gymnasium

Info = dict[str, Any]
Illegal = Literal["lose", "raise"]
LOSS = -1.0
"""What an illegal action brings."""


class EngineEnv(gymnasium.Env[Observation, SupportsIndex]):
    """One seat of a game; the others are played within `reset` and `step`.

    Against `self` every seat is the learner's: an observation is that of the seat to move, a reward that of the seat
    that moved.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        variant: str | Variant,
        *,
        level: int = 1,
        opponent: Opponent | None = None,
        seat: int | None = 0,
        rewards: RewardKind = "outcome",
        illegal: Illegal = "lose",
        render_mode: RenderMode | None = None,
        **options: Choice,
    ) -> None:
        """`seat` None draws another seat for every game; `level` is short for an engine of it as the opponent."""
        self._opponent = level if opponent is None else opponent
        check_opponent(self._opponent)
        spec = find_spec(variant, **options)
        check(illegal in get_args(Illegal), illegal, "error-illegal-actions", known=", ".join(get_args(Illegal)))
        check(seat is None or seat in range(spec.seats), seat, "error-seat", game=spec.variant.id, most=spec.seats - 1)
        self._stage = Stage(spec, rewards, render_mode)
        self.render_mode = render_mode
        self.observation_space = self._stage.observation_space()  # type: ignore[assignment]  # a dict, as it says
        self.action_space = self._stage.action_space()
        self.seat = seat or 0
        """The seat to play in this game."""
        self._any_seat = seat is None
        self._illegal = illegal
        self._others: dict[int, Chooser] = {}
        self._lost = False

    @property
    def game(self) -> Position:
        """The game itself, hidden hands and all: to look on, not to learn from."""
        return self._stage.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and play on to the first turn of the own seat. There are no options."""
        super().reset(seed=seed)
        seats = range(self._stage.spec.seats)
        if self._any_seat:
            self.seat = int(self.np_random.integers(len(seats)))
        self._others = {
            seat: chooser_of(self._opponent, self._stage.spec, self._seed())
            for seat in seats
            if seat != self.seat and self._opponent != SELF
        }
        self._lost = False
        self._stage.begin(Random(self._seed()))
        self._go_on()
        return self._stage.look(self.seat), {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, where sb3-contrib's MaskablePPO looks for it."""
        return self._stage.look(self.seat)["action_mask"].astype(np.bool_)

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Info]:
        """Take an action and play on to the next own turn.

        Gives observation, reward, terminated, truncated (always False) and info. An illegal action ends the game as
        lost, or raises `IllegalAction` where `illegal` is `raise`.
        """
        if self._lost:
            raise StepAfterEnd(action, self._stage.spec.over_clause)
        mover = self.seat
        try:
            brought = self._stage.step(action)
        except IllegalAction as fault:
            if self._illegal == "raise" or not self.action_space.contains(action):
                raise
            self._lost = True
            return self._stage.look(self.seat), LOSS, True, False, {"illegal": str(fault)}
        reward = (brought[mover] if brought else 0.0) + self._go_on()
        return self._stage.look(self.seat), reward, self.game.turn is None, False, {}

    def _go_on(self) -> float:
        """The others move until it is the own turn again or the game is over; what that brought the own seat."""
        reward = 0.0
        game = self.game
        if self._opponent == SELF:
            self.seat = self.seat if game.mover is None else game.mover
        while game.mover is not None and game.mover != self.seat:
            brought = self._stage.step(self._others[game.mover](game))
            reward += brought[self.seat] if brought else 0.0
        return reward

    def _seed(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def render(self) -> Pixels | str | None:
        """The game as text or pixels, by `render_mode`; `human` writes to the terminal."""
        return self._stage.render()
