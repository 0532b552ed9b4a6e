"""Betters an arrangement by taking up the pieces round a cell and laying them again."""

from random import Random

from cornerwise.solo.ground import Arrangement, Ground
from cornerwise.solo.model import Model
from cornerwise.solo.solver import Clock, Effort, solve

FEWEST, FIRST, MOST = 5, 8, 30
"""Pieces taken up at once."""
WORK = 1.0
JOINS = 3
"""How often the parts of a colour are joined before loose ones are given up."""
CELL, PIECE, NOISE = 20, 20, 6
"""What laying a cell and a piece is worth, and the chance by which equal ways differ."""


class Repair:
    """`arrangement` never gets worse; the rows in `fixed` stay in it. `stale` counts steps without gain."""

    def __init__(self, ground: Ground, fixed: Arrangement, arrangement: Arrangement, random: Random) -> None:
        self.arrangement = arrangement
        self.stale = 0
        self._ground = ground
        self._fixed = fixed
        self._random = random
        self._hole = float(FIRST)

    def step(self, clock: Clock, workers: int) -> None:
        found, done = self._relaid(self._with_hole(), clock, workers)
        self._hole = min(MOST, self._hole * 1.1) if done else max(FEWEST, self._hole * 0.95)
        gain = self._worth(found) - self._worth(self.arrangement)
        self.stale = 0 if gain > 0 else self.stale + 1
        if gain >= 0:  # an equal one too: from there other ways may lead on
            self.arrangement = found

    def _worth(self, arrangement: Arrangement) -> int:
        return sum(self._row_worth(row) for rows in arrangement for row in rows)

    def _row_worth(self, row: int) -> int:
        return PIECE + CELL * len(self._ground.rows[row])

    def _with_hole(self) -> Arrangement:
        """The arrangement without the rows nearest to some empty cell."""
        board = self._ground.variant.board
        owner = {
            cell: (colour, row)
            for colour, rows in enumerate(self.arrangement)
            for row in rows
            for cell in self._ground.rows[row]
        }
        seen, ring = set[int](), {self._random.choice([cell for cell in range(len(board)) if cell not in owner])}
        out: set[tuple[int, int]] = set()
        while ring and len(out) < int(self._hole):
            for cell in self._random.sample(sorted(ring), len(ring)):
                if cell in owner and len(out) < int(self._hole):
                    colour, row = owner[cell]
                    out |= {(colour, row)} - {(colour, fixed) for fixed in self._fixed[colour]}
            seen |= ring
            ring = {near for cell in ring for near in board.side[cell]} - seen
        return tuple(
            frozenset(row for row in rows if (colour, row) not in out) for colour, rows in enumerate(self.arrangement)
        )

    def _relaid(self, kept: Arrangement, clock: Clock, workers: int) -> tuple[Arrangement, bool]:
        """The best that was found, and whether there is none better."""
        model = Model(self._ground, kept, every=False)
        model.maximise(lambda row: self._row_worth(row) + self._random.randrange(NOISE))
        model.hint(self.arrangement)
        found, done = self.arrangement, False
        for _ in range(JOINS):
            solver, ended = solve(model.cp, clock, Effort(workers, self._random.randrange(2**30), WORK))
            if ended not in ("optimal", "feasible"):
                return self.arrangement, False
            found, done = model.chosen(solver), ended == "optimal"
            if not model.join_all(found):
                break
        return self._without_loose(found), done

    def _without_loose(self, arrangement: Arrangement) -> Arrangement:
        return tuple(
            rows.difference(*self._ground.loose_parts(colour, rows)) for colour, rows in enumerate(arrangement)
        )
