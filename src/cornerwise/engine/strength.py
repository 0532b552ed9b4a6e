"""`Strength`: a level, or a limit of nodes or seconds for a move."""

from dataclasses import dataclass
from types import NoneType

import numpy as np

from cornerwise.engine.levels import LEVELS, LONGEST, BestEvaluator, Ladder
from cornerwise.errors import CornerwiseError, check, need

USUAL_LEVEL = 5


@dataclass(frozen=True)
class Budget:
    """What a search of one move may spend; it ends when either limit is reached."""

    nodes: int | None
    """Simulations where playouts evaluate the leaves."""
    evaluations: int | None
    """Evaluations where a net does."""
    small_evaluations: int | None
    """Evaluations where a small net does."""
    time: float | None
    """Seconds."""
    slip: float
    """How often any legal move is played without a search."""
    best_evaluator: BestEvaluator
    """What plays best, where it can be used."""


@dataclass(frozen=True, kw_only=True)
class Strength:
    """A level, or full strength within `nodes` and `time`. Without any of them it is the usual level."""

    level: int | None = None
    """From 1 to 9. A level has its own nodes, time and slips."""
    nodes: int | None = None
    """Simulations for a move, or evaluations where a net evaluates the leaves of the search."""
    time: float | None = None
    """Seconds for a move. Where nodes are given too, whichever ends first."""
    slip: float = 0.0
    """How often any legal move is played without a search, from 0 to 1."""

    def __post_init__(self) -> None:
        for limit in (self.level, self.nodes):
            need(limit, (int, np.integer, NoneType), "a whole number or None as a level or a limit of nodes")
        need(self.time, (int, float, np.number, NoneType), "a number of seconds or None as the limit of time")
        if self.level is None and not self.limited:
            object.__setattr__(self, "level", USUAL_LEVEL)
        if self.level is not None:
            check(self.level in LEVELS, self.level, "error-level", least=LEVELS[0], most=LEVELS[-1])
            if self.limited or self.slip:
                raise CornerwiseError(self, "error-strength-both")
        check(self.nodes is None or self.nodes >= 1, self.nodes, "error-search-nodes")
        check(self.time is None or self.time > 0, self.time, "error-search-time")
        check(0 <= self.slip <= 1, self.slip, "error-slip")

    @property
    def limited(self) -> bool:
        """Whether nodes or time say how strong it is, not a level."""
        return self.nodes is not None or self.time is not None

    @property
    def name(self) -> str:
        """`level-5`, or the limits: `engine-100-nodes`."""
        if self.level is not None:
            return f"level-{self.level}"
        nodes = f"-{self.nodes}-nodes" if self.nodes else ""
        return f"engine{nodes}" + (f"-{self.time:g}-s" if self.time else "")

    def budget(self, ladder: Ladder) -> Budget:
        """What that means in a game with these levels."""
        if self.level is None:
            return Budget(self.nodes, self.nodes, self.nodes, self.time, self.slip, ladder[-1].best_evaluator)
        level = ladder[self.level - 1]
        evaluations = level.evaluations or level.nodes
        small = level.small_evaluations or level.nodes
        return Budget(level.nodes, evaluations, small, LONGEST, level.slip, level.best_evaluator)
