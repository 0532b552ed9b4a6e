"""Games of every family travel between processes, and so do views, which can be put into sets and dictionaries too."""

import pickle
import subprocess
import sys
from random import Random
from typing import TypeVar

import pytest
from deals import ALL_CHOICES, random_plies, small
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import positions

from cornerwise import (
    MatchingPosition,
    PlacingPosition,
    PlacingVariant,
    _kernel,
    find_placing_variant,
    new_game,
    start,
    variants,
)
from cornerwise.drawing import draw_text
from cornerwise.games.editions import TRIOMINOS
from cornerwise.games.variant import Variant
from cornerwise.rules.matching_core import ReferenceCore
from cornerwise.rules.position import Position

Thing = TypeVar("Thing")


def sent(thing: Thing) -> Thing:
    twin: Thing = pickle.loads(pickle.dumps(thing))
    return twin


def told(game: Position) -> tuple[object, ...]:
    """All that a game tells, to be compared."""
    hidden = [game.hand(seat) for seat in range(game.variant.seats)] if isinstance(game, MatchingPosition) else []
    views = [game.view(seat) for seat in range(game.variant.seats)]
    return (game.variant, game.plies, list(game.legal_moves), game.outcome(), hidden, views)


def played(game: Position, rng: Random, plies: int) -> Position:
    """The game after so many random moves more, or fewer if it is over before."""
    for _ in range(plies):
        if game.turn is None:
            break
        game.push(rng.choice(list(game.legal_moves)))
    return game


def assert_alike(twin: Position, game: Position, seed: int = 1) -> None:
    """They tell the same now, at the end of the same random moves, and after every move that is taken back."""
    assert twin is not game
    assert told(twin) == told(game)
    for one in (twin, game):
        played(one, Random(seed), 400)
    assert told(twin) == told(game)
    while game.plies:
        assert twin.pop() == game.pop()
        if game.ply % 9 == 0:
            assert told(twin) == told(game)
    assert told(twin) == told(game)


# Games


@pytest.mark.parametrize("plies", [0, 7, 999])
@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_game_can_be_sent(variant: Variant, plies: int) -> None:
    game = played(start(variant), Random(plies), plies)
    twin = sent(game)
    assert draw_text(twin) == draw_text(game)
    assert_alike(twin, game)


@settings(max_examples=60)
@given(positions(), st.integers(0, 99))
def test_whatever_was_chosen_and_whenever(position: PlacingPosition, seed: int) -> None:
    assert_alike(sent(position), position, seed)


@pytest.mark.parametrize(("edition", "seats", "scoring"), ALL_CHOICES)
def test_matches_can_be_sent_in_any_deal(edition: str, seats: int, scoring: str) -> None:
    deals = 2 if scoring == "standard" else 1
    variant = TRIOMINOS.with_options(edition=edition, seats=seats, scoring=scoring, deals=deals, time_limit=True)
    whole = list(random_plies(MatchingPosition(variant), Random(seats)))[-1].moves
    for plies in Random(seats).sample(range(len(whole) + 1), 3):
        game = MatchingPosition(variant)
        for move in whole[:plies]:
            game.push(move)
        assert_alike(sent(game), game)


def test_samples_are_sent_with_the_deals_before() -> None:
    variant = small(deals=3, seats=2)
    for game in random_plies(MatchingPosition(variant), Random(3)):
        sample = game.view(0).sample(Random(1))
        twin = sent(sample)
        assert (twin.deals, twin.scores) == (game.deals, game.scores)
        assert_alike(twin, sample)
    assert len(game.deals) == 3


def test_reference_games_go_on_in_the_kernel() -> None:
    variant = small(seats=3, deals=2)
    game = MatchingPosition(variant, ReferenceCore(variant))
    played(game, Random(1), 30)
    twin = sent(game)
    assert isinstance(twin.core, _kernel.Match)
    assert [twin.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    assert set(twin.legal_moves) == set(game.legal_moves)


def test_games_survive_another_process() -> None:
    games = [
        played(new_game("trigon-2", start="any", without="blue:I6"), Random(1), 20),
        played(new_game("rumis-own", heights="2 2 2/2 3 2/2 2 2"), Random(1), 4),
        played(new_game("polyomino-8"), Random(1), 3),
        new_game("triominos", seed=4).view(0).sample(Random(1)),
    ]
    program = (
        "import pickle, sys; games = pickle.load(sys.stdin.buffer); "
        "sys.stdout.buffer.write(pickle.dumps([(game, game.view(0), list(game.legal_moves)) for game in games]))"
    )
    found = subprocess.run([sys.executable, "-c", program], input=pickle.dumps(games), capture_output=True)
    assert not found.returncode, found.stderr.decode()
    for (twin, view, moves), game in zip(pickle.loads(found.stdout), games, strict=True):
        assert (view, moves) == (game.view(0), list(game.legal_moves))
        assert_alike(twin, game)


# Variants


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_variants_that_arrive_are_equal_and_share_everything(variant: Variant) -> None:
    first, second = sent(variant), sent(variant)
    assert first is second == variant
    assert hash(first) == hash(variant)
    if isinstance(variant, PlacingVariant) and isinstance(first, PlacingVariant):
        assert first.board == variant.board
        assert first.board.lattice is variant.board.lattice
        assert PlacingPosition(first).move_table is PlacingPosition(variant).move_table


def test_other_choices_are_other_variants() -> None:
    assert (
        find_placing_variant("duo", start="own")
        == find_placing_variant("duo", start="own")
        != find_placing_variant("duo")
    )
    own = [find_placing_variant("rumis-own", heights=heights) for heights in ("2 2/2 2", "2 1/2 2")]
    assert own[0].board.name == own[1].board.name
    assert own[0] != own[1] and own[0].board != own[1].board


# Views


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_views_can_be_sent_and_put_into_sets(variant: Variant) -> None:
    game, seen = start(variant), []
    for _ in range(12):
        seen += [game.view(seat) for seat in range(variant.seats)]
        played(game, Random(game.ply), 1)
    twins = [sent(view) for view in seen]
    assert twins == seen
    assert set(twins) == set(seen)
    assert len(set(seen)) == len(set(map(hash, seen))) == len(seen)
