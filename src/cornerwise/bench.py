"""How fast and how small it is: the figures that the project promises, each with its target.

All are measured on one thread. Other programs disturb a measurement in one direction only, so the
best of several runs is the one that tells most about this program.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from random import Random
from time import perf_counter
from typing import Literal, NamedTuple

from cornerwise import _kernel, new_game, resolve_chance
from cornerwise.errors import CornerwiseError
from cornerwise.games.catalogue import variants
from cornerwise.games.editions import TRIOMINOS
from cornerwise.rules import native
from cornerwise.rules.matching_core import kernel_match
from cornerwise.rules.position import Position

MIDDLE = 32
"""The ply from which the middle game is measured."""


class Effort(NamedTuple):
    """How much to measure: how often, and how long at least each time."""

    runs: int
    seconds: float


FULL, QUICK = Effort(runs=7, seconds=0.5), Effort(runs=2, seconds=0.1)


class Measured(NamedTuple):
    """What came out; `detail` tells which of several things it was."""

    value: float
    detail: str = ""


@dataclass(frozen=True)
class Figure:
    """One number that must be reached."""

    name: str
    about: str
    unit: str
    target: float
    better: Literal["more", "less"]
    measure: Callable[[Effort], Measured]


@dataclass(frozen=True)
class Result:
    figure: Figure
    measured: Measured

    @property
    def ratio(self) -> float:
        """How many times as good as the target; 1 or more is reached."""
        value, target = self.measured.value, self.figure.target
        return value / target if self.figure.better == "more" else target / value

    @property
    def reached(self) -> bool:
        return self.ratio >= 1


def find_figures(names: Sequence[str]) -> list[Figure]:
    """The figures of these names, all without any; `CornerwiseError` for one that is none."""
    known = {figure.name: figure for figure in FIGURES}
    for name in names:
        if name not in known:
            raise CornerwiseError(name, f"there is no figure {name!r} (one of: {', '.join(known)})")
    return [figure for figure in FIGURES if figure.name in names or not names]


def measure(figures: Sequence[Figure], effort: Effort) -> Iterator[Result]:
    """Each figure as soon as it is measured."""
    for figure in figures:
        yield Result(figure, figure.measure(effort))


# Positions


def opening(variant: str) -> Position:
    """The position after the first 32 plies of a game between good players."""
    text = files("cornerwise").joinpath("bench_openings.json").read_text(encoding="utf-8")
    position = new_game(variant)
    for move in json.loads(text)[variant]:
        position.push(move)
    return position


def _core(position: Position) -> _kernel.Position:
    assert isinstance(position.core, _kernel.Position)
    return position.core


# Ways to measure


def timed(work: Callable[[], object]) -> float:
    """The seconds that some work takes."""
    begin = perf_counter()
    work()
    return perf_counter() - begin


def best_time(work: Callable[[], object], runs: int) -> float:
    """The seconds that the fastest of some runs takes."""
    return min(timed(work) for _ in range(runs))


def best_rate(work: Callable[[int], object], effort: Effort) -> float:
    """How often `work(count)` does its work in a second; the count grows until a run is long enough."""
    count = 1
    while (seconds := timed(partial(work, count))) < effort.seconds:
        count *= 2
    return count / min(seconds, *(timed(partial(work, count)) for _ in range(effort.runs)))


def perft_rate(bulk: bool) -> Callable[[Effort], Measured]:
    def rate(effort: Effort) -> Measured:
        core = _core(new_game("duo", start="own"))
        leaves = core.perft(3, bulk)
        return Measured(leaves / best_time(partial(core.perft, 3, bulk), effort.runs))

    return rate


def playout_rate(make: Callable[[], Position]) -> Callable[[Effort], Measured]:
    def rate(effort: Effort) -> Measured:
        core = _core(make())
        return Measured(best_rate(lambda games: core.playouts(games, 1), effort))

    return rate


def deal_rate(effort: Effort) -> Measured:
    core = kernel_match(TRIOMINOS.with_options(deals=1))
    return Measured(best_rate(lambda deals: core.playouts(deals, 1), effort))


def sample_time(effort: Effort) -> Measured:
    """In the middle of a deal: the tenth tile has been laid."""
    match, rng = new_game("triominos", deals=1, seed=1), Random(1)
    while len(match.table) < 10:
        resolve_chance(match, rng)
        match.push(rng.choice(sorted(match.legal_moves)))
    resolve_chance(match, rng)
    known = match.view(0).known()

    def work(count: int) -> None:
        for seed in range(count):
            known.sample(0, seed)

    return Measured(1e6 / best_rate(work, effort), f"{match.pile} tiles in the pile")


def listing_time(effort: Effort) -> Measured:
    position = opening("classic")

    def work(count: int) -> None:
        for _ in range(count):
            list(position.legal_moves)

    return Measured(1e6 / best_rate(work, effort), f"{len(position.legal_moves)} moves")


def fresh_time(variant: str, runs: int) -> float:
    """The seconds that a new interpreter takes to begin a game of a variant."""
    code = f"import cornerwise; game = cornerwise.new_game({variant!r}); game.push(next(iter(game.legal_moves)))"
    return best_time(lambda: subprocess.run([sys.executable, "-c", code], check=True), runs)


def first_duo(effort: Effort) -> Measured:
    return Measured(fresh_time("duo", effort.runs))


def slowest_first(effort: Effort) -> Measured:
    # A fresh interpreter per game and run takes long, and the slowest game stands out clearly.
    times = {variant.id: fresh_time(variant.id, 1) for variant in variants() if variant.id != "duo"}
    slowest = max(times, key=lambda variant: times[variant])
    return Measured(min(times[slowest], fresh_time(slowest, effort.runs)), slowest)


def largest_position(effort: Effort) -> Measured:
    sizes = {variant.id: _core(Position(variant)).bytes for variant in variants()}
    largest = max(sizes, key=lambda variant: sizes[variant])
    return Measured(sizes[largest], largest)


def table_size(effort: Effort) -> Measured:
    return Measured(native._kernel_table(new_game("classic").table).bytes / 2**20)


FIGURES = (
    Figure(
        "duo-perft-bulk",
        "duo perft 3 with own starts, the last ply counted in bulk",
        "leaves/s",
        800e6,
        "more",
        perft_rate(bulk=True),
    ),
    Figure(
        "duo-perft-make",
        "duo perft 3 with own starts, every leaf made and taken back",
        "positions/s",
        120e6,
        "more",
        perft_rate(bulk=False),
    ),
    Figure(
        "duo-playouts",
        "uniform random games of duo from the start to the end",
        "games/s",
        60e3,
        "more",
        playout_rate(lambda: new_game("duo")),
    ),
    Figure(
        "classic-playouts-middle",
        f"uniform random games of classic from ply {MIDDLE} of a good game to the end",
        "games/s",
        60e3,
        "more",
        playout_rate(lambda: opening("classic")),
    ),
    Figure(
        "trigon-playouts",
        "uniform random games of trigon from the start to the end",
        "games/s",
        12e3,
        "more",
        playout_rate(lambda: new_game("trigon")),
    ),
    Figure(
        "trigon-playouts-middle",
        f"uniform random games of trigon from ply {MIDDLE} of a good game to the end",
        "games/s",
        30e3,
        "more",
        playout_rate(lambda: opening("trigon")),
    ),
    Figure(
        "rumis-playouts",
        "random games of the tower of cubes with four seats from the start to the end",
        "games/s",
        60e3,
        "more",
        playout_rate(lambda: new_game("rumis-tower")),
    ),
    Figure(
        "triominos-deals",
        "random deals of triominos with two seats, bonuses scored",
        "deals/s",
        30e3,
        "more",
        deal_rate,
    ),
    Figure(
        "triominos-sample",
        "a hidden state of triominos drawn from what a seat knows, called from Python",
        "us",
        5,
        "less",
        sample_time,
    ),
    Figure(
        "classic-list-moves",
        f"list(position.legal_moves) in Python at ply {MIDDLE} of a good game of classic",
        "us",
        60,
        "less",
        listing_time,
    ),
    Figure("first-duo", "a fresh interpreter: import, first duo game, first move", "s", 0.6, "less", first_duo),
    Figure(
        "first-other",
        "a fresh interpreter: the same with the slowest other game",
        "s",
        1.5,
        "less",
        slowest_first,
    ),
    Figure("position-bytes", "memory of the largest position in the kernel", "bytes", 1024, "less", largest_position),
    Figure("table-size", "memory of the move table of classic in the kernel", "MiB", 32, "less", table_size),
)
