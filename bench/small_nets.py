"""How fast small nets judge, and the large ones that taught them: `python bench/small_nets.py`.

Evaluations in a search from the middle of a game, on one thread, for a second of the processor (not of the clock, so
other programs do little harm); both in turn, and the best of several rounds counts. Without playouts, and with those
that level 9 plays.
"""

from pathlib import Path
from time import process_time

from cornerwise import new_game
from cornerwise.engine import Engine
from cornerwise.engine.nets import shipped_net
from cornerwise.engine.simple import GreedyPlayer
from cornerwise.engine.smallnet import shipped_small
from cornerwise.rules.placing_position import PlacingView

ROUNDS = 3
MIDDLE = {"duo": 10, "junior": 14, "classic-2": 24, "classic": 24, "trigon-2": 24}
"""Plies that have been played."""


def middle(game: str, plies: int) -> PlacingView:
    position = new_game(game)
    player = GreedyPlayer(3)
    for _ in range(plies):
        assert position.mover is not None
        position.push(player.choose(position.view(position.mover)))
    assert position.mover is not None
    return position.view(position.mover)


def speed(view: PlacingView, net: Path, nodes: int, tuning: dict[str, float]) -> float:
    engine = Engine(nodes=nodes, evaluator=net, memory=64 << 20, tuning={"solver_nodes": 0, **tuning})
    engine.check_plays(view.variant)  # loads the net
    begin = process_time()
    engine.analyse(view, lines=2)  # for one line alone a search may end early
    return nodes / (process_time() - begin)


def main() -> None:
    print("game        large net   small net   times   with playouts")
    for game, plies in MIDDLE.items():
        view = middle(game, plies)
        large, small = shipped_net(view.variant), shipped_small(view.variant)
        if large is None or small is None:
            continue
        best = [0.0, 0.0, 0.0]
        for _ in range(ROUNDS):
            for i, (net, playouts, nodes) in enumerate(((large, 0, 160), (small, 0, 8000), (small, None, 4000))):
                tuning = {} if playouts is None else {"playouts": float(playouts)}
                best[i] = max(best[i], speed(view, net, nodes, tuning))
        print(f"{game:10} {best[0]:10.0f} {best[1]:11.0f} {best[1] / best[0]:7.0f} {best[2]:15.0f}")


if __name__ == "__main__":
    main()
