"""The kernel and the reference play the same matches: equal at every ply, and back again."""

from random import Random

import pytest
from deals import ALL_CHOICES, random_move, small, told

from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.rules.matching_core import ReferenceCore
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import PASS

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


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("scoring", ["standard", "children"])
def test_lockstep_of_french_matches_to_the_target(rules: int, scoring: str) -> None:
    """Under the rules of now some end in the middle of a deal (M10) and some pass although a tile fits (M7)."""
    ended_at_once = free_passes = 0
    for seed in range(24):
        variant = small(
            numbers=4, hand=(3, 5)[seed % 2], seats=2 + seed % 3, edition="french", scoring=scoring, target=25
        )
        end = check_lockstep(variant.under_rules(rules), seed, patience=0.8)
        ended_at_once += all(end.core.held) and max(end.scores.values()) >= 25
        free_passes += passed_at_will(end)
    assert bool(ended_at_once) == bool(free_passes) == (rules == 2)


def passed_at_will(end: MatchingPosition) -> int:
    """How often somebody passed with an empty pile although a tile could be laid."""
    twin, found = MatchingPosition(end.variant), 0
    for ply in end.plies:
        found += ply.move == PASS and not twin.pile and len(twin.legal_moves) > 1
        twin.push(ply.move)
    return found


@pytest.mark.parametrize("rules", [1, 2])
def test_lockstep_of_children_who_go_out_in_one_circuit(rules: int) -> None:
    """Two seats with one tile each: 6 to 6 only by the rules before (M11)."""
    ends = set()
    for seed in range(40):
        variant = small(hand=1, scoring="children", deals=2).under_rules(rules)
        end = check_lockstep(variant, seed, patience=1)
        ends |= {tuple(sorted(deal.values())) for deal in end.deals}
    assert ((6, 6) in ends) == (rules == 1) and (1, 6) in ends
