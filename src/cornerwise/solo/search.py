"""Completes solo games, or proves that they cannot be completed.

Three means take turns, each time for longer. *Playing* comes far and often to the end, but never
knows that there is none. *Finishing* takes the best game so far back by some pieces and lets CP-SAT
find its end. *Proving* does the same from the position itself, so that a failure is a proof; that
takes a position from which not too many ways lead on. All efforts are counted in games and in
CP-SAT's own measure of work: a search with one worker goes the same way every time, the clock only ends it.
"""

from collections.abc import Generator, Iterator
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
Phase = Literal["playing", "finishing", "proving"]

GAMES, WORK = 50, 2.0
"""What playing and CP-SAT begin with."""
ENDING = 28
"""Pieces that are laid anew to finish a game."""
PROVABLE = 20_000
"""Rows that a model may have; more take longer to write down than anybody waits."""


class Search:
    """A search on its way. `step` goes on; `answer`, `best` and `reason` tell what is known so far."""

    def __init__(self, position: Position, *, seed: int = 0, workers: int = 1) -> None:
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

    def game(self) -> Position:
        """The best game so far. Every move is checked once more."""
        game = self.position.copy()
        for move in self.best:
            game.push(move)
        return game

    def _planned(self) -> Iterator[None]:
        games, work = GAMES, WORK
        model = Model(self.position, PROVABLE)
        while True:
            yield from self._play(games)
            yield from self._finish(work)
            self.phase = "proving"
            if model.complete and (yield from self._solved(model, self.position, work)) == "infeasible":
                self.answer = "no"
            games, work = games * 2, work * 2
            yield

    def _play(self, games: int) -> Iterator[None]:
        self.phase = "playing"
        for _ in range(games):
            self._player.step()
            self._note(self._player.best)
            yield

    def _finish(self, work: float) -> Iterator[None]:
        self.phase = "finishing"
        later = self.position.copy()
        ahead = max(0, self.total - self._laid - ENDING)
        for move in self._player.best[:ahead]:
            later.push(move)
        if later.ply > self.position.ply and not refutation(later):
            yield from self._solved(Model(later), later, work)

    def _solved(self, model: Model, start: Position, work: float) -> Generator[None, None, str]:
        """Solve a model, again and again while parts are loose, and tell how that ended."""
        while True:
            effort = Effort(self._workers, self._random.randrange(2**30), work)
            solver, ended = solve(model.cp, self._clock, effort)
            if ended not in ("feasible", "optimal"):
                return ended
            found = model.chosen(solver)
            if not model.join_loose(found):
                self._note(start.moves[self.position.ply :] + line_of(start, found))
                return ended
            yield

    def _note(self, line: tuple[Move, ...]) -> None:
        if len(line) > len(self.best):
            self.best = line
        if self.placed == self.total:
            self.answer = "yes"
