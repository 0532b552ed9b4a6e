"""The parts of the screen of a matching game: the felt with its tiles, the players and a hand."""

from collections.abc import Collection, Iterator, Sequence
from string import ascii_lowercase, ascii_uppercase

from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widgets import Static

from cornerwise.drawing.palette import DOT_INK, Theme, mixed
from cornerwise.locales.lines import columns, shortened
from cornerwise.locales.terminal_language import t
from cornerwise.rules.matching_moves import Lay, lay_of
from cornerwise.rules.tiles import ORIGIN, TILES, Cell, shown_at
from cornerwise.terminal.paint import SIGNALS
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.tile_paint import LAST, RECENT, Looks, TileLook, Window, extent, follow, ivory, painted
from cornerwise.terminal.tile_words import headline, seat_mark
from cornerwise.terminal.words import points, seat_name

COMMANDS = "rnuhsqmdpgRN"
"""Letters that are keys for something else."""
TILE_KEYS = "1234567890" + "".join(key for key in ascii_lowercase + ascii_uppercase if key not in COMMANDS)
SLOT, SLOT_LINES = 6, 3
"""Columns and lines that a tile in the hand takes, its key below it included."""


def field_looks(
    game: SeatedTileGame, theme: Theme, lay: Lay | None, fitting: Collection[Lay], hint: Lay | None
) -> dict[Cell, TileLook]:
    """The look of every cell that is not bare felt."""
    signals = SIGNALS[theme.name]
    looks = {fit.cell: TileLook(mixed(theme.felt, signals.ok, 0.22), None, RECENT, signals.ok) for fit in fitting}
    recent = {laid.cell for laid in game.table[-_laid_lately(game) :]} if _laid_lately(game) else set()
    for number, laid in enumerate(game.table, 1):
        sign = LAST if number == len(game.table) else RECENT if laid.cell in recent else " "
        numbers = shown_at(TILES.index(laid.tile), laid.rotation)
        looks[laid.cell] = TileLook(ivory(laid.cell), numbers, sign, bold=True)
    for held, ground in ((lay, signals.ok), (hint, signals.hint)):
        if held:
            looks[held.cell] = TileLook(ground, shown_at(held.tile, held.rotation), " ", signals.page, bold=True)
    return looks


def _laid_lately(game: SeatedTileGame) -> int:
    """How many of the recent moves laid a tile."""
    return sum(lay_of(event.move) is not None for event in game.recent)


class FieldView(Static):
    """The part of the felt that fits on the screen."""

    class Clicked(Message):
        def __init__(self, cell: Cell) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._line: int | None = None
        self._column: int | None = None
        self.window = Window(0, 0, 1, 1)

    def show(self, looks: Looks, focus: Cell | None, room: Size, marks: bool) -> None:
        """`focus` is in the picture in any case; without one the window stays where it is."""
        (top, left), (bottom, right) = extent(near for cell in looks or [ORIGIN] for near in _round(*cell))
        (upper, near), (lower, far) = extent(_round(*focus)) if focus else self._shown()
        self._line = follow(self._line, room.height, top, bottom, (upper, lower))
        self._column = follow(self._column, room.width, left, right, (near, far))
        self.window = Window(self._line, self._column, room.width, room.height)
        self.update(painted(looks, self.window, self._theme, self._theme.felt, marks))

    def _shown(self) -> tuple[tuple[int, int], tuple[int, int]]:
        here = self.window
        line, column = self._line or 0, self._column or 0
        return (line, column), (line + here.height - 1, column + here.width - 1)

    def pan(self, across: int, up: int) -> None:
        """Move the window over the felt."""
        if self._line is not None and self._column is not None:
            self._line, self._column = self._line - 2 * up, self._column + 4 * across

    def on_click(self, event: events.Click) -> None:
        self.post_message(self.Clicked(self.window.cell_at(event.y, event.x)))


def _round(x: int, y: int) -> Iterator[Cell]:
    """The cells round a cell; they are shown too, so that it does not lie at the very edge."""
    return ((x + across, y + up) for across in (-1, 1) for up in (-1, 1))


class TilePlayers(Static):
    """Whose turn it is, and a line for every seat."""

    def show(self, game: SeatedTileGame, width: int) -> None:
        text = Text(no_wrap=True).append(shortened(headline(game), width), "bold")
        for seat, row in enumerate(columns(list(_player_rows(game)), numbers=3, room=width - 2), -1):
            text.append("\n▶ " if seat == game.position.mover else "\n  ")
            text.append(row)
        self.update(text)


def _player_rows(game: SeatedTileGame) -> Iterator[tuple[str, ...]]:
    """The names of the columns, then every seat with its tiles and points, and the pile."""
    position = game.position
    yield "", "", t("terminal-column-tiles"), t("terminal-column-deal"), t("terminal-column-total")
    for seat, total in enumerate(position.scores.values()):
        held = "" if game.ended else points(position.core.held[seat])
        yield seat_mark(seat), seat_name(game, seat), held, points(game.deal_points[seat]), points(total)
    yield "", t("field-pile"), "" if game.ended else points(position.pile), "", ""


class HandView(Static):
    """The tiles of one seat, or their backs."""

    class Picked(Message):
        def __init__(self, tile: int) -> None:
            super().__init__()
            self.tile = tile

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._tiles: Sequence[int] = ()
        self._columns = 1

    def show(self, tiles: Sequence[int], covered: bool, held: int | None, playable: Collection[int], room: int) -> None:
        """`playable` fit somewhere; while `covered` only the backs are seen."""
        self._tiles = () if covered else tiles
        self._columns = max(1, (room + 1) // SLOT)
        rows = [range(first, min(first + self._columns, len(tiles))) for first in range(0, len(tiles), self._columns)]
        self.update(Text("\n").join(self._row(tiles, row, covered, held, playable) for row in rows))

    def _row(
        self, tiles: Sequence[int], row: range, covered: bool, held: int | None, playable: Collection[int]
    ) -> Text:
        page, muted = SIGNALS[self._theme.name].page, self._theme.muted
        looks: dict[Cell, TileLook] = {}
        keys = Text()
        for number in row:
            tile = tiles[number]
            cell = (2 * (number - row.start), 0)
            looks[cell] = self._look(cell, tile, covered, tile == held, tile in playable)
            shown = " " if covered or number >= len(TILE_KEYS) else TILE_KEYS[number]
            keys.append(
                f"  {shown}   ", Style(color=self._theme.text if tile in playable else muted, bold=tile == held)
            )
        width = SLOT * len(row)
        return Text.assemble(painted(looks, Window(0, 0, width, 2), self._theme, page, marks=False), "\n", keys)

    def _look(self, cell: Cell, tile: int, covered: bool, held: bool, playable: bool) -> TileLook:
        signals = SIGNALS[self._theme.name]
        if covered:
            return TileLook(self._theme.frame)
        if held:
            return TileLook(signals.ok, TILES[tile], " ", signals.page, bold=True)
        ground = ivory(cell)
        if not playable:
            return TileLook(mixed(ground, signals.page, 0.65), TILES[tile], " ", DOT_INK)
        return TileLook(ground, TILES[tile], bold=True)

    def on_click(self, event: events.Click) -> None:
        number = event.y // SLOT_LINES * self._columns + event.x // SLOT
        if event.x < self._columns * SLOT and number < len(self._tiles):
            self.post_message(self.Picked(self._tiles[number]))
