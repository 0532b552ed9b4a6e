"""The program of the graphics processor, move for move against the kernel.

It is played on the processor, by teams of one thread and of several. Where CUDA is available the graphics processor
itself is tested alike.
"""

import os
import shutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from cornerwise import IllegalMove, find_variant, variants
from cornerwise.envs.gpu import Arrays, GpuEnv, MachineError, UnsupportedGame
from cornerwise.envs.gpu import env as gpu_env
from cornerwise.envs.gpu import program as gpu_program
from cornerwise.envs.gpu.machine import compile_with_nvcc
from cornerwise.envs.vector import WAIT, VectorEnv
from cornerwise.errors import WrongFamily
from cornerwise.games.placing_variant import PlacingVariant


def has_cuda() -> bool:
    try:
        import torch
    except ImportError:
        return False
    return bool(torch.cuda.is_available())


CUDA = pytest.param("cuda", marks=pytest.mark.skipif(not has_cuda(), reason="there is no graphics processor with CUDA"))
CPU = pytest.param(
    "cpu",
    marks=pytest.mark.skipif(
        not any(map(shutil.which, (os.environ.get("CXX", "g++"), "c++", "g++", "clang++"))),
        reason="there is no C++ compiler",
    ),
)
on_every_device = pytest.mark.parametrize("device", [CPU, CUDA])

# All rules between them: one colour each, several, one shared; teams, alone, two copies, swapped openings and supplies.
GAMES = ["duo", "classic", "trigon", "classic-3", "classic-teams", "trigon-2", "trigon-solo", "junior", "polyomino-8"]


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Programs are compiled into a folder of the test's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def numpy_of(array: Any) -> Any:
    return array if isinstance(array, np.ndarray) else array.cpu().numpy()


def play_beside_the_kernel(env: GpuEnv, kernel: VectorEnv, steps: int) -> int:
    """Whole games in both, everything compared after every step; returns how many ended."""
    arrays, wanted, ends = env.arrays(bits=True), kernel.arrays(), 0
    env.reset(arrays, seed=3)
    kernel.reset(wanted, seed=4)
    for _ in range(steps):
        seen = Arrays(*map(numpy_of, arrays))
        allowed = kernel.unpack(wanted.masks)
        assert (seen.seats == wanted.seats).all()
        assert (seen.masks == allowed).all()
        assert (seen.bits.view(np.uint64) == wanted.masks).all()
        assert (numpy_of(env.unpack(arrays.bits)) == allowed).all()
        assert (seen.observations == wanted.observations).all()
        assert (seen.rewards == wanted.rewards).all()
        assert (seen.ended == wanted.ended).all() and not seen.illegal.any()
        drawn = numpy_of(env.drawn).copy()
        assert allowed[np.arange(env.games), drawn].all()
        env.step(env.drawn, arrays)
        kernel.step(drawn, wanted)
        ends += int(wanted.ended.sum())
    for number in range(env.games):
        assert env.game(number) == kernel.game(number)
    return ends


@on_every_device
@pytest.mark.parametrize("name", GAMES)
def test_games_are_those_of_the_kernel(name: str, device: str) -> None:
    env = GpuEnv(name, 4, device=device)
    assert play_beside_the_kernel(env, VectorEnv(name, 4, threads=1), env.spec.longest * 2) >= 4


@on_every_device
@pytest.mark.parametrize("name", ["duo", "classic-3", "classic-teams", "polyomino-8"])
def test_points_are_those_of_the_kernel(name: str, device: str) -> None:
    env = GpuEnv(name, 3, device=device, rewards="points")
    assert play_beside_the_kernel(env, VectorEnv(name, 3, threads=1, rewards="points"), env.spec.longest + 1)


@on_every_device
def test_options_are_those_of_the_kernel(device: str) -> None:
    for variant in (
        find_variant("classic", start="any", scoring="basic", first=2),
        find_variant("trigon-3", strict_corners=True),
    ):
        env = GpuEnv(variant, 3, device=device)
        assert play_beside_the_kernel(env, VectorEnv(variant, 3, threads=1), env.spec.longest * 2)


@pytest.mark.parametrize("name", ["duo", "polyomino-8"])
def test_lanes_of_a_team_agree(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three threads that share the work on every game find what one finds, also what is drawn."""
    alone = GpuEnv(name, 2, device="cpu")
    program = gpu_program.program_of(alone.spec.variant)
    shared = replace(program, source="#define LANES 3\n" + program.source)
    monkeypatch.setattr(gpu_env, "program_of", lambda _: shared)
    team = GpuEnv(name, 2, device="cpu")
    one, three = alone.arrays(), team.arrays()
    alone.reset(one, seed=5)
    team.reset(three, seed=5)
    for _ in range(45):
        alone.step(alone.drawn, one)
        team.step(team.drawn, three)
        assert (alone.drawn == team.drawn).all()
        for mine, theirs in zip(one, three, strict=True):
            assert mine is theirs is None or (mine == theirs).all()


@on_every_device
def test_draws_are_uniform_and_follow_from_the_seed(device: str) -> None:
    env = GpuEnv("polyomino-8", 20_000, device=device)
    arrays = env.arrays(observations=False)
    env.reset(arrays, seed=1)
    drawn, allowed = numpy_of(env.drawn).copy(), numpy_of(arrays.masks)[0]
    counts = np.bincount(drawn, minlength=len(allowed))
    assert not counts[~allowed].any()
    expected = env.games / allowed.sum()
    spread = ((counts[allowed] - expected) ** 2 / expected).sum() / (allowed.sum() - 1)
    assert 0.8 < spread < 1.2  # chi-square over its degrees of freedom
    env.reset(arrays, seed=2)
    assert (numpy_of(env.drawn) != drawn).any()
    env.reset(arrays, seed=1)
    assert (numpy_of(env.drawn) == drawn).all()


@on_every_device
def test_waiting_and_illegal_actions_leave_a_game_as_it_is(device: str) -> None:
    env = GpuEnv("duo", 4, device=device)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays, seed=1)
    before = [numpy_of(array).copy() for array in arrays if array is not None]
    allowed = numpy_of(arrays.masks)[0]
    for action, clause in ((int(np.flatnonzero(~allowed)[0]), "P3"), (-1, "P1"), (env.spec.actions, "P1")):
        actions[:] = WAIT
        env.step(actions, arrays)
        env.check(actions, arrays)
        actions[2] = action
        env.step(actions, arrays)
        assert numpy_of(arrays.illegal).tolist() == [False, False, True, False]
        with pytest.raises(IllegalMove, match=rf"action {action} of game 2.*\({clause}\)"):
            env.check(actions, arrays)
        now = [numpy_of(array) for array in arrays[:-1] if array is not None]
        assert all((was == is_).all() for was, is_ in zip(before, now, strict=False))
    actions[:] = env.drawn
    env.step(actions, arrays)
    env.check(actions, arrays)
    assert [env.game(number).ply for number in range(4)] == [1, 1, 1, 1]


@on_every_device
def test_arrays_that_do_not_fit_are_refused(device: str) -> None:
    env = GpuEnv("polyomino-8", 3, device=device)
    arrays, actions = env.arrays(), env.actions()
    with pytest.raises(AssertionError, match="reset"):
        env.step(actions, arrays)
    env.reset(arrays)
    close = env.arrays(masks=False)._replace(masks=arrays.masks.copy() if device == "cpu" else arrays.masks.clone())
    for wrong, kind in (
        (arrays._replace(seats=arrays.ended), TypeError),
        (arrays._replace(rewards=[0.0]), TypeError),
        (arrays._replace(seats=None), TypeError),
        (arrays._replace(rewards=arrays.rewards[:2]), ValueError),
        (arrays._replace(observations=arrays.observations[:, :1]), ValueError),
        (arrays._replace(bits=env.arrays(bits=True).bits[::2]), ValueError),
        (close, ValueError),
    ):
        with pytest.raises(kind, match=r"^(masks|seats|rewards|observations|bits): wanted"):
            env.step(env.drawn, wrong)
    with pytest.raises(TypeError, match="actions: wanted"):
        env.step([0, 0, 0], arrays)


@on_every_device
def test_what_is_not_wanted_is_not_written(device: str) -> None:
    env = GpuEnv("duo", 2, device=device)
    whole, few = env.arrays(bits=True), env.arrays(observations=False, masks=False)
    env.reset(whole, seed=1)
    masks = numpy_of(whole.masks).copy()
    env.step(env.drawn, few)
    assert few[:3] == (None, None, None)
    assert (numpy_of(whole.masks) == masks).all()
    assert numpy_of(few.seats).tolist() == [1, 1]


def test_games_that_cannot_be_stepped_there() -> None:
    with pytest.raises(WrongFamily):
        GpuEnv("triominos", 1, device="cpu")
    with pytest.raises(UnsupportedGame, match="rumis-tower: only games on flat boards"):
        GpuEnv("rumis-tower", 1, device="cpu")


def test_every_flat_game_has_a_program() -> None:
    flat = [variant for variant in variants() if isinstance(variant, PlacingVariant) and not variant.gravity]
    assert Counter(gpu_program.program_of(variant).actions > 1000 for variant in flat) == {True: len(flat)}


@pytest.mark.skipif(not shutil.which("nvcc"), reason="there is no nvcc")
def test_the_program_compiles_for_a_graphics_processor(tmp_path: Path) -> None:
    text, made = tmp_path / "program.cu", tmp_path / "program.cubin"
    text.write_text(gpu_program.program_of(find_variant("polyomino-8")).source)
    compile_with_nvcc(text, made, "sm_90")
    assert made.read_bytes().startswith(b"\x7fELF")


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CXX", raising=False)
    with pytest.raises(MachineError, match=r"needs a C\+\+ compiler"):
        GpuEnv("polyomino-8", 1, device="cpu")
    if not has_cuda():
        with pytest.raises((ImportError, MachineError), match="needs PyTorch with CUDA"):
            GpuEnv("polyomino-8", 1)
