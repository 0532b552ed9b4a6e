"""The hub: nothing is told before it is written, and what could not be written never happened."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import fields
from pathlib import Path
from random import Random
from typing import Any

import do
import pytest
from matches import ANNA, BEN, PEOPLE, any_move, plan
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from cornerwise.engine import View
from cornerwise.games.catalogue import find_variant
from cornerwise.rules.start import start
from cornerwise.server.base import server_time
from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.engines.pool import EnginePool
from cornerwise.server.engines.view_codec import parse_view, view_data
from cornerwise.server.live import timekeeper
from cornerwise.server.live.hub import MOST_OWN_BOARDS, Hub
from cornerwise.server.live.timekeeper import Timekeeper
from cornerwise.server.match.actions import Action, Command, CommandBody
from cornerwise.server.match.clock import DAY, ClockPlan
from cornerwise.server.match.events import Occupant
from cornerwise.server.storage.store import LogAppend, Store


def with_hub(tmp_path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/games.db")
        try:
            await work(Hub(store))
        finally:
            await store.close()

    asyncio.run(run())


class Ear:
    """Somebody who follows a match and notes what is told."""

    player = BEN.player

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))


def command(who: Occupant, seat: int, seq: int, key: str, move: str) -> Command:
    return CommandBody(seat=seat, seq=seq, key=key, action=do.move(move)).command(who.player, who.name, now())


async def first_move(hub: Hub, match_id: str, key: str = "k") -> Command:
    async with hub.reading(match_id) as match:
        return command(ANNA, 0, match.seq, key, any_move(match, Random(1)))


def test_what_cannot_be_written_never_happened(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        match_id, ear = await hub.create(plan("duo")), Ear()
        hub.matches[match_id].watchers.add(ear)
        asked = await first_move(hub, match_id)
        async with hub.store.writing() as connection:
            await connection.exec_driver_sql("ALTER TABLE events RENAME TO hidden")
        with pytest.raises(OperationalError):
            await hub.command(match_id, asked)
        assert ear.heard == []
        async with hub.store.writing() as connection:
            await connection.exec_driver_sql("ALTER TABLE hidden RENAME TO events")
        async with hub.reading(match_id) as match:
            assert match.game.ply == 0
        assert not (await hub.command(match_id, asked)).repeated
        assert [message["type"] for message in ear.heard] == ["events"]

    with_hub(tmp_path, work)


def test_where_no_move_can_be_written_no_clock_runs_out(tmp_path: Path) -> None:
    """As on a full disk of PostgreSQL: heartbeats fit where they were, events need a new page."""

    async def work(hub: Hub) -> None:
        keeper = Timekeeper(hub, Background(), "only")
        match_id = await hub.create(plan("duo"))
        asked = await first_move(hub, match_id)
        assert keeper.is_well and not hub.is_stuck()
        async with hub.store.writing() as connection:
            await connection.exec_driver_sql("ALTER TABLE events RENAME TO hidden")
        with pytest.raises(OperationalError):
            await hub.command(match_id, asked)
        assert hub.is_stuck() and not keeper.is_well
        async with hub.store.writing() as connection:
            await connection.exec_driver_sql("ALTER TABLE hidden RENAME TO events")
        await hub.command(match_id, asked)
        assert keeper.is_well and not hub.is_stuck()

    with_hub(tmp_path, work)


def test_a_full_disk_is_noticed_by_processes_in_which_nobody_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has failed to write a move, and so it writes no heartbeats any more."""
    monkeypatch.setattr(timekeeper, "HEARTBEAT", 50)

    async def work(hub: Hub) -> None:
        is_full = False

        async def check_space() -> None:
            if is_full:
                raise OSError("the disk is full")

        async def until(is_so: Callable[[], bool]) -> None:
            async with asyncio.timeout(60):
                while not is_so():
                    await asyncio.sleep(0.02)

        monkeypatch.setattr(hub.store, "check_space", check_space)
        background = Background()
        keeper = Timekeeper(hub, background, "idle")
        await keeper.start()
        for _ in range(20):
            await hub.store.beat("busy", now())
            await asyncio.sleep(0.05)
        assert keeper.is_well
        is_full = True
        await until(lambda: not keeper.is_well)
        is_full = False
        await until(lambda: keeper.is_well)
        await background.close()

    with_hub(tmp_path, work)


def test_looking_for_space_writes_to_the_disk_of_postgresql(postgres_url: str) -> None:
    async def work() -> None:
        store = await Store.open(postgres_url)
        written = text("SELECT temp_bytes FROM pg_stat_database WHERE datname = current_database()")

        async def count() -> int:
            async with store.engine.connect() as connection:
                return int((await connection.execute(written)).scalar_one())

        before = await count()
        await store.check_space()
        async with asyncio.timeout(60):
            while await count() < before + 200_000:  # statistics come a moment later
                await asyncio.sleep(0.05)
        await store.close()

    asyncio.run(work())


def test_of_two_hubs_one_is_told_what_it_missed(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        other = Hub(hub.store)
        match_id = await hub.create(plan("duo"))
        asked = await first_move(other, match_id, "other")
        await hub.command(match_id, await first_move(hub, match_id))
        with pytest.raises(Refused) as caught:
            await other.command(match_id, asked)
        assert caught.value.code == "match/stale-seq"
        async with other.reading(match_id) as match, hub.reading(match_id) as same:
            assert match.seq == same.seq

    with_hub(tmp_path, work)


def test_watchers_are_told_what_another_process_wrote_first(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        other, ear = Hub(hub.store), Ear()
        match_id = await hub.create(plan("duo"))
        asked = await first_move(other, match_id, "other")
        other.matches[match_id].watchers.add(ear)
        await hub.command(match_id, await first_move(hub, match_id))
        with pytest.raises(Refused):
            await other.command(match_id, asked)
        await other.refresh(match_id)
        async with hub.reading(match_id) as match:
            answer = command(BEN, 1, match.seq, "k2", any_move(match, Random(1)))
        await other.command(match_id, answer)
        assert [event["seq"] for message in ear.heard for event in message["events"]] == [3, 4]

    with_hub(tmp_path, work)


def test_who_comes_from_another_process_knows_more(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        other = Hub(hub.store)
        match_id = await hub.create(plan("duo"))
        async with other.reading(match_id):
            pass
        await hub.command(match_id, await first_move(hub, match_id))
        async with hub.reading(match_id) as match:
            answer = command(BEN, 1, match.seq, "k2", any_move(match, Random(1)))
        assert not (await other.command(match_id, answer)).repeated

    with_hub(tmp_path, work)


def test_the_time_never_goes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system clock is set back an hour, and the server is started again."""
    monkeypatch.setattr(server_time, "_start", server_time._start)

    async def work(hub: Hub) -> None:
        late = now() + 3_600_000
        await hub.store.beat("before", late)
        await hub.store.beat("in a wrong year", late + 365 * DAY)
        keeper = Timekeeper(hub, background := Background(), "after")
        await keeper.start()
        await background.close()
        assert late <= now() < late + 600_000
        await asyncio.sleep(0.01)
        assert await hub.store.note_downtime(now() + 20_000, 5_000), "also though there is a heartbeat far ahead"

    with_hub(tmp_path, work)


def test_a_client_that_goes_away_stops_nothing(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        match_id = await hub.create(plan("duo"))
        task = asyncio.create_task(hub.command(match_id, await first_move(hub, match_id)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with hub.reading(match_id) as match:
            assert match.game.ply == 1
        assert len(await hub.store.log(match_id)) == 3

    with_hub(tmp_path, work)


def test_many_moves_leave_one_alarm(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        background = Background()
        keeper = Timekeeper(hub, background, "test")
        match_id = await hub.create(plan("duo", ANNA, ANNA, clock=ClockPlan("move", 60_000)))
        for turn in range(5):
            async with hub.reading(match_id) as match:
                assert match.mover is not None
                asked = command(ANNA, match.mover, match.seq, f"k{turn}", any_move(match, Random(turn)))
            await hub.command(match_id, asked)
        assert len(keeper._heap) == 1
        await background.close()

    with_hub(tmp_path, work)


def test_a_search_can_be_cancelled() -> None:
    async def work() -> None:
        pool = EnginePool(1)
        searching = asyncio.create_task(pool.choose("m1", start_of("classic"), 9))
        await asyncio.sleep(3)
        searching.cancel()
        assert await asyncio.wait_for(pool.choose("m2", start_of("duo"), 1), 120)
        await pool.close()

    asyncio.run(work())


def start_of(variant: str) -> View:
    return start(find_variant(variant)).view(0)


@pytest.mark.parametrize("variant", ["duo", "triominos"])
def test_a_view_survives_the_way_to_an_engine(variant: str) -> None:
    game, rng = start(find_variant(variant)), Random(1)
    for _ in range(26):
        game.push(rng.choice(sorted(game.legal_moves)))
    view = game.view(1)
    again = parse_view(json.loads(json.dumps(view_data(view))))
    for field in fields(view):
        if field.name != "variant":
            assert getattr(again, field.name) == getattr(view, field.name), field.name
    assert (again.variant.id, again.variant.chosen) == (view.variant.id, view.variant.chosen)


def test_a_rematch_comes_to_be_with_its_link_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that is killed at any moment leaves no link to a match that does not exist."""

    async def work(hub: Hub) -> None:
        match_id = await hub.create(plan("duo"))
        batches: list[list[str]] = []
        append = hub.store.append

        async def noted(writes: Sequence[LogAppend]) -> list[bool]:
            batches.append([part.match for write in writes for part in (write, write.also) if part])
            if len(batches) == 3:
                raise OSError("killed")
            return await append(writes)

        monkeypatch.setattr(hub.store, "append", noted)
        yes: tuple[Occupant, int, Action] = (BEN, 1, do.answer(True))
        asked: list[tuple[Occupant, int, Action]] = [(ANNA, 0, do.resign()), (ANNA, 0, do.propose("rematch")), yes, yes]
        for number, (who, seat, action) in enumerate(asked):
            async with hub.reading(match_id) as match:
                seq = match.seq
            body = CommandBody(seat=seat, seq=seq, key=f"k{number}", action=action)
            with suppress(OSError):
                await hub.command(match_id, body.command(who.player, who.name, now()))
            async with hub.reading(match_id) as match:
                again = match.rematch
            assert (again != "") == (number == 3)
        assert batches[2][0] == match_id and len(batches[2]) == 2, "both in one transaction, of which nothing was left"
        async with hub.reading(again) as match:
            assert [seat.player for seat in match.seats] == [BEN.player, ANNA.player]

    with_hub(tmp_path, work)


def test_matches_on_custom_boards_leave_memory_soon(tmp_path: Path) -> None:
    async def work(hub: Hub) -> None:
        for number in range(MOST_OWN_BOARDS + 4):
            heights = "/".join(["3 3 3 3 3"] * 4 + [f"3 3 3 3 {number % 6 + 1}"] + [f"{number // 6 + 1} 3 3 3 3"])
            await hub.create(plan("rumis-own", *PEOPLE, heights=heights))
        assert len(hub.matches) <= MOST_OWN_BOARDS + 1

    with_hub(tmp_path, work)
