"""How long the opening explorer takes for an answer when its file holds a million games.

    python bench/explorer.py [--games 1000000] [--file explorer.db]

A thousand random games of each kind are added as usual. As many rows as the others would have at most (each game its
own positions, `DEPTH` of them) are written with numbers that no game has: no file of as many games is larger. Then
positions after up to five moves are asked for, from the file and through the route of a server that has it.
"""

import argparse
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx

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
        asked: list[PlacingPosition] = []
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
                print(f"| {name} | {added:.1f} | {spread(took)} | {longest} |", flush=True)
                asked += games[:ASKED]
        with serving(file, Path(folder)) as url:
            took = list(times_of_route(url, asked))
        print(f"| through a server | | {spread(took)} | |", flush=True)


def spread(took: Sequence[float]) -> str:
    order = sorted(took)
    return f"{order[len(order) // 2]:.1f} | {order[len(order) * 99 // 100]:.1f} | {order[-1]:.1f}"


@contextmanager
def serving(file: Path, folder: Path) -> Iterator[str]:
    command = [
        sys.executable,
        "-m",
        "cornerwise.cli",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/games.db",
    ]
    settings = os.environ | {"CORNERWISE_LIMITS": "0", "CORNERWISE_EXPLORER": str(file)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=settings) as process:
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1]
        finally:
            process.terminate()


def times_of_route(url: str, asked: Sequence[PlacingPosition]) -> Iterator[float]:
    """One request after the other. The first ones of each game, which make its tables, are not counted."""
    with httpx.Client(base_url=url, timeout=60) as http:

        def ask(game: PlacingPosition) -> None:
            body = {"variant": game.variant.id, "moves": list(map(game.format, game.moves)), "source": "engine"}
            assert http.post("/api/explorer", json=body).raise_for_status().json()["moves"]

        for game in {game.variant.id: game for game in asked}.values():
            for _ in range(4):
                ask(game)
        for game in asked:
            begin = perf_counter()
            ask(game)
            yield (perf_counter() - begin) * 1000


if __name__ == "__main__":
    main()
