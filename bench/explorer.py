"""How long the opening explorer takes for an answer when its file holds a million games.

    python bench/explorer.py [--games 1000000] [--file explorer.db]

A thousand random games of each kind are added as usual. As many rows as the others would have at most (each game its
own positions, `DEPTH` of them) are written with numbers that no game has: no file of as many games is larger. Then
positions after up to five moves are asked for.
"""

import argparse
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from cornerwise.explorer.index import DEPTH, Explorer
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.rules.placing_position import PlacingPosition

GAMES = ("duo", "classic", "trigon")
REAL = 1_000
ASKED = 400


def random_games(name: str) -> Iterator[PlacingPosition]:
    rng = Random(name)
    for _ in range(REAL):
        game = PlacingPosition(find_placing_variant(name))
        while game.mover is not None:
            game.push(rng.choice(list(game.legal_moves)))
        yield game


def fill(file: Path, rows: int) -> None:
    """Rows of positions that nobody reached, in the order of the table."""
    rng, step = Random(0), (1 << 64) // rows
    base = sqlite3.connect(file)
    made = ((-(1 << 63) + i * step + rng.randrange(step), rng.randrange(30_000), 1, 12, 5) for i in range(rows))
    with base:
        base.executemany("INSERT OR IGNORE INTO made VALUES (?, ?, ?, ?, ?)", made)
    base.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--file", type=Path)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        file = arguments.file or Path(folder) / "explorer.db"
        Explorer(file).close()
        begin = perf_counter()
        fill(file, arguments.games * DEPTH)
        print(f"{arguments.games * DEPTH:,} rows, {file.stat().st_size / 1e6:,.0f} MB, {perf_counter() - begin:.0f} s")
        print("\n| game | ms for a game added | ms for an answer: median | 99 % | most | moves in the longest answer |")
        print("|---|---|---|---|---|---|")
        with Explorer(file) as explorer:
            for name in GAMES:
                games = list(random_games(name))
                begin = perf_counter()
                explorer.add(games)
                added = (perf_counter() - begin) / len(games) * 1000
                took, longest = [], 0
                for number, game in enumerate(games[:ASKED]):
                    while game.ply > number % 6:
                        game.pop()
                    begin = perf_counter()
                    longest = max(longest, len(explorer.moves(game)))
                    took.append((perf_counter() - begin) * 1000)
                took.sort()
                shown = f"{took[len(took) // 2]:.1f} | {took[len(took) * 99 // 100]:.1f} | {took[-1]:.1f}"
                print(f"| {name} | {added:.1f} | {shown} | {longest} |", flush=True)


if __name__ == "__main__":
    main()
