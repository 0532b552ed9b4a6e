"""All games that come with the package. The numbers and names are those of the rule book."""

from dataclasses import replace

from cornerwise.errors import need
from cornerwise.games.editions import TRIOMINOS
from cornerwise.games.handicap import WITHOUT
from cornerwise.games.options import Choice, Option
from cornerwise.games.placing_variant import FOUR, PieceSet, PlacingVariant, need_placing
from cornerwise.games.registry import Registry
from cornerwise.games.solid import SOLID
from cornerwise.games.variant import Family, Variant
from cornerwise.geometry.board import hexagon, rectangle

CLASSIC_CORNERS = ("a20", "t20", "t1", "a1")
TRIGON_POINTS = ("r15", "z12", "z7", "r4", "j7", "j12")
INNER_TRIGON_POINTS = ("p14", "x11", "x6", "p3", "h6", "h11")

MINUTES = (20, 30)
"""As the sheet of Trigon has them, the only one of a placing game that tells; they hold for its whole group. That is 14
to 20 seconds for each piece; smaller sets of pieces take as much less, in steps of five minutes."""
AGE = 7
"""As the family's boxes have it. (One sheet of Trigon, for Canada, says 5.)"""
SMALL_SET = (10, 15)
"""The minutes of 36 to 48 pieces."""

STRICT = Option("strict_corners", (False, True))


def _first(seats: int) -> Option:
    return Option("first", tuple(range(seats)))


CLASSIC = PlacingVariant(
    id="classic",
    group="classic",
    minutes=MINUTES,
    age=AGE,
    boards=(rectangle(20, 20),),
    piece_set=PieceSet(largest=5),
    palette=FOUR,
    seats=4,
    start_cells=CLASSIC_CORNERS,
    options=(
        Option("start", ("own", "any")),
        Option("scoring", ("advanced", "basic")),
        _first(4),
    ),
)
START, SCORING, _ = CLASSIC.options

DUO = PlacingVariant(
    id="duo",
    minutes=SMALL_SET,
    age=AGE,
    boards=(rectangle(14, 14),),
    piece_set=PieceSet(largest=5),
    palette=("purple", "orange"),
    seats=2,
    start_cells=("e10", "j5"),
    start="any",
    options=(Option("start", ("any", "own")),),
)

TRIGON = PlacingVariant(
    id="trigon",
    group="trigon",
    minutes=MINUTES,
    age=AGE,
    boards=(hexagon(9),),
    piece_set=PieceSet(largest=6),
    palette=FOUR,
    seats=4,
    start_cells=TRIGON_POINTS,
    start="any",
    options=(Option("start", ("any",)), STRICT),
)

POLYOMINO = PlacingVariant(
    id="polyomino-14",
    group="polyomino",
    minutes=SMALL_SET,
    age=AGE,
    boards=(rectangle(14, 14),),
    piece_set=PieceSet(largest=5),
    palette=("blue", "orange"),
    seats=2,
    start="free",
    opening="swap",
    scoring="area",
)

_ENTRIES = (
    CLASSIC,
    replace(
        CLASSIC,
        id="classic-2",
        seats=2,
        colours_each=2,
        options=(START, SCORING, _first(2)),
    ),
    replace(
        CLASSIC,
        id="classic-3",
        rules=2,
        seats=3,
        shared="green",
        options=(START, SCORING, _first(3), Option("shared", FOUR)),
    ),
    replace(
        CLASSIC,
        id="classic-teams",
        teams=2,
    ),
    replace(
        CLASSIC,
        id="classic-solo",
        seats=1,
        colours_each=4,
        scoring="complete",
        options=(START,),
    ),
    DUO,
    PlacingVariant(
        id="junior",
        minutes=SMALL_SET,
        age=5,
        boards=(rectangle(14, 14),),
        piece_set=PieceSet(
            largest=5,
            copies=2,
            names=("1", "2", "I3", "V3", "I4", "L4", "T4", "Z4", "O4", "I5", "L5", "P5"),
        ),
        palette=("blue", "orange"),
        seats=2,
        start_cells=DUO.start_cells,
        start="any",
        scoring="pieces",
        options=(*DUO.options, Option("scoring", ("pieces", "cells"))),
    ),
    TRIGON,
    replace(
        TRIGON,
        id="trigon-2",
        seats=2,
        colours_each=2,
        start="opposite",
        options=(Option("start", ("opposite", "any")), STRICT),
    ),
    replace(
        TRIGON,
        id="trigon-3",
        boards=(hexagon(8),),
        seats=3,
        start_cells=INNER_TRIGON_POINTS,
        start="spaced",
        left_out="green",
        options=(
            Option("start", ("spaced", "any")),
            STRICT,
            Option("left_out", FOUR),
        ),
    ),
    replace(TRIGON, id="trigon-teams", teams=2),
    replace(
        TRIGON,
        id="trigon-solo",
        seats=1,
        colours_each=4,
        scoring="complete",
    ),
    replace(
        POLYOMINO,
        id="polyomino-8",
        minutes=(5, 5),  # 18 pieces
        boards=(rectangle(8, 8),),
        piece_set=PieceSet(largest=4),
    ),
    replace(
        POLYOMINO,
        id="polyomino-12",
        boards=(rectangle(12, 12),),
        piece_set=PieceSet(largest=4, copies=2),
    ),
    replace(POLYOMINO, usual=True),
    replace(
        POLYOMINO,
        id="polyomino-hexa",
        minutes=(15, 20),  # 56 pieces
        boards=(rectangle(20, 20),),
        piece_set=PieceSet(largest=6),
        supply="shared",
    ),
    *SOLID,
)


def _with_handicap(variant: PlacingVariant) -> PlacingVariant:
    """A handicap is for somebody who plays against others, and with pieces of one's own."""
    if variant.seats == 1 or variant.supply == "shared":
        return variant
    return replace(variant, options=(*variant.options, WITHOUT))


GAMES = Registry((*map(_with_handicap, _ENTRIES), TRIOMINOS))

register = GAMES.register


def placing_variants() -> tuple[PlacingVariant, ...]:
    """Every placing game with its default options, in the order of the rule book."""
    return tuple(need_placing(variant) for variant in variants() if variant.family is Family.PLACING)


def variants() -> tuple[Variant, ...]:
    """Every game: those of the rule book, then those that were registered."""
    return GAMES.games


def find_variant(name: str, /, **choices: Choice) -> Variant:
    """The game of that id with these options; `UnknownVariant` or `BadOption` if there is none."""
    return GAMES.find(name).with_options(**choices)


def as_variant(game: str | Variant, /, **choices: Choice) -> Variant:
    """A game by its id or as a variant, with these options; `TypeError` for what is neither."""
    need(game, (str, Variant), "the name of a game or a variant")
    if not isinstance(game, Variant):
        return find_variant(game, **choices)
    return game.with_options(**choices) if choices else game


def find_placing_variant(name: str, /, **choices: Choice) -> PlacingVariant:
    """As `find_variant`, for placing games only; `WrongFamily` for another."""
    return need_placing(find_variant(name, **choices))
