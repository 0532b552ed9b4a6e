"""Turns a set of placements into a legal order of moves."""

from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.solo.ground import Arrangement, laid


def line_of(position: PlacingPosition, arrangement: Arrangement) -> tuple[Move, ...]:
    """The moves that go on from a position to a sound arrangement of all pieces, each colour in its turn."""
    game = position.copy()
    plan = [sorted(rows - own) for rows, own in zip(arrangement, laid(position), strict=True)]
    while game.turn:
        rows = plan[game.core.turn]
        # Some row of the plan is legal: the rest of the colour hangs together with what it has laid.
        move = next(Move(row) for row in rows if game.core.is_legal(row))
        rows.remove(game.push(move))
    return game.moves[position.ply :]
