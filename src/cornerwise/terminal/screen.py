"""The game screen, whatever is played: its frame and keys, the course of a game, computer players, hints, saving."""

from abc import abstractmethod
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Generic, Protocol, TypeVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from cornerwise.drawing.palette import Theme
from cornerwise.engine import Analysis, Line
from cornerwise.errors import CornerwiseError
from cornerwise.locales.lines import fitted
from cornerwise.locales.terminal_language import said, t
from cornerwise.rules.moves import Move
from cornerwise.terminal import words
from cornerwise.terminal.dialogs import HelpDialog, LeaveDialog, ResultDialog, SaveDialog
from cornerwise.terminal.keys import Keys, Sheet, key_line
from cornerwise.terminal.paint import SIGNALS
from cornerwise.terminal.seated_game import AnyGame, free_path
from cornerwise.terminal.thinking import Thought

TICK = 0.5
"""Seconds after which a clock on the screen is brought up to date."""


class HumanTurn(Protocol):
    """What a human can do at this point of a game: the piece or tile in the hand, and where it fits."""

    def begin(self) -> None:
        """Find what fits now."""

    def take_next(self, step: int) -> None:
        """Take the next piece or tile that fits somewhere, forwards or backwards."""

    def next_place(self, step: int) -> None:
        """Hold it over the next place where it fits, forwards or backwards."""


G = TypeVar("G", bound=AnyGame)
T = TypeVar("T", bound=HumanTurn)


@dataclass(frozen=True)
class Manner:
    """How a game is shown and kept."""

    theme: Theme
    save_path: Path | None = None
    """A file that the game is kept in after every move."""
    pace: float = 0
    """Seconds before a computer's move appears, so that one can follow it."""
    marks: bool = False


class GameScreen(Screen[str], Generic[G, T]):
    """A game from its first move to its last. Answers "again" or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "take_next(1)", priority=True),
        Binding("shift+tab", "take_next(-1)", priority=True),
        Binding("left", "step(-1, 0)"),
        Binding("right", "step(1, 0)"),
        Binding("up", "step(0, 1)"),
        Binding("down", "step(0, -1)"),
        Binding("r", "turn(1)"),
        Binding("R", "turn(-1)"),
        Binding("n", "next_place(1)"),
        Binding("N", "next_place(-1)"),
        Binding("enter", "lay"),
        Binding("h,H", "hint"),
        Binding("escape", "call_off_hint"),
        Binding("u,U", "undo"),
        Binding("s,S", "save"),
        Binding("m,M", "marks"),
        Binding("q,Q", "leave"),
        Binding("question_mark", "help"),
    ]
    HAND_ACTIONS: ClassVar[tuple[str, ...]] = ("take_next", "turn", "next_place")
    """The actions that need a piece or tile in the hand."""
    SHEET: ClassVar[Sheet]
    """What the help shows."""

    class Chosen(Message):
        """A computer player has chosen its move."""

        def __init__(self, thought: Thought[Move], move: Move) -> None:
            super().__init__()
            self.thought, self.move = thought, move

    class Advised(Message):
        """A hint is ready."""

        def __init__(self, thought: Thought[Analysis], analysis: Analysis) -> None:
            super().__init__()
            self.thought, self.analysis = thought, analysis

    def __init__(self, game: G, turn: T, manner: Manner) -> None:
        super().__init__()
        self.game: G = game
        self.turn: T = turn
        self.manner = manner
        self.inks, self.marks = manner.theme, manner.marks
        self.remark = ""
        """Shown once, in place of the news."""
        self.hint: Line | None = None
        self._thought: Thought[Move] | None = None
        self._advice: Thought[Analysis] | None = None

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            yield from self.compose_picture()
            with Vertical(id="side"):
                yield from self.compose_players()
                with VerticalScroll(id="tray-pane", can_focus=False):
                    yield from self.compose_tray()
        with Vertical(id="words"):
            yield Static(id="message", markup=False)
            yield Static(id="news", markup=False)
        yield Static(id="keys", markup=False)

    # What a family of games adds

    @abstractmethod
    def compose_picture(self) -> ComposeResult:
        """What lies on the table."""

    @abstractmethod
    def compose_players(self) -> ComposeResult:
        """Who plays, and the scores."""

    @abstractmethod
    def compose_tray(self) -> ComposeResult:
        """What the human to move can lay."""

    @property
    @abstractmethod
    def holding(self) -> bool:
        """Whether a human has a piece or tile in the hand."""

    @property
    @abstractmethod
    def deciding(self) -> bool:
        """Whether a human can make a move now."""

    @abstractmethod
    def begin_turn(self) -> None:
        """Find what can be done now."""

    @abstractmethod
    def show(self) -> None:
        """Draw everything as it is now."""

    @abstractmethod
    def show_lines(self) -> None:
        """Draw the lines of text as they are now."""

    @abstractmethod
    def take_up(self, move: Move) -> None:
        """Hold the piece or tile of a hint where it says."""

    @abstractmethod
    def hinted(self, move: Move) -> str:
        """The text of a hint for a move."""

    @property
    @abstractmethod
    def mover_name(self) -> str:
        """Who is to move, in words."""

    @abstractmethod
    def result(self) -> tuple[str, list[str]]:
        """Who has won, and the scores."""

    # The course of the game

    def on_mount(self) -> None:
        self.set_interval(TICK, self.tick)
        self.go_on()

    def on_unmount(self) -> None:
        self._drop_hint()
        self._stop_thinking()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    def tick(self) -> None:
        """Bring clocks up to date."""
        if self._thought or self._advice:
            self.show_lines()

    def go_on(self) -> None:
        """After every change of the position: show it, and let the computer move where it is its turn."""
        self._drop_hint()
        self.begin_turn()
        if not self.game.over and self.game.position.mover is not None and not self.game.human:
            self._thought = self.game.thought()
            self._think(self._thought)
        self.show()
        if self.game.over:
            self._show_result()

    @work(thread=True, group="thinking")
    def _think(self, thought: Thought[Move]) -> None:
        move = thought.run(self.manner.pace)
        if move is not None:
            self.post_message(self.Chosen(thought, move))

    def on_game_screen_chosen(self, message: Chosen) -> None:
        if message.thought is self._thought:  # the human may have taken moves back meanwhile
            self._thought = None
            self.make(message.move)

    def make(self, move: Move) -> None:
        """Make the move of the seat to move."""
        self.game.make(move)
        self.moved()

    def moved(self) -> None:
        """After a move: save the game if it is kept in a file, and go on."""
        self.remark = ""
        self._keep()
        self.go_on()

    def _stop_thinking(self) -> None:
        if self._thought:
            self._thought.call_off()
            self._thought = None

    def action_undo(self) -> None:
        try:
            self.remark = words.taken_back(self.game.undo())
        except CornerwiseError as error:
            self.remark = t("terminal-because-so", why=said(error.phrase))
            self.show()
            return
        self._stop_thinking()
        self._keep()
        self.go_on()

    # The hand

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that move what is in the hand do nothing while there is nothing in it."""
        return self.holding or action not in self.HAND_ACTIONS

    def on_key(self, event: events.Key) -> None:
        """The key that begins another game. Textual calls this besides the `on_key` of a subclass."""
        if self.game.over and event.character == "g":
            self.dismiss("again")

    def action_take_next(self, step: int) -> None:
        self.turn.take_next(step)
        self.show_held()

    def action_next_place(self, step: int) -> None:
        self.turn.next_place(step)
        self.show_held()

    def show_held(self, remark: str = "") -> None:
        """After a change in the hand, with what there is to remark about it."""
        self.remark = remark
        self.show()

    # Hints

    def action_hint(self) -> None:
        """Ask for a hint; during the search, have it at once; when it is shown, take it up."""
        if self.hint:
            move, self.hint = self.hint.move, None
            self.take_up(move)
        elif self._advice:
            self._advice.hurry()
        elif self.deciding:
            self.remark = ""
            self._advice = self.game.advice()
            self._advise(self._advice)
        self.show()

    def action_call_off_hint(self) -> None:
        self._drop_hint()
        self.show()

    @work(thread=True, group="advising")
    def _advise(self, thought: Thought[Analysis]) -> None:
        analysis = thought.run()
        if analysis is not None:
            self.post_message(self.Advised(thought, analysis))

    def on_game_screen_advised(self, message: Advised) -> None:
        if message.thought is self._advice:
            self._advice, self.hint = None, message.analysis.best
            self.show()

    def _drop_hint(self) -> None:
        if self._advice:
            self._advice.call_off()
        self._advice = self.hint = None

    # Words

    def thinking_line(self) -> str:
        """The text of who is thinking and for how long; empty if nobody is."""
        return words.thinking(self.mover_name, self._thought.seconds) if self._thought else ""

    def hint_line(self) -> str:
        """The text of the hint, or of the search for it; empty if none was asked for."""
        if self._advice:
            return words.looking(self._advice.seconds)
        return words.hint(self.game, self.hint, self.hinted(self.hint.move)) if self.hint else ""

    @property
    @abstractmethod
    def word_lines(self) -> int:
        """How many lines there are for the message and the news together."""

    def say(self, message: str, signal: str, news: str, keys: Keys) -> None:
        """Write the lines below the game; `signal` names the colour of the first.

        In a language of long words they may need more lines than there are. What was asked for goes before what is to
        do, and that before what happened.
        """
        asked = self.hint_line() or self.remark
        width, room = self.size.width, self.word_lines
        first = fitted(asked or message, width, room)
        second = fitted(message if asked else news, width, room - len(first))
        above, below = (second, first) if asked else (first, second)
        self.query_one("#words").styles.height = room
        self._write("#message", above, getattr(SIGNALS[self.inks.name], signal))
        self._write("#news", below, self.inks.text)
        self.query_one("#keys", Static).update(Text(key_line(keys, width), self.inks.muted, no_wrap=True))

    def _write(self, name: str, lines: list[str], ink: str) -> None:
        written = self.query_one(name, Static)
        written.display = bool(lines)
        written.update(Text("\n".join(lines), ink, no_wrap=True))

    def action_marks(self) -> None:
        self.marks = not self.marks
        self.show()

    def action_help(self) -> None:
        self.app.push_screen(HelpDialog(self.SHEET))

    # Saving, leaving, the end

    @work
    async def action_save(self) -> None:
        await self._ask_and_save()

    async def _ask_and_save(self) -> bool:
        path = self.manner.save_path
        if path is None:
            offered = self.game.path or free_path(self.game.position.variant.id)
            path = await self.app.push_screen_wait(SaveDialog(offered))
        if path is None or not self._save(path):
            return False
        self.remark = words.saved(path)
        self.show()
        return True

    def _keep(self) -> None:
        if self.manner.save_path:
            self._save(self.manner.save_path)

    def _save(self, path: Path) -> bool:
        try:
            self.game.save(path)
        except OSError as error:
            self.remark = words.not_saved(path, error)
            self.show()
            return False
        return True

    @work
    async def action_leave(self) -> None:
        answer: str | None = "leave"
        if self.game.unsaved and not self.game.over:
            answer = await self.app.push_screen_wait(LeaveDialog())
        if answer == "leave" or (answer == "save" and await self._ask_and_save()):
            self.dismiss("leave")

    @work
    async def _show_result(self) -> None:
        answer = await self.app.push_screen_wait(ResultDialog(*self.result()))
        if answer == "save":
            await self._ask_and_save()
        elif answer in ("again", "leave"):
            self.dismiss(answer)
