"""Games stepped wholly on a graphics processor.

The program of a game is made out of the variant's own data (program.py) and one source for all games (placing.cu).
"""

from cornerwise.envs.gpu.env import Arrays, GpuEnv
from cornerwise.envs.gpu.machine import MachineError
from cornerwise.envs.gpu.program import UnsupportedGame

__all__ = ["Arrays", "GpuEnv", "MachineError", "UnsupportedGame"]
