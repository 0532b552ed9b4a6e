"""The engine as a player."""

from typing import Protocol

from cornerwise.engine.analysis import Analysis, Line, Value
from cornerwise.engine.simple import AnyView, GreedyPlayer
from cornerwise.rules.moves import Move

LEVELS = range(1, 10)
MEMORY = 512 << 20
"""Bytes that a search tree may take unless told otherwise."""


class Player(Protocol):
    """Anything that can choose a move."""

    @property
    def name(self) -> str: ...

    def choose(self, view: AnyView) -> Move:
        """A legal move for the seat to move."""

    def stop(self) -> None:
        """Ask from another thread for an answer at once; the next `choose` is not affected."""


class Engine:
    """A computer player of a level, or with as many nodes or as much time as it is given."""

    def __init__(
        self,
        level: int = 5,
        *,
        nodes: int | None = None,
        time: float | None = None,
        threads: int = 1,
        seed: int | None = None,
        memory: int = MEMORY,
    ) -> None:
        self.level = level
        self.nodes, self.time, self.threads, self.memory = nodes, time, threads, memory
        self.name = f"level-{level}"
        self._stand_in = GreedyPlayer(seed)

    def choose(self, view: AnyView) -> Move:
        return self._stand_in.choose(view)

    def analyse(self, view: AnyView, lines: int = 5) -> Analysis:
        move = self.choose(view)
        seats = view.variant.seats
        value = Value((1 / seats,) * seats, (0.0,) * seats)
        assert view.mover is not None
        return Analysis(view.mover, (Line(move, value, 1, (move,)),), 1, 0.0)

    def hint(self, view: AnyView) -> Move:
        return self.analyse(view).best.move

    def stop(self) -> None:
        pass
