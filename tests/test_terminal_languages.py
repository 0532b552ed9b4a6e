"""The terminal game speaks the language of whoever plays it, and has room for all of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from terminal_pilot import SMALL, line, make_app, make_tiles, play, table_of, until
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from cornerwise import new_game, terminal
from cornerwise.locales.catalogue import languages, translator
from cornerwise.locales.lines import ELLIPSIS, columns, fitted, padded, shortened, wrapped
from cornerwise.locales.shapes import shapes
from cornerwise.locales.terminal_language import here, speak
from cornerwise.terminal import board_words, keys
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.board_screen import SIDE_WIDTH, BoardScreen
from cornerwise.terminal.dialogs import PickDialog, ResultDialog
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.seated_game import AnyGame
from cornerwise.terminal.start import StartScreen
from cornerwise.terminal.tile_screen import SIDE_WIDTH as TILE_SIDE_WIDTH
from cornerwise.terminal.tile_screen import TileScreen
from cornerwise.terminal.tile_widgets import TilePlayers
from cornerwise.terminal.widgets import Players

SOURCES = sorted(Path(str(terminal.__file__)).parent.glob("*.py"))
TREES = [ast.parse(path.read_text("utf-8")) for path in SOURCES]
LINES_OF_KEYS = [named for name, named in vars(keys).items() if name.isupper() and isinstance(named[0], keys.Does)]


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    speak("en")


# Texts


def texts(tree: ast.Module) -> Iterator[str]:
    """The string constants of a module that are no docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def called(tree: ast.Module, name: str) -> Iterator[ast.expr]:
    """The first arguments of the calls of a function."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name and node.args:
            yield node.args[0]


def test_every_message_that_is_asked_for_exists() -> None:
    known = shapes("en")
    used = {text for tree in TREES for text in texts(tree) if re.fullmatch(r"terminal(-[a-z]+)+", text)}
    begun = set()
    for asked in (asked for tree in TREES for asked in called(tree, "t")):
        if isinstance(asked, ast.Constant):
            used.add(str(asked.value))
        elif isinstance(asked, ast.JoinedStr) and isinstance(asked.values[0], ast.Constant):
            begun.add(str(asked.values[0].value))
    assert used - set(known) == set()
    assert [prefix for prefix in begun if not any(name.startswith(prefix) for name in known)] == []
    own = [prefix for prefix in begun if prefix.count("-") > 1]  # terminal-key-, terminal-is-
    seats = {f"terminal-{kind}" for kind in ("greedy", "random")}
    spoken_to = {f"{name}-you" for name in used}
    unused = {name for name in known if name.startswith("terminal-")} - used - spoken_to - seats
    assert {name for name in unused if not any(name.startswith(prefix) for prefix in own)} == set()


@pytest.mark.parametrize("number", range(len(SOURCES)), ids=[path.stem for path in SOURCES])
def test_no_sentence_stands_in_the_code(number: int) -> None:
    found = [text for text in texts(TREES[number]) if re.search(r"[A-Za-z]{2,} [a-z]{2,}", text)]
    assert [text for text in found if not text.startswith("cornerwise ")] == []  # what is typed at a prompt


# Room


@pytest.mark.parametrize("tag", languages())
def test_every_language_has_room(tag: str) -> None:
    speak(tag)
    for does in LINES_OF_KEYS:
        assert cell_len(keys.key_line(does, SMALL[0])) <= SMALL[0]
        assert all(cell_len(text) <= 72 for text in keys.key_lines(does, 72).split("\n"))
    for sheet in (keys.BOARD_HELP, keys.TILE_HELP):
        assert all(cell_len(text) <= 72 for text in keys.help_lines(sheet, 72))


def test_english_fits_the_smallest_window_whole() -> None:
    for does in LINES_OF_KEYS:
        assert all(keys.described(one) in keys.key_line(does, SMALL[0]) for one in does)
    for sheet in (keys.BOARD_HELP, keys.TILE_HELP):
        assert len(keys.help_lines(sheet, 72)) <= SMALL[1] - 2


def test_lines_are_measured_as_they_are_shown() -> None:
    assert padded("駒", 4) == "駒  " and padded("駒", 4, right=True) == "  駒"
    assert shortened("色色色色", 5) == "色色…" and shortened("red", 3) == "red"
    assert wrapped("one two three", 7) == ["one two", "three"] and wrapped("", 5) == [""]
    assert wrapped("unbreakable", 5) == ["unbre", "akabl", "e"]
    assert wrapped("放下 I5。轮到你了。", 9) == ["放下 I5。", "轮到你", "了。"]  # no line begins with a full stop
    assert wrapped("「角」对角", 6) == ["「角」", "对角"]
    assert fitted("one two three four", 8, 2) == ["one two", "three f…"] and fitted("one", 8, 0) == []
    assert columns([("a", "Level 3", "7"), ("駒", "You", "140")], numbers=1, room=11) == ["a  Lev…   7", "駒 You  140"]


# Playing


def test_a_language_is_chosen_and_a_game_is_played_in_it() -> None:
    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        await pilot.press("l")
        await until(pilot, lambda: isinstance(pilot.app.screen, PickDialog))
        offered = pilot.app.screen.query_one(OptionList)
        assert offered.highlighted == 0  # the one that is spoken
        offered.highlighted = languages().index("de")
        await pilot.press("enter")
        await until(pilot, lambda: here().tag == "de" and isinstance(pilot.app.screen, StartScreen))
        games = pilot.app.screen.query_one("#games", OptionList)
        await until(pilot, lambda: games is not pilot.app.screen.query_one("#games", OptionList) or games.has_focus)
        games = pilot.app.screen.query_one("#games", OptionList)
        assert "Classic zu zweit" in [str(option.prompt) for option in games.options]
        games.highlighted = games.get_option_index("polyomino-8")
        await pilot.press("enter")
        await until(pilot, lambda: bool(pilot.app.focused and pilot.app.focused.id == "start"))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, BoardScreen))
        table = table_of(pilot)
        assert "Blau" in str(table.query_one(Players).render()) and "Du" in str(table.query_one(Players).render())
        assert translator("de").line("game-polyomino-8-about") in line(pilot, "news")

    play(TerminalApp(pace=0), script)


def test_a_game_to_its_end_in_another_language() -> None:
    speak("fr")

    async def script(pilot: Pilot[None]) -> None:
        game = table_of(pilot).game
        for _ in range(8):
            await pilot.press("left", "up")
        violation = game.position.violation(table_of(pilot).turn.hand.move)
        assert violation and translator("fr").line(violation.phrase.id) in line(pilot, "message")
        while not game.over:
            await pilot.press("n", "enter")
            await until(pilot, lambda: game.over or game.human)
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultDialog))
        dialog = pilot.app.screen
        assert isinstance(dialog, ResultDialog)
        assert dialog.headline == board_words.result_line(game)
        assert any(word in dialog.headline for word in ("gagne", "égal"))
        assert any(translator("fr").line("colour-purple") in text for text in board_words.score_lines(game))

    play(make_app("duo", "human", "greedy"), script)


@pytest.mark.parametrize(
    ("game", "kind", "width"),
    [
        (SeatedBoardGame(new_game("classic-3"), ("human", "level-3", "greedy")), Players, SIDE_WIDTH),
        (make_tiles("human", "level-3", "random"), TilePlayers, TILE_SIDE_WIDTH),
    ],
    ids=["board", "tiles"],
)
def test_players_have_room_in_every_language(game: AnyGame, kind: type[Static], width: int) -> None:
    async def script(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, BoardScreen | TileScreen)
        for tag in languages():
            speak(tag)
            screen.show()
            shown = str(screen.query_one(kind).render()).split("\n")
            assert all(cell_len(text) < width for text in shown), tag
            assert not any(ELLIPSIS in text for text in shown), tag

    play(TerminalApp(game, pace=60), script)
