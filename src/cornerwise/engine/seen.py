"""What a player sees of what it is given: a view as it is, of a game only the view of the seat to move."""

from cornerwise.errors import CornerwiseError, need
from cornerwise.rules.position import Position
from cornerwise.rules.view import View


def seen(game: View | Position) -> View:
    """The view of the seat to move."""
    if isinstance(game, View):
        return game
    need(game, Position, "a game or a view")
    if game.mover is None:
        raise CornerwiseError(None, "error-nobody-moves")
    return game.view(game.mover)
