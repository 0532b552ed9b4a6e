"""What a game is, as data. Adding one means adding an entry to the catalogue, no code.

An *option* is a field of the variant that may have several values: `with_options` makes the
same variant with other choices, after checking them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from cornerwise.errors import BadOption, shown
from cornerwise.geometry.board import Board
from cornerwise.geometry.shapes import Shape, shapes

Choice = str | int | bool
Start = Literal["own", "any", "opposite", "spaced", "free"]


@dataclass(frozen=True)
class PieceSet:
    """The pieces of one supply: `copies` of every free shape of a range of sizes, or of the named ones."""

    largest: int
    smallest: int = 1
    copies: int = 1
    names: frozenset[str] | None = None


@dataclass(frozen=True)
class Scoring:
    """Points as weights, so that one sum serves every game."""

    cell_placed: int = 0
    cell_left: int = 0
    piece_placed: int = 0
    all_placed: int = 0
    single_last: int = 0
    """More for having placed the one-cell piece last; only together with `all_placed` (P8)."""
    wins: Literal["highest", "lowest", "complete"] = "highest"
    """Who wins: the most points, the fewest, or everybody whose pieces are all on the board."""


SCORINGS = {
    "advanced": Scoring(cell_left=-1, all_placed=15, single_last=5),  # P8
    "basic": Scoring(cell_left=1, wins="lowest"),  # P9
    "pieces": Scoring(piece_placed=1),
    "cells": Scoring(cell_left=1, wins="lowest"),
    "area": Scoring(cell_placed=1),
    "complete": Scoring(piece_placed=1, wins="complete"),
}


@dataclass(frozen=True)
class Option:
    """A choice of the players: the name of a variant's field and what it may be."""

    field: str
    choices: tuple[Choice, ...]
    about: str

    @property
    def name(self) -> str:
        """As people type it."""
        return self.field.replace("_", "-")


@dataclass(frozen=True, kw_only=True, eq=False)
class Variant:
    """One game with all its choices made."""

    id: str
    title: str
    about: str
    board: Board
    piece_set: PieceSet
    palette: tuple[str, ...]
    """All colours in turn order, also one that is left out."""
    seats: int
    teams: int = 0
    """Number of teams (seat i plays for team i modulo teams), or 0: everybody for themselves."""
    start_cells: tuple[str, ...] = ()
    """For `own` in the order of the palette; otherwise clockwise."""
    start: Start = "own"
    scoring: str = "advanced"
    supply: Literal["own", "shared"] = "own"
    opening: Literal["plain", "swap"] = "plain"
    first: int = 0
    """The seat that begins."""
    shared: str = ""
    """The colour that all seats lay in turn, if any."""
    left_out: str = ""
    """The colour that is not played, if any."""
    strict_corners: bool = False
    options: tuple[Option, ...] = ()

    def __repr__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.chosen.items())
        return f"<variant {self.id}{chosen}>"

    @cached_property
    def pieces(self) -> tuple[Shape, ...]:
        """The free shapes of a supply, smallest first."""
        wanted = self.piece_set
        found = shapes(self.board.lattice, wanted.largest, wanted.smallest)
        return tuple(s for s in found if wanted.names is None or s.name in wanted.names)

    @property
    def copies(self) -> int:
        return self.piece_set.copies

    @cached_property
    def colours(self) -> tuple[str, ...]:
        return tuple(colour for colour in self.palette if colour != self.left_out)

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
        """The colour laid first: the first that the beginning seat has for itself."""
        return self.owners.index((self.first,))

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The groups of seats that win together."""
        count = self.teams or self.seats
        return tuple(tuple(range(party, self.seats, count)) for party in range(count))

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
            cell
            for cell in offered
            if all(self.starts_agree(colour, cell, other, its) for other, its in taken.items())
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

    @property
    def chosen(self) -> dict[str, Choice]:
        """The value of every option."""
        return {option.field: getattr(self, option.field) for option in self.options}

    def with_options(self, /, **choices: Choice) -> "Variant":
        """The same game with other choices; `BadOption` for one it does not offer."""
        offered = {option.field: option for option in self.options}
        for name, value in choices.items():
            if name not in offered:
                known = ", ".join(option.name for option in self.options) or "none"
                raise BadOption(self.id, name, value, f"no option {shown(name)} (there is: {known})")
            allowed = offered[name].choices
            if not any(value == choice and type(value) is type(choice) for choice in allowed):
                listed = ", ".join(map(format_choice, allowed))
                raise BadOption(self.id, name, value, f"{name} cannot be {shown(value)} (one of: {listed})")
        return replace(self, **choices) if choices else self  # type: ignore[arg-type]  # checked above

    def parse_option(self, name: str, text: str) -> dict[str, Choice]:
        """`("strict-corners", "on")` as `{"strict_corners": True}`, ready for `with_options`."""
        field = name.replace("-", "_")
        for option in self.options:
            if option.field == field:
                for choice in option.choices:
                    if format_choice(choice) == text:
                        return {field: choice}
        return {field: text}  # with_options says what is wrong with it


def format_choice(choice: Choice) -> str:
    """A choice as people type it: on and off for yes and no."""
    if isinstance(choice, bool):
        return "on" if choice else "off"
    return str(choice)
