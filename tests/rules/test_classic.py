"""Classic on 20 x 20 squares, for four, two, three, in teams and alone."""

import pytest
from clauses import (
    brute_force,
    covering,
    favoured_game,
    fixture_game,
    last_shape,
    leftovers,
    random_game,
    random_plies,
    refusal,
)

from cornerwise import BadOption, Outcome, PlacingPosition, find_placing_variant, new_game
from cornerwise.rules.scoring import Tally, outcome, score

COLOURS = ("blue", "yellow", "red", "green")
CORNERS = ("a20", "t20", "t1", "a1")
FAMILY = ("classic", "classic-2", "classic-3", "classic-teams", "classic-solo")
FULL = Tally(cells=89, pieces=21, last_size=5)


@pytest.mark.parametrize("name", FAMILY)
def test_classic_pieces(name: str) -> None:
    variant = find_placing_variant(name)
    assert variant.colours == COLOURS
    assert sum(shape.size for shape in variant.pieces) == 89
    assert [sum(shape.size == size for shape in variant.pieces) for size in range(1, 6)] == [1, 1, 2, 5, 12]
    assert all(new_game(name).left(colour) == variant.pieces for colour in COLOURS)


def test_classic_cell_names() -> None:
    board = find_placing_variant("classic").board
    assert (len(board), board.names[0], board.names[-1]) == (400, "a1", "t20")
    assert board.addresses[board.parse_cell("a1")] == (0, 0)
    assert board.addresses[board.parse_cell("t1")] == (19, 0)
    assert board.addresses[board.parse_cell("i9")] == (8, 8)


@pytest.mark.parametrize("name", FAMILY)
def test_classic_start_own(name: str) -> None:
    game = new_game(name)
    for colour, corner in zip(COLOURS, CORNERS, strict=True):
        assert game.turn == colour
        assert len(covering(game, corner)) == len(game.legal_moves) == 58
        game.push(corner)


def test_classic_start_own_is_the_default() -> None:
    game = new_game("classic")
    assert game.variant.start == "own"
    assert refusal(game, "t20") == "P3"
    assert refusal(game, "j10") == "P3"


@pytest.mark.parametrize("name", FAMILY)
def test_classic_start_any_free_corner(name: str) -> None:
    game = new_game(name, start="any")
    taken: list[str] = []
    for corner in ("t1", "a20", "a1", "t20"):
        free = [other for other in CORNERS if other not in taken]
        assert len(covering(game, *free)) == len(game.legal_moves) == 58 * len(free)
        assert all(refusal(game, other) == "P2" for other in taken)
        game.push(corner)
        taken.append(corner)


def test_classic_four_seats_each_for_themselves() -> None:
    game = fixture_game("classic_engine", 0, "classic")
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (2,), "green": (3,)}
    assert game.outcome() == Outcome({"blue": -15, "yellow": -7, "red": -8, "green": -15}, (-15, -7, -8, -15), (1,))


def test_classic_2_two_colours_for_each_of_two_seats() -> None:
    game = fixture_game("classic_2_engine", 3, "classic-2")
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (0,), "green": (1,)}
    assert [ply.seat for ply in game.plies[:8]] == [0, 1] * 4
    assert game.outcome() == Outcome({"blue": -12, "yellow": -8, "red": -16, "green": -8}, (-28, -16), (1,))


def test_classic_2_a_seat_with_one_colour_out_goes_on_with_the_other() -> None:
    seen = False
    for game in random_plies(new_game("classic-2"), seed=1):
        for colour in game.skipped:
            seen |= game.owners[str(game.turn)] == game.owners[colour]
    assert seen


def test_classic_3_the_shared_colour_goes_round_the_seats() -> None:
    game = random_game("classic-3", seed=1)
    own = [ply for ply in game.plies if ply.colour != "green"]
    assert {(ply.colour, ply.seat) for ply in own} == {("blue", 0), ("yellow", 1), ("red", 2)}
    shared = [ply.seat for ply in game.plies if ply.colour == "green"]
    assert shared == [n % 3 for n in range(len(shared))]
    assert len(shared) > 6


@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("shared", COLOURS)
def test_classic_3_any_colour_may_be_shared_and_any_seat_may_begin(shared: str, first: int) -> None:
    """The order of colours is the same whichever is shared, so a shared blue opens (sheet 003, game for three)."""
    game = random_game("classic-3", seed=3, shared=shared, first=first)
    assert game.plies[0].seat == first
    own = [colour for colour in COLOURS if colour != shared][first]
    assert game.plies[0].colour == ("blue" if shared == "blue" else own)
    seats = [ply.seat for ply in game.plies if ply.colour == shared]
    assert seats == [(first + n) % 3 for n in range(len(seats))]
    begin = COLOURS.index(game.plies[0].colour)
    assert [ply.colour for ply in game.plies[:4]] == [COLOURS[(begin + i) % 4] for i in range(4)]


def test_classic_3_a_seat_whose_colour_is_out_still_lays_the_shared_one() -> None:
    out: set[str] = set()
    own = ("blue", "yellow", "red")
    seen = False
    for game in random_plies(new_game("classic-3"), seed=3):
        out.update(game.skipped)
        seen |= game.turn == "green" and own[game.mover or 0] in out
    assert seen


def test_classic_3_play_goes_on_while_only_the_shared_colour_can_move() -> None:
    for seed in range(20):
        game = random_game("classic-3", seed)
        if [ply.colour for ply in game.plies[-3:]] == ["green"] * 3:
            break
    else:
        pytest.fail("green was never alone")
    assert [ply.seat for ply in game.plies[-3:]] in ([0, 1, 2], [1, 2, 0], [2, 0, 1])
    game.pop()
    assert [brute_force(game, colour) for colour in ("blue", "yellow", "red")] == [set()] * 3


def test_classic_3_the_score_of_the_shared_colour_is_ignored() -> None:
    game = fixture_game("classic_3", 2, "classic-3")
    scores = {"blue": -33, "yellow": -30, "red": -29, "green": -9}
    assert game.outcome() == Outcome(scores, (-33, -30, -29), (2,))


def test_classic_teams_add_up() -> None:
    game = fixture_game("classic", 1, "classic-teams")
    assert game.owners == {"blue": (0,), "yellow": (1,), "red": (2,), "green": (3,)}
    scores = {"blue": -28, "yellow": -19, "red": -25, "green": -33}
    assert game.outcome() == Outcome(scores, (-53, -52, -53, -52), (1, 3))


def test_classic_teams_share_a_draw() -> None:
    variant = find_placing_variant("classic-teams")
    result = outcome(variant, [Tally(80, 19), Tally(70, 18), Tally(60, 17), Tally(70, 18)], variant.owners)
    assert result.winners == (0, 1, 2, 3)


def test_classic_solo_one_seat_lays_all() -> None:
    game = random_game("classic-solo", seed=5)
    assert {ply.seat for ply in game.plies} == {0}
    result = game.outcome()
    assert result is not None
    assert result.totals == (game.ply,)
    assert result.winners == ()


def test_classic_solo_the_aim_is_all_84() -> None:
    variant = find_placing_variant("classic-solo")
    result = outcome(variant, [FULL] * 4, variant.owners)
    assert (result.totals, result.winners) == ((84,), (0,))
    missed = outcome(variant, [FULL, FULL, FULL, Tally(88, 20)], variant.owners)
    assert (missed.totals, missed.winners) == ((83,), ())


@pytest.mark.parametrize("name", FAMILY[:-1])
def test_classic_scoring_options(name: str) -> None:
    assert find_placing_variant(name).scoring == "advanced"
    assert find_placing_variant(name, scoring="basic").points.wins == "lowest"


@pytest.mark.parametrize(("name", "seats"), [("classic", 4), ("classic-2", 2), ("classic-3", 3), ("classic-teams", 4)])
def test_classic_any_seat_may_begin_and_play_goes_on_clockwise(name: str, seats: int) -> None:
    for first in range(seats):
        game = random_game(name, seed=first, plies=8, first=first)
        begin = COLOURS.index(game.plies[0].colour)
        assert game.plies[0].seat == first
        assert [ply.colour for ply in game.plies] == [COLOURS[(begin + i) % 4] for i in range(8)]
    with pytest.raises(BadOption):
        new_game(name, first=seats)


@pytest.mark.parametrize(
    ("fixture", "number", "colour", "left", "points"),
    [
        ("classic_engine", 1, "blue", {4: 2}, -8),
        ("classic_2_engine", 1, "yellow", {3: 1, 4: 4, 5: 1}, -24),
        ("duo_engine", 1, "purple", {3: 1, 4: 3, 5: 1}, -20),
    ],
)
def test_classic_worked_scores(fixture: str, number: int, colour: str, left: dict[int, int], points: int) -> None:
    variant = fixture.removesuffix("_engine").replace("_", "-")
    game = fixture_game(fixture, number, variant, start="own")
    assert leftovers(game, colour) == left
    assert game.scores[colour] == points
    placed = Tally(89 - sum(size * count for size, count in left.items()), 21 - sum(left.values()), last_size=1)
    assert score(find_placing_variant("classic"), 0, placed) == points


def test_classic_worked_score_of_twenty() -> None:
    game = favoured_game("classic", "green", seed=23)
    assert (leftovers(game, "green"), last_shape(game, "green")) == ({}, "1")
    assert game.scores["green"] == 20
    assert _winners(game) == (3,)


def test_classic_worked_basic_score() -> None:
    variant = find_placing_variant("classic-2", scoring="basic")
    # Eight cells left against seven, each seat with one of its colours all placed.
    result = outcome(variant, [Tally(81, 19), Tally(82, 19), FULL, FULL], variant.owners)
    assert (result.totals, result.winners) == ((8, 7), (1,))
    real = fixture_game("classic_engine", 2, "classic", scoring="basic")
    assert (real.scores["blue"], real.scores["red"], _winners(real)) == (8, 7, (2,))


def _winners(game: PlacingPosition) -> tuple[int, ...]:
    result = game.outcome()
    assert result is not None
    return result.winners
