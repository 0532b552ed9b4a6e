"""Finds puzzles: plays games between levels of the engine and looks through them from the end."""

from collections.abc import Collection, Iterator
from random import Random

from cornerwise.engine.methods import METHODS
from cornerwise.engine.player import Engine
from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.puzzles.families import careless_player_of, is_hopeless, solution_of
from cornerwise.puzzles.puzzle import Kind, Puzzle, puzzle_id, unusual_options
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

LEVELS = (2, 3, 4, 5)
"""Who plays the games: quick, and with the slips that make endgames differ."""
CARELESS = 0.75
"""How many games of Triominos are played so that hexagons nearly come about: no level of the engine lets others close
them, and at random only one game of some hundreds has a puzzle about that."""
PREFERRED = {"seats": 2, "deals": 1}
"""Choices where a game offers them: between two everything can be proven, and one deal makes a short game."""
MISSES = 2
"""Positions in a row, back from the end, that are too far from it, before a game is put away."""
MOST_OF_A_GAME = 5
"""Puzzles of one game: more would be much alike."""


def puzzle_variants() -> list[Variant]:
    """Every game, as its puzzles are played."""
    return [_preferred(variant) for variant in variants()]


def find_puzzles(variant: Variant, seed: int, unwanted: Collection[Kind] = ()) -> Iterator[Puzzle]:
    """The puzzles of one game but for some kinds, not graded yet; the same seed finds the same.

    Kinds that are not wanted leave room for rarer ones: in Triominos most turns ask for points.
    """
    position = engine_game(variant, seed)
    misses, lines = 0, set[tuple[Move, ...]]()
    while position.plies and misses < MISSES and len(lines) < MOST_OF_A_GAME:
        position.pop()
        if position.mover is None:
            continue
        if is_hopeless(position):
            misses += 1
            continue
        misses = 0
        solution = solution_of(position)
        if solution and solution.kind not in unwanted and solution.line not in lines:
            lines.add(solution.line)  # the same answer again, some draws earlier, is no other puzzle
            yield Puzzle(
                id=puzzle_id(position),
                game=variant.id,
                options=unusual_options(variant),
                moves=tuple(map(position.format, position.moves)),
                kind=solution.kind,
                line=tuple(map(position.format, solution.line)),
                worth=solution.worth,
                second=solution.second,
                replies=solution.replies,
            )


def engine_game(variant: Variant, seed: int) -> Position:
    """A whole game between levels of the engine, from an opening at random."""
    rng = Random(f"{variant.id} {seed}")
    position = start(variant)
    player = careless_player_of(variant)
    careless = player is not None and rng.random() < CARELESS
    seeds = [rng.getrandbits(32) for _ in range(variant.seats)]
    players = [player(seed) if player and careless else Engine(level=rng.choice(LEVELS), seed=seed) for seed in seeds]
    opening = METHODS.of(variant).opening_plies(variant)
    while position.turn is not None:
        mover = position.mover
        if mover is None or position.ply < opening:
            position.push(rng.choice(sorted(position.legal_moves)))
        else:
            position.push(players[mover].choose(position.view(mover)))
    return position


def _preferred(variant: Variant) -> Variant:
    offered = {option.field: option.choices for option in variant.options}
    return variant.with_options(**{name: value for name, value in PREFERRED.items() if value in offered.get(name, ())})
