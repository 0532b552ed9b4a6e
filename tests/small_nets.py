"""A small net for tests: `python tests/small_nets.py` writes it, with weights at random; it needs the extra `train`."""

from pathlib import Path

import numpy as np

from cornerwise import find_placing_variant
from cornerwise.engine.placements import placements_of
from cornerwise.engine.smallnet import Shape, Weights, small_name, write_small
from cornerwise.games.placing_variant import PlacingVariant

GAME = "polyomino-8"
FIXTURE = Path(__file__).parent / "fixtures" / small_name(find_placing_variant(GAME))
SIZES = {"local": 32, "deep": 32, "whole": 32, "hidden": 32, "last": 32}


def write(path: Path, variant: PlacingVariant, seed: int = 1) -> None:
    import torch

    from cornerwise.training.student import Student

    torch.manual_seed(seed)
    student = Student(Shape.of(variant, **SIZES), placements_of(variant))
    with torch.no_grad():
        for name, weights in student.named_parameters():
            if name in ("local", "spread", "form", "result") or name.endswith("bias") or name == "place":
                weights.copy_(0.2 * torch.randn(weights.shape))
    write_small(student.weights(), placements_of(variant), path)


def drawn(variant: PlacingVariant, **sizes: int) -> Weights:
    """Weights at random, without PyTorch."""
    shape, rng = Shape.of(variant, **{**SIZES, **sizes}), np.random.default_rng(3)
    return Weights(
        shape,
        {name: rng.integers(-25, 26, sides).astype(kind) for name, (kind, sides) in Weights.shapes(shape).items()},
    )


if __name__ == "__main__":
    write(FIXTURE, find_placing_variant(GAME))
