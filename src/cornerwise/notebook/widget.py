"""The widget that shows a table in Jupyter and every other place that runs anywidget."""

import json
from pathlib import Path
from typing import Any

from cornerwise.engine import Engine, Player
from cornerwise.errors import check, needing
from cornerwise.games.catalogue import as_variant
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import SOURCE
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

with needing("games in notebooks need", "notebook"):
    import anywidget
    import traitlets

    from cornerwise.notebook.table import Table

BOARD = Path(__file__).with_name("board.js")
"""The board of the web client, which is built with it and part of every package."""
MISSING = "The board has not been built. In a clone of the repository `make src/cornerwise/web/index.html` builds it."


class GameWidget(anywidget.AnyWidget):
    """A game to look at and to play, on the board of the web client. Python is the referee.

    `players` are the seats that the computer plays, by number; people play all others.
    """

    _esm = BOARD if BOARD.exists() else f"export default {{ render: ({{ el }}) => el.append({json.dumps(MISSING)}) }}"
    setting = traitlets.Dict().tag(sync=True)
    """What does not change: the board and the words."""
    shown = traitlets.Dict().tag(sync=True)
    """How the game stands."""

    def __init__(
        self,
        game: Position,
        players: dict[int, Player] | None = None,
        *,
        language: str = SOURCE,
        seed: int | None = None,
        **kwargs: Any,
    ) -> None:
        self.table = Table(game, players or {}, language=language, seed=seed)
        while self.table.reply():
            pass
        super().__init__(setting=self.table.setting(), shown=self.table.shown(), **kwargs)
        self.on_msg(self._told)

    @property
    def game(self) -> Position:
        """The game as it stands. After a change of one's own call `show`."""
        return self.table.game

    def show(self) -> None:
        """Show the game anew."""
        self.shown = self.table.shown()

    def _told(self, _widget: object, message: object, _buffers: object) -> None:
        self.table.tell(message)
        self.show()
        while self.table.reply():  # one after the other, so that every move is seen
            self.show()


def play(
    game: str | Variant | Position,
    *,
    level: int | None = 3,
    seat: int = 0,
    language: str = SOURCE,
    seed: int | None = None,
    **options: Choice,
) -> GameWidget:
    """A game to play against engines of a level, or with `level=None` all seats by hand."""
    if not isinstance(game, Position):
        game = start(as_variant(game, **options))
    seats = range(game.variant.seats)
    check(seat in seats, seat, "error-seat", game=game.variant.id, most=seats[-1])
    players: dict[int, Player] = (
        {} if level is None else {other: Engine(level=level, seed=seed) for other in seats if other != seat}
    )
    return GameWidget(game, players, language=language, seed=seed)
