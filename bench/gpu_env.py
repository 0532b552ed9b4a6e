"""How fast the GPU environment is, in random play that the device draws itself.

    python bench/gpu_env.py                       # duo, classic and trigon on the graphics processor
    python bench/gpu_env.py --games 65536 duo     # one game, one number of games at once

A step is a ply of one game with everything written that its column names: masks of bytes, masks of bits, planes of
observations; rewards, ends, seats and the next random action always. The device's own clock is read round many steps
in succession, after all games have reached different ages, and the best of three runs counts. The last columns say how
many bytes a step writes and how much of the bandwidth of plain writing, measured in the same run, that is.
"""

import argparse
import math
import time

import numpy as np

from cornerwise.envs.gpu import Arrays, GpuEnv

WRITTEN = {
    "bits": {"observations": False, "masks": False, "bits": True},
    "masks": {"observations": False},
    "bits, planes": {"masks": False, "bits": True},
    "masks, planes": {},
}
TARGET = ("duo", "masks", 10_000_000)


def timed(device: str, steps: int, env: GpuEnv, arrays: Arrays) -> float:
    """Seconds for so many steps."""
    if device == "cpu":
        began = time.perf_counter()
        for _ in range(steps):
            env.step(env.drawn, arrays)
        return time.perf_counter() - began
    import torch

    first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    torch.cuda.synchronize()
    first.record()
    for _ in range(steps):
        env.step(env.drawn, arrays)
    last.record()
    torch.cuda.synchronize()
    return float(first.elapsed_time(last)) / 1000


def rate(device: str, env: GpuEnv, arrays: Arrays, seconds: float) -> float:
    """Steps a second."""
    env.reset(arrays, seed=1)
    warm = timed(device, env.spec.longest, env, arrays)  # games end and begin at different times now
    steps = max(3, int(seconds / (warm / env.spec.longest)))
    return env.games * steps / min(timed(device, steps, env, arrays) for _ in range(3))


def plain_writing(device: str) -> float:
    """Bytes a second that filling memory reaches, which no step can exceed."""
    if device == "cpu":
        block = np.empty(1 << 28, np.uint8)
        block.fill(0)
        began = time.perf_counter()
        block.fill(1)
        return block.size / (time.perf_counter() - began)
    import torch

    big = torch.empty(1 << 31, dtype=torch.uint8, device=device)
    first, last = (torch.cuda.Event(enable_timing=True) for _ in range(2))
    big.fill_(1)
    torch.cuda.synchronize()
    first.record()
    for _ in range(10):
        big.fill_(0)
    last.record()
    torch.cuda.synchronize()
    return 10 * big.numel() / (float(first.elapsed_time(last)) / 1000)


def bytes_written(env: GpuEnv, written: str) -> int:
    """Of masks and planes for one step; the rest is small."""
    masks = env.spec.actions if "masks" in written else 8 * env.spec.mask_words
    return masks + math.prod(env.spec.shape) * ("planes" in written)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variants", nargs="*", default=["duo", "classic", "trigon"])
    parser.add_argument("--games", type=int, nargs="*", default=[4096, 16384, 65536], help="at once")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--seconds", type=float, default=0.3, help="of one run")
    asked = parser.parse_args()
    bandwidth = plain_writing(asked.device)
    print(f"plain writing: {bandwidth / 1e9:,.0f} GB/s\n")
    print("| game | games at once | written | steps/s | bytes a step | of plain writing |\n|---|---|---|---|---|---|")
    best = 0.0
    for variant in asked.variants:
        for games in asked.games:
            env = GpuEnv(variant, games, device=asked.device)
            for written, wanted in WRITTEN.items():
                steps = rate(asked.device, env, env.arrays(**wanted), asked.seconds)
                size = bytes_written(env, written)
                share = steps * size / bandwidth
                print(
                    f"| `{variant}` | {games:,} | {written} | {steps / 1e6:,.2f} M | {size:,} | {share:.0%} |",
                    flush=True,
                )
                if (variant, written) == TARGET[:2]:
                    best = max(best, steps)
    if best:
        print(f"\nduo with masks: {best:,.0f} steps/s, wanted {TARGET[2]:,}: ratio {best / TARGET[2]:.2f}")


if __name__ == "__main__":
    main()
