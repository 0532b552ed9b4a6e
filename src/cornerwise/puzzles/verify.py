"""Proves a puzzle anew: every move of its solution by the exact solver, and what is asked in it."""

from cornerwise.errors import CornerwiseError
from cornerwise.puzzles.endings import Solution
from cornerwise.puzzles.families import solution_of
from cornerwise.puzzles.puzzle import Puzzle, puzzle_id
from cornerwise.rules.position import Position


class UnprovenPuzzle(CornerwiseError):
    """A puzzle that does not hold what it promises."""


def verify(puzzle: Puzzle) -> None:
    """Nothing, if the one best line is as the puzzle says, by the margin it says; else `UnprovenPuzzle`.

    Worths are points. Between two parties: by how many the solver's party ends ahead. With more seats, or alone: how
    many are sure whatever the others do. In Triominos: what the turn brings, or 1 for a tile that opens no hexagon.
    """
    position = puzzle.position()
    found = solution_of(position)
    said = (puzzle.kind, puzzle.line, puzzle.worth, puzzle.second, puzzle.replies)
    if found is None or puzzle_id(position) != puzzle.id or said != _said(found, position):
        raise UnprovenPuzzle(puzzle, "error-puzzle-unproven", id=puzzle.id)


def _said(found: Solution, position: Position) -> tuple[object, ...]:
    line = tuple(map(position.format, found.line))
    return found.kind, line, found.worth, found.second, found.replies
