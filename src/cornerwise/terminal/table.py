"""The game screen: a board, the players, the tray, and the keys that lead a piece to its place."""

from collections import defaultdict
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
from cornerwise.rules.moves import KEEP, SWAP, WORDS, Move
from cornerwise.rules.position import Position
from cornerwise.terminal import words
from cornerwise.terminal.dialogs import HelpDialog, LeaveDialog, ResultDialog, SaveDialog
from cornerwise.terminal.hand import Hand
from cornerwise.terminal.match import Match, free_path
from cornerwise.terminal.paint import SIGNALS, Ghost
from cornerwise.terminal.tray import piece_of_key
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
        self.hand = Hand(match.position.table)
        self._inks, self._pace, self._marks = theme, pace, marks
        self._save_path = save_path
        self._places: dict[int, list[Move]] = {}
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
        self._places = places_by_piece(self.match.position)
        if self.match.human and self._places:
            self._take_up()
        self.show()
        if self.match.over:
            self._show_result()
        elif not self.match.human:
            self._think(self.match.position.ply, self.match.thought())

    def _take_up(self) -> None:
        """Put the largest piece into the hand, at the place nearest to where the last one was held."""
        if self.hand.piece not in self._places:
            self.hand.take(max(self._places))
        self.hand.jump(self.hand.nearest(self._places[self.hand.piece]))

    @work(thread=True, exclusive=True)
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
        if self.match.choosing and self.match.human and event.character in ("k", "w"):
            self._make(KEEP if event.character == "k" else SWAP)
        elif self.match.over and event.character == "g":
            self.dismiss("again")
        elif self._holding and event.character:
            piece = piece_of_key(event.character, len(self.match.position.variant.pieces))
            if piece is not None:
                self._pick(piece)

    def on_board_view_clicked(self, message: BoardView.Clicked) -> None:
        if self._holding:
            self.hand.move_to(message.cell)
            self.show()

    def on_tray_picked(self, message: Tray.Picked) -> None:
        if self._holding:
            self._pick(message.piece)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that move the piece in the hand do nothing while there is none."""
        needs_piece = ("next_piece", "step", "turn", "flip", "next_place", "lay", "hint")
        return self._holding or action not in needs_piece

    @property
    def _holding(self) -> bool:
        return self.match.human and bool(self._places)

    def _pick(self, piece: int) -> None:
        shape = self.match.position.variant.pieces[piece]
        if shape not in self.match.position.left(str(self.match.position.turn)):
            self._remark = words.already_placed(shape.name)
        else:
            self.hand.take(piece)
        self.show()

    def action_next_piece(self, step: int) -> None:
        fitting = sorted(self._places)
        after = [piece for piece in fitting[::step] if (piece - self.hand.piece) * step > 0]
        self.hand.take((after or fitting[::step])[0])
        self.show()

    def action_step(self, across: int, up: int) -> None:
        self.hand.step(across, up)
        self.show()

    def action_turn(self, clockwise: bool) -> None:
        self.hand.turn(clockwise)
        self.show()

    def action_flip(self) -> None:
        self.hand.flip()
        self.show()

    def action_next_place(self, step: int) -> None:
        moves = self._places.get(self.hand.piece, [])
        if moves:
            after = [move for move in moves[::step] if (move - self.hand.move) * step > 0]
            self.hand.jump((after or moves[::step])[0])
        self.show()

    def action_lay(self) -> None:
        if self.hand.move in self.match.position.legal_moves:
            self._make(self.hand.move)
        else:
            self.app.bell()

    def action_hint(self) -> None:
        self.hand.jump(self.match.hint())
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
        answer = "leave"
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
        board.show(self._ghost(), self._marks)
        self.query_one(Players).show(self.match, self._inks)
        self._show_tray(self.size.width - board_width - 1)
        self._show_lines(board.needed)

    def _ghost(self) -> Ghost | None:
        if not self._holding:
            return None
        position = self.match.position
        rows = position.table.rows
        fits = {cell for move in self._places.get(self.hand.piece, []) for cell in rows[move]}
        legal = self.hand.move in position.legal_moves
        return Ghost(str(position.turn), self.hand.cells, legal, frozenset(fits))

    def _show_tray(self, width: int) -> None:
        colours = self.match.position.variant.colours
        held = self.hand.piece if self._holding else None
        if self.match.human or not (self._tray_colour and self.match.humans):
            self._tray_colour = self.match.position.turn or colours[0]
        fitting = self._places if self._holding else range(len(self.match.position.variant.pieces))
        players = len(colours) + 2  # with the headline and an empty line
        room = Size(width - 1, self.size.height - LINES_BELOW - players)
        self.query_one(Tray).show(self._tray_colour, held, frozenset(fitting), room)

    def _show_lines(self, board: Size) -> None:
        signals = SIGNALS[self._inks.name]
        told = self._remark or words.news(self.match)
        wanted = Size(board.width + SIDE_WIDTH, board.height + LINES_BELOW)
        if self.size.width < wanted.width or self.size.height < wanted.height:
            told = f"{words.too_small(*wanted)} {told}"
        line, style = self._hand_line()
        self.query_one("#message", Static).update(Text(line, getattr(signals, style, "bold"), no_wrap=True))
        self.query_one("#news", Static).update(Text(told, no_wrap=True, overflow="ellipsis"))
        self.query_one("#keys", Static).update(Text(self._keys(), self._inks.muted, no_wrap=True))

    def _keys(self) -> str:
        if self._holding:
            return words.KEYS
        if self.match.choosing and self.match.human:
            return words.ANSWER_KEYS
        return words.OVER_KEYS if self.match.over else words.WATCH_KEYS

    def _hand_line(self) -> tuple[str, str]:
        """What there is to say about the piece in the hand, and the signal to say it in."""
        if not self._holding:
            asked = self.match.choosing and self.match.human
            return (words.answer_line(self.match) if asked else words.headline(self.match)), "accent"
        moves = self._places.get(self.hand.piece, [])
        if self.hand.move in moves:
            number = moves.index(self.hand.move) + 1
            return "✓ " + words.fit_line(self.match.position, self.hand.move, number, len(moves)), "ok"
        return "✗ " + words.misfit_line(self.match.position, self.hand.move, len(moves)), "warn"


def places_by_piece(position: Position) -> dict[int, list[Move]]:
    """The legal moves of every piece that has some."""
    pieces = position.table.piece
    found: dict[int, list[Move]] = defaultdict(list)
    for move in position.legal_moves:
        if move not in WORDS:
            found[int(pieces[move])].append(move)
    return dict(found)
