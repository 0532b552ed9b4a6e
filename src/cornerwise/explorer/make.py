"""Games of the engine against itself, for the explorer: alike in strength, different in their openings.

A game is written on one line of a `.blksgf` file, and no game twice, not even on a turned board. A run that was ended
goes on where it stopped, and the game with a number is the same in every run.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeVar

from cornerwise.engine.player import Engine
from cornerwise.explorer.index import flat_position
from cornerwise.explorer.keys import DifferentGames
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.records.blksgf import sgf_of
from cornerwise.records.games import iterate_games, load_games
from cornerwise.records.record import record_of
from cornerwise.records.sgf import format_sgf
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position

T = TypeVar("T")
R = TypeVar("R")

NODES = 40
"""Simulations or evaluations for a move: many games say more here than a few strong ones."""
VARIED = 10
"""Moves at the beginning that are drawn; afterwards the best is made."""
LINES = 24
"""Moves that are drawn from: those that the search looked at most, then those that seem best at first sight."""
UNSEEN = 0.5
"""How often a move is drawn that the search did not look at. The others by the square root of how often it did: by that
itself nearly all games have the same few first moves, as the search is sure of them."""
TRIES = 100
"""To get a game that there was not yet, before it is taken that there are no more; a later try draws more moves."""


def play_game(variant: PlacingVariant, number: int, nodes: int = NODES, again: int = 0) -> PlacingPosition:
    """The game of that number; `again` tells apart the tries to get one that there was not before."""
    rng = Random(f"{variant.id} {number} {again}" if again else f"{variant.id} {number}")
    engine = Engine(nodes=nodes, seed=rng.getrandbits(32))
    game = PlacingPosition(variant)
    while game.mover is not None:
        if game.ply < VARIED + again:
            game.push(drawn_move(engine, game, rng))
        else:
            game.push(engine.choose(game))
    return game


def drawn_move(engine: Engine, game: PlacingPosition, rng: Random) -> Move:
    """One of the moves that the engine thinks of."""
    lines = engine.analyse(game, lines=LINES).lines
    (line,) = rng.choices(lines, [sqrt(line.visits) or UNSEEN for line in lines])
    return line.move


def make_games(
    variant: PlacingVariant,
    folder: Path,
    count: int,
    *,
    nodes: int = NODES,
    jobs: int = 1,
    report: Callable[[int], None],
) -> Path:
    """Writes games until the file of this variant has `count` of them, or no more can be found that differ.

    `report` is told how many it has.
    """
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{variant.id}.blksgf"
    done = _whole_lines(file)
    different = DifferentGames()
    for game in read_games(file) if done else ():
        different.add(variant, flat_position(game).moves)
    report(done)
    with file.open("a", encoding="utf-8", newline="\n") as out:
        played = _mapped(partial(_moves, variant, nodes), range(done, count), jobs)
        for number, moves in enumerate(played, done):
            again = 0
            while not different.add(variant, moves):
                again += 1
                if again > TRIES:
                    return file
                moves = _moves(variant, nodes, number, again)
            out.write(_line_of_moves(variant, moves))
            out.flush()
            report(number + 1)
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
    """Games that were played elsewhere, each the kernel's numbers of its moves; none of them twice."""
    different = DifferentGames()
    games = (moves for moves in games if different.add(variant, moves))
    with file.open("w", encoding="utf-8", newline="\n") as out:
        out.writelines(_mapped(partial(_line_of_moves, variant), games, jobs))


def _moves(variant: PlacingVariant, nodes: int, number: int, again: int = 0) -> tuple[int, ...]:
    return tuple(map(int, play_game(variant, number, nodes, again).moves))


def _line_of_moves(variant: PlacingVariant, moves: Sequence[int]) -> str:
    game = PlacingPosition(variant)
    for move in moves:
        game.push(game.move_of(move))
    return format_sgf([sgf_of(record_of(game))]).replace("\n", "") + "\n"


def _mapped(work: Callable[[T], R], games: Iterable[T], jobs: int) -> Iterator[R]:
    if jobs == 1:
        yield from map(work, games)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(work, games, chunksize=4)


def _whole_lines(file: Path) -> int:
    """How many games a file has; what was written only in part is taken out."""
    if not file.exists():
        return 0
    text = file.read_bytes()
    whole = text[: text.rfind(b"\n") + 1]
    if whole != text:
        file.write_bytes(whole)
    return whole.count(b"\n")
