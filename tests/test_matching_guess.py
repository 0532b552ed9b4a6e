"""What others' draws and passes tell of their hands: samples shift to what is likely, and stay possible."""

from random import Random

import pytest
from deals import begun, dealt, played, random_plies, small
from test_matching_view import enumerated, hidden_of

from cornerwise.games.editions import EDITIONS, TRIOMINOS
from cornerwise.rules.matching_notation import parse_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import MatchingView


def how_often(view: MatchingView, seat: int, tile: str, likely: bool, samples: int = 2000) -> float:
    """In which part of the samples a seat holds a tile."""
    known, number = view.known(), parse_tile(tile)
    return sum(number in known.sample(view.seat, seed, likely).hand(seat) for seed in range(samples)) / samples


def drawn_once(late: bool = False) -> MatchingPosition:
    """The second seat has drawn beside a triple of fives, and kept three tiles of low numbers."""
    game = dealt(TRIOMINOS.with_options(time_limit=True), "5-5-5", "0-0-0", rest="0-1-1 1-1-1 0-0-1")
    played(game, "5-5-5@0,0/0")
    return played(game, "timeout " * late + "draw 0-1-1 draw 1-1-1 draw 0-0-1 pass")


def test_who_draws_most_likely_holds_nothing_that_fits() -> None:
    view = drawn_once().view(0)
    for tile in ("1-5-5", "4-5-5"):
        assert how_often(view, 1, tile, likely=False) > 0.2
        assert 0 < how_often(view, 1, tile, likely=True) < 0.05
    assert how_often(view, 1, "2-3-4", likely=True) > how_often(view, 1, "2-3-4", likely=False)


def test_a_draw_out_of_time_tells_nothing() -> None:
    view = drawn_once(late=True).view(0)
    assert how_often(view, 1, "4-5-5", likely=True) > 0.2


def test_who_passes_at_will_most_likely_holds_nothing_that_fits() -> None:
    """French, with an empty pile (M7): the first of three seats passed, which tells nothing for certain.

    The third seat was late, which tells nothing of its hand.
    """
    variant = small(hand=3, seats=3, edition="french", time_limit=True)
    game = dealt(variant, "1-1-1 0-0-2 0-0-0", "0-1-2 0-1-1 2-2-2", "1-2-2 0-2-2 0-0-1", starter=1)
    played(game, "0-1-2@0,0/0 timeout draw 1-1-2 pass pass")
    view = game.view(1)
    for tile in ("0-0-2", "0-2-2"):
        possible, likely = (how_often(view, 0, tile, shifted) for shifted in (False, True))
        assert possible > 0.3
        assert 0 < likely < 0.75 * possible
    assert how_often(view, 0, "0-0-0", likely=True) > how_often(view, 0, "0-0-0", likely=False)


def test_what_came_later_is_not_told_of() -> None:
    """Both seats run out of time and draw three more, which may well fit beside the fives."""
    game = drawn_once()
    before = how_often(game.view(0), 1, "4-5-5", likely=True)
    for _ in range(2):
        game.push("timeout")
        while game.turn == "chance" or "draw" in game.legal_moves:
            game.push(min(game.legal_moves) if game.turn == "chance" else "draw")
        game.push("pass")
    assert how_often(game.view(0), 1, "4-5-5", likely=True) > before + 0.03


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("seats", "hand"), [(2, 3), (3, 2)])
def test_what_is_likely_is_possible(edition: str, seats: int, hand: int) -> None:
    """Against all that can have happened, counted one by one, in every edition with all that it tells."""
    variant = small(hand=hand, seats=seats, edition=edition, deals=1, time_limit=True)
    tested = 0
    for seed in range(3):
        rng = Random(seed)
        for game in random_plies(begun(variant, seed), rng, patience=0.5):
            possible = enumerated(game.view(0)) if rng.random() < 0.5 or not game.turn else None
            if not possible or len(possible) < 2:
                continue
            known = game.view(0).known()
            drawn = {hidden_of(known.sample(0, number, True), game.view(0)) for number in range(200)}
            assert drawn <= possible.keys()
            tested += len(drawn) > 1
    assert tested
