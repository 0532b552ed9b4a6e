"""Completes solo games, or proves that they cannot be completed.

Two means take turns, each time for longer. *Playing* finds most games that can be completed, but
never knows that one cannot. *Proving* lets CP-SAT try all ways to go on at once, where those are few
enough. Their efforts are counted in games and in CP-SAT's own measure of work, so that a search
with one worker goes the same way every time; the clock only ends it.
"""

from collections.abc import Iterator
from random import Random
from typing import Literal

from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.solo.greedy import Player
from cornerwise.solo.model import Model
from cornerwise.solo.order import line_of
from cornerwise.solo.progress import progress
from cornerwise.solo.refute import refutation
from cornerwise.solo.solver import Clock, Effort, solve

Answer = Literal["yes", "no", "unknown"]
Phase = Literal["playing", "proving"]

GAMES, WORK = 50, 2.0
"""What playing and proving begin with."""
PROVABLE = 20_000
"""Rows that a model may have; more take longer to write down than anybody waits."""


class Search:
    """A search on its way. `step` goes on; `answer`, `best` and `reason` tell what is known so far."""

    def __init__(self, position: Position, *, seed: int = 0, workers: int = 2) -> None:
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
        self._model: Model | None = None
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

    def game(self) -> Position:
        """The best game so far. Every move is checked once more."""
        game = self.position.copy()
        for move in self.best:
            game.push(move)
        return game

    def _planned(self) -> Iterator[None]:
        games, work = GAMES, WORK
        while True:
            yield from self._play(games)
            yield from self._prove(work)
            games, work = games * 2, work * 2

    def _play(self, games: int) -> Iterator[None]:
        self.phase = "playing"
        for _ in range(games):
            self._player.step()
            self._note(self._player.best)
            yield

    def _prove(self, work: float) -> Iterator[None]:
        """Try everything. A model without a solution is a proof, also while parts are loose in it."""
        self._model = self._model or Model(self.position, PROVABLE)
        while self._model.complete:
            self.phase = "proving"
            effort = Effort(self._workers, self._random.randrange(2**30), work)
            solver, ended = solve(self._model.cp, self._clock, effort)
            if ended == "infeasible":
                self.answer = "no"
            if ended not in ("feasible", "optimal"):
                yield
                return
            found = self._model.chosen(solver)
            if not self._model.join_loose(found):
                self._note(line_of(self.position, found))
            yield

    def _note(self, line: tuple[Move, ...]) -> None:
        if len(line) > len(self.best):
            self.best = line
        if self.placed == self.total:
            self.answer = "yes"
