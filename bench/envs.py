"""How fast the environments are, with random legal actions that the kernel draws.

    python bench/envs.py                          # classic and duo, against what they should reach
    python bench/envs.py --all                    # every game, as the table in docs/environments.md

One thread does everything, and the time is what the processor spent on it: on a machine that is shared, other programs
take the clock but not that. The best of several runs counts. A step of the AEC environment is `last` with its
observation and mask, a draw, and `step`; one of the vectorised environment is a ply of one game, all arrays written.
"""

import argparse
import time
from collections.abc import Callable
from random import Random

from cornerwise import variants
from cornerwise.envs import aec
from cornerwise.envs.vector import VectorEnv

GAMES = 256
"""Games at once; their arrays for the large boards are larger than the caches, as they will be when somebody learns."""
TARGETS = {"AEC classic": 60_000, "vector classic": 300_000, "vector duo": 600_000}


def aec_steps(name: str) -> Callable[[], int]:
    env = aec.env(name)
    env.reset(seed=1)
    rng = Random(1)

    def some() -> int:
        steps = 0
        for _ in range(500):
            seen, _, terminated, _, _ = env.last()
            if terminated:
                env.reset()
            else:
                env.step(aec.draw(seen["action_mask"], rng))
                steps += 1
        return steps

    return some


def vector_steps(name: str) -> Callable[[], int]:
    env = VectorEnv(name, GAMES, threads=1)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays, seed=1)

    def some() -> int:
        for _ in range(8):
            env.draw(actions)
            env.step(actions, arrays)
        return 8 * GAMES

    return some


def rate(some: Callable[[], int], seconds: float, runs: int) -> float:
    """Steps a second of the processor, in the best of some runs."""
    found = []
    for _ in range(runs):
        began, steps = time.thread_time(), 0
        while time.thread_time() - began < seconds:
            steps += some()
        found.append(steps / (time.thread_time() - began))
    return max(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="of one run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--all", action="store_true", help="every game, as a table")
    asked = parser.parse_args()
    measured = {"AEC": aec_steps, "vector": vector_steps}
    if asked.all:
        print("| game | AEC steps/s | vectorised steps/s |\n|---|---|---|")
        for variant in variants():
            rates = (rate(make(variant.id), asked.seconds, asked.runs) for make in measured.values())
            print(f"| `{variant.id}` |", " | ".join(f"{steps / 1000:,.0f} k" for steps in rates), "|", flush=True)
        return
    for target, wanted in TARGETS.items():
        kind, name = target.split()
        steps = rate(measured[kind](name), asked.seconds, asked.runs)
        print(f"{target:15} {steps:9,.0f} steps/s, wanted {wanted:,}: ratio {steps / wanted:.2f}", flush=True)


if __name__ == "__main__":
    main()
