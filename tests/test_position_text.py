"""Positions in one line: every game comes back as it was, and a wrong line is refused with its reason."""

from random import Random

import pytest

from cornerwise import CornerwiseError, Position, find_variant, new_game, resolve_chance, start, variants
from cornerwise.games.variant import Variant
from cornerwise.rules.position_text import arrange

OPTIONS = [
    find_variant("duo", start="own", without="purple:I5/orange:X5"),
    find_variant("classic-3", shared="red", first=2).under_rules(1),
    find_variant("rumis-own", seats=2, heights="3 3 3/2 2 2/1 1 1"),
    find_variant("rumis-tower", blocked="skip"),
    find_variant("triominos", seats=3, edition="french", time_limit=True, scoring="children", deals=2),
    find_variant("triominos", edition="tournament"),
]


def played(variant: Variant, plies: int, seed: int = 1) -> Position:
    """A random game after so many moves, or at its end."""
    game, rng = start(variant), Random(seed)
    while game.turn is not None and game.ply < plies:
        game.push(rng.choice(game.legal_moves))
    return game


@pytest.mark.parametrize("variant", [*variants(), *OPTIONS], ids=str)
@pytest.mark.parametrize("plies", [0, 1, 3, 13, 60, 400])
def test_a_position_comes_back(variant: Variant, plies: int) -> None:
    game = played(variant, plies)
    text = game.to_text()
    again = Position.from_text(text)
    assert again == game and again.told() == game.told()
    assert again.to_text() == text and "\n" not in text


def test_a_match_begins_with_the_deal_that_it_knows() -> None:
    """What a view samples has no moves of earlier deals, only their points."""
    game, rng = new_game("triominos", seed=4), Random(4)
    while game.deal < 2:
        resolve_chance(game, rng)
        game.push(rng.choice(game.legal_moves))
    resolve_chance(game, rng)
    sampled = game.view(0).sample(rng)
    assert " | deals " in sampled.to_text()
    assert Position.from_text(sampled.to_text()) == sampled


def test_a_seat_tells_what_it_has_seen() -> None:
    game = new_game("triominos", seats=3, seed=1)
    told = game.to_text(seat=0)
    assert told.count("?") == 2 * game.variant.hand_size
    assert all("-".join(map(str, tile)) in told for tile in game.hand(0))
    with pytest.raises(CornerwiseError, match="was seen only by another player"):
        Position.from_text(told)
    duo = new_game("duo")
    assert duo.to_text(seat=1) == duo.to_text()
    with pytest.raises(IndexError):
        duo.to_text(seat=2)


def test_pieces_may_stand_in_any_order_that_can_be_laid() -> None:
    laid = "duo start=own | purple e10 f9,g9 h8,i8,j8 | orange j5 h4,i4 e3,f3,g3"
    mixed = "duo start=own|orange j5 e3,f3,g3 h4,i4|  purple h8,i8,j8 g9,f9 e10"
    assert Position.from_text(mixed).told()["cells"] == Position.from_text(laid).told()["cells"]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "no game called ''"),
        ("chess", "no game called 'chess'"),
        ("duo begin=own", "no option 'begin'"),
        ("duo rules=7", "rules"),
        ("duo | green a1", "no colour 'green'"),
        ("duo | purple e10 | purple d11", "appears twice"),
        ("duo | purple e99", r"Outside the board \(P2\)"),
        ("duo | purple pass", "places no piece"),
        ("duo | purple a1", r"\(P3\)"),
        ("duo start=own | orange j5", "after 0 moves 'purple' can place a piece"),
        ("duo start=own | purple e10 a1 | orange j5", r"already been placed \(P1\)"),
        ("duo | purple e10 | swap", "nothing to keep or swap"),
        ("polyomino-8 | blue a1 | orange c3,c4 | blue2 a1", "no colour 'blue2'"),
        ("polyomino-8 | blue a1 b2,b3 | orange c3,c4", "opening"),
        ("triominos | hands 0-0-0", "no part called 'hands'"),
        ("triominos | moves 0-0-0 | moves 0-0-0", "appears twice"),
        ("triominos | deals 5", "points of all 2 players"),
        ("triominos | deals 5,x", "points of all 2 players"),
        ("triominos | deals 400,0", "the match would be over"),
        ("triominos deals=1 | deals 1,2", "the match would be over"),
        ("triominos | moves 0-0-0 0-0-0", "0-0-0"),
        ("duo | " + "x" * 200_000, "at most"),
    ],
)
def test_what_is_wrong_is_told(text: str, problem: str) -> None:
    with pytest.raises(CornerwiseError, match=problem):
        Position.from_text(text)


def test_another_order_is_found_where_the_first_leads_nowhere() -> None:
    """On cubes a piece may have to wait for one of another colour that it stands on."""
    rng = Random(1)
    for seed in range(8):
        game = played(find_variant("rumis-tower", seats=2), 12, seed)
        head, *parts = game.to_text().split(" | ")
        mixed = []
        for name, *words in map(str.split, parts):
            rng.shuffle(words)
            mixed.append(" ".join([name, *words]))
        again = Position.from_text(" | ".join([head, *mixed]))
        assert again.told()["cells"] == game.told()["cells"]


def test_whose_turn_it_is_can_be_asked_for() -> None:
    text = "duo start=own | purple e10 | orange j5"
    assert arrange(text, "purple").position.turn == "purple"
    # What the pieces do not leave open stays as it is.
    assert arrange(text, "orange").position.turn == "purple" and not arrange(text, "orange").fault


def test_what_cannot_be_played_is_told_with_the_moves_before_it() -> None:
    arranged = arrange("duo start=own | purple e10 g9,h9 | orange j5")
    assert len(arranged.position.moves) == 2 and arranged.fault
    assert (arranged.fault.move, arranged.fault.broken.reason) == ("g9,h9", "no-own-corner")
    missing = arrange("duo start=own | purple e10 f9,g9").fault
    assert missing and (missing.move, missing.turn, missing.broken.reason) == (None, "orange", "must-place")
