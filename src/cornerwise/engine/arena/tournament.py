"""Runs an arena: hands out the games that are missing, keeps the results, and stops when a test is decided."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from cornerwise.engine.arena.result import GameResult
from cornerwise.engine.arena.run_plan import ArenaError, RunPlan
from cornerwise.engine.arena.schedule import Task, block_size, task, whole_blocks
from cornerwise.engine.arena.sprt import SequentialTest, Sprt
from cornerwise.engine.arena.standing import BlockScores, Standing, standing_of
from cornerwise.engine.arena.store import Store, load
from cornerwise.engine.arena.workers import LocalPool

GAMES = 200


class Pool(Protocol):
    """Whatever plays games, several at a time."""

    def run(self, tasks: Iterator[Task]) -> Iterator[GameResult]:
        """The results as games end."""


@dataclass(frozen=True)
class Progress:
    """Told after every game, and once before the first."""

    done: int
    """Games finished, those of earlier runs in the folder included."""
    total: int
    earlier: int
    """Games that were finished before this run."""
    last: GameResult | None
    standing: Callable[[], Standing]
    """The table as it is now; it takes a moment to reckon, so ask for it now and then only."""


Report = Callable[[Progress], None]


def run(
    plan: RunPlan,
    *,
    folder: Path | str | None = None,
    games: int = GAMES,
    sprt: Sprt | None = None,
    jobs: int | None = None,
    pool: Pool | None = None,
    report: Report = lambda progress: None,
) -> Standing:
    """Plays so many games, rounded up to whole blocks, or fewer when `sprt` is decided.

    With a folder everything is kept there, and games that are there already are not played again. Without one nothing
    is kept. `jobs` processes play at a time, as many as there are processors if not given; a `pool` plays elsewhere.
    """
    if sprt and len(plan.entrants) != 2:
        raise ArenaError(len(plan.entrants), "error-arena-two")
    with Store(plan, Path(folder)) if folder is not None else nullcontext() as store:
        state = _State(plan, whole_blocks(plan, games), sprt, store.results if store else [])
        report(state.progress(None))
        if state.decided:
            return state.standing()
        with closing(_played(pool or LocalPool(jobs or processors()), state.missing())) as results:
            for result in results:
                kept = store.add([result])[0] if store else result
                state.add(kept)
                report(state.progress(kept))
                if state.decided:
                    break
        return state.standing()


def _played(pool: Pool, tasks: Iterator[Task]) -> Generator[GameResult, None, None]:
    """A generator, whatever the pool gives: closing it is how the pool hears that nobody listens any more."""
    yield from pool.run(tasks)


def show(folder: Path | str, sprt: Sprt | None = None) -> tuple[RunPlan, Standing]:
    """The plan and the table of a folder, whether or not its run is finished."""
    plan, results = load(Path(folder))
    return plan, standing_of(plan, results, sprt)


def processors() -> int:
    """How many of them this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _State:
    """The games so far, and the test as they go on."""

    def __init__(self, plan: RunPlan, total: int, sprt: Sprt | None, results: list[GameResult]) -> None:
        self._plan, self._total, self._sprt = plan, total, sprt
        self._results: list[GameResult] = []
        self._earlier = len(results)
        self._scores = BlockScores(plan)
        self._test = SequentialTest(sprt, block_size(plan)) if sprt else None
        for result in sorted(results, key=lambda result: result.number):
            self.add(result)

    def add(self, result: GameResult) -> None:
        self._results.append(result)
        if self._test:
            for score in self._scores.add(result):
                self._test.add(score)

    @property
    def decided(self) -> bool:
        return self._test is not None and self._test.state.verdict != "open"

    def missing(self) -> Iterator[Task]:
        done = {result.number for result in self._results}
        return (task(self._plan, number) for number in range(self._total) if number not in done)

    def standing(self) -> Standing:
        return standing_of(self._plan, self._results, self._sprt)

    def progress(self, last: GameResult | None) -> Progress:
        return Progress(len(self._results), max(self._total, len(self._results)), self._earlier, last, self.standing)
