"""Greedy search for complete solo games, with restarts of the last moves.

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
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.solo.ground import Arrangement, Ground, Mask, Numbers, ground_of, laid

SIZE = 10.0
"""What a cell of a piece is worth to a taste, so that the rest can be compared."""
WARMTH = 3.0
"""A game worse by so many cells and pieces is taken about every third time."""
FIRST_GAMES = 30
"""Games from the start, before the best of them is played on."""


class PlacementTable:
    """The cells as they stand in one game, kept up move by move because there are so many moves."""

    def __init__(self, ground: Ground, laid: Arrangement) -> None:
        self.ground = ground
        self.closed = ground.covered(row for rows in laid for row in rows)
        self.closed[ground.nowhere] = True  # the rim of the board is as close as a piece
        self.open = [ground.allowed(rows, self.closed) for rows in laid]
        for cells in self.open:
            cells[ground.nowhere] = False

    def lay(self, colour: int, row: int) -> None:
        cells = self.ground.cells[row]
        self.closed[cells] = True
        for free in self.open:
            free[cells] = False
        self.open[colour][self.ground.side[cells]] = False


class Taste:
    """How moves are judged in one game; every game has its own."""

    def __init__(self, random: Random) -> None:
        self._closeness = random.uniform(1, 4)
        self._corners = random.uniform(0, 0.7)
        self._whim = random.uniform(1, 4)
        self._whims = np.random.default_rng(random.randrange(2**32))

    def choice(self, table: PlacementTable, moves: list[int], colour: int) -> Move:
        """The move of a colour that is liked best."""
        ground = table.ground
        cells = ground.cells[moves]
        close = self._sum(table.closed[ground.side], cells)
        corners = self._sum(table.open[colour][ground.corner], cells)
        worth = SIZE * ground.row_sizes[moves] + self._closeness * close + self._corners * corners
        return Move(moves[int(np.argmax(worth + self._whim * self._whims.random(len(moves))))])

    @staticmethod
    def _sum(neighbours: Mask, cells: Numbers) -> Numbers:
        """For every row of cells how many of their neighbours there are; those of nowhere do not count."""
        each = neighbours.sum(axis=1)
        each[-1] = 0
        summed: Numbers = each[cells].sum(axis=1)
        return summed


class Player:
    """Plays a position to its end, better with every `step`; `best` are the moves of the best game so far."""

    def __init__(self, position: PlacingPosition, random: Random) -> None:
        self.best: tuple[Move, ...] = ()
        self._position = position
        self._ground = ground_of(position.variant)
        self._random = random
        self._current: tuple[Move, ...] = ()
        self._games = 0

    def step(self) -> None:
        self._games += 1
        early = self._games <= FIRST_GAMES
        cut = 0 if early else self._cut()
        played = self._played(self._current[:cut])
        loss = self._worth(self._current) - self._worth(played)
        if loss <= 0 or (not early and self._random.random() < exp(-loss / WARMTH)):
            self._current = played
        if len(self._current) > len(self.best):
            self.best = self._current

    def _cut(self) -> int:
        """How many moves to keep. The first sixth decides little, so new games hardly ever better it."""
        count = len(self._current)
        return self._random.randrange(count // 6, count) if count else 0

    def _played(self, begin: tuple[Move, ...]) -> tuple[Move, ...]:
        """A whole game with the given beginning."""
        core, taste = self._position.core.copy(), Taste(self._random)
        table = PlacementTable(self._ground, laid(self._position))
        line: list[Move] = []
        while (colour := core.turn) >= 0:
            given = len(line) < len(begin)
            move = begin[len(line)] if given else taste.choice(table, core.legal(), colour)
            core.push(move)
            table.lay(colour, move)
            line.append(move)
        return tuple(line)

    def _worth(self, line: tuple[Move, ...]) -> int:
        """Pieces and their cells: a large piece left over is a long way from home."""
        return sum(len(self._ground.rows[move]) + 1 for move in line)
