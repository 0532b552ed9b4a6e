"""Search, levels, hints and file formats by family of games: where the engine maps a family to its implementation."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from cornerwise.engine.analysis import Search
from cornerwise.engine.gains import matching_gain, placing_gain
from cornerwise.engine.gtp.score import matching_score, placing_score
from cornerwise.engine.levels import LEVELS, Ladder, Level, matching_ladder, placing_ladder
from cornerwise.engine.matching_search import MatchingSearch
from cornerwise.engine.nets import shipped_net
from cornerwise.engine.placing_search import PlacingSearch
from cornerwise.engine.reasons import (
    MOST,
    Reason,
    matching_contrast,
    matching_reasons,
    placing_contrast,
    placing_reasons,
)
from cornerwise.engine.smallnet import shipped_small
from cornerwise.errors import CornerwiseError, quoted
from cornerwise.games.editions import MatchingVariant
from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import ByFamily, Variant
from cornerwise.records.blksgf import colour_properties, sgf_of
from cornerwise.records.record import Record, format_record
from cornerwise.records.sgf import format_sgf
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.view import View

PLIES_A_COLOUR = 2
SWAP_PLIES = 2
"""In a swap opening: both pieces of the first seat. Which colour to take is then for the players to say."""


class GameFile(NamedTuple):
    """The format in which finished games are kept."""

    suffix: str
    format: Callable[[Record], str]


class Methods(NamedTuple):
    """How the games of one family are played by computers."""

    search: Callable[..., Search]
    """Called with threads, a seed, memory and tuning."""
    shipped_net: Callable[[Any], Path | None]
    """The net that comes with the package for a game, if there is one."""
    shipped_small_net: Callable[[Any], Path | None]
    """The small net that comes with the package for a game, if there is one."""
    ladder: Callable[[Any], Ladder]
    reasons: Callable[[Any, Move], Iterator[Reason]]
    """What speaks for a move, the strongest first."""
    contrast: Callable[[Any, Move, Move], Iterator[Reason]]
    """What a better move does that the one made did not, the strongest first."""
    has_last_piece: Callable[[Any, str], bool]
    """Whether all that a colour has left to lay is one piece."""
    gain: Callable[[Any, Move], int]
    """What a move brings at once, for players that look no further."""
    opening_plies: Callable[[Any], int]
    """How many moves at random make games of an arena differ enough."""
    colour_names: Callable[[Any], tuple[str, ...]]
    """What every colour is called in GTP."""
    score: Callable[[Any], str]
    """How things stand, as GTP controllers read it."""
    file: GameFile


def _opening_plies(variant: PlacingVariant) -> int:
    return SWAP_PLIES if variant.opening == "swap" else PLIES_A_COLOUR * len(variant.colours)


def _seat_numbers(variant: MatchingVariant) -> tuple[str, ...]:
    return tuple(str(seat + 1) for seat in range(variant.seats))


METHODS = ByFamily(
    placing=Methods(
        search=PlacingSearch,
        shipped_net=shipped_net,
        shipped_small_net=shipped_small,
        ladder=placing_ladder,
        reasons=placing_reasons,
        contrast=placing_contrast,
        has_last_piece=lambda position, colour: len(position.left(colour)) == 1,
        gain=placing_gain,
        opening_plies=_opening_plies,
        colour_names=colour_properties,
        score=placing_score,
        file=GameFile(".blksgf", lambda record: format_sgf([sgf_of(record)])),
    ),
    matching=Methods(
        search=MatchingSearch,
        shipped_net=lambda variant: None,
        shipped_small_net=lambda variant: None,
        ladder=matching_ladder,
        reasons=matching_reasons,
        contrast=matching_contrast,
        has_last_piece=lambda position, colour: False,
        gain=matching_gain,
        opening_plies=lambda variant: 0,  # every game is dealt anew
        colour_names=_seat_numbers,
        score=matching_score,
        file=GameFile(".json", format_record),
    ),
)


def ladder_of(variant: Variant) -> Ladder:
    """The levels of a game, the lowest first."""
    return METHODS.of(variant).ladder(variant)


def level_of(number: int, variant: Variant) -> Level:
    """What a level means in a game."""
    if type(number) is not int or number not in LEVELS:
        raise CornerwiseError(number, "error-level", least=LEVELS[0], most=LEVELS[-1], given=quoted(number))
    return ladder_of(variant)[number - 1]


def reasons(view: View, move: Move) -> list[Reason]:
    """What speaks for a legal move of the seat to move."""
    found = METHODS.of(view.variant).reasons(view, move)
    return list(found)[:MOST] or [Reason("calculated")]


def reasons_between(view: View, better: Move, made: Move) -> list[Reason]:
    """What a better move of the seat to move does that the one made did not."""
    found = METHODS.of(view.variant).contrast(view, better, made)
    return list(found)[:MOST] or [Reason("calculated")]


def format_score(position: Position) -> str:
    """How things stand, as GTP controllers read it."""
    return METHODS.of(position.variant).score(position)
