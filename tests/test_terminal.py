"""The state behind the terminal game: the piece in the hand, matches with their seats, pictures."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from cornerwise import PlacingPosition, find_placing_variant, new_game, placing_variants
from cornerwise.cli import make_parser
from cornerwise.commands.play import make_game
from cornerwise.drawing.palette import DARK
from cornerwise.errors import CornerwiseError
from cornerwise.geometry.shapes import to_origin
from cornerwise.records.record import parse_record
from cornerwise.rules.moves import Move
from cornerwise.terminal.above import painted_above
from cornerwise.terminal.board_words import news, result_line
from cornerwise.terminal.hand import Hand
from cornerwise.terminal.paint import LEANING, Ghost, board_looks, miniature, painted_board
from cornerwise.terminal.players import HUMAN
from cornerwise.terminal.raster import rasterise
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.tray import COMMANDS, PIECE_KEYS, piece_of_key, slots
from cornerwise.terminal.turn import places_by_piece

FLAT = ("duo", "classic", "trigon", "trigon-3")
BOARDS = (*FLAT, "rumis-tower", "rumis-corner")


# The piece in the hand


@pytest.mark.parametrize("name", FLAT)
def test_turning_round_and_over_comes_back(name: str) -> None:
    table = new_game(name).move_table
    hand = Hand(table)
    steps = 4 if name in ("duo", "classic") else 6
    for piece in range(len(table.pieces)):
        hand.take(piece)
        begin = hand.cells
        turned = set()
        for _ in range(steps):
            hand.turn()
            turned.add(hand.cells)
        assert hand.cells == begin
        hand.turn(clockwise=False)
        assert hand.cells in turned
        hand.turn()
        hand.flip()
        hand.flip()
        assert hand.cells == begin


@pytest.mark.parametrize("name", BOARDS)
def test_a_held_piece_is_always_a_placement(name: str) -> None:
    table, rng = new_game(name).move_table, Random(2)
    hand = Hand(table)
    for _ in range(500):
        action = rng.choice(("turn", "flip", "take"))
        if action == "take":
            hand.take(rng.randrange(len(table.pieces)))
        else:
            hand.turn() if action == "turn" else hand.flip()
        hand.step(*rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)]))
        assert table.rows[hand.move] == tuple(sorted(hand.cells))
        assert table.piece[hand.move] == hand.piece


@pytest.mark.parametrize("name", FLAT)
def test_a_held_piece_reaches_every_row(name: str) -> None:
    table = new_game(name).move_table
    hand = Hand(table)
    hand.take(0)
    for direction in (1, -1):
        while hand.step(0, direction):
            pass
        names = {table.board.names[cell][-2:].lstrip("abcdefghijklmnopqrstuvwxyz") for cell in hand.cells}
        ends = {int(name.lstrip("abcdefghijklmnopqrstuvwxyz")) for name in table.board.names}
        assert {int(name) for name in names} == {max(ends) if direction == 1 else min(ends)}


@pytest.mark.parametrize("name", BOARDS)
def test_jumping_takes_up_a_placement(name: str) -> None:
    table = new_game(name).move_table
    hand = Hand(table)
    for move in Random(3).sample(range(len(table)), 200):
        hand.jump(type(hand.move)(move))
        assert hand.move == move


def test_a_solid_piece_can_be_turned_and_tipped_every_way() -> None:
    table = new_game("rumis-tower").move_table
    hand = Hand(table)
    for piece, shape in enumerate(table.pieces):
        hand.take(piece)
        seen = set()
        for number in range(24):
            hand.turn() if number % 6 else hand.flip()
            for _ in range(4):
                hand.flip() if number % 2 else hand.turn()
                cells = [table.board.addresses[cell] for cell in hand.cells]
                seen.add(to_origin(table.board.lattice, cells))
        assert seen == set(shape.orientations)


def test_a_solid_piece_comes_to_rest_on_what_lies_there() -> None:
    position = new_game("rumis-tower")
    hand = Hand(position.move_table)
    position.push("b2/1,c2/1")
    hand.over(position.cells("blue"))
    hand.take(0)
    hand.move_to(position.variant.board.parse_cell("b2/1"))
    assert position.variant.board.parse_cell("b2/1") not in hand.cells
    for cell in hand.cells:
        below = position.variant.board.below[cell]
        assert below is None or below in (*position.cells("blue"), *hand.cells)


def test_clockwise_is_clockwise() -> None:
    table = new_game("duo").move_table
    hand = Hand(table)
    move = table.find(map(table.board.parse_cell, ("e5", "f5", "g5", "e6")))  # an L with its foot up at the left
    assert move is not None
    hand.jump(move)
    hand.turn()
    cells = [table.board.addresses[cell] for cell in hand.cells]
    rows, columns = Counter(y for _, y in cells), Counter(x for x, _ in cells)
    assert max(columns.values()) == 3
    foot = next(x for x, count in columns.items() if count == 1)
    assert foot > min(columns)  # the foot has turned from the upper left to the upper right
    assert next(y for x, y in cells if x == foot) == max(rows)


# Matches


def anything(game: SeatedBoardGame) -> Move:
    return max(game.position.legal_moves)


def thought_of(game: SeatedBoardGame) -> Move:
    """The move of the computer whose turn it is."""
    move = game.thought().run()
    assert move is not None
    return move


def test_undo_goes_back_to_the_last_human_move() -> None:
    game = SeatedBoardGame(new_game("classic"), ("human", "greedy", "random", "greedy"), seed=4)
    with pytest.raises(CornerwiseError, match="no move to undo"):
        game.undo()
    for _ in range(6):
        game.make(anything(game) if game.human else thought_of(game))
    assert [ply.seat for ply in game.recent] == [1]
    assert game.undo() == 2
    assert game.human and game.position.ply == 4
    assert [ply.seat for ply in game.recent] == [1, 2, 3]


def test_resting_colours_are_told_once() -> None:
    position, rng = new_game("classic"), Random(5)
    game = SeatedBoardGame(position, (HUMAN,) * 4)
    told: list[str] = []
    while position.turn:
        position.push(rng.choice(list(position.legal_moves)))
        told += game.newly_resting()
        assert set(told) == set(game.resting())
    assert sorted(told) == sorted(position.variant.colours)


def test_a_saved_match_is_a_record(tmp_path: Path) -> None:
    game = SeatedBoardGame(new_game("trigon-3"), ("human", "random", "greedy"), seed=6)
    game.make(anything(game))
    assert game.unsaved
    game.save(tmp_path / "game.json")
    assert not game.unsaved
    record = parse_record((tmp_path / "game.json").read_bytes())
    assert record.players == ("human", "random", "greedy") and len(record.moves) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_who_sits_where() -> None:
    parse = make_parser().parse_args

    def seats(*arguments: str) -> tuple[str, ...]:
        game = make_game(parse(["play", *arguments]))
        assert game
        return game.seats

    assert make_game(parse(["play"])) is None
    assert seats("duo") == ("human", "level-3")
    assert seats("classic", "--seat", "5", "human", "level-9") == ("level-5", "human", "level-9", "level-3")
    assert seats("classic-solo") == ("human",)
    assert seats("triominos", "--option", "seats=4", "--seat", "2") == ("level-2", *("level-3",) * 3)


def test_nobody_else_can_sit_there(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        make_parser().parse_args(["play", "duo", "--seat", "12"])
    assert "'12' cannot play (choose from: human, 1-9, greedy, random)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (["--time", "soon"], "time must be a number of seconds up to 86400, or none, not 'soon'"),
        (["--time", "0"], "time must be a number of seconds"),
        (["--nodes", "0"], "nodes must be a whole number from 1"),
        (["--evaluator", "oracle"], "there is no evaluator 'oracle'"),
    ],
)
def test_bad_parameters_are_told(arguments: list[str], fault: str) -> None:
    with pytest.raises(CornerwiseError, match=fault):
        make_game(make_parser().parse_args(["play", "duo", *arguments]))


def test_results_in_words() -> None:
    game = SeatedBoardGame(new_game("polyomino-8"), ("human", "greedy"), seed=7)
    while not game.over:
        game.make(anything(game))
    outcome = game.position.outcome()
    assert outcome
    assert news(game).startswith(game.position.plies[-1].colour.capitalize())
    expected = {(0,): "You win by ", (1,): "Greedy (", (0, 1): "Draw"}
    assert result_line(game).startswith(expected[outcome.winners])


# Pictures


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("name", [*BOARDS, "polyomino-8"])
def test_every_cell_has_its_share_of_the_picture(name: str, scale: int) -> None:
    board = find_placing_variant(name).board
    raster = rasterise(board, scale)
    halves = Counter(cell for row in raster.rows for character in row for cell in character[:2] if cell is not None)
    assert set(halves.values()) == {2 * scale**2 if name.startswith("trigon") else 4 * scale**2}
    assert len(halves) == len(board)
    assert all(character.slash or character.left == character.right for row in raster.rows for character in row)


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_are_as_large_as_promised(name: str) -> None:
    position = new_game(name)
    move = next(iter(position.legal_moves))
    ghost = Ghost(str(position.turn), position.move_table.rows[move], legal=False)
    for scale in (1, 2):
        text = painted_board(position.variant.board, scale, board_looks(position, DARK, ghost=ghost, marks=True), DARK)
        raster = rasterise(position.variant.board, scale)
        lines = text.plain.split("\n")
        assert len(lines) == raster.height and {len(line) for line in lines} == {raster.width}
        assert LEANING["/"] in text.plain


def test_a_solid_board_is_shown_from_above_with_its_heights() -> None:
    position = new_game("rumis-tower")
    position.push("b2/1,b2/2")
    lines = painted_above(position, DARK, None, ()).plain.split("\n")
    assert lines[0] == "From above" and lines[-1].split() == ["a", "b", "c", "d"]
    assert lines[4].split() == ["2", "8", "2", "8", "8"] and lines[3].split() == ["3", "8", "8", "8", "8"]
    held = tuple(map(position.variant.board.parse_cell, ("b2/3", "c2/1", "c2/2", "c2/3")))
    ghost = Ghost("red", held, legal=True)
    assert painted_above(position, DARK, ghost, ()).plain.split("\n")[4].split() == ["2", "8", "3", "3", "8"]
    assert painted_above(position, DARK, None, held).plain == painted_above(position, DARK, ghost, ()).plain


def test_small_pictures_of_pieces() -> None:
    pieces = {shape.name: shape for shape in find_placing_variant("duo").pieces}
    lattice = find_placing_variant("duo").board.lattice
    assert miniature(lattice, pieces["I5"]) == ("▀▀▀▀▀",)
    assert miniature(lattice, pieces["O4"]) == ("██",)
    trigon = find_placing_variant("trigon")
    single, double, *_ = trigon.pieces
    assert miniature(trigon.board.lattice, single) in (("◢◣",), ("◥◤",))
    assert miniature(trigon.board.lattice, double) in (("◢█◤",), ("◥█◣",))
    tower = find_placing_variant("rumis-tower")
    plans = [miniature(tower.board.lattice, shape) for shape in tower.pieces]
    assert len(set(plans)) == 11 and plans[0] == ("11",)


def test_piece_keys_are_no_commands() -> None:
    assert not set(PIECE_KEYS) & set(COMMANDS) and len(set(PIECE_KEYS)) == len(PIECE_KEYS)
    assert piece_of_key("a", 9) == 0 and piece_of_key("r", 9) is None and piece_of_key("z", 9) is None
    for variant in placing_variants():
        layout = slots(PlacingPosition(variant), 36, 15)
        for piece in range(len(variant.pieces)):
            assert layout.piece_at(*layout.place(piece), len(variant.pieces)) == piece
            assert layout.place(piece)[1] + layout.width <= 37


def test_places_are_sorted_by_piece() -> None:
    position = new_game("duo", start="own")
    places = places_by_piece(position)
    assert sum(map(len, places.values())) == len(position.legal_moves)
    assert all(position.move_table.piece[move] == piece for piece, moves in places.items() for move in moves)
