"""Matching games set up for a test: chosen hands, small sets of tiles, random matches."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from cornerwise import IllegalMove
from cornerwise.games.editions import EDITIONS, SCORINGS, TRIOMINOS, MatchingVariant
from cornerwise.games.options import Choice
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.matching_core import MatchingCore
from cornerwise.rules.matching_moves import DRAW, TIMEOUT
from cornerwise.rules.matching_notation import format_tile, parse_tile
from cornerwise.rules.matching_position import MatchingPosition, resolve_chance
from cornerwise.rules.moves import Move

ALL_CHOICES = [
    (edition, seats, scoring) for edition in EDITIONS for seats in EDITIONS[edition].hands for scoring in SCORINGS
]


def small(numbers: int = 3, hand: int = 2, **options: Choice) -> MatchingVariant:
    """A variant with few tiles, 10 of three numbers, and small hands."""
    return replace(TRIOMINOS.with_options(**options), numbers=numbers, hand=hand)


def dealt(variant: MatchingVariant, *hands: str, starter: int = 0, rest: str = "") -> MatchingPosition:
    """The start of a deal with these tiles in the hands; what is missing is filled up, not with the `rest`."""
    position = MatchingPosition(variant)
    push_lots(position, starter)
    given = [list(map(parse_tile, hand.split())) for hand in hands]
    given += [[] for _ in range(variant.seats - len(hands))]
    named = {tile for hand in given for tile in hand} | set(map(parse_tile, rest.split()))
    others = (tile for tile in range(variant.tile_count) if tile not in named)
    for number in range(variant.hand_size):
        for hand in given:
            position.push(format_tile(hand[number] if number < len(hand) else next(others)))
    return position


def push_lots(position: MatchingPosition, starter: int) -> None:
    """Draw lots so that a seat begins."""
    if position.variant.terms.opening == "lots" and position.variant.seats > 1:
        for seat in range(position.variant.seats):
            position.push(format_tile(position.variant.tile_count - 1 if seat == starter else seat))


def played(position: MatchingPosition, moves: str) -> MatchingPosition:
    """The position after moves in notation, with blanks between them."""
    for move in moves.split():
        position.push(move)
    return position


def refusal(position: MatchingPosition, move: Move | str) -> str:
    """The clause by which a move is refused. The refusal must leave the position as it was."""
    before = told(position)
    with pytest.raises(IllegalMove) as caught:
        position.push(move)
    assert caught.value.position in (position, None)
    assert told(position) == before
    return caught.value.clause


def told(position: MatchingPosition) -> tuple[object, ...]:
    """All that a position tells, to be compared."""
    core, seats = position.core, range(position.variant.seats)
    hands = [position.hand(seat) for seat in seats]
    where = (hands, core.held, position.pile, position.lots, position.table, core.last_drawn)
    whose = (position.turn, position.mover, core.receiver, core.starter, core.is_event(TIMEOUT))
    worth = (position.scores, position.deals, position.outcome())
    return (where, whose, worth, core.deal_plies, tuple(position.plies), sorted(position.legal_moves))


def random_move(position: MatchingPosition, rng: Random, patience: float) -> Move:
    """A random move; the less patience, the more is drawn and the sooner time runs out."""
    if position.core.is_event(TIMEOUT) and rng.random() < 0.02:
        return TIMEOUT
    moves = sorted(position.legal_moves)
    if DRAW in moves and rng.random() > patience:
        return DRAW
    return rng.choice(moves)


def random_plies(position: MatchingPosition, rng: Random, patience: float = 0.8) -> Iterator[MatchingPosition]:
    """Plays at random to the end; gives the position before every move and at the end."""
    while position.turn:
        yield position
        position.push(random_move(position, rng, patience))
    yield position


def begun(variant: MatchingVariant, seed: int, core: MatchingCore | None = None) -> MatchingPosition:
    """A match with its first hands dealt at random."""
    position = MatchingPosition(variant, core)
    resolve_chance(position, Random(seed))
    assert position.turn != CHANCE_NAME
    return position
