"""Games of the engine against itself, for the explorer: alike in strength, different in their openings.

A game is written on one line of a `.blksgf` file. A run that was ended goes on where it stopped, and the game with a
number is the same in every run.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

from cornerwise.engine.player import Engine
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.blksgf import sgf_of
from cornerwise.records.record import record_of
from cornerwise.records.sgf import format_sgf
from cornerwise.rules.placing_position import PlacingPosition

NODES = 40
"""Simulations or evaluations for a move: many games say more here than a few strong ones."""
VARIED = 10
"""Moves at the beginning that are drawn, each as often as the search looked at it; afterwards the best is made."""
LINES = 24


def play_game(variant: PlacingVariant, number: int, nodes: int = NODES) -> PlacingPosition:
    """The game of that number."""
    rng = Random(f"{variant.id} {number}")
    engine = Engine(nodes=nodes, seed=rng.getrandbits(32))
    game = PlacingPosition(variant)
    while game.mover is not None:
        found = engine.analyse(game, lines=LINES)
        if game.ply < VARIED:
            (line,) = rng.choices(found.lines, [max(line.visits, 1) for line in found.lines])
            game.push(line.move)
        else:
            game.push(found.best.move)
    return game


def make_games(
    variant: PlacingVariant,
    folder: Path,
    count: int,
    *,
    nodes: int = NODES,
    jobs: int = 1,
    report: Callable[[int], None],
) -> Path:
    """Writes games until the file of this variant has `count` of them; `report` is told how many it has."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{variant.id}.blksgf"
    done = _whole_lines(file)
    report(done)
    with file.open("a", encoding="utf-8", newline="\n") as out:
        for line in _lines(partial(_line, variant, nodes), range(done, count), jobs):
            out.write(line)
            out.flush()
            done += 1
            report(done)
    return file


def _line(variant: PlacingVariant, nodes: int, number: int) -> str:
    game = play_game(variant, number, nodes)
    return format_sgf([sgf_of(record_of(game))]).replace("\n", "") + "\n"


def _lines(line: Callable[[int], str], numbers: Iterable[int], jobs: int) -> Iterator[str]:
    if jobs == 1:
        yield from map(line, numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(line, numbers, chunksize=4)


def _whole_lines(file: Path) -> int:
    """How many games a file has; what was written only in part is taken out."""
    if not file.exists():
        return 0
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    return whole.count(b"\n")
