"""The main loop of a worker process: reads jobs from standard input and writes answers to standard output, as JSON
lines.

It ends with the server that started it, because its input ends then. `{"stop": true}` asks for the answer of the job
under way at once; `{"forget": MATCH}` is for matches that are over and has no answer.
"""

import json
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from cornerwise.server.base.encoded_json import Data


class Host(Protocol):
    """Does one job at a time. Another thread may ask for the answer at once."""

    def answer(self, job: Data, report: Callable[[list[int]], None]) -> Data: ...
    def stop(self) -> None: ...
    def forget(self, match: str) -> None: ...


def do_jobs(host: Host) -> None:
    """Does jobs until standard input ends, in a thread, so that messages to stop or forget are read meanwhile."""
    jobs: SimpleQueue[Data] = SimpleQueue()
    Thread(target=_run, args=(host, jobs), daemon=True).start()
    for line in sys.stdin:
        message = json.loads(line)
        if message.get("stop"):
            host.stop()
        elif "forget" in message:
            host.forget(message["forget"])
        else:
            jobs.put(message)


def _run(host: Host, jobs: "SimpleQueue[Data]") -> None:
    while True:
        job = jobs.get()
        try:
            _write(host.answer(job, lambda done: _write({"progress": done})))
        except Exception as error:  # the server must be told of it, whatever it is
            _write({"error": f"{type(error).__name__}: {error}"})


def _write(message: Data) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
