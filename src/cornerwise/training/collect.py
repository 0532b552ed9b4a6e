"""Games of a net against itself for the opening explorer, all at once on the device; `explore make` needs no device.

python -m cornerwise.training.collect --game duo --net FILE.onnx --count 20000 --folder FOLDER

writes FOLDER/duo.blksgf, a game on each line.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path

import numpy as np
import torch

from cornerwise.engine.planes import Layout, layout_of
from cornerwise.explorer.make import VARIED, write_games
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.training.net import Folded
from cornerwise.training.program import program
from cornerwise.training.revive import revived
from cornerwise.training.selfplay import Evaluator, Games, Lane

TUNING: Mapping[str, float] = {"full_part": 0.0, "opening_part": 0.0, "considered": 16, "exploration": 0.8}


def play_games(
    layout: Layout, player: Evaluator, count: int, *, simulations: int, lane: int, threads: int, seed: int,
    device: torch.device,
) -> list[list[int]]:  # fmt: skip
    """The moves of each game: about the first `VARIED` are drawn by the policy of the search, then its best is made."""
    tuning = {**TUNING, "cheap": simulations}
    sizes = [min(lane, count - begin) for begin in range(0, count, lane)]
    playing = [Lane(layout, device, size, threads, seed + 7919 * i, tuning) for i, size in enumerate(sizes)]
    missing = dict(zip(playing, sizes, strict=True))
    games: list[list[int]] = []
    step = 0
    while missing:
        for played in list(missing):
            played.wait()
            played.think()
            played.launch(player)
            done = _first_games(played.finished())
            games += done
            missing[played] -= len(done)
            if not missing[played]:
                del missing[played]
        step += 1
        if step == VARIED * (simulations + 1):  # all games of a lane began together
            for played in missing:
                played.games.tune({**tuning, "noise": 0.0})
    return games


def _first_games(done: Games) -> list[list[int]]:
    """Those that began with their lane: of the others only short ones would be over in time."""
    ends = np.cumsum(done.about[:, 0], dtype=np.int64)
    return [
        done.moves[end - plies : end].tolist()
        for (plies, _, serial, _), end in zip(done.about.tolist(), ends.tolist(), strict=True)
        if serial == 0
    ]


@program
def main(arguments: list[str] | None) -> None:
    parser = ArgumentParser(prog="python -m cornerwise.training.collect", description="Plays games for the explorer.")
    parser.add_argument("--game", required=True)
    parser.add_argument("--net", type=Path, required=True, help="an ONNX file")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--simulations", type=int, default=32, help="for a move")
    parser.add_argument("--lane", type=int, default=2500, help="games at once, and the size of a batch")
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args(arguments)
    torch.backends.cudnn.benchmark = True
    device = torch.device(wanted.device)
    variant = find_placing_variant(wanted.game)
    layout = layout_of(variant)
    player = Evaluator(Folded(revived(wanted.net, layout).to(device), device), layout, device)
    games = play_games(
        layout, player, wanted.count, simulations=wanted.simulations, lane=wanted.lane, threads=wanted.threads,
        seed=wanted.seed, device=device,
    )  # fmt: skip
    wanted.folder.mkdir(parents=True, exist_ok=True)
    write_games(variant, wanted.folder / f"{variant.id}.blksgf", games, jobs=wanted.threads)


if __name__ == "__main__":
    sys.exit(main())
