"""Many games as Stable-Baselines3 steps them."""

from typing import Any

import gymnasium
import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed (make learn)")

from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

from cornerwise.envs.gym_vector import GymVectorEnv
from cornerwise.envs.sb3 import MaskedVecEnv

GAMES = 6


def make(seed: int = 1) -> MaskedVecEnv:
    return MaskedVecEnv(GymVectorEnv("polyomino-8", GAMES, opponent="random", seat=None, threads=1), seed=seed)


def first_legal(env: MaskedVecEnv) -> Any:
    return get_action_masks(env).argmax(axis=1)


def test_it_gives_what_the_vector_environment_gives() -> None:
    env, beside = make(), GymVectorEnv("polyomino-8", GAMES, opponent="random", seat=None, threads=1)
    planes = env.reset()
    seen, _ = beside.reset(seed=1)
    assert is_masking_supported(env) and planes.shape == (GAMES, *env.observation_space.shape)
    ended_games = 0
    for _ in range(30):
        assert np.array_equal(planes, seen["observation"])
        assert np.array_equal(get_action_masks(env), seen["action_mask"])
        planes, rewards, dones, infos = env.step(first_legal(env))
        seen, expected, ended, _, _ = beside.step(seen["action_mask"].argmax(axis=1))
        assert np.array_equal(rewards, expected) and np.array_equal(dones, ended)
        assert [("episode" in info) for info in infos] == ended.tolist()
        for game in np.flatnonzero(ended):
            assert infos[game]["episode"]["r"] == expected[game] and infos[game]["episode"]["l"] >= 1
        ended_games += int(ended.sum())
    assert ended_games > GAMES


def test_some_games_can_be_asked() -> None:
    env = make()
    env.reset()
    masks = get_action_masks(env)
    (of_third,) = env.env_method("action_masks", indices=2)
    assert np.array_equal(of_third, masks[2])
    assert env.get_attr("num_envs", indices=[0, 1]) == [GAMES, GAMES]
    assert not env.has_attr("no_such_thing")
    with pytest.raises(AttributeError):
        env.env_method("no_such_method")
    with pytest.raises(AttributeError):
        env.set_attr("num_envs", 3)


def test_a_seed_gives_the_same_games() -> None:
    def play() -> list[np.ndarray]:
        env = make(seed=7)
        env.reset()
        return [env.step(first_legal(env))[0] for _ in range(12)]

    assert all(np.array_equal(one, other) for one, other in zip(play(), play(), strict=True))


def test_games_must_begin_anew_in_the_same_step() -> None:
    env = gymnasium.make_vec("CartPole-v1", num_envs=1, vectorization_mode="sync")
    with pytest.raises(ValueError, match="same step"):
        MaskedVecEnv(env)


def test_maskable_ppo_learns_in_it() -> None:
    env = make()
    model = MaskablePPO("MlpPolicy", env, n_steps=8, batch_size=24, n_epochs=1, device="cpu", seed=1)
    model.learn(2 * 8 * GAMES)
    assert model.num_timesteps == 2 * 8 * GAMES and len(model.ep_info_buffer) > 0
    masks = get_action_masks(env)
    chosen, _ = model.predict(env.reset(), action_masks=masks)
    assert masks[np.arange(GAMES), chosen].all()
