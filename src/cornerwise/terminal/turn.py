"""A human's turn in a placing game: the piece in the hand, and everywhere that it and the others fit."""

from collections import defaultdict

from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.terminal.hand import Hand
from cornerwise.terminal.paint import Ghost
from cornerwise.terminal.seated_board_game import SeatedBoardGame


class Turn:
    """What can be done with the pieces at this point of a game; `begin` again after every move."""

    def __init__(self, game: SeatedBoardGame) -> None:
        self._game = game
        self.hand = Hand(game.position.move_table)
        self.places: dict[int, list[Move]] = {}
        """The legal moves of every piece that has some."""

    def begin(self) -> None:
        """Find what fits now; a human finds a piece in the hand, near to where the last one was held."""
        position = self._game.position
        self.places = places_by_piece(position)
        self.hand.over({cell for colour in position.variant.colours for cell in position.cells(colour)})
        if self.holding:
            if self.hand.piece not in self.places:
                self.hand.take(max(self.places))
            self.hand.jump(self.hand.nearest(self.fitting))

    @property
    def holding(self) -> bool:
        """Whether a human is to lay a piece."""
        return self._game.human and bool(self.places)

    @property
    def fitting(self) -> list[Move]:
        """Everywhere that the held piece fits."""
        return self.places.get(self.hand.piece, [])

    @property
    def fits(self) -> bool:
        """Whether the held piece can be laid where it is."""
        return self.hand.move in self.fitting

    def pick(self, piece: int) -> bool:
        """Take a piece into the hand; False if it is not there any more."""
        position = self._game.position
        if position.variant.pieces[piece] not in position.left(str(position.turn)):
            return False
        self.hand.take(piece)
        return True

    def take_next(self, step: int) -> None:
        """Take the next piece that fits somewhere, forwards or backwards."""
        pieces = sorted(self.places)[::step]
        after = [piece for piece in pieces if (piece - self.hand.piece) * step > 0]
        self.hand.take((after or pieces)[0])

    def next_place(self, step: int) -> None:
        """Hold the piece over the next place where it fits, forwards or backwards."""
        moves = self.fitting[::step]
        after = [move for move in moves if (move - self.hand.move) * step > 0]
        if moves:
            self.hand.jump((after or moves)[0])

    @property
    def ghost(self) -> Ghost | None:
        """The held piece as `paint` draws it; None if there is none."""
        if not self.holding:
            return None
        rows = self._game.position.move_table.rows
        covered = frozenset(cell for move in self.fitting for cell in rows[move])
        return Ghost(str(self._game.position.turn), self.hand.cells, self.fits, covered)


def places_by_piece(position: PlacingPosition) -> dict[int, list[Move]]:
    """The legal moves of every piece that has some, in the order of the table: turned alike, then row by row."""
    pieces = position.move_table.piece
    found: dict[int, list[Move]] = defaultdict(list)
    for move in sorted(position.legal_moves):
        if move not in WORDS:
            found[int(pieces[move])].append(move)
    return dict(found)
