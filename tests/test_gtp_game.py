"""Games over the protocol: turns, passes, scores, files and values, asked of the real program."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from gtp_program import QUICK, Program, program
from test_fixtures import load

from cornerwise import PlacingPosition, find_placing_variant, new_game, variants
from cornerwise.engine.gtp.game import GtpGame
from cornerwise.engine.gtp.names import find_named, find_with_options
from cornerwise.engine.methods import format_score
from cornerwise.errors import CornerwiseError
from cornerwise.games.variant import Variant
from cornerwise.records.blksgf import game_of
from cornerwise.records.sgf import parse_sgf


@pytest.fixture(scope="module")
def shared() -> Iterator[Program]:
    """One program for all; each test begins a game of its own."""
    with program(*QUICK) as gtp:
        yield gtp


@pytest.fixture
def gtp(shared: Program) -> Program:
    shared.ask("set_game duo")
    for name, value in (("nodes", "8"), ("evaluator", "playouts"), ("seed", "1")):
        shared.ask(f"param {name} {value}")
    return shared


def played(position: PlacingPosition, seed: int, plies: int = 999) -> PlacingPosition:
    rng = Random(seed)
    while position.turn and position.ply < plies:
        position.push(rng.choice(list(position.legal_moves)))
    return position


# Games


@pytest.mark.parametrize(
    ("name", "id_", "options"),
    [
        ("duo", "duo", {"start": "any"}),
        ("duo start=own", "duo", {"start": "own"}),
        ("Blokus", "classic", {"start": "own"}),
        ("Blokus Two-Player", "classic-2", {"start": "own"}),
        ("Blokus Three-Player", "classic-3", {"start": "own", "shared": "green"}),
        ("Blokus Duo", "duo", {"start": "own"}),
        ("Blokus Duo start=any", "duo", {"start": "any"}),
        ("Blokus Junior", "junior", {"start": "own", "scoring": "cells"}),
        ("Blokus Trigon", "trigon", {"start": "any"}),
        ("Blokus Trigon Two-Player", "trigon-2", {"start": "any"}),
        ("Blokus Trigon Three-Player", "trigon-3", {"start": "any", "left_out": "green"}),
        ("trigon strict-corners=on", "trigon", {"strict_corners": True}),
        ("rumis-own heights=2 2 1/2 2 1 seats=2", "rumis-own", {"heights": "2 2 1/2 2 1", "seats": 2}),
        ("triominos seats=5", "triominos", {"seats": 5}),
    ],
)
def test_games_by_name(name: str, id_: str, options: dict[str, object]) -> None:
    variant = find_with_options(name)
    assert variant.id == id_
    assert options.items() <= variant.chosen.items()


@pytest.mark.parametrize(
    "name", ["", "Blokus Quattro", "Cornerwise", "blokus", "duo start", "duo start=", "duo a=b", "=x"]
)
def test_what_is_no_game(gtp: Program, name: str) -> None:
    with pytest.raises(CornerwiseError):
        find_with_options(name)
    gtp.ask("p e10")
    gtp.refused(f"set_game {name}")
    assert "e10 is taken" in gtp.refused("p e10"), "the game before goes on"


@pytest.mark.parametrize("variant", variants(), ids=lambda variant: variant.id)
def test_every_game_is_played(gtp: Program, variant: Variant) -> None:
    """Some moves of every colour, and all of them taken back."""
    gtp.ask(f"set_game {variant.id}")
    begin = gtp.ask("showboard")
    for _ in range(6):
        assert gtp.ask("g") != "pass"
    assert gtp.ask("showboard") != begin
    for _ in range(6):
        gtp.ask("undo")
    assert gtp.ask("showboard") == begin
    assert gtp.refused("undo") == "cannot undo"


@pytest.mark.parametrize(
    ("name", "colours"),
    [
        ("duo", "B W"),
        ("classic-2", "1 2 3 4"),
        ("trigon-3", "1 2 3"),
        ("rumis-tower seats=2", "B W"),
        ("rumis-tower seats=2 colours-each=2", "1 2 3 4"),
        ("triominos", "1 2"),
        ("triominos seats=6", "1 2 3 4 5 6"),
    ],
)
def test_colours(gtp: Program, name: str, colours: str) -> None:
    gtp.ask(f"set_game {name}")
    assert gtp.refused("genmove x").endswith(f"has no colour 'x' (choose from: {colours})")


@pytest.mark.parametrize("colour", ["B", "b", "black", "BLACK", "purple"])
def test_colours_have_several_names(gtp: Program, colour: str) -> None:
    gtp.ask(f"play {colour} e10")
    assert gtp.refused(f"play {colour} j5") == "moves out of turn: it is the turn of W"
    assert gtp.refused("genmove " + colour) == "moves out of turn: it is the turn of W"


# Moves


def test_moves_as_people_write_them(gtp: Program) -> None:
    gtp.ask("play B E10, e9")
    assert gtp.ask("genmove W") in new_game("duo").legal_moves
    assert gtp.refused("p e10") == "illegal move: e10 is taken (P2)"
    assert gtp.refused("p e8") == "illegal move: Touches your own colour along a side at e8 (P4)"
    assert gtp.refused("p zz") == "there is no 'zz' on the 14x14 board"


def test_moves_of_our_own_are_those_chosen(gtp: Program) -> None:
    legal = gtp.ask("all_legal B").splitlines()
    assert sorted(legal) == sorted(new_game("duo").format(move) for move in new_game("duo").legal_moves)
    assert gtp.ask("reg_genmove B") in legal
    assert gtp.ask("all_legal B").splitlines() == legal, "nothing was played"
    assert gtp.ask("genmove B") in legal
    assert gtp.ask("all_legal W").splitlines() != legal


def test_the_seed_makes_moves_the_same(gtp: Program) -> None:
    def line() -> list[str]:
        gtp.ask("clear_board")
        gtp.ask("set_random_seed 5")
        return [gtp.ask("g") for _ in range(6)]

    assert line() == line()


def test_moves_of_colours_that_are_not_next() -> None:
    """The same as if it were their turn: found another way, so compared with a game where it is."""
    position = played(new_game("duo", start="own"), seed=4, plies=12)
    game = GtpGame(find_placing_variant("duo"), Random())
    game.take(position.copy())
    position.push(next(iter(position.legal_moves)))
    mover = position.turn
    assert mover
    taken = set(position.cells(str(position.plies[-1].colour)))
    later = {move for move in game.legal_moves(mover) if not taken & set(position.move_table.rows[move])}
    assert later == set(position.legal_moves)


def blocked_game() -> tuple[PlacingPosition, str]:
    """A game of four colours in which one has just been skipped, and others have not."""
    for seed in range(50):
        position = new_game("classic")
        rng = Random(seed)
        while position.turn:
            position.push(rng.choice(list(position.legal_moves)))
            if len(position.skipped) == 1:
                return position, position.skipped[0]
    raise AssertionError("nobody was ever skipped")


def test_blocked_colours_pass(gtp: Program) -> None:
    position, colour = blocked_game()
    gtp.ask("set_game classic")
    for ply in position.plies:
        gtp.ask(f"play {ply.colour} {position.format(ply.move)}")
    assert gtp.ask(f"all_legal {colour}") == ""
    assert gtp.ask(f"reg_genmove {colour}") == "pass"
    assert gtp.ask(f"genmove {colour}") == "pass"
    assert gtp.ask(f"play {colour} pass") == ""
    assert gtp.refused(f"play {colour} a1").startswith("moves out of turn")
    assert position.turn is not None
    name = position.turn.capitalize()
    assert gtp.refused(f"play {position.turn} pass") == f"illegal move: {name} can place a piece, so it must (P6)"
    before = gtp.ask("showboard")
    gtp.ask("undo")
    gtp.ask("undo")
    assert gtp.ask("showboard") == before, "only the two passes were taken back"
    gtp.ask("undo")
    assert gtp.ask("showboard") != before


def test_a_swap(gtp: Program) -> None:
    gtp.ask("set_game polyomino-8")
    gtp.ask("play B a1,a2")
    assert "a different shape" in gtp.refused("play W d4,d5")
    gtp.ask("play W d4")
    assert gtp.ask("all_legal B") == "keep\nswap"
    assert gtp.ask("all_legal W") == ""
    assert gtp.refused("play W keep") == "moves out of turn: it is the turn of B"
    assert gtp.refused("play B pass") == "illegal move: The second player must keep or swap first (opening)"
    gtp.ask("play B swap")
    assert gtp.ask("final_score") == "B+1"
    assert gtp.ask("genmove B") not in ("keep", "swap")


def test_a_match_of_tiles(gtp: Program) -> None:
    """Chance is played by the program, and seeded; nobody's hand is seen but that of the seat to move."""
    gtp.ask("set_random_seed 3")
    gtp.ask("set_game triominos seats=3 deals=1")
    begin = gtp.ask("showboard")
    assert begin.count("hand") == 1
    moves = []
    while (move := gtp.ask("g")) != "pass" or "Match over" not in gtp.ask("showboard"):
        moves.append(move)
    assert {"draw"} < set(moves)
    assert gtp.ask("genmove 2") == "pass"
    assert len(gtp.ask("final_score").split()) == 3
    assert gtp.refused("play 1 draw") == "the game is over"
    gtp.ask("set_random_seed 3")
    gtp.ask("clear_board")
    assert gtp.ask("showboard") == begin
    others = [seat for seat in "123" if "out of turn" in gtp.raw(f"all_legal {seat}")]
    assert len(others) == 2
    assert gtp.refused("play 9 draw").startswith("triominos has no colour")


# Scores


def test_scores_of_two(gtp: Program) -> None:
    assert gtp.ask("final_score") == "0"
    gtp.ask("play B e10,e9")
    assert gtp.ask("final_score") == "B+2"
    gtp.ask("play W j5,j6,j7")
    assert gtp.ask("final_score") == "W+1"


@pytest.mark.parametrize(
    ("name", "moves", "score"),
    [
        ("classic", "a20,b20 t20 t1,t2,t3", "2 1 3 0"),
        ("classic scoring=basic", "a20,b20 t20 t1,t2,t3", "2 1 3 0"),
        ("classic-2", "a20,b20 t20 t1,t2,t3", "B+4"),
        ("classic-2 scoring=basic", "a20,b20 t20 t1,t2,t3", "B+4"),
        ("classic-teams", "a20,b20 t20 t1,t2,t3", "2 1 3 0"),
        ("classic-solo", "a20,b20 t20 t1,t2,t3", "1 1 1 0"),
        ("classic-3", "a20,b20 t20 t1,t2,t3 a1", "2 1 3 1"),
        ("junior", "e10,e9 j5", "0"),
        ("Blokus Junior", "e10,e9 j5", "B+1"),
        ("rumis-tower seats=2", "a1/1,b1/1", "B+3"),
        ("rumis-tower seats=3", "a1/1,b1/1", "-8 -11 -11"),
        ("rumis-tower seats=2 colours-each=2", "a1/1,b1/1 c1/1,c1/2", "B+1"),
        ("triominos scoring=no-points", "", "0 0"),
    ],
)
def test_scores(gtp: Program, name: str, moves: str, score: str) -> None:
    gtp.ask(f"set_game {name}")
    for move in moves.split():
        gtp.ask(f"p {move}")
    assert gtp.ask("final_score") == score


NAMES = {
    "duo": "Blokus Duo",
    "classic": "Blokus",
    "classic_2": "Blokus Two-Player",
    "classic_3": "Blokus Three-Player",
    "junior": "Blokus Junior",
    "trigon": "Blokus Trigon",
    "trigon_2": "Blokus Trigon Two-Player",
    "trigon_3": "Blokus Trigon Three-Player",
}


@pytest.mark.parametrize("fixture", NAMES)
def test_games_refereed_elsewhere(gtp: Program, fixture: str) -> None:
    """Told move by move with all passes, they end with the points that the other referee gave, bonuses and all."""
    for record in load(f"{fixture}_engine")[:2]:
        gtp.ask(f"set_game {NAMES[fixture]}")
        for ply in record["plies"]:
            colour = "BW"[ply["color"] - 1] if record["colors"] == 2 else ply["color"]
            gtp.ask(f"play {colour} {','.join(ply['move'] or ['pass'])}")
        assert gtp.ask("g") == "pass"
        assert gtp.ask("final_score") == format_points(record)


def format_points(record: Any) -> str:
    if len(record["points_per_player"]) > 2:
        return " ".join(map(str, record["points_per_color"]))
    first, second = record["points_per_player"]
    return f"{'B' if first > second else 'W'}+{abs(first - second)}" if first != second else "0"


def test_the_winner_without_points() -> None:
    game = GtpGame(find_named("triominos").with_options(scoring="no-points"), Random(2))
    rng = Random(2)
    while game.position.turn:
        game.make(rng.choice(list(game.position.legal_moves)))
    assert sorted(format_score(game.position).split()) == ["0", "1"]


# Files


def test_files(gtp: Program, tmp_path: Path) -> None:
    path = tmp_path / "one game.blksgf"
    moves = [gtp.ask("g") for _ in range(5)]
    board = gtp.ask("showboard")
    gtp.ask(f'savesgf "{path}"')
    saved = game_of(parse_sgf(path.read_bytes())[0]).position
    assert [saved.format(move) for move in saved.moves] == moves
    gtp.ask("set_game classic")
    gtp.ask(f'loadsgf "{path}"')
    assert gtp.ask("showboard") == board
    gtp.ask(f'loadsgf "{path}" 3')
    assert gtp.ask("all_legal B").count(moves[2]) >= 1
    gtp.ask(f"play B {moves[2]}")
    gtp.ask("undo")
    gtp.ask("undo")
    gtp.ask("undo")
    gtp.refused("undo")
    for number in ("0", "7", "x", "-1"):
        message = f"the number of the move to stop before must be a whole number from 1 to 6, not '{number}'"
        assert gtp.refused(f'loadsgf "{path}" {number}') == message


def test_files_that_cannot_be_read(gtp: Program, tmp_path: Path) -> None:
    (tmp_path / "junk").write_bytes(bytes(range(256)))
    (tmp_path / "illegal").write_text("(;GM[Blokus Duo];B[a1])")
    gtp.ask("p e10")
    assert gtp.refused(f"loadsgf {tmp_path}/none") == f"{tmp_path}/none: No such file or directory"
    assert gtp.refused(f"loadsgf {tmp_path}") == f"{tmp_path}: not a plain file"
    assert gtp.refused(f"savesgf {tmp_path}") == f"{tmp_path}: not a plain file"
    assert gtp.refused(f"savesgf {tmp_path}/none/game") == f"{tmp_path}/none/game: No such file or directory"
    assert "(P3)" in gtp.refused(f"loadsgf {tmp_path}/illegal")
    gtp.refused(f"loadsgf {tmp_path}/junk")
    assert "e10 is taken" in gtp.refused("p e10"), "the game before goes on"


# Values


def test_values(gtp: Program) -> None:
    assert 0 <= float(gtp.ask("get_value")) <= 1
    legal = set(gtp.ask("all_legal B").splitlines())
    gtp.ask("genmove B")
    rows = [row.split() for row in gtp.ask("move_values").splitlines()]
    assert 1 <= len(rows) <= 10
    for move, visits, share, margin, *line in rows:
        assert move in legal and line[0] == move, "of the position before the move"
        assert int(visits) >= 0 and 0 <= float(share) <= 1 and abs(float(margin)) < 200
    errors = [row.split() for row in gtp.ask("value_errors").splitlines()]
    assert len(errors) == len(rows)
    assert all(float(share) > 0 and float(points) > 0 for share, points in errors), "none of them is exact so early"
    assert gtp.ask("get_value") == rows[0][2]
    gtp.ask("undo")
    gtp.ask("play B e10")
    assert {row.split()[0] for row in gtp.ask("move_values").splitlines()} <= set(gtp.ask("all_legal W").splitlines())


def test_values_of_a_team_are_those_of_all_its_seats(gtp: Program) -> None:
    gtp.ask("set_game classic-teams")
    rows = gtp.ask("move_values").splitlines()
    assert float(rows[0].split()[2]) > 0.25


def test_there_is_no_value_after_the_end(gtp: Program) -> None:
    gtp.ask("set_game rumis-own seats=2 heights=2")
    gtp.ask("p a1/1,a1/2")
    assert gtp.refused("get_value") == "the game is over"
    assert gtp.refused("move_values") == "the game is over"
    assert gtp.ask("g") == "pass"


def test_parameters(gtp: Program) -> None:
    gtp.ask("param time 0.25")
    gtp.ask("param threads 2")
    gtp.ask("param nodes none")
    told = "level none\nnodes none\ntime 0.25\nevaluator playouts\nthreads 2\nseed 1\nmemory 512"
    assert gtp.ask("param") == told
    for name, value in (("time", "-1"), ("time", "inf"), ("threads", "0"), ("nodes", "1e3"), ("memory", "1" * 30)):
        assert gtp.refused(f"param {name} {value}").startswith(f"{name} must be ")
    assert gtp.refused("param level") == "usage: param [NAME VALUE]"
    assert gtp.refused("param evaluator oracle").startswith("there is no evaluator 'oracle'")
    gtp.ask("param time none")
    assert gtp.ask("param").startswith("level 5\nnodes none\ntime none\n"), "neither nodes nor time: the usual level"
    gtp.ask("param level 2")
    assert gtp.ask("param").startswith("level 2\nnodes none\ntime none\n")
    gtp.ask("param nodes 8")
    assert gtp.ask("param").startswith("level none\nnodes 8\ntime none\n"), "nodes take the place of a level"
    gtp.ask("param threads 1")


# Two programs


def test_a_whole_game_between_two_programs() -> None:
    with (
        program(*QUICK, "--game", "Blokus Duo") as black,
        program(*QUICK, "--game", "duo", "--option", "start=own") as white,
    ):
        players = {"B": (black, white), "W": (white, black)}
        position = new_game("duo", start="own")
        passes = 0
        colours = ["B", "W"]
        while passes < 2:
            mover, other = players[colours[0]]
            move = mover.ask(f"genmove {colours[0]}")
            other.ask(f"play {colours[0]} {move}")
            passes = passes + 1 if move == "pass" else 0
            if move != "pass":
                assert position.turn == ("purple" if colours[0] == "B" else "orange")
                position.push(move)
            colours.reverse()
        assert position.turn is None and position.ply > 20
        assert black.ask("final_score") == white.ask("final_score") == format_score(position)
        assert black.ask("showboard") == white.ask("showboard")
