"""The puzzle of a day: the same for everybody, and by the same steps in a browser without a server."""

from cornerwise.puzzles.collection import puzzle_games, shipped_puzzles
from cornerwise.puzzles.puzzle import Puzzle

STRIDE = 7919
"""A prime, so that the days of a game go through all of its puzzles before one comes again."""


def daily_puzzle(day: int) -> Puzzle:
    """By the number of the day since 1970: every day the next game, and of that another puzzle."""
    games = puzzle_games()
    puzzles = shipped_puzzles(games[day % len(games)])
    return puzzles[day // len(games) * STRIDE % len(puzzles)]
