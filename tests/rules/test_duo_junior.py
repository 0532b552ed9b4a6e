"""Duo and Junior, both on 14 x 14 squares."""

import pytest
from clauses import covering, favoured_game, fixture_game, play, random_game, refusal, shapes_of

from cornerwise import BadOption, find_placing_variant, new_game
from cornerwise.rules.scoring import Tally, outcome, score

JUNIOR_SHAPES = ["1", "2", "I3", "V3", "I4", "L4", "T4", "Z4", "O4", "I5", "L5", "P5"]
FIXTURES = [("junior", number) for number in range(10)] + [("junior_engine", number) for number in range(4)]


@pytest.mark.parametrize("name", ["duo", "junior"])
def test_duo_board(name: str) -> None:
    board = find_placing_variant(name).board
    assert (len(board), board.names[0], board.names[-1]) == (196, "a1", "n14")


def test_duo_colours_and_pieces() -> None:
    game = new_game("duo")
    assert game.owners == {"purple": (0,), "orange": (1,)}
    assert all(len(game.left(colour)) == 21 for colour in ("purple", "orange"))
    assert game.scores == {"purple": -89, "orange": -89}


@pytest.mark.parametrize("name", ["duo", "junior"])
def test_duo_start_any_is_the_default(name: str) -> None:
    game = new_game(name)
    assert game.variant.start == "any"
    assert len(covering(game, "e10")) == len(covering(game, "j5")) == len(game.legal_moves) // 2
    for first, second in (("e10", "j5"), ("j5", "e10")):
        game = play(name, first)
        assert covering(game, second) == set(game.legal_moves)


@pytest.mark.parametrize("name", ["duo", "junior"])
def test_duo_start_own(name: str) -> None:
    game = new_game(name, start="own")
    assert refusal(game, "j5") == "P3"
    assert covering(game, "e10") == set(game.legal_moves)
    game.push("e10,e11")
    assert covering(game, "j5") == set(game.legal_moves)
    assert refusal(game, "e12") == "P3"


def test_duo_scoring_is_advanced() -> None:
    duo = find_placing_variant("duo")
    assert duo.scoring == "advanced"
    assert score(duo, 0, Tally(cells=89, pieces=21, last_size=1)) == 20
    with pytest.raises(BadOption):
        find_placing_variant("duo", scoring="basic")


def test_duo_a_good_game_scores_by_cells_left() -> None:
    result = fixture_game("duo_engine", 2, "duo", start="own").outcome()
    assert result is not None
    assert (result.scores, result.winners) == ({"purple": -25, "orange": -18}, (1,))


def test_junior_pieces() -> None:
    junior = find_placing_variant("junior")
    game = new_game("junior")
    assert sorted(shape.name for shape in junior.pieces) == sorted(JUNIOR_SHAPES)
    for colour in junior.colours:
        names = [shape.name for shape in game.left(colour)]
        assert len(names) == 24
        assert all(names.count(name) == 2 for name in JUNIOR_SHAPES)
        assert sum(shape.size for shape in game.left(colour)) == 88


def test_junior_both_copies_are_played_and_never_a_third() -> None:
    most = 0
    for seed in range(5):
        game = random_game("junior", seed)
        laid = [(ply.colour, shape) for ply, shape in zip(game.plies, shapes_of(game), strict=True)]
        most = max(most, *(laid.count(piece) for piece in laid))
    assert most == 2


@pytest.mark.parametrize(("fixture", "number"), FIXTURES)
def test_junior_most_pieces_win(fixture: str, number: int) -> None:
    game = fixture_game(fixture, number, "junior", start="own")
    result = game.outcome()
    assert result is not None
    placed = {colour: 24 - len(game.left(colour)) for colour in game.variant.colours}
    assert result.scores == placed
    assert result.winners == tuple(seat for seat, n in enumerate(placed.values()) if n == max(placed.values()))


@pytest.mark.parametrize(("fixture", "number"), FIXTURES)
def test_junior_fewest_cells_left_win_by_option(fixture: str, number: int) -> None:
    game = fixture_game(fixture, number, "junior", start="own", scoring="cells")
    result = game.outcome()
    assert result is not None
    left = {colour: sum(shape.size for shape in game.left(colour)) for colour in game.variant.colours}
    assert result.scores == left
    assert result.winners == tuple(seat for seat, n in enumerate(left.values()) if n == min(left.values()))


def test_junior_the_two_scorings_disagree_on_three_fixtures() -> None:
    different = 0
    for fixture, number in FIXTURES:
        pieces = fixture_game(fixture, number, "junior", start="own").outcome()
        cells = fixture_game(fixture, number, "junior", start="own", scoring="cells").outcome()
        assert pieces is not None
        assert cells is not None
        different += pieces.winners != cells.winners
    assert different == 3


@pytest.mark.parametrize(("scoring", "points"), [("pieces", 24), ("cells", 0)])
def test_junior_no_bonus(scoring: str, points: int) -> None:
    junior = find_placing_variant("junior", scoring=scoring)
    everything = Tally(cells=88, pieces=24, last_size=1)
    assert score(junior, 0, everything) == points
    assert outcome(junior, [everything, Tally(80, 22)], junior.owners).winners == (0,)


def test_junior_scores_while_playing() -> None:
    game = favoured_game("junior", "blue", seed=1)
    assert game.scores == {colour: 24 - len(game.left(colour)) for colour in ("blue", "orange")}
    assert new_game("junior", scoring="cells").scores == {"blue": 88, "orange": 88}
