"""Learns the weights of a move's looks from searches: `python bench/priors.py duo --games 120 --nodes 6000`.

The engine plays itself from random openings. At every position each legal move shows its looks
(kernel/heuristic.hpp), and the search says how often it went there. A log-linear model is fitted to those
visits by Newton's method. The weights go into src/cornerwise/engine/tuning.py.
"""

from argparse import ArgumentParser
from functools import partial
from multiprocessing import Pool
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cornerwise import _kernel, new_game
from cornerwise.engine.placing_search import new_search
from cornerwise.engine.tuning import tuning_of
from cornerwise.rules.moves import WORDS, Move

Floats = NDArray[np.float64]


class Sample(NamedTuple):
    """One position: the looks of its moves, and the part of the visits that each got."""

    looks: Floats
    visits: Floats


def play(game: str, nodes: int, seed: int) -> list[Sample]:
    """The samples of one game."""
    rng, position = Random(seed), new_game(game)
    core = position.core
    assert isinstance(core, _kernel.Position)
    for _ in range(rng.randrange(2 * len(position.variant.colours) + 1)):
        position.push(Move(core.draw(rng.getrandbits(60))))
    search = new_search(position, tuning_of(position.variant), {}, 1, 64 << 20)
    samples = []
    while position.mover is not None:
        search.run(nodes, 1e9, rng.getrandbits(60))
        visits = {found.move: found.visits for found in search.root()}
        legal = core.legal()
        if len(legal) > 1 and legal[0] not in WORDS:
            counts = np.array([visits[move] for move in legal], float)
            samples.append(Sample(core.looks().astype(float), counts / counts.sum()))
        # A move in seven is drawn by its visits, so that games differ.
        best = max(visits, key=lambda move: visits[move])
        drawn = rng.choices(list(visits), weights=[count**0.7 for count in visits.values()])[0]
        move = drawn if rng.random() < 0.15 else best
        position.push(Move(move))
        search.advance(move)
    return samples


def fit(samples: list[Sample], rounds: int = 30) -> tuple[Floats, float]:
    """The weights that make the visits likeliest, and the mean loss."""
    weights = np.zeros(_kernel.FEATURES)
    for _ in range(rounds):
        slope, bend, loss = np.zeros_like(weights), 1e-4 * len(samples) * np.eye(len(weights)), 0.0
        for looks, visits in samples:
            guess = softmax(looks @ weights)
            mean = guess @ looks
            loss -= float(visits @ np.log(guess + 1e-12))
            slope += visits @ looks - mean
            bend += (looks * guess[:, None]).T @ looks - np.outer(mean, mean)
        step = np.linalg.solve(bend, slope)
        weights += step
        if abs(step).max() < 1e-3:
            break
    return weights, loss / len(samples)


def softmax(numbers: Floats) -> Floats:
    powers: Floats = np.exp(numbers - numbers.max())
    powers /= powers.sum()
    return powers


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--nodes", type=int, default=6000)
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with Pool(arguments.jobs) as pool:
        games = pool.imap_unordered(partial(play, arguments.game, arguments.nodes), range(arguments.games))
        samples = [sample for game in games for sample in game]
    weights, loss = fit(samples)
    even = float(np.mean([np.log(len(sample.visits)) for sample in samples]))
    print(f"{len(samples)} positions; loss {loss:.3f}, with even weights {even:.3f}")
    print("prior=(" + ", ".join(f"{weight:.2f}" for weight in weights) + ")")


if __name__ == "__main__":
    main()
