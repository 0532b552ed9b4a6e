"""The home of the corner games: one rules library for every game and variant.

>>> import cornerwise
>>> game = cornerwise.new_game("duo", start="own")
>>> game
<duo, ply 0, purple to move, 414 legal moves>
"""

from random import Random
from typing import Literal, overload

from cornerwise.errors import (
    BadOption,
    BadVariant,
    CornerwiseError,
    IllegalMove,
    NotationError,
    RecordError,
    UnknownVariant,
    WrongFamily,
    quoted,
)
from cornerwise.games.catalogue import find_placing_variant, find_variant, placing_variants, register, variants
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Choice
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import Phrase
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition, PlacingView
from cornerwise.rules.position import Position
from cornerwise.rules.scoring import Outcome
from cornerwise.rules.start import start
from cornerwise.rules.view import View

__version__: str


def __getattr__(name: str) -> str:
    if name == "__version__":  # asked for rarely, and reading it takes longer than all other imports
        from importlib.metadata import version

        return version("cornerwise")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _drawn(position: Position) -> str:
    from cornerwise.drawing.draw import draw_text  # not needed by those who draw nothing

    return draw_text(position)


Position.picture = _drawn

__all__ = [
    "BadOption",
    "BadVariant",
    "CornerwiseError",
    "IllegalMove",
    "MatchingPosition",
    "MatchingVariant",
    "MatchingView",
    "Move",
    "NotationError",
    "Outcome",
    "PlacingPosition",
    "PlacingVariant",
    "PlacingView",
    "Position",
    "RecordError",
    "UnknownVariant",
    "Variant",
    "View",
    "WrongFamily",
    "find_placing_variant",
    "find_variant",
    "new_game",
    "placing_variants",
    "register",
    "resolve_chance",
    "start",
    "variants",
]


# The overlap is meant: a name that a checker can read gives the exact type.
@overload
def new_game(variant: Literal["triominos"], /, **options: Choice) -> MatchingPosition: ...  # type: ignore[overload-overlap]
@overload
def new_game(variant: str, /, **options: Choice) -> PlacingPosition: ...
def new_game(variant: str, /, **options: Choice) -> Position:
    """The start of a game: `new_game("duo", start="own")`.

    In a matching game chance makes the first moves; `seed=7` makes them the same every time. Type
    checkers take a name that they cannot see for that of a placing game.
    """
    seed = options.pop("seed", None)
    if not isinstance(seed, int | None):
        raise BadOption(quoted(variant), "seed", seed, Phrase("error-seed", seed=quoted(seed)))
    position = start(find_variant(variant, **options))
    if position.variant.hides:
        resolve_chance(position, Random(seed))
    elif seed is not None:
        raise BadOption(variant, "seed", seed, Phrase("error-no-seed"))
    return position
