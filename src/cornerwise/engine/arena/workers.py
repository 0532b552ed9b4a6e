"""Worker processes that play games of an arena in parallel, and end players that hang.

A process tells what happens in its game, so that a player that hangs or takes its whole process down loses that one
game: the process is ended and another takes its place.
"""

import os
import queue
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic

from cornerwise.engine.arena.game import Program, Turn, play
from cornerwise.engine.arena.gtp_client import end_group
from cornerwise.engine.arena.result import Fault, GameResult, lost
from cornerwise.engine.arena.run_plan import ArenaError
from cornerwise.engine.arena.schedule import Task
from cornerwise.rules.moves import Move

GRACE = 2.0
"""Seconds more than a move may take before its whole process is ended; players that can be stopped otherwise are."""
LEAVE = 5.0
"""Seconds that a process without a game may take to leave."""


class Stopped(Exception):
    """The worker was told to stop while it played."""


class Worker:
    """One process that plays game after game. `stop` may be called from another thread."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._programs: set[int] = set()
        self._stopped = threading.Event()
        self._ending = threading.Lock()

    def play(self, task: Task) -> GameResult:
        """The result of a game; `Stopped` when it was not played to its end."""
        line = self._open()
        line.send(task)
        seat: int | None = None
        moves: list[Move] = []
        limit: float | None = None
        while True:
            if not line.poll(limit and max(limit - monotonic(), 0)):
                assert seat is not None  # without a turn there is no limit
                allowed = task.plan.move_timeout
                return self._lost(task, moves, Fault(seat, "timeout", f"no move within {allowed:g} seconds"))
            try:
                message = line.recv()
            except (EOFError, OSError):
                self._end()
                if self._stopped.is_set():
                    raise Stopped from None
                if seat is None:
                    raise ArenaError(task.number, "error-worker-ended") from None
                return self._lost(task, moves, Fault(seat, "died", "it took the whole process down"))
            if isinstance(message, GameResult):
                self._programs.clear()
                return message
            if isinstance(message, Program):
                self._programs.add(message.process)
            elif isinstance(message, Turn):
                seat = message.seat
                moves += message.moves
                limit = monotonic() + task.plan.move_timeout + GRACE

    def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        self._stopped.set()
        self._end()

    def _lost(self, task: Task, moves: list[Move], fault: Fault) -> GameResult:
        self._end()
        return lost(task, moves, fault)

    def _open(self) -> Connection:
        with self._ending:
            if self._stopped.is_set():
                raise Stopped
            if self._line is None:
                context = get_context("spawn")
                self._line, theirs = context.Pipe()
                self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
                with _sigint_blocked():
                    self._process.start()
                theirs.close()
            return self._line

    def _end(self) -> None:
        with self._ending:
            if self._process is not None:
                self._process.kill()
                self._process.join()
            for program in self._programs:
                end_group(program)
            self._programs.clear()
            if not self._stopped.is_set() and self._line is not None:
                self._line.close()
            self._process = self._line = None


def _serve(line: Connection) -> None:
    """What runs in the process."""
    os.dup2(2, 1)  # whatever a player prints, it is not what was asked for
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gives the orders
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    programs: set[int] = set()
    threading.Thread(target=_follow_parent, args=(programs,), daemon=True).start()

    def tell(message: Turn | Program) -> None:
        if isinstance(message, Program):
            programs.add(message.process)
        line.send(message)

    with suppress(EOFError, OSError):  # nobody listens any more
        while True:
            result = play(line.recv(), tell)
            programs.clear()
            line.send(result)


def _follow_parent(programs: set[int]) -> None:
    """A process whose parent was killed would think on for ever."""
    parent = parent_process()
    assert parent is not None  # it was started by one
    parent.join()
    for program in tuple(programs):
        end_group(program)
    os._exit(1)


@contextmanager
def _sigint_blocked() -> Iterator[None]:
    """A process that is started meanwhile does not hear Ctrl-C until it has said that it does not want to."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class LocalPool:
    """So many workers on this machine."""

    def __init__(self, jobs: int) -> None:
        self._workers = [Worker() for _ in range(jobs)]

    def run(self, tasks: Iterator[Task]) -> Iterator[GameResult]:
        """The results as games end. Stopping to listen stops the workers."""
        results: queue.SimpleQueue[GameResult | BaseException | None] = queue.SimpleQueue()
        lock = threading.Lock()

        def work(worker: Worker) -> None:
            try:
                while True:
                    with lock:
                        task = next(tasks, None)
                    if task is None:
                        break
                    results.put(worker.play(task))
            except Stopped:
                pass
            except BaseException as error:
                results.put(error)
            results.put(None)

        threads = [threading.Thread(target=work, args=(worker,), daemon=True) for worker in self._workers]
        for thread in threads:
            thread.start()
        try:
            working = len(threads)
            while working:
                result = results.get()
                if isinstance(result, BaseException):
                    raise result
                if result is None:
                    working -= 1
                else:
                    yield result
        finally:
            with _uninterrupted():
                for worker in self._workers:
                    worker.stop()
                for thread in threads:
                    thread.join(LEAVE)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """A second Ctrl-C would leave programs behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
