"""A position of a solo game that keeps a search busy."""

from random import Random

from cornerwise import PlacingPosition, find_placing_variant
from cornerwise.solo.greedy import Player


def hard_position() -> PlacingPosition:
    """Thirty pieces of the square game are left: too many to try all ways, and games do not come to the end."""
    position = PlacingPosition(find_placing_variant("classic-solo"))
    player = Player(position, Random(2))
    for _ in range(15):
        player.step()
    for move in player.best[:54]:
        position.push(move)
    return position
