"""Designs: pieces placed freely on a board, without turns or contact rules.

Only P2 holds: pieces lie on the board and do not overlap. On a board of cubes they may float.
"""

from collections import Counter
from typing import NamedTuple

from cornerwise.errors import IllegalMove, NotationError, quoted
from cornerwise.games.catalogue import as_variant
from cornerwise.games.placing_variant import COLOURS, PlacingVariant, need_placing
from cornerwise.rules.moves import WORDS, Move, MoveTable, move_table
from cornerwise.rules.notation import format_move, parse_move
from cornerwise.rules.pictured import Pictured
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.reasons import broken_at, violation


class DesignPiece(NamedTuple):
    """A piece of a design: its colour and its row of the move table."""

    colour: str
    move: Move


class Design(Pictured):
    """Pieces laid at will with the board and the shapes of a game."""

    def __init__(self, variant: str | PlacingVariant) -> None:
        self.variant = variant = need_placing(as_variant(variant))
        self.move_table: MoveTable = move_table(variant.board, variant.pieces)
        self._states: list[tuple[DesignPiece, ...]] = [()]

    @classmethod
    def of(cls, position: PlacingPosition) -> "Design":
        """What lies on the board of a game, to go on from freely."""
        design = cls(position.variant)
        design._states = [tuple(DesignPiece(ply.colour, ply.move) for ply in position.plies if ply.move not in WORDS)]
        return design

    def __len__(self) -> int:
        return len(self.pieces)

    def __repr__(self) -> str:
        return f"<design on {self.variant.board.name}, {len(self)} pieces>"

    @property
    def pieces(self) -> tuple[DesignPiece, ...]:
        """What lies there, in the order it was laid."""
        return self._states[-1]

    @property
    def used(self) -> dict[str, dict[str, int]]:
        """How many of each piece, by name, every colour has on the board."""
        counts = Counter((piece.colour, self._shape(piece.move)) for piece in self.pieces)
        names = [shape.name for shape in self.variant.pieces]
        return {
            colour: {names[shape]: counts[colour, shape] for shape in range(len(names)) if counts[colour, shape]}
            for colour in dict.fromkeys(piece.colour for piece in self.pieces)
        }

    def at(self, cell: int | str) -> int | None:
        """Which of the pieces covers a cell, given by its number or name."""
        number = self.variant.board.parse_cell(cell) if isinstance(cell, str) else cell
        covering = (i for i, piece in enumerate(self.pieces) if number in self.move_table.rows[piece.move])
        return next(covering, None)

    def parse(self, text: str) -> Move:
        """The placement that a text writes; the words of games are none."""
        move = parse_move(self.move_table, text)
        if move in WORDS:
            raise NotationError(text, "error-lays-nothing")
        return move

    def format(self, move: Move) -> str:
        """A placement in notation."""
        return format_move(self.move_table, move)

    # Changes

    def place(self, colour: str, move: Move | str) -> int:
        """Lay a piece; gives its number. `IllegalMove` changes nothing."""
        if colour not in COLOURS:
            raise NotationError(colour, "error-no-colour", known=", ".join(COLOURS))
        row = self._free_row(move, self.pieces)
        self._states.append((*self.pieces, DesignPiece(colour, row)))
        return len(self) - 1

    def move(self, which: int | str, to: Move | str) -> None:
        """Put a piece, given by its number or a cell it covers, somewhere else or turn it."""
        number = self._number(which)
        piece = self.pieces[number]
        row = self._free_row(to, self._without(number))
        if self._shape(row) != self._shape(piece.move):
            raise IllegalMove(self.format(row), violation("another-piece", placement=self.format(piece.move)), self)
        self._states.append((*self.pieces[:number], piece._replace(move=row), *self.pieces[number + 1 :]))

    def remove(self, which: int | str) -> DesignPiece:
        """Take a piece off the board."""
        number = self._number(which)
        piece = self.pieces[number]
        self._states.append(self._without(number))
        return piece

    def undo(self) -> None:
        """Take the last change back."""
        if len(self._states) == 1:
            raise IllegalMove("undo", violation("nothing-to-undo"), self)
        self._states.pop()

    # How

    def _shape(self, move: Move) -> int:
        return int(self.move_table.piece[move])

    def _without(self, number: int) -> tuple[DesignPiece, ...]:
        return self.pieces[:number] + self.pieces[number + 1 :]

    def _number(self, which: int | str) -> int:
        number = self.at(which) if isinstance(which, str) else which
        if number is None:
            raise IllegalMove(which, violation("nothing-there"), self)
        if not 0 <= number < len(self):
            raise IllegalMove(which, violation("no-such-number", count=len(self)), self)
        return number

    def _free_row(self, move: Move | str, others: tuple[DesignPiece, ...]) -> Move:
        """A placement that is on the board and covers none of the other pieces."""
        row = self.parse(move) if isinstance(move, str) else move
        if not 0 <= row < len(self.move_table):
            raise IllegalMove(quoted(move), violation("no-such-placement"), self)
        taken = {cell for piece in others for cell in self.move_table.rows[piece.move]}
        overlap = [self.variant.board.names[cell] for cell in self.move_table.rows[row] if cell in taken]
        if overlap:
            raise IllegalMove(self.format(row), broken_at("cell-taken", overlap), self)
        return row
