"""Games in .blksgf files: ours come back, those of other programs are understood, and the rules are kept."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strategies import played, positions

from cornerwise.errors import BadOption, IllegalMove, SgfError, UnknownVariant
from cornerwise.games.catalogue import find_placing_variant, placing_variants
from cornerwise.games.options import Choice
from cornerwise.records.blksgf import SgfGame, game_of, position_at, sgf_of, variant_of
from cornerwise.records.record import record_of
from cornerwise.records.sgf import Node, format_sgf, parse_sgf
from cornerwise.rules.placing_position import PlacingPosition

TEXTS = st.text(st.characters(exclude_characters="\r", exclude_categories=["Cs"]), max_size=20)

CONVENTIONS: dict[str, tuple[str, dict[str, Choice]]] = {
    "Blokus": ("classic", {"start": "own", "scoring": "advanced", "first": 0}),
    "Blokus Two-Player": ("classic-2", {"start": "own", "scoring": "advanced", "first": 0}),
    "Blokus Three-Player": ("classic-3", {"start": "own", "scoring": "advanced", "first": 0, "shared": "green"}),
    "Blokus Duo": ("duo", {"start": "own"}),
    "Blokus Junior": ("junior", {"start": "own", "scoring": "cells"}),
    "Blokus Trigon": ("trigon", {"start": "any", "strict_corners": False}),
    "Blokus Trigon Two-Player": ("trigon-2", {"start": "any", "strict_corners": False}),
    "Blokus Trigon Three-Player": ("trigon-3", {"start": "any", "strict_corners": False, "left_out": "green"}),
}


def read(text: str) -> SgfGame:
    return game_of(parse_sgf(text)[0])


def game(name: str, plies: int = 500, seed: int = 1, **options: Choice) -> PlacingPosition:
    return played(PlacingPosition(find_placing_variant(name, **options)), Random(seed), plies)


def written(position: PlacingPosition) -> Node:
    return sgf_of(record_of(position))


@settings(max_examples=150)
@given(positions(), st.data())
def test_games_can_be_read_again(position: PlacingPosition, data: st.DataObject) -> None:
    names = data.draw(st.just(()) | st.tuples(*[TEXTS] * position.variant.seats).filter(any))
    comments = data.draw(st.dictionaries(st.integers(0, position.ply), TEXTS.filter(bool), max_size=3))
    record = record_of(position, players=names, date=data.draw(TEXTS), event=data.draw(TEXTS), comments=comments)
    text = format_sgf([sgf_of(record)])
    again = game_of(parse_sgf(text.encode())[0])
    assert again.record == record
    assert again.position.plies == position.plies
    assert (again.variant.id, again.variant.chosen) == (position.variant.id, position.variant.chosen)
    assert format_sgf([sgf_of(again.record)]) == text


# Which game


@pytest.mark.parametrize("name", CONVENTIONS)
def test_common_names(name: str) -> None:
    variant_id, chosen = CONVENTIONS[name]
    variant = variant_of(Node({"GM": [name]}))
    assert (variant.id, variant.chosen) == (variant_id, chosen)
    root = written(played(PlacingPosition(variant), Random(2), 500))
    assert root.text("GM") == name
    assert "CORNERWISE" not in root.properties


def test_a_game_that_is_common_in_all_but_its_options() -> None:
    for name, common, own in (
        ("classic-teams", "Blokus", ["classic-teams", "start:own", "scoring:advanced", "first:0"]),
        ("trigon-teams", "Blokus Trigon", ["trigon-teams", "start:any", "strict-corners:off"]),
        ("duo", "Blokus Duo", ["duo", "start:any"]),
    ):
        root = written(game(name, plies=0))
        assert (root.text("GM"), root.properties["CORNERWISE"]) == (common, own)
    basic = written(game("classic-2", scoring="basic"))
    assert (basic.text("GM"), basic.properties["CORNERWISE"][2]) == ("Blokus Two-Player", "scoring:basic")


def test_the_moves_decide_the_name() -> None:
    position = PlacingPosition(find_placing_variant("duo"))
    position.push("e10")
    assert written(position).text("GM") == "Blokus Duo"
    position.pop()
    position.push("j5")
    assert written(position).text("GM") == "Cornerwise"
    assert written(game("classic", plies=1, first=2)).text("GM") == "Cornerwise"


def test_games_that_nobody_else_plays() -> None:
    for variant in placing_variants():
        if variant.id.startswith("polyomino") or variant.id.endswith("solo"):
            root = written(PlacingPosition(variant))
            assert (root.text("GM"), root.text("CORNERWISE")) == ("Cornerwise", variant.id)


@pytest.mark.parametrize("name", ["", "1", "Blokus duo", "Blokus  Duo", " Blokus", "Nexos", "Callisto Two-Player"])
def test_unknown_games(name: str) -> None:
    with pytest.raises(SgfError, match="unknown game"):
        read(f"(;GM[{name}])")
    with pytest.raises(SgfError, match="unknown game"):
        read("(;B[e10])")


def test_our_own_property() -> None:
    assert read("(;GM[Cornerwise]CORNERWISE[trigon][strict-corners:on])").variant.strict_corners
    assert read("(;GM[Blokus Duo]CORNERWISE[duo])").variant.start == "any"
    with pytest.raises(SgfError, match="needs the property CORNERWISE"):
        read("(;GM[Cornerwise])")
    with pytest.raises(SgfError, match="'Blokus', and also duo"):
        read("(;GM[Blokus]CORNERWISE[duo])")
    with pytest.raises(SgfError, match="twice"):
        read("(;GM[Cornerwise]CORNERWISE[duo][start:own][start:own])")
    with pytest.raises(UnknownVariant):
        read("(;GM[Cornerwise]CORNERWISE[chess])")
    for option in ("start:spaced", "start", "", "self:1", "seats:3", ":"):
        with pytest.raises(BadOption):
            read(f"(;GM[Cornerwise]CORNERWISE[duo][{option}])")


# Players, dates and results


def test_players_are_seats_and_moves_are_colours() -> None:
    four = sgf_of(record_of(game("classic", plies=2), players=("A", "", "C", "D"), date="2024-02-29", event="Cup"))
    assert format_sgf([four]).startswith("(;GM[Blokus]CA[UTF-8]AP[Cornerwise]P1[A]P3[C]P4[D]DT[2024-02-29]EV[Cup]\n;1[")
    two = sgf_of(record_of(game("classic-2", plies=2), players=("A", "B")))
    assert (two.text("PB"), two.text("PW")) == ("A", "B")
    assert [list(node.properties) for node in two.main_line()][1:] == [["1"], ["2"]]
    duo = written(game("duo", plies=2))
    assert [list(node.properties) for node in duo.main_line()][1:] == [["B"], ["W"]]


def test_results_between_two() -> None:
    for seed in range(6):
        position = game("duo", seed=seed, start="own")
        outcome = position.outcome()
        assert outcome is not None
        first, second = outcome.totals
        better = "0" if first == second else f"{'B' if first > second else 'W'}+{abs(first - second)}"
        assert game_of(written(position)).result == better
    assert game_of(written(game("classic"))).result == ""


def test_what_a_file_says_is_kept() -> None:
    text = "(;GM[Blokus Duo]PB[Ann]PW[Bob]DT[2012-01-02]EV[Cup]RE[B+Resign]RO[3]XY[a][b]\n;B[e10]TE[2]C[good])\n"
    found = read(text)
    assert (found.players, found.date, found.event, found.result) == (("Ann", "Bob"), "2012-01-02", "Cup", "B+Resign")
    assert found.comments == {1: "good"}
    assert format_sgf([found.root]) == text


def test_comments_along_the_main_line() -> None:
    found = read("(;GM[Blokus Duo]C[start];C[more];B[e10]C[one];MN[7];C[two](;W[j5]C[three])(;W[i5,j5]C[no]))")
    assert found.comments == {0: "start\nmore", 1: "one\ntwo", 2: "three"}
    assert found.record.comments == found.comments


def test_comments_of_a_record_with_passes() -> None:
    position = game("duo")
    record = record_of(position)
    end = len(record.moves)
    passed = replace(
        record, moves=(*record.moves, "pass", "pass"), comments={end: "over", end + 1: "really", end + 2: ""}
    )
    assert game_of(sgf_of(passed)).comments == {end: "over\nreally"}


# Moves


def test_old_files() -> None:
    """Cells as a list of values, and colours by name."""
    assert read("(;GM[Blokus Duo];B[e8][f8][g8][e9][e10])").position.ply == 1
    old = "(;GM[Blokus];BLUE[a20][b20];YELLOW[t20];RED[t1];GREEN[a1])"
    new = "(;GM[Blokus];1[a20,b20];2[t20];3[t1];4[a1])"
    assert read(old).position.plies == read(new).position.plies


def test_cells_in_capitals() -> None:
    assert read("(;GM[Blokus Duo];B[E10,F10])").record.moves == ("e10,f10",)


def test_colours_in_other_orders() -> None:
    text = "(;GM[Cornerwise]CORNERWISE[trigon-3][left-out:yellow]"
    plies = read(text + ";1[p14];2[x6];3[h6])").position.plies
    assert [ply.colour for ply in plies] == ["blue", "red", "green"]
    assert [ply.colour for ply in read(text + ";BLUE[p14];RED[x6];GREEN[h6])").position.plies] == [
        "blue",
        "red",
        "green",
    ]
    with pytest.raises(SgfError, match="trigon-3 has no colour 'YELLOW'"):
        read(text + ";BLUE[p14];YELLOW[x6])")


def test_the_swap_is_a_move_of_the_colour_in_turn() -> None:
    text = "(;GM[Cornerwise]CORNERWISE[polyomino-8]\n;B[a1]\n;W[d4,e4]\n;B[swap]\n;B[b2,c2])\n"
    position = read(text).position
    assert [ply.seat for ply in position.plies] == [0, 0, 1, 0]
    assert format_sgf([written(position)]).splitlines()[1:] == text.splitlines()[1:]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (";B[e10];B[f9]", r"ply 2: Purple moves here, but it is the turn of Orange, which can place a piece \(P11\)"),
        (";W[j5]", r"ply 1: Orange moves here, but it is the turn of Purple, which can place a piece"),
        (";B[a1]", r"ply 1: 'a1' is not allowed: .*\(P3\)"),
        (";B[e10];W[j5];B[e11,e12]", r"ply 3: .*\(P4\)"),
        (";B[e10,x1]", "ply 1: 'e10,x1' is not allowed: Outside the board"),
        (";B[e10,e12]", r"ply 1: .*No piece has that shape"),
        (";B[]", r"ply 1: 'pass' is not allowed: Purple can place a piece, so it must \(P6\)"),
        (";W[]", r"ply 1: Orange moves here, but it is the turn of Purple"),
        (";B[e10]W[j5]", "two moves, B and W"),
        (";1[e10]", "duo has no colour '1'"),
        (";RED[e10]", "duo has no colour 'RED'"),
        (";AB[e10]", "AB sets up a position"),
        (";B[e10]AE[e10]", "AE sets up a position"),
        (";PL[W]", "Orange moves here, but it is the turn of Purple"),
        (";PL[3]", "no colour '3'"),
    ],
)
def test_lines_that_break_the_rules(line: str, why: str) -> None:
    with pytest.raises(SgfError, match=why) as caught:
        read(f"(;GM[Blokus Duo]{line})")
    assert caught.value.offset == len("(;GM[Blokus Duo]" + line[: line.rindex(";")])


def test_the_cause_is_kept() -> None:
    with pytest.raises(SgfError) as caught:
        read("(;GM[Blokus Duo];B[a1])")
    assert isinstance(caught.value.__cause__, IllegalMove)
    assert caught.value.__cause__.clause == "P3"


def test_players_are_no_colours_where_each_has_two() -> None:
    with pytest.raises(SgfError, match="classic-2 has no colour 'B'"):
        read("(;GM[Blokus Two-Player];B[a20])")


def test_who_is_to_play_may_be_said() -> None:
    assert read("(;GM[Blokus]PL[1];1[a20];PL[2];PL[YELLOW];2[t20])").position.ply == 2


def test_blocked_colours_may_pass_or_be_left_out() -> None:
    position = game("classic", seed=3)
    root = written(position)
    plain = format_sgf([root])
    along = PlacingPosition(position.variant)
    for node, following in pairwise(list(root.main_line())):
        passes = [Node({str(position.variant.colours.index(colour) + 1): [""]}) for colour in along.skipped]
        chain = [node, *passes, following]
        for above, below in pairwise(chain):
            above.children = [below]
        along.push(position.moves[along.ply])
    text = format_sgf([root])
    assert "[]" in text
    assert read(text).position.plies == position.plies == read(plain).position.plies
    assert read(text.rstrip(")\n") + ";1[];2[pass];3[])").position.outcome() == position.outcome()


# Variations and set-up positions


def test_any_node_has_a_position() -> None:
    root = parse_sgf("(;GM[Blokus Duo];B[e10](;W[j5];B[f9,f8])(;W[i5,j5](;B[f11,f12])(;B[d9,d8]C[!])))")[0]
    marked = next(node for node in root.walk() if node.comment)
    position = position_at(root, marked)
    assert [position.format(move) for move in position.moves] == ["e10", "i5,j5", "d8,d9"]
    assert position_at(root, root).ply == 0
    assert game_of(root).record.moves == ("e10", "j5", "f8,f9")


def test_a_set_up_position_is_kept_but_not_replayed() -> None:
    text = "(;GM[Blokus Duo]\n(;B[e10])\n(;AB[e10][f9,f8]AW[j5]PL[B]\n;B[g7]))\n"
    root = parse_sgf(text)[0]
    assert format_sgf([root]) == text
    assert game_of(root).position.ply == 1
    with pytest.raises(SgfError, match="sets up a position"):
        position_at(root, root.children[1].children[0])
