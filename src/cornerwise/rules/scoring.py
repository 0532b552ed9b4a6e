"""Scores, totals and winners of placing games."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.geometry.shapes import Shape
from cornerwise.rules.score_sheet import PlacingItem, SheetLine


class Tally(NamedTuple):
    """What a colour has placed."""

    cells: int
    pieces: int
    last_size: int = 0
    """Cells of the piece placed last, 0 before the first."""
    seen: int = 0
    """Squares seen straight from above, in solid games."""


@dataclass(frozen=True)
class Outcome:
    """How a finished game ended."""

    scores: dict[str, int]
    """Points of every colour."""
    totals: tuple[int, ...]
    """Points of every seat; in a team the sum of its seats. The shared colour counts for nobody."""
    winners: tuple[int, ...]
    """The seats that won; several when they share the win (P10), none when a solo aim was missed."""

    def __str__(self) -> str:
        points = ", ".join(f"{colour} {score}" for colour, score in self.scores.items())
        seats = " and ".join(str(seat) for seat in self.winners)
        word = f"seats {seats} win" if len(self.winners) > 1 else f"seat {seats} wins" if seats else "nobody wins"
        return f"{word} ({points})"


def score_terms(variant: PlacingVariant, colour: int, tally: Tally) -> Iterator[tuple[PlacingItem, int, int]]:
    """What adds up to the points of a colour: item, points and count (P8, P9 and the other scorings).

    Pieces that a colour never had cost nothing.
    """
    points = variant.points
    cells_left = variant.full_cells[colour] - tally.cells
    pieces_left = variant.full_pieces[colour] - tally.pieces
    yield "cells-placed", points.cell_placed * tally.cells, tally.cells
    yield "pieces-placed", points.piece_placed * tally.pieces, tally.pieces
    yield "seen", points.seen * tally.seen, tally.seen
    yield "left", points.cell_left * cells_left + points.piece_left * pieces_left, pieces_left
    if not pieces_left:
        yield "all-placed", points.all_placed, 1
        yield "single-last", points.single_last * (tally.last_size == 1), 1


def score(variant: PlacingVariant, colour: int, tally: Tally) -> int:
    """The points of one colour."""
    return sum(points for _, points, _ in score_terms(variant, colour, tally))


def score_lines(variant: PlacingVariant, colour: int, tally: Tally, left: Iterable[Shape]) -> Iterator[SheetLine]:
    """The same as lines of a score sheet, with a line for every piece that is left and costs something."""
    for item, points, count in score_terms(variant, colour, tally):
        if item == "left":
            for shape, copies in groupby(left):
                count = len(list(copies))
                cost = count * (variant.points.cell_left * shape.size + variant.points.piece_left)
                if cost:
                    yield SheetLine("left", cost, count, piece=shape.name)
        elif points:
            yield SheetLine(item, points, count)


def outcome(variant: PlacingVariant, tallies: Sequence[Tally], owners: Sequence[tuple[int, ...]]) -> Outcome:
    """The result of a finished game; `owners` as they are at its end."""
    scores = [score(variant, colour, tally) for colour, tally in enumerate(tallies)]
    totals = _totals(variant, scores, owners)
    return Outcome(
        scores=dict(zip(variant.colours, scores, strict=True)),
        totals=totals,
        winners=_winners(variant, tallies, totals),
    )


def _totals(variant: PlacingVariant, scores: Sequence[int], owners: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    coloured = list(zip(scores, owners, strict=True))
    held = [[points for points, seats in coloured if seats == (seat,)] for seat in range(variant.seats)]
    # Who never had a colour, since a swap opening was not answered, has nothing.
    best = variant.points.seat_takes == "best"
    own = [max(points, default=0) if best else sum(points) for points in held]
    party_of = {seat: party for party in variant.parties for seat in party}
    return tuple(sum(own[mate] for mate in party_of[seat]) for seat in range(variant.seats))


def _winners(variant: PlacingVariant, tallies: Sequence[Tally], totals: Sequence[int]) -> tuple[int, ...]:
    if variant.wins == "complete":
        done = tuple(tally.pieces for tally in tallies) == variant.full_pieces
        return tuple(range(variant.seats)) if done else ()
    return leading(variant, totals)


def leading(variant: Variant, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with the best total; several when they share it (P10)."""
    ranks = list(map(variant.rank, totals))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
