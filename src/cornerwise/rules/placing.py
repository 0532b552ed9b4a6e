"""The placing rules in readable Python, the reference for the kernel.

A `Placing` is what lies on the board; it never changes, `after(move)` gives the next one. The
kernel plays by the same rules some thousand times faster, and a test runs both side by side.
Every "no" is given here, with the clause of the rule book, also for positions of the kernel.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.rules.moves import KEEP, PASS, SWAP, Move, MoveTable, move_table
from cornerwise.rules.reasons import Violation, broken_at, violation
from cornerwise.rules.scoring import Tally


class Lay(NamedTuple):
    colour: int
    row: Move


@dataclass(frozen=True, eq=False)
class Placing:
    """The pieces laid so far, in order, and who is next."""

    variant: PlacingVariant
    laid: tuple[Lay, ...] = ()
    choice: Move | None = None
    """The answer to the swap opening, once given."""
    due: int | None = None
    """The colour next in turn, whether it can place or not; None before the first move."""
    out: frozenset[int] = frozenset()
    """Colours that could not place on their own turn and are out for good (P6, R5)."""

    @classmethod
    def after_all(cls, variant: PlacingVariant, laid: Sequence[Lay], choice: Move | None) -> "Placing":
        """What is on the board after these placements, without asking at each who else could have moved."""
        count = len(variant.colours)
        out: set[int] = set()
        for before, after in pairwise(laid):
            passed = range((after.colour - before.colour - 1) % count)
            out.update((before.colour + 1 + i) % count for i in passed)
        due = (laid[-1].colour + 1) % count if laid else None
        return cls(variant, tuple(laid), choice, due, frozenset(out) if variant.blocked == "out" else frozenset())

    # What lies on the board

    @cached_property
    def table(self) -> MoveTable:
        return move_table(self.variant.board, self.variant.pieces)

    @cached_property
    def rows(self) -> tuple[tuple[Move, ...], ...]:
        """The placements of every colour, in order."""
        return tuple(tuple(row for owner, row in self.laid if owner == colour) for colour in self._colours)

    @cached_property
    def cells(self) -> tuple[frozenset[int], ...]:
        """The cells of every colour."""
        return tuple(frozenset(cell for row in rows for cell in self.table.rows[row]) for rows in self.rows)

    @cached_property
    def occupied(self) -> frozenset[int]:
        return frozenset().union(*self.cells)

    @cached_property
    def left(self) -> tuple[tuple[int, ...], ...]:
        """How many copies of every piece each colour can still lay."""
        shared = self.variant.supply == "shared"
        used = [
            Counter(self._piece(row) for owner, row in self.laid if shared or owner == colour)
            for colour in self._colours
        ]
        return tuple(
            tuple(copies - count[piece] for piece, copies in enumerate(own))
            for own, count in zip(self.variant.stock, used, strict=True)
        )

    def tally(self, colour: int) -> Tally:
        sizes = [len(self.table.rows[row]) for row in self.rows[colour]]
        return Tally(sum(sizes), len(sizes), sizes[-1] if sizes else 0, self._seen(colour))

    def _seen(self, colour: int) -> int:
        """Squares of a colour with nothing above them."""
        if not self.variant.gravity:
            return 0
        covered = {self.variant.board.below[cell] for cell in self.occupied}
        return len(self.cells[colour] - covered)

    # Whose turn it is

    @cached_property
    def turn(self) -> int | None:
        """The colour to move: the next one that is not blocked (P11), None when the game is over."""
        return next((colour for colour in self._in_turn if self.choosing or self._can_place(colour)), None)

    @property
    def _in_turn(self) -> list[int]:
        """The colours that are not out, in the order of their turns."""
        due = self.variant.first_colour if self.due is None else self.due
        count = len(self.variant.colours)
        return [colour for i in range(count) if (colour := (due + i) % count) not in self.out]

    @property
    def seat(self) -> int | None:
        """The seat to move."""
        if self.turn is None:
            return None
        if self.choosing:
            return 1 - self.variant.first
        seats = self.owners[self.turn]
        return seats[len(self.rows[self.turn]) % len(seats)]

    @property
    def owners(self) -> tuple[tuple[int, ...], ...]:
        """Who lays each colour now. In a swap opening that is settled by the second seat's choice."""
        if self.variant.opening == "plain":
            return self.variant.owners
        opener, answerer = (self.variant.first,), (1 - self.variant.first,)
        if self.choice is None:
            return (opener, opener)
        return (answerer, opener) if self.choice == KEEP else (opener, answerer)

    @property
    def opening(self) -> bool:
        """Whether the two pieces of a swap opening are still being laid."""
        return self.variant.opening == "swap" and len(self.laid) < 2

    @property
    def choosing(self) -> bool:
        return self.variant.opening == "swap" and len(self.laid) == 2 and self.choice is None

    # What may be done

    @cached_property
    def legal(self) -> frozenset[Move]:
        """Every legal move of the colour to move; empty when the game is over."""
        if self.choosing:
            return frozenset((KEEP, SWAP))
        return frozenset() if self.turn is None else frozenset(self._legal_rows(self.turn))

    def violation(self, move: Move) -> Violation | None:
        """The rule that a move breaks now, or None."""
        if self.turn is None:
            return violation("game-over")
        if self.choosing:
            return None if move in (KEEP, SWAP) else violation("must-answer")
        if move in (KEEP, SWAP):
            return violation("nothing-to-answer")
        if move == PASS:
            return violation("must-place", colour=self.variant.colours[self.turn])
        fault = self._fault(self.turn, move)
        return self._explained(fault, self.turn, move) if fault else None

    def after(self, move: Move) -> "Placing":
        """The position after a legal move."""
        assert self.turn is not None
        if self.choosing:
            return replace(self, choice=move)
        return replace(
            self,
            laid=(*self.laid, Lay(self.turn, move)),
            due=(self.turn + 1) % len(self.variant.colours),
            out=self.out.union(self._blocked) if self.variant.blocked == "out" else self.out,
        )

    @property
    def _blocked(self) -> list[int]:
        """The colours passed over to come to the one that moves."""
        assert self.turn is not None
        return self._in_turn[: self._in_turn.index(self.turn)]

    def _fault(self, colour: int, row: Move) -> str:
        """The first rule that a placement breaks, by the id of its reason, or nothing."""
        piece, cells = self._piece(row), self.table.rows[row]
        if not self.left[colour][piece]:
            return "piece-used" if self.variant.stock[colour][piece] else "piece-withheld"
        if self.opening and any(self._piece(other) == piece for _, other in self.laid):
            return "same-shape"
        if not self.occupied.isdisjoint(cells):
            return "cell-taken"
        if self.variant.gravity and (fault := self._standing_fault(colour, cells)):
            return fault
        touches = not self._attach[colour].isdisjoint(cells)
        if not self.rows[colour]:
            return "" if touches else "first-beside" if self.variant.start == "beside" else "start-cell"
        if self.variant.contact == "face":
            return "" if touches else "no-own-face"
        if not self._beside[colour].isdisjoint(cells):
            return "own-side"
        if not touches:
            return "no-own-corner"
        return "strict-corner" if self.variant.strict_corners and self._meeting_badly(colour, cells) else ""

    def _standing_fault(self, colour: int, cells: tuple[int, ...]) -> str:
        """What is wrong with where the cubes of a piece stand (R1, R3)."""
        if self._floating(cells):
            return "nothing-below"
        on_floor = any(self.variant.board.below[cell] is None for cell in cells)
        return "" if on_floor or self.rows[colour] else "first-on-floor"

    def _explained(self, fault: str, colour: int, row: Move) -> Violation:
        """What is wrong with a placement, with the piece it is about or the cells to point at."""
        cells = self.table.rows[row]
        match fault:
            case "piece-used" | "piece-withheld" | "same-shape":
                return violation(fault, piece=self.variant.pieces[self._piece(row)].name)
            case "start-cell":
                return violation(fault, cells=self._names(self._attach[colour]))
            case "cell-taken":
                return broken_at(fault, self._names(self.occupied.intersection(cells)))
            case "own-side":
                return broken_at(fault, self._names(self._beside[colour].intersection(cells)))
            case "strict-corner":
                return broken_at(fault, self._names(self._meeting_badly(colour, cells)))
            case "nothing-below":
                return broken_at(fault, self._names(self._floating(cells)))
        return violation(fault)

    def _floating(self, cells: tuple[int, ...]) -> list[int]:
        """The cells of a placement that stand on nothing."""
        below = self.variant.board.below
        return [cell for cell in cells if below[cell] not in self._ground and below[cell] not in cells]

    def _meeting_badly(self, colour: int, cells: tuple[int, ...]) -> list[int]:
        """The cells at the middle of a straight side, of the new piece or of one already there."""
        new_points, own_points = Counter(self._points(cells)), self._own_points[colour]
        shared = new_points.keys() & own_points.keys()
        wrong = {point for point in shared if 3 in (new_points[point], own_points[point])}
        return [cell for cell in cells if not wrong.isdisjoint(self.variant.board.points[cell])]

    def _legal_rows(self, colour: int) -> Iterator[Move]:
        """Only rows that cover a cell to attach by can be legal, so only those are looked at."""
        places = self._attach[colour] - self.occupied
        pieces = [piece for piece, copies in enumerate(self.left[colour]) if copies]
        candidates = {row for cell in places for piece in pieces for row in self.table.through(cell, piece)}
        return (row for row in candidates if not self._fault(colour, row))

    def _can_place(self, colour: int) -> bool:
        return next(self._legal_rows(colour), None) is not None

    @cached_property
    def _attach(self) -> tuple[frozenset[int], ...]:
        """The cells of which a placement must cover one: starts at first, own corners or faces later."""
        return tuple(
            self._touching(self.cells[colour]) if self.rows[colour] else self._starts(colour)
            for colour in self._colours
        )

    @cached_property
    def _beside(self) -> tuple[frozenset[int], ...]:
        """The cells that share a side with each colour."""
        side = self.variant.board.side
        return tuple(frozenset(near for cell in cells for near in side[cell]) for cells in self.cells)

    def _touching(self, cells: Iterable[int]) -> frozenset[int]:
        board = self.variant.board
        near = board.side if self.variant.contact == "face" else board.corner
        return frozenset(cell for own in cells for cell in near[own])

    def _starts(self, colour: int) -> frozenset[int]:
        if self.variant.start == "beside" and self.occupied:
            return self._touching(self.occupied)
        if self.variant.start in ("free", "beside"):
            return frozenset(range(len(self.variant.board)))
        cells = self.variant.start_numbers
        taken = {
            other: index
            for other, rows in enumerate(self.rows)
            for index, cell in enumerate(cells)
            if rows and cell in self.table.rows[rows[0]]
        }
        return frozenset(cells[index] for index in self.variant.start_choices(colour, taken))

    @property
    def _colours(self) -> range:
        return range(len(self.variant.colours))

    def _piece(self, row: Move) -> int:
        return int(self.table.piece[row])

    @cached_property
    def _ground(self) -> frozenset[int | None]:
        """What a cube may stand on: the floor, and whatever lies there."""
        return self.occupied | {None}

    @cached_property
    def _own_points(self) -> tuple[Counter[tuple[int, ...]], ...]:
        return tuple(Counter(self._points(cells)) for cells in self.cells)

    def _points(self, cells: Iterable[int]) -> Iterator[tuple[int, ...]]:
        return (point for cell in cells for point in self.variant.board.points[cell])

    def _names(self, cells: Iterable[int]) -> list[str]:
        return [self.variant.board.names[cell] for cell in sorted(cells)]


class ReferenceCore:
    """The reference rules behind the calls of `position.PlacingCore`, so that they can be played and compared."""

    def __init__(self, variant: PlacingVariant) -> None:
        self._states = [Placing(variant)]

    @property
    def state(self) -> Placing:
        return self._states[-1]

    @property
    def turn(self) -> int:
        return -1 if self.state.turn is None else self.state.turn

    @property
    def seat(self) -> int:
        return -1 if self.state.seat is None else self.state.seat

    @property
    def owners(self) -> list[list[int]]:
        return [list(seats) for seats in self.state.owners]

    def legal(self) -> list[int]:
        return sorted(self.state.legal)

    def count(self) -> int:
        return len(self.state.legal)

    def is_legal(self, move: int) -> bool:
        return move in self.state.legal

    def push(self, move: int) -> None:
        self._states.append(self.state.after(Move(move)))

    def pop(self) -> None:
        self._states.pop()

    def cells(self, colour: int) -> list[int]:
        return sorted(self.state.cells[colour])

    def left(self, colour: int) -> list[int]:
        return list(self.state.left[colour])

    def tally(self, colour: int) -> tuple[int, int, int, int]:
        tally = self.state.tally(colour)
        return (tally.cells, tally.pieces, tally.last_size, tally.seen)

    def copy(self) -> "ReferenceCore":
        twin = ReferenceCore(self.state.variant)
        twin._states = self._states.copy()
        return twin
