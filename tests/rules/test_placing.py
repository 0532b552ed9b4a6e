"""P1 to P11: what all placing games have in common."""

import numpy as np
import pytest
from clauses import (
    brute_force,
    favoured_game,
    fixture_game,
    last_shape,
    play,
    random_game,
    random_plies,
    refusal,
    shapes_of,
)

from cornerwise import Move, NotationError, Outcome, PlacingPosition, find_placing_variant, new_game
from cornerwise.rules.moves import KEEP
from cornerwise.rules.native import kernel_core
from cornerwise.rules.scoring import Tally, outcome, score

FLAT = ("classic", "duo", "junior", "trigon", "trigon-3", "polyomino-8", "polyomino-hexa")


def test_p1_one_piece_per_turn() -> None:
    game = play("duo", "e10,e11", start="own")
    assert (game.turn, game.mover, game.ply) == ("orange", 1, 1)
    game.push("j5")
    assert (game.turn, game.mover, game.ply) == ("purple", 0, 2)


def test_p1_pieces_may_be_turned_and_turned_over() -> None:
    game = new_game("duo", start="own")
    # The F of five cells in all its eight ways, each with its middle cell on the start.
    ways = (
        "d9,d10,e10,f10,e11",
        "e9,f9,d10,e10,e11",
        "e9,d10,e10,f10,f11",
        "e9,e10,f10,d11,e11",
        "e9,d10,e10,e11,f11",
        "e9,d10,e10,f10,d11",
        "d9,e9,e10,f10,e11",
        "f9,d10,e10,f10,e11",
    )
    assert all(way in game.legal_moves for way in ways)
    assert {shapes_of(play("duo", way, start="own"))[0] for way in ways} == {"F5"}


def test_p1_every_piece_is_laid_once() -> None:
    game = play("duo", "e10,e11", "j5", start="own")
    assert refusal(game, "f9,g9") == "P1"
    assert "f9,g9,h9" in game.legal_moves
    for seed in range(3):
        for variant in ("classic", "trigon"):
            game = random_game(variant, seed)
            names = [shape for ply, shape in zip(game.plies, shapes_of(game), strict=True) if ply.colour == "blue"]
            assert len(names) == len(set(names))


def test_p1_a_piece_with_two_copies_is_laid_twice() -> None:
    game = play("junior", "e10,e11", "j5,j4", "f9,g9", "k6,k7", start="own")
    assert refusal(game, "d9,d8") == "P1"
    assert "d9" in game.legal_moves


def test_p1_only_shapes_of_pieces() -> None:
    game = new_game("duo", start="own")
    assert refusal(game, "e10,e12") == "P1"
    assert refusal(game, "e10,f11") == "P1"
    assert refusal(new_game("junior", start="own"), "d9,d10,e10,f10,e11") == "P1"
    assert refusal(game, "e5,e6,e7,e8,e9,e10") == "P1"


def test_p2_all_cells_are_on_the_board() -> None:
    game = new_game("classic")
    for text in ("a20,a21", "u20", "t20,u20"):
        assert refusal(game, text) == "P2"
        assert text not in game.legal_moves
    for text in ("a20,`20", "a0"):
        with pytest.raises(NotationError):
            game.push(text)
        assert text not in game.legal_moves


def test_p2_all_cells_are_empty() -> None:
    game = play("polyomino-8", "c4,d4", "e4", "keep")
    assert refusal(game, "e3,e4,e5") == "P2"
    assert refusal(game, "d4,d5,d6") == "P2"


@pytest.mark.parametrize("variant", FLAT)
def test_p2_no_legal_move_covers_a_taken_cell(variant: str) -> None:
    for game in random_plies(new_game(variant), seed=3):
        taken = np.zeros(len(game.variant.board) + 1, bool)  # one more for the -1 of unused columns
        taken[[cell for colour in game.variant.colours for cell in game.cells(colour)]] = True
        rows = np.array(list(game.legal_moves))
        assert not taken[game.move_table.cells[rows[rows < KEEP]]].any()


def test_p3_own_the_cell_of_the_colour() -> None:
    game = new_game("duo", start="own")
    assert refusal(game, "j5") == "P3"
    assert refusal(game, "a1") == "P3"
    game.push("e10")
    assert refusal(game, "i6") == "P3"
    assert "j5" in game.legal_moves


def test_p3_any_start_cell_not_yet_taken() -> None:
    game = new_game("duo", start="any")
    assert refusal(game, "a1") == "P3"
    assert "e10" in game.legal_moves
    game.push("j5")
    assert refusal(game, "j5") == "P2"
    assert refusal(game, "j6") == "P3"
    assert "e10" in game.legal_moves


def test_p3_free_anywhere() -> None:
    game = new_game("polyomino-8")
    assert len(game.legal_moves) == len(game.move_table)
    game.push("a1")
    assert len(game.legal_moves) == sum(0 not in placed and len(placed) > 1 for placed in game.move_table.rows)


def test_p4_a_corner_of_the_own_colour() -> None:
    game = play("duo", "e10,e11", "j5", start="own")
    assert "f9,g9,h9" in game.legal_moves
    assert "d12,d13,d14" in game.legal_moves
    assert refusal(game, "h2,h3,h4") == "P4"
    assert refusal(game, "f13,g13,h13") == "P4"


def test_p4_no_side_of_the_own_colour() -> None:
    game = play("duo", "e10,e11", "j5", start="own")
    assert refusal(game, "f10") == "P4"
    # A corner at f9 does not make up for the side at f10.
    assert refusal(game, "f9,f10,f11") == "P4"


def test_p4_holds_for_all_own_pieces_not_only_the_last() -> None:
    game = play("duo", "e10,e11", "j5", "f9,g9,h9", "k6,k7", start="own")
    assert "d12" in game.legal_moves
    assert refusal(game, "d11") == "P4"


@pytest.mark.parametrize("variant", FLAT)
def test_p4_by_brute_force(variant: str) -> None:
    checked = 0
    for game in random_plies(new_game(variant), seed=11):
        assert game.turn is not None
        if game.ply % 16 == 8 and game.cells(game.turn):
            assert brute_force(game, game.turn) == set(game.legal_moves)
            checked += 1
    assert checked


def test_p5_other_colours_do_not_matter() -> None:
    game = play("polyomino-8", "d4", "e4,e5", "keep")
    assert "e3,f3" in game.legal_moves  # side by side with orange
    assert "c5,c6" in game.legal_moves  # away from orange
    assert refusal(game, "f6,g6") == "P4"  # an orange corner is no own corner


def test_p6_who_can_place_must_place() -> None:
    game = new_game("duo")
    assert refusal(game, "pass") == "P6"
    for position in random_plies(new_game("classic"), seed=1):
        assert "pass" not in position.legal_moves
        assert len(position.legal_moves) > 0


@pytest.mark.parametrize("variant", ["classic", "trigon-3", "polyomino-12", "polyomino-hexa"])
def test_p6_who_cannot_place_is_skipped_for_good(variant: str) -> None:
    out: set[str] = set()
    for game in random_plies(new_game(variant), seed=2):
        assert game.turn not in out
        for colour in set(game.skipped) - out:
            assert brute_force(game, colour) == set()
        out.update(game.skipped)
    assert out


@pytest.mark.parametrize("variant", ["classic", "duo", "trigon-3", "polyomino-8"])
def test_p7_the_game_ends_when_no_colour_can_place(variant: str) -> None:
    game = random_game(variant, seed=4)
    assert (game.turn, game.mover, len(game.legal_moves)) == (None, None, 0)
    assert all(brute_force(game, colour) == set() for colour in game.variant.colours)
    assert game.outcome() is not None
    assert refusal(game, "pass") == "P7"
    assert refusal(game, game.plies[0].move) == "P7"


def test_p7_no_result_before_the_end() -> None:
    for game in random_plies(new_game("classic"), seed=5):
        assert game.outcome() is None


@pytest.mark.parametrize("variant", ["duo", "trigon-2"])
def test_p7_a_placed_piece_never_moves(variant: str) -> None:
    before: dict[str, set[int]] = {}
    for game in random_plies(new_game(variant), seed=6):
        now = {colour: set(game.cells(colour)) for colour in game.variant.colours}
        assert all(now[colour] >= placed for colour, placed in before.items())
        before = now


def test_p8_one_point_less_for_every_cell_left() -> None:
    game = fixture_game("classic_engine", 0, "classic")
    for colour in game.variant.colours:
        assert game.scores[colour] == -sum(shape.size for shape in game.left(colour))
    assert new_game("classic").scores == dict.fromkeys(("blue", "yellow", "red", "green"), -89)


def test_p8_fifteen_for_placing_all() -> None:
    game = favoured_game("classic", "blue", seed=13)
    assert game.left("blue") == ()
    assert last_shape(game, "blue") != "1"
    assert game.scores["blue"] == 15


def test_p8_five_more_for_the_single_cell_last() -> None:
    game = favoured_game("classic", "blue", seed=7)
    assert game.left("blue") == ()
    assert last_shape(game, "blue") == "1"
    assert game.scores["blue"] == 20


def test_p8_no_five_without_the_fifteen() -> None:
    game = play("classic", "a20")
    assert game.scores["blue"] == -88
    classic = find_placing_variant("classic")
    assert score(classic, 0, Tally(cells=84, pieces=20, last_size=1)) == -5
    assert score(classic, 0, Tally(cells=89, pieces=21, last_size=1)) == 20
    assert score(classic, 0, Tally(cells=89, pieces=21, last_size=5)) == 15


def test_p9_basic_counts_the_cells_left_and_the_fewest_win() -> None:
    basic = fixture_game("classic_engine", 2, "classic", scoring="basic").outcome()
    advanced = fixture_game("classic_engine", 2, "classic").outcome()
    assert basic is not None
    assert advanced is not None
    assert basic.scores == {"blue": 8, "yellow": 18, "red": 7, "green": 12}
    assert basic.scores == {colour: -points for colour, points in advanced.scores.items()}
    assert basic.winners == (2,)


def test_p9_basic_knows_no_bonus() -> None:
    basic = find_placing_variant("classic", scoring="basic")
    assert score(basic, 0, Tally(cells=89, pieces=21, last_size=1)) == 0


@pytest.mark.parametrize(
    ("fixture", "number", "variant", "winners"),
    [("classic_engine", 1, "classic", (0, 3)), ("trigon_engine", 2, "trigon", (1, 2))],
)
def test_p10_equal_best_scores_share_the_win(fixture: str, number: int, variant: str, winners: tuple[int, ...]) -> None:
    result = fixture_game(fixture, number, variant).outcome()
    assert result is not None
    assert result.winners == winners
    assert len({result.totals[seat] for seat in winners}) == 1


def test_p10_a_draw_of_two_is_won_by_both() -> None:
    result = fixture_game("junior", 5, "junior", start="own", scoring="cells").outcome()
    assert result == Outcome({"blue": 33, "orange": 33}, (33, 33), (0, 1))


def test_p10_equal_scores_that_are_not_the_best_win_nothing() -> None:
    tallies = [Tally(80, 19), Tally(70, 18), Tally(70, 18), Tally(60, 17)]
    variant = find_placing_variant("classic")
    assert outcome(variant, tallies, variant.owners).winners == (0,)


def test_p11_colours_take_turns_in_their_order() -> None:
    game = random_game("classic", seed=7, plies=12)
    assert [ply.colour for ply in game.plies] == ["blue", "yellow", "red", "green"] * 3
    assert [ply.seat for ply in game.plies] == [0, 1, 2, 3] * 3


def test_p11_a_skip_goes_to_the_next_colour_in_order() -> None:
    skips = 0
    for game in random_plies(new_game("classic"), seed=8):
        colours = game.variant.colours
        if game.plies:
            due = colours.index(game.plies[-1].colour) + 1
            order = [colours[(due + i) % 4] for i in range(4)]
            assert order.index(str(game.turn)) == len(game.skipped)
            assert game.skipped == tuple(order[: len(game.skipped)])
            skips += bool(game.skipped)
    assert skips


def test_p11_a_skip_is_no_move_and_no_perft_ply() -> None:
    for game in random_plies(new_game("duo"), seed=1):
        if game.skipped:
            break
    else:
        pytest.fail("nobody was skipped")
    core = kernel_core(game.variant)
    for ply in game.plies:
        core.push(ply.move)
    assert core.perft(1) == len(game.legal_moves) > 0
    assert core.perft(2) == sum(_count_after(game, move) for move in game.legal_moves)
    assert game.ply == len(game.plies) == len(game.moves)


def test_p11_pass_is_never_a_legal_move() -> None:
    for game in random_plies(new_game("duo"), seed=1):
        if game.skipped:
            assert refusal(game, "pass") == "P6"
            return
    pytest.fail("nobody was skipped")


def _count_after(game: PlacingPosition, move: Move) -> int:
    game.push(move)
    count = len(game.legal_moves)
    game.pop()
    return count
