"""What environments show and take: the kernel's planes and masks against the rules."""

from random import Random

import numpy as np
import pytest
from env_games import EVERY_GAME, KINDS, positions

from cornerwise import MatchingPosition, PlacingPosition
from cornerwise.envs.matching_spec import MatchingSpec
from cornerwise.envs.placing_spec import PlacingSpec
from cornerwise.envs.spec import draw, shared_rewards
from cornerwise.envs.specs import find_spec
from cornerwise.envs.vector import VectorEnv
from cornerwise.rules.matching_moves import DRAW
from cornerwise.rules.moves import PASS
from cornerwise.rules.tiles import NUMBER_OF, shown_at


@pytest.mark.parametrize("name", EVERY_GAME)
def test_the_mask_holds_the_legal_moves(name: str) -> None:
    spec = find_spec(name)
    for game in positions(spec, seed=3):
        for seat in range(spec.seats):
            allowed = np.flatnonzero(spec.look(game, seat)["action_mask"]).tolist()
            if seat != game.mover:
                assert not allowed
            elif game.ply % 7 < 2:  # the rest is the same over again
                assert sorted(spec.move(game, action) for action in allowed) == sorted(game.legal_moves)
                assert [spec.action(game, spec.move(game, action)) for action in allowed[:5]] == allowed[:5]


@pytest.mark.parametrize("name", ["duo", "classic-3", "trigon-3", "polyomino-hexa", "rumis-pyramid", "junior"])
def test_planes_and_numbers_show_a_placing_game(name: str) -> None:
    spec = find_spec(name)
    assert isinstance(spec, PlacingSpec)
    colours = spec.variant.colours
    low = np.min(spec.variant.board.addresses, axis=0)
    for game in positions(spec, seed=5):
        assert isinstance(game, PlacingPosition)
        if game.mover is None or game.turn is None:
            continue
        seen = spec.look(game, game.mover)["observation"]
        assert seen.shape == spec.shape and seen.max() <= spec.highest
        planes = seen.reshape(len(spec.plane_names), *spec.box)
        first = colours.index(game.turn)
        for i in range(len(colours)):
            colour = colours[(first + i) % len(colours)]
            wanted = np.zeros(spec.box, np.uint8)
            for cell in game.cells(colour):
                x, y, z = (*(np.array(spec.variant.board.addresses[cell]) - low), 0)[:3]
                wanted[z, y, x] = 1
            assert (planes[3 * i] == wanted).all()
            assert not (planes[3 * i] & ~planes[3 * i + 2]).any(), "own cells are closed"
            assert not (planes[3 * i + 1] & planes[3 * i + 2]).any(), "one cannot go on where it is closed"
        told = dict(zip(spec.number_names, spec.numbers(seen).tolist(), strict=True))
        left = [piece.name for piece in game.left(game.turn)]
        assert all(
            told[f"my colour: copies left of {piece.name}"] == left.count(piece.name) for piece in game.variant.pieces
        )
        assert told["my colour: laid next by my seat"] == 1
        assert told["my colour: has begun"] == bool(game.cells(game.turn))
        # Everything behind the numbers is empty, so that none of them is without a name.
        assert spec.numbers(seen).sum() == planes[-1].sum()


def test_tiny_boards_have_more_planes_for_numbers() -> None:
    spec = find_spec("rumis-own", heights="2 1/2 2", seats=2)
    assert spec.plane_names.count("numbers") == 5 and spec.shape == (2 * (6 + 5), 2, 2)
    env = VectorEnv("rumis-own", games=2, heights="2 1/2 2", seats=2)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays)
    for _ in range(20):
        numbers = env.spec.numbers(arrays.observations)
        assert numbers.shape == (2, 38)
        laid = len(env.game(0).plies)
        assert numbers[0, :11].sum() + numbers[0, 18 : 18 + 11].sum() == 22 - laid
        env.draw(actions)
        env.step(actions, arrays)


def test_the_swap_of_an_opening_is_shown() -> None:
    spec = find_spec("polyomino-8")
    told = []
    for game in positions(spec, seed=1):
        if game.mover is not None:
            numbers = spec.numbers(spec.look(game, game.mover)["observation"])
            told.append(tuple(numbers[-2:].tolist()))
    assert told[:4] == [(0, 0), (0, 0), (1, 0), (0, 1)]
    assert spec.actions == 1269 + 2


def test_cells_off_the_board_are_closed() -> None:
    spec = find_spec("trigon")
    seen = spec.look(spec.start(Random(0)), 0)["observation"]
    assert spec.shape == (13, 18, 35)
    assert (seen[2] == 1).sum() == 18 * 35 - 486


def test_planes_and_numbers_show_a_matching_game() -> None:
    spec = find_spec("triominos", seats=3)
    assert isinstance(spec, MatchingSpec)
    for game in positions(spec, seed=2):
        assert isinstance(game, MatchingPosition)
        for seat in range(3):
            seen = spec.look(game, seat)["observation"]
            view = game.view(seat)
            told = dict(zip(spec.number_names, spec.numbers(seen).tolist(), strict=True))
            held = [name for name in told if name.startswith("I hold") and told[name]]
            assert sorted(held) == sorted("I hold " + "-".join(map(str, tile)) for tile in view.hand)
            assert [told["tiles of seat +1"], told["tiles of seat +2"]] == list(view.others)
            assert told["tiles in the pile"] == view.pile
            points = told["points of me + 32768, high byte"] * 256 + told["points of me + 32768, low byte"] - 32768
            assert points == list(view.scores.values())[seat]
            assert (seen[0] > 0).sum() == len(view.table)
            for laid in view.table:
                x, y = laid.cell[0] + 64, laid.cell[1] + 32
                assert tuple(seen[:3, y, x] - 1) == shown_at(NUMBER_OF[laid.tile], laid.rotation)
                assert seen[3, y, x] == (laid.seat - seat) % 3 + 1


def test_the_mask_allows_a_pass_beside_tiles_that_fit() -> None:
    """French, with an empty pile (M7)."""
    spec, found = find_spec("triominos", edition="french", seats=4, target=50), 0
    assert isinstance(spec, MatchingSpec)
    rng = Random(5)
    game = spec.start(rng)
    while game.mover is not None and not found:
        if not game.pile and PASS in game.legal_moves and len(game.legal_moves) > 1:
            allowed = np.flatnonzero(spec.look(game, game.mover)["action_mask"]).tolist()
            assert sorted(spec.move(game, action) for action in allowed) == sorted(game.legal_moves)
            found += 1
        spec.push(game, DRAW if DRAW in game.legal_moves else min(game.legal_moves), rng)
    assert found


def test_a_match_that_ends_in_the_middle_of_a_deal_is_paid() -> None:
    """French, at the target (M10), in the kernel's batch as by the rules."""
    env = VectorEnv("triominos", games=8, rewards="outcome", edition="french", target=25)
    arrays, actions = env.arrays(), env.actions()
    env.reset(arrays, seed=2)
    found = 0
    for _ in range(60):
        games = [env.game(i) for i in range(8)]
        env.draw(actions)
        env.step(actions, arrays)
        for i in np.flatnonzero(arrays.ended):
            game = games[i]
            game.push(env.spec.move(game, int(actions[i])))
            assert game.turn is None
            assert env.spec.rewards(game) == pytest.approx(tuple(arrays.rewards[i]))
            assert isinstance(game, MatchingPosition)
            found += all(game.core.held)
    assert found


def test_hidden_hands_never_leave_their_seat() -> None:
    """What a seat sees is the same for every hidden state that its view allows, and made of its view alone."""
    rng = Random(4)
    spec = find_spec("triominos", seats=3, deals=1)
    for game in positions(spec, seed=6):
        assert isinstance(game, MatchingPosition)
        for seat in range(3):
            seen, view = spec.look(game, seat), game.view(seat)
            known = MatchingPosition(view.variant, view.known())
            for other in [known, *(view.sample(rng) for _ in range(game.ply % 3))]:
                same = spec.look(other, seat)
                assert (seen["observation"] == same["observation"]).all()
                assert (seen["action_mask"] == same["action_mask"]).all()


@pytest.mark.parametrize("name", KINDS)
def test_rewards_add_up(name: str) -> None:
    spec = find_spec(name)
    *_, game = positions(spec, seed=8)
    rewards = spec.rewards(game)
    assert len(rewards) == spec.seats
    assert sum(rewards) == pytest.approx(0) or spec.seats == 1
    ended = game.outcome()
    assert ended is not None
    assert all((reward > 0) == (seat in ended.winners) for seat, reward in enumerate(rewards))


def test_shares_of_a_win() -> None:
    four = [(0,), (1,), (2,), (3,)]
    assert shared_rewards(four, [2]) == pytest.approx((-1 / 3, -1 / 3, 1, -1 / 3))
    assert shared_rewards(four, [0, 1]) == pytest.approx((1 / 3, 1 / 3, -1 / 3, -1 / 3))
    assert shared_rewards([(0, 2), (1, 3)], [0, 2]) == (1, -1, 1, -1)
    assert shared_rewards([(0,), (1,)], [0, 1]) == (0, 0)
    assert shared_rewards([(0,)], []) == (0,)
    assert shared_rewards([(0,)], [0]) == (1,)


@pytest.mark.parametrize("size", [1, 7, 64, 65, 1000])
def test_actions_are_drawn_evenly(size: int) -> None:
    rng = Random(size)
    allowed = sorted(rng.sample(range(size), k=-(-size // 9)))
    mask = np.zeros(size, np.int8)
    mask[allowed] = 1
    drawn = np.bincount([draw(mask, rng) for _ in range(200 * len(allowed))], minlength=size)
    assert np.flatnonzero(drawn).tolist() == allowed
    assert drawn[allowed].min() > 120 and drawn[allowed].max() < 280
    with pytest.raises(ValueError, match="no action"):
        draw(np.zeros(size, np.int8), rng)
