"""The log in a database: SQLite and PostgreSQL give back the same bytes, and a number is written once."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from secrets import token_hex

import do
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from matches import ANNA, BEN, OPEN, START, any_move, ask, plan, seen_snapshot, table, written
from sqlalchemy import Connection, delete, insert, select, text
from sqlalchemy.exc import IntegrityError
from test_tournament_store import statements

from cornerwise.errors import CornerwiseError
from cornerwise.server.base.server_time import now
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.match.match import Match
from cornerwise.server.match.server_actions import create
from cornerwise.server.people.credentials import Credentials
from cornerwise.server.people.tickets import Tickets
from cornerwise.server.storage.database import database_url, open_blocking, upgrade
from cornerwise.server.storage.group_commit import GroupCommit
from cornerwise.server.storage.lobby_store import LobbyStore
from cornerwise.server.storage.schema import blocks, follows, matches, metadata, players
from cornerwise.server.storage.store import Session, Store, log_append_of


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def named(match: Match) -> Match:
    """The same match under a name of its own: tests share the PostgreSQL database."""
    match.id = token_hex(8)
    return match


def test_a_match_comes_back_as_it_was(database: str) -> None:
    match = named(table("triominos", clock=ClockPlan("move", 60_000), edition="french"))
    for turn in range(12):
        assert match.mover is not None
        ask(match, match.mover, do.move(any_move(match, Random(turn))), at=START + turn * 999)

    async def work(store: Store) -> None:
        assert await store.append([log_append_of(match, 0)]) == [True]
        log = await store.log(match.id)
        assert written(log) == written(match.log)
        assert written(await store.log(match.id, since=5)) == written(match.log[5:])
        twin = Match(match.id, log)
        for viewer in ((), (0,), (0, 1)):
            assert json.dumps(seen_snapshot(twin, viewer)) == json.dumps(seen_snapshot(match, viewer))
        assert await store.log("nothing") == []

    with_store(database, work)


def test_the_same_log_gives_the_same_bytes_on_both(tmp_path: Path, postgres_url: str) -> None:
    match = named(table("classic-3", ANNA, BEN, ANNA))
    for turn in range(9):
        assert match.mover is not None
        ask(match, match.mover, do.move(any_move(match, Random(turn))))
    texts = []

    async def work(store: Store) -> None:
        await store.append([log_append_of(match, 0)])
        twin = Match(match.id, await store.log(match.id))
        texts.append((written(twin.log), json.dumps([seen_snapshot(twin, [seat]) for seat in range(3)])))

    for url in (f"sqlite:///{tmp_path}/a.db", postgres_url):
        with_store(url, work)
    assert texts[0] == texts[1]


def test_of_two_servers_that_write_one_event_only_one_has_written_it(database: str) -> None:
    match, other = named(table("duo")), named(table("duo"))
    twin = Match(match.id, match.log)
    one, two = ((ask(m, seat, do.resign()), log_append_of(m, 2))[1] for m, seat in ((match, 0), (twin, 1)))

    async def work(store: Store) -> None:
        assert await store.append([log_append_of(match, 0)]) == [True]
        assert await store.append([log_append_of(other, 0), two]) == [True, False], "the other match does not suffer"
        assert len(await store.log(other.id)) == other.seq
        assert written(await store.log(match.id)) == written(match.log)
        assert await store.append([one]) == [False]

    with_store(database, work)


def test_a_journal_writes_together_what_comes_together(database: str) -> None:
    made = [named(table("duo")) for _ in range(40)]

    async def work(store: Store) -> None:
        journal = GroupCommit(store)
        assert all(await asyncio.gather(*(journal.write(log_append_of(match, 0)) for match in made)))
        for match in made[::13]:
            assert written(await store.log(match.id)) == written(match.log)
        assert not await journal.write(log_append_of(made[0], 0))
        await journal.close()

    with_store(database, work)


def test_a_move_does_not_wait_for_all_the_others_who_write(tmp_path: Path) -> None:
    match = named(table("duo"))

    async def work(store: Store) -> None:
        done: list[str] = []

        async def note(what: str, writing: Awaitable[object]) -> None:
            await writing
            done.append(what)

        others = [note("person", store.add_player(token_hex(8), "Eve", token_hex(8), now())) for _ in range(40)]
        queued = asyncio.gather(*others)
        await asyncio.sleep(0)
        await note("move", store.append([log_append_of(match, 0)]))
        await queued
        assert done.index("move") <= 2

    with_store(f"sqlite:///{tmp_path}/games.db", work)


def test_a_broken_database_is_heard_of(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        journal = GroupCommit(store)
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE matches")
        with pytest.raises(Exception, match="no such table"):
            await journal.write(log_append_of(table("duo"), 0))
        assert await store.log("m1") == [], "all or nothing"

    with_store(f"sqlite:///{tmp_path}/test.db", work)


def test_lists(database: str) -> None:
    waiting = Match(token_hex(8))
    create(waiting, replace(plan("duo", ANNA, OPEN), listed=True), START)
    timed = named(table("duo", clock=ClockPlan("game", 1_000)))
    host = f"p-{timed.id}"

    async def work(store: Store) -> None:
        await store.append([log_append_of(waiting, 0), log_append_of(timed, 0)])
        assert waiting.id in await store.lobby() and timed.id not in await store.lobby()
        assert timed.id in await store.due(START + 1_001) and timed.id not in await store.due(START + 1_000)
        assert {waiting.id, timed.id} <= set(await store.matches_of(ANNA.player))
        assert await store.matches_of(host) == []

    with_store(database, work)


def test_people_have_sessions(database: str) -> None:
    player, digest = token_hex(4), token_hex(8)

    async def work(store: Store) -> None:
        assert await store.session(digest) is None
        await store.add_player(player, "Anna", digest, START)
        await store.rename(player, "Änna 🙂")
        session = Session(digest, player, START, START)
        assert await store.session(digest) == (session, "Änna 🙂") and await store.sessions_of(player) == [session]
        assert await store.living([digest, "none"]) == {digest}
        await store.purge(START + 10, idle=5, longest=1000)
        assert await store.session(digest) is None

    with_store(database, work)


def test_absence_is_noted_and_moves_deadlines(tmp_path: Path) -> None:
    timed = named(table("duo", clock=ClockPlan("game", 60_000)))

    async def work(store: Store) -> None:
        await store.append([log_append_of(timed, 0)])
        assert await store.note_downtime(START, patience=3_000) is None, "nothing is known of the time before"
        await store.beat("a", START + 1_000)
        assert await store.note_downtime(START + 3_000, patience=3_000) is None
        absence = await store.note_downtime(START + 101_000, patience=3_000)
        assert absence and (absence.start, absence.end) == (START + 1_000, START + 101_000)
        assert await store.absences(START) == [absence] and await store.absences(START + 101_000) == []
        assert await store.due(START + 160_000) == [] and await store.due(START + 160_001) == [timed.id]

    with_store(f"sqlite:///{tmp_path}/test.db", work)


def test_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(database, work)
    with_store(database, work)  # and a second start has nothing to do


def test_older_matches_that_are_over_are_found_without_reading_newer_ones(database: str) -> None:
    variants, names = ("rare-game", "other-game"), [f"over {number}" for number in range(6)]
    row = {"phase": "over", "listed": True, "open_seats": 0, "seq": 40, "created": 1, "engine_due": False}

    async def work(store: Store) -> None:
        async with store.writing() as connection:
            rows = [row | {"id": name, "variant": variants[n % 2], "changed": n // 3} for n, name in enumerate(names)]
            await connection.execute(insert(matches), rows)
        lobby = LobbyStore(store)
        try:
            with statements(store) as asked:
                assert await lobby.finished(variants, 4) == [*reversed(names)][:4]
                assert await lobby.finished(variants, 4, names[2]) == names[1::-1]
                assert await lobby.finished(["rare-game"], 9, names[4]) == [names[2], names[0]]
                assert await lobby.finished(None, 3, names[3]) == names[2::-1]
                assert await lobby.finished(None, 3, "nothing") == []
            async with store.engine.connect() as connection:
                if not (is_sqlite := store.engine.dialect.name == "sqlite"):
                    await connection.execute(text("SET enable_seqscan = off"))
                for statement, parameters in asked:
                    explain = f"EXPLAIN {'QUERY PLAN ' if is_sqlite else ''}{statement}"
                    plan = [str(step[-1]) for step in await connection.exec_driver_sql(explain, parameters)]
                    index = [step for step in plan if ("USING INDEX" if is_sqlite else "Index Cond") in step]
                    assert "matches.variant" not in statement or all("variant" in step for step in index), plan
                    assert " < " not in statement or all("changed" in step for step in index), plan
        finally:
            async with store.writing() as connection:  # tests share the PostgreSQL database
                await connection.execute(delete(matches).where(matches.c.id.in_(names)))

    with_store(database, work)


def test_follows_that_have_outlived_a_block_are_removed(tmp_path: Path) -> None:
    engine = open_blocking(database_url(f"sqlite:///{tmp_path}/test.db"))
    people = ("anna", "ben", "cleo")
    with engine.begin() as connection:
        upgrade(connection, "0014")
        connection.execute(insert(players), [{"id": each, "name": each, "created": 1} for each in people])
        pairs = [{"player": one, "followed": other, "at": 1} for one in people for other in people if one != other]
        connection.execute(insert(follows), pairs)
        connection.execute(insert(blocks).values(player="anna", blocked="ben", at=1))
        upgrade(connection)
        left = {(row.player, row.followed) for row in connection.execute(select(follows))}
    engine.dispose()
    assert left == {("anna", "cleo"), ("ben", "cleo"), ("cleo", "anna"), ("cleo", "ben")}


@pytest.mark.parametrize("url", ["nonsense", "mysql://x", "sqlite://", "sqlite:///:memory:"])
def test_what_is_no_database(url: str) -> None:
    with pytest.raises(CornerwiseError, match="database"):
        database_url(url)


def test_commits_are_on_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            for name, value in (("journal_mode", "wal"), ("synchronous", 2)):
                assert (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() == value

    with_store(f"sqlite:///{tmp_path}/test.db", work)


def test_errors_of_the_database_tell_nothing_of_what_was_stored(database: str) -> None:
    async def work(store: Store) -> None:
        player = token_hex(4)
        await store.add_player(player, "Anna's secret name", token_hex(8), START)
        with pytest.raises(IntegrityError) as caught:
            await store.add_player(player, "Anna's secret name", token_hex(8), START)
        assert "secret name" not in str(caught.value)

    with_store(database, work)


def test_codes_that_have_run_out_are_removed(database: str) -> None:
    async def work(store: Store) -> None:
        player = token_hex(4)
        await store.add_player(player, "Anna", token_hex(8), now())
        codes = Tickets(store, Credentials(store, None))
        await codes.issue("carry", [f"old {player}"], player, {}, lifetime=-1)
        await codes.issue("carry", [f"new {player}"], player, {}, lifetime=60_000)
        await store.purge(now(), idle=10**9, longest=10**9)
        assert len(await codes.listed("carry", player)) == 1

    with_store(database, work)


def test_waits_are_measured_and_removals_kept(database: str) -> None:
    """In the database, so that every process knows them, also after a restart."""
    match, waiting = named(table("duo")), named(table("duo", ANNA, OPEN))

    async def work(store: Store) -> None:
        assert await store.append([log_append_of(match, 0), log_append_of(waiting, 0)]) == [True, True]
        for each in (match, waiting):
            await store.list_match(each.id, token_hex(4), "", ANNA.player, START)
            await store.note_pairing(each.id, START + 5000)
        await store.note_pairing(match.id, START + 9000)  # noted already
        assert (await store.searches())[waiting.id] == "duo" and match.id not in await store.searches()
        await store.remove_match(ANNA.player, match.id, match.seq)

    async def later(store: Store) -> None:
        assert 5000 in await store.waits("duo", START + 5000)
        assert 5000 not in await store.waits("duo", START + 5001)
        assert match.id not in await store.matches_of(ANNA.player)
        assert match.id in await store.matches_of(ANNA.player, removed=True)
        assert match.id in await store.matches_of(BEN.player)
        since = match.seq
        ask(match, match.mover or 0, do.move(any_move(match, Random(1))), at=START + 1)
        await store.append([log_append_of(match, since)])
        assert match.id in await store.matches_of(ANNA.player)

    with_store(database, work)
    with_store(database, later)
