"""Whatever an entrant does wrong, it loses that game, everybody hears of it and the arena goes on."""

import os
import sys
import time
from pathlib import Path

from arena_program import MANNERS
from program import Captured, run

from cornerwise import find_placing_variant
from cornerwise.engine.arena import Entrant, LocalPool, RunPlan, parse_entrant
from cornerwise.engine.arena.gtp_client import game_names
from cornerwise.engine.arena.schedule import Task, task
from cornerwise.records.games import parse_games

GTP = f"gtp:{sys.executable} {Path(__file__).parent / 'arena_program.py'}"
TIMEOUT, PATIENT = 3.0, 60.0
"""Seconds for a move: where slowness is what is tested, and where it is not."""
PYTHON_KINDS = {
    "Hanging": ("timeout", f"no move within {TIMEOUT:g} seconds"),
    "Deaf": ("timeout", f"no move within {TIMEOUT:g} seconds"),
    "Slow": ("timeout", f"seconds, {TIMEOUT:g} were allowed"),
    "Dying": ("died", "it took the whole process down"),
    "Raising": ("error", "RuntimeError: no idea"),
    "Cheating": ("illegal", "'pass' is not allowed"),
    "unmakable": ("error", "RuntimeError: not today"),
}
PROGRAM_KINDS = {
    "hangs": ("timeout", "no answer to genmove"),
    "hangs-with-child": ("timeout", "no answer to genmove"),
    "dies": ("died", "it said: out of ideas"),
    "babbles": ("nonsense", "'i think e4'"),
    "floods": ("nonsense", "'more and more' is no answer"),
    "cheats": ("illegal", "is not allowed"),
    "refuses": ("error", "only chess"),
    "resigns": ("resigned", "gave up"),
}
NAMES = [*PYTHON_KINDS, *PROGRAM_KINDS]


def game_against(name: str, note: Path) -> Task:
    """A game of an honest player against one that is not, who begins in every other."""
    kind, _ = (PYTHON_KINDS | PROGRAM_KINDS)[name]
    spec = f"py:arena_bots:{name}" if name in PYTHON_KINDS else f"{GTP} {name} {note}"
    plan = RunPlan(
        game="polyomino-8",
        entrants=(Entrant("good", "greedy"), Entrant(name, spec)),
        move_timeout=TIMEOUT if kind == "timeout" else PATIENT,
    )
    return task(plan, NAMES.index(name) % 2)


def test_faults_lose_games(tmp_path: Path) -> None:
    """Whatever the seat, and the game is on file as far as it went. Those who hang do it at the same time."""
    note = tmp_path / "processes"
    results = LocalPool(5).run(game_against(name, note) for name in NAMES)
    faults = {next(name for name in result.entrants if name != "good"): result for result in results}
    assert sorted(faults) == sorted(NAMES)
    for name, (kind, text) in (PYTHON_KINDS | PROGRAM_KINDS).items():
        result = faults[name]
        assert result.fault is not None and result.points is None
        seat = result.fault.seat
        assert result.entrants[seat] == name
        assert result.fault.kind == kind and text in result.fault.text
        assert (result.shares[seat], result.shares[1 - seat]) == (0, 1)
        assert (result.ranks[seat], result.ranks[1 - seat]) == (2, 1)
        game = parse_games(result.record.encode())[0]
        assert game.position.ply == result.plies >= 2
        assert f"{name} (seat {seat}) loses, {kind}: " in game.comments[result.plies]
    check_gone([int(word) for word in note.read_text().split()])


def check_gone(processes: list[int]) -> None:
    """A program ends with all that it started."""
    assert len(processes) == 2
    deadline = time.monotonic() + 30
    while any(map(runs, processes)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(map(runs, processes))


def runs(process: int) -> bool:
    try:
        os.kill(process, 0)
        # A zombie whose new parent has not looked yet does not run any more.
        return Path(f"/proc/{process}/stat").read_text().split(")")[-1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False


def test_every_manner_is_tried() -> None:
    assert {"plays", *PROGRAM_KINDS} == set(MANNERS)


def test_a_fault_among_four_leaves_the_win_to_the_others(tmp_path: Path, capsys: Captured) -> None:
    line = ("arena", "--game", "rumis-tower", "--player", "greedy", "--player", "bad=py:arena_bots:Raising")
    assert run(*line, "--games", "1", "--jobs", "1", "--json", "--out", str(tmp_path)) == 0
    captured = capsys.readouterr()
    assert captured.err.count("loses, error: RuntimeError: no idea\n") == 14
    assert (tmp_path / "arena.log").read_text().count("loses, error: RuntimeError: no idea\n") == 14
    assert '"faults": 14' in captured.out


# Programs that behave


def test_programs_play() -> None:
    """They hear every move and refuse what is none by their own rules, so that whole games prove a lot."""
    games: list[Task] = []
    for game, options in (("duo", {"start": "own"}), ("classic-3", {}), ("polyomino-8", {})):
        entrants = (parse_entrant("random"), parse_entrant(f"program={GTP} plays"))
        plan = RunPlan(game=game, options=options, entrants=entrants)
        games.append(task(plan, 1))
    results = list(LocalPool(2).run(iter(games)))
    assert len(results) == 3 and not any(result.fault for result in results)


def test_what_programs_are_told_the_game_is() -> None:
    assert game_names(find_placing_variant("classic")) == ["Blokus", "classic"]
    assert game_names(find_placing_variant("duo", start="own")) == ["Blokus Duo", "duo start=own"]
    assert game_names(find_placing_variant("duo")) == ["duo"]
    own = find_placing_variant("rumis-own", heights="2 2/2 2", seats=2)
    assert game_names(own) == ['rumis-own seats=2 "heights=2 2/2 2"']
