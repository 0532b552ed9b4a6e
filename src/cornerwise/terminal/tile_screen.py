"""The screen of matching games: the felt, the players, a hand, and the keys that lead a tile to its place."""

from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size

from cornerwise.rules.matching_moves import DRAW, Lay, lay_of
from cornerwise.rules.moves import PASS, Move
from cornerwise.rules.tiles import NUMBER_OF, ORIGIN
from cornerwise.terminal import tile_words
from cornerwise.terminal.dialogs import DealDialog
from cornerwise.terminal.keys import TILE_HELP
from cornerwise.terminal.screen import GameScreen, Manner
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.tile_turn import TileTurn
from cornerwise.terminal.tile_widgets import TILE_KEYS, FieldView, HandView, TilePlayers, field_looks
from cornerwise.terminal.turn_clock import TurnClock

SIDE_WIDTH = 40
"""Columns that the players and the hand need beside the felt."""
WORD_LINES = 4
"""For the message and the news; one more is for the keys."""


class TileScreen(GameScreen[SeatedTileGame, TileTurn]):
    """A matching game. Where several people play, a hand stays covered until its owner has the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "lay"),
        Binding("d", "word(True)"),
        Binding("p", "word(False)"),
    ]
    SHEET = TILE_HELP

    def __init__(self, game: SeatedTileGame, manner: Manner) -> None:
        super().__init__(game, TileTurn(game), manner)
        self.covered = False
        """Whether the hand is hidden until the human to move has the keyboard."""
        self._looked: int | None = None
        """The seat whose hand was shown last."""
        self._warned = False
        self.clock = TurnClock()

    def compose_picture(self) -> ComposeResult:
        yield FieldView(self.inks)

    def compose_players(self) -> ComposeResult:
        yield TilePlayers(id="players")

    def compose_tray(self) -> ComposeResult:
        yield HandView(self.inks)

    # What the course of the game asks

    @property
    def holding(self) -> bool:
        return self.deciding and self.turn.lay is not None

    @property
    def deciding(self) -> bool:
        return self.game.human and not self.covered

    def begin_turn(self) -> None:
        game = self.game
        self.covered = game.human and game.humans > 1 and game.position.mover != self._looked
        self._warned = False
        if game.position.core.last_drawn < 0:  # after a draw the turn goes on
            self.clock.restart()
        self.turn.begin()
        if game.ended:
            self._show_deal()

    @property
    def timed(self) -> bool:
        """Whether the human to move has a time limit (M12); computer players have none."""
        return self.game.position.variant.time_limit and self.deciding

    def tick(self) -> None:
        """The clock waits while a dialog is open, or a hand is covered."""
        super().tick()
        runs = self.timed and self.is_active
        self.clock.run(runs)
        if runs and not self.clock.left:
            self.app.bell()
            self.game.run_out()
            self.moved()
        elif runs:
            self.show_lines()

    @work
    async def _show_deal(self) -> None:
        dialog = DealDialog(tile_words.deal_line(self.game), tile_words.score_lines(self.game))
        answer = await self.app.push_screen_wait(dialog)
        self.game.next_deal()
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
        return tile_words.mover_name(self.game)

    def result(self) -> tuple[str, list[str]]:
        return tile_words.result_line(self.game), tile_words.score_lines(self.game)

    # Keys

    def on_key(self, event: events.Key) -> None:
        if self.deciding and event.character and event.character in TILE_KEYS:
            number, hand = TILE_KEYS.index(event.character), self.turn.hand
            if number < len(hand):
                self._pick(hand[number])

    def on_hand_view_picked(self, message: HandView.Picked) -> None:
        if self.deciding:
            self._pick(message.tile)

    def on_field_view_clicked(self, message: FieldView.Clicked) -> None:
        if self.deciding and self.turn.move_to(message.cell):
            self.show_held()

    def _pick(self, tile: int) -> None:
        self.show_held("" if self.turn.pick(tile) else tile_words.fits_nowhere(self.game, tile))

    def show_held(self, remark: str = "") -> None:
        self._warned = False
        super().show_held(remark)

    def action_turn(self, step: int) -> None:
        self.show_held("" if self.turn.turn(step) else tile_words.one_way())

    def action_step(self, across: int, up: int) -> None:
        if self.holding:
            self.turn.step(across, up)
            self.show_held()
        else:
            self.query_one(FieldView).pan(across, up)
            self.show(following=False)

    def action_undo(self) -> None:
        self._looked = None  # the keyboard may be anywhere
        super().action_undo()

    def action_lay(self) -> None:
        if self.covered:
            self._looked, self.covered = self.game.position.mover, False
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
        if move not in self.game.position.legal_moves:
            self.show_held(tile_words.refused(self.game, move))
        elif draw and self.turn.lay and not self._warned:
            self.show_held(tile_words.draw_anyway(self.game))
            self._warned = True
        else:
            self.make(move)

    # The picture

    def show(self, following: bool = True) -> None:
        field, game, turn = self.query_one(FieldView), self.game, self.turn
        room = Size(max(1, self.size.width - SIDE_WIDTH), max(1, self.size.height - WORD_LINES - 1))
        field.styles.width = room.width
        hint = lay_of(self.hint.move) if self.hint else None
        shown = turn.lay if self.deciding else None
        focus = hint or shown or (game.table[-1] if game.table else None)
        cell = focus.cell if focus else ORIGIN
        looks = field_looks(game, self.inks, shown, turn.fitting if shown else (), hint)
        field.show(looks, cell if following else None, room, self.marks)
        self.query_one(TilePlayers).show(game, SIDE_WIDTH - 1)
        self._show_hand(shown)
        self.show_lines()

    def _show_hand(self, shown: Lay | None) -> None:
        """The hand of the only human, or of the one who has the keyboard; of another only the backs."""
        game = self.game
        seat = game.position.mover if game.human else None
        if game.humans == 1:
            seat = game.seats.index("human")
        tiles = [] if seat is None or game.ended else [NUMBER_OF[tile] for tile in game.position.hand(seat)]
        playable = self.turn.places if self.deciding else tiles
        held = shown.tile if shown else None
        self.query_one(HandView).show(tiles, self.covered, held, playable, SIDE_WIDTH - 2)

    @property
    def word_lines(self) -> int:
        return WORD_LINES

    def show_lines(self) -> None:
        line, signal = tile_words.hand_line(self.game, self.turn, self.covered)
        if self.timed:
            line, signal = tile_words.timed_line(line, signal, self.clock.left)
        keys = tile_words.keys_now(self.game, self.turn, self.covered)
        self.say(self.thinking_line() or line, signal, tile_words.news(self.game), keys)
