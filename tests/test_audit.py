"""The audit finds the points that were given away where the endgame solver knows the result, and no others."""

import json
from pathlib import Path

import pytest

from cornerwise import new_game, start
from cornerwise.cli import main
from cornerwise.engine import Engine, GreedyPlayer
from cornerwise.engine.arena import RunPlan, parse_entrant, run
from cornerwise.engine.audit import Account, Audit, AuditedMove, accounts, audit, can_audit
from cornerwise.engine.endgame import Solved, solve
from cornerwise.errors import WrongFamily
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition

NODES = 20_000


def solved(position: PlacingPosition) -> Solved:
    found = solve(position, nodes=NODES)
    assert found is not None
    return found


def perfect_end() -> tuple[PlacingPosition, int]:
    """A game whose end is played exactly, and from which ply on."""
    position, player = new_game("polyomino-8"), Engine(nodes=30, seed=3, evaluator="playouts")
    first = None
    while position.mover is not None:
        best = solve(position, nodes=NODES)
        if best is not None and first is None:
            first = position.ply
        position.push(best.move if first is not None and best else player.choose(position.view(position.mover)))
    assert first is not None
    return position, first


def spoilt(position: PlacingPosition, first: int) -> tuple[PlacingPosition, int, int]:
    """The same game with one move that gives points away, everything after it exact again: the ply and the points."""
    for ply in range(first, position.ply):
        game = start(position.variant)
        assert isinstance(game, PlacingPosition)
        for move in position.moves[:ply]:
            game.push(move)
        best = solved(game)
        for move in game.legal_moves:
            after = game.copy()
            after.push(move)
            reply = solve(after, nodes=NODES)
            if reply is None:
                continue
            value = reply.margin * (1 if after.mover == game.mover else -1)
            if value < best.margin:
                while after.mover is not None:
                    after.push(solved(after).move)
                return after, ply, best.margin - value
    raise AssertionError("every move of this game is as good as any other")


def test_exact_play_gives_nothing_away() -> None:
    game, first = perfect_end()
    found = audit(game, NODES)
    assert not found.mistakes
    assert {move.ply for move in found.moves} <= set(range(first - 1, game.ply))
    assert found.moves


def test_a_planted_mistake_is_found_where_it_was_made() -> None:
    game, ply, points = spoilt(*perfect_end())
    (mistake,) = audit(game, NODES).mistakes
    assert (mistake.ply, mistake.given_away, mistake.move) == (ply, points, game.moves[ply])
    assert mistake.best != mistake.move
    assert mistake.seat == game.plies[ply].seat


def test_what_is_given_away_is_what_the_results_differ_by() -> None:
    game, player = new_game("polyomino-8"), GreedyPlayer(4)
    while game.mover is not None:
        game.push(player.choose(game.view(game.mover)))
    found = audit(game, NODES)
    first = found.moves[0]
    signs = [1 if move.seat == first.seat else -1 for move in found.moves]
    lost = sum(sign * move.given_away for sign, move in zip(signs, found.moves, strict=True))
    last = found.moves[-1]
    assert first.margin - lost == last.kept * signs[-1]
    assert all(move.given_away >= 0 for move in found.moves)


def test_a_larger_budget_reaches_farther_back() -> None:
    game, player = new_game("polyomino-8"), GreedyPlayer(2)
    while game.mover is not None:
        game.push(player.choose(game.view(game.mover)))
    plies: list[int] = []
    few, many = (audit(game, nodes, lambda done, of: plies.append(done)) for nodes in (20, NODES))
    assert len(few.moves) < len(many.moves)
    assert max(plies) <= game.ply


def test_an_unfinished_game_is_audited_as_far_as_it_went() -> None:
    game, ply, points = spoilt(*perfect_end())
    while game.ply > ply + 1:
        game.pop()
    assert [move.given_away for move in audit(game, NODES).mistakes] == [points]


def test_only_games_between_two_parties_that_hide_nothing() -> None:
    assert not can_audit(new_game("triominos", seed=1))
    assert not can_audit(new_game("classic"))
    assert can_audit(new_game("classic-teams"))
    with pytest.raises(WrongFamily):
        audit(new_game("classic-3"))


def test_accounts_are_kept_by_name_over_all_games() -> None:
    first = AuditedMove(10, "purple", 0, Move(1), Move(2), 3, 1)
    second = AuditedMove(11, "orange", 1, Move(1), Move(1), -1, -1)
    sums = accounts([(Audit((first, second)), ("a", "b")), (Audit((first,)), ("b", "a"))])
    assert sums == {"a": Account(2, 1, 1, 2), "b": Account(2, 2, 1, 2)}
    assert sums["a"].points_a_game == 1.0


# The command


@pytest.fixture
def file(tmp_path: Path) -> str:
    game, _, _ = spoilt(*perfect_end())
    path = tmp_path / "game.json"
    path.write_text(format_record(record_of(game, players=("Anna", "Bo"))))
    return str(path)


def test_the_command_names_the_mistake(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", file, "--nodes", str(NODES)]) == 0
    out = capsys.readouterr().out
    assert "Anna" in out and "Bo" in out
    assert " before, " in out and " after; best: " in out


def test_the_command_as_data(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", file, file, "--nodes", str(NODES), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [game["file"] for game in data["games"]] == [file, file]
    assert sum(player["points"] for player in data["players"]) == 2 * sum(
        move["given_away"] for move in data["games"][0]["moves"]
    )
    assert {player["games"] for player in data["players"]} == {2}


def test_the_folder_of_an_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entrants = (parse_entrant("greedy"), parse_entrant("random"))
    run(RunPlan(game="polyomino-8", entrants=entrants), folder=tmp_path, games=2, jobs=1)
    assert main(["audit", str(tmp_path), "--nodes", "1000", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {player["player"] for player in data["players"]} == {"greedy", "random"}
    assert len(data["games"]) == 2


def test_games_without_a_solver_are_left_out(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.json"
    other.write_text(format_record(record_of(new_game("classic"))))
    assert main(["audit", file, str(other), "--nodes", "1000"]) == 0
    assert "left out" in capsys.readouterr().out
    assert main(["audit", str(other)]) == 2
    assert "two players or two teams" in capsys.readouterr().err


def test_bad_files_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["audit", str(tmp_path)]) == 2
    assert "no game in the folder" in capsys.readouterr().err
    assert main(["audit", str(tmp_path / "none.json")]) == 2
    with pytest.raises(SystemExit):
        main(["audit", str(tmp_path), "--nodes", "0"])
