"""The home of the corner games: one rules library for every game and variant.

>>> import cornerwise
>>> game = cornerwise.new_game("duo", start="own")
>>> game
<duo, ply 0, purple to move, 414 legal moves>
"""

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Literal, cast, overload

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
from cornerwise.games.options import Choice, Option
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.locales.phrase import Phrase
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.matching_view import MatchingView
from cornerwise.rules.moves import Move
from cornerwise.rules.pictured import Pictured
from cornerwise.rules.placing_position import PlacingPosition, PlacingView
from cornerwise.rules.position import LegalMoves, Ply, Position
from cornerwise.rules.scoring import Outcome
from cornerwise.rules.start import start
from cornerwise.rules.view import View

if TYPE_CHECKING:
    from cornerwise.drawing import draw_pieces, draw_shape_svg, draw_svg, draw_text
    from cornerwise.engine import (
        Analysis,
        Engine,
        GreedyPlayer,
        Line,
        Player,
        RandomPlayer,
        Strength,
        Value,
    )
    from cornerwise.engine.review import Review, ReviewedMove, review
    from cornerwise.records.games import LoadedGame, load, load_games, save
    from cornerwise.records.record import Record, format_record, parse_record, record_of, replay
    from cornerwise.rules.conformance import BrokenPromise, check_variant
    from cornerwise.rules.design import Design

    __version__: str

_LATER = {
    "cornerwise.drawing": ("draw_pieces", "draw_shape_svg", "draw_svg", "draw_text"),
    "cornerwise.engine": (
        "Analysis",
        "Engine",
        "GreedyPlayer",
        "Line",
        "Player",
        "RandomPlayer",
        "Strength",
        "Value",
    ),
    "cornerwise.engine.review": ("Review", "ReviewedMove", "review"),
    "cornerwise.records.games": ("LoadedGame", "load", "load_games", "save"),
    "cornerwise.records.record": ("Record", "format_record", "parse_record", "record_of", "replay"),
    "cornerwise.rules.conformance": ("BrokenPromise", "check_variant"),
    "cornerwise.rules.design": ("Design",),
}
"""What is imported when it is first asked for: playing a game must not wait for it."""

if not TYPE_CHECKING:  # a checker knows the names from above, and should tell of others that there are none

    def __getattr__(name: str) -> object:
        if name == "__version__":  # reading it takes longer than all other imports
            from importlib.metadata import version

            return version("cornerwise")
        for module, names in _LATER.items():
            if name in names:
                return globals().setdefault(name, getattr(import_module(module), name))
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def _draw_text(shown: object, **options: Any) -> str:
    from cornerwise.drawing.draw import Drawable, draw_text  # not needed by those who draw nothing

    return draw_text(cast(Drawable, shown), **options)


def _draw_svg(shown: object, **options: Any) -> str:
    from cornerwise.drawing.draw import Drawable, draw_svg

    return draw_svg(cast(Drawable, shown), **options)


Pictured.draw_with(_draw_text, _draw_svg)

__all__ = [
    "Analysis",
    "BadOption",
    "BadVariant",
    "BrokenPromise",
    "CornerwiseError",
    "Design",
    "Engine",
    "GreedyPlayer",
    "IllegalMove",
    "LegalMoves",
    "Line",
    "LoadedGame",
    "MatchingPosition",
    "MatchingVariant",
    "MatchingView",
    "Move",
    "NotationError",
    "Option",
    "Outcome",
    "PlacingPosition",
    "PlacingVariant",
    "PlacingView",
    "Player",
    "Ply",
    "Position",
    "RandomPlayer",
    "Record",
    "RecordError",
    "Review",
    "ReviewedMove",
    "Strength",
    "UnknownVariant",
    "Value",
    "Variant",
    "View",
    "WrongFamily",
    "__version__",
    "check_variant",
    "draw_pieces",
    "draw_shape_svg",
    "draw_svg",
    "draw_text",
    "find_placing_variant",
    "find_variant",
    "format_record",
    "load",
    "load_games",
    "new_game",
    "parse_record",
    "placing_variants",
    "record_of",
    "register",
    "replay",
    "resolve_chance",
    "review",
    "save",
    "start",
    "variants",
]


@overload  # the overlap is meant: a name that a checker can read gives the exact type
def new_game(  # type: ignore[overload-overlap]
    variant: Literal["triominos"] | MatchingVariant, /, **options: Choice
) -> MatchingPosition: ...
@overload
def new_game(variant: str | PlacingVariant, /, **options: Choice) -> PlacingPosition: ...
@overload
def new_game(variant: Variant, /, **options: Choice) -> Position: ...
def new_game(variant: str | Variant, /, **options: Choice) -> Position:
    """The start of a game, by its id or as a variant: `new_game("duo", start="own")`.

    In a matching game chance makes the first moves; `seed=7` makes them the same every time. Type
    checkers take a name that they cannot see for that of a placing game.
    """
    name = variant.id if isinstance(variant, Variant) else variant
    seed = options.pop("seed", None)
    if not isinstance(seed, int | None):
        raise BadOption(quoted(name), "seed", seed, Phrase("error-seed", seed=quoted(seed)))
    found = variant.with_options(**options) if isinstance(variant, Variant) else find_variant(variant, **options)
    position = start(found)
    if found.hides:
        resolve_chance(position, Random(seed))
    elif seed is not None:
        raise BadOption(found.id, "seed", seed, Phrase("error-no-seed"))
    return position
