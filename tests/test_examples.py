"""The examples, shortened, as people run them."""

import subprocess
import sys
from pathlib import Path

import pytest
from serving import serving

from cornerwise.engine.arena import RunPlan, parse_entrant
from cornerwise.engine.arena import run as play_games

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(program: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_example_is_tested() -> None:
    here = {"gtp_bot.py", "own_bot.py", "train_polyomino.py", "openspiel_mcts.py", "server_bot.py", "gpu_selfplay.py"}
    tested = here | {"own_game.py"}  # in test_own_game.py
    assert {path.name for path in EXAMPLES.glob("*.py")} == tested


def test_a_bot_of_ones_own_in_the_arena() -> None:
    told = run("own_bot.py", "--game", "polyomino-8", "--games", "12").splitlines()
    assert sorted(line.split()[0] for line in told) == ["greedy", "level-1", "random", "stifling"]


def test_a_bot_over_gtp() -> None:
    entrants = (parse_entrant(f"gtp:{sys.executable} {EXAMPLES / 'gtp_bot.py'}"), parse_entrant("random"))
    standing = play_games(RunPlan(game="polyomino-8", entrants=entrants), games=2, jobs=1)
    assert standing.games == 2 and not any(row.faults for row in standing.rows)


def test_a_bot_over_the_server(tmp_path: Path) -> None:
    pytest.importorskip("uvicorn", reason="the extra `server` is not installed")
    with serving(f"sqlite:///{tmp_path}/games.db") as server:
        told = run("server_bot.py", "--url", server.url, "--game", "polyomino-8")
    assert told.split()[0] in ("won", "lost")


def test_training_an_agent(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (make learn)")
    chart = tmp_path / "win_rate.svg"
    told = run("train_polyomino.py", "--minutes", "0.05", "--games", "32", "--out", str(chart))
    assert "won against random play" in told
    assert "<polyline" in chart.read_text()


def test_selfplay_on_a_device() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed (make learn)")
    small = ("--variant", "polyomino-8", "--games", "16", "--channels", "4", "--minutes", "0.02")
    assert "won against random play" in run("gpu_selfplay.py", "--device", "cpu", *small)


def test_the_search_of_openspiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (make learn)")
    told = run("openspiel_mcts.py", "--game", "duo(start=own)", "--simulations", "2")
    assert "returns: seat 0" in told
