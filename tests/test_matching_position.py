"""Matching games as players meet them: pushing, printing, replaying, and refusing."""

from random import Random

import numpy as np
import pytest
from deals import begun, random_plies, refusal, small, told

from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import Move


def test_it_prints_well() -> None:
    game = begun(TRIOMINOS, 1)
    assert repr(game) == "<triominos, ply 20, second to move, 9 legal moves>"
    assert repr(MatchingPosition(TRIOMINOS)) == "<triominos, ply 0, chance to move, 56 legal moves>"
    assert repr(TRIOMINOS.with_options(seats=3)).startswith("<variant triominos seats=3 edition=international")


@pytest.mark.parametrize("variant", [TRIOMINOS.with_options(seats=3, deals=2, time_limit=True), small(deals=3)])
def test_a_match_written_down_replays_exactly(variant: MatchingVariant) -> None:
    *_, game = random_plies(MatchingPosition(variant), Random(1))
    again = MatchingPosition(variant)
    for move in game.moves:
        again.push(game.format(move))
    assert told(again) == told(game)


@pytest.mark.parametrize("move", [2**70, -1, -(2**70), True, 2**31, 2**32 - 1])
def test_what_is_no_move_is_refused(move: int) -> None:
    game = begun(TRIOMINOS, 1)
    assert refusal(game, Move(move)) in ("M3", "M4")
    assert move not in game.legal_moves


@pytest.mark.parametrize("move", [None, 1.5, [], b"draw", float("nan")])
def test_what_is_neither_a_number_nor_a_text_is_a_type_error(move: object) -> None:
    game = begun(TRIOMINOS, 1)
    with pytest.raises(TypeError, match="a number or a text"):
        game.push(move)  # type: ignore[arg-type]  # that is the point
    assert move not in game.legal_moves


def test_numbers_of_numpy_are_moves() -> None:
    game = begun(TRIOMINOS, 1)
    made = game.push(np.uint32(min(game.legal_moves)))  # type: ignore[arg-type]  # as good as an int
    assert str(made) == game.format(made)


def test_a_sample_remembers_the_deals_before() -> None:
    for game in random_plies(MatchingPosition(TRIOMINOS.with_options(deals=2)), Random(2)):
        if game.deals and game.table:
            sample = game.view(0).sample(Random(3))
            assert (sample.deals, sample.scores) == (game.deals, game.scores)
            assert len(sample.plies) < len(game.plies)
            return
    pytest.fail("there was no second deal")
