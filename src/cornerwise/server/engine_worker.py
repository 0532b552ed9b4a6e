"""A process that thinks: reads jobs from standard input and writes answers to standard output, a line of JSON each.

It dies with whoever started it, because its input ends then. `{"stop": true}` asks for the answer at once.
"""

import json
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any

from cornerwise.engine import Engine
from cornerwise.engine.review import review
from cornerwise.records.record import parse_record, replay
from cornerwise.rules.matching_notation import format_move as format_matching
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import move_table
from cornerwise.rules.notation import format_move
from cornerwise.server.reviews import review_data
from cornerwise.server.seat_view import parse_view

MEMORY = 64 << 20
"""Bytes that a search may take: many of these run beside each other."""


class Thinker:
    """Thinks in a thread of its own, so that it can be told to stop."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._engine: Engine | None = None
        Thread(target=self._run, daemon=True).start()

    def hear(self, message: dict[str, Any]) -> None:
        if not message.get("stop"):
            self._jobs.put(message)
        elif self._engine:
            self._engine.stop()

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                self._engine = Engine(job["level"], memory=MEMORY)
                _write(_reviewed(self._engine, job["record"]) if "record" in job else _chosen(self._engine, job))
            except Exception as error:  # the server must hear of it, whatever it is
                _write({"error": f"{type(error).__name__}: {error}"})


def _write(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def _chosen(engine: Engine, job: dict[str, Any]) -> dict[str, Any]:
    view = parse_view(job["view"])
    move = engine.hint(view) if job["hint"] else engine.choose(view)
    if isinstance(view, MatchingView):
        return {"move": format_matching(move)}
    return {"move": format_move(move_table(view.variant.board, view.variant.pieces), move)}


def _reviewed(engine: Engine, text: str) -> dict[str, Any]:
    record = parse_record(text)
    found = review(record, engine, lambda done, of: _write({"progress": [done, of]}))
    return {"review": review_data(found, replay(record).format)}


def main() -> None:
    thinker = Thinker()
    for line in sys.stdin:
        thinker.hear(json.loads(line))


if __name__ == "__main__":
    main()
