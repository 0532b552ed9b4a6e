"""Puzzles solved and missed in a browser, by what comes with the package."""

import json
import re
from functools import cache

from people import Table
from playwright.sync_api import Page, expect

from cornerwise.locales.catalogue import translator
from cornerwise.puzzles.collection import shipped_puzzles
from cornerwise.puzzles.puzzle import Puzzle
from cornerwise.rules.position import Position
from cornerwise.server.http.puzzle_routes import puzzle_data

GAME = "duo"
COLLECTIONS = "**/api/games/*/puzzles"


def fits(position: Position, move: str) -> int:
    """How many places there are for the piece of a move."""
    piece = position.piece_name(position.parse(move))
    return sum(position.piece_name(other) == piece for other in position.legal_moves)


@cache
def plain_puzzles() -> tuple[Puzzle, ...]:
    """Puzzles of one move, whose piece has only one place: the next fit is the solution."""
    return tuple(
        puzzle
        for puzzle in shipped_puzzles(GAME)
        if len(puzzle.line) == 1 and fits(puzzle.position(), puzzle.line[0]) == 1
    )


def task(puzzle: Puzzle) -> str:
    return translator("en").line(f"puzzle-kind-{puzzle.kind}")


def place(page: Page, piece: str) -> None:
    page.locator(f"[data-piece='{piece}']").click()
    page.get_by_role("button", name="Next fit").click()
    Table(page).place.click()


def solve(page: Page, puzzle: Puzzle) -> None:
    position = puzzle.position()
    place(page, position.piece_name(position.parse(puzzle.line[0])))


def wrong_piece(puzzle: Puzzle) -> str:
    """Another one than that of the solution."""
    position = puzzle.position()
    right = position.piece_name(position.parse(puzzle.line[0]))
    return next(name for move in position.legal_moves if (name := position.piece_name(move)) != right)


def miss(page: Page, puzzle: Puzzle) -> None:
    place(page, wrong_piece(puzzle))


def is_answered(puzzle: Puzzle) -> bool:
    """Whether the rival moves after the wrong piece, wherever it lies."""
    position, wrong = puzzle.position(), wrong_piece(puzzle)
    mover = position.mover
    for move in list(position.legal_moves):
        position.push(move)
        other = position.mover not in (mover, None)
        position.pop()
        if position.piece_name(move) == wrong and not other:
            return False
    return True


def shown(page: Page, puzzles: tuple[Puzzle, ...]) -> Puzzle:
    """Which of some puzzles the page shows, by its difficulty."""
    told = page.get_by_text(re.compile("Difficulty"))
    expect(told).to_contain_text(re.compile("|".join(str(puzzle.rating) for puzzle in puzzles)))
    number = re.sub(r"\D", "", told.inner_text())
    return next(puzzle for puzzle in puzzles if str(puzzle.rating) == number)


def only(page: Page, puzzles: tuple[Puzzle, ...]) -> None:
    """Lets the browser find no other puzzles than these."""
    body = json.dumps([puzzle_data(puzzle, puzzle.rating) for puzzle in puzzles])
    page.route(COLLECTIONS, lambda route: route.fulfill(body=body, content_type="application/json"))


def few() -> tuple[Puzzle, ...]:
    """Three that can be told apart by their difficulty."""
    return tuple({puzzle.rating: puzzle for puzzle in plain_puzzles()}.values())[:3]
