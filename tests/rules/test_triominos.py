"""Triominos, one test or more for every clause of the rule book."""

from dataclasses import replace
from itertools import combinations_with_replacement, pairwise
from random import Random

import pytest
from deals import begun, dealt, played, random_plies, refusal, small, told

from cornerwise import BadOption
from cornerwise.games.editions import EDITIONS, SCORINGS, TRIOMINOS
from cornerwise.geometry.lattice import TRIANGLE, add
from cornerwise.rules.matching import Deal
from cornerwise.rules.matching_moves import DRAW, REACH, TIMEOUT
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import PASS
from cornerwise.rules.opening import Lot, contest
from cornerwise.rules.tiles import NUMBER_OF, TILES, VALUES, Laid, TileTable

# Found by search: the last tile of each closes so many hexagons, and the clause says what else scores.
HEXAGON = "1-1-5@0,0/0 1-3-5@0,-1/1 3-4-5@-1,-1/2 4-4-5@-2,-1/0 4-5-5@-2,0/1 1-5-5@-1,0/1"
TWO_HEXAGONS = (
    "1-2-3@0,0/0 1-3-4@-1,0/1 1-1-2@1,0/2 1-1-1@1,1/0 1-1-5@0,1/1 "
    "0-1-5@0,2/0 0-5-5@-1,2/1 4-5-5@-2,2/1 4-4-5@-2,1/0 1-4-5@-1,1/2"
)
THREE_HEXAGONS = (
    "0-1-5@0,0/0 1-5-5@0,-1/1 4-5-5@-1,-1/1 4-4-5@-1,-2/0 3-4-5@0,-2/2 2-3-5@1,-2/1 0-1-1@1,0/2 "
    "2-3-3@2,-2/0 1-1-2@2,0/1 1-2-2@2,-1/2 2-2-3@3,-2/2 2-2-2@3,-1/0 1-2-5@1,-1/0"
)
BRIDGE = " ".join(TWO_HEXAGONS.split()[:9])
BLOCK = "1-1-2@0,0/0 0-1-1@1,0/1 1-2-2@0,-1/1 0-1-2@-1,0/2 0-2-2@-1,-1/1 0-0-1@2,0/0 0-0-2@3,0/0 pass pass"
BLOCKED_HANDS = ("0-0-1 1-1-1 0-0-0 0-1-1 0-1-2", "0-2-2 1-2-2 0-0-2 2-2-2 1-1-2")


def laid_by_two(moves: str, **options: str | int) -> MatchingPosition:
    """Two seats lay these tiles in turn."""
    tiles = [move.split("@")[0] for move in moves.split()]
    variant = TRIOMINOS.with_options(**options)
    return played(dealt(variant, " ".join(tiles[::2]), " ".join(tiles[1::2])), moves)


def value(moves: str) -> list[int]:
    """The values of the tiles, for the seat that begins and the other."""
    values = [VALUES[NUMBER_OF[_numbers(move)]] for move in moves.split()]
    return [sum(values[::2]), sum(values[1::2])]


def _numbers(move: str) -> tuple[int, int, int]:
    a, b, c = map(int, move.split("@")[0].split("-"))
    return (a, b, c)


# M1


def test_m1_tiles_are_every_ascending_triple_once() -> None:
    assert len(TILES) == len(set(TILES)) == 56
    assert set(TILES) == set(combinations_with_replacement(range(6), 3))
    assert (0, 2, 1) not in TILES


def test_m1_values_add_up_to_420() -> None:
    assert sum(map(sum, TILES)) == sum(VALUES) == 420


# M2


@pytest.mark.parametrize(("seats", "hand"), [(1, 9), (2, 9), (3, 7), (4, 7), (5, 6), (6, 6)])
def test_m2_hands(seats: int, hand: int) -> None:
    game = begun(TRIOMINOS.with_options(seats=seats), seed=seats)
    assert [len(game.hand(seat)) for seat in range(seats)] == [hand] * seats
    assert game.pile == 56 - seats * hand


def test_m2_two_seats_are_the_default() -> None:
    assert TRIOMINOS.seats == 2


def test_m2_a_tile_not_in_hand_is_refused() -> None:
    game = dealt(TRIOMINOS, "1-2-3", "0-0-5", rest="5-5-5")
    assert refusal(game, "5-5-5@0,0/0") == "M2"
    assert refusal(game, "0-0-5@0,0/0") == "M2"


# M3


def test_m3_the_highest_lot_begins() -> None:
    game = played(MatchingPosition(TRIOMINOS.with_options(seats=3)), "0-1-2 3-4-5 2-2-2")
    assert [(lot.seat, sum(lot.tile)) for lot in game.lots] == [(0, 3), (1, 12), (2, 6)]
    while game.turn == "chance":
        game.push(min(game.legal_moves))
    assert (game.turn, game.mover) == ("second", 1)


def test_m3_only_tied_seats_draw_again() -> None:
    game = played(MatchingPosition(TRIOMINOS.with_options(seats=4)), "0-0-5 1-1-3 0-0-1 0-1-4")
    assert game.core.receiver == 0
    game.push("2-2-2")
    assert game.core.receiver == 1
    played(game, "0-0-0 1-2-3")  # the first and the fourth seat are tied once more
    assert game.core.receiver == 0
    assert refusal(game, "0-0-5") == "M3"
    assert refusal(game, "draw") == "M3"


def test_m3_lots_never_run_out() -> None:
    # Whoever is tied leaves the few highest tiles in the pile: k tied seats leave more than k of them.
    sums = sorted(VALUES, reverse=True)
    for tied in range(2, 7):
        never_drawn = [value for value in sums if VALUES.count(value) < tied and value > 10]
        assert len(never_drawn) >= tied
    assert contest(2, (Lot(0, 0), Lot(1, 55))) == ((1,), 0)


def test_m3_lots_go_back_into_the_pile() -> None:
    game = played(MatchingPosition(TRIOMINOS), "5-5-5 0-0-0")
    assert game.pile == 56
    game.push("5-5-5")
    assert game.hand(0) == ((5, 5, 5),)


def test_m3_the_starter_must_lay_and_may_lay_any_tile() -> None:
    game = dealt(TRIOMINOS, "0-0-0 0-1-2 5-5-5", starter=0)
    assert len(game.legal_moves) == 9
    for word in ("draw", "pass", "timeout"):
        assert refusal(game, word) == "M3"
    game.push("0-1-2@0,0/0")
    assert game.scores == {"first": 3, "second": 0}


def test_m3_the_first_tile_lies_at_the_origin_lowest_number_on_top() -> None:
    game = dealt(TRIOMINOS, "0-1-2")
    assert refusal(game, "0-1-2@0,0/1") == "M3"
    assert refusal(game, "0-1-2@1,0/0") == "M3"


def test_m3_every_deal_has_its_own_lots() -> None:
    position = MatchingPosition(TRIOMINOS.with_options(deals=2))
    for game in random_plies(position, Random(3)):
        if game.deals and not game.table:
            assert game.core.receiver == 0 and not game.lots
            assert len(game.legal_moves) == 56
            return
    pytest.fail("there was no second deal")


# M4


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ("1-2-4@0,0/0", "already a tile there"),
        ("1-2-4@2,0/0", "no side"),
        ("1-2-4@3,5/0", "no side"),
        ("1-2-4@1,0/2", "4 meets 2 at this corner"),
        ("2-3-4@1,0/1", "meets"),
    ],
)
def test_m4_a_tile_must_join_a_side_and_match_every_corner(move: str, why: str) -> None:
    game = played(dealt(TRIOMINOS, "1-2-3", "1-2-4 2-3-4"), "1-2-3@0,0/0")
    assert refusal(game, move) == "M4"
    violation = game.violation(game.parse(move))
    assert violation is not None and why in str(violation.phrase).lower()


def test_m4_corners_count_too() -> None:
    """The sixth cell of a ring has a tile on two sides; what matches only part of its corners is refused."""
    *moves, _ = HEXAGON.split()
    tiles = [move.split("@")[0] for move in moves]
    game = dealt(TRIOMINOS, " ".join(tiles[::2]), " ".join([*tiles[1::2], "0-1-5 1-1-1"]))
    played(game, " ".join(moves))
    assert refusal(game, "0-1-5@-1,0/0") == "M4"
    assert refusal(game, "1-1-1@-1,0/0") == "M4"


def test_m4_one_tile_per_turn() -> None:
    game = laid_by_two("1-2-3@0,0/0")
    assert game.mover == 1


def test_m4_4621_cells_can_be_reached() -> None:
    reached: set[tuple[int, ...]] = {(0, 0)}
    edge = reached
    rows = set()
    for _ in range(REACH):
        edge = {add(cell, step) for cell in edge for step in TRIANGLE.side_offsets[TRIANGLE.kind(cell)]} - reached
        reached = reached | edge
        rows |= {y for _, y in edge}
    assert len(reached) == 4621
    assert max(map(abs, rows)) < 32 and max(abs(x) for x, _ in reached) < 64


# M5


def test_m5_a_tile_scores_its_sum() -> None:
    moves = "1-2-3@0,0/0 1-3-4@-1,0/1"
    assert list(laid_by_two(moves).scores.values()) == [6, 8]


def test_m5_bridge() -> None:
    game = laid_by_two(BRIDGE)
    before, other = value(BRIDGE)
    assert list(game.scores.values()) == [before + 40, other]


def test_m5_no_bridge_without_a_tile_beyond() -> None:
    game = laid_by_two("1-2-3@0,0/0 1-3-4@-1,0/1 1-1-2@1,0/2")
    assert list(game.scores.values()) == value("1-2-3@0,0/0 1-3-4@-1,0/1 1-1-2@1,0/2")


@pytest.mark.parametrize(
    ("moves", "bonus"),
    [(HEXAGON, [0, 50]), (TWO_HEXAGONS, [40, 60]), (THREE_HEXAGONS, [70, 40])],
    ids=["one", "two", "three"],
)
def test_m5_hexagons(moves: str, bonus: list[int]) -> None:
    """The two larger ones are built with a bridge on the way, by the other seat."""
    game = laid_by_two(moves)
    assert list(game.scores.values()) == [value + more for value, more in zip(value(moves), bonus, strict=True)]


def test_m5_bridge_and_hexagon_exclude_each_other() -> None:
    hexagons = bridges = 0
    for seed in range(20):
        *_, game = random_plies(begun(TRIOMINOS.with_options(deals=1), seed), Random(seed), patience=1)
        table = TileTable()
        for seat, tile, x, y, rotation in game.core.table():
            joins = table.joins((x, y))
            assert not (joins.bridge and joins.hexagons)
            bridges += joins.bridge
            hexagons += joins.hexagons
            table = table.with_tile(Laid(seat, tile, (x, y), rotation))
    assert bridges > 10 and hexagons > 10


# M6


def after_draws(count: int, **options: str | int) -> MatchingPosition:
    """The second seat has drawn so many tiles; 1-3-5 and then useless ones came."""
    variant = TRIOMINOS.with_options(**options)
    game = dealt(variant, "1-2-3", "1-3-4", rest="1-3-5 5-5-5 0-0-0")
    game.push("1-2-3@0,0/0")
    for tile in ["1-3-5", "5-5-5", "0-0-0"][:count]:
        played(game, f"draw {tile}")
    return game


def test_m6_a_seat_that_could_lay_may_draw() -> None:
    game = after_draws(0)
    assert "1-3-4@-1,0/1" in game.legal_moves and "draw" in game.legal_moves


@pytest.mark.parametrize(("draws", "cost"), [(1, 5), (2, 10), (3, 15)])
def test_m6_a_draw_costs_five(draws: int, cost: int) -> None:
    assert after_draws(draws).scores["second"] == -cost


def test_m6_chance_brings_the_tile() -> None:
    game = after_draws(0)
    game.push("draw")
    assert (game.turn, game.mover) == ("chance", None)
    assert len(game.legal_moves) == game.pile
    assert refusal(game, "1-2-3") == "M6"  # it lies on the table
    assert refusal(game, "draw") == "M6"


def test_m6_only_the_drawn_tile_may_be_laid_at_once() -> None:
    game = after_draws(1)
    assert refusal(game, "1-3-4@-1,0/1") == "M6"
    game.push("1-3-5@-1,0/1")
    assert game.scores["second"] == 9 - 5


def test_m6_option_any_tile_may_be_laid() -> None:
    after_draws(1, after_draw="any").push("1-3-4@-1,0/1")


def test_m6_an_earlier_draw_may_not_be_laid() -> None:
    assert refusal(after_draws(2), "1-3-5@-1,0/1") == "M6"
    after_draws(2, after_draw="any").push("1-3-5@-1,0/1")


def test_m6_a_fourth_draw_is_refused() -> None:
    game = after_draws(3)
    assert refusal(game, "draw") == "M6"
    assert set(game.legal_moves) == {PASS}


@pytest.mark.parametrize("draws", [0, 1, 2])
def test_m6_before_the_third_draw_nobody_passes(draws: int) -> None:
    assert refusal(after_draws(draws), "pass") == "M6"


def test_m6_three_draws_without_laying_cost_25() -> None:
    game = after_draws(3)
    game.push("pass")
    assert game.scores["second"] == -25
    assert game.turn == "first"


def test_m6_laying_the_third_tile_saves_the_ten() -> None:
    variant = TRIOMINOS.with_options()
    game = dealt(variant, "1-2-3", rest="1-3-5 5-5-5 0-0-0")
    played(game, "1-2-3@0,0/0 draw 5-5-5 draw 0-0-0 draw 1-3-5 1-3-5@-1,0/1")
    assert game.scores["second"] == 9 - 15


# M7: a set of ten tiles, so that the pile is soon empty


def emptied() -> MatchingPosition:
    """The first seat has laid; the pile is empty from the start."""
    return played(dealt(small(hand=5), *BLOCKED_HANDS, starter=1), "1-1-2@0,0/0")


def test_m7_a_draw_from_an_empty_pile_is_refused() -> None:
    assert refusal(emptied(), "draw") == "M7"


def test_m7_who_can_lay_must() -> None:
    game = emptied()
    assert PASS not in game.legal_moves and DRAW not in game.legal_moves
    assert refusal(game, "pass") == "M7"


def test_m7_who_cannot_lay_passes_without_penalty() -> None:
    *moves, _, _ = BLOCK.split()
    game = played(dealt(small(hand=5), *BLOCKED_HANDS, starter=1), " ".join(moves))
    before = game.scores
    assert set(game.legal_moves) == {PASS}
    game.push("pass")
    assert game.scores == before


def test_m7_the_turn_ends_when_a_draw_empties_the_pile() -> None:
    """Ten tiles, hands of three: 0-1-2 was laid and 0-0-0 is the last of the pile."""
    variant = small(hand=3, seats=3, edition="international")
    game = dealt(variant, "1-1-1 0-0-2 1-1-2", "0-1-2 0-1-1 2-2-2", "1-2-2 0-2-2 0-0-1", starter=1)
    played(game, "0-1-2@0,0/0 draw 0-0-0")
    assert game.pile == 0
    assert set(game.legal_moves) == {PASS}  # 1-2-2 would fit, but was not drawn
    assert refusal(game, "draw") == "M7"
    assert refusal(game, "1-2-2@0,-1/1") == "M6"
    game.push("pass")
    assert game.scores["third"] == -5


def test_m7_who_draws_the_last_tile_and_can_lay_it_must() -> None:
    variant = small(hand=3, seats=3)
    game = dealt(variant, "1-1-1 0-0-2 1-1-2", "0-1-2 0-0-0 2-2-2", "0-1-1 0-2-2 0-0-1", starter=1)
    played(game, "0-1-2@0,0/0 draw 1-2-2")
    assert set(game.legal_moves) == {game.parse("1-2-2@0,-1/1")}
    assert refusal(game, "pass") == "M7"


def at_the_end_of_the_pile(edition: str) -> MatchingPosition:
    """All tiles are dealt, and the first seat can lay beside the second's first tile."""
    return played(dealt(small(hand=5, edition=edition), *BLOCKED_HANDS, starter=1), "1-1-2@0,0/0")


def test_m7_french_who_does_not_want_to_lay_may_pass() -> None:
    """Sheet 002, French: a player may be unable or unwilling; the other languages know only the former."""
    game = at_the_end_of_the_pile("french")
    assert PASS in game.legal_moves and len(game.legal_moves) > 1
    before = game.scores
    game.push("pass")
    assert (game.turn, game.scores) == ("second", before)
    for edition in EDITIONS.keys() - {"french", "tournament"}:  # there another tile begins
        assert refusal(at_the_end_of_the_pile(edition), "pass") == "M7"


def test_m7_french_passing_is_for_an_empty_pile() -> None:
    game = dealt(TRIOMINOS.with_options(edition="french"), "0-0-0", "0-0-1")
    played(game, "0-0-0@0,0/0")
    assert refusal(game, "pass") == "M6"


def test_m7_french_also_after_drawing_the_last_tile() -> None:
    variant = small(hand=3, seats=3, edition="french")
    game = dealt(variant, "1-1-1 0-0-2 1-1-2", "0-1-2 0-0-0 2-2-2", "0-1-1 0-2-2 0-0-1", starter=1)
    played(game, "0-1-2@0,0/0 draw 1-2-2")
    assert set(game.legal_moves) == {game.parse("1-2-2@0,-1/1"), PASS}
    game.push("pass")
    assert (game.turn, game.scores["third"]) == ("first", -5)


def test_m7_totals_may_be_negative() -> None:
    assert after_draws(1).scores["second"] == -5


# M8: ten tiles, three seats with two each


OUT_HANDS = ("0-2-2 1-2-2", "0-0-1 0-1-2", "1-1-1 0-0-2")
OUT = "1-2-2@0,0/0 0-1-2@-1,0/2 0-0-2@-2,0/1 draw 1-1-2 1-1-2@1,0/2 0-0-1@-3,0/1"


def going_out(edition: str, scoring: str = "standard") -> MatchingPosition:
    """The second of three seats lays its last tile in the second circuit; 0-2-2 and 1-1-1 are left in hands."""
    variant = replace(TRIOMINOS, numbers=3, hand=2, seats=3, edition=edition, scoring=scoring, deals=1)
    return played(dealt(variant, *OUT_HANDS), OUT)


@pytest.mark.parametrize("edition", ["international", "spanish", "portuguese"])
def test_m8_the_circuit_is_finished_and_a_second_seat_out_gets_25_only(edition: str) -> None:
    game = going_out(edition)
    assert game.turn == "third"
    assert game.scores == {"first": 5 - 5 + 4, "second": 3 + 1 + 25, "third": 2}
    game.push("1-1-1@1,1/0")
    assert game.turn is None
    assert game.scores == {"first": 4, "second": 29 + 4, "third": 2 + 3 + 25}


def test_m8_the_hands_are_counted_after_the_circuit() -> None:
    game = going_out("international")
    played(game, "draw 0-1-1 draw 2-2-2 draw 0-0-0 pass")
    assert game.turn is None
    assert game.scores == {"first": 4, "second": 29 + 4 + (3 + 2 + 0 + 6), "third": 2 - 25}


def test_m8_french_the_deal_ends_at_once() -> None:
    game = going_out("french")
    assert game.turn is None
    assert game.scores == {"first": 4, "second": 29 + 4 + 3, "third": 2}


def test_m8_all_seats_had_equal_turns() -> None:
    for seats in (2, 3, 5):
        position = begun(TRIOMINOS.with_options(seats=seats, deals=1), seats)
        *_, game = random_plies(position, Random(seats), patience=1)
        turns = [ply.seat for ply in game.plies if ply.seat >= 0 and ply.move not in (DRAW, TIMEOUT)]
        assert len(turns) % seats == 0
        assert all((b - a) % seats == 1 % seats for a, b in pairwise(turns))


# M9


@pytest.mark.parametrize(("edition", "points"), [("international", (6 - 3 - 0, 0)), ("french", (-3, -6))])
def test_m9_blocked(edition: str, points: tuple[int, int]) -> None:
    """The first seat is left with 0-0-0 and 1-1-1, the second with 2-2-2."""
    variant = small(hand=5, edition=edition, deals=1)
    *moves, _ = BLOCK.split()
    game = played(dealt(variant, *BLOCKED_HANDS, starter=1), " ".join(moves))
    before = list(game.scores.values())
    game.push("pass")
    assert game.turn is None
    assert [after - start for after, start in zip(game.scores.values(), before, strict=True)] == list(points)


def test_m9_french_all_may_pass_although_they_could_lay() -> None:
    game = at_the_end_of_the_pile("french")
    before = list(game.scores.values())
    hands = [sum(map(sum, game.hand(seat))) for seat in range(2)]
    played(game, "pass pass")
    assert list(game.deals[0].values()) == [have - hand for have, hand in zip(before, hands, strict=True)]


@pytest.mark.parametrize(("edition", "points"), [("international", [20, 20, 0]), ("french", [-3, -3, -20])])
def test_m9_equal_lowest_hands_score_alike(edition: str, points: list[int]) -> None:
    variant = TRIOMINOS.with_options(seats=3, edition=edition)
    hands = ("0-1-2", "1-1-1", "5-5-5 1-2-2")
    deal = Deal.start(variant)
    held = tuple(frozenset(NUMBER_OF[_numbers(tile)] for tile in hand.split()) for hand in hands)
    deal = replace(deal, hands=held, pile=frozenset(), passes=3)
    assert list(deal.hand_points()) == points


def test_m9_a_pass_after_drawing_the_last_tile_does_not_block() -> None:
    """It has not been shown that nothing fits, so the seat gets another turn."""
    variant = small(hand=3, seats=3)
    game = dealt(variant, "1-1-1 0-0-2 1-1-2", "0-1-2 0-1-1 2-2-2", "1-2-2 0-2-2 0-0-1", starter=1)
    played(game, "0-1-2@0,0/0 draw 0-0-0 pass")
    assert game.turn == "first"


# M10: in test_series.py

# M11


def test_m11_children() -> None:
    for moves, bonus in ((HEXAGON, [0, 1]), (TWO_HEXAGONS, [1, 2]), (THREE_HEXAGONS, [3, 1])):
        game = laid_by_two(moves, scoring="children")
        count = len(moves.split())
        assert list(game.scores.values()) == [(count + 1) // 2 + bonus[0], count // 2 + bonus[1]]


def test_m11_children_lose_nothing_and_get_five_for_going_out() -> None:
    game = after_draws(3, scoring="children")
    game.push("pass")
    assert game.scores == {"first": 1, "second": 0}
    assert going_out("french", "children").scores == {"first": 2, "second": 2 + 5, "third": 1}


def test_m11_children_only_the_first_out_gets_five() -> None:
    """Sheet 002, hints: the five points are for the first player to have everything on the table."""
    game = going_out("international", "children")
    game.push("1-1-1@1,1/0")
    assert game.turn is None
    assert game.scores == {"first": 2, "second": 2 + 5, "third": 2}
    out = {name: [line.points for line in lines if line.item == "out"] for name, lines in game.score_sheet().items()}
    assert out == {"first": [], "second": [5], "third": []}


def test_m11_children_two_seats_out_in_one_circuit_score_six_to_one() -> None:
    """Both lay their only tile: one point each, and five for being first."""
    variant = replace(TRIOMINOS, numbers=3, hand=1, scoring="children")
    game = played(dealt(variant, "0-1-2", "1-2-2"), "0-1-2@0,0/0 1-2-2@0,-1/1")
    assert game.scores == {"first": 6, "second": 1}
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (0,)


@pytest.mark.parametrize("scoring", ["children", "no-points"])
def test_m11_is_one_deal_unless_chosen_otherwise(scoring: str) -> None:
    *_, game = random_plies(begun(TRIOMINOS.with_options(scoring=scoring), 4), Random(4))
    assert len(game.deals) == 1


def test_m11_children_play_several_deals_or_to_a_target_if_they_like() -> None:
    """Sheet 002, hints: the simpler points stand beside a limit or a number of rounds, not instead of them."""
    *_, game = random_plies(begun(TRIOMINOS.with_options(scoring="children", deals=3), 4), Random(4))
    assert len(game.deals) == 3
    *_, game = random_plies(begun(TRIOMINOS.with_options(scoring="children", target=25), 4), Random(4))
    assert max(game.scores.values()) >= 25
    before = [sum(deal[name] for deal in game.deals[:-1]) for name in game.variant.colours]
    assert max(before) < 25


def test_m11_without_points_nothing_adds_up_over_deals() -> None:
    for choices in ({"deals": 2}, {"target": 100}):
        with pytest.raises(BadOption):
            TRIOMINOS.with_options(scoring="no-points", **choices)


def test_m11_no_points_the_first_out_wins() -> None:
    game = going_out("international", "no-points")
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (1,)
    assert set(game.scores.values()) == {0}


def test_m11_no_points_blocked_the_fewest_tiles_win() -> None:
    variant = small(hand=5, scoring="no-points")
    game = played(dealt(variant, *BLOCKED_HANDS, starter=1), BLOCK)
    outcome = game.outcome()
    assert outcome is not None and outcome.winners == (1,)  # one tile against two


# M12


def test_m12_who_is_late_draws_until_the_turn_ends() -> None:
    game = after_draws(1, time_limit=True)
    game.push("timeout")
    assert set(game.legal_moves) == {DRAW}
    assert refusal(game, "1-3-5@-1,0/1") == "M12"
    assert refusal(game, "timeout") == "M12"
    played(game, "draw 5-5-5 draw 0-0-0")
    assert set(game.legal_moves) == {PASS}
    game.push("pass")
    assert (game.turn, game.scores["second"]) == ("first", -25)


def test_m12_with_an_empty_pile_the_turn_just_ends() -> None:
    game = played(dealt(small(hand=5, time_limit=True), *BLOCKED_HANDS, starter=1), "1-1-2@0,0/0 timeout")
    assert set(game.legal_moves) == {PASS}
    before = game.scores
    game.push("pass")
    assert (game.turn, game.scores) == ("second", before)


def test_m12_two_timeouts_with_an_empty_pile_are_the_passes_of_m9() -> None:
    """Otherwise a deal whose players are late for ever would never end."""
    game = played(dealt(small(hand=5, time_limit=True, deals=1), *BLOCKED_HANDS, starter=1), "1-1-2@0,0/0")
    played(game, "timeout pass timeout")
    assert game.turn == "second"
    game.push("pass")
    assert game.turn is None and len(game.deals) == 1


def test_m12_is_an_option_and_no_choice_of_a_seat() -> None:
    assert refusal(after_draws(0), "timeout") == "M12"
    game = after_draws(0, time_limit=True)
    assert TIMEOUT not in game.legal_moves
    before = told(game)
    game.push("timeout")
    assert game.pop() == TIMEOUT
    assert told(game) == before


# M13


@pytest.mark.parametrize(
    ("edition", "seats"),
    [("french", 1), ("french", 5), ("spanish", 5), ("spanish", 6), ("portuguese", 5), ("international", 7)],
)
def test_m13_seats_of_an_edition(edition: str, seats: int) -> None:
    with pytest.raises(BadOption):
        TRIOMINOS.with_options(edition=edition, seats=seats)


@pytest.mark.parametrize("edition", ["spanish", "portuguese"])
def test_m13_spanish_hands(edition: str) -> None:
    assert EDITIONS[edition].hands == {1: 9, 2: 9, 3: 6, 4: 6}


def test_m13_portuguese_three_draws_cost_15() -> None:
    game = after_draws(3, edition="portuguese")
    game.push("pass")
    assert game.scores["second"] == -15


def test_m13_tournament_the_highest_triple_begins() -> None:
    variant = TRIOMINOS.with_options(edition="tournament")
    game = dealt(variant, "2-2-2 0-4-5", "0-0-0 3-3-3", rest="4-4-4 5-5-5")
    assert game.lots == ()
    assert game.turn == "second"
    assert [game.format(move) for move in game.legal_moves] == ["3-3-3@0,0/0"]
    assert refusal(game, "0-0-0@0,0/0") == "M13"
    game.push("3-3-3@0,0/0")
    assert game.scores == {"first": 0, "second": 9 + 10}


def test_m13_tournament_zeros_score_40() -> None:
    variant = TRIOMINOS.with_options(edition="tournament")
    game = dealt(variant, "0-0-0", rest="1-1-1 2-2-2 3-3-3 4-4-4 5-5-5")
    game.push("0-0-0@0,0/0")
    assert game.scores["first"] == 40


def test_m13_tournament_without_a_triple_the_highest_sum_begins() -> None:
    variant = TRIOMINOS.with_options(edition="tournament")
    rest = "0-0-0 1-1-1 2-2-2 3-3-3 4-4-4 5-5-5 4-5-5 4-4-5 3-5-5"
    game = dealt(variant, "0-1-2", "3-4-5 2-5-5", rest=rest)
    assert game.turn == "second"
    assert {game.format(move) for move in game.legal_moves} == {"3-4-5@0,0/0", "2-5-5@0,0/0"}
    game.push("2-5-5@0,0/0")
    assert game.scores["second"] == 12
    tied = dealt(variant, "0-1-2 3-4-5", "2-5-5", rest=rest)
    assert tied.turn == "first"


def test_m13_editions_are_those_of_the_rule_book() -> None:
    assert set(EDITIONS) == {"international", "french", "spanish", "portuguese", "tournament"}
    assert set(SCORINGS) == {"standard", "children", "no-points"}


# M14: more in test_matching_view.py


def test_m14_a_seat_sees_its_own_hand_and_counts() -> None:
    game = begun(TRIOMINOS.with_options(seats=3, edition="french"), 7)
    view = game.view(0)
    assert view.hand == game.hand(0)
    assert view.others == (7, 7)
    assert view.pile == 56 - 21
    assert view.lots == game.lots and len(view.lots) >= 3
    with pytest.raises(IndexError):
        game.view(3)
