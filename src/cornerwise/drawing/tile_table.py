"""A table of tiles, ready to draw: laid tiles, a hand, counts and scores.

A position shows no hand at all, a view only its own; of the others there is a number of tiles.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from cornerwise.drawing.captions import score_of
from cornerwise.drawing.outline import Spot, placer
from cornerwise.geometry.lattice import TRIANGLE
from cornerwise.locales.phrase import Phrase, game_name, seat_name
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.matching_view import LaidTile, MatchingView
from cornerwise.rules.position import Position
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
    """The hand of the seat that looks at it."""
    title: Phrase = Phrase("picture-table")  # noqa: RUF009  # it never changes
    headline: Phrase | None = None
    """Whose turn it is, or how the match ended."""
    turn: str | None = None
    scores: dict[str, int] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)
    """How many tiles every seat holds."""
    pile: int | None = None


def field_of(shown: MatchingPosition | MatchingView) -> Field:
    """The table of a match as one seat may see it, or without any hand."""
    view = shown.view(0) if isinstance(shown, Position) else shown
    names = view.variant.colours
    around = [*names[view.seat :], *names[: view.seat]]
    held = dict(zip(around, (len(view.hand), *view.others), strict=True))
    return Field(
        tiles=tuple(map(field_tile, view.table)),
        last=len(view.table) - 1 if view.table else None,
        hand=() if isinstance(shown, Position) else view.hand,
        title=Phrase("picture-tiles", game=game_name(view.variant.id), tiles=len(view.table)),
        headline=_headline(shown, view.mover),
        turn=view.turn,
        scores=view.scores,
        held={name: held[name] for name in names},
        pile=view.pile,
    )


def field_tile(laid: LaidTile) -> FieldTile:
    """A laid tile as it lies there."""
    return FieldTile(laid.cell, shown_at(NUMBER_OF[laid.tile], laid.rotation))


def counts(shown: Field) -> Iterator[Phrase]:
    """How many tiles lie where nobody can see them."""
    for seat, number in enumerate(shown.held.values()):
        yield score_of(seat_name(seat), number)
    if shown.pile is not None:
        yield Phrase("picture-pile", tiles=shown.pile)


def _headline(shown: MatchingPosition | MatchingView, mover: int | None) -> Phrase:
    if shown.turn is not None:
        return Phrase("picture-tile-due") if mover is None else Phrase("picture-seat-turn", name=seat_name(mover))
    outcome = shown.outcome() if isinstance(shown, Position) else None
    if outcome is None:
        return Phrase("picture-match-over")
    winners = tuple(map(seat_name, outcome.winners))
    return Phrase("picture-match-won", count=len(winners), names=winners)
