"""The terminal game: its state without a screen, and whole games played by keys."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from cornerwise import Position, find_variant, new_game, variants
from cornerwise.cli import make_parser
from cornerwise.commands.play import make_match
from cornerwise.drawing.palette import DARK
from cornerwise.geometry.shapes import to_origin
from cornerwise.records.record import parse_record
from cornerwise.rules.moves import KEEP, SWAP
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.dialogs import HelpDialog, LeaveDialog, ResultDialog, SaveDialog
from cornerwise.terminal.hand import Hand
from cornerwise.terminal.match import Match
from cornerwise.terminal.paint import LEANING, Ghost, board_looks, miniature, painted_board
from cornerwise.terminal.players import HUMAN, PLAYERS, usual_seats
from cornerwise.terminal.raster import rasterise
from cornerwise.terminal.start import ChoiceRow, StartScreen
from cornerwise.terminal.table import TableScreen
from cornerwise.terminal.tray import COMMANDS, PIECE_KEYS, piece_of_key, slots
from cornerwise.terminal.turn import places_by_piece
from cornerwise.terminal.widgets import BoardView
from cornerwise.terminal.words import capital, news, result_line

FLAT = ("duo", "classic", "trigon", "trigon-3")
BOARDS = (*FLAT, "rumis-tower", "rumis-corner")
SMALL, LARGE = (80, 24), (120, 40)


# Players


@pytest.mark.parametrize("name", PLAYERS)
def test_computer_players_play_whole_games(name: str) -> None:
    player, position = PLAYERS[name](Random(1)), new_game("polyomino-8")
    while position.turn:
        assert position.seat is not None
        position.push(player.choose(position.view(position.seat)))
    assert position.outcome()


def test_the_greedy_player_lays_a_largest_piece() -> None:
    position = new_game("duo")
    for _ in range(10):
        move = PLAYERS["greedy"](Random()).choose(position.view(0))
        assert len(position.table.rows[move]) == 5


# The piece in the hand


@pytest.mark.parametrize("name", FLAT)
def test_turning_round_and_over_comes_back(name: str) -> None:
    table = new_game(name).table
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
    table, rng = new_game(name).table, Random(2)
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
    table = new_game(name).table
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
    table = new_game(name).table
    hand = Hand(table)
    for move in Random(3).sample(range(len(table)), 200):
        hand.jump(type(hand.move)(move))
        assert hand.move == move


def test_a_solid_piece_can_be_turned_and_tipped_every_way() -> None:
    table = new_game("rumis-tower").table
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
    hand = Hand(position.table)
    position.push("b2/1,c2/1")
    hand.over(position.cells("blue"))
    hand.take(0)
    hand.move_to(position.variant.board.parse_cell("b2/1"))
    assert position.variant.board.parse_cell("b2/1") not in hand.cells
    for cell in hand.cells:
        below = position.variant.board.below[cell]
        assert below is None or below in (*position.cells("blue"), *hand.cells)


def test_clockwise_is_clockwise() -> None:
    table = new_game("duo").table
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


def test_undo_goes_back_to_the_last_human_move() -> None:
    match = Match(new_game("classic"), usual_seats(4), rng=Random(4))
    assert match.undo() == 0
    for _ in range(6):
        match.position.push(match.hint() if match.human else match.thought()())
    assert [ply.seat for ply in match.recent] == [1]
    assert match.undo() == 2
    assert match.human and match.position.ply == 4
    assert [ply.seat for ply in match.recent] == [1, 2, 3]


def test_resting_colours_are_told_once() -> None:
    position, rng = new_game("classic"), Random(5)
    match = Match(position, (HUMAN,) * 4)
    told: list[str] = []
    while position.turn:
        position.push(rng.choice(list(position.legal_moves)))
        told += match.newly_resting()
        assert set(told) == set(match.resting())
    assert sorted(told) == sorted(position.variant.colours)


def test_a_saved_match_is_a_record(tmp_path: Path) -> None:
    match = Match(new_game("trigon-3"), ("human", "random", "greedy"), rng=Random(6))
    match.position.push(match.hint())
    assert match.unsaved
    match.save(tmp_path / "game.json")
    assert not match.unsaved
    record = parse_record((tmp_path / "game.json").read_bytes())
    assert record.players == ("human", "random", "greedy") and len(record.moves) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_who_sits_where() -> None:
    parse = make_parser().parse_args

    def seats(*arguments: str) -> tuple[str, ...]:
        match = make_match(parse(["play", *arguments]))
        assert match
        return match.seats

    assert make_match(parse(["play"])) is None
    assert seats("duo") == ("human", "greedy")
    assert seats("classic", "--seat", "greedy", "human") == ("greedy", "human", "greedy", "greedy")
    assert seats("classic-solo") == ("human",)


def test_results_in_words() -> None:
    match = Match(new_game("polyomino-8"), ("human", "greedy"), rng=Random(7))
    while not match.over:
        match.position.push(match.hint())
    outcome = match.position.outcome()
    assert outcome
    assert news(match).startswith(capital(match.position.plies[-1].colour))
    expected = {(0,): "You (", (1,): "Greedy (", (0, 1): "All share the win."}
    assert result_line(match).startswith(expected[outcome.winners])


# Pictures


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("name", [*BOARDS, "polyomino-8"])
def test_every_cell_has_its_share_of_the_picture(name: str, scale: int) -> None:
    board = find_variant(name).board
    raster = rasterise(board, scale)
    halves = Counter(cell for row in raster.rows for character in row for cell in character[:2] if cell is not None)
    assert set(halves.values()) == {2 * scale**2 if name.startswith("trigon") else 4 * scale**2}
    assert len(halves) == len(board)
    assert all(character.slash or character.left == character.right for row in raster.rows for character in row)


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_are_as_large_as_promised(name: str) -> None:
    position = new_game(name)
    move = next(iter(position.legal_moves))
    ghost = Ghost(str(position.turn), position.table.rows[move], legal=False)
    for scale in (1, 2):
        text = painted_board(position.variant.board, scale, board_looks(position, DARK, ghost=ghost, marks=True), DARK)
        raster = rasterise(position.variant.board, scale)
        lines = text.plain.split("\n")
        assert len(lines) == raster.height and {len(line) for line in lines} == {raster.width}
        assert LEANING["/"] in text.plain


def test_small_pictures_of_pieces() -> None:
    pieces = {shape.name: shape for shape in find_variant("duo").pieces}
    lattice = find_variant("duo").board.lattice
    assert miniature(lattice, pieces["I5"]) == ("▀▀▀▀▀",)
    assert miniature(lattice, pieces["O4"]) == ("██",)
    trigon = find_variant("trigon")
    single, double, *_ = trigon.pieces
    assert miniature(trigon.board.lattice, single) in (("◢◣",), ("◥◤",))
    assert miniature(trigon.board.lattice, double) in (("◢█◤",), ("◥█◣",))
    tower = find_variant("rumis-tower")
    plans = [miniature(tower.board.lattice, shape) for shape in tower.pieces]
    assert len(set(plans)) == 11 and plans[0] == ("11",)


def test_piece_keys_are_no_commands() -> None:
    assert not set(PIECE_KEYS) & set(COMMANDS) and len(set(PIECE_KEYS)) == len(PIECE_KEYS)
    assert piece_of_key("a", 9) == 0 and piece_of_key("r", 9) is None and piece_of_key("z", 9) is None
    for variant in variants():
        layout = slots(Position(variant), 36, 15)
        for piece in range(len(variant.pieces)):
            assert layout.piece_at(*layout.place(piece), len(variant.pieces)) == piece
            assert layout.place(piece)[1] + layout.width <= 37


# Played by keys


def play(app: TerminalApp, script: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Runs an application with somebody at its keys."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    coroutine: Coroutine[Any, Any, None] = run()
    asyncio.run(coroutine)


def table_of(pilot: Pilot[None]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def line(pilot: Pilot[None], name: str) -> str:
    """What a line of the game screen says."""
    return str(table_of(pilot).query_one(f"#{name}", Static).render())


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    for _ in range(3000):  # half a minute: a busy machine is no failure
        if reached():
            return
        await pilot.pause(0.01)
    raise AssertionError("waited too long")


def make_app(variant: str, *seats: str, seed: int = 0, **options: Any) -> TerminalApp:
    return TerminalApp(Match(new_game(variant), seats, rng=Random(seed)), pace=0, **options)


def test_a_whole_game_by_keys() -> None:
    async def script(pilot: Pilot[None]) -> None:
        match = table_of(pilot).match
        while not match.over:
            await pilot.press("n", "enter")
            await until(pilot, lambda: match.over or match.human)
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultDialog))
        dialog = pilot.app.screen
        assert isinstance(dialog, ResultDialog) and dialog.headline == result_line(match)
        assert match.position.ply > 8
        await pilot.press("escape")
        assert line(pilot, "message").startswith("Game over.")
        await pilot.press("q")
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(make_app("polyomino-8", "human", "greedy"), script)


@pytest.mark.parametrize(("key", "move", "colour"), [("k", KEEP, "blue"), ("w", SWAP, "orange")])
def test_the_second_player_keeps_or_swaps(key: str, move: int, colour: str) -> None:
    async def script(pilot: Pilot[None]) -> None:
        match = table_of(pilot).match
        await until(pilot, lambda: match.human)
        assert line(pilot, "message").startswith("K: keep, and play blue.")
        await pilot.press("enter", "n", "r", "tab")  # there is no piece to lay now
        assert match.position.ply == 2
        await pilot.press(key)
        assert match.position.moves[2] == move
        assert match.position.owners[colour] == (1,)

    play(make_app("polyomino-8", "greedy", "human"), script)


def test_an_illegal_placement_is_refused_with_the_reason() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        for _ in range(6):
            await pilot.press("left", "up")
        await pilot.press("enter")
        assert table.match.position.ply == 0
        assert "does not fit: the first piece must cover a start cell (P3)" in line(pilot, "message")
        await pilot.press("n")
        assert line(pilot, "message").startswith("✓ X5 fits: ")
        await pilot.press("enter")
        assert table.match.position.ply == 1

    play(make_app("duo", "human", "human"), script)


def test_pieces_are_taken_turned_and_moved() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        await pilot.press("a")
        assert table.turn.hand.piece == 0
        await pilot.press("tab")
        assert table.turn.hand.piece == 1
        await pilot.press("shift+tab", "shift+tab")
        assert table.turn.hand.piece == 20  # round to the last
        await pilot.press("z")
        begin = table.turn.hand.cells
        await pilot.press("r")
        turned = table.turn.hand.cells
        assert turned != begin
        await pilot.press("R")
        assert table.turn.hand.cells == begin
        await pilot.press("f", "f", "left", "right", "up", "down")
        assert table.turn.hand.cells == begin
        await pilot.press("n")
        first = table.turn.hand.move
        await pilot.press("n", "N")
        assert table.turn.hand.move == first
        await pilot.press("h")
        assert table.turn.hand.move in table.match.position.legal_moves

    play(make_app("duo", "human", "human"), script)


def test_undo_takes_back_the_answer_too() -> None:
    async def script(pilot: Pilot[None]) -> None:
        match = table_of(pilot).match
        await pilot.press("u")
        assert "no move of yours" in line(pilot, "news")
        await pilot.press("n", "enter")
        await until(pilot, lambda: match.human and match.position.ply == 2)
        await pilot.press("u")
        assert match.position.ply == 0
        assert line(pilot, "news") == "2 moves taken back."

    play(make_app("duo", "human", "random"), script)


def test_saving_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def save(pilot: Pilot[None]) -> None:
        match = table_of(pilot).match
        await pilot.press("n", "enter")
        await until(pilot, lambda: match.human)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, path.exists)
        await pilot.press("q")  # nothing is asked, for the game is saved
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(make_app("duo", "human", "greedy"), save)
    resumed = make_match(make_parser().parse_args(["play", "--resume", str(path)]))
    assert resumed and resumed.seats == ("human", "greedy") and resumed.position.ply == 2

    async def go_on(pilot: Pilot[None]) -> None:
        await pilot.press("n", "enter")
        await until(pilot, lambda: resumed.human)
        assert resumed.position.ply == 4

    play(TerminalApp(resumed, pace=0, save_path=path), go_on)
    assert len(parse_record(path.read_bytes()).moves) == 4  # kept up to date by itself


def test_saving_asks_before_it_replaces_and_tells_what_failed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("something else", encoding="utf-8")

    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("n", "enter", "s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, SaveDialog) and path.read_text(encoding="utf-8") == "something else"
        await pilot.press("enter")
        await until(pilot, lambda: "cornerwise-record" in path.read_text(encoding="utf-8"))
        table_of(pilot).match.path = None
        await pilot.press("n", "enter", "s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        pilot.app.screen.query_one(Input).value = str(tmp_path / "nowhere" / "game.json")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert line(pilot, "news").startswith("Not saved, ")

    play(make_app("duo", "human", "human"), script)


def test_a_dialog_stays_open_while_the_computer_moves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def script(pilot: Pilot[None]) -> None:
        match = table_of(pilot).match
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        begin = match.position.ply
        await until(pilot, lambda: match.position.ply > begin)
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, path.exists)

    app = TerminalApp(Match(new_game("duo"), ("random", "random"), rng=Random(9)), pace=0.3)
    play(app, script)


def test_leaving_an_unsaved_game_asks() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpDialog)
        await pilot.press("escape", "n", "enter", "q")
        await until(pilot, lambda: isinstance(pilot.app.screen, LeaveDialog))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, TableScreen)
        await pilot.press("q")
        await until(pilot, lambda: isinstance(pilot.app.screen, LeaveDialog))
        await pilot.press("q")
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(make_app("duo", "human", "human"), script)


def test_the_start_screen_follows_the_number_of_seats() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        screen = pilot.app.screen
        games = screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index("rumis-tower")
        await until(pilot, lambda: len(screen.query("#seats > ChoiceRow")) == 4)
        rows = {row.label: row for row in screen.query(ChoiceRow)}
        rows["colours-each"].focus()
        await pilot.press("right")
        await until(pilot, lambda: "not enough colours" in str(screen.query_one("#fault", Static).render()))
        rows["seats"].focus()
        await pilot.press("right", "right")  # from four over three to two
        await until(pilot, lambda: len(screen.query("#seats > ChoiceRow")) == 2)
        screen.query_one("#start").focus()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        assert table_of(pilot).match.position.variant.colours == ("blue", "yellow", "red", "green")

    play(TerminalApp(pace=0), script)


def test_the_start_screen_sets_up_a_match() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        games = pilot.app.screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index("classic-3")
        await until(pilot, lambda: len(pilot.app.screen.query(ChoiceRow)) == 7)
        rows = {row.label: row for row in pilot.app.screen.query(ChoiceRow)}
        rows["start"].focus()
        await pilot.press("right")
        rows["seat 1"].focus()
        await pilot.press("left")
        games.focus()
        await pilot.press("enter", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        match = table_of(pilot).match
        assert match.position.variant.chosen == {"start": "any", "scoring": "advanced", "first": 0, "shared": "green"}
        assert match.seats == ("human", "human", "greedy")

    play(TerminalApp(pace=0), script)


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (SMALL, ("duo", "junior", "polyomino-8", "polyomino-12", "polyomino-14")),
        (LARGE, tuple(variant.id for variant in variants())),
    ],
)
def test_every_game_can_be_played(size: tuple[int, int], names: tuple[str, ...]) -> None:
    async def script(pilot: Pilot[None]) -> None:
        for name in names:
            variant = find_variant(name)
            match = Match(Position(variant), (HUMAN,) * variant.seats, rng=Random(8))
            await pilot.app.push_screen(TableScreen(match, DARK, save_path=None, pace=0, marks=False))
            board = table_of(pilot).query_one(BoardView)
            assert board.needed.width + 30 <= size[0] and board.needed.height + 3 <= size[1], name
            await pilot.press("h", "enter")
            assert match.position.ply == 1, name
            assert "wants a window" not in line(pilot, "news"), name
            await pilot.app.pop_screen()

    play(make_app("polyomino-8", HUMAN, HUMAN), script, size)


def test_a_small_window_scrolls_and_says_so() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        assert "wants a window of 80 x 24" in line(pilot, "news")
        await pilot.press("a")
        table.turn.hand.move_to(0)
        await pilot.press("left")
        assert table.query_one("#board-pane").scroll_y > 0

    play(make_app("classic", *(HUMAN,) * 4), script, (60, 18))


def test_clicks_move_the_piece_and_take_one() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        await pilot.press("a")
        await pilot.click(BoardView, offset=(3, 0))
        assert [table.match.position.variant.board.names[cell] for cell in table.turn.hand.cells] == ["a14"]
        await pilot.click("Tray", offset=(7, 1))
        assert table.turn.hand.piece == 1

    play(make_app("duo", "human", "human"), script)


def test_places_are_sorted_by_piece() -> None:
    position = new_game("duo", start="own")
    places = places_by_piece(position)
    assert sum(map(len, places.values())) == len(position.legal_moves)
    assert all(position.table.piece[move] == piece for piece, moves in places.items() for move in moves)
