"""What a move brings at once, in cells or points: what `GreedyPlayer` maximises."""

from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import WORDS, Move
from cornerwise.rules.placing_position import PlacingPosition


def placing_gain(position: PlacingPosition, move: Move) -> int:
    """The cells that a move covers."""
    return 0 if move in WORDS else len(position.move_table.rows[move])


def matching_gain(position: MatchingPosition, move: Move) -> int:
    """The points that a move scores."""
    turn = position.turn
    assert turn is not None  # it has legal moves
    before = position.scores[turn]
    position.push(move)
    after = position.scores[turn]
    position.pop()
    return after - before
