"""Every game as a PettingZoo environment, by PettingZoo's own tests and as people use it."""

import pickle
import time
from functools import partial
from importlib import import_module
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest
from env_games import EVERY_GAME, KINDS
from gymnasium.error import InvalidAction, ResetNeeded, UnsupportedMode
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test

from cornerwise import BadOption, CornerwiseError, IllegalMove, UnknownVariant, find_variant
from cornerwise.drawing.draw import draw_text
from cornerwise.envs import aec


@pytest.mark.parametrize("name", EVERY_GAME)
# The test knows by name which of PettingZoo's own environments give a dictionary with a mask, and warns of all others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo_finds_no_fault(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    api_test(aec.env(name), num_cycles=100)
    seed_test(partial(aec.env, name), num_cycles=40)
    render_test(partial(aec.env, name))
    # It runs for five seconds by the clock, which here goes fifty times as fast.
    benchmark = import_module("pettingzoo.test.performance_benchmark")
    monkeypatch.setattr(benchmark, "time", SimpleNamespace(time=lambda: 50 * time.time()))
    performance_benchmark(aec.env(name))


def play(env: aec.CornerwiseEnv, seed: int) -> dict[str, float]:
    """A random game; what every agent got."""
    rng = Random(seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        assert not truncated and info == {}
        got[agent] += reward
        env.step(None if terminated else aec.draw(seen["action_mask"], rng))
    return got


@pytest.mark.parametrize("name", KINDS)
def test_a_game_pays_for_who_won(name: str) -> None:
    env = aec.env(name)
    got = play(env, seed=5)
    outcome = env.game.outcome()
    assert outcome is not None
    assert {agent for agent in got if got[agent] > 0} == {f"player_{seat}" for seat in outcome.winners}


@pytest.mark.parametrize("name", KINDS)
def test_a_game_pays_for_points(name: str) -> None:
    env = aec.env(name, rewards="points")
    env.reset(seed=5)
    before = env.game.scores
    got = play(env, seed=5)
    outcome = env.game.outcome()
    assert outcome is not None
    if name in ("polyomino-8", "classic-solo", "triominos"):  # they begin at zero
        assert not any(before.values())
        assert tuple(got.values()) == outcome.totals
    elif name == "classic-teams":
        assert got["player_0"] == outcome.totals[0] + 2 * 89


def test_seats_that_are_out_are_not_asked() -> None:
    env = aec.env("classic")
    env.reset()
    rng = Random(1)
    asked = []
    while env.game.turn:
        asked.append((env.agent_selection, env.game.turn))
        env.step(aec.draw(env.last()[0]["action_mask"], rng))
    assert [turn for _, turn in asked] == [ply.colour for ply in env.game.plies]
    assert dict(asked) == {
        "player_0": "blue", "player_1": "yellow", "player_2": "red", "player_3": "green",
    }  # fmt: skip


def test_options_choose_the_game() -> None:
    env = aec.env("triominos", seats=4, edition="french")
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert str(env) == "cornerwise_triominos"
    with pytest.raises(UnknownVariant):
        aec.env("chess")
    with pytest.raises(BadOption):
        aec.env("duo", start="free")
    with pytest.raises(CornerwiseError, match="rewards must be one of outcome, points"):
        aec.env("duo", rewards="money")  # type: ignore[arg-type]  # wrong on purpose
    with pytest.raises(UnsupportedMode, match="human, ansi, rgb_array"):
        aec.env("duo", render_mode="svg")  # type: ignore[arg-type]  # wrong on purpose


def test_illegal_actions_name_the_rule_and_change_nothing() -> None:
    env = aec.env("duo")
    env.reset()
    seen = env.last()[0]
    far = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=r"\(P3\)") as caught:
        env.step(far)
    assert isinstance(caught.value, InvalidAction) and isinstance(caught.value, AssertionError)
    assert caught.value.clause == "P3" and caught.value.position is env.game
    twin = pickle.loads(pickle.dumps(caught.value))
    assert type(twin) is type(caught.value) and str(twin) == str(caught.value)
    for wrong in (-1, 13729, 1.5, "a1", None, np.array([1, 2])):
        with pytest.raises(IllegalMove, match=r"\(P1\)"):
            env.step(wrong)  # type: ignore[arg-type]  # wrong on purpose
    assert env.game.ply == 0 and env.agent_selection == "player_0"
    first = int(np.flatnonzero(seen["action_mask"])[0])
    env.step(np.int32(first))
    with pytest.raises(IllegalMove, match=r"\(P2\)"):
        env.step(first)


def test_illegal_actions_of_a_matching_game_name_the_rule() -> None:
    env = aec.env("triominos")
    env.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"there is no open place 7 \(M4\)"):
        env.step(7 * 56)
    with pytest.raises(IllegalMove, match=r"\(M3\)"):
        env.step(58 * 56)  # the starter must lay
    for tile in np.flatnonzero(env.last()[0]["action_mask"][:56] == 0)[:3]:
        with pytest.raises(IllegalMove, match=r"\d-\d-\d is not in your hand \(M2\)"):
            env.step(int(tile))


def test_after_the_end_agents_leave_one_by_one() -> None:
    env = aec.env("polyomino-8")
    play(env, seed=1)
    env.reset(seed=1)
    rng = Random(1)
    while env.game.turn:
        env.step(aec.draw(env.last()[0]["action_mask"], rng))
    assert env.agents == ["player_0", "player_1"] and all(env.terminations.values())
    assert not env.last()[0]["action_mask"].any()
    with pytest.raises(ValueError, match=r"the game is over \(P7\)") as caught:
        env.step(0)
    assert isinstance(caught.value, ResetNeeded)
    env.step(None)
    assert env.agents == ["player_1"]
    env.step(None)
    with pytest.raises(ResetNeeded):
        env.step(None)


def test_nothing_goes_before_the_first_reset() -> None:
    env = aec.env("duo", render_mode="ansi")
    for early in (lambda: env.step(0), lambda: env.observe("player_0"), env.render):
        with pytest.raises(AssertionError, match=r"call reset\(\) before"):
            early()


def test_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    text = aec.env("duo", render_mode="ansi")
    text.reset()
    assert text.render() == draw_text(text.game)
    human = aec.env("duo", render_mode="human")
    human.reset()
    human.step(int(np.flatnonzero(human.last()[0]["action_mask"])[0]))
    assert "orange to move" in capsys.readouterr().out.lower()


@pytest.mark.parametrize("name", ["duo", "trigon", "rumis-steps", "triominos"])
def test_pixels_show_what_was_laid(name: str) -> None:
    env = aec.env(name, render_mode="rgb_array")
    env.reset(seed=1)
    rng = Random(1)
    painted = []
    for _ in range(3):
        image = env.render()
        assert isinstance(image, np.ndarray)
        painted.append(len(np.unique(image.reshape(-1, 3), axis=0)))
        env.step(aec.draw(env.last()[0]["action_mask"], rng))
    assert painted[0] < painted[1] < painted[2] or name == "triominos"
    assert painted[0] < painted[2]


def test_without_a_render_mode_there_is_a_warning() -> None:
    env = aec.env("duo")
    env.reset()
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


def test_the_parallel_interface() -> None:
    """Of all actions only that of the seat to move is taken, and it alone has a mask."""
    env, rng = aec.parallel_env(find_variant("polyomino-8")), Random(1)
    seen, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        able = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert len(able) == 1
        action = aec.draw(seen[able[0]]["action_mask"], rng)
        seen, rewards, *_ = env.step({agent: action if agent in able else None for agent in env.agents})
    assert sum(rewards.values()) == 0 and len(rewards) == 2
