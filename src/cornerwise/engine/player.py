"""`Engine`, the computer player, and the `Player` protocol."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from types import NoneType
from typing import Protocol

import numpy as np

from cornerwise.engine.analysis import Analysis
from cornerwise.engine.evaluator import Evaluator, LeafValues
from cornerwise.engine.evaluator_choice import BEST, EvaluatorChoice, parse_evaluator
from cornerwise.engine.methods import METHODS, ladder_of
from cornerwise.engine.seen import seen
from cornerwise.engine.strength import Budget, Strength
from cornerwise.engine.tuning import PUCT
from cornerwise.errors import CornerwiseError, check, need
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.view import View

MEMORY = 512 << 20
"""Bytes that a search tree may take unless told otherwise."""
LEAST_MEMORY = 8 << 20
MOST_THREADS = 64
HINT_LEVEL = 8


class Player(Protocol):
    """Anything that can choose a move."""

    @property
    def name(self) -> str:
        """What the player is called in records and tables."""

    def choose(self, view: View) -> Move:
        """A legal move for the seat to move."""

    def stop(self) -> None:
        """Ask from another thread for an answer at once; the next `choose` is not affected."""


class Engine:
    """A computer player of a strength: of a level, or the best it can within `nodes` or `time` for a move.

    `evaluator` names what gives the leaves of its search their values (`evaluator_choice.py`), or is an `Evaluator`.
    Where that is a net, nodes count its evaluations, otherwise simulations. `best` is what the level of the game uses,
    and with nodes or time what its highest level uses.

    It keeps its tree from move to move, so one game has one engine for every seat it plays. With one thread and a seed
    it always plays the same, unless time ends a search before its nodes do. `tuning` changes parts of the search, to
    measure what they are worth.
    """

    def __init__(
        self,
        strength: Strength | None = None,
        *,
        level: int | None = None,
        nodes: int | None = None,
        time: float | None = None,
        evaluator: str | Path | EvaluatorChoice | Evaluator = BEST,
        threads: int = 1,
        memory: int = MEMORY,
        seed: int | None = None,
        tuning: Mapping[str, float] | None = None,
    ) -> None:
        """`level`, `nodes` and `time` are short for a `Strength` of these, and so given instead of one."""
        if strength is None:
            strength = Strength(level=level, nodes=nodes, time=time)
        elif (level, nodes, time) != (None, None, None):
            raise TypeError("an engine takes a strength, or a level, nodes or time, but not both")
        need(strength, Strength, "a strength, or level=, nodes= or time=")
        need(seed, (int, NoneType), "a whole number or None as the seed")
        check(1 <= threads <= MOST_THREADS, threads, "error-threads", most=MOST_THREADS)
        check(memory >= LEAST_MEMORY, memory, "error-search-memory", least=LEAST_MEMORY >> 20)
        self.strength = strength
        self.stops = 0
        """How often `stop` was called."""
        self._evaluator = parse_evaluator(evaluator) if isinstance(evaluator, str | Path) else evaluator
        self._rng = Random(seed)
        self._searches = METHODS.map(
            lambda methods: methods.search(
                threads=threads, seed=self._rng.getrandbits(64), memory=memory, tuning=tuning
            )
        )

    def __repr__(self) -> str:
        return f"<engine {self.name.removeprefix('engine-')}>"

    @property
    def name(self) -> str:
        """What it is called in records and tables: `level-5`, or by its limits."""
        return self.strength.name

    def check_plays(self, variant: Variant) -> None:
        """An error where its evaluator is of no use in a game."""
        self._leaf_values(variant, self.strength.budget(ladder_of(variant)))

    def choose(self, view: View | Position) -> Move:
        """A move for the seat to move. Of a game it sees only what that seat may know."""
        view = seen(view)
        budget = self.strength.budget(ladder_of(view.variant))
        if self._rng.random() < budget.slip:
            # Whatever is hidden, the own moves are the same.
            return self._rng.choice(list(view.sample(Random(0)).legal_moves))
        return self._think(view, budget, 1).best.move

    def analyse(self, view: View | Position, lines: int = 5) -> Analysis:
        """What the engine thinks of a position, the best moves first; slips are for playing only."""
        need(lines, (int, np.integer), "a number of lines")
        if lines < 1:
            raise ValueError(f"an analysis has at least one line, not {lines}")
        return self._think(seen(view), self.strength.budget(ladder_of(view.variant)), lines)

    def hint(self, view: View | Position) -> Move:
        """The move that a strong player would make, whatever the level."""
        view = seen(view)
        level = self.strength.level
        adviser = self.strength if level is None or level >= HINT_LEVEL else Strength(level=HINT_LEVEL)
        return self._think(view, adviser.budget(ladder_of(view.variant)), 1).best.move

    def stop(self) -> None:
        """Ask from another thread for an answer at once; the next call is not affected."""
        self.stops += 1
        for search in self._searches:
            search.stop()

    def _think(self, view: View, budget: Budget, lines: int) -> Analysis:
        if view.mover is None:
            raise CornerwiseError(None, "error-nobody-moves")
        stops = self.stops
        leaves = self._leaf_values(view.variant, budget)
        nodes = budget.evaluations if leaves.evaluator else budget.nodes
        if leaves.small_net:
            nodes = budget.small_evaluations
        if self.stops != stops:  # while a net was loaded
            nodes = 1
        search = self._searches.of(view.variant)
        return search.analyse(view, nodes=nodes, time=budget.time, lines=lines, leaves=leaves)

    def _leaf_values(self, variant: Variant, budget: Budget) -> LeafValues:
        if isinstance(self._evaluator, EvaluatorChoice):
            return self._evaluator.leaf_values(variant, budget.best_evaluator)
        return LeafValues(self._evaluator, tuning=PUCT)
