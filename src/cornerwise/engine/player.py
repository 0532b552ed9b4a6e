"""The engine as a player."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Protocol

from cornerwise.engine.analysis import Analysis
from cornerwise.engine.evaluator import Evaluator
from cornerwise.engine.levels import LEVELS, Level, level_of
from cornerwise.engine.matching_search import MatchingSearch
from cornerwise.engine.search import NO_LIMIT, PlacingSearch
from cornerwise.errors import CornerwiseError, check
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingView
from cornerwise.rules.view import View

MEMORY = 512 << 20
"""Bytes that a search tree may take unless told otherwise."""
LEAST_MEMORY = 8 << 20
MOST_THREADS = 64
HINT_LEVEL = 8


class Player(Protocol):
    """Anything that can choose a move."""

    @property
    def name(self) -> str: ...

    def choose(self, view: View) -> Move:
        """A legal move for the seat to move."""

    def stop(self) -> None:
        """Ask from another thread for an answer at once; the next `choose` is not affected."""


class Engine:
    """A computer player of a level, or of full strength with as many nodes or as much time as it is given.

    `slip` weakens the latter: it is how often any move is made without a search. Where level 9 of a game asks a net, so
    does an engine that is only given time, if the extra `nets` is installed. `nets` says otherwise: never, always the
    shipped net, or the one in a file. A net that cannot be used is warned of, and playouts take its place. With
    `guided`, playouts judge, as many or as long as is said, and the net tells which moves to look at first.
    It keeps its tree from move to move, so one game has one engine for every seat it plays. With one
    thread and a seed it always plays the same, unless time ends a search before its nodes do.
    """

    def __init__(
        self,
        level: int = 5,
        *,
        nodes: int | None = None,
        time: float | None = None,
        slip: float = 0.0,
        threads: int = 1,
        seed: int | None = None,
        memory: int = MEMORY,
        evaluator: Evaluator | None = None,
        tuning: Mapping[str, float] | None = None,
        solves: bool = True,
        nets: bool | str | Path | None = None,
        guided: bool = False,
    ) -> None:
        check(level in LEVELS, level, "error-level", least=LEVELS[0], most=LEVELS[-1])
        check(nodes is None or nodes >= 1, nodes, "error-search-nodes")
        check(time is None or time > 0, time, "error-search-time")
        check(1 <= threads <= MOST_THREADS, threads, "error-threads", most=MOST_THREADS)
        check(memory >= LEAST_MEMORY, memory, "error-search-memory", least=LEAST_MEMORY >> 20)
        self.level = level
        self.stops = 0
        """How often `stop` was called."""
        check(0 <= slip <= 1, slip, "error-slip")
        self._limits = None if nodes is None and time is None else Level(nodes, time, slip, guided=guided)
        self._judges_freely = nodes is None and nets is None and evaluator is None and not guided
        self._rng = Random(seed)
        self._placing = PlacingSearch(
            threads=threads,
            seed=self._rng.getrandbits(64),
            memory=memory,
            evaluator=evaluator,
            tuning=tuning,
            solves=solves,
            nets=nets,
        )
        self._matching = MatchingSearch(threads=threads, seed=self._rng.getrandbits(64), memory=memory)

    @property
    def name(self) -> str:
        if self._limits is None:
            return f"level-{self.level}"
        nodes = f"-{self._limits.nodes}-nodes" if self._limits.nodes else ""
        return f"engine{nodes}" + (f"-{self._limits.time:g}-s" if self._limits.time else "")

    def choose(self, view: View) -> Move:
        limits = self._strength(view.variant)
        if self._rng.random() < limits.slip:
            return self._rng.choice(list(view.sample(self._rng).legal_moves))
        return self._think(view, limits, 1).best.move

    def analyse(self, view: View, lines: int = 5) -> Analysis:
        """What the engine thinks of a position, the best moves first; slips are for playing only."""
        return self._think(view, self._strength(view.variant), lines)

    def hint(self, view: View) -> Move:
        """The move that a strong player would make, whatever the level."""
        return self._think(view, self._strength(view.variant, HINT_LEVEL), 1).best.move

    def stop(self) -> None:
        """Ask from another thread for an answer at once; the next call is not affected."""
        self.stops += 1
        self._placing.stop()
        self._matching.stop()

    def _strength(self, variant: Variant, least_level: int = LEVELS[0]) -> Level:
        if self._limits is None:
            return level_of(max(self.level, least_level), variant)
        if self._judges_freely and level_of(LEVELS[-1], variant).judged is not None:
            return replace(self._limits, judged=NO_LIMIT)  # what is best in a level's time is best in any
        return self._limits

    def _think(self, view: View, limits: Level, lines: int) -> Analysis:
        if view.mover is None:
            raise CornerwiseError(None, "error-nobody-moves")
        nodes, time = limits.nodes, limits.time
        if isinstance(view, PlacingView):
            return self._placing.analyse(
                view, nodes=nodes, time=time, lines=lines, judged=limits.judged, guided=limits.guided
            )
        assert isinstance(view, MatchingView)
        return self._matching.analyse(view, nodes=nodes, time=time, lines=lines)
