"""A worker process: reads jobs from standard input and writes answers to standard output, a line of JSON each.

It ends with the server that started it, because its input ends then. `{"stop": true}` asks for the answer of the job
under way at once; `{"forget": MATCH}` is for matches that are over and has no answer.
"""

import json
import sys
from queue import SimpleQueue
from threading import Thread
from typing import Any

from cornerwise.server.engines.engine_host import EngineHost


class JobThread:
    """Does the jobs in a thread of its own, so that it can be told to stop."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._host = EngineHost()
        Thread(target=self._run, daemon=True).start()

    def take(self, message: dict[str, Any]) -> None:
        if message.get("stop"):
            self._host.stop()
        elif "forget" in message:
            self._host.forget(message["forget"])
        else:
            self._jobs.put(message)

    def _run(self) -> None:
        while True:
            job = self._jobs.get()
            try:
                _write(self._host.answer(job, lambda done: _write({"progress": done})))
            except Exception as error:  # the server must be told of it, whatever it is
                _write({"error": f"{type(error).__name__}: {error}"})


def _write(message: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def main() -> None:
    thread = JobThread()
    for line in sys.stdin:
        thread.take(json.loads(line))


if __name__ == "__main__":
    main()
