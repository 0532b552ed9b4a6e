"""How fast shipped nets judge, and how much of that a search reaches: `python bench/nets.py`.

One thread, in seconds of the processor, so that a busy machine does not matter.
"""

from argparse import ArgumentParser
from collections.abc import Callable
from functools import partial
from time import process_time

import numpy as np

from cornerwise import new_game, variants
from cornerwise.engine.nets import Net, NetEvaluator, family_of, load_net, shipped_net
from cornerwise.engine.search import PlacingSearch

ROUNDS = 4


def cost(work: Callable[[], int]) -> float:
    """Seconds for each thing done: the least of several rounds."""
    costs = []
    for _ in range(ROUNDS):
        begin = process_time()
        done = work()
        costs.append((process_time() - begin) / done)
    return min(costs)


def judging(net: Net, batch: int, count: int) -> int:
    planes, words, numbers, _, _ = net.layout.shape
    shown = np.zeros((batch, planes, words), np.uint64), np.zeros((batch, numbers), np.uint8)
    for _ in range(count // batch):
        net.judge(*shown)
    return count // batch * batch


def searching(net: Net, batch: int, count: int) -> int:
    game = new_game(net.layout.variant.id)
    for _ in game.variant.colours:  # a free start has thousands of moves, and only there
        game.push(next(iter(game.legal_moves)))
    search = PlacingSearch(memory=64 << 20, evaluator=NetEvaluator(net, batch), solves=False)
    assert game.seat is not None
    return search.analyse(game.view(game.seat), nodes=count, lines=1).nodes


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=400)
    parser.add_argument("--batch", type=int, default=8)
    wanted = parser.parse_args()
    print(f"{'game':<14}{'net alone':>12}{'search':>10}{'part':>8}")
    for variant in variants():
        path = shipped_net(variant)
        if path is None or family_of(variant)[0] is not variant:
            continue
        net = load_net(path, variant)
        alone = cost(partial(judging, net, wanted.batch, wanted.nodes))
        whole = cost(partial(searching, net, wanted.batch, wanted.nodes))
        print(f"{variant.id:<14}{1 / alone:>10.0f}/s{1 / whole:>8.0f}/s{alone / whole:>8.0%}")


if __name__ == "__main__":
    main()
