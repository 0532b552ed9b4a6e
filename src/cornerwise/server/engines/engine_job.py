"""What an engine is asked, and what it answers: plain data both ways, wherever the thinking is done."""

from collections.abc import Callable
from dataclasses import asdict
from threading import Event
from typing import Any

from cornerwise.engine import Engine, View
from cornerwise.engine.methods import reasons
from cornerwise.engine.review import review
from cornerwise.records.record import parse_record, replay
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.server.engines.review_data import review_data, value_data
from cornerwise.server.engines.view_codec import parse_view
from cornerwise.solo.completion import SolverMissing, can_complete

MEMORY = 64 << 20
"""Bytes that a search may take: many of these run beside each other."""
Data = dict[str, Any]
Report = Callable[[list[int]], None]
"""Hears how much of a job is done, and how much there is."""


class Thought:
    """One job. Another thread may ask for the answer at once."""

    def __init__(self, job: Data) -> None:
        self._job = job
        self._engine = Engine(level=job["level"], memory=MEMORY)
        self._stopped = Event()

    def stop(self) -> None:
        self._stopped.set()
        self._engine.stop()

    def answer(self, report: Report) -> Data:
        """`do` names the job: to choose a move, to analyse a position, to review or to complete a game."""
        match self._job["do"]:
            case "choose":
                view = parse_view(self._job["view"])
                return {"move": view.format(self._engine.choose(view))}
            case "analyse":
                return self._analysed(parse_view(self._job["view"]))
            case "review":
                return self._reviewed(report)
            case "complete":
                return self._completed()
        raise ValueError(f"there is no job {self._job['do']}")

    def _analysed(self, view: View) -> Data:
        found = self._engine.analyse(view, self._job["lines"])
        return {
            "value": value_data(found.value),
            "lines": [
                {
                    "moves": [view.format(move) for move in line.moves],
                    "value": value_data(line.value),
                    "visits": line.visits,
                }
                for line in found.lines
            ],
            "reasons": [asdict(reason) for reason in reasons(view, found.best.move)],
            "nodes": found.nodes,
            "exact": found.exact,
        }

    def _reviewed(self, report: Report) -> Data:
        record = parse_record(self._job["record"])
        found = review(record, self._engine, lambda done, of: report([done, of]))
        return {"review": review_data(found, replay(record).format)}

    def _completed(self) -> Data:
        position = replay(parse_record(self._job["record"]))
        assert isinstance(position, PlacingPosition)  # checked before it was asked
        try:
            found = can_complete(position, seconds=self._job["seconds"], stop=self._stopped)
        except SolverMissing as error:
            return {"answer": "unknown", "reason": str(error), "line": []}
        line = list(map(position.format, found.line))
        return {"answer": found.answer, "reason": str(found.reason or ""), "line": line}
