"""Handicaps: colours that go without some of their pieces, in every part of the library."""

from dataclasses import replace
from random import Random

import pytest
from program import Captured, run
from strategies import handicaps, played

from cornerwise import (
    BadOption,
    IllegalMove,
    PlacingPosition,
    PlacingVariant,
    find_placing_variant,
    new_game,
    placing_variants,
)
from cornerwise.drawing.palette import DARK
from cornerwise.engine import Engine
from cornerwise.engine.arena.gtp_client import game_names
from cornerwise.engine.gtp.names import find_with_options
from cornerwise.engine.methods import format_score
from cornerwise.engine.nets import Net, shipped_net
from cornerwise.games.handicap import format_withheld, parse_withheld
from cornerwise.games.options import Choice
from cornerwise.records.blksgf import game_of, sgf_of
from cornerwise.records.record import format_record, parse_record, record_of, replay
from cornerwise.records.sgf import format_sgf, parse_sgf
from cornerwise.rules.conformance import check_variant
from cornerwise.rules.scoring import Tally, outcome, score
from cornerwise.terminal.tray import LAID, WITHHELD, painted_tray, slots

OFFERING = [variant for variant in placing_variants() if any(option.field == "without" for option in variant.options)]
every_handicap = pytest.mark.parametrize("variant", OFFERING, ids=lambda variant: variant.id)


def names_left(game: PlacingPosition, colour: str) -> list[str]:
    return [shape.name for shape in game.left(colour)]


# What may be withheld


def test_where_somebody_has_pieces_of_their_own_they_can_be_withheld() -> None:
    assert {variant.id for variant in placing_variants()} - {variant.id for variant in OFFERING} == {
        "classic-solo",
        "trigon-solo",
        "polyomino-hexa",
    }


@pytest.mark.parametrize(
    ("name", "without", "words"),
    [
        ("duo", "I5", "write without as in blue:I5,W5/red:X5, not 'I5'"),
        ("duo", "purple:", "write without as"),
        ("duo", "purple:I5 W5", "write without as"),
        ("duo", "purple:I5,", "write without as"),
        ("duo", "purple:I5/", "write without as"),
        ("duo", "purple:" + "I5," * 500 + "I5", "write without as"),
        ("duo", 5, "without cannot be 5: it must be a text"),
        ("duo", "purple:I5/purple:W5", "without names a colour twice"),
        ("duo", "blue:I5", "'blue' does not play in this game (choose from: purple, orange)"),
        ("duo", "purple:Q7", "there is no piece 'Q7' (choose from: 1, 2, I3"),
        ("duo", "purple:I5,I5", "purple has I5 once, not 2 times"),
        ("junior", "blue:I5,I5,I5", "blue has I5 2 times, not 3 times"),
        ("polyomino-8", "blue:1,2,I3,V3,I4,L4,T4,Z4,O4", "blue must keep at least one piece"),
        ("rumis-tower", "blue:I5", "there is no piece 'I5'"),
        ("polyomino-hexa", "blue:I5", "no option 'without'"),
        ("classic-solo", "blue:I5", "no option 'without'"),
    ],
)
def test_what_cannot_be_withheld(name: str, without: Choice, words: str) -> None:
    with pytest.raises(BadOption) as caught:
        find_placing_variant(name, without=without)
    assert words in str(caught.value) and len(str(caught.value)) < 200


def test_a_colour_must_play_to_go_without() -> None:
    find_placing_variant("rumis-tower", without="green:I2")
    with pytest.raises(BadOption, match="'green' does not play"):
        find_placing_variant("rumis-tower", seats=3, without="green:I2")
    with pytest.raises(BadOption, match="'blue' does not play"):
        find_placing_variant("trigon-3", left_out="blue", without="blue:I6")


def test_a_common_supply_cannot_be_divided() -> None:
    hexa = find_placing_variant("polyomino-hexa")
    offering = find_placing_variant("polyomino-8").options
    with pytest.raises(BadOption, match="all players share one set of pieces"):
        replace(hexa, options=offering).with_options(without="blue:I5")


def test_equal_handicaps_are_equal_texts() -> None:
    variant = find_placing_variant("classic", without="red:X5/blue:W5,I5")
    assert variant.without == "blue:I5,W5/red:X5"
    assert variant.chosen["without"] == variant.without
    assert variant.with_options(without="").chosen == find_placing_variant("classic").chosen


def test_colours_without_a_handicap_are_not_written() -> None:
    text = format_withheld({"blue": ["I5", "W5"], "red": []})
    assert text == "blue:I5,W5"
    assert parse_withheld(text) == {"blue": ["I5", "W5"]}
    assert parse_withheld("") == {}


# The game


def test_withheld_pieces_are_neither_there_nor_laid() -> None:
    game = new_game("duo", start="own", without="purple:1,I5")
    assert len(game.legal_moves) < len(new_game("duo", start="own").legal_moves)
    assert {"1", "I5"}.isdisjoint(names_left(game, "purple")) and len(game.left("purple")) == 19
    assert len(game.left("orange")) == 21
    with pytest.raises(IllegalMove, match=r"1 is not used in this game \(P1\)") as caught:
        game.push("e10")
    assert (caught.value.reason, dict(caught.value.details)) == ("piece-withheld", {"piece": "1"})


def test_one_of_two_copies_is_withheld() -> None:
    game = new_game("junior", start="own", without="blue:1/orange:I5,I5")
    assert names_left(game, "blue").count("1") == 1
    assert "I5" not in names_left(game, "orange")
    game.push("e10")
    game.push("j5")
    with pytest.raises(IllegalMove, match="1 has already been placed"):
        game.push("f11")


@every_handicap
def test_every_game_keeps_its_promises(variant: PlacingVariant) -> None:
    for number, without in enumerate(handicaps(variant)[1:]):
        check_variant(variant.with_options(without=without), games=1, seed=number, reference=not number)


# Points


def test_withheld_pieces_cost_nothing() -> None:
    game = new_game("duo", without="purple:I5,W5")
    assert game.scores == {"purple": -79, "orange": -89}
    assert new_game("junior", scoring="cells", without="blue:1,1").scores == {"blue": 86, "orange": 88}
    assert new_game("rumis-tower", without="blue:I2").scores == {"blue": -10, "yellow": -11, "red": -11, "green": -11}


def test_the_bonus_is_for_all_pieces_that_the_colour_had() -> None:
    duo = find_placing_variant("duo", without="purple:I5/orange:1")
    assert score(duo, 0, Tally(cells=84, pieces=20, last_size=1)) == 20
    assert score(duo, 0, Tally(cells=84, pieces=20, last_size=5)) == 15
    assert score(duo, 1, Tally(cells=83, pieces=19, last_size=5)) == -5
    assert score(duo, 1, Tally(cells=88, pieces=20, last_size=5)) == 15
    result = outcome(duo, [Tally(84, 20, 1), Tally(83, 19, 5)], duo.owners)
    assert (result.totals, result.winners) == ((20, -5), (0,))


def test_the_bonus_is_played_for_in_the_kernel() -> None:
    """A colour with three small pieces lays them all and is done, with +15 and +5."""
    kept = {"1", "2", "I3"}
    others = ",".join(shape.name for shape in find_placing_variant("duo").pieces if shape.name not in kept)
    game = new_game("duo", start="own", without=f"purple:{others}")
    assert game.scores["purple"] == -6
    for move in ("e10,e9,e8", "j5", "f7,g7", "k4,l4", "h8"):
        game.push(move)
    assert game.scores["purple"] == 20 and game.left("purple") == ()
    assert [(line.item, line.points) for line in game.score_sheet()["purple"]] == [
        ("all-placed", 15),
        ("single-last", 5),
    ]
    assert (game.turn, game.skipped) == ("orange", ())
    game.push(min(game.legal_moves))
    assert (game.turn, game.skipped) == ("orange", ("purple",))


def test_gtp_counts_up_from_nothing() -> None:
    game = new_game("classic", without="blue:I5,W5")
    assert format_score(game) == "0 0 0 0"
    game.push("a20,b20")
    assert format_score(game) == "2 0 0 0"


# Files


@every_handicap
def test_files_keep_handicaps(variant: PlacingVariant) -> None:
    for without in handicaps(variant):
        game = played(PlacingPosition(variant.with_options(without=without)), Random(1), 12)
        record = record_of(game)
        text = format_record(record)
        assert ('"without"' in text) == bool(without), "nobody is bothered with none"
        (tree,) = parse_sgf(format_sgf([sgf_of(record)]))
        for again in (replay(parse_record(text)), game_of(tree).position):
            assert again.variant.chosen == game.variant.chosen
            assert (again.plies, again.scores) == (game.plies, game.scores)


def test_a_file_of_other_programs_says_what_was_withheld() -> None:
    game = new_game("duo", start="own", without="orange:I5")
    game.push("e10")
    text = format_sgf([sgf_of(record_of(game))])
    assert "GM[Blokus Duo]" in text and "CORNERWISE[duo][start:own][without:orange:I5]" in text


def test_views_know_the_handicap() -> None:
    game = new_game("duo", without="orange:I5,W5")
    view = game.view(0)
    assert len(view.left["orange"]) == 19
    again = view.sample(Random(1))
    assert set(again.legal_moves) == set(game.legal_moves) and again.left("orange") == game.left("orange")


# Programs


def test_programs_are_told() -> None:
    variant = find_with_options("duo start=own without=orange:I5,W5/purple:1")
    assert variant.chosen == {"start": "own", "without": "purple:1/orange:I5,W5"}
    assert game_names(find_placing_variant("duo", without="orange:I5")) == ["duo without=orange:I5"]
    assert (
        find_with_options(*game_names(find_placing_variant("duo", without="orange:I5"))).chosen["without"]
        == "orange:I5"
    )


def test_an_engine_plays_with_what_there_is() -> None:
    game = new_game("polyomino-8", without="blue:I4,O4,L4/orange:1")
    engine = Engine(nodes=60, seed=1)
    while game.turn:
        game.push(engine.choose(game.view(game.mover or 0)))
    laid = {
        colour: {game.move_table.piece[ply.move] for ply in game.plies[:2] + game.plies[3:] if ply.colour == colour}
        for colour in game.variant.colours
    }
    names = [shape.name for shape in game.variant.pieces]
    assert {"I4", "O4", "L4"}.isdisjoint(names[piece] for piece in laid["blue"])
    assert "1" not in {names[piece] for piece in laid["orange"]}


def test_a_net_evaluates_games_with_a_handicap() -> None:
    """The same net with the same inputs. Who has little to place is ahead where only cells left over cost points."""
    fair = find_placing_variant("duo", start="own")
    path = shipped_net(fair)
    assert path is not None
    heavy = fair.with_options(without="purple:" + ",".join(shape.name for shape in fair.pieces[8:]))
    shares = [Net(path, variant).evaluate_view(PlacingPosition(variant).view(0))[0] for variant in (fair, heavy)]
    assert shares[1][0] > shares[0][0]


def test_analysis_knows_what_a_handicap_is_worth() -> None:
    heavy = find_placing_variant("polyomino-8", without="blue:I4,O4,L4,T4,Z4")
    engine = Engine(nodes=300, seed=1)
    game = PlacingPosition(heavy)
    for move in ("a1", "h8,h7"):
        game.push(move)
    assert game.format(engine.choose(game.view(1))) == "swap", "nobody keeps the colour that has less"


# People


def test_the_tray_tells_withheld_pieces_from_laid_ones() -> None:
    game = new_game("duo", start="own", without="purple:I5")
    game.push("e10")
    layout = slots(game, 60, 30)
    painted = str(painted_tray(game, "purple", DARK, layout, None, ())).splitlines()

    def mark(name: str) -> str:
        piece = next(number for number, shape in enumerate(game.variant.pieces) if shape.name == name)
        line, column = layout.place(piece)
        return painted[line + layout.height - 1][column : column + layout.width].strip()

    assert (mark("1"), mark("I5")) == (LAID, WITHHELD)
    assert mark("W5").endswith("W5")


def test_the_list_of_games_explains_it(capsys: Captured) -> None:
    assert run("games", "duo") == 0
    told = capsys.readouterr().out
    assert "without" in told and "Handicap" in told
    assert run("games", "classic-solo") == 0
    assert "without" not in capsys.readouterr().out


def test_commands_take_it(capsys: Captured) -> None:
    assert run("perft", "duo", "1", "--option", "start=own", "--option", "without=purple:1") == 0
    assert "413" in capsys.readouterr().out
