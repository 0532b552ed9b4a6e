"""Puzzles on a server: every answer counts once, whoever asks how often and whatever is killed meanwhile."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from secrets import token_hex

import httpx
import pytest
from serving import Player, Served, serving
from sqlalchemy import func, insert, select

from cornerwise.puzzles.collection import puzzle_games, shipped_puzzles
from cornerwise.puzzles.daily import daily_puzzle
from cornerwise.puzzles.puzzle import Puzzle
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.match.clock import DAY
from cornerwise.server.people.puzzle_ratings import PuzzleRatings, find_puzzle
from cornerwise.server.storage.schema import accounts, players, puzzle_grades, puzzle_players, puzzle_results
from cornerwise.server.storage.store import Store

WRONG = ["a1"]


def with_ratings(url: str, work: Callable[[Store, PuzzleRatings], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await work(store, PuzzleRatings(store))
        finally:
            await store.close()

    asyncio.run(run())


async def new_player(store: Store, *, account: bool = False) -> str:
    name = token_hex(8)
    async with store.writing() as connection:
        await connection.execute(insert(players), {"id": name, "name": name, "created": 1})
        if account:
            row = {"player": name, "login": name, "password": "", "created": 1}
            await connection.execute(insert(accounts), row)
    return name


def first_puzzle(game: str = "duo") -> Puzzle:
    return shipped_puzzles(game)[0]


def test_an_answer_counts_once_however_often_it_is_sent(database: str) -> None:
    async def work(store: Store, ratings: PuzzleRatings) -> None:
        anna, puzzle = await new_player(store, account=True), first_puzzle()
        many = [ratings.answer(anna, puzzle, puzzle.line, hinted=False, at=n) for n in range(8)]
        answers = await asyncio.gather(*many)
        assert sum(not answer.repeated for answer in answers) == 1
        assert {(answer.solved, answer.before, answer.after) for answer in answers} == {(True, 1500, answers[0].after)}
        assert answers[0].after > 1500
        assert not (await ratings.answer(anna, puzzle, WRONG, hinted=False, at=9)).after < 1500  # too late
        async with store.engine.connect() as connection:
            results = select(puzzle_players.c.results).where(puzzle_players.c.player == anna)
            assert (await connection.execute(results)).scalar_one() == 1
            count = select(func.count()).select_from(puzzle_results).where(puzzle_results.c.player == anna)
            assert (await connection.execute(count)).scalar_one() == 1

    with_ratings(database, work)


def test_only_accounts_change_how_hard_a_puzzle_is(database: str) -> None:
    async def work(store: Store, ratings: PuzzleRatings) -> None:
        puzzle = first_puzzle("polyomino-8")
        guest, member = await new_player(store), await new_player(store, account=True)
        before = await ratings.grade(puzzle)
        missed = await ratings.answer(guest, puzzle, WRONG, hinted=False, at=1)
        assert not missed.solved and missed.after < missed.before
        assert await ratings.grade(puzzle) == before
        await ratings.answer(member, puzzle, WRONG, hinted=False, at=2)
        assert await ratings.grade(puzzle) > before
        async with store.writing() as connection:  # other tests of this database find it as it was
            await connection.execute(puzzle_grades.delete().where(puzzle_grades.c.puzzle == puzzle.id))

    with_ratings(database, work)


def test_with_a_hint_nothing_is_rated(tmp_path: Path) -> None:
    async def work(store: Store, ratings: PuzzleRatings) -> None:
        anna, puzzle = await new_player(store), first_puzzle()
        answer = await ratings.answer(anna, puzzle, puzzle.line, hinted=True, at=1)
        assert answer.solved and not answer.counted and answer.before == answer.after
        record = await ratings.of(anna)
        assert (record["rating"], record["tried"], record["solved"]) == (1500, 1, 1)

    with_ratings(f"sqlite:///{tmp_path}/test.db", work)


def test_the_next_puzzle_is_new_and_near(tmp_path: Path) -> None:
    async def work(store: Store, ratings: PuzzleRatings) -> None:
        anna, rng = await new_player(store), Random(1)
        seen = set()
        for number in range(3):
            puzzle = await ratings.next(anna, "duo", None, rng)
            assert puzzle is not None and puzzle.id not in seen
            seen.add(puzzle.id)
            await ratings.answer(anna, puzzle, puzzle.line, hinted=False, at=number)
        kind = first_puzzle("duo").kind
        found = await ratings.next(anna, "duo", kind, rng)
        assert found is not None and (found.game, found.kind) == ("duo", kind)
        assert await ratings.next(anna, "duo", "hexagon", rng) is None
        any_game = await ratings.next(anna, None, None, rng)
        assert any_game is not None and abs(any_game.rating - 1500) < 600

    with_ratings(f"sqlite:///{tmp_path}/test.db", work)


def test_a_killed_server_has_rated_what_it_acknowledged_and_nothing_twice(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/test.db"
    puzzles = shipped_puzzles("duo")[:6]
    acknowledged: dict[str, dict[str, object]] = {}
    with serving(database) as served:
        anna = Player(served.url, "Anna")
        for puzzle in puzzles[:4]:
            body = {"moves": list(puzzle.line)}
            acknowledged[puzzle.id] = anna.post(f"/api/puzzles/{puzzle.id}/answer", body)
        served.kill()
    with serving(database) as served:
        anna.http.base_url = httpx.URL(served.url)
        for puzzle in puzzles:  # the client does not know what arrived, and sends everything again
            again = anna.post(f"/api/puzzles/{puzzle.id}/answer", {"moves": list(puzzle.line)})
            known = acknowledged.get(puzzle.id)
            assert again["repeated"] == (known is not None)
            assert known is None or again == known | {"repeated": True}
        record = anna.get("/api/puzzles/mine")
        assert record["tried"] == record["solved"] == len(puzzles)
        chain = sorted(record["results"], key=lambda result: result["after"])
        assert [result["after"] for result in chain][:-1] == [result["before"] for result in chain][1:]
        anna.close()


def test_routes(served: Served, anna: Player) -> None:
    daily = anna.get("/api/puzzles/daily")
    assert daily["id"] in {daily_puzzle(now() // DAY + day).id for day in (-1, 0, 1)}
    assert anna.get(f"/api/puzzles/{daily['id']}")["line"] == daily["line"]
    for game in puzzle_games():
        found = anna.get(f"/api/games/{game}/puzzles")
        assert [puzzle["id"] for puzzle in found] == [puzzle.id for puzzle in shipped_puzzles(game)]
    assert anna.get("/api/games/nothing/puzzles") == []
    assert anna.get("/api/games/rumis-tower/puzzles")[0]["options"] == {"seats": 2}
    assert anna.get("/api/puzzles/mine")["results"] == []
    puzzle = anna.get("/api/puzzles/next?game=duo")["puzzle"]
    outcome = anna.post(f"/api/puzzles/{puzzle['id']}/answer", {"moves": WRONG})
    assert not outcome["solved"] and outcome["counted"] and outcome["after"] < outcome["before"]
    assert anna.post("/api/puzzles/nothing-1/answer", {"moves": WRONG})["code"] == "request/unknown"
    assert anna.get("/api/puzzles/next?kind=nothing")["code"] == "request/malformed"
    assert anna.get("/api/account/data")["puzzle_results"][0]["puzzle"] == puzzle["id"]
    stranger = httpx.Client(base_url=served.url)
    assert stranger.get("/api/puzzles/next").status_code == 401
    stranger.close()


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(Refused):
        find_puzzle("duo-nothing")
