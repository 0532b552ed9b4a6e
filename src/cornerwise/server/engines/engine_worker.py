"""A process that thinks: reads jobs from standard input and writes answers to standard output, a line of JSON each.

It dies with whoever started it, because its input ends then. `{"stop": true}` asks for the answer at once.
"""

import json
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any

from cornerwise.server.engines.engine_job import Thought


class Thinker:
    """Thinks in a thread of its own, so that it can be told to stop."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._thought: Thought | None = None
        Thread(target=self._run, daemon=True).start()

    def hear(self, message: dict[str, Any]) -> None:
        if not message.get("stop"):
            self._jobs.put(message)
        elif self._thought:
            self._thought.stop()

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                self._thought = Thought(job)
                _write(self._thought.answer(lambda done: _write({"progress": done})))
            except Exception as error:  # the server must hear of it, whatever it is
                _write({"error": f"{type(error).__name__}: {error}"})


def _write(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    thinker = Thinker()
    for line in sys.stdin:
        thinker.hear(json.loads(line))


if __name__ == "__main__":
    main()
