"""Views of matching games: nothing leaks (M14), and samples are drawn as they are likely."""

import pickle
from collections import Counter
from dataclasses import replace
from math import sqrt
from random import Random

import pytest
from deals import begun, dealt, played, random_plies, small

from cornerwise import _kernel
from cornerwise.games.editions import EDITIONS, TRIOMINOS, MatchingVariant
from cornerwise.rules.matching_core import ReferenceCore, kernel_match
from cornerwise.rules.matching_moves import HIDDEN
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.tiles import TILES

Hidden = tuple[tuple[int, ...], ...]
EDITIONS_AND_SEATS = [(edition, seats) for edition in EDITIONS for seats in EDITIONS[edition].hands if seats > 1]


# What is in a view


@pytest.mark.parametrize(("edition", "seats"), EDITIONS_AND_SEATS)
def test_changing_only_hidden_tiles_changes_no_byte(edition: str, seats: int) -> None:
    variant = TRIOMINOS.with_options(edition=edition, seats=seats, deals=2, time_limit=True)
    rng = Random(seats)
    changed = 0
    for game in random_plies(MatchingPosition(variant), Random(seats)):
        if rng.random() > 0.1:
            continue
        seat = rng.randrange(seats)
        view = game.view(seat)
        other = view.sample(rng)
        assert pickle.dumps(other.view(seat)) == pickle.dumps(view)
        assert other.view(seat) == view
        assert hash(other.view(seat)) == hash(view)
        changed += any(other.hand(s) != game.hand(s) for s in range(seats))
    assert changed > 5


def test_a_view_holds_no_tile_that_the_seat_has_not_seen() -> None:
    variant = TRIOMINOS.with_options(seats=3, deals=1)
    for game in random_plies(begun(variant, 5), Random(5)):
        view = game.view(1)
        told = {tile for tile in TILES if str(tile) in repr(vars(view))}
        seen = set(view.hand) | {laid.tile for laid in view.table} | {lot.tile for lot in view.lots}
        assert told == seen
        hidden = [ply for ply in view.plies if ply.move == HIDDEN]
        received = len(view.hand) + sum(laid.seat == 1 for laid in view.table)
        assert len(hidden) == 56 - view.pile - received


def test_every_seat_sees_what_is_public() -> None:
    variant = TRIOMINOS.with_options(seats=3, deals=2)
    for game in random_plies(MatchingPosition(variant), Random(6)):
        views = [game.view(seat) for seat in range(3)]
        for view in views:
            assert (view.turn, view.mover, view.scores) == (game.turn, game.mover, game.scores)
            assert (view.pile, view.table, view.lots, view.deals) == (game.pile, game.table, game.lots, game.deals)
            counts = [len(game.hand((view.seat + step) % 3)) for step in (1, 2)]
            assert list(view.others) == counts


def test_the_reference_gives_the_same_views() -> None:
    variant = small(hand=3, seats=3, deals=2, time_limit=True)
    slow = MatchingPosition(variant, ReferenceCore(variant))
    for game in random_plies(MatchingPosition(variant), Random(1)):
        while slow.ply < game.ply:
            slow.push(game.plies[slow.ply].move)
        assert [slow.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]


# What is sampled


def test_a_sample_can_be_played_on_and_taken_back() -> None:
    game = begun(TRIOMINOS.with_options(seats=4), 3)
    view = game.view(2)
    sample = view.sample(Random(1))
    assert list(sample.legal_moves) or sample.turn
    *_, end = random_plies(sample, Random(2), patience=1)
    assert end.outcome() is not None
    while end.plies:
        end.pop()
    assert (end.deals, end.pile) == ((), 56)


def test_the_own_moves_are_the_same_in_every_sample() -> None:
    game = begun(TRIOMINOS, 4)
    game.push(next(iter(game.legal_moves)))
    assert game.mover is not None
    view = game.view(game.mover)
    for seed in range(5):
        assert set(view.sample(Random(seed)).legal_moves) == set(game.legal_moves)


def test_equal_seeds_give_equal_samples() -> None:
    view = begun(TRIOMINOS, 4).view(0)
    first, second = view.sample(Random(7)), view.sample(Random(7))
    assert first.plies == second.plies
    assert first.plies != view.sample(Random(8)).plies


def hidden_of(core: _kernel.Match, view: MatchingView) -> Hidden:
    """What a seat does not see: the other hands, and the tile just drawn where only that may be laid."""
    mid_turn = core.seat not in (-1, view.seat) and view.variant.after_draw == "drawn"
    hands = tuple(tuple(core.hand(seat)) for seat in range(view.variant.seats))
    return (*hands, (core.last_drawn if mid_turn else -1,))


def enumerated(view: MatchingView, most: int = 20_000) -> Counter[Hidden] | None:
    """In how many ways the pile can have led to each hidden state; None if there are too many to count."""
    found: Counter[Hidden] = Counter()
    todo = [(kernel_match(view.variant, view._finished), 0)]
    while todo:
        most -= 1
        if not most:
            return None
        core, number = todo.pop()
        while number < len(view.plies) and view.plies[number].move != HIDDEN:
            move = view.plies[number].move
            if not (core.is_legal(move) or core.is_event(move)):
                break
            core.push(move)
            number += 1
        else:
            if number < len(view.plies):
                for outcome in core.legal():
                    branch = core.copy()
                    branch.push(outcome)
                    todo.append((branch, number + 1))
            elif (core.starter, core.scores) == (_or_none(view.starter), list(view.scores.values())):
                found[hidden_of(core, view)] += 1
    return found


def _or_none(seat: int | None) -> int:
    return -1 if seat is None else seat


def surprise(view: MatchingView, likely: Counter[Hidden], samples: int, seed: int) -> float:
    """A chi-square test of the kernel's samples, as a number of standard deviations (Wilson and Hilferty)."""
    known, rng = view.known(), Random(seed)
    drawn = Counter(hidden_of(known.sample(view.seat, rng.getrandbits(64)), view) for _ in range(samples))
    assert drawn.keys() <= likely.keys(), "a sample contradicts what the seat knows"
    share = samples / likely.total()
    common = [state for state, ways in likely.items() if ways * share >= 8]
    rare = samples - sum(likely[state] * share for state in common)
    chi = sum((drawn[state] - likely[state] * share) ** 2 / (likely[state] * share) for state in common)
    chi += (samples - sum(drawn[state] for state in common) - rare) ** 2 / rare if rare >= 8 else 0
    freedom = len(common) - (rare < 1e-9 or rare >= 8) + (rare >= 8)
    return 0.0 if freedom < 1 else ((chi / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom))


SMALL_DEALS = [
    small(hand=hand, seats=seats, edition=edition, after_draw=after_draw, deals=1, time_limit=True)
    for edition in ("international", "french", "tournament")
    for seats, hand in ((2, 2), (2, 3), (3, 2), (3, 3), (4, 1))
    for after_draw in ("drawn", "any")
    if seats in EDITIONS[edition].hands
]


@pytest.mark.parametrize("variant", SMALL_DEALS, ids=lambda v: f"{v.edition}-{v.seats}-{v.hand}-{v.after_draw}")
def test_samples_are_as_likely_as_the_deals_that_lead_to_them(variant: MatchingVariant) -> None:
    worst, tested = 0.0, 0
    for seed in range(2):
        rng = Random(seed)
        for game in random_plies(begun(variant, seed), rng, patience=0.5):
            likely = enumerated(game.view(seed % variant.seats)) if rng.random() < 0.4 or not game.turn else None
            if likely and len(likely) > 1:
                tested += 1
                worst = max(worst, surprise(game.view(seed % variant.seats), likely, 1500, game.ply))
    assert tested
    assert worst < 4, "a sampler that is right is off by four deviations once in 30,000 tests"


def test_the_test_would_notice_a_wrong_sampler() -> None:
    game = played(dealt(small(hand=2, seats=3), "0-0-0 1-1-1", "0-1-1 2-2-2", "0-1-2 1-2-2"), "0-0-0@0,0/0")
    view = game.view(1)
    likely = enumerated(view)
    assert likely is not None
    assert surprise(view, likely, 2000, 1) < 4
    wrong = Counter({state: ways * (1 + (state[0][0] % 2)) for state, ways in likely.items()})
    assert surprise(view, wrong, 2000, 1) > 6


# What a seat can tell


def test_who_passes_with_an_empty_pile_holds_nothing_that_fits() -> None:
    found = 0
    for seed in range(40):
        variant = small(hand=3, seats=3, deals=1)
        for game in random_plies(begun(variant, seed), Random(seed), patience=0.4):
            view = game.view(0)
            if game.turn and not game.pile and view.plies[-1].seat == 1 and game.format(view.plies[-1].move) == "pass":
                drew = any(game.format(ply.move) == "draw" and ply.seat == 1 for ply in view.plies[-4:])
                for number in range(10):
                    sample = view.sample(Random(number))
                    sample.pop()
                    assert drew or set(map(sample.format, sample.legal_moves)) == {"pass"}
                found += 1
    assert found > 5


def test_a_tile_laid_after_a_draw_is_the_drawn_one() -> None:
    game = dealt(TRIOMINOS, "1-2-3", rest="1-3-5")
    played(game, "1-2-3@0,0/0 draw 1-3-5 1-3-5@-1,0/1")
    for seed in range(10):
        sample = game.view(0).sample(Random(seed))
        sample.pop()
        assert sample.format(sample.pop()) == "1-3-5"


def test_in_a_tournament_nobody_was_dealt_a_better_tile() -> None:
    variant = TRIOMINOS.with_options(edition="tournament", seats=4)
    rest = "3-3-3 4-4-4 5-5-5"
    game = played(dealt(variant, "0-1-2", "2-2-2", "1-1-1", "0-0-0", rest=rest), "2-2-2@0,0/0")
    for seed in range(200):
        hands = game.view(0).known().sample(0, seed)
        held = {TILES[tile] for seat in (1, 2, 3) for tile in hands.hand(seat)}
        assert held.isdisjoint({(3, 3, 3), (4, 4, 4), (5, 5, 5)})


def test_before_the_first_tile_a_tournament_tells_who_has_the_best() -> None:
    variant = TRIOMINOS.with_options(edition="tournament")
    game = dealt(variant, "4-4-4", "5-5-5")
    for seed in range(50):
        assert 55 in game.view(0).known().sample(0, seed).hand(1)


def test_at_the_end_the_hands_are_worth_what_they_brought() -> None:
    for seed in range(5):
        *_, game = random_plies(begun(TRIOMINOS.with_options(seats=3, deals=1), seed), Random(seed), patience=1)
        sample = game.view(0).sample(Random(seed))
        assert sample.outcome() == game.outcome()


def test_a_match_that_ended_in_the_middle_of_a_deal_tells_nothing_of_the_hands() -> None:
    """French: the target was reached (M10), and nobody's hand was counted."""
    variant, found = TRIOMINOS.with_options(edition="french", seats=3, target=50), 0
    for seed in range(8):
        *_, game = random_plies(begun(variant, seed), Random(seed), patience=1)
        view, sample = game.view(0), game.view(0).sample(Random(seed))
        assert sample.outcome() == game.outcome()
        assert sample.view(0) == view
        found += all(game.core.held) and sample.hand(1) != game.hand(1)
    assert found


def test_a_pass_at_will_tells_nothing_for_certain() -> None:
    """French (M7): in some samples who passed could have laid."""
    variant = small(hand=3, seats=3, edition="french")
    game = dealt(variant, "1-1-1 0-0-2 0-0-0", "0-1-2 0-1-1 2-2-2", "1-2-2 0-2-2 0-0-1", starter=1)
    played(game, "0-1-2@0,0/0 draw 1-1-2 pass pass")
    choices = set()
    for seed in range(20):
        sample = game.view(1).sample(Random(seed))
        sample.pop()
        choices.add(len(sample.legal_moves))
    assert max(choices) > 1


def test_resolved_chance_is_the_same_for_equal_seeds() -> None:
    first, second, third = (MatchingPosition(TRIOMINOS) for _ in range(3))
    resolve_chance(first, Random(7))
    resolve_chance(second, Random(7))
    resolve_chance(third, Random(8))
    assert first.plies == second.plies != third.plies
    assert replace(first.view(0)) == second.view(0)
