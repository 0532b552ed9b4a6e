"""Completes solo games or proves that impossible, with all methods together.

Two means take turns, each time for longer. *Playing* finds most games that can be completed, but
never knows that one cannot. *Proving* lets CP-SAT try all ways to go on at once, where those are not
too many. Both efforts are counted in their own steps and not in seconds, so that a search with one
worker goes the same way every time; the clock only ends it.
"""

from collections.abc import Iterator
from random import Random
from typing import Literal

from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.solo.greedy import Player
from cornerwise.solo.model import Model
from cornerwise.solo.order import line_of
from cornerwise.solo.progress import progress
from cornerwise.solo.refute import refutation
from cornerwise.solo.solver import Clock, Effort, solve

Answer = Literal["yes", "no", "unknown"]
Phase = Literal["playing", "proving"]

GAMES, WORK = 50, 2.0
"""What playing and CP-SAT begin with."""
ROUNDS = 8
"""How often in a row a model is solved whose solutions fall into parts."""
PROVABLE = 20_000
"""Rows that a model may have; more take longer to write down than anybody waits."""


class Search:
    """A search on its way. `step` goes on; `answer`, `best` and `reason` tell what is known so far."""

    def __init__(self, position: PlacingPosition, *, seed: int = 0, workers: int = 1) -> None:
        done = progress(position)
        self.position = position
        self.total, self._laid = done.total, done.placed
        self.reason = refutation(position)
        """Why not, where words can tell."""
        self.answer: Answer = "yes" if done.complete else "no" if self.reason else "unknown"
        self.best: tuple[Move, ...] = ()
        """The moves from here on that place the most pieces."""
        self.phase: Phase = "playing"
        self._random = Random(seed)
        self._workers = workers
        self._player = Player(position, self._random)
        self._clock = Clock(0.0)
        self._plan = self._planned()

    @property
    def placed(self) -> int:
        """All pieces of the best game so far."""
        return self._laid + len(self.best)

    def step(self, clock: Clock) -> None:
        """Go on for a moment, at most until the clock ends."""
        self._clock = clock
        if self.answer == "unknown" and clock.left:
            next(self._plan)

    def game(self) -> PlacingPosition:
        """The best game so far. Every move is checked once more."""
        game = self.position.copy()
        for move in self.best:
            game.push(move)
        return game

    def _planned(self) -> Iterator[None]:
        games, work = GAMES, WORK
        yield from self._play(games)
        model = Model(self.position, PROVABLE)
        while True:
            if model.complete:
                yield from self._prove(model, work)
            yield from self._play(games)
            games, work = games * 2, work * 2

    def _play(self, games: int) -> Iterator[None]:
        self.phase = "playing"
        for _ in range(games):
            self._player.step()
            self._note(self._player.best)
            yield

    def _prove(self, model: Model, work: float) -> Iterator[None]:
        """Try everything. A model without a solution is a proof, also while its parts may be loose."""
        self.phase = "proving"
        yield  # so that it can be shown what takes so long
        for _ in range(ROUNDS):
            effort = Effort(self._workers, self._random.randrange(2**30), work)
            solver, ended = solve(model.cp, self._clock, effort)
            if ended == "infeasible":
                self.answer = "no"
            elif ended in ("feasible", "optimal") and not model.join_loose(found := model.chosen(solver)):
                self._note(line_of(self.position, found))
            yield
            if ended == "unknown":
                return

    def _note(self, line: tuple[Move, ...]) -> None:
        if len(line) > len(self.best):
            self.best = line
        if self.placed == self.total:
            self.answer = "yes"
