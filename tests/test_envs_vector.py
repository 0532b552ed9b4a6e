"""Many games in one native call, in lockstep with one game at a time."""

from collections.abc import Callable
from threading import Thread

import numpy as np
import pytest
from env_games import EVERY_GAME, KINDS

from cornerwise import CornerwiseError, IllegalMove, find_variant
from cornerwise.envs.vector import Arrays, VectorEnv


def equal(one: Arrays, other: Arrays) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in Arrays._fields)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_in_lockstep_with_the_rules(name: str) -> None:
    env = VectorEnv(name, games=3, threads=2, rewards="outcome")
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays, seed=7)
    ends = 0
    for step in range(150):
        games = [env.game(i) for i in range(3)] if step % 11 < 2 else []
        for i, game in enumerate(games):
            assert game.mover is not None and game.mover == arrays.seats[i]
            seen = env.spec.look(game, game.mover)
            assert (arrays.observations[i] == seen["observation"]).all()
            assert (env.unpack(arrays.masks)[i] == seen["action_mask"]).all()
        env.draw(actions)
        assert env.unpack(arrays.masks)[np.arange(3), actions].all()
        env.step(actions, arrays)
        ends += int(arrays.ended.sum())
        assert not arrays.rewards[arrays.ended == 0].any()
        for i, game in enumerate(games):
            if arrays.ended[i] and name != "triominos":  # there chance goes on in the kernel
                game.push(env.spec.move(game, int(actions[i])))
                assert env.spec.rewards(game) == pytest.approx(tuple(arrays.rewards[i]))
    assert ends or name == "triominos"


@pytest.mark.parametrize("name", KINDS)
def test_points_are_paid_step_by_step(name: str) -> None:
    env = VectorEnv(name, games=4, rewards="points")
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays, seed=1)
    start = np.array(env.spec.points(env.game(0)))
    paid = np.zeros((4, env.spec.seats))
    for step in range(1, 100):
        env.draw(actions)
        env.step(actions, arrays)
        paid = np.where(arrays.ended[:, None] == 1, 0, paid + arrays.rewards)
        if step % 20 == 0:
            for i in range(4):
                assert (start + paid[i] == env.spec.points(env.game(i))).all()


@pytest.mark.parametrize("name", ["duo", "triominos"])
def test_threads_change_nothing(name: str) -> None:
    def run(threads: int) -> Arrays:
        env = VectorEnv(name, games=33, threads=threads)
        arrays, actions = env.arrays(), env.actions()
        env.reset(arrays, seed=3)
        for _ in range(40):
            env.draw(actions)
            env.step(actions, arrays)
        return arrays

    assert equal(run(1), run(3))


def test_arrays_of_the_caller_are_filled_and_nothing_else() -> None:
    env = VectorEnv("trigon-3", games=5)
    whole = [np.full((7, *array.shape[1:]), 77, array.dtype) for array in env.arrays()]
    mine = Arrays(*(array[1:-1] for array in whole))
    env.reset(mine, seed=1)
    actions = env.actions()
    for _ in range(80):
        env.draw(actions)
        env.step(actions, mine)
    assert all((array[[0, -1]] == 77).all() for array in whole)
    twin = env.arrays()
    env.reset(twin, seed=1)
    env.reset(mine, seed=1)
    assert equal(mine, twin)


def test_an_illegal_action_changes_no_game() -> None:
    env = VectorEnv("duo", games=3)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays)
    env.draw(actions)
    before = env.arrays()
    env.reset(before)
    good = actions[2]
    for action, clause in ((int(np.flatnonzero(~env.unpack(arrays.masks)[2])[0]), "P3"), (-1, "P1"), (1 << 40, "P1")):
        actions[2] = action
        with pytest.raises(IllegalMove, match=rf"action {action} of game 2.*\({clause}\)"):
            env.step(actions, arrays)
        assert equal(arrays, before)
        assert env.game(0).ply == 0
    actions[2] = good
    env.step(actions, arrays)
    assert env.game(0).ply == 1


def test_python_goes_on_while_games_are_stepped() -> None:
    """Two threads with one environment: each step is whole, and neither waits with the interpreter locked."""
    env = VectorEnv("classic", games=64, threads=1)
    arrays = env.arrays()
    env.reset(arrays, seed=1)

    def play(times: int) -> None:
        mine, actions = env.arrays(), env.actions()
        for _ in range(times):
            env.draw(actions)
            try:
                env.step(actions, mine)
            except IllegalMove:  # the other thread has stepped in between
                continue

    threads = [Thread(target=play, args=(40,)) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert env.game(0).ply > 0 or env.game(1).ply > 0


def wrong_arrays() -> dict[str, tuple[type[Exception], Callable[[Arrays], Arrays]]]:
    return {
        "type": (TypeError, lambda a: a._replace(masks=a.masks.view(np.int64))),
        "list": (TypeError, lambda a: a._replace(seats=a.seats.tolist())),
        "shape": (ValueError, lambda a: a._replace(rewards=a.rewards[:, :1])),
        "count": (ValueError, lambda a: a._replace(observations=a.observations[:2])),
        "order": (ValueError, lambda a: a._replace(rewards=np.asfortranarray(a.rewards))),
        "read-only": (ValueError, lambda a: a._replace(ended=np.broadcast_to(np.uint8(0), 3))),
    }


@pytest.mark.parametrize("what", wrong_arrays())
def test_wrong_arrays_are_refused(what: str) -> None:
    env = VectorEnv("duo", games=3)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays)
    kind, change = wrong_arrays()[what]
    fault = pytest.raises(kind, match=r"^(masks|seats|rewards|observations|ended): ")
    with fault:
        env.reset(change(arrays))
    with fault:
        env.step(actions, change(arrays))


def test_wrong_actions_are_refused() -> None:
    env = VectorEnv("duo", games=3)
    arrays = env.arrays()
    with pytest.raises(AssertionError, match="reset"):
        env.step(env.actions(), arrays)
    env.reset(arrays)
    with pytest.raises(TypeError, match="actions: wanted an array of int64"):
        env.step(env.actions().astype(np.int32), arrays)
    with pytest.raises(ValueError, match="actions: wanted the shape"):
        env.draw(np.zeros(4, np.int64))
    with pytest.raises(IndexError):
        env.game(3)


def test_what_cannot_be_made() -> None:
    with pytest.raises(CornerwiseError, match="games, not 0"):
        VectorEnv("duo", games=0)
    with pytest.raises(CornerwiseError, match="threads, not -1"):
        VectorEnv("duo", games=1, threads=-1)


def test_a_variant_is_as_good_as_its_name() -> None:
    variant = find_variant("duo", start="own")
    assert VectorEnv(variant, games=1).spec.variant == VectorEnv("duo", games=1, start="own").spec.variant == variant
