"""Runs CP-SAT with a time limit, and stops it from another thread or with Ctrl-C."""

from dataclasses import dataclass, field
from threading import Event, Thread
from time import monotonic

from ortools.sat.python import cp_model

PATIENCE = 0.05
"""Seconds until a stop is noticed."""


@dataclass
class Clock:
    """When to give up. `stop` may be set from anywhere."""

    seconds: float
    stop: Event = field(default_factory=Event)
    begin: float = field(default_factory=monotonic)

    @property
    def elapsed(self) -> float:
        return monotonic() - self.begin

    @property
    def left(self) -> float:
        return 0.0 if self.stop.is_set() else max(0.0, self.seconds - self.elapsed)


@dataclass(frozen=True)
class Effort:
    """What one search may cost. `work` is CP-SAT's own measure, which unlike seconds is the same in every run."""

    workers: int = 1
    seed: int = 0
    work: float = float("inf")


def solve(model: cp_model.CpModel, clock: Clock, effort: Effort) -> tuple[cp_model.CpSolver, str]:
    """The solver after its work, and how that ended: `optimal`, `feasible`, `infeasible` or `unknown`."""
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = effort.workers
    solver.parameters.random_seed = effort.seed
    solver.parameters.max_time_in_seconds = clock.left
    solver.parameters.max_deterministic_time = effort.work
    # Measured: symmetries, probing and linear relaxations cost more here than they gain.
    solver.parameters.linearization_level = 0
    solver.parameters.symmetry_level = 0
    solver.parameters.cp_model_probing_level = 0
    solver.parameters.catch_sigint_signal = False
    ended: list[str] = []
    done = Event()

    def work() -> None:
        try:
            ended.append(solver.status_name(solver.solve(model)).lower())
        finally:
            done.set()

    # The main thread must stay free to hear Ctrl-C, which it cannot while it is inside the solver. It
    # waits for an event: an interrupted `join` would take the thread for dead and leave it running.
    thread = Thread(target=work)
    thread.start()
    try:
        while not done.wait(PATIENCE):
            if clock.stop.is_set():
                solver.stop_search()
    finally:
        while not done.wait(PATIENCE):
            solver.stop_search()
        thread.join()
    return solver, ended[0]
