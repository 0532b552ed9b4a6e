"""A net for polyomino-8 from nothing, on the processor alone: `python bench/learn.py FOLDER --seconds 600`.

Trains for so many seconds (or goes on with what is in the folder), writes the net, and has it guide the engine's
playouts against the engine without it, at equal time. On so small a board a two-hundredth of a second is long: with a
tenth both play nearly without a fault, and whoever begins better wins. Needs the extra `train`.
"""

import sys
from argparse import ArgumentParser
from pathlib import Path

from cornerwise.cli import main as cornerwise
from cornerwise.engine.nets import net_name
from cornerwise.engine.planes import layout_of
from cornerwise.games.catalogue import find_placing_variant
from cornerwise.training import export, run

GAME = "polyomino-8"
SETTINGS = {
    **{"device": "cpu", "channels": 32, "blocks": 3, "games": 256, "lanes": 1, "full": 24, "cheap": 6},
    **{"batch": 256, "lr": 2e-3, "lr-end": 2e-4, "decay": 0.99, "warm": 3000, "room": 400_000, "refresh": 40},
    **{"gate-sets": 24, "gate-full": 12, "beside": 0, "save": 120, "reserve": 30, "report": 30},
}
"""Small enough for one core: a thousand positions a second are searched there, not half a million."""


def learn(folder: Path, seconds: float, threads: int) -> None:
    wanted = {"game": GAME, "folder": folder, "seconds": seconds, "threads": threads, **SETTINGS}
    failed = run.main([f"--{name}={value}" for name, value in wanted.items()])
    if failed or export.main(["--game", GAME, "--folder", str(folder)]):
        sys.exit(2)


def compare(folder: Path, time: float, games: int) -> None:
    """Playouts with the net against playouts without, each with so many seconds for a move."""
    net = folder / net_name(layout_of(find_placing_variant(GAME)))
    players = (f"net=engine:time={time},evaluator=guided:{net}", f"playouts=engine:time={time},evaluator=playouts")
    cornerwise(["arena", "--game", GAME, *(f"--player={player}" for player in players), "--games", str(games)])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seconds", type=float, default=600, help="of training; 0 only plays")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--time", type=float, default=0.005, help="seconds for a move")
    parser.add_argument("--games", type=int, default=1000)
    wanted = parser.parse_args()
    if wanted.seconds:
        learn(wanted.folder, wanted.seconds, wanted.threads)
    compare(wanted.folder, wanted.time, wanted.games)


if __name__ == "__main__":
    main()
