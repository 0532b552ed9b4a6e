"""The solo games as a constraint model for OR-tools CP-SAT.

One literal stands for every row that a colour may still lay, and one for every cell that a colour
may come to cover. The contact rule takes a single kind of constraint: of all rows of a colour that
cover either end of a side between two cells at most one is laid, since two would overlap or touch.

That a colour hangs together is left out at first, apart from "every row meets its own colour at some
corner". Where a solution falls into parts, `join_loose` forbids just that and the model is solved again.
"""

from collections import defaultdict
from math import inf

from ortools.sat.python import cp_model

from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.solo.ground import Arrangement, ground_of, laid

Literal = cp_model.IntVar


class Model:
    """All ways to lay every piece that is left. Of more than `most` rows it is not `complete`, but empty."""

    def __init__(self, position: PlacingPosition, most: float = inf) -> None:
        self.ground = ground_of(position.variant)
        self.cp = cp_model.CpModel()
        self._laid = laid(position)
        self._taken = self.ground.covered(row for rows in self._laid for row in rows)
        self.rows = [self._rows_of(colour) for colour in self.ground.colours]
        self.complete = sum(map(len, self.rows)) <= most
        if self.complete:
            self.cells = [self._cells_of(rows) for rows in self.rows]
            self._share_cells()
            for colour in self.ground.colours:
                self._lay_pieces(colour)
                self._keep_sides_free(colour)
                self._meet_corners(colour)

    def chosen(self, solver: cp_model.CpSolver) -> Arrangement:
        """The arrangement of a solution, with what lies on the board."""
        return tuple(
            own | {row for row, literal in rows.items() if solver.boolean_value(literal)}
            for own, rows in zip(self._laid, self.rows, strict=True)
        )

    def join_loose(self, arrangement: Arrangement) -> bool:
        """Forbid the loose parts of an arrangement; whether there were any."""
        loose = [self.ground.loose_parts(colour, rows) for colour, rows in enumerate(arrangement)]
        for colour, parts in enumerate(loose):
            for part in parts:
                self._join(colour, part)
        return any(loose)

    def _join(self, colour: int, part: frozenset[int]) -> None:
        """Cover no cell of a loose part without one of the cells round the part.

        That holds for all solutions, whatever lies there: a colour hangs together and has more cells
        than the part, so a way leads from each of them out of it.
        """
        cells, board = self.cells[colour], self.ground.variant.board
        own = {cell for row in part for cell in self.ground.rows[row]}
        ring = {near for cell in own for near in board.side[cell] + board.corner[cell]} - own
        leave = [cells[cell] for cell in sorted(ring) if cell in cells]
        for cell in sorted(own):
            covered = [~cells[cell]] if cell in cells else []  # what lies on the board is covered anyway
            self.cp.add_bool_or([*covered, *leave])

    def _rows_of(self, colour: int) -> dict[int, Literal]:
        """A literal for every row that may ever come."""
        own = self._laid[colour]
        fitting = self.ground.fitting(own, self._taken, self.ground.left(own) > 0)
        rows = self.ground.reachable(fitting, self.ground.begin(colour, own))
        return {row: self.cp.new_bool_var("") for row in rows.tolist()}

    def _cells_of(self, rows: dict[int, Literal]) -> dict[int, Literal]:
        """A literal for every cell that may be covered, true exactly when one of the rows there is laid."""
        over = defaultdict(list)
        for row, literal in rows.items():
            for cell in self.ground.rows[row]:
                over[cell].append(literal)
        cells = {cell: self.cp.new_bool_var("") for cell in sorted(over)}
        for cell, literal in cells.items():
            self.cp.add_exactly_one([*over[cell], ~literal])
        return cells

    def _lay_pieces(self, colour: int) -> None:
        of_piece = defaultdict(list)
        for row, literal in self.rows[colour].items():
            of_piece[int(self.ground.piece[row])].append(literal)
        for piece, copies in enumerate(self.ground.left(self._laid[colour]).tolist()):
            if copies == 1:
                self.cp.add_exactly_one(of_piece[piece])
            elif copies:
                self.cp.add(cp_model.LinearExpr.sum(of_piece[piece]) == copies)

    def _keep_sides_free(self, colour: int) -> None:
        over = defaultdict(list)
        for row, literal in self.rows[colour].items():
            for side in self.ground.sides_of(row):
                over[side].append(literal)
        for literals in over.values():
            if len(literals) > 1:
                self.cp.add_at_most_one(literals)
        if self.ground.facing is not None:
            self._face_nothing(colour)

    def _face_nothing(self, colour: int) -> None:
        """Strict corners: nothing of the own colour opposite the middle of a straight side."""
        cells = self.cells[colour]
        assert self.ground.facing is not None
        for row, literal in self.rows[colour].items():
            for cell in sorted(cells.keys() & set(self.ground.facing[row].tolist())):
                self.cp.add_implication(literal, ~cells[cell])

    def _meet_corners(self, colour: int) -> None:
        own, cells = self._laid[colour], self.cells[colour]
        begin = self.ground.begin(colour, own)
        free = [row for row in self.rows[colour] if not any(begin[cell] for cell in self.ground.rows[row])]
        for row in free:
            touch = [cells[cell] for cell in sorted(self.ground.contacts([row])) if cell in cells]
            self.cp.add_bool_or([~self.rows[colour][row], *touch])
        if not own:
            self.cp.add_bool_or([literal for row, literal in self.rows[colour].items() if row not in set(free)])

    def _share_cells(self) -> None:
        for cell in range(self.ground.nowhere):
            literals = [cells[cell] for cells in self.cells if cell in cells]
            if len(literals) > 1:
                self.cp.add_at_most_one(literals)
