"""Many games stepped wholly on a graphics processor, whose tensors nothing ever copies to the host.

    import torch
    from cornerwise.envs.gpu import GpuEnv

    env = GpuEnv("duo", games=16384)
    arrays = env.arrays()
    env.reset(arrays, seed=1)
    for _ in range(100):
        env.step(env.drawn, arrays)  # or any tensor of actions, chosen by arrays.observations and arrays.masks

Actions, observations, rewards and the order of play are those of `VectorEnv`. With `device="cpu"` the same program runs
on the processor, with NumPy's arrays: slowly, to try things out where there is no graphics processor.
"""

from typing import Any, NamedTuple

from cornerwise.envs.faults import NotReset
from cornerwise.envs.gpu.machine import Machine, make_machine
from cornerwise.envs.gpu.program import program_of
from cornerwise.envs.spec import RewardKind, check_rewards
from cornerwise.envs.specs import AnySpec, find_spec
from cornerwise.envs.vector import MOST_GAMES, fault_of
from cornerwise.errors import check
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Position

OPTIONAL = ("observations", "masks", "bits")
"""What a step can leave unwritten."""
ALIGNED = 16
"""Bytes of a mask that are written at once."""


class Arrays(NamedTuple):
    """What a step writes, one row for every game: tensors, or NumPy's arrays on the processor.

    Of the first three those that are None are not written.
    """

    observations: Any
    """(games, planes, height, width) of `uint8`, as the seat to move sees it."""
    masks: Any
    """(games, actions) of `bool`: which actions the seat to move has. Rows lie some bytes apart."""
    bits: Any
    """(games, words) of `int64`: the same as bits, the lowest of the first word first, as `VectorEnv` writes them."""
    seats: Any
    """(games,) of `uint8`: the seat to move."""
    rewards: Any
    """(games, seats) of `float32`: what the last step brought."""
    ended: Any
    """(games,) of `bool`: where the last step ended a game, which has begun anew."""
    illegal: Any
    """(games,) of `bool`: where the last action was illegal, and the game was left as it was."""


class GpuEnv:
    """Games of one kind side by side on one device. What they do depends on the seed and the actions alone."""

    def __init__(
        self,
        variant: str | Variant,
        games: int,
        *,
        rewards: RewardKind = "outcome",
        device: str = "cuda",
        **options: Choice,
    ) -> None:
        """Compiles the program of the game at its first use on a machine, which takes some seconds."""
        check_rewards(rewards)
        check(1 <= games <= MOST_GAMES, games, "error-batch-games", most=MOST_GAMES)
        self.spec: AnySpec = find_spec(variant, **options)
        self.games = games
        self.device = device
        self._pays_points = rewards == "points"
        self._program = program_of(self.spec.variant)
        self._machine: Machine = make_machine(self._program.source, self._program.threads, device)
        self._states = self._machine.zeros((games, self._program.state_bytes), "uint8")
        self._history = self._machine.zeros((games, 1 + self._program.longest), "int32")
        self.drawn: Any = self._machine.zeros((games,), "int64")
        """A random legal action for every game, all that it has equally likely; each step draws anew."""
        self._checked: Arrays | None = None
        self._outputs: list[int] = []
        self._begun = False

    def __repr__(self) -> str:
        return f"<{self.games} games of {self.spec.variant.id} on {self.device}>"

    def arrays(self, *, observations: bool = True, masks: bool = True, bits: bool = False) -> Arrays:
        """Arrays of the right shapes and types, all zero; what is not wanted costs nothing."""
        zeros, games, program = self._machine.zeros, self.games, self._program
        rows = zeros((games, program.mask_stride), "bool") if masks else None
        return Arrays(
            observations=zeros((games, *program.planes), "uint8") if observations else None,
            masks=None if rows is None else rows[:, : program.actions],
            bits=zeros((games, program.mask_words), "int64") if bits else None,
            seats=zeros((games,), "uint8"),
            rewards=zeros((games, program.seats), "float32"),
            ended=zeros((games,), "bool"),
            illegal=zeros((games,), "bool"),
        )

    def actions(self) -> Any:
        """An array for one action of every game."""
        return self._machine.zeros((self.games,), "int64")

    def reset(self, arrays: Arrays, *, seed: int = 0) -> None:
        """Begin all games anew."""
        self._run("reset_games", self.drawn, arrays, seed)
        self._begun = True

    def step(self, actions: Any, arrays: Arrays) -> None:
        """Take an action in every game, or none where it is `WAIT`. Nothing waits for the device.

        A game whose action is illegal is left as it is and marked in `arrays.illegal`; `check` raises for it.
        """
        if not self._begun:
            raise NotReset("step")
        self._run("step_games", actions, arrays, 0)

    def check(self, actions: Any, arrays: Arrays) -> None:
        """Raise `IllegalAction` for the first illegal action of those just stepped. Waits for the device."""
        illegal = arrays.illegal.nonzero()
        games = illegal[0] if isinstance(illegal, tuple) else illegal[:, 0]
        if len(games):
            number = int(games[0])
            raise fault_of(self.spec, self.game(number), number, int(actions[number]))

    def game(self, number: int) -> Position:
        """One of the games as it stands, to look at. Waits for the device."""
        if not self._begun:
            raise NotReset("game")
        count, *actions = self._history[range(self.games)[number]].tolist()
        blank = self.spec.blank
        game: Position = self.spec.replay([self.spec.move(blank, action) for action in actions[:count]])
        return game

    def unpack(self, bits: Any) -> Any:
        """Bits with one truth value for every action, in an array of their own."""
        return self._machine.unpack(bits)[..., : self._program.actions]

    def _run(self, entry: str, actions: Any, arrays: Arrays, seed: int) -> None:
        if arrays is not self._checked:  # the same arrays are written again and again
            self._outputs = self._find_all(arrays)
            self._checked = arrays
        chosen = self._find("actions", actions, "int64", (self.games,))
        outputs = (*self._outputs, *map(self._address, (self.drawn, self._history)))
        numbers = (seed & (1 << 64) - 1, self.games, int(self._pays_points))
        self._machine.run(entry, (self._address(self._states), chosen, *outputs, *numbers), self.games)

    def _address(self, array: Any) -> int:
        found = self._machine.find(array)
        assert found is not None
        return found.address

    def _find_all(self, arrays: Arrays) -> list[int]:
        """Where all that a step writes lies, in the order of the fields; 0 for what is not written."""
        games, program = self.games, self._program
        wanted: dict[str, tuple[str, tuple[int, ...]]] = {
            "observations": ("uint8", (games, *program.planes)),
            "masks": ("bool", (games, program.actions)),
            "bits": ("int64", (games, program.mask_words)),
            "seats": ("uint8", (games,)),
            "rewards": ("float32", (games, program.seats)),
            "ended": ("bool", (games,)),
            "illegal": ("bool", (games,)),
        }
        return [
            0 if array is None and name in OPTIONAL else self._find(name, array, *wanted[name])
            for name, array in zip(Arrays._fields, arrays, strict=True)
        ]

    def _find(self, name: str, array: Any, kind: str, shape: tuple[int, ...]) -> int:
        """As NumPy has it: `TypeError` for another type, `ValueError` for an array that cannot be used as it is."""
        found = self._machine.find(array)
        if found is None or found.kind != kind:
            what = f"an array of {found.kind}" if found else type(array).__name__
            raise TypeError(f"{name}: wanted an array of {kind} on {self.device}, not {what}")
        if found.shape != shape:
            raise ValueError(f"{name}: wanted the shape {shape}, not {found.shape}")
        steps = (self._program.mask_stride, 1) if name == "masks" else _steps(shape)
        if any(size > 1 and mine != step for size, mine, step in zip(shape, found.steps, steps, strict=True)):
            raise ValueError(f"{name}: wanted elements that lie {steps} apart, not {found.steps}")
        if name == "masks" and found.address % ALIGNED:
            raise ValueError(f"{name}: wanted rows that begin at multiples of {ALIGNED} bytes")
        return found.address


def _steps(shape: tuple[int, ...]) -> tuple[int, ...]:
    steps = [1]
    for size in reversed(shape[1:]):
        steps.append(steps[-1] * size)
    return tuple(reversed(steps))
