"""Games to learn in: PettingZoo, Gymnasium and OpenSpiel environments, and many games stepped at once.

`aec` has one agent for every seat, `single` plays one seat against engines, `vector` steps many games in one native
call; they need the extra `rl`. `openspiel` registers the games with OpenSpiel and needs the extra `openspiel`, `sb3` is
for Stable-Baselines3 and needs the extra `baselines`. What is needed of them is imported when it is first asked for.
Where Gymnasium is installed, `gymnasium.make("cornerwise/duo-v0")` knows the games from here on.

>>> from cornerwise.envs import VectorEnv
>>> VectorEnv("duo", games=64, threads=1)
<64 games of duo on 1 threads>
"""

from contextlib import suppress
from typing import TYPE_CHECKING

from cornerwise.lazy import lazy

if TYPE_CHECKING:
    from cornerwise.envs import aec as aec
    from cornerwise.envs import gpu as gpu
    from cornerwise.envs import gym_vector as gym_vector
    from cornerwise.envs import openspiel as openspiel
    from cornerwise.envs import sb3 as sb3
    from cornerwise.envs import single as single
    from cornerwise.envs import vector as vector
    from cornerwise.envs.aec import CornerwiseEnv
    from cornerwise.envs.faults import IllegalAction, NotReset, StepAfterEnd
    from cornerwise.envs.gpu import GpuEnv
    from cornerwise.envs.gym_vector import GymVectorEnv
    from cornerwise.envs.sb3 import MaskedVecEnv
    from cornerwise.envs.single import EngineEnv
    from cornerwise.envs.spec import EnvSpec, Observation, draw
    from cornerwise.envs.specs import find_spec
    from cornerwise.envs.vector import WAIT, VectorEnv

_LATER = {
    "cornerwise.envs.aec": ("CornerwiseEnv",),
    "cornerwise.envs.faults": ("IllegalAction", "NotReset", "StepAfterEnd"),
    "cornerwise.envs.gpu": ("GpuEnv",),
    "cornerwise.envs.gym_vector": ("GymVectorEnv",),
    "cornerwise.envs.sb3": ("MaskedVecEnv",),
    "cornerwise.envs.single": ("EngineEnv",),
    "cornerwise.envs.spec": ("EnvSpec", "Observation", "draw"),
    "cornerwise.envs.specs": ("find_spec",),
    "cornerwise.envs.vector": ("WAIT", "VectorEnv"),
}
_MODULES = ("aec", "gpu", "gym_vector", "openspiel", "sb3", "single", "vector")
_NEEDS = {
    **{"aec": "pettingzoo", "openspiel": "pyspiel", "sb3": "stable_baselines3"},
    **dict.fromkeys(("faults", "gpu", "gym_vector", "single", "vector"), "gymnasium"),
}

if not TYPE_CHECKING:
    __getattr__, __dir__ = lazy(__name__, _LATER, _MODULES, _NEEDS)

with suppress(ModuleNotFoundError):  # without Gymnasium there is nobody to tell
    from cornerwise.envs import registration as registration

__all__ = [
    "WAIT",
    "CornerwiseEnv",
    "EngineEnv",
    "EnvSpec",
    "GpuEnv",
    "GymVectorEnv",
    "IllegalAction",
    "MaskedVecEnv",
    "NotReset",
    "Observation",
    "StepAfterEnd",
    "VectorEnv",
    "draw",
    "find_spec",
]
