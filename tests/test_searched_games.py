"""Games in which the kernel searches every move as in play keep the rules, and what is learned from them is right."""

import numpy as np
import pytest

import cornerwise
from cornerwise import _kernel
from cornerwise.engine.placements import placements_of
from cornerwise.engine.smallnet import Shape, Weights, kernel_net
from cornerwise.engine.tuning import SMALL_NET, tuning_of
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import CHOICES, Move, move_table
from cornerwise.rules.native import kernel_core
from cornerwise.rules.symmetry import row_images, start_images

TINY = {"full": 24.0, "cheap": 6.0, "full_part": 0.5, "opening": 4.0}


def a_net(variant: PlacingVariant, seed: int = 1) -> _kernel.Net:
    """With weights at random."""
    rng = np.random.default_rng(seed)
    shape = Shape.of(variant)
    arrays = {name: rng.integers(-20, 21, sides).astype(kind) for name, (kind, sides) in Weights.shapes(shape).items()}
    return kernel_net(Weights(shape, arrays), placements_of(variant))


def player(variant: PlacingVariant, net: _kernel.Net | None) -> _kernel.SearchedPlayer:
    tuning = {**tuning_of(variant).search, **(SMALL_NET if net else {})}
    return _kernel.SearchedPlayer(prior_weights=tuning_of(variant).prior, tuning=tuning, net=net)


def played(
    name: str, games: int, steps: int, threads: int = 1, *nets: _kernel.Net | None, **tuning: float
) -> _kernel.FinishedGames:
    variant = cornerwise.find_placing_variant(name)
    many = _kernel.SearchedGames(kernel_core(variant), games=games, threads=threads, seed=3, tuning={**TINY, **tuning})
    many.seat([player(variant, net) for net in nets or (None,)])
    for _ in range(steps):
        many.step(5)
    return many.finished()


def moves_of(done: _kernel.FinishedGames, number: int) -> list[int]:
    begin = int(done.about[:number, 0].sum())
    found: list[int] = done.moves[begin : begin + int(done.about[number, 0])].tolist()
    return found


@pytest.mark.parametrize(
    ("name", "by_net"),
    [
        ("polyomino-8", True),
        ("rumis-tower", True),
        ("rumis-tower", False),
        ("classic-teams", False),
        ("trigon-3", True),
    ],
)
def test_every_game_keeps_the_rules(name: str, by_net: bool) -> None:
    variant = cornerwise.find_placing_variant(name)
    done = played(name, 3, 20, 1, a_net(variant) if by_net else None, full_part=0.2)
    assert len(done.about) >= 3
    for number in range(3):
        game = cornerwise.new_game(name)
        targets = {int(done.target_at[at, 1]): at for at in np.flatnonzero(done.target_at[:, 0] == number)}
        for ply, move in enumerate(moves_of(done, number)):
            if ply in targets:
                at = targets[ply]
                parts = done.target_parts[at]
                named = done.target_moves[at][parts > 0].tolist()
                assert named and all(target in game.legal_moves for target in named)
                assert (np.diff(parts) <= 0).all() and 0 < parts.sum() < 1.001
                assert done.target_shares[at].sum() == pytest.approx(1, abs=0.01)
            game.push(Move(move))
        outcome = game.outcome()
        assert outcome is not None, "the game is over where it ends"
        assert set(np.flatnonzero(done.shares[number] > 0).tolist()) == set(outcome.winners)
        assert all(ply >= done.about[number, 1] for ply in targets), "random moves teach nothing"


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    net = a_net(cornerwise.find_placing_variant("polyomino-8"))
    one, three = (played("polyomino-8", 12, 9, threads, net) for threads in (1, 3))
    assert len(one.about) > 12
    assert (one.moves == three.moves).all() and (one.target_shares == three.target_shares).all()


def test_values_that_a_search_finds_foretell_the_result() -> None:
    """Near the end a search by playouts knows who wins; the mean over games is far from what a guess would get."""
    done = played("polyomino-8", 12, 9, 2, None, full=200.0, noise=0.0)
    plies = done.about[done.target_at[:, 0], 0]
    late = np.flatnonzero(plies - done.target_at[:, 1] <= 5)
    assert len(late) > 20
    ends = done.margins[done.target_at[late, 0]]
    away, spread = np.abs(done.target_margins[late] - ends).mean(), np.abs(ends - ends.mean(0)).mean()
    assert away < 0.4 * spread


def test_the_second_player_has_each_party_in_turn() -> None:
    """A search by playouts beats one that looks at two moves, from either side."""
    variant = cornerwise.find_placing_variant("polyomino-8")
    many = _kernel.SearchedGames(
        kernel_core(variant),
        games=16,
        threads=2,
        seed=1,
        tuning={"full_part": 0, "cheap": 60, "group": 2, "noise": 0, "opening": 2, "opening_part": 1},
    )
    weak = a_net(variant)
    strong = player(variant, None)
    many.seat([player(variant, weak), strong])
    for _ in range(6):
        many.step(5)
    done = many.finished()
    first = [n for n, (_, _, serial, _) in enumerate(done.about.tolist()) if serial == 0]
    assert len(first) == 16
    slots = {int(done.about[n, 3]): n for n in first}
    for slot in range(0, 16, 2):
        plies = int(done.about[slots[slot], 1])
        assert moves_of(done, slots[slot])[:plies] == moves_of(done, slots[slot + 1])[:plies]
    won = [done.shares[slots[slot], slot % 2] for slot in range(16)]
    assert np.mean(won) > 0.7


@pytest.mark.parametrize("name", ["rumis-tower", "polyomino-12"])
def test_a_position_under_a_motion_is_one_that_the_game_can_have(name: str) -> None:
    """What is learned from a turned board is what the kernel shows of the game with turned moves."""
    variant = cornerwise.find_placing_variant(name)
    done = played(name, 3, 14)
    motions = start_images(variant)
    assert len(motions) == (2 if name == "rumis-tower" else 8)
    table = move_table(variant.board, variant.pieces)
    answers = np.broadcast_to(len(table) + np.arange(len(CHOICES)), (len(motions), len(CHOICES)))
    rows = np.concatenate([row_images(table, motions), answers], 1).astype(np.int32)
    count = min(len(done.target_at), 16)
    rerun = _kernel.Rerun(kernel_core(variant), slots=count, threads=1)
    shape = rerun.shape
    moves = np.full((count, int(done.about[:, 0].max())), 0xFFFFFFFF, np.uint32)
    plies = np.zeros((count, 2), np.uint32)
    for i, (game, ply) in enumerate(done.target_at[:count].tolist()):
        whole = moves_of(done, game)
        moves[i, : len(whole)] = whole
        plies[i] = ply, len(whole)
    shown = np.zeros((count, shape.planes, shape.words), np.uint64), np.zeros((count, shape.numbers), np.uint8)
    symmetry = (np.arange(count) % len(motions)).astype(np.uint8)
    total = rerun.show(
        moves=moves,
        plies=plies,
        targets=done.target_moves[:count],
        images=motions,
        symmetry=symmetry,
        planes=shown[0],
        numbers=shown[1],
        owned=np.zeros((count, shape.colours, shape.words), np.uint64),
        seats=np.zeros(count, np.uint8),
    )
    places, classes = np.zeros(total, np.int32), np.zeros(total, np.int32)
    rerun.places(rows, 0, places, classes)
    at = 0
    for i in range(count):
        core = kernel_core(variant)
        for move in moves[i, : plies[i, 0]].tolist():
            core.push(move if move >= len(table) else int(rows[symmetry[i], move]))
        wanted = np.zeros((shape.planes, shape.words), np.uint64), np.zeros(shape.numbers, np.uint8)
        core.features(*wanted)
        assert (wanted[0] == shown[0][i]).all() and (wanted[1] == shown[1][i]).all()
        legal = {move if move < len(table) else len(table) + (move & 3) - 1 for move in core.legal()}
        assert set(places[at : at + len(legal)].tolist()) == legal
        at += len(legal)
    assert at == total


def test_what_is_wrong_is_refused() -> None:
    variant = cornerwise.find_placing_variant("polyomino-8")
    many = _kernel.SearchedGames(kernel_core(variant), games=2, threads=1, seed=1, tuning={})
    with pytest.raises(ValueError, match="nobody plays"):
        many.step(1)
    with pytest.raises(ValueError, match="one player or two"):
        many.seat([])
    with pytest.raises(ValueError, match="another game"):
        many.seat([player(variant, a_net(cornerwise.find_placing_variant("polyomino-12")))])
    with pytest.raises(ValueError, match="noise"):
        many.tune({"root_noise": 2})
    with pytest.raises(ValueError, match="no search setting 'foo'"):
        _kernel.SearchedPlayer(prior_weights=[0.0] * 8, tuning={"foo": 1})
