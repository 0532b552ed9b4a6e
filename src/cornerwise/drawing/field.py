"""What there is to draw of a matching game: tiles on a table without edge, and what one may know besides.

A position shows no hand at all, a view only its own; of the others there is a number of tiles.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cornerwise.drawing.outline import Spot, placer
from cornerwise.geometry.lattice import TRIANGLE
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import LaidTile, MatchingView
from cornerwise.rules.tiles import NUMBER_OF, Cell, Tile, corners, shown_at


class FieldTile(NamedTuple):
    """A tile on a cell of the triangle lattice, with the numbers at its corners: the apex first, then clockwise."""

    cell: Cell
    numbers: Tile

    def spots(self) -> list[Spot]:
        """Where its corners lie in the plane, in the order of the numbers."""
        return list(map(placer(TRIANGLE), corners(self.cell)))


@dataclass(frozen=True)
class Field:
    """A table and what goes with it."""

    tiles: tuple[FieldTile, ...] = ()
    """In the order they were laid."""
    last: int | None = None
    """Which of the tiles was laid last, if any."""
    hand: tuple[Tile, ...] = ()
    """The hand of whoever looks at it."""
    title: str = "Table"
    headline: str = ""
    """Whose turn it is, or how the match ended."""
    turn: str | None = None
    scores: dict[str, int] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)
    """How many tiles every seat holds."""
    pile: int | None = None


def field_of(shown: MatchingPosition | MatchingView) -> Field:
    """The table of a match as one seat may see it, or without any hand."""
    view = shown.view(0) if isinstance(shown, MatchingPosition) else shown
    names = view.variant.colours
    around = [*names[view.seat :], *names[: view.seat]]
    held = dict(zip(around, (len(view.hand), *view.others), strict=True))
    return Field(
        tiles=tuple(map(field_tile, view.table)),
        last=len(view.table) - 1 if view.table else None,
        hand=() if isinstance(shown, MatchingPosition) else view.hand,
        title=f"{view.variant.title}, {len(view.table)} tile{'s' * (len(view.table) != 1)}",
        headline=_headline(shown, view.mover),
        turn=view.turn,
        scores=view.scores,
        held={name: held[name] for name in names},
        pile=view.pile,
    )


def field_tile(laid: LaidTile) -> FieldTile:
    """A laid tile as it lies there."""
    return FieldTile(laid.cell, shown_at(NUMBER_OF[laid.tile], laid.rotation))


def counts(shown: Field) -> Iterator[str]:
    """How many tiles lie where nobody can see them."""
    for name, number in shown.held.items():
        yield f"{name} {number}"
    if shown.pile is not None:
        yield f"pile {shown.pile}"


def _headline(shown: MatchingPosition | MatchingView, mover: int | None) -> str:
    if shown.turn is not None:
        return "A tile is to come." if mover is None else f"{shown.turn.capitalize()} to move."
    outcome = shown.outcome() if isinstance(shown, MatchingPosition) else None
    return f"Match over. {_winners(shown.variant.colours, outcome.winners)}" if outcome else "Match over."


def _winners(names: Sequence[str], winners: Sequence[int]) -> str:
    named = " and ".join(names[seat] for seat in winners)
    return f"{named.capitalize()} win{'s' * (len(winners) == 1)}." if winners else "Nobody wins."
