"""Grades a puzzle by what the engine's levels find, as a rating to start from."""

from dataclasses import replace

from cornerwise.engine.levels import LEVELS, Level
from cornerwise.engine.methods import ladder_of
from cornerwise.engine.player import Engine
from cornerwise.puzzles.puzzle import Puzzle
from cornerwise.rules.position import Position

SEEDS = 3
"""How often a level tries, from level 7 on once: those hardly ever change their minds."""
SEEDS_ABOVE, FEW_SEEDS = 7, 1
LEVEL_1, STEP = 700, 190
"""What level 1 is worth, and each level more. A level wins about three games of four against the one below, which is
190 points on the scale of Elo and Glicko."""
LOWEST, HIGHEST = 400, 2600
SURE = 2
"""So many strengths in a row that always find it, and the stronger ones are not asked any more."""


def grade(puzzle: Puzzle) -> int:
    """The rating at which the levels would find as much of it as they do, were they people."""
    return fitted_rating(chances(puzzle))


def chances(puzzle: Puzzle) -> list[float]:
    """How likely every level is to find the whole solution."""
    ladder = ladder_of(puzzle.variant)
    position = puzzle.position()
    found: dict[Level, tuple[list[float], list[int]]] = {}
    chances, sure = [], 0
    for number in LEVELS:
        level = ladder[number - 1]
        searched = replace(level, slip=0.0)
        if searched not in found:
            found[searched] = ([1.0], [1]) if sure >= SURE else _tried(puzzle, position, number)
            sure = sure + 1 if min(found[searched][0]) == 1.0 else 0
        hits, choices = found[searched]
        chance = 1.0
        for hit, choice in zip(hits, choices, strict=True):
            chance *= (1 - level.slip) * hit + level.slip / choice
        chances.append(chance)
    return chances


def fitted_rating(chances: list[float]) -> int:
    """By the curve of Elo and Glicko, the rating of a puzzle that the levels solve as often as that."""
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - LEVEL_1 - STEP * step) / 400)) for step in range(len(chances)))
        low, high = (low, middle) if expected < sum(chances) else (middle, high)
    return round(low)


def _tried(puzzle: Puzzle, position: Position, number: int) -> tuple[list[float], list[int]]:
    """For every own move of the solution: how often a level finds it when it does not slip, and among how many."""
    hits, choices, before = [], [], position.ply
    mover = position.mover
    assert mover is not None  # it is a puzzle
    party = position.variant.party_of(mover)
    for text in puzzle.line:
        move = position.parse(text)
        if position.mover in party:
            seeds = range(FEW_SEEDS if number >= SEEDS_ABOVE else SEEDS)
            picks = [Engine(level=number, seed=seed).analyse(position, lines=1).best.move for seed in seeds]
            hits.append(picks.count(move) / len(picks))
            choices.append(len(position.legal_moves))
        position.push(move)
    while position.ply > before:
        position.pop()
    return hits, choices
