"""Routes for puzzles: those of a game, the daily one, the next one, answers and one's own results."""

from functools import cache
from random import Random
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import Field, StringConstraints

from cornerwise.games.catalogue import find_variant
from cornerwise.games.options import Choice
from cornerwise.puzzles.collection import puzzle_games, shipped_puzzles
from cornerwise.puzzles.puzzle import Kind, Puzzle
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.model import Model
from cornerwise.server.base.server_time import now
from cornerwise.server.http.hosts import address_of
from cornerwise.server.http.http_guard import json_response
from cornerwise.server.http.pages import File
from cornerwise.server.http.routes import Actor, InjectedApplication, Me
from cornerwise.server.match.actions import Notation
from cornerwise.server.people.puzzle_ratings import find_puzzle

router = APIRouter(prefix="/api")
PuzzleId = Annotated[str, StringConstraints(pattern="^[a-z0-9-]{1,60}$")]
PuzzlePath = Annotated[PuzzleId, Path(description="the name of a puzzle")]
MOST_MOVES = 40


class PuzzleData(Model):
    """A position, what is asked in it, and the one line that solves it."""

    id: str
    game: str
    options: dict[str, Choice]
    moves: list[str]
    """The game before it."""
    kind: Kind
    line: list[str]
    """Own moves and the best replies to them."""
    replies: list[int]
    """Which moves of the line, counted from 0, are replies."""
    worth: int
    """What the best first move leads to, in points, and the next best."""
    second: int
    rating: int


class PuzzleAnswer(Model):
    """All moves from the puzzle's position on, the replies too, up to where it was solved or missed."""

    moves: Annotated[list[Notation], Field(min_length=1, max_length=MOST_MOVES)]
    hinted: bool = False
    """Whether a hint was taken: then it does not count."""


class PuzzleOutcome(Model):
    solved: bool
    counted: bool
    repeated: bool
    """Whether the puzzle had been answered before; the rest tells of that answer."""
    before: int
    after: int
    """The own rating."""


class NextPuzzle(Model):
    puzzle: PuzzleData | None
    """None when all of them are done."""


class PuzzleResult(Model):
    puzzle: str
    at: int
    solved: bool
    counted: bool
    before: int
    after: int


class PuzzleRecord(Model):
    rating: int
    deviation: int
    provisional: bool
    tried: int
    solved: int
    results: list[PuzzleResult]


@router.get("/games/{variant}/puzzles", tags=["puzzles"], response_model=list[PuzzleData])
async def puzzles_of_game(variant: Annotated[str, Path(max_length=40)], request: Request) -> Response:
    """All puzzles of a game, the easiest first, for clients that keep them; none of a game that has none."""
    return _collection(variant).response(request, "no-cache") if variant in puzzle_games() else json_response([])


@router.get("/puzzles/daily", tags=["puzzles"], response_model=PuzzleData)
async def puzzle_of_the_day(application: InjectedApplication) -> Response:
    """The puzzle of today, by UTC."""
    puzzle = application.puzzles.daily(now())
    return json_response(puzzle_data(puzzle, await application.puzzles.grade(puzzle)))


@router.get("/puzzles/next", tags=["puzzles"], response_model=NextPuzzle)
async def next_puzzle(
    application: InjectedApplication,
    me: Me,
    game: Annotated[str | None, Query(max_length=40, description="only of this game")] = None,
    kind: Annotated[Kind | None, Query(description="only of this kind")] = None,
) -> Response:
    """A puzzle that you have not answered yet, near your rating."""
    puzzle = await application.puzzles.next(me.id, game, kind, Random())
    if puzzle is None:
        return json_response({"puzzle": None})
    return json_response({"puzzle": puzzle_data(puzzle, await application.puzzles.grade(puzzle))})


@router.get("/puzzles/mine", tags=["puzzles"], response_model=PuzzleRecord)
async def my_puzzles(application: InjectedApplication, me: Me) -> Response:
    """Your puzzle rating and your last hundred results."""
    return json_response(await application.puzzles.of(me.id))


@router.get("/puzzles/{puzzle_id}", tags=["puzzles"], response_model=PuzzleData)
async def one_puzzle(puzzle_id: PuzzlePath, application: InjectedApplication) -> Response:
    """A puzzle by its name."""
    puzzle = find_puzzle(puzzle_id)
    return json_response(puzzle_data(puzzle, await application.puzzles.grade(puzzle)))


@router.post("/puzzles/{puzzle_id}/answer", tags=["puzzles"], response_model=PuzzleOutcome)
async def answer_puzzle(
    puzzle_id: PuzzlePath, body: PuzzleAnswer, request: Request, application: InjectedApplication, me: Actor
) -> Response:
    """Answers a puzzle. The first answer counts; sent again, it changes nothing and tells the same."""
    application.limits.spend("puzzle", me.id)
    application.limits.spend("puzzle", address_of(request))
    outcome = await application.puzzles.answer(me.id, find_puzzle(puzzle_id), body.moves, body.hinted, now())
    return json_response(
        {"solved": outcome.solved, "counted": outcome.counted, "repeated": outcome.repeated}
        | {"before": round(outcome.before), "after": round(outcome.after)}
    )


@cache
def _collection(game: str) -> File:
    return File.packed("application/json", puzzles_json(game))


@cache
def puzzles_json(game: str) -> bytes:
    """As browsers and the static edition keep them."""
    return encode([puzzle_data(puzzle, puzzle.rating) for puzzle in shipped_puzzles(game)])


def puzzle_data(puzzle: Puzzle, rating: int) -> dict[str, object]:
    told = {"id": puzzle.id, "game": puzzle.game, "options": _choices(puzzle), "moves": puzzle.moves}
    asked = {"kind": puzzle.kind, "line": puzzle.line, "worth": puzzle.worth, "second": puzzle.second}
    return told | asked | {"replies": puzzle.replies, "rating": rating}


def _choices(puzzle: Puzzle) -> dict[str, Choice]:
    variant = find_variant(puzzle.game)
    return {name: value for name, text in puzzle.options.items() for value in variant.parse_option(name, text).values()}
