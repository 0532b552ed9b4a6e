"""The screen of games on a board: the board, the players, the tray, and the keys that lead a piece to its place."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import ScrollableContainer
from textual.geometry import Size
from textual.widgets import Static

from cornerwise.drawing.heights import is_solid
from cornerwise.rules.moves import KEEP, SWAP, WORDS, Move
from cornerwise.terminal import board_words
from cornerwise.terminal.above import painted_above
from cornerwise.terminal.keys import BOARD_HELP
from cornerwise.terminal.screen import GameScreen, Manner
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.tray import piece_of_key
from cornerwise.terminal.turn import Turn
from cornerwise.terminal.widgets import BoardView, Players, Tray

SIDE_WIDTH = 37
"""Columns that the players and the tray need beside the board."""
LINES_BELOW = 3
"""Lines below the board: the message, the news and the keys."""
MOST_WORDS = 4
"""The most lines for the message and the news, where a small board leaves room."""
PAN = (4, 2)
"""Columns and lines that an arrow key moves a board larger than its window."""


class BoardScreen(GameScreen[SeatedBoardGame, Turn]):
    """A placing game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("f", "flip")]
    HAND_ACTIONS = (*GameScreen.HAND_ACTIONS, "flip", "lay")
    SHEET = BOARD_HELP

    def __init__(self, game: SeatedBoardGame, manner: Manner) -> None:
        super().__init__(game, Turn(game), manner)
        self._tray_colour = ""

    def compose_picture(self) -> ComposeResult:
        with ScrollableContainer(id="board-pane", can_focus=False):
            yield BoardView(self.game, self.inks)

    def compose_players(self) -> ComposeResult:
        yield Players(id="players")

    def compose_tray(self) -> ComposeResult:
        yield Tray(self.game, self.inks)
        yield Static(id="above", markup=False)

    # What the course of the game asks

    @property
    def holding(self) -> bool:
        return self.turn.holding

    @property
    def deciding(self) -> bool:
        return self.game.human

    def begin_turn(self) -> None:
        self.turn.begin()

    def take_up(self, move: Move) -> None:
        if move in WORDS:
            self.make(move)
        else:
            self.turn.hand.jump(move)

    def hinted(self, move: Move) -> str:
        return board_words.hinted(self.game.position, move)

    @property
    def mover_name(self) -> str:
        return board_words.mover_name(self.game)

    def result(self) -> tuple[str, list[str]]:
        return board_words.result_line(self.game), board_words.score_lines(self.game)

    # Keys

    def on_key(self, event: events.Key) -> None:
        if self.turn.holding and event.character:
            piece = piece_of_key(event.character, len(self.game.position.variant.pieces))
            if piece is not None:
                self._pick(piece)
        elif self.game.choosing and self.game.human and event.character in ("k", "w"):
            self.make(KEEP if event.character == "k" else SWAP)

    def on_board_view_clicked(self, message: BoardView.Clicked) -> None:
        if self.turn.holding:
            self.turn.hand.move_to(message.cell)
            self.show_held()

    def on_tray_picked(self, message: Tray.Picked) -> None:
        if self.turn.holding:
            self._pick(message.piece)

    def _pick(self, piece: int) -> None:
        taken = self.turn.pick(piece)
        self.show_held("" if taken else board_words.missing(self.game.position, piece))

    def action_step(self, across: int, up: int) -> None:
        if not self.turn.holding:
            pane = self.query_one("#board-pane")
            pane.scroll_relative(across * PAN[0], -up * PAN[1], animate=False)
            return
        self.turn.hand.step(across, up)
        self.show_held()

    def action_turn(self, step: int) -> None:
        self.turn.hand.turn(clockwise=step > 0)
        self.show_held()

    def action_flip(self) -> None:
        self.turn.hand.flip()
        self.show_held()

    def action_lay(self) -> None:
        if self.turn.fits:
            self.make(self.turn.hand.move)
        else:
            self.app.bell()

    # The picture

    def show(self) -> None:
        """Draw everything as it is now."""
        board = self.query_one(BoardView)
        room = Size(self.size.width - SIDE_WIDTH, self.size.height - LINES_BELOW)
        board.fit(room)
        board_width = min(board.needed.width + 1, max(room.width, self.size.width // 2))
        self.query_one("#board-pane").styles.width = board_width
        board.show(self.turn.ghost, self._hint_cells(), self.marks)
        side_width = self.size.width - board_width - 1
        self.query_one(Players).show(self.game, self.inks, side_width)
        self._show_tray(side_width, lines_below=self._show_above())
        self.show_lines()

    def _hint_cells(self) -> tuple[int, ...]:
        if self.hint is None or self.hint.move in WORDS:
            return ()
        return self.game.position.move_table.rows[self.hint.move]

    def _show_above(self) -> int:
        """Draw a solid board from above as well; how many lines that takes, none for a flat board."""
        if not is_solid(self.game.position.variant.board):
            return 0
        above = painted_above(self.game.position, self.inks, self.turn.ghost, self._hint_cells())
        self.query_one("#above", Static).update(above)
        return above.plain.count("\n") + 2

    def _show_tray(self, width: int, lines_below: int) -> None:
        variant, turn = self.game.position.variant, self.turn
        if self.game.human or not (self._tray_colour and self.game.humans):
            self._tray_colour = self.game.position.turn or variant.colours[0]
        held = turn.hand.piece if turn.holding else None
        fitting = turn.places if turn.holding else range(len(variant.pieces))
        players = len(variant.colours) + 3  # with the headline, the names of the columns and an empty line
        room = Size(width - 1, self.size.height - self.word_lines - 1 - players - lines_below)
        self.query_one(Tray).show(self._tray_colour, held, frozenset(fitting), room)

    @property
    def word_lines(self) -> int:
        spare = self.size.height - self.query_one(BoardView).needed.height - 1
        return min(max(spare, LINES_BELOW - 1), MOST_WORDS)

    def show_lines(self) -> None:
        news = board_words.news(self.game)
        board = self.query_one(BoardView).needed
        wanted = Size(board.width + SIDE_WIDTH, board.height + LINES_BELOW)
        if self.size.width < wanted.width or self.size.height < wanted.height:
            news = f"{board_words.too_small(*wanted)} {news}"
        line, signal = board_words.hand_line(self.game, self.turn)
        self.say(self.thinking_line() or line, signal, news, board_words.keys_now(self.game, self.turn))
