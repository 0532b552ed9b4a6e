"""How figures are measured: rates, times and sizes."""

import json
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.resources import files
from math import inf
from random import Random
from time import perf_counter

from cornerwise import _kernel, new_game, resolve_chance
from cornerwise.bench.figure import Effort, Measured
from cornerwise.engine.placing_search import new_search
from cornerwise.engine.player import MEMORY
from cornerwise.engine.tuning import tuning_of
from cornerwise.games.catalogue import placing_variants
from cornerwise.games.editions import TRIOMINOS
from cornerwise.locales.phrase import Phrase
from cornerwise.rules import native
from cornerwise.rules.matching_core import kernel_match
from cornerwise.rules.placing_position import PlacingPosition

MIDDLE = {"classic": 32, "duo": 14, "trigon": 32}
"""The ply from which the middle game is measured."""


# Positions


def opening(variant: str) -> PlacingPosition:
    """The position in the middle of a game between good players."""
    text = files("cornerwise.bench").joinpath("openings.json").read_text(encoding="utf-8")
    position = new_game(variant)
    for move in json.loads(text)[variant]:
        position.push(move)
    return position


def start_of(variant: str) -> PlacingPosition:
    """The position before the first move."""
    return new_game(variant)


def _core(position: PlacingPosition) -> _kernel.Position:
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


def playout_rate(make: Callable[[], PlacingPosition]) -> Callable[[Effort], Measured]:
    def rate(effort: Effort) -> Measured:
        core = _core(make())
        return Measured(best_rate(lambda games: core.playouts(games, 1), effort))

    return rate


def search_rate(make: Callable[[], PlacingPosition], threads: int = 1) -> Callable[[Effort], Measured]:
    """Whole simulations: down the tree, a playout, and its result back up. A count begins with an empty tree."""

    def rate(effort: Effort) -> Measured:
        position = make()

        def work(nodes: int) -> None:
            search = new_search(position, tuning_of(position.variant), {}, threads, MEMORY)
            search.run(nodes, inf, 1)

        return Measured(best_rate(work, effort))

    return rate


def threads_gain(effort: Effort) -> Measured:
    """One after the other many times over, since other programs disturb two threads more than one."""
    rates = [
        search_rate(lambda: opening("duo"), threads)(Effort(1, effort.seconds)).value
        for _ in range(effort.runs)
        for threads in (1, 2)
    ]
    return Measured(max(rates[1::2]) / max(rates[::2]))


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

    return Measured(1e6 / best_rate(work, effort), Phrase("cli-figure-pile", count=match.pile))


def listing_time(effort: Effort) -> Measured:
    position = opening("classic")

    def work(count: int) -> None:
        for _ in range(count):
            list(position.legal_moves)

    return Measured(1e6 / best_rate(work, effort), Phrase("cli-figure-moves", count=len(position.legal_moves)))


def fresh_time(variant: str, runs: int) -> float:
    """The seconds that a new interpreter takes to begin a game of a variant."""
    code = f"import cornerwise; game = cornerwise.new_game({variant!r}); game.push(next(iter(game.legal_moves)))"
    return best_time(lambda: subprocess.run([sys.executable, "-c", code], check=True), runs)


def first_duo(effort: Effort) -> Measured:
    return Measured(fresh_time("duo", effort.runs))


def slowest_first(effort: Effort) -> Measured:
    # A fresh interpreter per game and run takes long, and the slowest game stands out clearly.
    times = {variant.id: fresh_time(variant.id, 1) for variant in placing_variants() if variant.id != "duo"}
    slowest = max(times, key=lambda variant: times[variant])
    return Measured(min(times[slowest], fresh_time(slowest, effort.runs)), slowest)


def largest_position(effort: Effort) -> Measured:
    sizes = {variant.id: _core(PlacingPosition(variant)).bytes for variant in placing_variants()}
    largest = max(sizes, key=lambda variant: sizes[variant])
    return Measured(sizes[largest], largest)


def table_size(effort: Effort) -> Measured:
    return Measured(native.kernel_table(new_game("classic").variant).bytes / 2**20)
