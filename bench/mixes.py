"""What playouts should have to say beside a small net, by part of the game.

python bench/mixes.py play duo FILE --option start=own --seconds 300
python bench/mixes.py show FILE..

Plays games between equal searches and asks, of some of their positions, a search that goes by the net alone and one
that goes by playouts alone. Both are compared with how the game then ended: for every part of playouts in the mean of
the two the error of the shares of the win (Brier score, times 1000) and of the margins (root mean square, points).
Files add up.
"""

import json
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from math import sqrt
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from cornerwise import new_game
from cornerwise.engine import Engine
from cornerwise.rules.placing_position import PlacingPosition

NODES = 60
"""Of the players and of both searches."""
ASKED = 0.12
"""Of all positions."""
NET: Mapping[str, float] = {"playouts": 0, "solver_nodes": 0}
PLAYOUTS: Mapping[str, float] = {"playouts": 4, "playout_part": 1, "solver_nodes": 0}
PARTS = (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)
FIFTHS = 5


class Said(NamedTuple):
    """Of one seat in one position: (share, margin) by the net, by playouts, and as it came."""

    phase: float
    net: tuple[float, float]
    playouts: tuple[float, float]
    end: tuple[float, float]


def asked(position: PlacingPosition, tuning: Mapping[str, float]) -> list[tuple[float, float]]:
    assert position.mover is not None  # the game goes on
    value = Engine(nodes=NODES, evaluator="small", seed=1, tuning=tuning).analyse(position.view(position.mover)).value
    return list(zip(value.shares, value.margins, strict=True))


def play(game: str, options: Mapping[str, str], seed: int) -> dict[str, object]:
    rng = Random(seed)
    position = new_game(game, **options)
    for _ in range(2 * len(position.variant.colours)):
        position.push(rng.choice(list(position.legal_moves)))
    players = [Engine(nodes=NODES, evaluator="small", seed=rng.getrandbits(30)) for _ in range(position.variant.seats)]
    said = []
    while (mover := position.mover) is not None:
        if rng.random() < ASKED:
            said.append([len(position.plies), asked(position, NET), asked(position, PLAYOUTS)])
        position.push(players[mover].choose(position.view(mover)))
    return {"totals": position.totals, "plies": len(position.plies), "said": said}


def read(path: Path) -> Iterator[Said]:
    for line in path.read_text().splitlines():
        game = json.loads(line)
        totals = game["totals"]
        winners = totals.count(max(totals))
        for ply, net, playouts in game["said"]:
            for seat, total in enumerate(totals):
                best_other = max(other for i, other in enumerate(totals) if i != seat)
                end = (1 / winners if total == max(totals) else 0.0, total - best_other)
                yield Said(ply / game["plies"], net[seat], playouts[seat], end)


def errors(said: list[Said], part: float) -> str:
    squares = [
        [
            (net + part * (playouts - net) - end) ** 2
            for net, playouts, end in zip(s.net, s.playouts, s.end, strict=True)
        ]
        for s in said
    ]
    shares, margins = (sum(column) / len(said) for column in zip(*squares, strict=True))
    return f"{1000 * shares:5.0f} {sqrt(margins):4.1f}"


def show(path: Path) -> None:
    print(f"{path}, {len(path.read_text().splitlines())} games; by part of playouts: shares, margins")
    print("part of game  values  " + "  ".join(f"{part:>10}" for part in PARTS))
    said = list(read(path))
    for fifth in range(FIFTHS):
        here = [s for s in said if fifth <= FIFTHS * s.phase < fifth + 1]
        if here:
            row = "  ".join(errors(here, part) for part in PARTS)
            print(f"{20 * fifth:3} to {20 * fifth + 20:3} % {len(here):7}  {row}")


def main() -> None:
    parser = ArgumentParser(description="What playouts should have to say beside a small net.")
    modes = parser.add_subparsers(dest="mode", required=True)
    playing = modes.add_parser("play")
    playing.add_argument("game")
    playing.add_argument("file", type=Path)
    playing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    playing.add_argument("--seconds", type=float, default=300)
    playing.add_argument("--seed", type=int, default=1)
    showing = modes.add_parser("show")
    showing.add_argument("files", type=Path, nargs="+")
    wanted = parser.parse_args()
    if wanted.mode == "show":
        for path in wanted.files:
            show(path)
        return
    options = dict(option.split("=", 1) for option in wanted.option)
    begun, number = monotonic(), 0
    with wanted.file.open("a") as file:
        while monotonic() - begun < wanted.seconds:
            print(json.dumps(play(wanted.game, options, 1_000_000 * wanted.seed + number)), file=file, flush=True)
            number += 1


if __name__ == "__main__":
    main()
