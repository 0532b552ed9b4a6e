"""Who begins a deal: the highest lot drawn (M3), or the best tile dealt (M13)."""

from typing import NamedTuple

from cornerwise.rules.tiles import VALUES, is_triple

Hand = frozenset[int]


class Lot(NamedTuple):
    """A tile drawn openly for the right to begin (M3)."""

    seat: int
    tile: int


def contest(seats: int, lots: tuple[Lot, ...]) -> tuple[tuple[int, ...], int]:
    """The seats that may still begin, and how many of them have drawn in the round under way (M3).

    Only tied seats draw again. The pile cannot run out over it: few tiles have the highest sums,
    so the more seats are tied the more tiles have not been drawn.
    """
    contenders = tuple(range(seats))
    while len(contenders) > 1 and len(lots) >= len(contenders):
        drawn, lots = lots[: len(contenders)], lots[len(contenders) :]
        best = max(VALUES[lot.tile] for lot in drawn)
        contenders = tuple(lot.seat for lot in drawn if VALUES[lot.tile] == best)
    return contenders, len(lots)


def best_opening(hands: tuple[Hand, ...]) -> tuple[int, Hand]:
    """Who begins a deal without lots, and with which tiles: the highest triple, or else the highest sum (M13)."""
    triples = [(tile, seat) for seat, hand in enumerate(hands) for tile in hand if is_triple(tile)]
    if triples:
        tile, seat = max(triples)
        return seat, frozenset({tile})
    best = max(VALUES[tile] for hand in hands for tile in hand)
    seat = next(seat for seat, hand in enumerate(hands) if any(VALUES[tile] == best for tile in hand))
    return seat, frozenset(tile for tile in hands[seat] if VALUES[tile] == best)
