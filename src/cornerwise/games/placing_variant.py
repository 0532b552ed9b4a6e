"""A placing game as data: board, pieces, colours, start, contact and scoring. Adding one means adding an entry to
the catalogue, no code."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Literal

from cornerwise import _kernel
from cornerwise.errors import WrongFamily
from cornerwise.games.handicap import handicap_fault, in_order, parse_withheld
from cornerwise.games.variant import Family, Variant, Wins
from cornerwise.geometry.board import Board, height_map, heights_in_one_line
from cornerwise.geometry.lattice import Lattice
from cornerwise.geometry.shapes import Shape, shapes
from cornerwise.locales.phrase import Phrase

FOUR = ("blue", "yellow", "red", "green")
"""The colours of the large games, in the order of their turns."""

COLOURS = (*FOUR, "purple", "orange")
"""Every colour that pieces can have."""

SHARED_OPENS = {1: False, 2: True}
"""By the number of the rules: whether a shared colour that comes first in the order of turns opens the game."""

Contact = Literal["corner", "face"]
Start = Literal["own", "any", "opposite", "spaced", "free", "beside"]


@dataclass(frozen=True)
class PieceSet:
    """The pieces of one supply: `copies` of every free shape of a range of sizes, or of the named ones."""

    largest: int
    smallest: int = 1
    copies: int = 1
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Scoring:
    """Points as weights, so that one sum serves every game."""

    cell_placed: int = 0
    cell_left: int = 0
    piece_placed: int = 0
    piece_left: int = 0
    seen: int = 0
    """For every square of the colour seen straight from above (R6)."""
    all_placed: int = 0
    single_last: int = 0
    """More for having placed the one-cell piece last; only together with `all_placed` (P8)."""
    seat_takes: Literal["sum", "best"] = "sum"
    """What a seat gets of its colours."""
    wins: Wins = "highest"
    """Who wins: the most points, the fewest, or everybody whose pieces are all on the board."""


LEAST_LEFT = Scoring(cell_left=1, wins="lowest")

SCORINGS = {
    "advanced": Scoring(cell_left=-1, all_placed=15, single_last=5),  # P8
    "basic": LEAST_LEFT,  # P9
    "pieces": Scoring(piece_placed=1),
    "cells": LEAST_LEFT,
    "area": Scoring(cell_placed=1),
    "complete": Scoring(piece_placed=1, wins="complete"),
    "seen": Scoring(seen=1, piece_left=-1, seat_takes="best"),  # R6
}


@dataclass(frozen=True, kw_only=True, repr=False)
class PlacingVariant(Variant):
    """A placing game: a board, pieces, colours and how they are placed and counted."""

    family = Family.PLACING

    boards: tuple[Board, ...]
    """One for all, or one for each number of colours from two on."""
    piece_set: PieceSet
    palette: tuple[str, ...]
    """All colours in turn order, also those that are not played."""
    colours_each: int = 1
    """How many colours a seat has, apart from the shared one."""
    teams: int = 0
    """Number of teams (seat i plays for team i modulo teams), or 0: everybody for themselves."""
    start_cells: tuple[str, ...] = ()
    """For `own` in the order of the palette; otherwise clockwise."""
    start: Start = "own"
    """Where the first piece of a colour lies: on its own start cell, on any, on any that agrees with those of the
    others (P3), anywhere, or anywhere for the first of the game and in contact with what lies there for others (R1)."""
    scoring: str | Scoring = "advanced"
    """The name of one of `SCORINGS`, or weights of one's own."""
    supply: Literal["own", "shared"] = "own"
    opening: Literal["plain", "swap"] = "plain"
    contact: Contact = "corner"
    """How a colour goes on: corner to corner and never side to side (P4), or face to face (R2)."""
    gravity: bool = False
    """Whether pieces stand on what lies below them, the first of a colour on the floor (R1, R3). Needs cubes."""
    blocked: Literal["out", "skip"] = "out"
    """Whether a colour that cannot place is out for good or only skipped (R5)."""
    first: int = 0
    """The seat that begins."""
    shared: str = ""
    """The colour that all seats lay in turn, if any."""
    left_out: str = ""
    """The colour that is not played, if any."""
    strict_corners: bool = False
    heights: str = ""
    """A height map that takes the place of the boards, where players bring their own."""
    reconstructed: bool = False
    """Whether no printed measure of its board is known."""
    without: str = ""
    """The pieces that colours go without, by colour: a handicap."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "heights", heights_in_one_line(self.heights))
        if self.without:
            order = (*self.palette, *(shape.name for shape in self.pieces))
            object.__setattr__(self, "without", in_order(self.without, order))

    @cached_property
    def board(self) -> Board:
        """The board for this number of colours, or the one of its `heights`."""
        if self.heights:
            return height_map(self.heights)
        return self.boards[0] if len(self.boards) == 1 else self.boards[len(self.colours) - 2]

    def clash(self) -> Phrase | None:
        if self.seats * self.colours_each + bool(self.shared) > len(self.palette):
            return Phrase("error-few-colours", each=self.colours_each)
        return self._handicap_clash() if self.without else None

    @cached_property
    def fault(self) -> str:
        return super().fault

    def faults(self) -> Iterator[tuple[bool, str]]:
        yield from super().faults()
        yield from self._player_faults()
        yield from self._board_faults()
        yield from self._rule_faults()

    def _player_faults(self) -> Iterator[tuple[bool, str]]:
        palette, shared = self.palette, bool(self.shared)
        needed = self.seats * self.colours_each + shared
        strange = [colour for colour in palette if colour not in COLOURS]
        yield bool(strange), f"pieces can be {', '.join(COLOURS)}, not {', '.join(strange)}"
        yield len(set(palette)) < len(palette), f"colours have different names, unlike {', '.join(palette)}"
        yield self.colours_each < 1, f"a seat has a colour at least, not {self.colours_each}"
        played = len(palette) - (self.left_out in palette)
        yield (
            needed > played,
            f"every seat owns a colour: {needed} are needed, and the palette has {played} to play with",
        )
        yield shared and self.shared not in self.colours, f"the shared colour {self.shared} is not played"
        yield shared and self.seats < 2, "a colour is shared by two seats at least"
        yield self.first not in range(self.seats), f"the seat that begins is one of {self.seats}, not {self.first}"
        teams = self.teams
        yield teams != 0 and teams not in range(1, self.seats + 1), f"{self.seats} seats cannot make {teams} teams"

    def _board_faults(self) -> Iterator[tuple[bool, str]]:
        count, colours = len(self.boards), len(self.colours)
        enough = count == 1 or colours - 2 in range(count) or bool(self.heights)
        yield (
            not enough,
            f"there are {count} boards and none for {colours} colours: give one, or one for each from two on",
        )
        lattice, wanted = self.board.lattice, self.piece_set
        bad_sizes = not 1 <= wanted.smallest <= wanted.largest
        yield bad_sizes, f"pieces have 1 cell or more, not {wanted.smallest} to {wanted.largest}"
        yield wanted.copies < 1, f"there is a copy of each piece at least, not {wanted.copies}"
        # Larger shapes are many and take long to find; the limit comes first.
        largest = largest_piece(lattice)
        too_large = wanted.largest > largest
        yield too_large, f"the kernel holds pieces of at most {largest} cells on {lattice.name}s, not {wanted.largest}"
        unknown = [name for name in wanted.names if name not in {shape.name for shape in self.pieces}]
        yield bool(unknown), f"there is no piece {', '.join(unknown)} of {wanted.smallest} to {wanted.largest} cells"
        holds = "the kernel holds at most"
        for most, found, what in (
            (_kernel.MAX_CELLS, len(self.board), "cells of a board"),
            (_kernel.MAX_PIECES, len(self.pieces), "shapes of pieces"),
            (_kernel.MAX_COPIES, self.copies, "copies of a piece"),
            (_kernel.MAX_COLOURS, colours, "colours"),
            (_kernel.MAX_SEATS, self.seats, "seats"),
            (_kernel.MAX_STARTS, len(self.start_cells), "start cells"),
        ):
            yield found > most, f"{holds} {most} {what}, not {found}"

    def _rule_faults(self) -> Iterator[tuple[bool, str]]:
        lattice, ring = self.board.lattice, len(self.start_cells)
        beyond = [cell for cell in self.start_cells if cell not in self.board.names]
        yield bool(beyond), f"start cells are on the board, unlike {', '.join(beyond)}"
        yield len(set(self.start_cells)) < ring, "start cells are different ones"
        anywhere = self.start in ("free", "beside")
        needed = 0 if anywhere else len(self.palette) if self.start == "own" else len(self.colours)
        yield ring < needed, f"start={self.start!r} needs {needed} start cells or more, and there are {ring}"
        odd = {"opposite": 2, "spaced": 3}.get(self.start, 1)
        yield ring % odd > 0, f"start={self.start!r} needs a number of start cells that {odd} divides, not {ring}"
        chosen = self.start in ("any", "opposite", "spaced")  # a first piece takes one start cell, and only one
        yield chosen and self._starts_are_close, "start cells lie so far apart that no piece covers two of them"
        yield self.gravity and not lattice.is_solid, "gravity needs a board of cubes"
        strict = self.strict_corners
        yield strict and not lattice.has_straight_sides, f"strict corners mean nothing on {lattice.name}s"
        yield strict and self.contact != "corner", "strict corners need contact='corner'"
        known = ", ".join(SCORINGS)
        yield isinstance(self.scoring, str) and self.scoring not in SCORINGS, f"scoring is one of {known}, or a Scoring"
        yield self.points.seen != 0 and not self.gravity, "only pieces that stand on each other are seen from above"
        yield self.opening == "swap" and self.seats != 2, "opening='swap' is for two seats"
        plain = self.colours_each == 1 and not self.shared
        yield self.opening == "swap" and not plain, "opening='swap' is for seats with one colour each"
        yield self.supply == "shared" and bool(self.without), "a shared supply has no handicap"

    @property
    def _starts_are_close(self) -> bool:
        """Whether a piece may be long enough to cover two start cells."""
        for start in self.start_numbers:
            reached = {start}
            for _ in range(self.piece_set.largest - 1):
                reached.update(near for cell in tuple(reached) for near in self.board.side[cell])
            if len(reached.intersection(self.start_numbers)) > 1:
                return True
        return False

    def _handicap_clash(self) -> Phrase | None:
        if self.supply == "shared":
            return Phrase("error-handicap-shared")
        supply = Counter({shape.name: self.copies for shape in self.pieces})
        return handicap_fault(self.withheld, self.colours, supply)

    @cached_property
    def pieces(self) -> tuple[Shape, ...]:
        """The free shapes of a supply, smallest first."""
        wanted = self.piece_set
        found = shapes(self.board.lattice, wanted.largest, wanted.smallest)
        return tuple(s for s in found if not wanted.names or s.name in wanted.names)

    @property
    def copies(self) -> int:
        """How many copies of each piece a supply has."""
        return self.piece_set.copies

    @cached_property
    def colours(self) -> tuple[str, ...]:
        played = [colour for colour in self.palette if colour != self.left_out]
        return tuple(played[: self.seats * self.colours_each + bool(self.shared)])

    @cached_property
    def owners(self) -> tuple[tuple[int, ...], ...]:
        """For every colour the seats that lay it in turn: one, or all for the shared colour.

        The colours go round the seats; the shared one begins with the seat that began the game.
        """
        everybody = tuple((self.first + i) % self.seats for i in range(self.seats))
        seat = 0
        owners = []
        for colour in self.colours:
            if colour == self.shared:
                owners.append(everybody)
            else:
                owners.append((seat % self.seats,))
                seat += 1
        return tuple(owners)

    @cached_property
    def first_colour(self) -> int:
        """The colour laid first: the first that the beginning seat has for itself.

        A shared colour that comes first in the order of turns still opens; the beginning seat lays its piece.
        """
        if self.shared == self.colours[0] and SHARED_OPENS[self.rules]:
            return 0
        return self.owners.index((self.first,))

    @property
    def measure(self) -> str:
        return self.board.name

    @property
    def shape(self) -> str:
        return self.board.lattice.name

    @property
    def wins(self) -> Wins:
        return self.points.wins

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        count = self.teams or self.seats
        return tuple(tuple(range(party, self.seats, count)) for party in range(count))

    @property
    def solo_goal(self) -> int:
        """All pieces on the board."""
        return sum(self.full_pieces) if self.wins == "complete" else 0

    @property
    def withheld(self) -> dict[str, list[str]]:
        """The names of the pieces that colours go without, for those that do."""
        return parse_withheld(self.without)

    @cached_property
    def stock(self) -> tuple[tuple[int, ...], ...]:
        """For every colour, how many copies of every piece it begins with."""
        withheld = {colour: Counter(names) for colour, names in self.withheld.items()}
        return tuple(
            tuple(self.copies - withheld.get(colour, Counter())[shape.name] for shape in self.pieces)
            for colour in self.colours
        )

    def never_has(self, colour: str, piece: int) -> bool:
        """Whether all copies of a piece are withheld from a colour."""
        return not self.stock[self.colours.index(colour)][piece]

    @cached_property
    def full_cells(self) -> tuple[int, ...]:
        """For every colour, the cells of all pieces that it begins with."""
        sizes = [shape.size for shape in self.pieces]
        return tuple(sum(size * copies for size, copies in zip(sizes, own, strict=True)) for own in self.stock)

    @cached_property
    def full_pieces(self) -> tuple[int, ...]:
        """For every colour, how many pieces it begins with."""
        return tuple(map(sum, self.stock))

    @cached_property
    def points(self) -> Scoring:
        """The weights of the scoring."""
        return SCORINGS[self.scoring] if isinstance(self.scoring, str) else self.scoring

    @cached_property
    def start_numbers(self) -> tuple[int, ...]:
        """The start cells by their numbers on the board."""
        return tuple(map(self.board.parse_cell, self.start_cells))

    def start_choices(self, colour: int, taken: Mapping[int, int]) -> tuple[int, ...]:
        """Which start cells (by index) the first piece of a colour may cover (P3).

        `taken` holds the start cell of every colour that has begun. The start cells lie clockwise
        on the board, so half a turn is half their number and a third of a turn a third.
        """
        own = self.palette.index(self.colours[colour])
        offered = (own,) if self.start == "own" else range(len(self.start_cells))
        return tuple(
            cell for cell in offered if all(self.starts_agree(colour, cell, other, its) for other, its in taken.items())
        )

    def starts_agree(self, colour: int, cell: int, other: int, its_cell: int) -> bool:
        """Whether `colour` may begin at `cell` while `other` has begun at `its_cell`."""
        if self.start == "own":
            return True
        ring = len(self.start_cells)
        apart = (cell - its_cell) % ring
        if self.start == "opposite":
            # A seat's own two colours lie opposite each other, so nobody else may.
            same_seat = self.owners[colour] == self.owners[other]
            return apart != 0 and (apart * 2 == ring) == same_seat
        if self.start == "spaced":
            return apart in (ring // 3, ring - ring // 3)
        return apart != 0


@cache
def largest_piece(lattice: Lattice) -> int:
    """The most cells that a piece may have for the kernel: it must stay in a window of one machine word."""
    reach = 0
    while all(len(lattice.ball(kind, reach + 1)) < _kernel.WINDOW for kind in range(lattice.kinds)):
        reach += 1
    return min(reach + 1, _kernel.MAX_SIZE)


def need_placing(variant: Variant) -> PlacingVariant:
    """The variant, where only a placing game will do; `WrongFamily` for another."""
    if not isinstance(variant, PlacingVariant):
        raise WrongFamily(variant.id, Family.PLACING.value)
    return variant
