"""Engines of seats: kept by the worker that has them, told only what is new, and replaced when they are gone."""

import asyncio
import json
import os
from collections.abc import Awaitable, Callable

import pytest

from cornerwise import new_game
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.rules.position import Position
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.engines import engine_host
from cornerwise.server.engines.engine_host import EngineHost, Report
from cornerwise.server.engines.pool import EnginePool
from cornerwise.server.engines.worker import EngineFailed, ProcessWorker, Worker


class LocalWorker:
    """A worker in this process that notes what it is asked, as JSON as it would go to another one."""

    def __init__(self) -> None:
        self.host, self.jobs, self.is_alive = EngineHost(), list[Data](), True

    async def ask(self, job: Data, report: Report = lambda progress: None) -> Data:
        await asyncio.sleep(0)
        if not self.is_alive:
            raise EngineFailed("it has died")
        self.jobs.append(json.loads(json.dumps(job)))
        return self.host.answer(self.jobs[-1], report)

    def stop(self) -> None:
        self.host.stop()

    def forget(self, match: str) -> None:
        self.host.forget(match)

    async def end(self) -> None:
        self.is_alive = False


class Office:
    """A pool whose workers are here."""

    def __init__(self, size: int = 1) -> None:
        self.workers: list[LocalWorker] = []
        self.pool = EnginePool(size, start_worker=self.start)

    async def start(self) -> LocalWorker:
        self.workers.append(LocalWorker())
        return self.workers[-1]

    async def move(self, match: str, game: Position, level: int = 1) -> None:
        """The seat to move moves."""
        assert game.mover is not None
        game.push(await self.pool.choose(match, game.view(game.mover), level))

    def told(self, worker: int = 0) -> list[tuple[int, int]]:
        """For every job how many moves were known, and how many were told."""
        views = [job["view"] for job in self.workers[worker].jobs]
        return [(view["known"], len(view["plies"])) for view in views]


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await work()

    asyncio.run(whole())


def test_a_seat_is_told_only_the_moves_since_its_last_and_keeps_its_engine() -> None:
    async def work() -> None:
        office, game = Office(), new_game("duo")
        for _ in range(2):
            await office.move("m", game)
        kept = dict(office.workers[0].host._seats)
        for _ in range(4):
            await office.move("m", game)
        assert office.told() == [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (3, 2)]
        assert office.workers[0].host._seats == kept, "the same engines, with the trees that they have grown"

    run(work)


def test_an_engine_follows_the_game_that_it_was_told_in_parts() -> None:
    async def work() -> None:
        office, game = Office(), new_game("duo")
        for _ in range(6):
            await office.move("m", game, level=7)  # one that never plays without a search
        seat = office.workers[0].host._seats["m", 1]
        assert seat.reader is not None and seat.reader.known == 5
        search = seat.engine._searches.placing
        assert isinstance(search, PlacingSearch)
        assert search._position is not None and search._position.moves == game.moves[:5]

    run(work)


def test_after_moves_were_taken_back_the_whole_view_is_told() -> None:
    async def work() -> None:
        office, game = Office(), new_game("duo")
        for _ in range(4):
            await office.move("m", game)
        game.pop()
        game.pop()
        taken_back = game.pop()
        game.push(next(move for move in game.legal_moves if move != taken_back))
        game.push(next(iter(game.legal_moves)))
        await office.move("m", game)
        assert office.told()[-1] == (0, 3)

    run(work)


def test_a_worker_that_plays_too_many_seats_asks_for_the_whole_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_host, "MOST_KEPT", 1)

    async def work() -> None:
        office, game = Office(), new_game("duo")
        for _ in range(4):
            await office.move("m", game)
        assert office.told() == [(0, 0), (0, 1), (0, 2), (1, 2), (0, 3)]
        assert len(office.workers[0].host._seats) == 1

    run(work)


def test_another_worker_takes_over_when_one_has_died() -> None:
    async def work() -> None:
        office, game = Office(), new_game("duo")
        for _ in range(3):
            await office.move("m", game)
        office.workers[0].is_alive = False
        await office.move("m", game)
        assert len(office.workers) == 2 and office.told(1) == [(0, 3)]

    run(work)


def test_a_seat_goes_to_the_worker_that_has_its_engine() -> None:
    async def work() -> None:
        office, games = Office(2), {name: new_game("duo") for name in ("a", "b")}
        await asyncio.gather(*(office.move(name, game) for name, game in games.items()))
        for _ in range(3):
            for name, game in reversed(games.items()):
                await office.move(name, game)
        assert [{job["match"] for job in worker.jobs} for worker in office.workers] == [{"a"}, {"b"}]

    run(work)


def test_engines_of_a_match_that_is_over_are_dropped() -> None:
    async def work() -> None:
        office, game, other = Office(), new_game("duo"), new_game("duo")
        await office.move("m", game)
        await office.move("other", other)
        office.pool.forget("m")
        assert set(office.workers[0].host._seats) == {("other", 0)}
        assert set(office.pool._told) == {"other"}

    run(work)


def test_hidden_hands_are_told_as_a_view_each_time() -> None:
    async def work() -> None:
        office, game = Office(), new_game("triominos", seed=3)
        mover = game.mover
        assert mover is not None
        for _ in range(2):
            await office.pool.choose("m", game.view(mover), 1)
        first, second = (job["view"] for job in office.workers[0].jobs)
        assert first == second and first["known"] == 0
        hidden = {tuple(tile) for tile in game.view(1 - mover).hand}
        assert hidden.isdisjoint(map(tuple, first["hand"]))

    run(work)


def test_another_level_is_another_engine() -> None:
    async def work() -> None:
        office, game = Office(), new_game("duo")
        await office.move("m", game)
        first = office.workers[0].host._seats["m", 0]
        game.pop()
        await office.move("m", game, level=2)
        assert office.workers[0].host._seats["m", 0] is not first

    run(work)


def test_jobs_that_are_cancelled_together_free_no_more_workers_than_there_are() -> None:
    """Clients that hang up at the same moment: a job whose turn comes just then is not started."""

    async def work() -> None:
        office = Office()
        busy, ends = asyncio.Event(), asyncio.Event()
        running = most = 0

        async def ask(worker: Worker) -> Data:
            nonlocal running, most
            running += 1
            most = max(most, running)
            busy.set()
            await ends.wait()
            running -= 1
            return {}

        first = asyncio.create_task(office.pool.run(ask))
        await busy.wait()
        waiting = [asyncio.create_task(office.pool.run(ask)) for _ in range(5)]
        await asyncio.sleep(0)
        ends.set()
        for task in waiting[:4]:
            task.cancel()
        first_result, *others = await asyncio.wait_for(asyncio.gather(first, *waiting, return_exceptions=True), 60)
        assert first_result == {} and others[4] == {} and most == 1
        assert all(isinstance(other, asyncio.CancelledError) for other in others[:4])
        again = [office.pool.run(ask) for _ in range(3)]
        await asyncio.wait_for(asyncio.gather(*again), 60)
        assert most == 1

    asyncio.run(work())


def test_workers_leave_the_processor_to_the_server() -> None:
    """Linux compares priorities within a session only; Ctrl-C goes to a process group."""

    async def work() -> None:
        worker = await ProcessWorker.start()
        process = worker._process.pid
        assert os.getpriority(os.PRIO_PROCESS, process) > os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getsid(process) == os.getsid(0) and os.getpgid(process) != os.getpgid(0)
        await worker.end()

    asyncio.run(work())
