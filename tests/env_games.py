"""Random games through environments, for the tests of these."""

from collections.abc import Iterator
from random import Random

from cornerwise import variants
from cornerwise.envs.spec import draw
from cornerwise.envs.specs import AnySpec
from cornerwise.rules.position import Position

EVERY_GAME = [variant.id for variant in variants()]

# One of each kind: corners and faces, triangles, shared and swapped colours, teams, alone, hidden hands.
KINDS = ["classic-3", "trigon-2", "polyomino-8", "classic-teams", "classic-solo", "rumis-tower", "triominos"]


def positions(spec: AnySpec, seed: int) -> Iterator[Position]:
    """One game from its first decision to its end, the same object at every ply."""
    rng = Random(seed)
    game = spec.start(rng)
    yield game
    while game.mover is not None:
        action = draw(spec.look(game, game.mover)["action_mask"], rng)
        spec.push(game, spec.move(game, action), rng)
        yield game
