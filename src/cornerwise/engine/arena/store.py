"""The folder of an arena: plan, results, games and log, written so that a killed run can go on.

Lines are only ever appended, and each is on the disk before the next game counts. A run that was killed, even in the
middle of a line, goes on from there.
"""

import json
import os
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Self

from cornerwise.engine.arena.result import GameResult, parse_result
from cornerwise.engine.arena.run_plan import ArenaError, RunPlan, format_plan, parse_plan
from cornerwise.engine.methods import METHODS

with suppress(ImportError):  # not on Windows, where nobody is kept from running twice in a folder
    import fcntl

SETTINGS, RESULTS, LOG, GAMES = "settings.json", "results.jsonl", "arena.log", "games"


class Store:
    """A folder that is being written to, by one run at a time."""

    def __init__(self, plan: RunPlan, folder: Path) -> None:
        self._folder = folder
        self._ending = METHODS.of(plan.variant).file.suffix
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        self._file = _opened(folder / RESULTS)
        try:
            _settle(folder, plan)
            self.results = _mended(self._file, folder / RESULTS)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def add(self, results: Iterable[GameResult]) -> list[GameResult]:
        """Keep finished games; gives them back with the name of their file."""
        kept = [self._with_file(result) for result in results]
        for result in kept:
            self._file.write(json.dumps(result.fields(), ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self._log(kept)
        return kept

    def _with_file(self, result: GameResult) -> GameResult:
        name = f"{GAMES}/{result.number:06}{self._ending}"
        (self._folder / name).write_text(result.record, encoding="utf-8")
        return replace(result, record=name)

    def _log(self, results: list[GameResult]) -> None:
        lines = [f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ} {result.complaint}\n" for result in results if result.fault]
        if lines:
            with (self._folder / LOG).open("a", encoding="utf-8") as log:
                log.writelines(lines)


def load(folder: Path) -> tuple[RunPlan, list[GameResult]]:
    """The plan and all finished games of a folder, without touching it."""
    if not (folder / SETTINGS).exists():
        raise ArenaError(str(folder), "error-arena-none", folder=str(folder), file=SETTINGS)
    plan = parse_plan((folder / SETTINGS).read_text(encoding="utf-8"))
    path = folder / RESULTS
    return plan, _parsed(path.read_bytes() if path.exists() else b"", path)[0]


def _opened(path: Path) -> IO[bytes]:
    file = path.open("a+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except NameError:
        pass
    except OSError as error:
        file.close()
        raise ArenaError(str(path), "error-arena-busy", folder=str(path.parent)) from error
    return file


def _settle(folder: Path, plan: RunPlan) -> None:
    """Write the plan down, or see that it is the one that was written."""
    path, text = folder / SETTINGS, format_plan(plan)
    if not path.exists():
        draft = path.with_suffix(".new")
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
        return
    there, here = json.loads(format_plan(parse_plan(path.read_text(encoding="utf-8")))), json.loads(text)
    for key in here:
        if there[key] != here[key]:
            was, now = json.dumps(there[key]), json.dumps(here[key])
            raise ArenaError(str(folder), "error-arena-other", folder=str(folder), name=key, was=was, now=now)


def _mended(file: IO[bytes], path: Path) -> list[GameResult]:
    """The finished games; half a line at the end, which a killed run leaves, is cut off."""
    file.seek(0)
    results, good = _parsed(file.read(), path)
    file.truncate(good)
    return results


def _parsed(data: bytes, path: Path) -> tuple[list[GameResult], int]:
    """All games, and how many bytes of the file hold them."""
    results: dict[int, GameResult] = {}
    good = 0
    lines = data.splitlines(keepends=True)
    for number, line in enumerate(lines, 1):
        try:
            result = parse_result(json.loads(line))
        except (ValueError, TypeError, KeyError) as error:
            if number == len(lines):
                break
            raise ArenaError(str(path), "error-arena-line", file=str(path), line=number, problem=repr(error)) from error
        if not line.endswith(b"\n"):
            break
        results[result.number] = result
        good += len(line)
    return list(results.values()), good
