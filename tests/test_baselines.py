"""The baselines: how they are judged, what their page says, and each of them for seconds."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import evaluate
import numpy as np
import pytest
import report
from evaluate import GAMES, by_policy, opponent_of, play_match, play_randomly

from cornerwise.envs.vector import VectorEnv

ROOT = Path(__file__).parent.parent
BASELINES = ROOT / "examples" / "baselines"


@pytest.mark.parametrize("game", GAMES)
def test_random_play_against_itself_plays_the_same_game_twice(game: str) -> None:
    result = play_match(game, play_randomly, "random", pairs=20, seed=1)
    assert (result.games, result.share, result.error) == (40, 0.5, 0)


def test_a_stronger_player_wins_more() -> None:
    level = opponent_of("level 3", seed=1)
    better = play_match("polyomino-8", level, "random", pairs=10, seed=1)
    worse = play_match("polyomino-8", play_randomly, "level 3", pairs=10, seed=1)
    assert better.share > 0.7 and worse.share < 0.3


def test_a_policy_is_asked_for_its_own_turns_alone() -> None:
    asked = []

    def first_legal(planes: np.ndarray, masks: np.ndarray) -> Any:
        asked.append(len(planes))
        assert masks.any(axis=1).all() and len(planes) == len(masks) <= 5
        return masks.argmax(axis=1)

    play_match("polyomino-8", by_policy(first_legal), "random", pairs=5, seed=1)
    assert len(asked) > 10


@pytest.mark.parametrize("game", GAMES)
def test_both_games_of_a_pair_begin_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    class Watched(VectorEnv):
        """Keeps what the games look like when the first of the two players is asked."""

        def draw(self, actions: np.ndarray) -> None:
            super().draw(actions)
            self.draws = getattr(self, "draws", 0) + 1
            openings = 0 if self.spec.most_chance_moves else evaluate.RANDOM_PLIES
            if self.draws == openings + 1:
                seen.append([self.game(number).to_text() for number in range(self.games)])

    monkeypatch.setattr(evaluate, "VectorEnv", Watched)
    play_match(game, play_randomly, "random", pairs=3, seed=5)
    first, second = seen
    assert first == second and len(set(first)) > 1


def test_the_page_has_what_the_logs_say() -> None:
    runs = report.read_runs(ROOT / "docs" / "baselines")
    page = ROOT / "docs" / "baselines.md"
    assert page.read_text() == report.written(page.read_text(), runs), "run examples/baselines/report.py"
    assert (ROOT / "docs" / "baselines" / report.PICTURE).read_text() == report.curves(runs)
    assert all(exam["games"] >= 40 for run in runs for exam in run.exams), "fewer games tell nothing"
    assert {run.key for run in runs} == {(game, method) for game in GAMES for method in report.METHODS}


def run(program: str, game: str, out: Path, minutes: float) -> list[dict[str, object]]:
    arguments = [
        "--game",
        game,
        "--minutes",
        str(minutes),
        "--exam-pairs",
        "2",
        "--final-pairs",
        "2",
        "--out",
        str(out),
    ]
    command = [sys.executable, str(BASELINES / program), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in out.read_text().splitlines()]


def test_random_play_is_run(tmp_path: Path) -> None:
    facts = run("random_play.py", "triominos", tmp_path / "log.jsonl", 0)
    assert [fact["kind"] for fact in facts] == ["run", *["final"] * 4, "end"]
    assert report.read_run(tmp_path / "log.jsonl").key == ("triominos", "random")


@pytest.mark.parametrize(
    ("program", "game"),
    [
        ("ppo.py", "triominos"),
        ("dqn.py", "polyomino-8"),
        ("alphazero.py", "polyomino-8"),
        ("alphazero.py", "triominos"),
    ],
)
def test_learners_are_run(program: str, game: str, tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (make learn)")
    facts = run(program, game, tmp_path / "log.jsonl", 0.03)
    exams = [fact for fact in facts if fact["kind"] == "exam"]
    assert exams[0]["moves"] == 0 and facts[-1]["kind"] == "end"
    learned = report.read_run(tmp_path / "log.jsonl")
    assert learned.exams[-1]["seconds"] >= 60 * 0.03 and set(learned.finals) == set(evaluate.OPPONENTS)


def test_nets_tell_actions_apart_by_where_they_lie() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed (make learn)")
    from nets import make_net

    for game, options in GAMES.items():
        env = VectorEnv(game, 4, threads=1, **options)
        arrays, actions = env.arrays(), env.actions()
        env.reset(arrays, seed=1)
        for _ in range(6):
            env.draw(actions)
            env.step(actions, arrays)
        torch.manual_seed(1)
        eye, net = make_net(env.spec)
        shown = eye.look(arrays.observations)
        assert shown.shape == (4, *eye.shape) and shown.dtype == np.uint8
        features = net.features(torch.from_numpy(shown).float())
        logits, value = net.logits(features), net.value(features)
        assert features.shape == (4, net.features_dim)
        assert logits.shape == (4, env.spec.actions) and value.shape == (4, 1)
        legal = logits[torch.from_numpy(env.unpack(arrays.masks))]
        assert legal.std() > 1e-4
