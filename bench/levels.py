"""What every level of every game costs: processor seconds a move on one thread, and the memory of the whole process.

    python bench/levels.py > levels.md           # the table of docs/engine.md
    python bench/levels.py duo trigon-2          # some games only

Each game has a process of its own, which plays single moves at three places of a game of level 3, from level 1 up. The
time is that of the slowest of the three. The memory is the most that the process has taken up to then, Python, the
tables of the game and its nets included.
"""

import sys
from multiprocessing import get_context
from random import Random
from resource import RUSAGE_SELF, getrusage
from time import process_time

from cornerwise import find_variant, resolve_chance, start, variants
from cornerwise.engine import Engine
from cornerwise.engine.levels import LEVELS
from cornerwise.rules.position import Position

PLACES = (0.1, 0.4, 0.7)
LONGEST_GAME = 400


def positions(name: str) -> list[Position]:
    """Some positions in which a seat is to move, spread over a game."""
    rng, position = Random(1), start(find_variant(name))
    player = Engine(level=3, seed=1)
    seen: list[Position] = []
    for _ in range(LONGEST_GAME):
        if position.variant.hides:
            resolve_chance(position, rng)
        if position.mover is None:
            break
        seen.append(position.copy())
        position.push(player.choose(position.view(position.mover)))
    return [seen[int(place * len(seen))] for place in PLACES]


def measure(name: str) -> list[tuple[float, int]]:
    """For every level the seconds of a move, and the megabytes of the process."""
    found = []
    places = positions(name)
    for number in LEVELS:
        longest = 0.0
        for place in places:
            assert place.mover is not None
            engine, view = Engine(level=number, seed=1), place.view(place.mover)
            engine.check_plays(place.variant)  # a net is read once, not for every move
            begun = process_time()
            engine.analyse(view, lines=1)  # a slip would take no time at all
            longest = max(longest, process_time() - begun)
        found.append((longest, getrusage(RUSAGE_SELF).ru_maxrss >> 10))
    return found


def cell(seconds: float, megabytes: int) -> str:
    time = f"{seconds * 1000:.0f} ms" if seconds < 0.995 else f"{seconds:.1f} s"
    return f"{time}, {megabytes} MB"


def main() -> None:
    names = sys.argv[1:] or [variant.id for variant in variants() if len(variant.parties) > 1]
    print("| game |", *(f"{number} |" for number in LEVELS))
    print("|---|" + "---|" * len(LEVELS))
    for name in names:
        with get_context("spawn").Pool(1) as pool:  # a fresh process, so that its memory is that of this game alone
            cells = [cell(*figures) for figures in pool.apply(measure, (name,))]
        print(f"| {name} |", *(f"{text} |" for text in cells), flush=True)


if __name__ == "__main__":
    main()
