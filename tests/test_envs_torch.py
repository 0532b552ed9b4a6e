"""PyTorch and the kernel share the arrays of many games."""

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed (make learn)")

from cornerwise.envs.vector import VectorEnv


def test_tensors_show_what_every_step_writes() -> None:
    env = VectorEnv("duo", games=3, threads=1)
    arrays = env.arrays()
    tensors = arrays.shared(torch.from_dlpack)
    actions = torch.zeros(3, dtype=torch.int64)
    env.reset(arrays, seed=1)
    for _ in range(50):
        env.draw(actions.numpy())
        env.step(actions.numpy(), arrays)
        for name in arrays._fields:
            tensor, array = getattr(tensors, name), getattr(arrays, name)
            assert tensor.data_ptr() == array.ctypes.data and np.array_equal(tensor.numpy(), array)
