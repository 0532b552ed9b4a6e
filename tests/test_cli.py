"""Every command as a user runs it: what it prints, what it writes, and one line for everything that goes wrong."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from program import Captured, refused, run

from cornerwise import PlacingPosition, new_game, placing_variants, variants
from cornerwise.cli import COMMANDS
from cornerwise.commands.names import outcome_line
from cornerwise.commands.perft import trees
from cornerwise.locales.terminal_language import t
from cornerwise.records.blksgf import sgf_of
from cornerwise.records.record import format_record, record_of
from cornerwise.records.sgf import format_sgf
from cornerwise.rules.placing import ReferenceCore

PROGRAM = [sys.executable, "-m", "cornerwise.cli"]
WITHOUT_EXAMPLES = ("backup", "restore", "i18n")


@pytest.fixture
def game() -> PlacingPosition:
    """A finished game in which somebody rested before the end."""
    position, rng = new_game("classic"), Random(1)
    while position.turn:
        position.push(rng.choice(list(position.legal_moves)))
    return position


@pytest.fixture
def record(game: PlacingPosition, tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    text = format_record(record_of(game, players=("Ann", "Bo", "Cy", "Di"), comments={1: "a start\x1b[2J"}))
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.fixture
def collection(game: PlacingPosition, tmp_path: Path) -> str:
    """A file of two games."""
    duo = new_game("duo", start="own")
    duo.push("e10")
    path = tmp_path / "games.blksgf"
    records = (record_of(game), record_of(duo, comments={1: "one square"}))
    path.write_text(format_sgf(map(sgf_of, records)), encoding="utf-8")
    return str(path)


# The program as a whole


def test_help_of_every_command_shows_an_example(capsys: Captured) -> None:
    assert run("--help") == 0
    overview = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n    {command} " in overview
        assert run(command, "--help") == 0
        assert (f"\n  cornerwise {command}" in capsys.readouterr().out) == (command not in WITHOUT_EXAMPLES)


def test_help_fits_into_80_columns(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for command in COMMANDS:
        run(command, "--help")
        assert max(map(len, capsys.readouterr().out.splitlines())) <= 80


def test_version(capsys: Captured) -> None:
    assert run("--version") == 0
    assert capsys.readouterr().out.startswith("cornerwise 0.")


def test_the_package_is_the_command() -> None:
    said = subprocess.run([sys.executable, "-m", "cornerwise", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith("cornerwise 0.")


def test_without_a_command_the_help_is_shown(capsys: Captured) -> None:
    assert run() == 2
    assert "commands:" in capsys.readouterr().err


def test_unknown_command_is_one_line(capsys: Captured) -> None:
    assert "paly" in refused(capsys, "paly")


def test_a_reader_that_stops_early_is_no_error() -> None:
    with subprocess.Popen([*PROGRAM, "games", "--json"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_output_that_the_terminal_cannot_spell(record: str) -> None:
    path = Path(record)
    path.write_text(path.read_text(encoding="utf-8").replace("Ann", "Änn"), encoding="utf-8")
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*PROGRAM, "replay", record], env=environment, capture_output=True, check=True)
    assert b"players: ?nn, Bo" in done.stdout


# games


def test_games_lists_everything_in_80_columns(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert run("games") == 0
    out = capsys.readouterr().out
    assert all(f" {variant.id} " in out for variant in placing_variants())
    assert all(word in out for variant in placing_variants() for word in t(f"game-{variant.id}").split())
    assert max(map(len, out.splitlines())) <= 80
    assert "\x1b" not in out


@pytest.mark.parametrize(("order", "first", "last"), [("players", 1, 6), ("minutes", 5, 45), ("age", 5, 7)])
def test_games_are_sorted(capsys: Captured, order: str, first: int, last: int) -> None:
    assert run("games", "--json", "--sort", order) == 0
    games = json.loads(capsys.readouterr().out)
    keys = [game[order] if order == "age" else game[order][-1] for game in games]
    assert keys[0] == first and keys[-1] == last and len(games) == len(variants())
    assert keys == sorted(keys)


def test_games_as_json(capsys: Captured) -> None:
    assert run("games", "--json") == 0
    listed = {entry["id"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert list(listed) == [variant.id for variant in variants()]
    assert listed["triominos"]["tiles"] == 56
    three = listed["classic-3"]
    assert (three["seats"], three["board"]["cells"], len(three["pieces"])) == (3, 400, 21)
    assert three["owners"]["green"] == [0, 1, 2]
    shared = next(option for option in three["options"] if option["name"] == "shared")
    assert (shared["default"], shared["choices"]) == ("green", ["blue", "yellow", "red", "green"])


# perft


def test_perft_counts_every_depth(capsys: Captured) -> None:
    assert run("perft", "duo", "2", "--option", "start=own") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "duo start=own"
    assert [line.split()[:2] for line in lines[2:]] == [["1", "414"], ["2", "171,396"]]


@pytest.mark.parametrize("way", [(), ("--make",), ("--reference",)])
def test_perft_comes_to_the_same_in_every_way(capsys: Captured, way: tuple[str, ...]) -> None:
    assert run("perft", "classic", "2", *way) == 0
    assert capsys.readouterr().out.splitlines()[-1].split()[1] == "3,364"


def test_perft_divide_adds_up(capsys: Captured) -> None:
    assert run("perft", "classic", "2", "--divide") == 0
    *moves, empty, total = capsys.readouterr().out.splitlines()
    assert empty == "" and "3,364 nodes" in total
    counts = dict(line.split(": ") for line in moves)
    assert len(counts) == 58 and sum(map(int, counts.values())) == 3364
    assert all(move in new_game("classic").legal_moves for move in counts)


def test_perft_divides_large_trees() -> None:
    core = new_game("classic").core
    parts = list(trees(core, 4))
    assert len(parts) == 58 and sum(leaves for leaves, _ in parts) == 11316496
    assert sum(share for _, share in parts) == pytest.approx(1)
    reference = ReferenceCore(new_game("polyomino-8").variant)
    assert sum(leaves for leaves, _ in trees(reference, 1, bulk=False)) == 1269


def test_perft_stops_when_interrupted() -> None:
    process = subprocess.Popen([*PROGRAM, "perft", "duo", "9"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout
    assert process.stdout.readline().startswith(b"duo")
    process.stdout.readline()
    process.stdout.readline()  # depth 1 is done
    time.sleep(0.2)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err.strip() == b"cornerwise: interrupted"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("dou", "2"), "there is no game called 'dou'; did you mean 'duo'?"),
        (("zzz", "2"), "there is no game called 'zzz'; `cornerwise games` lists all games"),
        (("duo", "0"), "'0' is not a whole number from 1 to 99"),
        (("duo", "-1"), "-1"),
        (("duo", "x"), "'x' is not a whole number"),
        (("duo", "²"), "is not a whole number"),
        (("duo",), "DEPTH"),
        (("duo", "1", "--option", "start"), "does not have the form NAME=VALUE"),
        (("duo", "1", "--option", "=own"), "does not have the form NAME=VALUE"),
        (("duo", "1", "--option", "start=nowhere"), "start cannot be 'nowhere' (choose from: any, own)"),
        (("duo", "1", "--option", "speed=high"), "duo: there is no option 'speed' (choose from: start, without)"),
        (("trigon", "1", "--option", "strict-corners=maybe"), "(choose from: off, on)"),
    ],
)
def test_perft_refuses(capsys: Captured, arguments: tuple[str, ...], said: str) -> None:
    assert said in refused(capsys, "perft", *arguments)


# replay


def test_replay_shows_moves_board_and_result(capsys: Captured, record: str, game: PlacingPosition) -> None:
    assert run("replay", record) == 0
    out = capsys.readouterr().out
    assert out.startswith("classic start=own scoring=advanced first=0\nplayers: Ann, Bo, Cy, Di\n")
    assert f"\n{1:4}  Blue " in out and f"\n{game.ply:4}  " in out
    assert "| a start?[2J" in out  # nothing out of a file steers the terminal
    assert out.count("Blue can") <= 1 and "place a piece and is skipped" in out
    assert "Game over." in out


def test_replay_stops_at_a_ply(capsys: Captured, record: str) -> None:
    assert run("replay", record, "--ply", "2") == 0
    out = capsys.readouterr().out
    assert "\n   2  Yellow" in out and "\n   3  " not in out
    assert "Red to move" in out


def test_replay_verifies_in_a_line(capsys: Captured, record: str, game: PlacingPosition) -> None:
    assert run("replay", record, "--verify") == 0
    assert (outcome := game.outcome())
    assert capsys.readouterr().out == f"{record}: classic, {game.ply} moves, {outcome_line(outcome)}\n"
    assert run("replay", record, "--quiet") == 0
    assert capsys.readouterr().out == ""


def test_replay_of_a_collection(capsys: Captured, collection: str) -> None:
    assert run("replay", collection, "--verify") == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{collection}, game 1: classic, ")
    assert second == f"{collection}, game 2: duo, 1 move, unfinished, Orange to move"
    assert run("replay", collection, "--game", "2") == 0
    out = capsys.readouterr().out
    assert out.startswith("Game 2 of 2: duo start=own\n") and "| one square" in out
    assert "there is no game 3: the file has 2" in refused(capsys, "replay", collection, "--game", "3")


def test_replay_reads_standard_input(record: str) -> None:
    data = Path(record).read_bytes()
    done = subprocess.run([*PROGRAM, "replay", "-", "--verify"], input=data, capture_output=True, check=True)
    assert done.stdout.startswith(b"-: classic, ")


def test_replay_refuses_bad_files(capsys: Captured, record: str, tmp_path: Path) -> None:
    text = Path(record).read_text(encoding="utf-8")
    for number, (content, said) in enumerate(
        [
            (text[: len(text) // 2], "not a JSON file"),
            ("(;GM[Blokus];1[a20", "the value has no closing bracket"),
            ("(;GM[Go])", "unknown game 'Go'"),
            ("", "the file is empty"),
            ("hello", "neither a record (JSON) nor a .blksgf file"),
            ("{}", "format is missing"),
            (text.replace('"classic"', '"clasic"'), "did you mean 'classic'?"),
            (text.replace('"own"', '"away"'), "start cannot be 'away'"),
        ]
    ):
        path = tmp_path / f"bad-{number}"
        path.write_text(content, encoding="utf-8")
        line = refused(capsys, "replay", str(path), "--quiet")
        assert line.startswith(f"{path}: ") and said in line


def test_replay_refuses_what_is_no_file(capsys: Captured, record: str, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.json")
    assert refused(capsys, "replay", missing) == f"{missing}: No such file or directory"
    assert refused(capsys, "replay", str(tmp_path)) == f"{tmp_path}: Is a directory"
    assert "there is no ply 9,999" in refused(capsys, "replay", record, "--ply", "9999")


# draw


def test_draw_writes_svg(capsys: Captured, record: str, tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    path.write_text("an older picture", encoding="utf-8")
    assert run("draw", record, "-o", str(path), "--theme", "dark", "--marks") == 0
    assert capsys.readouterr().out == ""
    assert ElementTree.parse(path).getroot().tag.endswith("svg")


def test_draw_prints_svg_and_text(capsys: Captured, collection: str) -> None:
    assert run("draw", collection, "--format", "svg", "--game", "2") == 0
    assert capsys.readouterr().out.startswith("<svg")
    assert run("draw", collection, "--ply", "0") == 0
    assert "Blue to move" in capsys.readouterr().out


def test_draw_plays_moves(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "board.txt"
    assert run("draw", "duo", "--option", "start=own", "-o", str(path), "--moves", "e10", "j5") == 0
    assert "Purple to move" in path.read_text(encoding="utf-8")
    assert "move 2: 'e10,e10' names the same place twice" in refused(capsys, "draw", "duo", "--moves", "j5", "e10,e10")


def test_draw_shows_boards_of_cubes(capsys: Captured) -> None:
    assert run("draw", "rumis-tower", "--moves", "b2/1,c2/1") == 0
    assert "2 .8 b1 b1 .8\n" in capsys.readouterr().out
    sizes = {}
    for view in ("both", "isometric", "plan"):
        assert run("draw", "rumis-tower", "--format", "svg", "--view", view, "--turn", "1") == 0
        sizes[view] = len(capsys.readouterr().out)
    assert sizes["both"] > max(sizes["isometric"], sizes["plan"])


def test_draw_refuses(capsys: Captured, record: str, tmp_path: Path) -> None:
    missing = str(tmp_path / "missing.json")
    assert refused(capsys, "draw", missing) == f"{missing}: No such file or directory"
    assert refused(capsys, "draw", str(tmp_path)) == f"{tmp_path}: Is a directory"
    mistyped = "there is no file called 'dou', and there is no game called 'dou'; did you mean 'duo'?"
    assert refused(capsys, "draw", "dou") == mistyped
    nowhere = str(tmp_path / "no folder" / "board.svg")
    assert refused(capsys, "draw", "duo", "-o", nowhere) == f"{nowhere}: No such file or directory"
    assert refused(capsys, "draw", "duo", "-o", str(tmp_path)) == f"{tmp_path}: Is a directory"
    assert "work with the name of a game" in refused(capsys, "draw", record, "--moves", "e10")
    assert "theme" in refused(capsys, "draw", record, "--theme", "pink")


# play


def test_play_needs_a_terminal() -> None:
    done = subprocess.run([*PROGRAM, "play", "duo"], stdin=subprocess.DEVNULL, capture_output=True, check=False)
    said = b"cornerwise: play needs a terminal, and this is redirected: "
    assert (done.returncode, done.stderr) == (2, said + b"stdin, stdout, stderr\n")
    main, terminal = os.openpty()
    done = subprocess.run(
        [*PROGRAM, "play", "duo"], stdin=terminal, stdout=terminal, stderr=subprocess.PIPE, check=False
    )
    os.close(main)
    os.close(terminal)
    assert (done.returncode, done.stderr) == (2, said + b"stderr\n")


def test_play_without_textual_tells_how_to_install_it() -> None:
    code = "import sys; sys.modules['textual'] = None; from cornerwise.cli import main; sys.exit(main(['play', 'duo']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False)
    assert done.returncode == 2
    assert done.stderr == b"cornerwise: the terminal game needs Textual: pip install 'cornerwise[terminal]'\n"


def test_play_refuses(capsys: Captured, collection: str, record: str) -> None:
    assert "did you mean 'trigon'?" in refused(capsys, "play", "trgon")
    assert "duo has 2 seats, not 3" in refused(capsys, "play", "duo", "--seat", "human", "random", "greedy")
    assert "'robot'" in refused(capsys, "play", "duo", "--seat", "robot")
    assert "the file has 2 games" in refused(capsys, "play", "--resume", collection)
    assert "from the file" in refused(capsys, "play", "duo", "--resume", record)
    assert "need the name of a game" in refused(capsys, "play", "--option", "start=own")
