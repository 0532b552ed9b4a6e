"""The matching kernel by itself: what it takes from Python, and that equal seeds play equal matches."""

from random import Random

import pytest
from deals import begun, random_plies, small

from cornerwise import _kernel
from cornerwise.games.editions import TRIOMINOS
from cornerwise.rules.matching_core import CHANCE, ReferenceCore, kernel_match, kernel_rules
from cornerwise.rules.matching_moves import DRAW, HIDDEN, TIMEOUT, lay_move, outcome_move
from cornerwise.rules.moves import PASS

RULES = {
    "seats": 2, "tile_count": 56, "hand": 9, "tile_points": -1, "bridge": 40, "hexagons": (0, 50, 60, 70), "out": 25,
    "opening_triple": 10, "opening_zero": 40, "draw_cost": 5, "third_cost": 10, "first_out_only": False, "lots": True,
    "ends_at_once": False, "may_pass": False, "target_at_once": False, "everybody_pays": False, "hands_count": True,
    "first_out_wins": False, "any_after_draw": False, "time_limit": False, "target": 400, "deals": 0,
}  # fmt: skip
NO_MOVES = [-1, 2**31, 2**32, 2**63 - 1, -(2**63), PASS, TIMEOUT, HIDDEN, outcome_move(56), lay_move(0, (0, 0), 0)]


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 0},
        {"seats": 7},
        {"tile_count": 57},
        {"tile_count": 55},
        {"hand": 0},
        {"hand": 29},
        {"hexagons": (0, -1, 0, 0)},
        {"bridge": 10**9},
        {"draw_cost": -1},
        {"tile_points": -2},
        {"target": 10**9},
        {"deals": -1},
        {"deals": 1, "target_at_once": True},
    ],
    ids=str,
)
def test_rules_are_checked(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="contradict"):
        _kernel.MatchingRules(**(RULES | wrong))  # type: ignore[arg-type]  # that is the point


@pytest.mark.parametrize("move", NO_MOVES)
def test_illegal_moves_are_refused(move: int) -> None:
    core = kernel_match(TRIOMINOS)
    assert not core.is_legal(move)
    with pytest.raises(ValueError, match="illegal"):
        core.push(move)
    assert core.deal_plies == 0


@pytest.mark.parametrize("move", [2**63, -(2**63) - 1, "draw", None, 1.5])
def test_what_is_no_number_is_refused(move: object) -> None:
    with pytest.raises(TypeError):
        kernel_match(TRIOMINOS).push(move)  # type: ignore[arg-type]  # wrong on purpose


def test_cells_at_the_rim_are_refused() -> None:
    game = begun(TRIOMINOS, 1)
    game.push(next(iter(game.legal_moves)))
    for packed in range(0, 128 * 64, 61):
        for low in (0, 55, 56, 63, 64, 192, 255):
            assert game.core.is_legal(packed << 8 | low) == ((packed << 8 | low) in game.core.legal())


def test_seats_are_checked() -> None:
    core = kernel_match(TRIOMINOS)
    for seat in (-1, 2, 2**31 - 1):
        with pytest.raises(IndexError):
            core.hand(seat)
        with pytest.raises(IndexError):
            core.sample(seat, 1)


def test_nothing_to_take_back() -> None:
    with pytest.raises(IndexError):
        kernel_match(TRIOMINOS).pop()


def test_finished_deals_are_checked() -> None:
    for finished in ([[1]], [[1, 2, 3]], [[10**9, 0]], [[0, 0]] * 10_001, [[10**6, 0]] * 4295):
        with pytest.raises(ValueError, match=r"deal|points"):
            _kernel.Match(kernel_rules(TRIOMINOS), finished)


def test_what_was_seen_is_checked() -> None:
    rules = kernel_rules(TRIOMINOS)
    with pytest.raises(IndexError):
        _kernel.Match.seen(rules, [], 2, None, [], [0, 0])
    with pytest.raises(IndexError):
        _kernel.Match.seen(rules, [], 0, 5, [], [0, 0])
    with pytest.raises(ValueError, match="score"):
        _kernel.Match.seen(rules, [], 0, None, [], [0])
    with pytest.raises(ValueError, match="illegal"):
        _kernel.Match.seen(rules, [], 0, None, [HIDDEN], [0, 0])  # lots are open
    known = _kernel.Match.seen(rules, [], 0, None, [outcome_move(55), outcome_move(0)], [0, 0])
    with pytest.raises(ValueError, match="sampled"):
        known.playouts(1, 1)
    with pytest.raises(ValueError, match="another seat"):
        known.sample(1, 1)


def test_a_history_that_cannot_be_is_refused() -> None:
    """No hands are worth so much."""
    *_, game = random_plies(begun(small(numbers=2, hand=1, deals=1), 1), Random(1))
    view = game.view(0)
    moves = [ply.move for ply in view.plies]
    known = _kernel.Match.seen(kernel_rules(view.variant), [], 0, view.starter, moves, [1000, 1000])
    with pytest.raises(RuntimeError, match="no hidden hands agree"):
        known.sample(0, 1)


def test_equal_seeds_play_equal_matches() -> None:
    core = kernel_match(TRIOMINOS.with_options(deals=2))
    assert core.playout(5) == core.playout(5) != core.playout(6)
    assert core.playouts(20, 5) == core.playouts(20, 5)
    assert core.deal_plies == 0


@pytest.mark.parametrize("seats", range(1, 7))
def test_playouts_are_legal(seats: int) -> None:
    variant = TRIOMINOS.with_options(seats=seats, deals=1)
    core, reference = kernel_match(variant), ReferenceCore(variant)
    for move in core.playout(seats):
        assert reference.is_legal(move)
        reference.push(move)
    assert reference.turn == -1


def test_a_drawn_move_is_legal() -> None:
    core = kernel_match(TRIOMINOS.with_options(deals=1))
    while core.turn >= 0:
        core.push(core.draw(core.deal_plies))
    with pytest.raises(ValueError, match="over"):
        core.draw(1)


def test_perft_counts_sequences() -> None:
    variant = small(numbers=2, hand=1, deals=1)
    core = kernel_match(variant)
    assert [core.perft(depth) for depth in range(4)] == [1, 4, 12, 48]

    def count(depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for move in core.legal():
            core.push(move)
            total += count(depth - 1)
            core.pop()
        return total

    assert [core.perft(depth) for depth in range(8)] == [count(depth) for depth in range(8)]
    with pytest.raises(ValueError, match="depth"):
        core.perft(100)


def test_copies_are_apart() -> None:
    game = begun(TRIOMINOS, 2)
    twin = game.copy()
    twin.push(next(iter(twin.legal_moves)))
    twin.push(DRAW)
    assert (game.core.turn, twin.core.turn) == (game.mover, CHANCE)
    assert game.table == () and len(twin.table) == 1
