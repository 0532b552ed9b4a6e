"""Every game in OpenSpiel, by its own simulation test, and what its algorithms find there."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from env_games import EVERY_GAME

from cornerwise import IllegalMove
from cornerwise.envs.spec import draw

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (make learn)")

from cornerwise.envs import openspiel


def load(name: str, options: str = "") -> Any:
    return pyspiel.load_game(f"cornerwise_{name.replace('-', '_')}({options})")


@pytest.mark.parametrize("name", EVERY_GAME)
def test_openspiel_finds_no_fault(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("options", ["seats=1,deals=1", "seats=3,edition=french,deals=1", "edition=tournament,deals=2"])
def test_openspiel_finds_no_fault_in_editions(options: str) -> None:
    pyspiel.random_sim_test(load("triominos", options), num_sims=1, serialize=True, verbose=False)


def play(game: Any, seed: int, plies: int = 10**6) -> openspiel.SpielState:
    rng = Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and plies:
        plies -= 1
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(outcomes))
    assert isinstance(state, openspiel.SpielState)
    return state


def test_actions_and_observations_are_those_of_the_environments() -> None:
    state = play(load("duo"), seed=1, plies=9)
    seen = state.spec.look(state.game, state.current_player())
    assert state.legal_actions() == np.flatnonzero(seen["action_mask"]).tolist()
    tensor = np.reshape(state.observation_tensor(), state.get_game().observation_tensor_shape())
    assert (tensor == seen["observation"]).all()
    assert state.action_to_string(state.legal_actions()[0]) in state.game.legal_moves


def test_utilities_are_the_rewards() -> None:
    for name in ("duo", "classic-teams", "rumis-corner"):
        state = play(load(name), seed=2)
        assert state.returns() == list(state.spec.rewards(state.game))
        assert sum(state.returns()) == pytest.approx(0)


def test_parameters_are_options() -> None:
    game = load("triominos", "seats=4,edition=french")
    assert game.num_players() == 4
    assert game.new_initial_state().game.variant.edition == "french"
    assert len(load("duo", "start=own").new_initial_state().legal_actions()) == 414


def test_information_states_hold_all_that_a_seat_saw_and_no_more() -> None:
    state = play(load("triominos", "deals=2"), seed=3)
    texts = [state.information_state_string(seat) for seat in (0, 1)]
    assert texts[0] != texts[1]
    own = [text.count("chance") - text.count("chance ?") for text in texts]
    lots = [text.count("; ") + 1 - state.game.ply for text in texts]
    assert lots == [0, 0], "every ply of both deals is there"
    assert all(text.count("chance ?") for text in texts) and all(own)


def test_resampled_states_look_the_same_to_the_seat() -> None:
    game = load("triominos", "seats=3,deals=2")
    rng = Random(5)
    for plies in (30, 60, 90, 120, 150):
        state = play(game, seed=plies, plies=plies)
        hands = set()
        for seat in range(3):
            for _ in range(4):
                twin = state.resample_from_infostate(seat, rng.random)
                assert twin.information_state_string(seat) == state.information_state_string(seat)
                assert twin.observation_tensor(seat) == state.observation_tensor(seat)
                assert twin.current_player() == state.current_player()
                if not state.is_chance_node():
                    hands.add(str(twin))
        assert state.is_chance_node() or len(hands) > 1


def test_states_and_games_survive_another_process() -> None:
    state = play(load("triominos", "deals=1"), seed=4, plies=40)
    program = (
        "import pickle, sys; game = pickle.load(sys.stdin.buffer); "
        "sys.stdout.write(str(game) + ' ' + str(game.num_distinct_actions()))"
    )
    found = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(state.get_game()), capture_output=True)
    assert found.stdout.decode() == f"{state.get_game()} 3250", found.stderr.decode()
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state) and again.legal_actions() == state.legal_actions()


def test_illegal_actions_name_the_rule() -> None:
    state = load("duo").new_initial_state()
    illegal = next(action for action in range(100) if action not in state.legal_actions())
    with pytest.raises(IllegalMove, match=r"\(P3\)"):
        state.apply_action(illegal)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(illegal)


def test_search_plays_better_than_chance() -> None:
    from open_spiel.python.algorithms import mcts

    game = load("polyomino-8")
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    won = 0.0
    dice = Random(1)
    for number in range(4):
        state = game.new_initial_state()
        while not state.is_terminal():
            seen = state.spec.look(state.game, state.current_player())
            mine = state.current_player() == number % 2
            state.apply_action(bot.step(state) if mine else draw(seen["action_mask"], dice))
        won += state.returns()[number % 2]
    assert won > 0


def test_search_of_hidden_hands_runs() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = load("triominos", "deals=1")
    rng = np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.4, max_simulations=8, evaluator=mcts.RandomRolloutEvaluator(1, rng), random_state=rng
    )
    state = play(game, seed=6, plies=40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
