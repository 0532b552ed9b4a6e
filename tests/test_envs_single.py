"""Every game as a Gymnasium environment, by Gymnasium's own check and as people use it."""

import subprocess
import sys
from random import Random

import gymnasium
import numpy as np
import pytest
from env_games import EVERY_GAME, KINDS
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from cornerwise import CornerwiseError, IllegalMove, find_variant
from cornerwise.envs.single import EngineEnv
from cornerwise.envs.spec import draw


@pytest.mark.parametrize("name", EVERY_GAME)
def test_gymnasium_finds_no_fault(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"cornerwise/{name}-v0").unwrapped)


def play(env: EngineEnv, seed: int) -> float:
    rng = Random(seed)
    got = 0.0
    seen, _ = env.reset(seed=seed)
    ended = False
    while not ended:
        seen, reward, ended, truncated, info = env.step(draw(seen["action_mask"], rng))
        assert not truncated and info == {}
        got += reward
    return got


@pytest.mark.parametrize("name", KINDS)
def test_a_game_against_engines(name: str) -> None:
    env = EngineEnv(name, deals=1) if name == "triominos" else EngineEnv(name)
    got = play(env, seed=2)
    outcome = env.game.outcome()
    assert outcome is not None
    is_draw = len(outcome.winners) == env.game.variant.seats > 1
    assert (got > 0) == (0 in outcome.winners and not is_draw)
    assert (play(env, seed=2), env.game.outcome()) == (got, outcome), "equal seeds play alike"


def test_points_of_others_moves_are_paid_too() -> None:
    env = EngineEnv("triominos", rewards="points", deals=1)
    got = play(env, seed=3)
    assert got == next(iter(env.game.scores.values()))


def test_the_seat_can_be_drawn() -> None:
    env = EngineEnv("polyomino-8", seat=None)
    seats = set()
    for seed in range(12):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.game.mover == env.seat
    assert seats == {0, 1}


def test_illegal_actions_lose_or_raise() -> None:
    env = EngineEnv("duo")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-1, True) and "(P3)" in info["illegal"]
    with pytest.raises(ResetNeeded, match=r"\(P7\)"):
        env.step(illegal)
    env.reset()
    for wrong in (-1, 13729, "a"):
        with pytest.raises(InvalidAction, match=r"\(P1\)"):
            env.step(wrong)  # type: ignore[arg-type]  # wrong on purpose
    strict = EngineEnv("duo", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"\(P3\)"):
        strict.step(illegal)


def test_what_cannot_be_chosen() -> None:
    with pytest.raises(CornerwiseError, match="seats 0 to 1"):
        EngineEnv("duo", seat=2)
    with pytest.raises(CornerwiseError, match="levels go from 1 to 9"):
        EngineEnv("duo", level=10)
    with pytest.raises(CornerwiseError, match="lose, raise"):
        EngineEnv("duo", illegal="pass")  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(ResetNeeded):
        EngineEnv("duo").step(0)


def test_masks_stand_where_sb3_contrib_looks_for_them() -> None:
    env = gymnasium.make("cornerwise/polyomino-8-v0")
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == np.bool_ and (masks == seen["action_mask"]).all() and masks.any()


@pytest.mark.parametrize(
    "code",
    [
        "import gymnasium, cornerwise.envs; gymnasium.register_envs(cornerwise.envs); made = {}('cornerwise/duo-v0')",
        "import cornerwise.envs, gymnasium; made = {}('cornerwise/duo-v0')",
        "import gymnasium; from cornerwise.envs import VectorEnv; made = {}('cornerwise/duo-v0')",
        "import gymnasium; made = {}('cornerwise.envs:cornerwise/duo-v0')",
        "import gymnasium; made = {}('cornerwise.envs.single:cornerwise/duo-v0')",
    ],
)
@pytest.mark.parametrize("make", ["gymnasium.make", "gymnasium.make_vec"])
def test_gymnasium_makes_the_games_after_an_import_in_any_order(code: str, make: str) -> None:
    code = f"{code.format(make)}; print(made.spec.kwargs['variant'])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "duo\n"


def test_a_variant_is_as_good_as_its_name() -> None:
    variant = find_variant("trigon-3", start="any")
    envs = [EngineEnv(variant), EngineEnv("trigon-3", start="any"), EngineEnv(find_variant("trigon-3"), start="any")]
    for env in envs:
        env.reset(seed=1)
        assert env.game.variant == variant
    assert envs[0].game == envs[1].game == envs[2].game
