"""Who is ahead, also in a game that was not played to its end or that some seats had to leave."""

from collections.abc import Collection

from cornerwise.rules.position import Position


def leaders(position: Position, among: Collection[int]) -> tuple[int, ...]:
    """The seats with the best result, of those that can still win."""
    ended = position.outcome()
    if ended and set(ended.winners) <= set(among):
        return ended.winners
    ranks = {seat: position.variant.rank(position.totals[seat]) for seat in sorted(among)}
    return tuple(seat for seat, rank in ranks.items() if rank == max(ranks.values()))
