"""An arrangement as a game: its rows in an order that the rules allow."""

from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.solo.ground import Arrangement, laid


def play_arrangement(position: Position, arrangement: Arrangement) -> Position:
    """The game that goes on from a position and lays the rows of a sound arrangement, each colour in its turn.

    All rows are laid if the arrangement has all pieces. Otherwise a colour that has none left may
    be able to place and so must (P6); it then lays what spoils the least.
    """
    game = position.copy()
    plan = [set(rows - own) for rows, own in zip(arrangement, laid(position), strict=True)]
    while game.turn:
        colour = game.core.turn
        move = next((Move(row) for row in sorted(plan[colour]) if game.core.is_legal(row)), None)
        if move is None:
            move = _harmless(game, plan)
        game.push(move)
        plan[colour].discard(move)
    return game


def _harmless(game: Position, plan: list[set[int]]) -> Move:
    """The legal move that takes the fewest cells of rows still to come; the largest of equals."""
    wanted = {cell for rows in plan for row in rows for cell in game.table.rows[row]}

    def harm(move: Move) -> tuple[int, int, int]:
        cells = game.table.rows[move]
        return (len(wanted.intersection(cells)), -len(cells), move)

    return min(game.legal_moves, key=harm)
