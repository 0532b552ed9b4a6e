"""Score sheets: the lines are what the rules count, and add up to the scores."""

from random import Random

import pytest
from clauses import favoured_game

from cornerwise import new_game
from cornerwise.games.catalogue import variants
from cornerwise.games.variant import Variant
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.score_sheet import SheetLine
from cornerwise.rules.start import start


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_the_lines_add_up_to_the_scores(variant: Variant) -> None:
    game, rng = start(variant), Random(1)
    while game.turn is not None and game.ply < 400:
        if game.ply % 25 == 0:
            assert _sums(game.score_sheet()) == game.scores
        game.push(rng.choice(sorted(game.legal_moves)))
    assert _sums(game.score_sheet()) == game.scores


@pytest.mark.parametrize(
    "options", [{"edition": "tournament", "seats": 3}, {"scoring": "children"}, {"edition": "french", "seats": 4}]
)
def test_every_edition_has_its_lines(options: dict[str, str | int]) -> None:
    game, rng = new_game("triominos", seed=3, **options), Random(2)
    while game.turn is not None:
        lays = [move for move in game.legal_moves if game.turn != CHANCE_NAME]
        game.push(rng.choice(sorted(lays or game.legal_moves)))
    found = game.score_sheet()
    assert _sums(found) == game.scores
    assert {line.item for lines in found.values() for line in lines} >= {"tile"}


def test_a_classic_sheet_says_what_is_left() -> None:
    game = new_game("classic")
    game.push("a20")
    blue = game.score_sheet()["blue"]
    assert all(line.item == "left" for line in blue) and len(blue) == 20
    assert SheetLine("left", -2, 1, piece="2") in blue
    assert sum(line.points for line in blue) == -88


def test_a_piece_that_was_never_there_costs_nothing() -> None:
    game = new_game("duo", without="purple:I5,1")
    found = game.score_sheet()
    assert _sums(found) == game.scores and len(found["purple"]) == 19
    assert not {"I5", "1"} & {line.piece for line in found["purple"]}


@pytest.mark.parametrize(("seed", "lines"), [(13, {"all-placed": 15}), (7, {"all-placed": 15, "single-last": 5})])
def test_bonuses_have_lines_of_their_own(seed: int, lines: dict[str, int]) -> None:
    blue = favoured_game("classic", "blue", seed=seed).score_sheet()["blue"]
    assert {line.item: line.points for line in blue} == lines


def _sums(lines: dict[str, list[SheetLine]]) -> dict[str, int]:
    return {name: sum(line.points for line in of) for name, of in lines.items()}
