"""The solo games as a constraint model for OR-tools CP-SAT.

One literal stands for every row that a colour may still lay, and one for every cell that a colour
may come to cover. The contact rule takes a single kind of constraint: of all rows of a colour that
cover either end of a side between two cells at most one is laid, since two would overlap or touch.

That a colour hangs together is left out at first, apart from "every row meets its own colour at some
corner". Where a solution falls into parts, `join` forbids just that and the model is solved again.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable
from math import inf

from ortools.sat.python import cp_model

from cornerwise.solo.ground import Arrangement, Ground, Numbers

Literal = cp_model.IntVar


class Model:
    """All ways to go on from the rows in `kept`; with `every` only those that lay all pieces.

    Of more than `most` rows nothing but their number is told.
    """

    def __init__(self, ground: Ground, kept: Arrangement, *, every: bool, most: float = inf) -> None:
        self.ground = ground
        self.kept = kept
        self.cp = cp_model.CpModel()
        self._taken = ground.covered(row for rows in kept for row in rows)
        self.rows = [self._rows_of(colour) for colour in ground.colours]
        if self.size <= most:
            self._build(every)

    def _build(self, every: bool) -> None:
        ground, kept = self.ground, self.kept
        self.cells = [self._cells_of(rows) for rows in self.rows]
        for colour in ground.colours:
            self._bind_pieces(colour, every)
            self._keep_sides_free(colour)
            self._meet_corners(colour)
        self._share_cells()
        for colour in ground.colours:
            self.join(colour, ground.loose_parts(colour, kept[colour]))

    @property
    def size(self) -> int:
        return sum(map(len, self.rows))

    def maximise(self, worth: Callable[[int], int]) -> None:
        """Aim for the highest worth of all rows that are laid."""
        literals = [literal for rows in self.rows for literal in rows.values()]
        worths = [worth(row) for rows in self.rows for row in rows]
        self.cp.maximize(cp_model.LinearExpr.weighted_sum(literals, worths))

    def chosen(self, solver: cp_model.CpSolver) -> Arrangement:
        """The arrangement of a solution, the kept rows included."""
        return tuple(
            kept | {row for row, literal in rows.items() if solver.boolean_value(literal)}
            for kept, rows in zip(self.kept, self.rows, strict=True)
        )

    def hint(self, arrangement: Arrangement) -> None:
        """Begin the search at an arrangement. Cells are told too: a hint with gaps is soon lost."""
        self.cp.clear_hints()
        for rows, cells, wanted in zip(self.rows, self.cells, arrangement, strict=True):
            covered = self.ground.covered(wanted)
            for row, literal in rows.items():
                self.cp.add_hint(literal, row in wanted)
            for cell, literal in cells.items():
                self.cp.add_hint(literal, bool(covered[cell]))

    def join(self, colour: int, parts: Iterable[frozenset[int]]) -> None:
        """Lay no such part without something that connects it."""
        for part in parts:
            leave = [~self.rows[colour][row] for row in sorted(part) if row not in self.kept[colour]]
            connect = [self.cells[colour][cell] for cell in sorted(self.ground.contacts(part)) if cell in self.cells[colour]]
            self.cp.add_bool_or([*leave, *connect])

    def join_all(self, arrangement: Arrangement) -> bool:
        """Join whatever is loose in an arrangement; whether anything was."""
        loose = [self.ground.loose_parts(colour, rows) for colour, rows in enumerate(arrangement)]
        for colour, parts in enumerate(loose):
            self.join(colour, parts)
        return any(loose)

    def _left(self, colour: int) -> Numbers:
        """How many copies of every piece a colour has yet to lay."""
        return self.ground.left(self.kept[colour])

    def _rows_of(self, colour: int) -> dict[int, Literal]:
        """A literal for every row that may ever come."""
        kept = self.kept[colour]
        fitting = self.ground.fitting(kept, self._taken, self._left(colour) > 0)
        rows = self.ground.reachable(fitting, self.ground.begin(colour, kept))
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

    def _bind_pieces(self, colour: int, every: bool) -> None:
        of_piece = defaultdict(list)
        for row, literal in self.rows[colour].items():
            of_piece[int(self.ground.piece[row])].append(literal)
        for piece, copies in enumerate(self._left(colour).tolist()):
            literals = of_piece[piece]
            if every:
                self.cp.add(cp_model.LinearExpr.sum(literals) == copies)
            elif copies:
                self.cp.add(cp_model.LinearExpr.sum(literals) <= copies)

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
        kept, cells = self.kept[colour], self.cells[colour]
        begin = self.ground.begin(colour, kept)
        free = [row for row in self.rows[colour] if not any(begin[cell] for cell in self.ground.rows[row])]
        for row in free:
            touch = [cells[cell] for cell in sorted(self.ground.contacts([row])) if cell in cells]
            self.cp.add_bool_or([~self.rows[colour][row], *touch])
        if not kept and self.rows[colour]:
            self.cp.add_bool_or([literal for row, literal in self.rows[colour].items() if row not in set(free)])

    def _share_cells(self) -> None:
        for cell in range(self.ground.nowhere):
            literals = [cells[cell] for cells in self.cells if cell in cells]
            if len(literals) > 1:
                self.cp.add_at_most_one(literals)
