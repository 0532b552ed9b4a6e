"""Moves as text: the cells of the piece joined by commas (`e8,e9,f9`), or a word such as `pass`.

Cells may come in any order; they are written in the order a1, b1, .., a2, b2, ..
"""

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.rules.moves import WORDS, Move, MoveTable

_MOVES = {word: move for move, word in WORDS.items()}


def parse_move(table: MoveTable, text: str) -> Move:
    """The move that `text` writes; `NotationError` if it is none, `IllegalMove` if no piece has that shape."""
    text = text.strip().lower()
    if text in _MOVES:
        return _MOVES[text]
    names = [name.strip() for name in text.split(",", table.widest)]
    if len(names) > table.widest and "," in names[-1]:
        raise IllegalMove(text, "P1", f"no piece has more than {table.widest} cells")
    cells = [table.board.parse_cell(name) for name in names]
    if len(set(cells)) < len(cells):
        raise NotationError(text, "names a cell twice")
    move = table.find(cells)
    if move is None:
        raise IllegalMove(text, "P1", "no piece has that shape")
    return move


def format_move(table: MoveTable, move: Move) -> str:
    """A move in notation."""
    if move in WORDS:
        return WORDS[move]
    if not 0 <= move < len(table):
        return f"move {move}"
    return ",".join(table.board.names[cell] for cell in table.rows[move])
