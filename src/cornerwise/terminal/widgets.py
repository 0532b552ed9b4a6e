"""The parts of the game screen: the board, the players and the tray."""

from collections.abc import Iterator

from rich.text import Text
from textual import events
from textual.geometry import Region, Size
from textual.message import Message
from textual.widgets import Static

from cornerwise.drawing.palette import Theme
from cornerwise.geometry.board import CellNumbers
from cornerwise.locales.lines import columns, shortened
from cornerwise.locales.terminal_language import t
from cornerwise.rules.moves import WORDS
from cornerwise.terminal.board_words import headline, owner
from cornerwise.terminal.paint import Ghost, board_looks, painted_board
from cornerwise.terminal.raster import rasterise
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.tray import painted_tray, slots
from cornerwise.terminal.words import colour_name, points

LARGEST_SCALE = 2


class BoardView(Static):
    """The board, as large as there is room for."""

    class Clicked(Message):
        def __init__(self, cell: int) -> None:
            super().__init__()
            self.cell = cell

    def __init__(self, game: SeatedBoardGame, theme: Theme) -> None:
        super().__init__()
        self._game, self._theme = game, theme
        self.scale = 1

    @property
    def needed(self) -> Size:
        """How large the picture is."""
        return _picture_size(self._game, self.scale)

    def fit(self, room: Size) -> None:
        """Choose the largest scale for a room; the smallest if none fits."""
        fitting = [
            scale
            for scale in range(1, LARGEST_SCALE + 1)
            if _picture_size(self._game, scale).width <= room.width
            and _picture_size(self._game, scale).height <= room.height
        ]
        self.scale = max(fitting, default=1)

    def show(self, ghost: Ghost | None, hint: CellNumbers, marks: bool) -> None:
        position = self._game.position
        rows = position.move_table.rows
        recent = {cell for ply in self._game.recent if ply.move not in WORDS for cell in rows[ply.move]}
        looks = board_looks(position, self._theme, recent, ghost, hint, marks)
        self.styles.width, self.styles.height = self.needed
        self.update(painted_board(position.variant.board, self.scale, looks, self._theme))
        focus = hint or (ghost.cells if ghost else ())
        if focus:
            self._bring_into_view(set(focus))

    def on_click(self, event: events.Click) -> None:
        raster = rasterise(self._game.position.variant.board, self.scale)
        cell = raster.cell_at(event.y, event.x)
        if cell is not None:
            self.post_message(self.Clicked(cell))

    def _bring_into_view(self, held: set[int]) -> None:
        raster = rasterise(self._game.position.variant.board, self.scale)
        spots = [
            (row, column)
            for row, characters in enumerate(raster.rows)
            for column, character in enumerate(characters)
            if character.left in held or character.right in held
        ]
        (top, bottom), (left, right) = ((min(line), max(line)) for line in zip(*spots, strict=True))
        region = Region(left, top, right - left + 1, bottom - top + 1)
        self.screen.query_one("#board-pane").scroll_to_region(region, animate=False)


def _picture_size(game: SeatedBoardGame, scale: int) -> Size:
    raster = rasterise(game.position.variant.board, scale)
    return Size(raster.width, raster.height)


class Players(Static):
    """Whose turn it is, and a line for every colour."""

    def show(self, game: SeatedBoardGame, theme: Theme, width: int) -> None:
        position = game.position
        text = Text(no_wrap=True).append(shortened(headline(game), width), "bold")
        header, *rows = columns(list(_player_rows(game)), numbers=2, room=width - 5)
        text.append(f"\n     {header}", theme.muted)
        for colour, row in zip(position.scores, rows, strict=True):
            text.append("\n▶ " if colour == position.turn else "\n  ")
            text.append("██ ", theme.players[colour].face)
            text.append(row)
        self.update(text)


def _player_rows(game: SeatedBoardGame) -> Iterator[tuple[str, ...]]:
    """The names of the columns, then every colour with whose it is, its points and how many pieces it has left."""
    position, resting = game.position, () if game.over else game.resting()
    shared = position.variant.supply == "shared"
    yield "", "", t("terminal-column-points"), "" if shared else t("terminal-column-left")
    for colour, score in position.scores.items():
        left = "" if shared else points(len(position.left(colour)))
        state = t("terminal-rests") if colour in resting else left
        yield colour_name(colour), owner(game, colour), points(score), state


class Tray(Static):
    """The pieces of the colour to move."""

    class Picked(Message):
        def __init__(self, piece: int) -> None:
            super().__init__()
            self.piece = piece

    def __init__(self, game: SeatedBoardGame, theme: Theme) -> None:
        super().__init__()
        self._game, self._theme = game, theme
        self._layout = slots(game.position, 0, 0)

    def show(self, colour: str, held: int | None, fitting: frozenset[int], room: Size) -> None:
        self._layout = layout = slots(self._game.position, *room)
        self.update(painted_tray(self._game.position, colour, self._theme, layout, held, fitting))
        if held is not None:
            line, column = layout.place(held)
            region = Region(column, line, layout.width, layout.height)
            self.screen.query_one("#tray-pane").scroll_to_region(region, animate=False)

    def on_click(self, event: events.Click) -> None:
        piece = self._layout.piece_at(event.y, event.x, len(self._game.position.variant.pieces))
        if piece is not None:
            self.post_message(self.Picked(piece))
