"""The game screen: a board, the players, the tray, and the keys that lead a piece to its place."""

from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import ClassVar

from rich.text import Text
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, ScrollableContainer, Vertical, VerticalScroll
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Static
from textual.worker import get_current_worker

from cornerwise.drawing.palette import Theme
from cornerwise.rules.moves import KEEP, SWAP, Move
from cornerwise.terminal import words
from cornerwise.terminal.dialogs import HelpDialog, LeaveDialog, ResultDialog, SaveDialog
from cornerwise.terminal.match import Match, free_path
from cornerwise.terminal.paint import SIGNALS
from cornerwise.terminal.tray import piece_of_key
from cornerwise.terminal.turn import Turn
from cornerwise.terminal.widgets import BoardView, Players, Tray

SIDE_WIDTH = 37
"""Columns that the players and the tray need beside the board."""
LINES_BELOW = 3


class TableScreen(Screen[str]):
    """A match from its first move to its last. Answers "again" or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_piece(1)", priority=True),
        Binding("shift+tab", "next_piece(-1)", priority=True),
        Binding("left", "step(-1, 0)"),
        Binding("right", "step(1, 0)"),
        Binding("up", "step(0, 1)"),
        Binding("down", "step(0, -1)"),
        Binding("r", "turn(True)"),
        Binding("R", "turn(False)"),
        Binding("f", "flip"),
        Binding("n", "next_place(1)"),
        Binding("N", "next_place(-1)"),
        Binding("enter", "lay"),
        Binding("h", "hint"),
        Binding("u", "undo"),
        Binding("s", "save"),
        Binding("m", "marks"),
        Binding("q", "leave"),
        Binding("question_mark", "help"),
    ]

    def __init__(self, match: Match, theme: Theme, *, save_path: Path | None, pace: float, marks: bool) -> None:
        super().__init__()
        self.match = match
        self.turn = Turn(match)
        self._inks, self._pace, self._marks = theme, pace, marks
        self._save_path = save_path
        self._remark = ""
        self._tray_colour = ""

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            with ScrollableContainer(id="board-pane", can_focus=False):
                yield BoardView(self.match, self._inks)
            with Vertical(id="side"):
                yield Players(id="players")
                with VerticalScroll(id="tray-pane", can_focus=False):
                    yield Tray(self.match, self._inks)
        yield Static(id="message", markup=False)
        yield Static(id="news", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.go_on()

    def on_resize(self) -> None:
        self.call_after_refresh(self.show)

    # The course of the game

    def go_on(self) -> None:
        """After every change of the position: show it, and let the computer move where it is its turn."""
        self.turn.begin()
        self.show()
        if self.match.over:
            self._show_result()
        elif not self.match.human:
            self._think(self.match.position.ply, self.match.thought())

    @work(thread=True, exclusive=True, group="thinking")
    def _think(self, ply: int, thought: Callable[[], Move]) -> None:
        worker = get_current_worker()
        move = thought()
        sleep(self._pace)
        if not worker.is_cancelled:
            self.app.call_from_thread(self._answer, ply, move)

    def _answer(self, ply: int, move: Move) -> None:
        # The human may have taken moves back meanwhile.
        if self.match.position.ply == ply and not self.match.human:
            self._make(move)

    def _make(self, move: Move) -> None:
        self.match.position.push(move)
        self._remark = ""
        if self._save_path:
            self._save(self._save_path)
        self.go_on()

    # Keys

    def on_key(self, event: events.Key) -> None:
        if self.turn.holding and event.character:
            piece = piece_of_key(event.character, len(self.match.position.variant.pieces))
            if piece is not None:
                self._pick(piece)
        elif self.match.choosing and self.match.human and event.character in ("k", "w"):
            self._make(KEEP if event.character == "k" else SWAP)
        elif self.match.over and event.character == "g":
            self.dismiss("again")

    def on_board_view_clicked(self, message: BoardView.Clicked) -> None:
        if self.turn.holding:
            self.turn.hand.move_to(message.cell)
            self.show()

    def on_tray_picked(self, message: Tray.Picked) -> None:
        if self.turn.holding:
            self._pick(message.piece)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that move the piece in the hand do nothing while there is none."""
        needs_piece = ("next_piece", "step", "turn", "flip", "next_place", "lay", "hint")
        return self.turn.holding or action not in needs_piece

    def _pick(self, piece: int) -> None:
        taken = self.turn.pick(piece)
        self._remark = "" if taken else words.already_placed(self.match.position.variant.pieces[piece].name)
        self.show()

    def action_next_piece(self, step: int) -> None:
        self.turn.next_piece(step)
        self.show()

    def action_step(self, across: int, up: int) -> None:
        self.turn.hand.step(across, up)
        self.show()

    def action_turn(self, clockwise: bool) -> None:
        self.turn.hand.turn(clockwise)
        self.show()

    def action_flip(self) -> None:
        self.turn.hand.flip()
        self.show()

    def action_next_place(self, step: int) -> None:
        self.turn.next_place(step)
        self.show()

    def action_lay(self) -> None:
        if self.turn.fits:
            self._make(self.turn.hand.move)
        else:
            self.app.bell()

    def action_hint(self) -> None:
        self.turn.hand.jump(self.match.hint())
        self.show()

    def action_undo(self) -> None:
        undone = self.match.undo()
        self._remark = words.taken_back(undone)
        if undone:
            self.go_on()
        else:
            self.show()

    def action_marks(self) -> None:
        self._marks = not self._marks
        self.show()

    def action_help(self) -> None:
        self.app.push_screen(HelpDialog())

    # Saving, leaving, the end

    @work
    async def action_save(self) -> None:
        await self._ask_and_save()

    async def _ask_and_save(self) -> bool:
        path = self._save_path
        if path is None:
            offered = self.match.path or free_path(self.match.position.variant.id)
            path = await self.app.push_screen_wait(SaveDialog(offered))
        if path is None or not self._save(path):
            return False
        self._remark = words.saved(path)
        self.show()
        return True

    def _save(self, path: Path) -> bool:
        try:
            self.match.save(path)
        except OSError as error:
            self._remark = words.not_saved(path, error)
            self.show()
            return False
        return True

    @work
    async def action_leave(self) -> None:
        answer: str | None = "leave"
        if self.match.unsaved and not self.match.over:
            answer = await self.app.push_screen_wait(LeaveDialog())
        if answer == "leave" or (answer == "save" and await self._ask_and_save()):
            self.dismiss("leave")

    @work
    async def _show_result(self) -> None:
        dialog = ResultDialog(words.result_line(self.match), words.score_lines(self.match))
        answer = await self.app.push_screen_wait(dialog)
        if answer == "save":
            await self._ask_and_save()
        elif answer in ("again", "leave"):
            self.dismiss(answer)

    # The picture

    def show(self) -> None:
        """Draw everything as it is now."""
        board = self.query_one(BoardView)
        room = Size(self.size.width - SIDE_WIDTH, self.size.height - LINES_BELOW)
        board.fit(room)
        board_width = min(board.needed.width + 1, max(room.width, self.size.width // 2))
        self.query_one("#board-pane").styles.width = board_width
        board.show(self.turn.ghost, self._marks)
        self.query_one(Players).show(self.match, self._inks)
        self._show_tray(self.size.width - board_width - 1)
        self._show_lines(board.needed)

    def _show_tray(self, width: int) -> None:
        variant, turn = self.match.position.variant, self.turn
        if self.match.human or not (self._tray_colour and self.match.humans):
            self._tray_colour = self.match.position.turn or variant.colours[0]
        held = turn.hand.piece if turn.holding else None
        fitting = turn.places if turn.holding else range(len(variant.pieces))
        players = len(variant.colours) + 2  # with the headline and an empty line
        room = Size(width - 1, self.size.height - LINES_BELOW - players)
        self.query_one(Tray).show(self._tray_colour, held, frozenset(fitting), room)

    def _show_lines(self, board: Size) -> None:
        told = self._remark or words.news(self.match)
        wanted = Size(board.width + SIDE_WIDTH, board.height + LINES_BELOW)
        if self.size.width < wanted.width or self.size.height < wanted.height:
            told = f"{words.too_small(*wanted)} {told}"
        line, signal = words.hand_line(self.match, self.turn)
        ink = getattr(SIGNALS[self._inks.name], signal)
        self.query_one("#message", Static).update(Text(line, ink, no_wrap=True))
        self.query_one("#news", Static).update(Text(told, no_wrap=True, overflow="ellipsis"))
        keys = words.keys(self.match, self.turn)
        self.query_one("#keys", Static).update(Text(keys, self._inks.muted, no_wrap=True))
