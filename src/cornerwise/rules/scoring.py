"""Points, seats and winners, from what every colour has placed."""

from collections.abc import Sequence
from dataclasses import dataclass

from cornerwise.games.variant import Variant


@dataclass(frozen=True)
class Tally:
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


def score(variant: Variant, colour: int, tally: Tally) -> int:
    """The points of one colour (P8, P9 and the other scorings). Pieces that it never had cost nothing."""
    points = variant.points
    full_cells, full_pieces = variant.full_cells[colour], variant.full_pieces[colour]
    total = (
        points.cell_placed * tally.cells
        + points.cell_left * (full_cells - tally.cells)
        + points.piece_placed * tally.pieces
        + points.piece_left * (full_pieces - tally.pieces)
        + points.seen * tally.seen
    )
    if tally.pieces == full_pieces:
        total += points.all_placed + points.single_last * (tally.last_size == 1)
    return total


def outcome(variant: Variant, tallies: Sequence[Tally], owners: Sequence[tuple[int, ...]]) -> Outcome:
    """The result of a finished game; `owners` as they are at its end."""
    scores = [score(variant, colour, tally) for colour, tally in enumerate(tallies)]
    totals = _totals(variant, scores, owners)
    return Outcome(
        scores=dict(zip(variant.colours, scores, strict=True)),
        totals=totals,
        winners=_winners(variant, tallies, totals),
    )


def _totals(variant: Variant, scores: Sequence[int], owners: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    take = max if variant.points.seat_takes == "best" else sum
    own = [
        take(points for points, seats in zip(scores, owners, strict=True) if seats == (seat,))
        for seat in range(variant.seats)
    ]
    party_of = {seat: party for party in variant.parties for seat in party}
    return tuple(sum(own[mate] for mate in party_of[seat]) for seat in range(variant.seats))


def _winners(variant: Variant, tallies: Sequence[Tally], totals: Sequence[int]) -> tuple[int, ...]:
    if variant.points.wins == "complete":
        return (0,) if tuple(tally.pieces for tally in tallies) == variant.full_pieces else ()
    best = min(totals) if variant.points.wins == "lowest" else max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)
