"""How far apart levels and nets are: every rung of a ladder plays the one below in the arena (docs/arena.md).

    python bench/ladder.py play duo FOLDER --step "playouts 50,000=engine:nodes=50000,evaluator=playouts"
    python bench/ladder.py table FOLDER                              # for docs/nets.md
    python bench/ladder.py draw FOLDER > docs/training/ladder.svg

Rungs are the levels from `--from` to `--to`, and the steps on top of them. Games are kept in FOLDER, so the same
command goes on where it stopped, with more `--games` if wanted, and another may add rungs: `--from level-7 --to level-7
--step ..` puts one beside level 8. All pairs of a game are rated together, and the lowest rung is the zero. An error
bar is that of the distance to the zero, so it grows from rung to rung; how well two neighbours are told apart is seen
from the share of their own games.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from graphlib import TopologicalSorter
from html import escape
from itertools import pairwise
from math import ceil, floor
from pathlib import Path
from statistics import mean

from cornerwise.engine.arena import Entrant, GameResult, Progress, RunPlan, Standing, parse_entrant, run
from cornerwise.engine.arena.rating import ELO, fit
from cornerwise.engine.arena.sprt import score_of
from cornerwise.engine.arena.standing import rankings, standing_of
from cornerwise.engine.arena.store import SETTINGS, load
from cornerwise.engine.levels import LEVELS

LEVEL_NAMES = [f"level-{level}" for level in LEVELS]
HEIGHT, LEFT, TOP, EDGE, GAP = 520, 56, 62, 16, 28
RUNG, LEAD, LINE, LETTER = 11, 16, 13, 6.2
"""From one error bar to the next, from the last to the names, from one name to the next, and the width of a letter."""
STEPS = (50, 100, 200, 500, 1000, 2000)
MOST_LINES = 10
LONGEST = 600
"""No longer bar makes the scale coarser: who won every game has an error of a thousand and more."""


Pairs = dict[tuple[str, str], tuple[RunPlan, list[GameResult]]]
"""By the names of a rung and of the one below: what they have played."""


@dataclass(frozen=True)
class Rung:
    """A rating with half its 95 % interval, and how the rung fared against those below."""

    name: str
    elo: float
    error: float
    duels: dict[str, Standing]


def play(wanted: Namespace) -> None:
    levels = LEVEL_NAMES[LEVEL_NAMES.index(wanted.lowest) : LEVEL_NAMES.index(wanted.highest) + 1]
    for below, rung in pairwise([*map(parse_entrant, levels), *wanted.step]):
        plan = RunPlan(game=wanted.game, entrants=(rung, below))
        name = f"{rung.name} over {below.name}"
        print(name, end=" ", flush=True)
        folder = wanted.folder / wanted.game / name
        standing = run(plan, folder=folder, games=wanted.games, jobs=wanted.jobs, report=print_dot)
        print(f" {share(standing)} of {standing.games} games")


def print_dot(progress: Progress) -> None:
    """One for every game that ends."""
    if progress.last:
        print(".", end="", flush=True)


def share(standing: Standing) -> str:
    """The upper rung's part of the win; half is even, with however many seats."""
    duel = standing.duel
    if duel is None:
        return "?"  # no block is finished yet
    likely = score_of(duel.elo)
    return f"{100 * duel.score:.0f} ± {100 * duel.error * likely * (1 - likely) / ELO:.0f} %"


def read(folder: Path) -> dict[str, list[Rung]]:
    """The ladders of all games."""
    found = defaultdict[str, Pairs](dict)
    for path in sorted(folder.rglob(SETTINGS)):
        plan, games = load(path.parent)
        rung, below = (entrant.name for entrant in plan.entrants)
        found[plan.game][rung, below] = plan, games
    return {game: rated(game, pairs) for game, pairs in found.items()}


def rated(game: str, pairs: Pairs) -> list[Rung]:
    """Each rung after those below it, all rated together."""
    duels = defaultdict[str, dict[str, Standing]](dict)
    for (rung, below), played in pairs.items():
        duels[rung][below] = standing_of(*played)
    names = [*TopologicalSorter(duels).static_order()]
    if not duels.keys() >= set(names[1:]):
        sys.exit(f"{game}: {names[1]} has not played what is below it, so nobody knows how high it stands")
    number = {name: index for index, name in enumerate(names)}
    games = (
        ranking._replace(block=(pair, ranking.block))
        for pair, played in pairs.items()
        for ranking in rankings(*played, number)
    )
    ratings = fit(len(names), games)
    return [Rung(*rating, duels[rating[0]]) for rating in zip(names, ratings.elo, ratings.errors, strict=True)]


def table(ladders: dict[str, list[Rung]]) -> None:
    for game, rungs in ladders.items():
        print(f"| {game} | Elo above {rungs[0].name} | played against | share | games |")
        print("|---|---|---|---|---|")
        for rung in rungs:
            for below, standing in rung.duels.items():
                figures = (f"{rung.elo:+.0f} ± {rung.error:.0f}", below, share(standing), standing.games)
                print("|", rung.name, *(f"| {figure}" for figure in figures), "|")
        print()


def draw(ladders: dict[str, list[Rung]]) -> None:
    """A column for every game, all on one scale."""
    bars = [(rung.elo, min(rung.error, LONGEST)) for rungs in ladders.values() for rung in rungs]
    lowest, highest = min(elo - error for elo, error in bars), max(elo + error for elo, error in bars)
    step = next((step for step in STEPS if highest - lowest < step * MOST_LINES), STEPS[-1])
    low, high = floor(lowest / step) * step, ceil(highest / step) * step

    def y(elo: float) -> float:
        return TOP + HEIGHT * (high - min(max(elo, low), high)) / (high - low)

    columns: list[str] = []
    left = LEFT
    for game, rungs in ladders.items():
        columns += column(game, rungs, left, y)
        left += ceil(RUNG * len(rungs) + LEAD + LETTER * max(len(rung.name) for rung in rungs)) + GAP
    width = left - GAP
    print(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + EDGE} {TOP + HEIGHT + EDGE}"'
        ' font-family="sans-serif" font-size="11" fill="#333">',
        "<style>text{paint-order:stroke;stroke:#fff;stroke-width:3px}.title{font-weight:bold}.grid{stroke:#ddd}"
        ".lead{fill:none;stroke:#999;stroke-dasharray:1 2}.bar{stroke:#0b6e99;stroke-width:1.6}circle{fill:#0b6e99}"
        "</style>",
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{LEFT}" y="20">Elo above the lowest rung ± 95 %; bars that reach the edge go on</text>',
        sep="\n",
    )
    for elo in range(low, high + 1, step):
        print(f'<path d="M{LEFT} {y(elo):.1f}H{width}" class="grid"/>')
        print(f'<text x="{LEFT - 6}" y="{y(elo) + 4:.1f}" text-anchor="end">{elo:,}</text>')
    print(*columns, "</svg>", sep="\n")


def column(game: str, rungs: list[Rung], left: int, y: Callable[[float], float]) -> Iterator[str]:
    """Error bars side by side, and their names below each other to the right of them."""
    yield f'<text x="{left}" y="{TOP - 14}" class="title">{escape(game)}</text>'
    downwards = sorted(rungs, key=lambda rung: -rung.elo)
    places = apart([y(rung.elo) for rung in downwards])
    names = left + RUNG * len(rungs) + LEAD
    for rung, place in zip(downwards, places, strict=True):
        x, dot = left + RUNG * (rungs.index(rung) + 0.5), y(rung.elo)
        yield f'<path d="M{x} {dot:.1f}H{names - LEAD}L{names - 3} {place:.1f}" class="lead"/>'
        yield f'<path d="M{x} {y(rung.elo - rung.error):.1f}V{y(rung.elo + rung.error):.1f}" class="bar"/>'
        yield f'<circle cx="{x}" cy="{dot:.1f}" r="3.5"/>'
        yield f'<text x="{names}" y="{place + 4:.1f}">{escape(rung.name)}</text>'


def apart(wanted: list[float]) -> list[float]:
    """Places in the same order, at least a line apart and as near to those wanted as can be: an isotonic regression."""
    free = [place - LINE * number for number, place in enumerate(wanted)]

    def rising(number: int) -> float:
        ends = range(number + 1, len(free) + 1)
        return max(min(mean(free[first:end]) for end in ends) for first in range(number + 1))

    return [rising(number) + LINE * number for number in range(len(free))]


def step_of(text: str) -> Entrant:
    """An entrant of the arena, but its name may have spaces in it."""
    name, _, spec = text.partition("=")
    return Entrant(name, parse_entrant(spec).spec)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    playing = commands.add_parser("play")
    playing.set_defaults(run=play)
    playing.add_argument("game")
    playing.add_argument("folder", type=Path)
    playing.add_argument("--games", type=int, default=24, help="for every pair")
    playing.add_argument("--jobs", type=int, help="games at a time; one for every processor unless given")
    playing.add_argument("--from", dest="lowest", choices=LEVEL_NAMES, default=LEVEL_NAMES[0])
    playing.add_argument("--to", dest="highest", choices=LEVEL_NAMES, default=LEVEL_NAMES[-1])
    playing.add_argument("--step", type=step_of, action="append", default=[], metavar="NAME=SPEC")
    for show in (table, draw):
        showing = commands.add_parser(show.__name__)
        showing.set_defaults(run=lambda wanted, show=show: show(read(wanted.folder)))
        showing.add_argument("folder", type=Path)
    wanted = parser.parse_args()
    wanted.run(wanted)


if __name__ == "__main__":
    main()
