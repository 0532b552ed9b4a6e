"""Engine jobs in a pool of workers: the event loop never searches, and a crash costs one worker.

The seats of a match are played by one worker, as long as that one is idle when they are to move: it keeps their engines
and is told only the moves since. Any other worker can take over; it is told the whole view.
"""

from collections import OrderedDict
from typing import NamedTuple

from cornerwise.engine import View
from cornerwise.engine.levels import LEVELS
from cornerwise.rules.position import Ply
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.engines.engine_host import UNKNOWN, Report
from cornerwise.server.engines.job_pool import JobPool, Priority, StartWorker
from cornerwise.server.engines.view_codec import view_data
from cornerwise.server.engines.worker import ProcessWorker, Worker

MOST_MATCHES = 5_000
"""Matches for which it is remembered what their workers were told."""
MOST_EACH = 4
"""Hints, analyses and reviews that one address may have waiting or under way."""


class _Told(NamedTuple):
    """What the engine of a seat knows, and which worker has it."""

    worker: Worker
    plies: tuple[Ply, ...]


class EnginePool(JobPool):
    """The workers of engines. Moves of matches come before hints, and hints before analyses."""

    def __init__(self, size: int, most_waiting: int = 1000, start_worker: StartWorker = ProcessWorker.start) -> None:
        super().__init__(size, start_worker, most_waiting, MOST_EACH)
        self._told: OrderedDict[str, dict[int, _Told]] = OrderedDict()
        """What was told by match and seat; the match that was told something last is the last."""

    async def choose(self, match: str, view: View, level: int) -> str:
        """A move for the seat whose view it is. A cancelled call frees the worker: the search is told to stop."""
        job = {"do": "choose", "match": match, "level": level}

        async def ask(worker: Worker) -> Data:
            # Looked up only now: an earlier search for the same seat may have ended while this one waited.
            found = await worker.ask({**job, "view": view_data(view, self._known(match, worker, view))})
            if UNKNOWN in found:  # the worker had too many other seats to play
                found = await worker.ask({**job, "view": view_data(view)})
            self._note(match, view, worker)
            return found

        told = self._told.get(match, {})
        preferred = told.get(view.seat) or next(iter(told.values()), None)
        return str((await self.run(ask, preferred=preferred and preferred.worker))["move"])

    def _known(self, match: str, worker: Worker, view: View) -> int:
        """How many moves of a game a worker has been told for a seat; 0 where some were taken back."""
        told = self._told.get(match, {}).get(view.seat)
        if told is None or told.worker is not worker or view.plies[: len(told.plies)] != told.plies:
            return 0
        return len(told.plies)

    def _note(self, match: str, view: View, worker: Worker) -> None:
        self._told.setdefault(match, {})[view.seat] = _Told(worker, view.plies)
        self._told.move_to_end(match)
        if len(self._told) > MOST_MATCHES:
            self._told.popitem(last=False)

    def forget(self, match: str) -> None:
        """A match is over: its engines are dropped wherever they are."""
        for worker in {told.worker for told in self._told.pop(match, {}).values()}:
            if worker.is_alive:
                worker.forget(match)

    async def analyse(
        self, view: Data, level: int, lines: int, client: str = "", priority: Priority = Priority.ANALYSIS
    ) -> Data:
        """What the engine thinks of a position as a seat sees it, and what speaks for the best move."""
        job = {"do": "analyse", "view": view, "level": level, "lines": lines}
        return await self.run(lambda worker: worker.ask(job), priority=priority, client=client)

    async def review(self, record: str, level: int, report: Report, client: str = "") -> Data:
        """What every decision of a recorded game was worth."""
        job = {"do": "review", "record": record, "level": level}
        return dict((await self.run(lambda worker: worker.ask(job, report), client=client))["review"])

    async def complete(self, record: str, seconds: float, client: str = "") -> Data:
        """Whether a solo game can still be completed, and how."""
        job = {"do": "complete", "record": record, "seconds": seconds, "level": LEVELS[0]}
        return await self.run(lambda worker: worker.ask(job), client=client)
