"""Games of the engine against itself, for the explorer: alike in strength, different in their openings.

A game is written on one line of a `.blksgf` file. A run that was ended goes on where it stopped, and the game with a
number is the same in every run.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeVar

from cornerwise.engine.player import Engine
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.blksgf import sgf_of
from cornerwise.records.games import iterate_games, load_games
from cornerwise.records.record import record_of
from cornerwise.records.sgf import format_sgf
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position

T = TypeVar("T")

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
        if game.ply < VARIED:
            found = engine.analyse(game, lines=LINES)
            (line,) = rng.choices(found.lines, [max(line.visits, 1) for line in found.lines])
            game.push(line.move)
        else:
            game.push(engine.choose(game))
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


def read_games(file: Path) -> Iterator[Position]:
    """The games of any file, one by one. Those written here have a line each, and are more than is read at once."""
    with file.open("rb") as lines:
        first = lines.readline().strip()
        if not (first.startswith(b"(") and first.endswith(b")")):
            yield from (game.position for game in load_games(file))
            return
        lines.seek(0)
        for line in lines:
            yield from (game.position for game in iterate_games(line))


def write_games(variant: PlacingVariant, file: Path, games: Iterable[Sequence[int]], *, jobs: int = 1) -> None:
    """Games that were played elsewhere, each the kernel's numbers of its moves."""
    with file.open("w", encoding="utf-8", newline="\n") as out:
        out.writelines(_lines(partial(_line_of_moves, variant), games, jobs))


def _line(variant: PlacingVariant, nodes: int, number: int) -> str:
    return _line_of(play_game(variant, number, nodes))


def _line_of_moves(variant: PlacingVariant, moves: Sequence[int]) -> str:
    game = PlacingPosition(variant)
    for move in moves:
        game.push(game.move_of(move))
    return _line_of(game)


def _line_of(game: PlacingPosition) -> str:
    return format_sgf([sgf_of(record_of(game))]).replace("\n", "") + "\n"


def _lines(line: Callable[[T], str], games: Iterable[T], jobs: int) -> Iterator[str]:
    if jobs == 1:
        yield from map(line, games)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(line, games, chunksize=4)


def _whole_lines(file: Path) -> int:
    """How many games a file has; what was written only in part is taken out."""
    if not file.exists():
        return 0
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    return whole.count(b"\n")
