"""Trigon on hexagons of triangles, with its start patterns and strict corners."""

from collections import Counter
from collections.abc import Iterable
from math import isclose

import pytest
from clauses import (
    brute_force,
    covering,
    fixture_game,
    last_shape,
    leftovers,
    play,
    random_game,
    random_plies,
    refusal,
)

from cornerwise import BadOption, Move, Outcome, PlacingPosition, find_placing_variant, new_game
from cornerwise.geometry.board import Board
from cornerwise.geometry.lattice import Point
from cornerwise.rules.scoring import Tally, outcome, score

FAMILY = ("trigon", "trigon-2", "trigon-3", "trigon-teams", "trigon-solo")
POINTS = ("r15", "z12", "z7", "r4", "j7", "j12")
INNER_POINTS = ("p14", "x11", "x6", "p3", "h6", "h11")
LETTERS = [chr(ord("a") + i) for i in range(26)] + [f"a{chr(ord('a') + i)}" for i in range(26)]
OTHERS = ("r15", "z12", "j12")
"""Single cells for yellow, red and green, far from where blue plays in the tests of contact."""


# Board and pieces


@pytest.mark.parametrize(("name", "side", "up"), [("trigon", 9, 0), ("trigon-3", 8, 1)])
def test_trigon_cells(name: str, side: int, up: int) -> None:
    board = find_placing_variant(name).board
    expected = {}
    for y in range(2 * side):
        d = min(y, 2 * side - 1 - y)
        for x in range(side - 1 - d, 3 * side - 1 + d + 1):
            expected[f"{LETTERS[x]}{2 * side - y}"] = (x + y) % 2 == up
    assert len(expected) == len(board) == 6 * side * side
    assert {name: _points_up(board, cell) for cell, name in enumerate(board.names)} == expected


def test_trigon_start_cells() -> None:
    trigon, inner = find_placing_variant("trigon"), find_placing_variant("trigon-3")
    addresses = [(17, 3), (25, 6), (25, 11), (17, 14), (9, 11), (9, 6)]
    assert trigon.start_cells == POINTS == tuple(f"{LETTERS[x]}{18 - y}" for x, y in addresses)
    assert inner.start_cells == INNER_POINTS


@pytest.mark.parametrize("name", ["trigon", "trigon-3"])
def test_trigon_start_cells_are_a_regular_hexagon_clockwise_from_the_top(name: str) -> None:
    variant = find_placing_variant(name)
    middle = _middle(variant.board, range(len(variant.board)))
    corners = [_middle(variant.board, [cell]) - middle for cell in variant.start_numbers]
    assert isclose(corners[0].real, 0, abs_tol=1e-9)
    assert corners[0].imag > 0
    sixth = complex(0.5, -(3**0.5) / 2)  # clockwise
    for corner, following in zip(corners, [*corners[1:], corners[0]], strict=True):
        assert abs(corner * sixth - following) < 1e-9


def test_trigon_the_inner_board_has_the_same_six_places() -> None:
    outer, inner = find_placing_variant("trigon"), find_placing_variant("trigon-3")
    for a, b in zip(outer.start_numbers, inner.start_numbers, strict=True):
        from_outer = _middle(outer.board, [a]) - _middle(outer.board, range(len(outer.board)))
        from_inner = _middle(inner.board, [b]) - _middle(inner.board, range(len(inner.board)))
        assert abs(from_outer - from_inner) < 1e-9


@pytest.mark.parametrize("name", FAMILY)
def test_trigon_pieces(name: str) -> None:
    pieces = find_placing_variant(name).pieces
    assert [sum(shape.size == size for shape in pieces) for size in range(1, 7)] == [1, 1, 1, 3, 4, 12]
    assert sum(shape.size for shape in pieces) == 110
    assert all(new_game(name).left(colour) == pieces for colour in find_placing_variant(name).colours)


# Contact


def test_trigon_a_shared_point_is_a_corner() -> None:
    game = play("trigon", "r4", *OTHERS)
    assert "r3,r2" in game.legal_moves  # below the lower tip
    assert "p4,p5" in game.legal_moves  # beside the upper left tip
    assert refusal(game, "r2,s2") == "P4"


def test_trigon_a_corner_may_meet_a_straight_side() -> None:
    assert "r3" in play("trigon", "q4,r4,s4", *OTHERS).legal_moves
    assert "q3,r3,s3" in play("trigon", "r4", *OTHERS).legal_moves


def test_trigon_a_shared_side_never() -> None:
    game = play("trigon", "r4", *OTHERS)
    assert refusal(game, "q4,q3") == "P4"
    assert refusal(game, "s4,t4") == "P4"
    assert refusal(game, "r5,s5") == "P4"
    assert refusal(game, "r3,s3,s4") == "P4"  # the tip does not make up for the side


# Strict corners


@pytest.mark.parametrize("name", FAMILY)
def test_strict_corners_are_an_option_of_every_trigon(name: str) -> None:
    assert find_placing_variant(name).strict_corners is False
    assert find_placing_variant(name, strict_corners=True).strict_corners is True


#        r4 is v, q4 and s4 are ^; together a straight side with its middle above r3:
#
#            \  r4  /
#        q4   \    /   s4
#       --------\/--------
#               /\   t3
#              /r3\


def test_strict_corners_own_straight_side_met_by_a_corner() -> None:
    before = ("q4,r4,s4", *OTHERS)
    assert refusal(play("trigon", *before, strict_corners=True), "r3") == "strict-corners"
    assert "r3" not in play("trigon", *before, strict_corners=True).legal_moves
    assert "r3" in play("trigon", *before).legal_moves


def test_strict_corners_own_corner_met_by_a_straight_side() -> None:
    before = ("r4", *OTHERS)
    assert refusal(play("trigon", *before, strict_corners=True), "q3,r3,s3") == "strict-corners"
    assert "q3,r3,s3" in play("trigon", *before).legal_moves


def test_strict_corners_proper_corners_stay_legal() -> None:
    game = play("trigon", "q4,r4,s4", *OTHERS, strict_corners=True)
    assert "t3" in game.legal_moves  # the end of the straight side
    assert "p3" in game.legal_moves
    assert "t3,t2" in game.legal_moves


def test_strict_corners_two_cells_round_a_point_are_no_straight_side() -> None:
    game = play("trigon", "q4,r4", *OTHERS, strict_corners=True)
    assert "r3" in game.legal_moves
    game = play("trigon", "r4", *OTHERS, strict_corners=True)
    assert "r3,s3" in game.legal_moves


def test_strict_corners_one_bad_contact_spoils_a_good_one() -> None:
    before = ("q4,r4,s4", *OTHERS)
    both = "r3,r2,s2,t2,t3"  # r3 at the middle, t3 at the end of the same side
    assert both in play("trigon", *before).legal_moves
    assert refusal(play("trigon", *before, strict_corners=True), both) == "strict-corners"
    good = "r2,s2,t2,t3"
    assert good in play("trigon", *before, strict_corners=True).legal_moves


def test_strict_corners_concern_the_own_colour_only() -> None:
    game = random_game("trigon", seed=3, plies=40, strict_corners=True)
    board = game.variant.board
    others = [cell for colour in game.variant.colours if colour != game.turn for cell in game.cells(colour)]
    corners = {point for cell in others for point in board.points[cell]}
    meeting = [move for move in game.legal_moves if not corners.isdisjoint(_straight_middles(game, move))]
    assert meeting


@pytest.mark.parametrize(("name", "seed"), [("trigon", 1), ("trigon-2", 2), ("trigon-3", 3)])
def test_strict_corners_by_brute_force(name: str, seed: int) -> None:
    """The sentence of the rule book tried on every placement, at plies all over a random game."""
    stricter = 0
    for game in random_plies(new_game(name, strict_corners=True), seed):
        assert game.turn is not None
        if game.ply % 7 == 5 and game.cells(game.turn):
            legal = set(game.legal_moves)
            assert brute_force(game, game.turn) == legal
            stricter += len(brute_force(game, game.turn, lenient=True)) > len(legal)
    assert stricter > 1


# Variants and starts


def test_trigon_four_seats_start_any() -> None:
    game = new_game("trigon")
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (2,), "green": (3,)}
    taken: list[str] = []
    for point in ("z7", "r15", "j12", "r4"):
        free = [other for other in POINTS if other not in taken]
        assert covering(game, *free) == set(game.legal_moves)
        assert all(covering(game, other) for other in free)
        assert all(refusal(game, other) == "P2" for other in taken)
        game.push(point)
        taken.append(point)


def test_trigon_start_patterns_offered() -> None:
    offered = {
        name: option.choices
        for name in FAMILY
        for option in find_placing_variant(name).options
        if option.field == "start"
    }
    assert offered == {
        "trigon": ("any",),
        "trigon-teams": ("any",),
        "trigon-solo": ("any",),
        "trigon-2": ("opposite", "any"),
        "trigon-3": ("spaced", "any"),
    }
    for name in FAMILY:
        with pytest.raises(BadOption):
            find_placing_variant(name, start="own")
        assert find_placing_variant(name).start == offered[name][0]


@pytest.mark.parametrize("blue", range(6))
@pytest.mark.parametrize("step", [1, 2, 4, 5])
def test_trigon_2_start_opposite(blue: int, step: int) -> None:
    yellow = (blue + step) % 6
    game = new_game("trigon-2")
    assert covering(game, POINTS[blue])
    game.push(POINTS[blue])
    assert refusal(game, POINTS[(blue + 3) % 6]) == "P3"
    game.push(POINTS[yellow])
    assert set(game.legal_moves) == covering(game, POINTS[(blue + 3) % 6])
    assert refusal(game, POINTS[(yellow + 3) % 6]) == "P3"
    game.push(POINTS[(blue + 3) % 6])
    assert set(game.legal_moves) == covering(game, POINTS[(yellow + 3) % 6])


def test_trigon_2_start_any() -> None:
    game = play("trigon-2", "r15", start="any")
    assert "r4" in game.legal_moves
    game.push("r4")
    assert set(game.legal_moves) == covering(game, "z12", "z7", "j7", "j12")


def test_trigon_2_two_colours_each() -> None:
    game = fixture_game("trigon_2_engine", 2, "trigon-2", start="any")
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (0,), "green": (1,)}
    scores = {"blue": -14, "yellow": 20, "red": -5, "green": -16}
    assert game.outcome() == Outcome(scores, (-19, 4), (1,))


def test_trigon_3_three_colours_on_the_inner_board() -> None:
    game = new_game("trigon-3")
    assert len(game.variant.board) == 384
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (2,)}


@pytest.mark.parametrize("left_out", ["blue", "yellow", "red", "green"])
def test_trigon_3_any_colour_may_be_left_out(left_out: str) -> None:
    game = random_game("trigon-3", seed=4, plies=6, left_out=left_out)
    colours = [colour for colour in ("blue", "yellow", "red", "green") if colour != left_out]
    assert [ply.colour for ply in game.plies] == colours * 2
    assert [ply.seat for ply in game.plies] == [0, 1, 2] * 2


@pytest.mark.parametrize("first", range(6))
def test_trigon_3_start_spaced(first: int) -> None:
    second, third = INNER_POINTS[(first + 2) % 6], INNER_POINTS[(first + 4) % 6]
    game = new_game("trigon-3")
    assert set(game.legal_moves) == covering(game, *INNER_POINTS)
    game.push(INNER_POINTS[first])
    assert set(game.legal_moves) == covering(game, second, third)
    assert all(refusal(game, INNER_POINTS[(first + odd) % 6]) == "P3" for odd in (1, 3, 5))
    game.push(third)
    assert set(game.legal_moves) == covering(game, second)


def test_trigon_3_start_any() -> None:
    game = play("trigon-3", "p14", start="any")
    assert set(game.legal_moves) == covering(game, *INNER_POINTS[1:])


def test_trigon_teams() -> None:
    game = fixture_game("trigon", 0, "trigon-teams")
    scores = {"blue": -12, "yellow": -34, "red": -47, "green": -44}
    assert game.outcome() == Outcome(scores, (-59, -78, -59, -78), (0, 2))


def test_trigon_solo_the_aim_is_all_88() -> None:
    variant = find_placing_variant("trigon-solo")
    full = Tally(cells=110, pieces=22, last_size=6)
    assert outcome(variant, [full] * 4, variant.owners).totals == (88,)
    assert outcome(variant, [full] * 4, variant.owners).winners == (0,)
    assert outcome(variant, [full, full, full, Tally(109, 21)], variant.owners).winners == ()
    game = random_game("trigon-solo", seed=1)
    result = game.outcome()
    assert result is not None
    assert (result.totals, result.winners) == ((game.ply,), ())
    assert {ply.seat for ply in game.plies} == {0}


@pytest.mark.parametrize("name", FAMILY)
def test_trigon_colour_order(name: str) -> None:
    colours = ("blue", "yellow", "red", "green")
    assert find_placing_variant(name).colours == colours[: 3 if name == "trigon-3" else 4]


# Scores


@pytest.mark.parametrize(
    ("fixture", "number", "variant", "colour", "left", "points"),
    [
        ("trigon_3", 7, "trigon-3", "yellow", {4: 2, 5: 1, 6: 3}, -31),
        ("trigon_engine", 0, "trigon", "yellow", {4: 1, 5: 1}, -9),
        ("trigon_3_engine", 0, "trigon-3", "red", {4: 3}, -12),
    ],
)
def test_trigon_worked_scores(
    fixture: str, number: int, variant: str, colour: str, left: dict[int, int], points: int
) -> None:
    game = fixture_game(fixture, number, variant, start="any")
    assert leftovers(game, colour) == left
    assert game.scores[colour] == points


def test_trigon_bonuses() -> None:
    last = fixture_game("trigon_engine", 0, "trigon")
    assert (leftovers(last, "red"), last_shape(last, "red"), last.scores["red"]) == ({}, "1", 20)
    other = fixture_game("trigon_engine", 3, "trigon")
    assert leftovers(other, "red") == {}
    assert last_shape(other, "red") != "1"
    assert other.scores["red"] == 15
    assert score(find_placing_variant("trigon"), 0, Tally(cells=104, pieces=21, last_size=1)) == -6


def _points_up(board: Board, cell: int) -> bool:
    heights = sorted(y for _, y in board.points[cell])
    return heights[0] == heights[1]


def _straight_middles(game: PlacingPosition, move: Move) -> list[Point]:
    board = game.variant.board
    counted = Counter(point for cell in game.move_table.rows[move] for point in board.points[cell])
    return [point for point, count in counted.items() if count == 3]


def _middle(board: Board, cells: Iterable[int]) -> complex:
    """The middle of some cells in the plane, where a step along x is half a side."""
    points = [point for cell in cells for point in board.points[cell]]
    return complex(sum(x for x, _ in points) / 2, sum(y for _, y in points) * 3**0.5 / 2) / len(points)
