"""Games on a board played by keys, and everything round them: the start screen, saving, leaving."""

from pathlib import Path

import pytest
from terminal_pilot import LARGE, SMALL, line, make_app, play, table_of, until
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from cornerwise import PlacingPosition, find_placing_variant, new_game, placing_variants
from cornerwise.cli import make_parser
from cornerwise.commands.play import make_game
from cornerwise.drawing.palette import DARK
from cornerwise.records.record import parse_record
from cornerwise.rules.moves import KEEP, SWAP
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.board_screen import BoardScreen
from cornerwise.terminal.board_words import result_line
from cornerwise.terminal.dialogs import HelpDialog, LeaveDialog, ResultDialog, SaveDialog
from cornerwise.terminal.players import HUMAN, usual_seats
from cornerwise.terminal.screen import Manner
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.start import ChoiceRow, StartScreen
from cornerwise.terminal.tray import key_of_piece
from cornerwise.terminal.widgets import BoardView


def test_a_whole_game_by_keys() -> None:
    async def script(pilot: Pilot[None]) -> None:
        game = table_of(pilot).game
        while not game.over:
            await pilot.press("n", "enter")
            await until(pilot, lambda: game.over or game.human)
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultDialog))
        dialog = pilot.app.screen
        assert isinstance(dialog, ResultDialog) and dialog.headline == result_line(game)
        assert game.position.ply > 8
        await pilot.press("escape")
        assert line(pilot, "message").startswith("Game over.")
        await pilot.press("q")
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(make_app("polyomino-8", "human", "greedy"), script)


@pytest.mark.parametrize(("key", "move", "colour"), [("k", KEEP, "blue"), ("w", SWAP, "orange")])
def test_the_second_player_keeps_or_swaps(key: str, move: int, colour: str) -> None:
    async def script(pilot: Pilot[None]) -> None:
        game = table_of(pilot).game
        await until(pilot, lambda: game.human)
        assert line(pilot, "message").startswith("K: keep, and play Blue.")
        await pilot.press("enter", "n", "r", "tab")  # there is no piece to lay now
        assert game.position.ply == 2
        await pilot.press(key)
        assert game.position.moves[2] == move
        assert game.position.owners[colour] == (1,)

    play(make_app("polyomino-8", "greedy", "human"), script)


def test_an_illegal_placement_is_refused_with_the_reason() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        for _ in range(6):
            await pilot.press("left", "up")
        await pilot.press("enter")
        assert table.game.position.ply == 0
        assert "t fit. Your first piece must cover your starting square (P3)." in line(pilot, "message")
        await pilot.press("n")
        assert line(pilot, "message").startswith("✓ X5 fits: ")
        await pilot.press("enter")
        assert table.game.position.ply == 1

    play(make_app("duo", "human", "human"), script)


def test_what_is_remarked_about_the_hand_goes_with_the_next_key() -> None:
    async def script(pilot: Pilot[None]) -> None:
        board = table_of(pilot)
        used = key_of_piece(board.turn.hand.piece)
        await pilot.press("enter")
        await until(pilot, lambda: board.game.human and board.game.position.ply == 2)
        await pilot.press(used)
        assert "has already been placed" in line(pilot, "news")
        await pilot.press("tab")
        assert "has already been placed" not in line(pilot, "news")

    play(make_app("duo", "human", "greedy"), script)


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

    play(make_app("duo", "human", "human"), script)


def test_undo_takes_back_the_answer_too() -> None:
    async def script(pilot: Pilot[None]) -> None:
        game = table_of(pilot).game
        await pilot.press("u")
        assert "no move to undo" in line(pilot, "news")
        await pilot.press("n", "enter")
        await until(pilot, lambda: game.human and game.position.ply == 2)
        await pilot.press("u")
        assert game.position.ply == 0
        assert line(pilot, "news") == "2 moves undone."

    play(make_app("duo", "human", "random"), script)


def test_saving_and_going_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def save(pilot: Pilot[None]) -> None:
        game = table_of(pilot).game
        await pilot.press("n", "enter")
        await until(pilot, lambda: game.human)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, path.exists)
        await pilot.press("q")  # nothing is asked, for the game is saved
        await until(pilot, lambda: pilot.app.return_code == 0)

    play(make_app("duo", "human", "greedy"), save)
    resumed = make_game(make_parser().parse_args(["play", "--resume", str(path)]))
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
        table_of(pilot).game.path = None
        await pilot.press("n", "enter", "s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        pilot.app.screen.query_one(Input).value = str(tmp_path / "nowhere" / "game.json")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, BoardScreen))
        assert line(pilot, "news").startswith("Not saved, ")

    play(make_app("duo", "human", "human"), script)


def test_a_dialog_stays_open_while_the_computer_moves(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def script(pilot: Pilot[None]) -> None:
        game = table_of(pilot).game
        await pilot.press("s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveDialog))
        begin = game.position.ply
        await until(pilot, lambda: game.position.ply > begin)
        pilot.app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await until(pilot, path.exists)

    app = TerminalApp(SeatedBoardGame(new_game("duo"), ("random", "random"), seed=9), pace=0.3)
    play(app, script)


def test_leaving_an_unsaved_game_asks() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        assert isinstance(pilot.app.screen, HelpDialog)
        await pilot.press("escape", "n", "enter", "Q")
        await until(pilot, lambda: isinstance(pilot.app.screen, LeaveDialog))
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, BoardScreen)
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
        rows = {row.name: row for row in screen.query(ChoiceRow)}
        rows["colours-each"].focus()
        await pilot.press("right")
        await until(pilot, lambda: "not enough colours" in str(screen.query_one("#fault", Static).render()))
        rows["seats"].focus()
        await pilot.press("right", "right")  # from four over three to two
        await until(pilot, lambda: len(screen.query("#seats > ChoiceRow")) == 2)
        screen.query_one("#start").focus()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, BoardScreen))
        assert table_of(pilot).game.position.variant.colours == ("blue", "yellow", "red", "green")

    play(TerminalApp(pace=0), script)


def test_the_start_screen_sets_up_a_match() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        games = pilot.app.screen.query_one("#games", OptionList)
        games.highlighted = games.get_option_index("classic-3")
        await until(pilot, lambda: len(pilot.app.screen.query(ChoiceRow)) == 7)
        rows = {row.name: row for row in pilot.app.screen.query(ChoiceRow)}
        rows["start"].focus()
        await pilot.press("right")
        assert [rows[f"seat {seat}"].value for seat in range(3)] == list(usual_seats(3))
        rows["seat 1"].focus()
        await pilot.press("7", "right")
        rows["seat 2"].focus()
        await pilot.press("g", "right", "h")
        rows["seat 0"].focus()
        await pilot.press("left")  # round to the last
        games.focus()
        await pilot.press("enter", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, BoardScreen))
        game = table_of(pilot).game
        assert game.position.variant.chosen == {"start": "any", "scoring": "advanced", "first": 0, "shared": "green"}
        assert game.seats == ("random", "level-8", "human")

    play(TerminalApp(pace=0), script)


IN_SMALL = ("duo", "junior", "polyomino-8", "polyomino-12", "polyomino-14")


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (SMALL, IN_SMALL),
        (LARGE, tuple(variant.id for variant in placing_variants() if variant.id not in IN_SMALL)),
    ],
)
def test_every_game_can_be_played(size: tuple[int, int], names: tuple[str, ...]) -> None:
    async def script(pilot: Pilot[None]) -> None:
        for name in names:
            variant = find_placing_variant(name)
            game = SeatedBoardGame(PlacingPosition(variant), (HUMAN,) * variant.seats, seed=8)
            await pilot.app.push_screen(BoardScreen(game, Manner(DARK)))
            board = table_of(pilot).query_one(BoardView)
            assert board.needed.width + 30 <= size[0] and board.needed.height + 3 <= size[1], name
            await pilot.press("n", "enter")
            assert game.position.ply == 1, name
            assert "use a window" not in line(pilot, "news"), name
            await pilot.app.pop_screen()

    play(make_app("polyomino-8", HUMAN, HUMAN), script, size)


def test_a_small_window_scrolls_and_says_so() -> None:
    async def script(pilot: Pilot[None]) -> None:
        table = table_of(pilot)
        assert "use a window of 80 x 24" in line(pilot, "news")
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
        assert [table.game.position.variant.board.names[cell] for cell in table.turn.hand.cells] == ["a14"]
        await pilot.click("Tray", offset=(7, 1))
        assert table.turn.hand.piece == 1

    play(make_app("duo", "human", "human"), script)
