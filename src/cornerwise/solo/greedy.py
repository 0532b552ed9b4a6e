"""Plays solo games by taste, and plays their endings again and again for a better end.

The taste is simple: large pieces first, close together, with corners to go on from. A game takes a
few thousandths of a second. Of the triangle game some of the first already place every piece; of
the square game they leave two to ten pieces over. From there the search is an annealing: a game is taken
back to some move and played to its end in another way, and that is the new game unless it is worse,
or, now and then, even then.
"""

from math import exp
from random import Random

import numpy as np

from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.solo.ground import Arrangement, Ground, ground_of, laid

SIZE = 10.0
"""What a cell of a piece is worth to a taste, so that the rest can be compared."""
WARMTH = 3.0
"""A game worse by so many cells and pieces is taken about every third time."""
FIRST_GAMES = 10
"""Games from the start, before the best of them is played on."""


class Taste:
    """How moves are judged in one game; every game has its own."""

    def __init__(self, random: Random) -> None:
        self._closeness = random.uniform(1, 4)
        self._corners = random.uniform(0, 0.7)
        self._whim = random.uniform(1, 4)
        self._whims = np.random.default_rng(random.randrange(2**32))

    def choice(self, ground: Ground, moves: list[int], laid: Arrangement, colour: int) -> Move:
        """The move of a colour that is liked best."""
        taken = ground.covered(row for rows in laid for row in rows)
        cells = ground.cells[moves]
        inside = cells < ground.nowhere
        closed, going_on = taken.copy(), ground.allowed(laid[colour], taken)
        closed[ground.nowhere], going_on[ground.nowhere] = True, False  # the rim is as close as a piece
        close = (closed[ground.side[cells]] & inside[:, :, None]).sum(axis=(1, 2))
        corners = (going_on[ground.corner[cells]] & inside[:, :, None]).sum(axis=(1, 2))
        worth = SIZE * inside.sum(axis=1) + self._closeness * close + self._corners * corners
        return Move(moves[int(np.argmax(worth + self._whim * self._whims.random(len(moves))))])


class Player:
    """Plays a position to its end, better with every `step`; `best` are the moves of the best game so far."""

    def __init__(self, position: Position, random: Random) -> None:
        self.best: tuple[Move, ...] = ()
        self._position = position
        self._ground = ground_of(position.variant)
        self._random = random
        self._current: tuple[Move, ...] = ()
        self._games = 0

    def step(self) -> None:
        self._games += 1
        early = self._games <= FIRST_GAMES
        cut = 0 if early else self._random.randrange(max(1, len(self._current)))
        played = self._played(self._current[:cut])
        loss = self._worth(self._current) - self._worth(played)
        if loss <= 0 or (not early and self._random.random() < exp(-loss / WARMTH)):
            self._current = played
        if len(self._current) > len(self.best):
            self.best = self._current

    def _played(self, begin: tuple[Move, ...]) -> tuple[Move, ...]:
        """A whole game with the given beginning."""
        core, taste = self._position.core.copy(), Taste(self._random)
        rows = [set(own) for own in laid(self._position)]
        line: list[Move] = []
        while core.turn >= 0:
            colour = core.turn
            if len(line) < len(begin):
                move = begin[len(line)]
            else:
                move = taste.choice(self._ground, core.legal(), tuple(map(frozenset, rows)), colour)
            core.push(move)
            rows[colour].add(move)
            line.append(move)
        return tuple(line)

    def _worth(self, line: tuple[Move, ...]) -> int:
        """Pieces and their cells: a large piece left over is a long way from home."""
        return sum(len(self._ground.rows[move]) + 1 for move in line)
