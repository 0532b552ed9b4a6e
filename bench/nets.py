"""How fast shipped nets evaluate, and how much of that a search reaches: `python bench/nets.py`.

By the clock, so the machine should have as many free cores as threads are asked for; the best of several rounds counts,
which all take turns.
"""

from argparse import ArgumentParser
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic

import numpy as np

from cornerwise import new_game, placing_variants
from cornerwise.engine.evaluator import LeafValues
from cornerwise.engine.nets import Net, NetEvaluator, net_group, shipped_net
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.engine.tuning import PUCT, net_tuning

ROUNDS = 4


def speeds(works: Mapping[str, Callable[[], int]]) -> dict[str, float]:
    """Things done in a second: the most of several rounds."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(ROUNDS):
        for name, work in works.items():
            begin = monotonic()
            done = work()
            best[name] = max(best[name], done / (monotonic() - begin))
    return best


def evaluating(net: Net, batch: int, count: int, threads: int) -> int:
    """The net by itself: every thread has its own part of every batch."""
    each = max(1, batch // threads)
    shape = net.layout.shape
    planes, numbers = np.zeros((each, shape.planes, shape.words), np.uint64), np.zeros((each, shape.numbers), np.uint8)

    times = count // (each * threads)

    def work() -> None:
        for _ in range(times):
            net.run(planes, numbers)

    with ThreadPoolExecutor(threads) as pool:
        for part in [pool.submit(work) for _ in range(threads)]:
            part.result()
    return times * each * threads


def searching(net: Net, batch: int, count: int, threads: int, tuning: Mapping[str, float]) -> int:
    game = new_game(net.layout.variant.id)
    for _ in game.variant.colours:  # a free start has thousands of moves, and only there
        game.push(next(iter(game.legal_moves)))
    search = PlacingSearch(memory=64 << 20, threads=threads, tuning={"solver_nodes": 0})
    leaves = LeafValues(NetEvaluator(net, batch), tuning=tuning)
    assert game.mover is not None
    return search.analyse(game.view(game.mover), nodes=count, lines=1, leaves=leaves).nodes


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=800)
    parser.add_argument("--batch", type=int, default=8)
    parser.add_argument("--threads", type=int, default=2)
    wanted = parser.parse_args()
    how = (wanted.batch, wanted.nodes, wanted.threads)
    print(f"{'game':<14}{'net alone':>12}{'search':>10}{'part':>7}{'as it plays':>14}{'part':>7}")
    for variant in placing_variants():
        path = shipped_net(variant)
        if path is None or net_group(variant)[0] is not variant:
            continue
        net = Net(path, variant)
        works = {"alone": partial(evaluating, net, *how), "search": partial(searching, net, *how, PUCT)}
        best = speeds({**works, "plays": partial(searching, net, *how, net_tuning(variant))})
        alone, search, plays = best.values()
        print(f"{variant.id:<14}{alone:>10.0f}/s{search:>8.0f}/s{search / alone:>7.0%}", end="")
        print(f"{plays:>12.0f}/s{plays / alone:>7.0%}")


if __name__ == "__main__":
    main()
