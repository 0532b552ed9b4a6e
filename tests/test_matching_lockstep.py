"""The kernel and the reference play the same matches: equal at every ply, and back again."""

from random import Random

import pytest
from deals import ALL_CHOICES, random_move, small, told

from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.rules.matching_core import ReferenceCore
from cornerwise.rules.matching_position import MatchingPosition

TAKEN_BACK = 0.1


def check_lockstep(variant: MatchingVariant, seed: int, patience: float) -> MatchingPosition:
    rng = Random(seed)
    fast, slow = MatchingPosition(variant), MatchingPosition(variant, ReferenceCore(variant))
    while True:
        before = told(fast)
        assert before == told(slow)
        assert len(fast.legal_moves) == len(slow.legal_moves)
        if fast.turn is None:
            return fast
        move = random_move(fast, rng, patience)
        for position in (fast, slow):
            position.push(move)
            if rng.random() < TAKEN_BACK:
                assert position.pop() == move
                assert told(position) == before
                position.push(move)


@pytest.mark.parametrize(("edition", "seats", "scoring"), ALL_CHOICES)
def test_lockstep(edition: str, seats: int, scoring: str) -> None:
    deals = 2 if scoring == "standard" else 1
    variant = TRIOMINOS.with_options(seats=seats, edition=edition, scoring=scoring, deals=deals, time_limit=True)
    position = check_lockstep(variant, seats, patience=0.9)
    while position.plies:
        position.pop()
    assert told(position) == told(MatchingPosition(variant))


@pytest.mark.parametrize("edition", ["international", "french", "tournament"])
@pytest.mark.parametrize("after_draw", ["drawn", "any"])
def test_lockstep_of_small_sets(edition: str, after_draw: str) -> None:
    """Empty piles, blocked deals and ties are common with few tiles."""
    blocked = out = 0
    for seed in range(60):
        seats = 2 + seed % 3
        hand = (5, 3, 2)[seed % 3]
        variant = small(
            hand=hand, seats=seats, edition=edition, after_draw=after_draw, deals=1 + seed % 2, time_limit=True
        )
        end = check_lockstep(variant, seed, patience=(0.2, 1.0)[seed % 2])
        blocked += all(end.core.held)
        out += not all(end.core.held)
    assert blocked and out


def test_lockstep_of_a_match_to_the_target() -> None:
    position = check_lockstep(TRIOMINOS.with_options(target=200), 9, patience=1)
    assert max(position.scores.values()) >= 200
