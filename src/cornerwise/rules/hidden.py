"""Fills in the moves that a seat did not see, so that they lead to hands it takes for possible."""

from collections.abc import Sequence
from random import Random

from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.game import Ply
from cornerwise.rules.matching_moves import DRAW, HIDDEN, lay_of, outcome_move
from cornerwise.rules.matching_view import MatchingView, receivers
from cornerwise.rules.moves import PASS
from cornerwise.rules.tiles import NUMBER_OF, VALUES, is_triple


def filled(view: MatchingView, hands: Sequence[Sequence[int]], last_drawn: int, rng: Random) -> list[Ply]:
    """The plies of a view with a tile for every hidden one, at random among those that give these hands.

    What the last tile of the pile was not, because it was not laid, is left to the rules to check.
    """
    tiles: dict[int, int] = {}
    to = receivers(view.variant, view.plies, len(view.lots))
    for seat, hand in enumerate(hands):
        if seat != view.seat:
            latest = last_drawn if seat == view.mover else -1
            tiles |= _places(view, [receiver == seat for receiver in to], seat, hand, latest, rng)
    return [
        ply._replace(move=outcome_move(tiles[number])) if ply.move == HIDDEN else ply
        for number, ply in enumerate(view.plies)
    ]


def _places(
    view: MatchingView, own: Sequence[bool], seat: int, hand: Sequence[int], latest: int, rng: Random
) -> dict[int, int]:
    """Which tile came to a seat at each ply that brought it one."""
    better = not_dealt(view, seat)
    while True:
        places = _any_places(view, own, seat, hand, latest, rng)
        if not any(tile in better and view.plies[place - 1].move != DRAW for place, tile in places.items()):
            return places


def _any_places(
    view: MatchingView, own: Sequence[bool], seat: int, hand: Sequence[int], latest: int, rng: Random
) -> dict[int, int]:
    places: dict[int, int] = {}
    free: list[int] = []
    drawn = False
    for number, ply in enumerate(view.plies):
        if own[number]:
            free.append(number)
            drawn = view.plies[number - 1].move == DRAW
        if ply.seat != seat:
            continue
        lay = lay_of(ply.move)
        if lay:
            known = drawn and view.variant.after_draw == "drawn"
            place = free.pop() if known else free.pop(rng.randrange(len(free)))
            places[place] = lay.tile
        drawn = drawn and ply.move != PASS and lay is None
    rest = [tile for tile in hand if tile != latest]
    rng.shuffle(rest)
    # The tile just drawn came last.
    return places | dict(zip(free, rest + [latest] * (len(free) > len(rest)), strict=True))


def not_dealt(view: MatchingView, seat: int) -> frozenset[int]:
    """What a seat cannot have been dealt, because another tile began (M13)."""
    if view.variant.terms.opening != "best" or not view.table or view.starter is None:
        return frozenset()
    first = NUMBER_OF[view.table[0].tile]
    return frozenset(
        tile for tile in range(view.variant.tile_count) if _begins(view.variant, tile, first, seat < view.starter)
    )


def _begins(variant: MatchingVariant, tile: int, first: int, earlier_seat: bool) -> bool:
    """Whether a tile would have begun instead of the first."""
    if is_triple(first) or is_triple(tile):
        return is_triple(tile) and not (is_triple(first) and tile <= first)
    return VALUES[tile] > VALUES[first] or (VALUES[tile] == VALUES[first] and earlier_seat and tile != first)
