"""A human's turn: the piece in the hand, and everywhere that it and the others fit."""

from collections import defaultdict

from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.terminal.board_match import BoardMatch
from cornerwise.terminal.hand import Hand
from cornerwise.terminal.paint import Ghost


class Turn:
    """What can be done with the pieces at this point of a match; `begin` again after every move."""

    def __init__(self, match: BoardMatch) -> None:
        self._match = match
        self.hand = Hand(match.position.move_table)
        self.places: dict[int, list[Move]] = {}
        """The legal moves of every piece that has some."""

    def begin(self) -> None:
        """Find what fits now; a human finds a piece in the hand, near to where the last one was held."""
        position = self._match.position
        self.places = places_by_piece(position)
        self.hand.over({cell for colour in position.variant.colours for cell in position.cells(colour)})
        if self.holding:
            if self.hand.piece not in self.places:
                self.hand.take(max(self.places))
            self.hand.jump(self.hand.nearest(self.fitting))

    @property
    def holding(self) -> bool:
        """Whether a human is to lay a piece."""
        return self._match.human and bool(self.places)

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
        position = self._match.position
        if position.variant.pieces[piece] not in position.left(str(position.turn)):
            return False
        self.hand.take(piece)
        return True

    def next_piece(self, step: int) -> None:
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
        """The held piece, to be drawn."""
        if not self.holding:
            return None
        rows = self._match.position.move_table.rows
        covered = frozenset(cell for move in self.fitting for cell in rows[move])
        return Ghost(str(self._match.position.turn), self.hand.cells, self.fits, covered)


def places_by_piece(position: PlacingPosition) -> dict[int, list[Move]]:
    """The legal moves of every piece that has some, in the order of the table: turned alike, then row by row."""
    pieces = position.move_table.piece
    found: dict[int, list[Move]] = defaultdict(list)
    for move in sorted(position.legal_moves):
        if move not in WORDS:
            found[int(pieces[move])].append(move)
    return dict(found)
