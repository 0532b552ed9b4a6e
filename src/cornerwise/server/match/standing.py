"""Who is ahead, also in a game that was not played to its end or that some seats had to leave."""

from collections.abc import Collection

from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.rules.position import Position
from cornerwise.rules.scoring import outcome


def totals(game: Position) -> tuple[int, ...]:
    """The points of every seat as things stand."""
    if isinstance(game, PlacingPosition):
        return outcome(game.variant, game.tallies, tuple(game.owners.values())).totals
    return tuple(game.scores.values())


def leaders(game: Position, among: Collection[int]) -> tuple[int, ...]:
    """The seats with the best result, of those that can still win."""
    ended = game.outcome()
    if ended and set(ended.winners) <= set(among):
        return ended.winners
    points = totals(game)
    lowest = isinstance(game, PlacingPosition) and game.variant.points.wins == "lowest"
    best = (min if lowest else max)((points[seat] for seat in among), default=0)
    return tuple(seat for seat in sorted(among) if points[seat] == best)
