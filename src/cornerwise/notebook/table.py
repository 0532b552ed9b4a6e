"""A game at a table with a board to click on: what is chosen, what may be placed, and who plays the other seats.

It knows nothing of notebooks. `tell` takes what a person did and changes the game, `shown` is all there is to see.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from cornerwise.drawing.draw import draw_svg, draw_text
from cornerwise.drawing.outline import Spot
from cornerwise.drawing.svg import cell_at, draw_shape_svg
from cornerwise.engine import Player
from cornerwise.errors import CornerwiseError
from cornerwise.games.variant import ByFamily
from cornerwise.locales.phrase import SOURCE, Phrase
from cornerwise.rules.matching_position import resolve_chance
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.view import View

SIZE = 480
PIECE_CELL = 9
"""Pixels of a cell in the pictures of pieces to choose from."""


class Table:
    """A game and the piece that the seat to move has picked."""

    def __init__(
        self, game: Position, players: Mapping[int, Player], *, language: str = SOURCE, seed: int | None = None
    ) -> None:
        self.game = game
        self.players = dict(players)
        self.language = language
        self._rng = Random(seed)
        self.piece = ""
        """The piece in hand, by name."""
        self.refusal = ""
        """Why the last thing that was asked for was not done."""
        self.moves: dict[str, list[Move]] = {}
        """The legal moves by the piece that they lay."""
        self.words: list[str] = []
        """Those that lay nothing."""
        self.fitting: list[Move] = []
        """Where the piece in hand, or some piece over the cell that was clicked, fits."""
        self._cell: int | None = None
        self._at = -1
        self._go_on()

    # What people do

    def tell(self, message: object) -> None:
        """Do what a message asks for; what cannot be done is told in `refusal` and changes nothing."""
        asked = message if isinstance(message, dict) else {}
        tasks = {
            "pick": lambda: self.pick(str(asked.get("piece", ""))),
            "click": lambda: self.click(_number(asked.get("x")), _number(asked.get("y"))),
            "next": self.turn_over,
            "place": self.place,
            "word": lambda: self.play(str(asked.get("word", ""))),
            "undo": self.undo,
        }
        task = tasks.get(str(asked.get("do")))
        self.refusal = ""
        try:
            if task and self.game.mover not in self.players:
                task()
        except CornerwiseError as error:
            self.refusal = error.phrase.line(self.language)

    def pick(self, piece: str) -> None:
        """Take a piece in hand, or put it back."""
        chosen = piece if piece != self.piece else ""
        self._let_go()
        self.piece = chosen if self.moves.get(chosen) else ""
        self.fitting = self.moves[self.piece] if self.piece else []

    def click(self, x: float, y: float) -> None:
        """Show where the piece fits over a cell of the picture; without a piece in hand the largest that fits there.

        The same cell again shows the next way it fits. Where cells cannot be told from a picture, so does any click.
        """
        cell = self._surface.cell_at(self.game, (x, y))
        if cell is not None and cell != self._cell:
            pieces = [self.piece] if self.piece else reversed(self.moves)
            moves = [move for piece in pieces for move in self.moves[piece]]
            self.fitting = [move for move in moves if self._surface.covers(self.game, move, cell)]
            self._cell, self._at = cell, -1
        self.turn_over()

    def turn_over(self) -> None:
        """Show the next place where the piece fits."""
        if self.fitting:
            self._at = (self._at + 1) % len(self.fitting)

    def place(self) -> None:
        """Make the move that is shown."""
        if self.candidate is not None:
            self.play(self.candidate)

    def play(self, move: Move | str) -> None:
        """Make a move; the others answer."""
        self.game.push(move)
        self._go_on()

    def undo(self) -> None:
        """Take back to the last turn of a person."""
        while self.game.plies:
            self.game.pop()
            if self.game.mover is not None and self.game.mover not in self.players:
                break
        self._go_on()

    def _go_on(self) -> None:
        """Chance and the other players move until a person's turn comes."""
        while True:
            resolve_chance(self.game, self._rng)
            if self.game.mover is None or self.game.mover not in self.players:
                break
            self.game.push(self.players[self.game.mover].choose(self.game.view(self.game.mover)))
        self._let_go()

    def _let_go(self) -> None:
        self.piece = ""
        self.refusal = ""
        self.moves = {}
        for move in self.game.legal_moves if self.game.mover is not None else ():
            self.moves.setdefault(self.game.piece_name(move), []).append(move)
        self.words = [str(move) for move in self.moves.pop("", [])]
        self.fitting = []
        self._cell, self._at = None, -1

    # What there is to see

    @property
    def candidate(self) -> Move | None:
        """The move that would be made now."""
        return self.fitting[self._at] if self.fitting and self._at >= 0 else None

    def shown(self) -> dict[str, Any]:
        """Everything by name, as plain data."""
        now = self._seen(self.game)
        text, board = draw_text(now, language=self.language), draw_text(now, status=False, language=self.language)
        return {
            "picture": draw_svg(self._ahead(), size=SIZE, language=self.language),
            "status": text.removeprefix(board).strip("\n"),
            "refusal": self.refusal,
            "pieces": [
                {"name": name, "places": len(moves), "picture": self._surface.piece(self.game, name, self.language)}
                for name, moves in self.moves.items()
            ],
            "piece": self.piece,
            "candidate": "" if self.candidate is None else str(self.candidate),
            "fitting": [self._at + 1, len(self.fitting)],
            "answers": [[word, Phrase(f"word-{word}").line(self.language)] for word in self.words],
            "labels": {
                "place": Phrase("action-place").line(self.language),
                "next": Phrase("action-next").line(self.language),
                "undo": Phrase("menu-undo").line(self.language),
            },
        }

    def _ahead(self) -> Position | View:
        """The game with the move that is shown already made."""
        if self.candidate is None:
            return self._seen(self.game)
        ahead = self.game.copy()
        ahead.push(self.candidate)
        return self._seen(ahead)

    def _seen(self, game: Position) -> Position | View:
        """Of hidden hands only that of a person to move is shown, or of the first person while others move."""
        people = [seat for seat in range(game.variant.seats) if seat not in self.players]
        if not game.variant.hides or not people:
            return game
        return game.view(self.game.mover if self.game.mover in people else people[0])

    @property
    def _surface(self) -> "Surface":
        return SURFACES.of(self.game.variant)


class Surface(NamedTuple):
    """What is clicked on in the games of one family, and what pieces look like."""

    cell_at: Callable[[Any, Spot], int | None]
    covers: Callable[[Any, Move, int], bool]
    piece: Callable[[Any, str, str], str]


def _board_cell(game: PlacingPosition, pixel: Spot) -> int | None:
    return cell_at(game, pixel, size=SIZE)


def _covers(game: PlacingPosition, move: Move, cell: int) -> bool:
    return cell in game.move_table.rows[move]


def _piece_picture(game: PlacingPosition, name: str, language: str) -> str:
    assert game.turn is not None  # somebody holds it
    shape = next(shape for shape in game.variant.pieces if shape.name == name)
    return draw_shape_svg(shape, game.variant.board.lattice, colour=game.turn, cell=PIECE_CELL, language=language)


SURFACES = ByFamily(
    placing=Surface(_board_cell, _covers, _piece_picture),
    # A table of tiles grows to all sides, and its tiles are told by their numbers.
    matching=Surface(lambda game, pixel: None, lambda game, move, cell: False, lambda game, name, language: ""),
)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else -1.0
