"""Engine work on a real Ray, of two processors on this machine."""

import asyncio
import sys

import pytest
from program import Captured, refused

from cornerwise import new_game
from cornerwise.records.record import format_record, record_of
from cornerwise.server.engines.cluster import LOCAL, Cluster
from cornerwise.server.engines.pool import EnginePool
from cornerwise.server.engines.view_codec import view_data
from cornerwise.server.engines.worker import EngineFailed


@pytest.mark.cluster
def test_a_cluster_thinks_like_processes_here() -> None:
    async def use() -> None:
        cluster = Cluster(LOCAL)
        await cluster.connect()
        pool = EnginePool(1, start_worker=cluster.start_worker)
        try:
            await think(pool)
        finally:
            await pool.close()
            await cluster.close()

    asyncio.run(use())


async def think(pool: EnginePool) -> None:
    game = new_game("duo")
    assert await pool.choose("m", game.view(0), 1) in game.legal_moves
    slow = asyncio.create_task(pool.choose("m", game.view(0), 9))
    await asyncio.sleep(0.1)
    slow.cancel()  # and the one actor there is has room again
    assert (await pool.analyse(view_data(game.view(0)), 1, lines=2))["reasons"]
    with pytest.raises(EngineFailed):
        await pool.analyse({"variant": "chess"}, 1, lines=1)
    assert await pool.choose("m", game.view(0), 1) in game.legal_moves, "by another actor"
    game.push("e10")
    seen: list[list[int]] = []
    assert (await pool.review(format_record(record_of(game)), 1, seen.append))["moves"]


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    line = ("serve", "--ray", LOCAL, "--port", "0", "--database", "sqlite:///unused.db")
    assert refused(capsys, *line) == "a cluster needs Ray: pip install 'cornerwise[cluster]'"
