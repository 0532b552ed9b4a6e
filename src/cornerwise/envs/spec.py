"""The interface of an environment: observation planes, actions, rewards.

An observation is planes of bytes over a rectangle, always of one shape, in the frame of the seat that looks: colours
and seats are counted from its own. The last plane is no picture: its first bytes are small numbers, which
`number_names` names. On tiny boards they take more than one plane.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import Generic, Literal, TypedDict, TypeVar, get_args

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position

Planes = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]

NUMBERS = "numbers"
"""The name of a plane that is no picture."""

P = TypeVar("P", bound=Position)
RewardKind = Literal["outcome", "points"]
"""Paid once at the end for who won, or at every step for the points it brought."""


class NoSuchAction(CornerwiseError, IndexError):
    """A number that is no action of a game, or of this position."""


class Observation(TypedDict):
    """What a seat sees, and which actions it has: none unless it is its turn."""

    observation: Planes
    action_mask: Mask


class EnvSpec(ABC, Generic[P]):
    """How one game is seen and acted in. Actions are numbers from 0 to `actions` - 1."""

    variant: Variant
    seats: int
    actions: int
    highest: int
    """The largest number in an observation."""
    over_clause: str
    """The rule by which a game is over."""

    @property
    @abstractmethod
    def plane_names(self) -> tuple[str, ...]:
        """What the planes show. On boards of cubes each is a block of planes, one for every level."""

    @property
    @abstractmethod
    def number_names(self) -> tuple[str, ...]:
        """What the bytes of the planes named `numbers` are, as far as they go."""

    @property
    @abstractmethod
    def box(self) -> tuple[int, int, int]:
        """Levels, height and width of what every plane shows."""

    @cached_property
    def shape(self) -> tuple[int, int, int]:
        """Planes, height and width of an observation."""
        levels, height, width = self.box
        return (len(self.plane_names) * levels, height, width)

    @property
    def mask_words(self) -> int:
        """Words of 64 bits that hold a bit for every action."""
        return -(-self.actions // 64)

    def numbers(self, observation: Planes) -> Planes:
        """The small numbers of an observation, or of many in one array."""
        levels = self.box[0] * self.plane_names.count(NUMBERS)
        last = observation[..., -levels:, :, :]
        return last.reshape(*last.shape[:-3], -1)[..., : len(self.number_names)]

    @property
    @abstractmethod
    def blank(self) -> P:
        """The game before anything happened, to be copied: that costs less than to begin anew."""

    @abstractmethod
    def start(self, rng: Random) -> P:
        """A game at its first decision."""

    @abstractmethod
    def push(self, game: P, move: Move, rng: Random) -> None:
        """Make a move and whatever chance does then; `IllegalMove` changes nothing."""

    @abstractmethod
    def look(self, game: P, seat: int) -> Observation:
        """What a seat may know."""

    @abstractmethod
    def move(self, game: P, action: int) -> Move:
        """The move that an action is, legal or not; `NoSuchAction` for a number that is none."""

    @abstractmethod
    def action(self, game: P, move: Move) -> int:
        """The action that a legal move is."""

    @abstractmethod
    def pixels(self, game: P) -> Planes:
        """A picture as rows of red, green and blue, the top row first; all pictures of a game have one size."""

    @property
    def most_chance_moves(self) -> int:
        """More moves of chance than this cannot be made in one game."""
        return 0

    def legal(self, game: P) -> list[int]:
        """The actions of the seat to move, ascending; none when the game is over."""
        return [] if game.mover is None else np.flatnonzero(self.look(game, game.mover)["action_mask"]).tolist()

    @property
    @abstractmethod
    def longest(self) -> int:
        """More actions than this cannot be taken in one game."""

    @abstractmethod
    def rewards(self, game: P) -> tuple[float, ...]:
        """What every seat gets for the end of a game: 1 for a win alone, -1 against one winner, all adding up to 0.

        Alone it is 1 for reaching the aim, and 0.
        """

    @abstractmethod
    def points(self, game: P) -> tuple[int, ...]:
        """The points of every seat so far, such that more is better."""

    @abstractmethod
    def batch(self, *, points: bool, games: int, threads: int) -> _kernel.Batch:
        """Many games in the kernel."""

    def replay(self, moves: Sequence[int]) -> P:
        """A game with these moves made."""
        game = self.blank.copy()
        for move in moves:
            game.push(Move(move))
        return game

    def _blank(self) -> Observation:
        return {"observation": np.empty(self.shape, np.uint8), "action_mask": np.empty(self.actions, np.int8)}

    def _check_action(self, action: int) -> None:
        if not 0 <= action < self.actions:
            raise NoSuchAction(action, "error-action-range", most=self.actions - 1, given=quoted(action))


def env_name(variant: Variant) -> str:
    """The name of a game's environment, such as all libraries take."""
    return "cornerwise_" + variant.id.replace("-", "_")


def draw(mask: Mask, rng: Random) -> int:
    """A random action of those that a mask allows, all equally likely."""
    return _kernel.draw_action(mask, rng.getrandbits(64))


def check_rewards(kind: str) -> None:
    if kind not in get_args(RewardKind):
        raise CornerwiseError(kind, "error-rewards", known=", ".join(get_args(RewardKind)), given=quoted(kind))


def shared_rewards(parties: Sequence[Sequence[int]], winners: Sequence[int]) -> tuple[float, ...]:
    """What every seat gets when these have won and those of a party win together."""
    won = sum(party[0] in winners for party in parties)
    paid = {wins: _kernel.reward_of(wins / max(won, 1), len(parties)) for wins in (False, True)}
    return tuple(paid[seat in winners] for seat in range(sum(map(len, parties))))
