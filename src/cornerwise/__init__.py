"""The home of the corner games: one rules library for every game and variant.

>>> import cornerwise
>>> game = cornerwise.new_game("duo", start="own")
>>> game
<duo, ply 0, purple to move, 414 legal moves>
"""

from cornerwise.errors import BadOption, CornerwiseError, IllegalMove, NotationError, RecordError, UnknownVariant
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.options import Choice
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position, View
from cornerwise.rules.scoring import Outcome

__all__ = [
    "BadOption",
    "CornerwiseError",
    "IllegalMove",
    "Move",
    "NotationError",
    "Outcome",
    "Position",
    "RecordError",
    "UnknownVariant",
    "Variant",
    "View",
    "find_variant",
    "new_game",
    "variants",
]


def new_game(variant: str, /, **options: Choice) -> Position:
    """The start of a game: `new_game("duo", start="own")`."""
    return Position(find_variant(variant, **options))
