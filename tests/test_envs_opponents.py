"""Who plays the other seats: in one game, and in many as a vector environment of Gymnasium."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from env_games import KINDS
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from cornerwise import CornerwiseError, GreedyPlayer, IllegalMove, find_variant
from cornerwise.envs.gym_vector import Batch, GymVectorEnv
from cornerwise.envs.opponents import Opponent
from cornerwise.envs.single import EngineEnv
from cornerwise.envs.spec import Observation, draw
from cornerwise.envs.vector import WAIT, VectorEnv


def first_of(seen: Observation) -> int:
    return int(seen["action_mask"].argmax())


def first_of_all(seen: Batch) -> npt.NDArray[Any]:
    return np.asarray(seen["action_mask"].argmax(axis=1))


@pytest.mark.parametrize("opponent", ["random", 1, GreedyPlayer(1), first_of])
def test_one_game_against_anybody(opponent: Opponent) -> None:
    def game(seed: int) -> tuple[float, tuple[int, ...]]:
        env, rng = EngineEnv("polyomino-8", opponent=opponent, seat=1), Random(seed)
        seen, _ = env.reset(seed=seed)
        reward, ended = 0.0, False
        while not ended:
            assert env.game.mover == env.seat == 1 and env.action_masks().any()
            seen, reward, ended, _, _ = env.step(draw(seen["action_mask"], rng))
        assert reward == env._stage.spec.rewards(env.game)[1]
        return reward, env.game.moves

    again = game(3)
    if not isinstance(opponent, GreedyPlayer):  # a player of one's own brings its own chance
        assert again == game(3)


def test_one_game_against_oneself() -> None:
    env, rng = EngineEnv("polyomino-8", opponent="self"), Random(1)
    seen, _ = env.reset(seed=1)
    ended, movers = False, []
    while not ended:
        movers.append(env.seat)
        assert env.game.mover == env.seat
        seen, reward, ended, _, _ = env.step(draw(seen["action_mask"], rng))
    assert {0, 1} == set(movers)
    assert reward == env._stage.spec.rewards(env.game)[movers[-1]]


@pytest.mark.parametrize("opponent", ["nobody", 0, 10, 2.5])
def test_who_cannot_play(opponent: Any) -> None:
    with pytest.raises(CornerwiseError):
        EngineEnv("duo", opponent=opponent)
    with pytest.raises(CornerwiseError):
        GymVectorEnv("duo", 2, opponent=opponent)


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("opponent", ["self", "random", first_of_all])
def test_many_games(name: str, opponent: Any) -> None:
    """Every game is at a turn of its own seat, and what is seen is what the rules say of it."""
    options: dict[str, Any] = {"deals": 1} if name == "triominos" else {}
    env = GymVectorEnv(name, 3, opponent=opponent, seat=None, threads=1, **options)
    seen, infos = env.reset(seed=5)
    assert env.observation_space.contains(seen)
    ends = 0
    for _ in range(60):
        for number in range(3):
            game = env.native.game(number)
            assert game.mover is not None and game.mover == infos["seat"][number] == (
                env._own[number] if opponent != "self" else game.mover
            )
            look = env.native.spec.look(game, game.mover)
            assert (seen["observation"][number] == look["observation"]).all()
            assert (seen["action_mask"][number] == look["action_mask"]).all()
        seen, rewards, ended, truncated, infos = env.step(env.draw())
        assert rewards.shape == ended.shape == (3,) and not truncated.any()
        assert not rewards[~ended].any() and (np.abs(rewards) <= 1).all()
        ends += int(ended.sum())
    assert ends or name != "polyomino-8"


def test_many_games_pay_as_one_does() -> None:
    """The same actions in one environment and in many bring the same, also for points of the others' moves."""
    many = GymVectorEnv("polyomino-8", 1, opponent=first_of_all, seat=1, rewards="points")
    one = EngineEnv("polyomino-8", opponent=first_of, seat=1, rewards="points", illegal="raise")
    many.reset(seed=1)
    seen, _ = one.reset(seed=1)
    rng, over = Random(2), False
    while not over:
        action = draw(seen["action_mask"], rng)
        seen, reward, over, _, _ = one.step(action)
        _, rewards, ended, _, _ = many.step(np.array([action]))
        assert (rewards[0], ended[0]) == (reward, over)
    assert many.native.game(0).ply in (0, 2)  # the next game, with what the others open it


def test_engines_play_many_games() -> None:
    env = GymVectorEnv("polyomino-8", 2, level=1, seat=1)
    env.reset(seed=1)
    for _ in range(8):
        env.step(env.draw())


def test_gymnasium_makes_many_games() -> None:
    env = gymnasium.make_vec("cornerwise.envs.single:cornerwise/polyomino-8-v0", num_envs=4, opponent="random")
    wrapped = RecordEpisodeStatistics(env)
    wrapped.reset(seed=1)
    episodes = 0
    games = env.unwrapped
    assert isinstance(games, GymVectorEnv)
    for _ in range(30):
        infos = wrapped.step(games.draw())[4]
        episodes += int(infos["_episode"].sum()) if "episode" in infos else 0
    assert episodes > 4
    wrapped.close()


def test_what_many_games_refuse() -> None:
    env = GymVectorEnv(find_variant("duo"), 2, opponent="self")
    with pytest.raises(AssertionError, match="reset"):
        env.step(np.zeros(2, np.int64))
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(np.array([0, -1]))
    with pytest.raises(CornerwiseError, match="seats 0 to 1"):
        GymVectorEnv("duo", 2, seat=2)
    idle = GymVectorEnv("rumis-own", 2, opponent="random", seat=1, seats=2, heights="2")
    with pytest.raises(CornerwiseError, match="never gets a turn"):
        idle.reset(seed=1)


def test_games_can_wait() -> None:
    env = VectorEnv("duo", games=2)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays, seed=1)
    before = arrays.observations.copy()
    env.draw(actions)
    actions[0] = WAIT
    env.step(actions, arrays)
    assert (env.game(0).ply, env.game(1).ply) == (0, 1)
    assert (arrays.observations[0] == before[0]).all() and (arrays.observations[1] != before[1]).any()


def test_arrays_are_shared_by_dlpack() -> None:
    env = VectorEnv("duo", games=2)
    arrays, actions = env.arrays(), env.actions()
    shared = arrays.shared(np.from_dlpack)
    env.reset(arrays, seed=1)
    for _ in range(3):
        env.draw(actions)
        env.step(actions, arrays)
        for mine, theirs in zip(arrays, shared, strict=True):
            assert np.shares_memory(mine, theirs) and (mine == theirs).all()
