"""Moves as text: the cells of the piece joined by commas (`e8,e9,f9`), or a word such as `pass`.

Cells may come in any order; they are written in the order a1, b1, .., a2, b2, ..
"""

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.rules.moves import WORDS, Move, MoveTable, format_move
from cornerwise.rules.reasons import broken_at, violation

__all__ = ["format_move", "parse_move"]

_MOVES = {word: move for move, word in WORDS.items()}


def parse_move(table: MoveTable, text: str) -> Move:
    """The move that `text` writes; `NotationError` if it is none, `IllegalMove` if no piece can lie so."""
    text = text.strip().lower()
    if text in _MOVES:
        return _MOVES[text]
    names = [name.strip() for name in text.split(",", table.widest)]
    if len(names) > table.widest and "," in names[-1]:
        raise IllegalMove(text, violation("too-many-cells", most=table.widest))
    outside = [name for name in names if table.board.is_beyond(name)]
    cells = [table.board.parse_cell(name) for name in names if name not in outside]
    if len(set(names)) < len(names):
        raise NotationError(text, "error-cell-twice")
    if outside:
        raise IllegalMove(text, broken_at("off-board", outside, "R4" if table.board.lattice.is_solid else "P2"))
    move = table.find(cells)
    if move is None:
        raise IllegalMove(text, violation("no-shape"))
    return move
