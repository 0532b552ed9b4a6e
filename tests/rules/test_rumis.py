"""R1 to R6: the games of cubes."""

from collections import Counter
from itertools import pairwise, permutations

import pytest
from clauses import play, random_game, random_plies, refusal

from cornerwise import (
    BadOption,
    Move,
    NotationError,
    Outcome,
    PlacingPosition,
    PlacingVariant,
    find_placing_variant,
    new_game,
)
from cornerwise.geometry.lattice import Address
from cornerwise.rules.scoring import Tally, outcome, score

BOARDS = ("rumis-tower", "rumis-corner", "rumis-steps", "rumis-pyramid")
FAMILY = (*BOARDS, "rumis-own")
COLOURS = ("blue", "yellow", "red", "green")


# Pieces


@pytest.mark.parametrize("name", FAMILY)
def test_rumis_pieces(name: str) -> None:
    game = new_game(name)
    assert game.variant.colours == COLOURS
    for colour in COLOURS:
        left = game.left(colour)
        assert len(left) == len({shape.name for shape in left}) == 11
        assert sum(shape.size for shape in left) == 40
        assert sorted(shape.size for shape in left) == [2] + 2 * [3] + 8 * [4]
    assert sum(len(shape.orientations) for shape in game.variant.pieces) == 104


def test_rumis_no_single_cube() -> None:
    assert refusal(new_game("rumis-tower"), "b2/1") == "P1"


def test_rumis_mirror_images_are_two_pieces() -> None:
    # The same three cubes with a fourth on top of either end: the two screws.
    one, other = "b2/1,c2/1,c3/1,c3/2", "b2/1,c2/1,c3/1,b2/2"
    names = {play("rumis-tower", text).left("blue") for text in (one, other)}
    assert len(names) == 2
    pieces = {shape.name: shape for shape in find_placing_variant("rumis-tower").pieces}
    mirrored = [name for name, shape in pieces.items() if _mirrored(shape.orientations[0]) not in shape.orientations]
    assert mirrored == ["S4", "R4"]


def _mirrored(cells: tuple[Address, ...]) -> tuple[Address, ...]:
    width = max(x for x, _, _ in cells)
    flipped = [(width - x, y, z) for x, y, z in cells]
    return tuple(sorted(flipped, key=lambda cell: cell[::-1]))


def test_rumis_a_screw_does_not_become_the_other_by_turning() -> None:
    game = play("rumis-own", "b2/1,c2/1,c3/1,c3/2", "d2/1,e2/1", heights="/".join(["2 2 2 2 2 2"] * 6), seats=2)
    (laid,) = {"R4", "S4"} - {shape.name for shape in game.left("blue")}
    (other,) = {"R4", "S4"} - {laid}
    names = [shape.name for shape in game.variant.pieces]
    legal = {names[game.move_table.piece[move]] for move in game.legal_moves}
    assert other in legal
    assert laid not in legal


# R1


@pytest.mark.parametrize("name", FAMILY)
def test_r1_the_first_piece_of_the_game_lies_anywhere_on_the_floor(name: str) -> None:
    game = new_game(name)
    nothing = heights_of(game)
    standing = {row for row in range(len(game.move_table)) if stands(nothing, addresses_of(game, Move(row)))}
    assert set(game.legal_moves) == standing
    covered = {cell for row in standing for cell in game.move_table.rows[row]}
    floor = {cell for cell, address in enumerate(game.variant.board.addresses) if address[2] == 0}
    assert covered >= floor


def test_r1_the_first_piece_of_a_game_floats_nowhere() -> None:
    game = new_game("rumis-tower")
    assert "b2/1,b2/2" in game.legal_moves
    assert refusal(game, "b2/2,b2/3") == "R3"
    assert refusal(game, "b2/2,c2/2") == "R3"


def test_r1_the_first_piece_of_another_colour_touches_the_floor() -> None:
    game = play("rumis-tower", "b2/1,c2/1,d2/1")
    assert refusal(game, "b2/2,c2/2") == "R1"
    assert "b3/1,c3/1" in game.legal_moves
    assert "b3/1,b3/2,b2/2" in game.legal_moves  # one cube on the floor will do


def test_r1_the_first_piece_of_another_colour_shares_a_face_with_some_piece() -> None:
    game = play("rumis-tower", "b2/1,c2/1")
    assert refusal(game, "b4/1,c4/1") == "R1"
    assert refusal(game, "a3/1,a4/1") == "R1"  # an edge is no face
    assert "a1/1,a2/1" in game.legal_moves
    assert "b3/1,b4/1" in game.legal_moves


def test_r1_any_placed_piece_will_do() -> None:
    game = play("rumis-tower", "a1/1,b1/1", "a2/1,a3/1,a4/1")
    assert game.turn == "red"
    assert "a5/1,b5/1" in game.legal_moves  # yellow's
    assert "c1/1,d1/1" in game.legal_moves  # blue's
    assert refusal(game, "d4/1,d5/1") == "R1"


# R2


def test_r2_later_pieces_share_a_face_with_their_own_colour() -> None:
    game = play("rumis-tower", "a1/1,b1/1", "a2/1,b2/1", seats=2)
    assert game.turn == "blue"
    assert "c1/1,d1/1,c1/2" in game.legal_moves  # beside
    assert "a1/2,b1/2,a2/2" in game.legal_moves  # on top
    assert refusal(game, "a3/1,b3/1,c3/1") == "R2"  # only yellow's
    assert refusal(game, "c2/1,d2/1,c3/1") == "R2"  # an edge is no face
    assert refusal(game, "c4/1,d4/1,c5/1") == "R2"


def test_r2_later_pieces_need_not_touch_the_floor() -> None:
    game = play("rumis-tower", "a1/1,b1/1", "a2/1,b2/1", "a1/2,b1/2,a2/2", seats=2)
    assert game.turn == "yellow"
    assert "b2/2,b2/3,b1/3" in game.legal_moves


def test_r2_own_sides_are_no_hindrance() -> None:
    """P4 does not apply: what it forbids is what R2 asks for, and what it asks for is not enough."""
    game = play("rumis-tower", "b2/1,c2/1", "b1/1,c1/1", seats=2)
    assert "b3/1,c3/1,d3/1" in game.legal_moves
    assert refusal(game, "d3/1,d4/1,d5/1") == "R2"


# R3


def test_r3_no_hole_below() -> None:
    game = play("rumis-tower", "a1/1,b1/1,b1/2,b1/3", "a2/1,b2/1", seats=2)
    assert refusal(game, "b1/4,c1/4") == "R3"  # over the empty column c1
    assert refusal(game, "a1/2,a1/3,a2/3") == "R3"  # over the second level of a2
    assert refusal(game, "a1/3,a1/4") == "R3"
    assert "a1/2,a1/3,a2/2" in game.legal_moves


def test_r3_no_overhang() -> None:
    game = play("rumis-tower", "a1/1,a1/2", "b1/1,c1/1", seats=2)
    assert refusal(game, "a1/3,a2/3,a1/4") == "R3"  # sticks out over the empty column a2
    assert "a1/3,b1/2,b1/3" in game.legal_moves


def test_r3_the_own_cubes_of_a_piece_carry_each_other() -> None:
    game = new_game("rumis-tower")
    assert "b2/1,b2/2,b2/3,b2/4" in game.legal_moves
    assert "b2/1,b2/2,c2/1,c2/2" in game.legal_moves
    assert refusal(game, "b2/1,b2/2,c2/2") == "R3"


@pytest.mark.parametrize("name", FAMILY)
def test_r3_no_game_has_holes(name: str) -> None:
    game = random_game(name, seed=3)
    filled = taken(game)
    assert all((x, y, z - 1) in filled for x, y, z in filled if z)


# R4 and the boards


@pytest.mark.parametrize("cells", ["d2/1,e2/1", "a5/1,a6/1", "b2/8,b2/9"])
def test_r4_nothing_outside_the_plan_or_above_the_limit(cells: str) -> None:
    game = new_game("rumis-tower")
    assert refusal(game, cells) == "R4"
    assert cells not in game.legal_moves


@pytest.mark.parametrize("cells", ["a0/1,a1/1", "b2/0,b2/1", "b2,c2", "b2/01,c2/1"])
def test_r4_rows_and_levels_count_from_one(cells: str) -> None:
    game = new_game("rumis-tower")
    with pytest.raises(NotationError, match="no cell"):
        game.push(cells)
    assert cells not in game.legal_moves


def test_r4_the_limit_is_that_of_each_cell() -> None:
    game = new_game("rumis-steps", seats=2)
    assert "a3/1,a3/2" in game.legal_moves
    assert refusal(game, "a2/1,a2/2") == "R4"
    assert refusal(game, "a3/1,a3/2,a3/3") == "R4"


def limits(variant: PlacingVariant) -> dict[tuple[int, int], int]:
    """The height limit of every square, counted from the cells."""
    found: dict[tuple[int, int], int] = {}
    for x, y, z in variant.board.addresses:
        found[x, y] = max(found.get((x, y), 0), z + 1)
    assert sum(found.values()) == len(variant.board)  # cells go from the floor to the limit
    return found


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rumis_volume_is_forty_cubes_for_each_seat(name: str, seats: int) -> None:
    variant = find_placing_variant(name, seats=seats)
    assert len(variant.board) == 40 * seats == sum(limits(variant).values())


@pytest.mark.parametrize(("seats", "limit"), [(2, 4), (3, 6), (4, 8)])
def test_rumis_tower(seats: int, limit: int) -> None:
    squares = {(x, y): limit for x in range(4) for y in range(5)}
    assert limits(find_placing_variant("rumis-tower", seats=seats)) == squares


@pytest.mark.parametrize(("seats", "limit"), [(2, 2), (3, 3), (4, 4)])
def test_rumis_corner(seats: int, limit: int) -> None:
    squares = {(x, y): limit for x in range(4) for y in range(8)} | {(x, y): limit for x in (4, 5) for y in range(4)}
    assert len(squares) == 40
    assert limits(find_placing_variant("rumis-corner", seats=seats)) == squares


@pytest.mark.parametrize(("seats", "width"), [(2, 4), (3, 6), (4, 8)])
def test_rumis_steps(seats: int, width: int) -> None:
    squares = {(x, y): y // 2 + 1 for x in range(width) for y in range(8)}
    assert limits(find_placing_variant("rumis-steps", seats=seats)) == squares


@pytest.mark.parametrize(("seats", "width", "depth"), [(2, 6, 8), (3, 8, 8), (4, 8, 10)])
def test_rumis_pyramid(seats: int, width: int, depth: int) -> None:
    found = limits(find_placing_variant("rumis-pyramid", seats=seats))
    assert found.keys() == {(x, y) for x in range(width) for y in range(depth)}
    rim = {(x, y) for x, y in found if x in (0, width - 1) or y in (0, depth - 1)}
    level, ring = 1, rim
    while ring:  # each ring is what lies beside the one outside it
        assert {found[square] for square in ring} == {level}
        inner = {square for square, limit in found.items() if limit == level + 1}
        assert all(any((x + i, y + j) in ring for i in (-1, 0, 1) for j in (-1, 0, 1)) for x, y in inner)
        level, ring = level + 1, inner
    assert level - 1 == max(found.values()) == min(width, depth) // 2


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rumis_fewer_seats_use_the_first_colours(name: str, seats: int) -> None:
    game = new_game(name, seats=seats)
    assert game.variant.colours == COLOURS[:seats]
    assert game.owners == {colour: (seat,) for seat, colour in enumerate(COLOURS[:seats])}


@pytest.mark.parametrize("name", FAMILY)
def test_rumis_four_seats_are_usual(name: str) -> None:
    assert find_placing_variant(name).chosen.items() >= {"seats": 4, "colours_each": 1, "blocked": "out"}.items()
    for seats in (0, 1, 5):
        with pytest.raises(BadOption, match="seats cannot be"):
            find_placing_variant(name, seats=seats)


# R5


OPENS_AGAIN = (
    "b1/1,a2/1,b2/1,b2/2",
    "c2/1,c2/2,c2/3,c2/4",
    "c1/1,b1/2,c1/2,b1/3",
    "c1/3,b1/4,c1/4,c1/5",
    "b2/3,b2/4,b1/5,b2/5",
    # Yellow could only fill the column a1 from the floor to its own cube at b1/4, and has laid that piece.
    "a2/2,a2/3,a2/4",
    "a1/1,a1/2",
    # Now two or three cubes are enough.
)


def test_r5_a_blocked_colour_is_skipped() -> None:
    for blocked in ("out", "skip"):
        game = play("rumis-own", *OPENS_AGAIN[:5], heights="5 5 5/5 5 5", seats=2, blocked=blocked)
        assert (game.turn, game.skipped) == ("blue", ("yellow",))
        assert legal_by_the_rules(game, "yellow") == set()
        assert refusal(game, "pass") == "P6"


def test_r5_out_is_for_good_even_if_a_place_opens() -> None:
    game = play("rumis-own", *OPENS_AGAIN, heights="5 5 5/5 5 5", seats=2)
    assert legal_by_the_rules(game, "yellow") != set()
    assert "yellow" not in (game.turn, *{ply.colour for ply in game.plies[4:]})
    while game.turn:
        assert game.turn == "blue"
        game.push(sorted(game.legal_moves)[0])
    assert game.outcome() is not None
    assert refusal(game, "a1/3,a1/4") == "P7"


def test_r5_skip_lets_a_colour_come_back() -> None:
    game = play("rumis-own", *OPENS_AGAIN, heights="5 5 5/5 5 5", seats=2, blocked="skip")
    assert (game.turn, game.skipped) == ("yellow", ())
    assert set(map(game.format, game.legal_moves)) == {"a1/3,a1/4", "a1/3,a1/4,a1/5", "a1/3,a1/4,a1/5,a2/5"}
    for _ in range(2):  # what was blocked is part of the position, so it comes and goes with the moves
        game.pop()
    assert (game.turn, game.skipped) == ("blue", ("yellow",))


@pytest.mark.parametrize("name", FAMILY)
def test_r5_out_colours_never_move_again(name: str) -> None:
    out: set[str] = set()
    for game in random_plies(new_game(name), seed=5):
        assert game.turn not in out
        out.update(game.skipped)
    assert game.turn is None


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("blocked", ["out", "skip"])
def test_r5_who_is_skipped_cannot_place_or_is_out(name: str, blocked: str) -> None:
    out: set[str] = set()
    for game in random_plies(new_game(name, blocked=blocked, seats=3), seed=6):
        for colour in game.skipped:
            assert colour in out or legal_by_the_rules(game, colour) == set()
            if blocked == "out":
                out.add(colour)


def test_r5_some_colour_does_come_back_in_random_games() -> None:
    assert any(_comes_back("rumis-tower", seed) for seed in range(20))


def _comes_back(name: str, seed: int) -> bool:
    skipped: set[str] = set()
    for game in random_plies(new_game(name, blocked="skip"), seed):
        if game.turn in skipped:
            return True
        skipped.update(game.skipped)
    return False


@pytest.mark.parametrize("name", BOARDS)
def test_r5_a_game_of_skips_ends_when_nobody_can_place(name: str) -> None:
    game = random_game(name, seed=7, blocked="skip")
    assert all(legal_by_the_rules(game, colour) == set() for colour in COLOURS)
    assert game.outcome() is not None


# R6


def test_r6_before_the_first_piece_all_are_missing() -> None:
    assert new_game("rumis-tower").scores == dict.fromkeys(COLOURS, -11)


def test_r6_squares_seen_from_above_less_one_for_each_piece_left() -> None:
    game = play("rumis-tower", "a1/1,b1/1", "a2/1,b2/1,c2/1", seats=2)
    assert game.scores == {"blue": 2 - 10, "yellow": 3 - 10}
    game.push("b1/2,b1/3,a1/2,a1/3")  # blue covers itself: still two squares
    assert game.scores == {"blue": 2 - 9, "yellow": 3 - 10}
    game.push("b2/2,c2/2,b2/3,b2/4")  # as yellow does
    game.push("a1/4,a2/2,a2/3,a2/4")  # blue goes on top of yellow's a2 and its own a1
    assert game.scores == {"blue": 3 - 8, "yellow": 2 - 9}


def test_r6_a_square_seen_belongs_to_the_topmost_cube() -> None:
    game = play("rumis-tower", "a1/1,b1/1,c1/1", "a2/1,a2/2,a1/2", seats=2)
    assert game.scores == {"blue": 2 - 10, "yellow": 2 - 10}
    game.pop()
    game.push("a2/1,b2/1")  # as tall, beside it: nothing is hidden
    assert game.scores == {"blue": 3 - 10, "yellow": 2 - 10}


@pytest.mark.parametrize("name", FAMILY)
def test_r6_in_whole_games(name: str) -> None:
    for game in random_plies(new_game(name), seed=8):
        assert game.scores == scores_by_the_rules(game)
    result = game.outcome()
    assert result is not None
    assert result.scores == scores_by_the_rules(game)
    assert result.totals == tuple(result.scores.values())
    assert result.winners == tuple(seat for seat in range(4) if result.totals[seat] == max(result.totals))


def test_r6_pieces_count_not_cubes() -> None:
    tower = find_placing_variant("rumis-tower")
    assert score(tower, 0, Tally(cells=38, pieces=10, last_size=4, seen=5)) == 4
    assert score(tower, 0, Tally(cells=36, pieces=10, last_size=4, seen=5)) == 4
    assert score(tower, 0, Tally(cells=40, pieces=11, last_size=2, seen=5)) == 5  # and no bonus


def test_r6_a_finished_game_by_hand() -> None:
    """On 2 x 2 squares of one level: blue lays two cubes, yellow the other two."""
    game = play("rumis-own", "a1/1,b1/1", "a2/1,b2/1", heights="1 1/1 1", seats=2)
    assert game.outcome() == Outcome({"blue": -8, "yellow": -8}, (-8, -8), (0, 1))


# Two colours each


@pytest.mark.parametrize("name", FAMILY)
def test_rumis_two_seats_with_two_colours_each(name: str) -> None:
    game = new_game(name, seats=2, colours_each=2)
    assert game.variant.colours == COLOURS
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (0,), "green": (1,)}
    for seat in (0, 1, 0, 1, 0):
        assert game.mover == seat
        game.push(next(iter(game.legal_moves)))


@pytest.mark.parametrize("name", BOARDS)
def test_rumis_two_colours_each_have_the_limits_of_four_seats(name: str) -> None:
    assert find_placing_variant(name, seats=2, colours_each=2).board is find_placing_variant(name, seats=4).board


@pytest.mark.parametrize("name", FAMILY)
def test_rumis_only_the_better_colour_counts(name: str) -> None:
    game = random_game(name, seed=9, seats=2, colours_each=2)
    result = game.outcome()
    assert result is not None
    blue, yellow, red, green = result.scores.values()
    assert result.totals == (max(blue, red), max(yellow, green))
    assert result.winners == tuple(seat for seat in (0, 1) if result.totals[seat] == max(result.totals))


def test_rumis_the_worse_colour_does_not_decide() -> None:
    variant = find_placing_variant("rumis-tower", seats=2, colours_each=2)
    tallies = [Tally(40, 11, seen=6), Tally(40, 11, seen=5), Tally(4, 1, seen=0), Tally(40, 11, seen=5)]
    assert outcome(variant, tallies, variant.owners) == Outcome(
        {"blue": 6, "yellow": 5, "red": -10, "green": 5}, (6, 5), (0,)
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_rumis_two_colours_each_need_two_seats(seats: int) -> None:
    with pytest.raises(BadOption, match="not enough colours for 2 each"):
        find_placing_variant("rumis-tower", seats=seats, colours_each=2)


# Heights of one's own


def test_own_heights_are_the_board() -> None:
    variant = find_placing_variant("rumis-own", heights="0 1 2/3 4 5")
    assert limits(variant) == {(1, 1): 1, (2, 1): 2, (0, 0): 3, (1, 0): 4, (2, 0): 5}
    assert variant.board.parse_cell("c1/5") >= 0
    with pytest.raises(NotationError):
        variant.board.parse_cell("a2/1")


@pytest.mark.parametrize("text", ["1 2/3 4", "1 2\n3 4", "1 2\n3 4\n", " 1  2 / 3 4 /", "\n1 2\n3 4\n\n"])
def test_own_heights_as_a_line_or_as_the_text_of_a_file(text: str) -> None:
    assert limits(find_placing_variant("rumis-own", heights=text)) == {(0, 1): 1, (1, 1): 2, (0, 0): 3, (1, 0): 4}


@pytest.mark.parametrize(
    ("heights", "words"),
    [
        ("2 2/2", "different lengths"),
        ("2 2//2 2", "different lengths"),
        ("2 2/2 b", "rows of numbers"),
        ("2 2/2 -2", "rows of numbers"),
        ("2 2/2 1.5", "rows of numbers"),
        ("\u0662 \u0662", "rows of numbers"),
        ("2 2;2 2", "rows of numbers"),
        ("", "0 cubes"),
        (" ", "0 cubes"),
        ("/", "0 cubes"),
        ("0 0/0 0", "0 cubes"),
        ("1", "1 cube,"),
        ("513", "513 cubes"),
        ("256 257", "513 cubes"),
        ("1 " * 2000, "rows of numbers"),
        ("2 0 2", "must be connected"),
        ("2 0/0 2", "must be connected"),
        ("1 1/0 0/1 1", "must be connected"),
    ],
)
def test_own_heights_are_checked(heights: str, words: str) -> None:
    with pytest.raises(BadOption, match=f"rumis-own: R4: .*{words}") as caught:
        new_game("rumis-own", heights=heights)
    assert (caught.value.option, caught.value.value) == ("heights", heights)


def test_own_heights_are_refused_in_one_short_line() -> None:
    with pytest.raises(BadOption) as caught:
        new_game("rumis-own", heights="9" * 2000)
    assert len(str(caught.value)) < 250


@pytest.mark.parametrize("heights", [5, True])
def test_own_heights_are_a_text(heights: int) -> None:
    with pytest.raises(BadOption, match="heights cannot be"):
        new_game("rumis-own", heights=heights)


@pytest.mark.parametrize("heights", [" ".join(["16"] * 32), "/".join([" ".join(["8"] * 8)] * 8), "256/256"])
def test_own_heights_of_512_cubes_can_be_played(heights: str) -> None:
    game = random_game("rumis-own", seed=1, heights=heights)
    assert len(game.variant.board) == 512
    assert game.scores == scores_by_the_rules(game)


def test_own_heights_do_not_depend_on_the_seats() -> None:
    boards = {find_placing_variant("rumis-own", seats=seats, heights="4 4 4/4 4 4").board for seats in (2, 3, 4)}
    assert len(boards) == 1


# The rules once more, sentence by sentence, from nothing but the addresses of the cubes


def addresses_of(game: PlacingPosition, move: Move) -> list[Address]:
    return [game.variant.board.addresses[cell] for cell in game.move_table.rows[move]]


def taken(game: PlacingPosition, *colours: str) -> set[Address]:
    """The cubes of some colours, or of all."""
    addresses = game.variant.board.addresses
    return {addresses[cell] for colour in colours or game.variant.colours for cell in game.cells(colour)}


def heights_of(game: PlacingPosition) -> Counter[tuple[int, int]]:
    """How high every column is now."""
    return Counter((x, y) for x, y, _ in taken(game))


def stands(heights: Counter[tuple[int, int]], placed: list[Address]) -> bool:
    """R3: in each column the cubes of the piece go up from the present height without a gap."""
    columns: dict[tuple[int, int], list[int]] = {}
    for x, y, z in placed:
        columns.setdefault((x, y), []).append(z)
    return all(sorted(zs) == list(range(heights[at], heights[at] + len(zs))) for at, zs in columns.items())


def share_a_face(one: Address, other: Address) -> bool:
    return sorted(abs(a - b) for a, b in zip(one, other, strict=True)) == [0, 0, 1]


def touches(placed: list[Address], others: set[Address]) -> bool:
    return any(share_a_face(one, other) for one in placed for other in others)


def allowed(game: PlacingPosition, colour: str, placed: list[Address]) -> bool:
    """R1 and R2."""
    if own := taken(game, colour):
        return touches(placed, own)
    others = taken(game)
    return any(z == 0 for _, _, z in placed) and (not others or touches(placed, others))


def legal_by_the_rules(game: PlacingPosition, colour: str) -> set[Move]:
    """All that a colour can lay, every placement on the board tried (which is R4)."""
    left = {shape.name for shape in game.left(colour)}
    names = [shape.name for shape in game.variant.pieces]
    heights = heights_of(game)
    return {
        Move(row)
        for row, piece in enumerate(game.move_table.piece.tolist())
        if names[piece] in left
        and stands(heights, placed := addresses_of(game, Move(row)))
        and allowed(game, colour, placed)
    }


def scores_by_the_rules(game: PlacingPosition) -> dict[str, int]:
    """R6, looking down every column."""
    tops: dict[tuple[int, int], tuple[int, str]] = {}
    for colour in game.variant.colours:
        for x, y, z in taken(game, colour):
            tops[x, y] = max(tops.get((x, y), (-1, "")), (z, colour))
    seen = [colour for _, colour in tops.values()]
    return {colour: seen.count(colour) - len(game.left(colour)) for colour in game.variant.colours}


@pytest.mark.parametrize("name", FAMILY)
@pytest.mark.parametrize(("seats", "blocked"), [(2, "out"), (3, "skip"), (4, "out")])
def test_rumis_by_brute_force(name: str, seats: int, blocked: str) -> None:
    checked = 0
    for game in random_plies(new_game(name, seats=seats, blocked=blocked), seed=seats):
        assert game.turn is not None
        if game.ply < 3 or game.ply % 5 == 4:
            assert legal_by_the_rules(game, game.turn) == set(game.legal_moves)
            checked += 1
    assert checked >= 5


@pytest.mark.parametrize(
    "heights",
    [
        "3 1 2/1 1 1/2 1 3",
        "0 3 0/2 5 2/0 3 0",
        "9/1",
        "1 1 1 1 1 1 1/4 0 0 0 0 0 4",
        "1 1",
    ],
)
def test_own_heights_by_brute_force(heights: str) -> None:
    for game in random_plies(new_game("rumis-own", heights=heights, seats=2, blocked="skip"), seed=1):
        assert game.turn is not None
        assert legal_by_the_rules(game, game.turn) == set(game.legal_moves)


@pytest.mark.parametrize("name", FAMILY)
def test_rumis_colours_take_turns(name: str) -> None:
    game = random_game(name, seed=2, plies=12)
    assert [ply.colour for ply in game.plies] == list(COLOURS) * 3


def test_the_order_of_the_cubes_in_a_move_does_not_matter() -> None:
    for names in permutations(("b2/1", "b2/2", "c2/1")):
        assert play("rumis-tower", ",".join(names)).plies == play("rumis-tower", "b2/1,c2/1,b2/2").plies


def test_share_a_face_by_hand() -> None:
    path = [(0, 0, 0), (1, 0, 0), (1, 1, 0), (1, 1, 1)]
    assert all(share_a_face(one, other) for one, other in pairwise(path))
    assert not share_a_face(path[0], path[2])
    assert not share_a_face(path[0], path[0])
