"""`cornerwise solve` as a user runs it."""

import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from program import Captured, refused, run
from solo_positions import hard_position

from cornerwise import PlacingPosition, new_game
from cornerwise.records.record import format_record, parse_record, record_of, replay_placing
from cornerwise.solo.progress import progress
from cornerwise.solo.shipped import shipped_solution


def save(position: PlacingPosition, path: Path) -> str:
    path.write_text(format_record(record_of(position)), encoding="utf-8")
    return str(path)


@pytest.fixture
def unfinished(tmp_path: Path) -> str:
    position = replay_placing(shipped_solution("classic-solo"))
    for _ in range(8):
        position.pop()
    return save(position, tmp_path / "unfinished.json")


def test_a_nearly_finished_game_is_completed(unfinished: str, tmp_path: Path, capsys: Captured) -> None:
    out = tmp_path / "out.json"
    assert run("solve", "classic-solo", "--from", unfinished, "-o", str(out)) == 0
    captured = capsys.readouterr()
    assert captured.out == "" and captured.err.startswith("all 84 pieces placed in ")
    record = parse_record(out.read_bytes())
    assert progress(replay_placing(record)).complete
    assert record.moves[:76] == parse_record(Path(unfinished).read_bytes()).moves


def test_from_the_empty_board_to_standard_output(capsys: Captured) -> None:
    assert run("solve", "trigon-solo", "--seed", "1", "--seconds", "60") == 0
    assert progress(replay_placing(parse_record(capsys.readouterr().out))).placed == 88


def test_a_game_that_cannot_be_completed(tmp_path: Path, capsys: Captured) -> None:
    position = new_game("classic-solo")
    while position.turn:
        position.push(next(iter(position.legal_moves)))
    assert run("solve", "classic-solo", "--from", save(position, tmp_path / "bad.json")) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("not all pieces can be placed: ") and " has no room for " in captured.err
    assert parse_record(captured.out) == record_of(position)


@pytest.fixture
def hard(tmp_path: Path) -> str:
    return save(hard_position(), tmp_path / "hard.json")


def test_the_time_is_up(hard: str, capsys: Captured) -> None:
    """The best game is written all the same."""
    assert run("solve", "classic-solo", "--from", hard, "--seconds", "1") == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("no solution found in 1 s; the best game places ")
    assert 60 < progress(replay_placing(parse_record(captured.out))).placed < 84


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals and terminals")
def test_interrupted_with_the_best_so_far(hard: str, tmp_path: Path) -> None:
    out = tmp_path / "best.json"
    line = [sys.executable, "-m", "cornerwise.cli", "solve", "classic-solo", "--from", hard, "-o", str(out)]
    ours, its = os.openpty()
    with subprocess.Popen(line, stderr=its) as program, open(ours, "rb", buffering=0) as terminal:
        os.close(its)
        told = b""
        while not re.search(rb"best (6[1-9]|7\d|8[0-3]) of 84", told):
            told += terminal.read(1000)
        program.send_signal(signal.SIGINT)
        with suppress(OSError):  # which is how a terminal says that nobody writes to it any more
            while more := terminal.read(1000):
                told += more
    assert program.returncode == 130
    assert b"interrupted: " in told
    assert 60 < progress(replay_placing(parse_record(out.read_bytes()))).placed < 84


def test_bad_input_is_one_line(unfinished: str, tmp_path: Path, capsys: Captured) -> None:
    assert "duo is not a solo game" in refused(capsys, "solve", "duo")
    assert "triominos is not a solo game" in refused(capsys, "solve", "triominos")
    assert "there is no game called 'clasic-solo'; did you mean" in refused(capsys, "solve", "clasic-solo")
    assert "a game of classic-solo, not of trigon-solo" in refused(capsys, "solve", "trigon-solo", "--from", unfinished)
    assert "No such file" in refused(capsys, "solve", "classic-solo", "--from", str(tmp_path / "none.json"))
    assert "--from takes the options" in refused(
        capsys, "solve", "classic-solo", "--from", unfinished, "--option", "start=any"
    )
    assert "whole number" in refused(capsys, "solve", "classic-solo", "--seconds", "0")
    assert "whole number" in refused(capsys, "solve", "classic-solo", "--workers", "many")


def test_without_the_solver(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "ortools"]:
        monkeypatch.delitem(sys.modules, name)
    for part in ("model", "solver", "search"):
        monkeypatch.delitem(sys.modules, f"cornerwise.solo.{part}", raising=False)
    monkeypatch.setitem(sys.modules, "ortools", None)
    assert refused(capsys, "solve", "classic-solo") == ("solving needs OR-tools: pip install 'cornerwise[solve]'")
