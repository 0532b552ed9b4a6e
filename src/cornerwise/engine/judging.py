"""Threads that share a tree whose leaves are judged from outside: each gathers some, has them judged, hands them back.

While one is at the tree the others are with the evaluator, so that it hardly ever waits.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Condition
from time import monotonic

import numpy as np

from cornerwise import _kernel
from cornerwise.engine.evaluator import Evaluator, Leaves
from cornerwise.games.placing_variant import PlacingVariant


class Judging:
    """One search, until it has had so many evaluations or its time is over."""

    def __init__(
        self,
        search: _kernel.Search,
        variant: PlacingVariant,
        evaluator: Evaluator,
        *,
        nodes: int,
        deadline: float,
        threads: int,
    ) -> None:
        self._search, self._variant, self._evaluator = search, variant, evaluator
        self._nodes, self._deadline, self._threads = nodes, deadline, threads
        self._batch = max(1, evaluator.batch // threads)
        """As many leaves are under way together as the evaluator likes to get from one."""
        self._under_way = 0
        """Threads that have leaves judged."""
        self._judged = Condition()

    def run(self) -> None:
        """Returns when all threads are done; what goes wrong in one of them ends all."""
        with ThreadPoolExecutor(self._threads) as pool, self._ending_all():
            others = [pool.submit(self._work, thread) for thread in range(1, self._threads)]
            self._work(0)
        for other in others:
            other.result()

    def _work(self, thread: int) -> None:
        with self._ending_all():
            while (leaves := self._gather(thread)) is not None:
                evaluation = self._evaluator.evaluate(leaves)
                self._search.evaluated(evaluation.shares, evaluation.margins, evaluation.weights, thread)
                with self._judged:
                    self._under_way -= 1
                    self._judged.notify_all()

    @contextmanager
    def _ending_all(self) -> Iterator[None]:
        """Whatever goes wrong, an interrupt too: no thread goes on or waits for another."""
        try:
            yield
        except BaseException:
            self._search.stop()
            with self._judged:
                self._judged.notify_all()
            raise

    def _gather(self, thread: int) -> Leaves | None:
        """Leaves for a thread; None when the search is over."""
        with self._judged:
            while (wanted := self._nodes - self._search.nodes) > 0:
                if self._search.stopped or (len(self._search) and monotonic() >= self._deadline):
                    return None  # in whatever hurry, the root is judged
                leaves = self._leaves(thread, min(self._batch, -(-wanted // self._threads)))
                if len(leaves):
                    self._under_way += 1
                    return leaves
                if self._under_way:  # all that could be gathered is with the others
                    self._judged.wait()
            return None

    def _leaves(self, thread: int, most: int) -> Leaves:
        cells, left, planes, numbers, colours, seats, begins, moves = self._search.gather(most, thread)
        return Leaves(
            variant=self._variant,
            cells=cells,
            left=left,
            planes=planes,
            numbers=numbers,
            colours=np.asarray(colours),
            seats=np.asarray(seats),
            begins=np.asarray(begins, np.int64),
            moves=moves,
        )
