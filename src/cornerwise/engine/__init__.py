"""Computer players: they are given a view, never a position, and choose a move.

>>> import cornerwise
>>> from cornerwise.engine import Engine
>>> game = cornerwise.new_game("duo")
>>> move = Engine(level=3, seed=1).choose(game.view(game.mover))
>>> move in game.legal_moves
True
"""

from cornerwise.engine.analysis import Analysis, Line, Value
from cornerwise.engine.player import Engine, Player
from cornerwise.engine.review import Review, ReviewedMove, review
from cornerwise.engine.simple import GreedyPlayer, RandomPlayer
from cornerwise.engine.strength import Strength
from cornerwise.rules.view import View

__all__ = [
    "Analysis",
    "Engine",
    "GreedyPlayer",
    "Line",
    "Player",
    "RandomPlayer",
    "Review",
    "ReviewedMove",
    "Strength",
    "Value",
    "View",
    "review",
]
