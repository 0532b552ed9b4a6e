"""The arena on a real Ray, of two processors on this machine."""

import sys
from pathlib import Path

import pytest
from program import Captured, refused, run

from cornerwise.engine.arena.store import load

LINE = ("arena", "--game", "polyomino-8", "--games", "4", "--jobs", "2")
PLAYERS = ("--player", "greedy", "--player", "random", "--player", "py:arena_bots:Dying")


@pytest.mark.cluster
def test_ray_plays_the_same_games(tmp_path: Path, capsys: Captured) -> None:
    """Also those that a player does not survive."""
    local, cluster = tmp_path / "local", tmp_path / "cluster"
    assert run(*LINE, *PLAYERS, "--out", str(local)) == 0
    assert run(*LINE, *PLAYERS, "--out", str(cluster), "--ray") == 0
    results = [
        sorted((result.played for result in load(folder)[1]), key=lambda r: r.number) for folder in (local, cluster)
    ]
    assert results[0] == results[1] and len(results[0]) == 4
    assert any(result.fault for result in results[0]) and not all(result.fault for result in results[0])
    for path in (local / "games").iterdir():
        assert path.read_text() == (cluster / "games" / path.name).read_text()
    capsys.readouterr()


def test_without_ray(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert refused(capsys, *LINE, *PLAYERS, "--ray") == "a cluster needs Ray: pip install 'cornerwise[cluster]'"
