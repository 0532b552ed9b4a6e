"""Plug a bot of your own into the arena and see how it fares.

    python examples/own_bot.py                    # rates it against random and greedy play and a low level

A bot is a class that is made with a seed and chooses a move by what its seat may know. The arena makes one for every
seat of every game, in processes of its own, so it is named by its module: `py:own_bot:Stifling`.
"""

import argparse
from random import Random

from cornerwise.engine import View
from cornerwise.engine.arena import RunPlan, parse_entrant, run
from cornerwise.rules.moves import Move

TRIED = 24
"""Moves that are looked at."""


class Stifling:
    """Of some random moves the one that leaves whoever is next the fewest to choose from."""

    name = "stifling"

    def __init__(self, seed: int | None = None) -> None:
        self._rng = Random(seed)

    def choose(self, view: View) -> Move:
        position = view.sample(self._rng)  # hidden hands are drawn at random; placing games hide nothing
        moves = list(position.legal_moves)

        def left_to_the_next(move: Move) -> int:
            position.push(move)
            left = len(position.legal_moves)
            position.pop()
            return left

        return min(self._rng.sample(moves, min(TRIED, len(moves))), key=left_to_the_next)

    def stop(self) -> None:
        """Called from another thread when an answer is wanted at once; this bot is quick enough."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duo")
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    entrants = tuple(map(parse_entrant, ("stifling=py:own_bot:Stifling", "random", "greedy", "level-1")))
    standing = run(RunPlan(game=asked.game, entrants=entrants), games=asked.games)
    for row in sorted(standing.rows, key=lambda row: -row.elo):
        print(f"{row.name:10} {row.elo:+7.1f} Elo, {row.share:6.1%} of its games")


if __name__ == "__main__":
    main()
