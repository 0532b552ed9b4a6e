"""`cornerwise analyse` and `cornerwise review`, as they are typed."""

import json
from pathlib import Path

import pytest

from cornerwise import new_game
from cornerwise.cli import main
from cornerwise.engine import GreedyPlayer
from cornerwise.records.record import format_record, record_of


@pytest.fixture
def game(tmp_path: Path) -> str:
    """A whole game of the smallest board between two simple players, in a file."""
    position, player = new_game("polyomino-8"), GreedyPlayer(1)
    while position.mover is not None:
        position.push(player.choose(position.view(position.mover)))
    path = tmp_path / "game.json"
    path.write_text(format_record(record_of(position)))
    return str(path)


def test_analyse_shows_the_best_moves(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", game, "--ply", "2", "--nodes", "200", "--lines", "2", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    assert "seat 0" in out and "seat 1" in out and "positions, " in out
    assert out.count("% ") >= 4  # two moves, two seats
    assert out.count("±") > 8 and "16 times as long" in out


def test_analyse_says_when_the_end_is_searched_through(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    plies = len(json.loads(Path(game).read_text())["moves"])
    assert main(["analyse", game, "--ply", str(plies - 1), "--nodes", "5000"]) == 0
    assert "searched to the end" in capsys.readouterr().out


def test_nothing_is_analysed_after_the_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", game]) == 2
    assert "choose an earlier one with --ply" in capsys.readouterr().err


def test_review_tells_every_move_and_names_costly_ones(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", game, "--nodes", "300", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    moves = json.loads(Path(game).read_text())["moves"]
    assert all(move in out for move in moves)
    assert "end" in out


def test_review_as_data(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", game, "--nodes", "50", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [move["move"] for move in data["moves"]] == json.loads(Path(game).read_text())["moves"]
    assert sum(data["end"]["shares"]) == pytest.approx(1)
    assert all(set(move) >= {"best", "line", "lost", "points_lost", "value", "seat", "turn"} for move in data["moves"])


@pytest.mark.parametrize("wrong", [["--level", "0"], ["--nodes", "x"], ["--time", "-1"], ["--threads", "99"]])
def test_bad_strengths_are_refused(wrong: list[str], game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", game, "--ply", "0", *wrong]) == 2
    assert capsys.readouterr().err.startswith("cornerwise: ")
