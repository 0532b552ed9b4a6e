"""A placing game as data: board, pieces, colours, start, contact and scoring. Adding one means adding an entry to
the catalogue, no code."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from cornerwise.errors import WrongFamily
from cornerwise.games.handicap import handicap_fault, in_order, parse_withheld
from cornerwise.games.variant import Family, Variant, Wins
from cornerwise.geometry.board import Board, height_map, heights_in_one_line
from cornerwise.geometry.shapes import Shape, shapes
from cornerwise.locales.phrase import Phrase

FOUR = ("blue", "yellow", "red", "green")
"""The colours of the large games, in the order of their turns."""

SHARED_OPENS = {1: False, 2: True}
"""By the number of the rules: whether a shared colour that comes first in the order of turns opens the game."""

Start = Literal["own", "any", "opposite", "spaced", "free"]


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
    scoring: str = "advanced"
    supply: Literal["own", "shared"] = "own"
    opening: Literal["plain", "swap"] = "plain"
    contact: Literal["corner", "face"] = "corner"
    """How a colour goes on: corner to corner and never side to side (P4), or face to face (R2)."""
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
    without: str = ""
    """The pieces that colours go without, by colour: a handicap."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "heights", heights_in_one_line(self.heights))
        if self.without:
            order = (*self.palette, *(shape.name for shape in self.pieces))
            object.__setattr__(self, "without", in_order(self.without, order))

    @cached_property
    def board(self) -> Board:
        if self.heights:
            return height_map(self.heights)
        return self.boards[0] if len(self.boards) == 1 else self.boards[len(self.colours) - 2]

    @property
    def gravity(self) -> bool:
        """Whether pieces stand on what lies below them (R3)."""
        return self.board.lattice.dimension == 3

    def clash(self) -> Phrase | None:
        if self.seats * self.colours_each + bool(self.shared) > len(self.palette):
            return Phrase("error-few-colours", each=self.colours_each)
        return self._handicap_clash() if self.without else None

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
        return SCORINGS[self.scoring]

    @cached_property
    def start_numbers(self) -> tuple[int, ...]:
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


def need_placing(variant: Variant) -> PlacingVariant:
    """The variant, where only a placing game will do; `WrongFamily` for another."""
    if not isinstance(variant, PlacingVariant):
        raise WrongFamily(variant.id, Family.PLACING.value)
    return variant
