"""One run of a baseline: its command line, its clock and its log.

The log has a line of JSON for every fact: first what is run and where, then an `exam` after every eighth of the time,
then the `final` matches. `--minutes` are minutes of one core that learning takes, exams not counted: a busy machine
takes longer for them, and the learner learns as much.
"""

import argparse
import json
import platform
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from time import process_time
from typing import Any

from evaluate import GAMES, OPPONENTS, Player, play_match

EXAMS = 8
EXAM_PAIRS, FINAL_PAIRS = 50, 60
SEED_OF_EXAMS = 1_000_003
"""Exams are the same games for all learners, which no learner has as its own seed."""


class Course:
    """Made at the beginning of a program; a learner goes on while `goes_on` says so."""

    def __init__(
        self, method: str, about: str, *, games: Sequence[str] = tuple(GAMES), packages: Sequence[str] = ()
    ) -> None:
        parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        parser.add_argument("--game", choices=games, default=games[0])
        parser.add_argument("--minutes", type=float, default=5, help="of learning, on one core")
        parser.add_argument("--seed", type=int, default=1)
        parser.add_argument("--out", type=Path, required=True, help="the log to write, one line of JSON for every fact")
        parser.add_argument("--exam-pairs", type=int, default=EXAM_PAIRS, help="pairs of games against random play")
        parser.add_argument(
            "--final-pairs", type=int, default=FINAL_PAIRS, help="pairs against each opponent at the end"
        )
        asked = parser.parse_args()
        self.game: str = asked.game
        self.seed: int = asked.seed
        self._seconds: float = 60 * asked.minutes
        self._exam_pairs: int = asked.exam_pairs
        self._final_pairs: int = asked.final_pairs
        self._out: Path = asked.out
        self._out.parent.mkdir(parents=True, exist_ok=True)
        self._out.write_text("")
        self._exams = 0
        self._resumed: float | None = None
        self._learned = 0.0
        self._note(
            "run",
            method=method,
            game=self.game,
            options=dict(GAMES[self.game]),
            seed=self.seed,
            minutes=asked.minutes,
            processor=processor(),
            python=platform.python_version(),
            packages={name: version(name) for name in packages},
        )

    @property
    def passed(self) -> float:
        """The part of the time for learning that is over."""
        now = 0.0 if self._resumed is None else process_time() - self._resumed
        return min((self._learned + now) / max(self._seconds, 1e-9), 1.0)

    def goes_on(self, player: Player, **counts: int) -> bool:
        """Whether there is time left to learn. `player` is examined when an exam is due; counts are for the log."""
        if self.passed * EXAMS >= self._exams:
            self._examine(player, counts)
        return self.passed < 1

    def finish(self, player: Player) -> None:
        """The matches of the table."""
        for opponent in OPPONENTS:
            result = play_match(self.game, player, opponent, pairs=self._final_pairs, seed=SEED_OF_EXAMS)
            self._note("final", **result.as_dict())
            print(result, flush=True)
        self._note("end", seconds=round(process_time(), 1))

    def _examine(self, player: Player, counts: dict[str, int]) -> None:
        if self._resumed is not None:
            self._learned += process_time() - self._resumed
            self._resumed = None
        self._exams = int(self.passed * EXAMS) + 1
        result = play_match(self.game, player, "random", pairs=self._exam_pairs, seed=SEED_OF_EXAMS)
        self._note("exam", seconds=round(self._learned, 1), **result.as_dict(), **counts)
        print(f"{self._learned / 60:5.1f} min, {counts}: {result}", flush=True)
        self._resumed = process_time()

    def _note(self, kind: str, **facts: Any) -> None:
        with self._out.open("a") as log:
            log.write(json.dumps({"kind": kind, **facts}) + "\n")


def processor() -> str:
    """What the system calls it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()
