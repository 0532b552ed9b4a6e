"""Games played to the end by a simple taste: large pieces first, close together, with corners to go on from.

One takes a few hundredths of a second, so that many can be tried. In the triangle game some of them
already place every piece; in the square game the best leave two to four pieces over.
"""

from random import Random

import numpy as np

from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.solo.ground import Arrangement, Ground, ground_of, laid

SIZE = 10.0
"""What a cell of a piece is worth, to which the other tastes are compared."""


class Taste:
    """How moves are judged in one game; every game has its own."""

    def __init__(self, random: Random) -> None:
        self.closeness = random.uniform(1, 4)
        self.corners = random.uniform(0, 0.7)
        self.whim = random.uniform(1, 4)
        self._whims = np.random.default_rng(random.randrange(2**32))

    def best(self, ground: Ground, moves: list[int], own: Arrangement, colour: int) -> Move:
        taken = ground.covered(row for rows in own for row in rows)
        cells = ground.cells[moves]
        inside = cells < ground.nowhere
        closed = taken.copy()
        closed[ground.nowhere] = True  # the rim of the board is as good a neighbour as a piece
        close = (closed[ground.side[cells]] & inside[:, :, None]).sum(axis=(1, 2))
        open_cells = ground.allowed(own[colour], taken)
        open_cells[ground.nowhere] = False
        corners = (open_cells[ground.corner[cells]] & inside[:, :, None]).sum(axis=(1, 2))
        worth = SIZE * inside.sum(axis=1) + self.closeness * close + self.corners * corners
        return Move(moves[int(np.argmax(worth + self.whim * self._whims.random(len(moves))))])


def greedy_game(position: Position, random: Random) -> Arrangement:
    """What lies on the board when a game has been played to its end."""
    ground, core, taste = ground_of(position.variant), position.core.copy(), Taste(random)
    rows = [set(own) for own in laid(position)]
    while core.turn >= 0:
        colour = core.turn
        move = taste.best(ground, core.legal(), tuple(map(frozenset, rows)), colour)
        core.push(move)
        rows[colour].add(move)
    return tuple(map(frozenset, rows))
