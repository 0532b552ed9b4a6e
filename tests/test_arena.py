"""`cornerwise arena` as a user runs it: results that can be trusted, gone on with and shown again."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from arena_bots import Polite
from program import Captured, refused, run

from cornerwise import find_variant, variants
from cornerwise.commands.files import load_games
from cornerwise.engine import Engine, Strength
from cornerwise.engine.arena import ArenaError, RunPlan, entrant_of, parse_entrant
from cornerwise.engine.arena import run as play
from cornerwise.engine.arena.entrants import Place, make_player
from cornerwise.engine.arena.game import play as play_one
from cornerwise.engine.arena.openings import JUDGED_BY, open_game
from cornerwise.engine.arena.result import GameResult
from cornerwise.engine.arena.run_plan import format_plan, parse_plan
from cornerwise.engine.arena.schedule import task
from cornerwise.engine.arena.store import load
from cornerwise.engine.arena.tournament import Progress
from cornerwise.records.games import parse_games
from cornerwise.rules.matching_position import MatchingPosition

PROGRAM = [sys.executable, "-m", "cornerwise.cli"]
PLAYERS = ("--player", "greedy", "--player", "random")
GREEDY_RANDOM = ("arena", "--game", "polyomino-8", *PLAYERS)
DUO = ("arena", "--game", "duo", *PLAYERS)


def make(game: str, *players: str, **others: Any) -> RunPlan:
    return RunPlan(game=game, entrants=tuple(map(parse_entrant, players)), **others)


def played(folder: Path) -> dict[int, GameResult]:
    """All games of a folder, without what the clock says."""
    return {result.number: result.played for result in load(folder)[1]}


def alone(plan: RunPlan, games: int) -> list[GameResult]:
    """The same games one after the other in this process."""
    return [play_one(task(plan, number)) for number in range(games)]


def check_same(folder: Path, expected: list[GameResult]) -> None:
    """Whether a folder holds these games and no others, move for move."""
    found = played(folder)
    assert sorted(found) == list(range(len(expected)))
    for result in expected:
        assert found[result.number] == result.played
        assert files(folder)[f"{result.number:06}.blksgf"] == result.record


def files(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in (folder / "games").iterdir()}


# A run


def test_a_run_and_what_it_leaves(tmp_path: Path, capsys: Captured) -> None:
    assert run(*GREEDY_RANDOM, "--games", "40", "--jobs", "2", "--out", str(tmp_path)) == 0
    out = capsys.readouterr().out
    assert "greedy against random: " in out and "pairs by score" in out and out.endswith("40 games of polyomino-8\n")
    lines = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert sorted(line["game"] for line in lines) == list(range(40))
    for line in lines:
        game = load_games(str(tmp_path / line["record"]))[0]
        assert game.players == tuple(line["entrants"])
        outcome = game.position.outcome()
        assert outcome is not None and list(outcome.totals) == line["points"]
        assert line["shares"] == [(seat in outcome.winners) / len(outcome.winners) for seat in range(2)]
        assert line["plies"] == game.position.ply
        assert sum(seat["moves"] for seat in line["seconds"]) == game.position.ply - 2
    assert run("arena", "--show", str(tmp_path)) == 0
    assert capsys.readouterr().out == out
    assert run("arena", "--show", str(tmp_path), "--json") == 0
    summary = json.loads(capsys.readouterr().out)
    greedy, random = summary["rows"]
    assert (greedy["name"], greedy["elo"], random["games"]) == ("greedy", 0, 40)
    assert random["elo"] < -100 and random["error"] > 20
    duel = summary["duel"]
    assert duel["wins"] + duel["draws"] + duel["losses"] == 40 and sum(duel["pentanomial"]) == 20
    assert duel["score"] == pytest.approx(greedy["share"]) == pytest.approx(1 - random["share"])


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    plan = make("duo", "greedy", "level-2:nodes=9,evaluator=playouts", "random", seed=3)
    play(plan, games=12, jobs=3, folder=tmp_path)
    check_same(tmp_path, alone(plan, 12))
    (other,) = alone(make("duo", "greedy", "level-2:nodes=9,evaluator=playouts", "random", seed=4), 1)
    assert other.record != files(tmp_path)["000000.blksgf"]


def test_every_game_can_be_played() -> None:
    """Those alone at the table have nobody to play against."""
    for variant in variants():
        if variant.seats == 1:
            with pytest.raises(ArenaError, match="played alone"):
                make(variant.id, "greedy", "random")
            continue
        options = {"deals": 1} if variant.id == "triominos" else {}
        plan = make(variant.id, "greedy", "random", options=options)
        (result,) = alone(plan, 1)
        assert result.fault is None and sum(result.shares) == pytest.approx(1)
        assert set(result.entrants) == {"greedy", "random"}


def test_openings_differ_and_are_shared_by_their_games() -> None:
    results = alone(make("duo", "greedy", "random", opening_plies=6), 4)
    openings = [parse_games(result.record.encode())[0].position.moves[:6] for result in results]
    assert openings[0] == openings[1] != openings[2] == openings[3]


def test_openings_can_be_even(tmp_path: Path, capsys: Captured) -> None:
    def chance(plan: RunPlan, opening: int) -> float:
        return max(Engine(nodes=JUDGED_BY, seed=0).analyse(open_game(plan, opening)[0], lines=1).value.shares)

    some = range(6)
    usual, even = (make("polyomino-8", "greedy", "random", opening_plies=2, even=most) for most in (None, 70))
    assert max(chance(usual, opening) for opening in some) > 0.7 >= max(chance(even, opening) for opening in some)
    assert parse_plan(format_plan(even)) == even
    with pytest.raises(ArenaError, match="even enough"):
        open_game(make("polyomino-8", "greedy", "random", even=1), 0)
    folder = ("--games", "2", "--jobs", "1", "--out", str(tmp_path))
    assert run(*GREEDY_RANDOM, "--even", "70", *folder) == 0
    capsys.readouterr()
    assert "even was 70 and is now 80" in refused(capsys, *GREEDY_RANDOM, "--even", "80", *folder)


def test_a_swap_opening_leaves_the_choice_to_the_entrants() -> None:
    position, _ = open_game(make("polyomino-12", "greedy", "random"), 0)
    assert set(map(position.format, position.legal_moves)) == {"keep", "swap"}


def test_all_games_of_an_opening_are_dealt_alike() -> None:
    hands = [first_hands(result) for result in alone(make("triominos", "greedy", "random", options={"deals": 2}), 4)]
    assert hands[0] == hands[1] and hands[2] == hands[3]
    assert len({deal for game in hands for deal in game}) == 4


def first_hands(result: GameResult) -> list[tuple[object, ...]]:
    """The hands of every deal when they had just been dealt."""
    position = parse_games(result.record.encode())[0].position
    assert isinstance(position, MatchingPosition)
    hands: dict[int, tuple[object, ...]] = {}
    twin = MatchingPosition(position.variant)
    for move in position.moves:
        if twin.mover is not None:
            hands.setdefault(len(twin.deals), tuple(twin.hand(seat) for seat in range(2)))
        twin.push(move)
    return list(hands.values())


# Going on


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_killed_run_goes_on(tmp_path: Path, capsys: Captured) -> None:
    line = (*DUO, "--jobs", "2", "--out", str(tmp_path), "--games")
    with subprocess.Popen([*PROGRAM, *line, "9999"], stderr=subprocess.DEVNULL) as program:
        wait_for(5, tmp_path, program)
        program.kill()
    assert all_gone(program.pid)
    finished = (tmp_path / "results.jsonl").read_bytes()
    with (tmp_path / "results.jsonl").open("ab") as results:
        results.write(b'{"game": 39, "entr')  # a line that was being written
    games = max(played(tmp_path)) // 2 * 2 + 6
    assert run(*line, str(games)) == 0
    whole = (tmp_path / "results.jsonl").read_bytes()
    assert whole.startswith(finished) and whole.count(b"\n") == games
    check_same(tmp_path, alone(make("duo", "greedy", "random"), games))
    capsys.readouterr()


def wait_for(games: int, folder: Path, program: "subprocess.Popen[Any]") -> None:
    while count(folder) < games and program.poll() is None:
        time.sleep(0.005)
    assert program.poll() is None


def count(folder: Path) -> int:
    path = folder / "results.jsonl"
    return path.read_bytes().count(b"\n") if path.exists() else 0


def all_gone(parent: int) -> bool:
    """Whether the processes that a killed program had started are gone, or will be in a moment."""
    for _ in range(600):
        if not any(f"parent_pid={parent}" in line for line in command_lines()):
            return True
        time.sleep(0.05)
    return False


def command_lines() -> list[str]:
    return subprocess.run(["ps", "-eo", "args"], capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_interrupted(tmp_path: Path) -> None:
    line = (*DUO, "--games", "9999", "--jobs", "2")
    with subprocess.Popen(
        [*PROGRAM, *line, "--out", str(tmp_path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        wait_for(3, tmp_path, program)
        program.send_signal(signal.SIGINT)
        out, err = program.communicate(timeout=60)
    assert program.returncode == 130
    assert err.endswith("interrupted; enter the same command again to continue\n")
    assert out.endswith(f"{count(tmp_path)} games of duo\n")
    assert all_gone(program.pid)


def test_more_games_later(tmp_path: Path) -> None:
    plan = make("polyomino-8", "greedy", "random")
    seen: list[Progress] = []
    assert play(plan, games=2, jobs=1, folder=tmp_path).games == 2
    assert play(plan, games=6, jobs=1, folder=tmp_path, report=seen.append).games == 6
    assert [progress.done for progress in seen] == [2, 3, 4, 5, 6]
    assert play(plan, games=2, jobs=1, folder=tmp_path).games == 6


def test_a_folder_belongs_to_its_settings(tmp_path: Path, capsys: Captured) -> None:
    folder = ("--out", str(tmp_path))
    assert run(*GREEDY_RANDOM, "--games", "2", "--jobs", "1", *folder) == 0
    capsys.readouterr()
    assert "different settings: seed was 0 and is now 1" in refused(capsys, *GREEDY_RANDOM, "--seed", "1", *folder)
    assert "entrants was" in refused(capsys, *GREEDY_RANDOM, "--player", "level-1", *folder)
    (tmp_path / "results.jsonl").write_text("nonsense\n" + (tmp_path / "results.jsonl").read_text())
    assert "results.jsonl, line 1: damaged" in refused(capsys, *GREEDY_RANDOM, *folder)


@pytest.mark.skipif(sys.platform == "win32", reason="needs file locks")
def test_two_runs_do_not_write_to_one_folder(tmp_path: Path, capsys: Captured) -> None:
    import fcntl

    with (tmp_path / "results.jsonl").open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        assert "another run is using this folder" in refused(capsys, *GREEDY_RANDOM, "--out", str(tmp_path))


# The sequential test


def test_it_stops_when_it_is_clear(tmp_path: Path, capsys: Captured) -> None:
    sprt = ("--sprt", "0", "100", "--games", "1000", "--jobs", "2", "--out", str(tmp_path))
    assert run(*GREEDY_RANDOM, *sprt) == 0
    out = capsys.readouterr().out
    assert "SPRT 0 against 100: the difference is at least 100, LLR " in out
    finished = len(played(tmp_path))
    assert 10 < finished < 200
    assert run(*GREEDY_RANDOM, *sprt) == 0  # and plays nothing more
    assert len(played(tmp_path)) == finished
    assert capsys.readouterr().out == out


# Entrants


def test_entrants_as_they_are_typed() -> None:
    assert (parse_entrant("greedy").name, parse_entrant("a=greedy").name) == ("greedy", "a")
    named = parse_entrant("fast=level-3:nodes=5000,time=0.5,threads=1")
    assert (named.name, named.spec) == ("fast", "level-3:nodes=5000,time=0.5,threads=1")
    assert parse_entrant(f"gtp:{sys.executable} -m x --level=3").name == f"gtp:{sys.executable} -m x --level=3"
    assert entrant_of(Polite).spec == "py:arena_bots:Polite"


def test_an_engine_is_as_strong_as_its_options_say() -> None:
    def made(spec: str) -> Engine:
        player = make_player(spec, Place(variant=find_variant("duo"), seed=1, timeout=9))
        assert isinstance(player, Engine)
        return player

    assert made("engine").strength == Strength()
    assert made("level-9").strength == Strength(level=9)
    assert made("level-9:nodes=800").strength == made("engine:nodes=800").strength == Strength(nodes=800)
    assert made("level-3:time=0.5,nodes=7,slip=0.25").strength == Strength(nodes=7, time=0.5, slip=0.25)


def test_players_out_of_python() -> None:
    plan = make("polyomino-8", "polite=py:arena_bots:Polite:patience=1.5,smile=on", "py:arena_bots:Polite")
    standing = play(plan, games=2, jobs=1)
    assert [row.faults for row in standing.rows] == [0, 0]


def test_players_may_talk(tmp_path: Path) -> None:
    line = (*GREEDY_RANDOM, "--player", "py:arena_bots:Loud", "--games", "2", "--jobs", "1", "--json")
    where = {**os.environ, "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run([*PROGRAM, *line], capture_output=True, text=True, check=True, env=where)
    assert json.loads(done.stdout)["games"] == 2
    assert "hm, let me see" not in done.stdout


def test_bad_input_is_one_line(capsys: Captured, tmp_path: Path) -> None:
    def said(*players: str, game: str = "duo") -> str:
        return refused(capsys, "arena", "--game", game, *(word for player in players for word in ("--player", player)))

    assert "an arena needs at least 2 entrants" in said("greedy")
    assert "two entrants are called 'greedy'; give one another name with NAME=greedy" in said("greedy", "greedy")
    assert "'level-0': choose from: random, greedy, level-1 .. level-9" in said("greedy", "level-0")
    assert "unexpected keyword argument 'nods'" in said("greedy", "level-3:nods=1")
    assert "a search needs at least one node" in said("greedy", "level-3:nodes=0")
    assert "give either a level, or nodes and time" in said("greedy", "level-3:slip=0.5")
    assert "there is no evaluator 'oracle'" in said("greedy", "engine:nodes=5,evaluator=oracle")
    assert "the package has no net for polyomino-8" in said("greedy", "engine:evaluator=net", game="polyomino-8")
    assert "'nodes' does not have the form NAME=VALUE" in said("greedy", "level-3:nodes")
    assert "there is no program 'no-such-program'" in said("greedy", "gtp:no-such-program --fast")
    assert "No module named 'nowhere'" in said("greedy", "py:nowhere:Bot")
    assert "has no attribute 'Bot'" in said("greedy", "py:arena_bots:Bot")
    assert "played alone" in said("greedy", "random", game="classic-solo")
    assert "only placing games" in said("greedy", f"gtp:{sys.executable} x.py", game="triominos")
    assert "there is no game called 'dou'; did you mean 'duo'?" in said("greedy", "random", game="dou")
    assert "which game?" in refused(capsys, "arena")
    assert "there is no arena in this folder" in refused(capsys, "arena", "--show", str(tmp_path))
    assert "10 must be less than 0" in refused(capsys, *GREEDY_RANDOM, "--sprt", "10", "0")
    assert "exactly 2 entrants" in refused(capsys, *GREEDY_RANDOM, "--player", "level-1", "--sprt", "0", "10")
    assert "not a number of seconds" in refused(capsys, *GREEDY_RANDOM, "--move-timeout", "0")
    assert "whole number" in refused(capsys, *GREEDY_RANDOM, "--games", "0")
