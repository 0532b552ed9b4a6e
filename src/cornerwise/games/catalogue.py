"""Every game of the family. The numbers and names are those of the rule book."""

from dataclasses import replace

from cornerwise.errors import UnknownVariant, WrongFamily
from cornerwise.games.editions import TRIOMINOS, MatchingVariant
from cornerwise.games.handicap import WITHOUT
from cornerwise.games.options import Choice, Option
from cornerwise.games.solid import SOLID
from cornerwise.games.variant import FOUR, PieceSet, Variant
from cornerwise.geometry.board import hexagon, rectangle

CLASSIC_CORNERS = ("a20", "t20", "t1", "a1")
TRIGON_POINTS = ("r15", "z12", "z7", "r4", "j7", "j12")
INNER_TRIGON_POINTS = ("p14", "x11", "x6", "p3", "h6", "h11")

_START = "where the first piece of a colour may go"
_SCORING = "how points are counted"
STRICT = Option("strict_corners", (False, True), "corners must meet corners, never the middle of a straight side")


def _first(seats: int) -> Option:
    return Option("first", tuple(range(seats)), "the seat that begins, counted from 0")


CLASSIC = Variant(
    id="classic",
    title="Classic",
    about="four colours of 21 pieces on 20 x 20 squares",
    boards=(rectangle(20, 20),),
    piece_set=PieceSet(largest=5),
    palette=FOUR,
    seats=4,
    start_cells=CLASSIC_CORNERS,
    options=(
        Option("start", ("own", "any"), _START),
        Option("scoring", ("advanced", "basic"), _SCORING),
        _first(4),
    ),
)
START, SCORING, _ = CLASSIC.options

DUO = Variant(
    id="duo",
    title="Duo",
    about="two colours of 21 pieces on 14 x 14 squares",
    boards=(rectangle(14, 14),),
    piece_set=PieceSet(largest=5),
    palette=("purple", "orange"),
    seats=2,
    start_cells=("e10", "j5"),
    start="any",
    options=(Option("start", ("any", "own"), _START),),
)

TRIGON = Variant(
    id="trigon",
    title="Trigon",
    about="four colours of 22 pieces on a hexagon of 486 triangles",
    boards=(hexagon(9),),
    piece_set=PieceSet(largest=6),
    palette=FOUR,
    seats=4,
    start_cells=TRIGON_POINTS,
    start="any",
    options=(Option("start", ("any",), _START), STRICT),
)

POLYOMINO = Variant(
    id="polyomino-14",
    title="Polyomino 14",
    about="21 pieces each on 14 x 14 squares, opened anywhere and swapped",
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
        title="Classic for two",
        about="two players with two colours each",
        seats=2,
        colours_each=2,
        options=(START, SCORING, _first(2)),
    ),
    replace(
        CLASSIC,
        id="classic-3",
        title="Classic for three",
        about="three players and a fourth colour that they lay in turn",
        seats=3,
        shared="green",
        options=(START, SCORING, _first(3), Option("shared", FOUR, "the colour that all players lay in turn")),
    ),
    replace(
        CLASSIC,
        id="classic-teams",
        title="Classic in teams",
        about="blue and red against yellow and green",
        teams=2,
    ),
    replace(
        CLASSIC,
        id="classic-solo",
        title="Eighty-four",
        about="one player lays all four colours; the aim is to place all 84 pieces",
        seats=1,
        colours_each=4,
        scoring="complete",
        options=(START,),
    ),
    DUO,
    Variant(
        id="junior",
        title="Junior",
        about="two colours of 24 simple pieces on 14 x 14 squares",
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
        options=(*DUO.options, Option("scoring", ("pieces", "cells"), _SCORING)),
    ),
    TRIGON,
    replace(
        TRIGON,
        id="trigon-2",
        title="Trigon for two",
        about="two players with two colours each",
        seats=2,
        colours_each=2,
        start="opposite",
        options=(Option("start", ("opposite", "any"), _START), STRICT),
    ),
    replace(
        TRIGON,
        id="trigon-3",
        title="Trigon for three",
        about="three colours on the inner hexagon of 384 triangles",
        boards=(hexagon(8),),
        seats=3,
        start_cells=INNER_TRIGON_POINTS,
        start="spaced",
        left_out="green",
        options=(
            Option("start", ("spaced", "any"), _START),
            STRICT,
            Option("left_out", FOUR, "the colour that is not played"),
        ),
    ),
    replace(TRIGON, id="trigon-teams", title="Trigon in teams", about="blue and red against yellow and green", teams=2),
    replace(
        TRIGON,
        id="trigon-solo",
        title="Eighty-eight",
        about="one player lays all four colours; the aim is to place all 88 pieces",
        seats=1,
        colours_each=4,
        scoring="complete",
    ),
    replace(
        POLYOMINO,
        id="polyomino-8",
        title="Polyomino 8",
        about="9 pieces each on 8 x 8 squares, opened anywhere and swapped",
        boards=(rectangle(8, 8),),
        piece_set=PieceSet(largest=4),
    ),
    replace(
        POLYOMINO,
        id="polyomino-12",
        title="Polyomino 12",
        about="two sets of 9 pieces each on 12 x 12 squares, opened anywhere and swapped",
        boards=(rectangle(12, 12),),
        piece_set=PieceSet(largest=4, copies=2),
    ),
    POLYOMINO,
    replace(
        POLYOMINO,
        id="polyomino-hexa",
        title="Polyomino Hexa",
        about="one common set of 56 pieces on 20 x 20 squares, opened anywhere and swapped",
        boards=(rectangle(20, 20),),
        piece_set=PieceSet(largest=6),
        supply="shared",
    ),
    *SOLID,
)
AnyVariant = Variant | MatchingVariant


def _with_handicap(variant: Variant) -> Variant:
    """A handicap is for somebody who plays against others, and with pieces of one's own."""
    if variant.seats == 1 or variant.supply == "shared":
        return variant
    return replace(variant, options=(*variant.options, WITHOUT))


_PLACING = tuple(map(_with_handicap, _ENTRIES))
_ALL: tuple[AnyVariant, ...] = (*_PLACING, TRIOMINOS)
_BY_ID = {variant.id: variant for variant in _ALL}


def variants() -> tuple[Variant, ...]:
    """Every placing game with its default options, in the order of the rule book."""
    return _PLACING


def every_variant() -> tuple[AnyVariant, ...]:
    """Every game of the rule book: the placing games and the matching game."""
    return _ALL


def find_game(name: str, /, **choices: Choice) -> AnyVariant:
    """The game of that id with these options; `UnknownVariant` or `BadOption` if there is none."""
    try:
        variant = _BY_ID[name]
    except (KeyError, TypeError):  # also what no name can be
        raise UnknownVariant(name, _BY_ID) from None
    return variant.with_options(**choices)


def find_variant(name: str, /, **choices: Choice) -> Variant:
    """As `find_game`, for placing games only; `WrongFamily` for another."""
    variant = find_game(name, **choices)
    if not isinstance(variant, Variant):
        raise WrongFamily(name, "placing")
    return variant
