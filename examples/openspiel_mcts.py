"""Run OpenSpiel's Monte Carlo tree search on duo, against random play.

    pip install 'cornerwise[openspiel]'
    python examples/openspiel_mcts.py             # a game takes a minute or so

Any game of `cornerwise games` will do: `--game trigon_3`, or `--game "triominos(deals=1)"` with an algorithm that knows
hidden hands, such as OpenSpiel's ISMCTS.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random

import cornerwise.envs.openspiel  # noqa: F401  # registers the games


def play(game: pyspiel.Game, simulations: int, seed: int) -> list[float]:
    """One game of the search in the first seat, told move by move; what every seat got."""
    rng = np.random.RandomState(seed)
    search = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    others = [uniform_random.UniformRandomBot(seat, rng) for seat in range(1, game.num_players())]
    bots = [search, *others]
    state = game.new_initial_state()
    while not state.is_terminal():
        seat = state.current_player()
        action = bots[seat].step(state)
        print(f"seat {seat}: {state.action_to_string(seat, action)}", flush=True)
        state.apply_action(action)
    print(state.observation_string(0))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="duo")
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    returns = play(pyspiel.load_game(f"cornerwise_{asked.game}"), asked.simulations, asked.seed)
    print("returns:", ", ".join(f"seat {seat} {paid:+.2f}" for seat, paid in enumerate(returns)))


if __name__ == "__main__":
    main()
