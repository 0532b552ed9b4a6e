"""Many games of one kind, stepped in one call of the kernel.

>>> from cornerwise.envs.vector import VectorEnv
>>> env = VectorEnv("duo", games=64)
>>> arrays, actions = env.arrays(), env.actions()
>>> env.reset(arrays, seed=1)
>>> for _ in range(100):
...     env.draw(actions)  # or choose them by arrays.observations and arrays.masks
...     env.step(actions, arrays)
>>> arrays.observations.shape, arrays.masks.shape, arrays.rewards.shape
((64, 7, 14, 14), (64, 215), (64, 2))

The arrays belong to the caller: make them anew, slice them out of larger ones or share them with another library, as
long as every one has its shape and type, is writeable and contiguous. The kernel writes into them and into nothing
else, on one thread for every core, while other Python threads go on. A game that ends begins anew in the same step:
`ended` and `rewards` tell of the old game, everything else of the new one.
"""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from cornerwise import _kernel
from cornerwise.engine.arena import processors
from cornerwise.envs.acting import find_move
from cornerwise.envs.faults import IllegalAction, NotReset
from cornerwise.envs.spec import RewardKind, check_rewards
from cornerwise.envs.specs import AnySpec, find_spec
from cornerwise.errors import check
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import Phrase
from cornerwise.rules.position import Position

MOST_GAMES, MOST_THREADS = _kernel.MOST_GAMES, _kernel.MOST_WORKERS

Actions = npt.NDArray[np.int64]


T = TypeVar("T")
WAIT = _kernel.WAIT
"""In place of an action: this game is left as it is, and its reward is 0."""


class Shared(NamedTuple, Generic[T]):
    """The same arrays as another library has them, in the same memory."""

    observations: T
    masks: T
    seats: T
    rewards: T
    ended: T


class Arrays(NamedTuple):
    """What the kernel writes, one row for every game."""

    observations: npt.NDArray[np.uint8]
    """(games, planes, height, width), as the seat to move sees it."""
    masks: npt.NDArray[np.uint64]
    """(games, words): a bit for every action of the seat to move, the lowest bit of the first word first."""
    seats: npt.NDArray[np.uint8]
    """(games,): the seat to move."""
    rewards: npt.NDArray[np.float32]
    """(games, seats): what the last step brought."""
    ended: npt.NDArray[np.uint8]
    """(games,): 1 where the last step ended a game, which has begun anew."""

    def shared(self, from_dlpack: Callable[[Any], T]) -> Shared[T]:
        """The same memory for another library, by DLPack.

        `arrays.shared(torch.from_dlpack)` is made once and shows what every step writes.
        """
        return Shared(*map(from_dlpack, self))


class VectorEnv:
    """Games side by side. What they do depends on the seed and the actions, never on the number of threads."""

    def __init__(
        self,
        variant: str | Variant,
        games: int,
        *,
        rewards: RewardKind = "outcome",
        threads: int | None = None,
        **options: Choice,
    ) -> None:
        check_rewards(rewards)
        threads = min(processors(), MOST_THREADS) if threads is None else threads
        check(1 <= games <= MOST_GAMES, games, "error-batch-games", most=MOST_GAMES)
        check(1 <= threads <= MOST_THREADS, threads, "error-threads", most=MOST_THREADS)
        self.spec: AnySpec = find_spec(variant, **options)
        self.games = games
        self.threads = threads
        self._batch = self.spec.batch(points=rewards == "points", games=games, threads=threads)
        self._begun = False

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.spec.variant.id} on {self.threads} threads>"

    def arrays(self) -> Arrays:
        """Arrays of the right shapes and types, all zero."""
        return Arrays(*(np.zeros(shape, kind) for shape, kind in self._wanted))

    def actions(self) -> Actions:
        """An array for one action of every game."""
        return np.zeros(self.games, np.int64)

    @property
    def _wanted(self) -> tuple[tuple[tuple[int, ...], type[np.generic]], ...]:
        """Shape and type of every array."""
        games, spec = self.games, self.spec
        return (
            ((games, *spec.shape), np.uint8),
            ((games, spec.mask_words), np.uint64),
            ((games,), np.uint8),
            ((games, spec.seats), np.float32),
            ((games,), np.uint8),
        )

    def reset(self, arrays: Arrays, *, seed: int = 0) -> None:
        """Begin all games anew."""
        self._check_arrays(arrays)
        self._batch.reset(seed & (1 << 64) - 1, arrays.observations, arrays.masks, arrays.seats)
        arrays.rewards.fill(0)
        arrays.ended.fill(0)
        self._begun = True

    def step(self, actions: Actions, arrays: Arrays) -> None:
        """Take an action in every game, or none where it is `WAIT`.

        An `IllegalAction` in any of them changes nothing in all of them.
        """
        self._check_begun("step")
        self._check_arrays(arrays)
        _check_array("actions", actions, (self.games,), np.int64)
        wrong = self._batch.step(actions, *arrays)
        if wrong >= 0:
            raise fault_of(self.spec, self.game(wrong), wrong, int(actions[wrong]))

    def draw(self, actions: Actions) -> None:
        """Write a random action for every game, all that it has equally likely; the same until the next step."""
        self._check_begun("draw")
        _check_array("actions", actions, (self.games,), np.int64, writeable=True)
        self._batch.draw(actions)

    def unpack(self, masks: npt.NDArray[np.uint64]) -> npt.NDArray[np.bool_]:
        """Masks with one truth value for every action, in an array of their own."""
        bytes_ = np.ascontiguousarray(masks).astype("<u8", copy=False).view(np.uint8)
        bits = np.unpackbits(bytes_, axis=-1, bitorder="little")
        return bits[..., : self.spec.actions].view(np.bool_)

    def game(self, number: int) -> Position:
        """One of the games as it stands, hidden hands and all: to look on, not to learn from."""
        self._check_begun("game")
        game: Position = self.spec.replay(self._batch.moves(number))
        return game

    def _check_begun(self, what: str) -> None:
        if not self._begun:
            raise NotReset(what)

    def _check_arrays(self, arrays: Arrays) -> None:
        for name, array, (shape, kind) in zip(Arrays._fields, arrays, self._wanted, strict=True):
            _check_array(name, array, shape, kind, writeable=True)


def fault_of(spec: AnySpec, game: Position, number: int, action: int) -> IllegalAction:
    """What is wrong with an action of one of many games."""
    which = Phrase("error-action-of", action=str(action), number=str(number))
    try:
        violation = game.violation(find_move(spec, game, action))
        assert violation is not None
        return IllegalAction(which, violation, game)
    except IllegalAction as fault:
        return IllegalAction(which, fault.violation, game)


def _check_array(
    name: str, array: object, shape: tuple[int, ...], kind: type[np.generic], *, writeable: bool = False
) -> None:
    """As NumPy has it: `TypeError` for another type, `ValueError` for an array that cannot be used as it is."""
    if not isinstance(array, np.ndarray) or array.dtype != kind:
        what = array.dtype if isinstance(array, np.ndarray) else type(array).__name__
        raise TypeError(f"{name}: wanted an array of {kind.__name__}, not {what}")
    if array.shape != shape:
        raise ValueError(f"{name}: wanted the shape {shape}, not {array.shape}")
    if not array.flags.c_contiguous or not array.flags.aligned:
        raise ValueError(f"{name}: wanted an array whose elements lie one after another")
    if writeable and not array.flags.writeable:
        raise ValueError(f"{name}: the array is read-only")
