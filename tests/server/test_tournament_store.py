"""Lists of tournaments: complete, in order, from one query, and found by indexes."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event, text, update

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.live.hub import Hub
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.people.privacy import Privacy
from cornerwise.server.people.ratings import Ratings
from cornerwise.server.storage.schema import tournament_events, tournaments
from cornerwise.server.storage.store import Store
from cornerwise.server.storage.tournament_store import TournamentStore
from cornerwise.server.tournaments.director import Director
from cornerwise.server.tournaments.games import game_data, planned_game
from cornerwise.server.tournaments.views import summary_data
from cornerwise.tournaments.events import Cancelled, Created, Entry, Event, Finished, Joined, Started
from cornerwise.tournaments.plan import Plan
from cornerwise.tournaments.tournament import Tournament

GAME = game_data(planned_game("duo", {}, ClockPlan("game", 60_000)))
FAR = 1 << 40


def with_director(database: str, work: Callable[[Store, Director], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(database)
        try:
            async with store.writing() as connection:  # tests share the PostgreSQL database
                await connection.execute(update(tournaments).values(listed=False, phase="cancelled"))
            await work(store, Director(Hub(store), TournamentStore(store), Privacy(store), Background()))
        finally:
            await store.close()

    asyncio.run(run())


async def put(store: Store, name: str, at: int, *more: Event, starts_at: int | None = None, listed: bool = True) -> str:
    """A tournament that last changed at a time."""
    plan = Plan("swiss", rounds=2, starts_at=starts_at)
    created = Created(plan, "seed", "host", name, listed, GAME)
    log = [Entry(seq, at, each) for seq, each in enumerate((created, Joined(1, "p1", "P1"), *more), 1)]
    tournament = Tournament(log)
    summary = encode(summary_data(name, tournament)).decode()
    assert await TournamentStore(store).append(name, tournament, log, summary)
    return name


@contextmanager
def statements(store: Store) -> Iterator[list[tuple[str, Any]]]:
    """What is asked of the database meanwhile."""
    asked: list[tuple[str, Any]] = []

    def note(connection: Any, cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
        asked.append((statement, parameters))

    engine = store.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    yield asked
    event.remove(engine, "before_cursor_execute", note)


def test_every_listed_tournament_is_found_part_by_part(database: str) -> None:
    async def work(store: Store, director: Director) -> None:
        going_on = [await put(store, f"{database[-9:]} on {n}", 1000 + n // 2, Started(2)) for n in range(4)]
        over = [await put(store, f"{database[-9:]} over {n}", 2000 + n // 2, Started(2), Finished()) for n in range(5)]
        await put(store, f"{database[-9:]} off", 3000, Cancelled("host"))
        await put(store, f"{database[-9:]} private", 3000, listed=False)
        found: list[str] = []
        while part := await director.store.listed(found[-1] if found else "", most=2):
            found += [each.id for each in part]
        assert found == [*reversed(going_on), *reversed(over)]
        assert [each.id for each in await director.store.listed(most=6)] == found[:6]
        assert await director.store.listed("nothing") == []

    with_director(database, work)


def test_a_list_takes_two_queries_however_many_there_are(database: str) -> None:
    async def work(store: Store, director: Director) -> None:
        for number in range(30):
            await put(store, f"{database[-9:]} cup {number}", number)
        with statements(store) as asked:
            found = await director.summaries(await director.store.listed())
            assert len(found) == 30 and len(asked) <= 2
        with statements(store) as asked:
            assert await director.summaries(await director.store.joinable()) and len(asked) == 1
        assert len({each["title"] for each in found}) == 30

    with_director(database, work)


def test_tournaments_from_before_summaries_were_kept_are_listed(database: str) -> None:
    async def work(store: Store, director: Director) -> None:
        name = await put(store, f"{database[-9:]} old", 1000)
        async with store.writing() as connection:
            await connection.execute(update(tournaments).values(summary=""))
        for _ in range(2):
            [found] = await director.summaries(await director.store.listed())
            assert (found["tournament"], found["entrants"]) == (name, 1)
        with statements(store) as asked:
            await director.summaries(await director.store.listed())
            assert len(asked) <= 2, "it is kept now"

    with_director(database, work)


def test_a_damaged_tournament_keeps_no_names_in_others(database: str) -> None:
    async def work(store: Store, director: Director) -> None:
        damaged, whole = [await put(store, f"{database[-9:]} {name}", 1000) for name in ("damaged", "whole")]
        async with store.writing() as connection:
            broken = update(tournament_events).where(tournament_events.c.tournament == damaged)
            await connection.execute(broken.values(data="{}"))
        with pytest.raises(KeyError):
            await director.read(damaged)
        assert (await director.read(whole)).entrants[1].name == "P1"
        assert await director.store.rename_in("p1", whole, "Pia", "")
        await director.read_again("p1")
        assert (await director.read(whole)).entrants[1].name == "Pia"

    with_director(database, work)


def test_what_is_due_longest_comes_first_and_all_that_run_have_their_turn(database: str) -> None:
    async def work(store: Store, director: Director) -> None:
        late, later = [await put(store, f"{database[-9:]} {at}", 1, starts_at=at) for at in (900, 300)]
        await put(store, f"{database[-9:]} not yet", 1, starts_at=5000)
        assert await director.store.due(2000) == [later, late]
        assert await director.store.due(2000, most=1) == [later]
        running = sorted([await put(store, f"{database[-9:]} run {n}", 1, Started(2)) for n in range(5)])
        seen: list[str] = []
        while part := await director.store.running(seen[-1] if seen else "", most=2):
            seen += part
        assert seen == running

    with_director(database, work)


def test_no_list_reads_a_whole_table(database: str) -> None:
    async def work(store: Store, director: Director) -> None:
        found, ratings = director.store, Ratings(store, Hub(store), Background())
        last = await put(store, f"{database[-9:]} plan", 1, Started(2), Finished())
        with statements(store) as asked:
            await found.due(FAR)
            await found.running("")
            await found.listed()
            await found.listed(last)
            await found.joinable()
            await found.of("p1")
            await found.of_club("club", is_member=False)
            await ratings.board("duo")
        is_sqlite = store.engine.dialect.name == "sqlite"
        async with store.engine.connect() as connection:
            if not is_sqlite:  # which reads small tables as a whole where it may
                await connection.execute(text("SET enable_seqscan = off"))
            for statement, parameters in asked:
                explain = f"EXPLAIN {'QUERY PLAN ' if is_sqlite else ''}{statement}"
                plan = [str(row[-1]) for row in await connection.exec_driver_sql(explain, parameters)]
                whole = [f"{'SCAN' if is_sqlite else 'Seq Scan on'} {table}" for table in ("tournaments", "ratings")]
                assert not [step for step in plan if any(scan in step for scan in whole)], (statement, plan)

    with_director(database, work)
