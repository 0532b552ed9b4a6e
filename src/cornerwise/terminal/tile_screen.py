"""The screen of matching games: the felt, the players, a hand, and the keys that lead a tile to its place."""

from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.widgets import Static

from cornerwise.rules.matching_moves import DRAW, Lay, lay_of
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import NUMBER_OF, ORIGIN
from cornerwise.terminal import tile_words
from cornerwise.terminal.dialogs import DealDialog
from cornerwise.terminal.keys import TILE_HELP
from cornerwise.terminal.screen import GameScreen, Manner
from cornerwise.terminal.tile_match import TileMatch
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.tile_widgets import TILE_KEYS, FieldView, HandView, TilePlayers, field_looks
from cornerwise.terminal.turn_clock import TurnClock

SIDE_WIDTH = 40
"""Columns that the players and the hand need beside the felt."""
WORD_LINES = 4
"""For the message and the news; one more is for the keys."""


class TileScreen(GameScreen[TileMatch]):
    """A matching game. Where several people play, a hand stays covered until its owner has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "next_tile(1)", priority=True),
        Binding("shift+tab", "next_tile(-1)", priority=True),
        Binding("left", "step(-1, 0)"),
        Binding("right", "step(1, 0)"),
        Binding("up", "step(0, 1)"),
        Binding("down", "step(0, -1)"),
        Binding("r", "turn(1)"),
        Binding("R", "turn(-1)"),
        Binding("n", "next_place(1)"),
        Binding("N", "next_place(-1)"),
        Binding("enter,space", "lay"),
        Binding("d", "word(True)"),
        Binding("p", "word(False)"),
    ]
    SHEET = TILE_HELP

    def __init__(self, match: TileMatch, manner: Manner) -> None:
        super().__init__(match, manner)
        self.turn = TileTurn(match)
        self.covered = False
        """Whether the human to move has yet to say that nobody else looks."""
        self._looked: int | None = None
        """The human who saw a hand last."""
        self._warned = False
        self.clock = TurnClock()

    def compose(self) -> ComposeResult:
        with Horizontal(id="table"):
            yield FieldView(self.inks)
            with Vertical(id="side"):
                yield TilePlayers(id="players")
                with VerticalScroll(id="tray-pane", can_focus=False):
                    yield HandView(self.inks)
        with Vertical(id="words"):
            yield Static(id="message", markup=False)
            yield Static(id="news", markup=False)
        yield Static(id="keys", markup=False)

    # What the course of the game asks

    @property
    def deciding(self) -> bool:
        return self.match.human and not self.covered

    def begin_turn(self) -> None:
        match = self.match
        self.covered = match.human and match.humans > 1 and match.position.mover != self._looked
        self._warned = False
        if match.position.core.last_drawn < 0:  # after a draw the turn goes on
            self.clock.restart()
        self.turn.begin()
        if match.ended:
            self._show_deal()

    @property
    def timed(self) -> bool:
        """Whether the human to move has a time limit (M12). Computers think as long as they do."""
        return self.match.position.variant.time_limit and self.deciding

    def tick(self) -> None:
        """The clock waits while a dialog is open, or a hand is covered."""
        super().tick()
        runs = self.timed and self.is_active
        self.clock.run(runs)
        if runs and not self.clock.left:
            self.app.bell()
            self.match.run_out()
            self.moved()
        elif runs:
            self.show_lines()

    @work
    async def _show_deal(self) -> None:
        dialog = DealDialog(tile_words.deal_line(self.match), tile_words.score_lines(self.match))
        answer = await self.app.push_screen_wait(dialog)
        self.match.next_deal()
        self.go_on()
        if answer == "leave":
            self.action_leave()

    def take_up(self, move: Move) -> None:
        lay = lay_of(move)
        if lay:
            self.turn.jump(lay)
        else:
            self.make(move)

    def hinted(self, move: Move) -> str:
        return tile_words.hinted(move)

    @property
    def mover_name(self) -> str:
        return tile_words.mover_name(self.match)

    def result(self) -> tuple[str, list[str]]:
        return tile_words.result_line(self.match), tile_words.score_lines(self.match)

    # Keys

    def on_key(self, event: events.Key) -> None:
        if self.match.over and event.character == "g":
            self.dismiss("again")
        elif self.deciding and event.character and event.character in TILE_KEYS:
            number, hand = TILE_KEYS.index(event.character), self.turn.hand
            if number < len(hand):
                self._pick(hand[number])

    def on_hand_view_picked(self, message: HandView.Picked) -> None:
        if self.deciding:
            self._pick(message.tile)

    def on_field_view_clicked(self, message: FieldView.Clicked) -> None:
        if self.deciding and self.turn.move_to(message.cell):
            self._moved()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that move the tile in the hand do nothing while there is none."""
        return (self.deciding and self.turn.lay is not None) or action not in ("next_tile", "turn", "next_place")

    def _pick(self, tile: int) -> None:
        self._moved("" if self.turn.pick(tile) else tile_words.fits_nowhere(self.match, tile))

    def _moved(self, remark: str = "") -> None:
        self.remark = remark
        self._warned = False
        self.show()

    def action_next_tile(self, step: int) -> None:
        self.turn.next_tile(step)
        self._moved()

    def action_next_place(self, step: int) -> None:
        self.turn.next_place(step)
        self._moved()

    def action_turn(self, step: int) -> None:
        self._moved("" if self.turn.turn(step) else tile_words.one_way())

    def action_step(self, across: int, up: int) -> None:
        if self.deciding and self.turn.lay:
            self.turn.step(across, up)
            self._moved()
        else:
            self.query_one(FieldView).pan(across, up)
            self.show(following=False)

    def action_undo(self) -> None:
        self._looked = None  # the keyboard may be anywhere
        super().action_undo()

    def action_lay(self) -> None:
        if self.covered:
            self._looked, self.covered = self.match.position.mover, False
            self.show()
        elif self.deciding and self.turn.move is not None:
            self.make(self.turn.move)
        else:
            self.app.bell()

    def action_word(self, draw: bool) -> None:
        """Draw or pass, where that is allowed; drawing without need is asked twice."""
        if not self.deciding:
            return
        move = DRAW if draw else PASS
        if move not in self.match.position.legal_moves:
            self._moved(tile_words.refused(self.match, move))
        elif draw and self.turn.lay and not self._warned:
            self._moved(tile_words.draw_anyway(self.match))
            self._warned = True
        else:
            self.make(move)

    # The picture

    def show(self, following: bool = True) -> None:
        field, match, turn = self.query_one(FieldView), self.match, self.turn
        room = Size(max(1, self.size.width - SIDE_WIDTH), max(1, self.size.height - WORD_LINES - 1))
        field.styles.width = room.width
        hint = lay_of(self.hint.move) if self.hint else None
        shown = turn.lay if self.deciding else None
        focus = hint or shown or (match.table[-1] if match.table else None)
        cell = focus.cell if focus else ORIGIN
        looks = field_looks(match, self.inks, shown, turn.fitting if shown else (), hint)
        field.show(looks, cell if following else None, room, self.marks)
        self.query_one(TilePlayers).show(match, SIDE_WIDTH - 1)
        self._show_hand(shown)
        self.show_lines()

    def _show_hand(self, shown: Lay | None) -> None:
        """The hand of the only human, or of the one who has the keyboard; of another only the backs."""
        match = self.match
        seat = match.position.mover if match.human else None
        if match.humans == 1:
            seat = match.seats.index("human")
        tiles = [] if seat is None or match.ended else [NUMBER_OF[tile] for tile in match.position.hand(seat)]
        playable = self.turn.places if self.deciding else tiles
        held = shown.tile if shown else None
        self.query_one(HandView).show(tiles, self.covered, held, playable, SIDE_WIDTH - 2)

    @property
    def word_lines(self) -> int:
        return WORD_LINES

    def show_lines(self) -> None:
        line, signal = tile_words.hand_line(self.match, self.turn, self.covered)
        if self.timed:
            line, signal = tile_words.timed_line(line, signal, self.clock.left)
        keys = tile_words.keys_now(self.match, self.turn, self.covered)
        self.say(self.thinking_line() or line, signal, tile_words.news(self.match), keys)
