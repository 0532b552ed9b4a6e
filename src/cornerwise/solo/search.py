"""Completes solo games, or proves that they cannot be completed.

Three means take turns. *Playing*: greedy games come far, some to the end. *Repairing*: the pieces
round some cell of a good game are taken up, and CP-SAT lays them and those that were missing in the
best way it finds. *Proving*: CP-SAT tries all ways to go on at once, where those are few enough.
The efforts are measured in CP-SAT's own work and not in seconds, so that a search with one worker
goes the same way every time; the clock only ends it.
"""

from collections.abc import Generator, Iterator
from random import Random
from typing import Literal

from cornerwise.rules.position import Position
from cornerwise.solo.greedy import greedy_game
from cornerwise.solo.ground import Arrangement, ground_of, laid
from cornerwise.solo.model import Model
from cornerwise.solo.order import play_arrangement
from cornerwise.solo.progress import progress
from cornerwise.solo.refute import refutation
from cornerwise.solo.repair import Repair
from cornerwise.solo.solver import Clock, Effort, solve

Answer = Literal["yes", "no", "unknown"]
Phase = Literal["playing", "repairing", "proving"]

GAMES, FIRST_GAMES = 60, 10
"""Games played before one of them is repaired, and before anything else."""
STALE = 25
"""Repairs without success after which another game is tried."""
PROVABLE = 15_000
"""Rows that a model of everything may have; more take longer to write down than anybody waits."""
FIRST_PROOF = 4.0


class Search:
    """A search on its way. `step` goes on; `answer` and `best` tell what is known so far."""

    def __init__(self, position: Position, *, seed: int = 0, workers: int = 2) -> None:
        self.position = position
        self.total = progress(position).total
        self.answer: Answer = "unknown"
        self.reason = refutation(position)
        """Why not, where that can be told in words."""
        self.phase: Phase = "playing"
        self.best = laid(position)
        self._ground = ground_of(position.variant)
        self._random = Random(seed)
        self._workers = workers
        self._proof: Model | None = None
        self._clock = Clock(0.0)
        self._plan = self._planned()
        self._note(self.best)
        if self.reason:
            self.answer = "no"

    @property
    def placed(self) -> int:
        """Pieces of the best arrangement so far."""
        return placed(self.best)

    def step(self, clock: Clock) -> None:
        """Go on for a moment, at most until the clock ends."""
        self._clock = clock
        if self.answer == "unknown" and clock.left:
            next(self._plan)

    def game(self) -> Position:
        """The best arrangement as a game."""
        return play_arrangement(self.position, self.best)

    def _planned(self) -> Iterator[None]:
        good = yield from self._play(FIRST_GAMES)
        work = FIRST_PROOF
        while True:
            yield from self._prove(work)
            good = max(good, (yield from self._play(GAMES)), key=placed)
            yield from self._repair(good)
            good = laid(self.position)
            work *= 2

    def _play(self, games: int) -> Generator[None, None, Arrangement]:
        """The best of some games."""
        self.phase = "playing"
        good = laid(self.position)
        for _ in range(games):
            good = max(good, greedy_game(self.position, self._random), key=placed)
            self._note(good)
            yield
        return good

    def _repair(self, arrangement: Arrangement) -> Iterator[None]:
        self.phase = "repairing"
        repair = Repair(self._ground, laid(self.position), arrangement, self._random)
        while repair.stale < STALE:
            repair.step(self._clock, self._workers)
            self._note(repair.arrangement)
            yield

    def _prove(self, work: float) -> Iterator[None]:
        """Try everything. A model without a solution is a proof, also before all parts are joined."""
        self._proof = self._proof or Model(self._ground, laid(self.position), every=True, most=PROVABLE)
        ended = "feasible" if self._proof.size <= PROVABLE else "too large"
        while ended in ("feasible", "optimal"):
            self.phase = "proving"
            solver, ended = solve(self._proof.cp, self._clock, Effort(self._workers, self._random.randrange(2**30), work))
            if ended == "infeasible":
                self.answer = "no"
            elif ended in ("feasible", "optimal") and not self._proof.join_all(found := self._proof.chosen(solver)):
                self._note(found)
            yield

    def _note(self, arrangement: Arrangement) -> None:
        if placed(arrangement) > self.placed:
            self.best = arrangement
        if self.placed == self.total:
            self.answer = "yes"


def placed(arrangement: Arrangement) -> int:
    return sum(map(len, arrangement))
