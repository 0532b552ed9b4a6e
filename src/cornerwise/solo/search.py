"""Finds complete solo games by taking pieces up and laying them better.

A greedy game comes far, but not to the end. Then, again and again, the pieces round some cell are
taken up and CP-SAT lays them, with those that were missing, in the best way it can find. The size of
the hole follows what the solver can manage.
"""

from collections.abc import Callable
from random import Random

from cornerwise.rules.position import Position
from cornerwise.solo.ground import Arrangement, Ground, ground_of, laid
from cornerwise.solo.model import Model
from cornerwise.solo.solver import Clock, Effort, solve

FEWEST, FIRST, MOST = 6, 10, 40
"""Pieces taken up at once."""
WORK = 2.0
JOINS = 4
"""How often the parts of a colour are joined before loose ones are given up."""
CELL, PIECE, NOISE = 20, 20, 10


class Search:
    """A search on its way: `best` is the best arrangement so far, `step` tries to better it."""

    def __init__(self, position: Position, seed: int = 0, workers: int = 2) -> None:
        self.ground: Ground = ground_of(position.variant)
        self.fixed = laid(position)
        self.random = Random(seed)
        self.workers = workers
        self.hole = float(FIRST)
        self.steps = 0
        self.current = _greedy(position, self.random)
        self.best = self.current

    @property
    def missing(self) -> int:
        return self.total - count(self.best)

    @property
    def total(self) -> int:
        variant = self.ground.variant
        return len(variant.colours) * len(variant.pieces) * variant.copies

    def step(self, clock: Clock) -> None:
        self.steps += 1
        kept = self._with_hole()
        found, done = self._relaid(kept, clock)
        self.hole = min(MOST, self.hole * 1.03) if done else max(FEWEST, self.hole * 0.9)
        if self._worth(found) >= self._worth(self.current):
            self.current = found
            if self._worth(found) > self._worth(self.best):
                self.best = found

    def _worth(self, arrangement: Arrangement) -> int:
        return sum(self._row_worth(row) for rows in arrangement for row in rows)

    def _row_worth(self, row: int) -> int:
        return PIECE + CELL * len(self.ground.rows[row])

    def _with_hole(self) -> Arrangement:
        """The current arrangement without the rows nearest to some cell."""
        board = self.ground.variant.board
        taken = self.ground.covered(row for rows in self.current for row in rows)
        near, ring = set(), {self.random.choice([cell for cell in range(len(board)) if not taken[cell]])}
        loose = {
            cell: (colour, row)
            for colour, rows in enumerate(self.current)
            for row in sorted(rows - self.fixed[colour])
            for cell in self.ground.rows[row]
        }
        out: set[tuple[int, int]] = set()
        while ring and len(out) < int(self.hole):
            for cell in self.random.sample(sorted(ring), len(ring)):
                if cell in loose and len(out) < int(self.hole):
                    out.add(loose[cell])
            near |= ring
            ring = {step for cell in ring for step in board.side[cell]} - near
        return tuple(
            frozenset(row for row in rows if (colour, row) not in out) for colour, rows in enumerate(self.current)
        )

    def _relaid(self, kept: Arrangement, clock: Clock) -> tuple[Arrangement, bool]:
        model = Model(self.ground, kept, every=False)
        model.maximise(lambda row: self._row_worth(row) + self.random.randrange(NOISE))
        model.hint(self.current)
        found, done = self.current, False
        for _ in range(JOINS):
            solver, ended = solve(model.cp, clock, Effort(self.workers, self.random.randrange(2**30), WORK))
            if ended not in ("optimal", "feasible"):
                return self.current, False
            found, done = model.chosen(solver), ended == "optimal"
            loose = [self.ground.loose_parts(colour, found[colour]) for colour in self.ground.colours]
            if not any(loose):
                return found, done
            for colour, parts in enumerate(loose):
                model.join(colour, parts)
        return self._without_loose(found), done

    def _without_loose(self, arrangement: Arrangement) -> Arrangement:
        return tuple(
            rows.difference(*self.ground.loose_parts(colour, rows)) for colour, rows in enumerate(arrangement)
        )


def count(arrangement: Arrangement) -> int:
    return sum(map(len, arrangement))


def _greedy(position: Position, random: Random) -> Arrangement:
    """What a game comes to in which everybody lays the largest piece there is room for."""
    game = position.copy()
    while game.turn:
        moves = list(game.legal_moves)
        sizes = [len(game.table.rows[move]) for move in moves]
        game.push(random.choice([move for move, size in zip(moves, sizes, strict=True) if size == max(sizes)]))
    return laid(game)
