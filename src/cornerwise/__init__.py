"""The home of the corner games: one rules library for every game and variant.

>>> import cornerwise
>>> game = cornerwise.new_game("duo", start="own")
>>> game
<duo, ply 0, purple to move, 414 legal moves>
"""

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
from cornerwise.games.catalogue import (
    as_variant,
    find_placing_variant,
    find_variant,
    placing_variants,
    register,
    variants,
)
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.options import Choice, Option
from cornerwise.games.placing_variant import PieceSet, PlacingVariant, Scoring
from cornerwise.games.variant import Variant
from cornerwise.geometry.board import Board, height_map, hexagon, rectangle
from cornerwise.lazy import lazy
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
    from cornerwise import drawing as drawing
    from cornerwise import engine as engine
    from cornerwise import envs as envs
    from cornerwise import explorer as explorer
    from cornerwise import notebook as notebook
    from cornerwise import puzzles as puzzles
    from cornerwise import records as records
    from cornerwise import rulebook as rulebook
    from cornerwise import solo as solo
    from cornerwise import tournaments as tournaments
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
_PACKAGES = (
    "drawing",
    "engine",
    "envs",
    "explorer",
    "notebook",
    "puzzles",
    "records",
    "rulebook",
    "solo",
    "tournaments",
)
"""Likewise, as in `cornerwise.notebook.play("duo")`."""

if not TYPE_CHECKING:  # a checker knows the names from above, and should tell of others that there are none
    _find, __dir__ = lazy(__name__, _LATER, _PACKAGES, needs={"notebook": "anywidget"})

    def __getattr__(name: str) -> object:
        if name == "__version__":  # reading it takes longer than all other imports
            from importlib.metadata import version

            return version("cornerwise")
        return _find(name)


def _draw_text(shown: object, **options: Any) -> str:
    from cornerwise.drawing.draw import Drawable, draw_text  # not needed by those who draw nothing

    return draw_text(cast(Drawable, shown), **options)


def _draw_svg(shown: object, **options: Any) -> str:
    from cornerwise.drawing.draw import Drawable, draw_svg

    return draw_svg(cast(Drawable, shown), **options)


def _draw_board(board: Board, *, coordinates: bool) -> str:
    from cornerwise.drawing.scene import Scene
    from cornerwise.drawing.text import draw_scene

    return draw_scene(Scene(board), coordinates=coordinates)


Pictured.draw_with(_draw_text, _draw_svg)
Board.draw_text = _draw_board

__all__ = [
    "Analysis",
    "BadOption",
    "BadVariant",
    "Board",
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
    "PieceSet",
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
    "Scoring",
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
    "height_map",
    "hexagon",
    "load",
    "load_games",
    "new_game",
    "parse_record",
    "placing_variants",
    "record_of",
    "rectangle",
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
    seed = options.pop("seed", None)
    if not isinstance(seed, int | None):
        name = variant.id if isinstance(variant, Variant) else variant
        raise BadOption(quoted(name), "seed", seed, Phrase("error-seed", seed=quoted(seed)))
    found = as_variant(variant, **options)
    position = start(found)
    if found.hides:
        resolve_chance(position, Random(seed))
    elif seed is not None:
        raise BadOption(found.id, "seed", seed, Phrase("error-no-seed"))
    return position
