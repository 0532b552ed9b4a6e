"""What one seat knows of a matching game (M14), and sampling of what it does not know.

A seat sees its own hand, the table, the scores, the open lots and how many tiles lie elsewhere. From
the moves it can also tell some tiles that another hand cannot hold, and `sample` respects all of it:

- a tile laid right after a draw is the drawn one, where only that may be laid (M6);
- who passes with an empty pile has nothing that fits, where it would have to lay it (M7); after drawing
  the last tile that is said of this tile alone, where only the drawn tile may be laid;
- in the tournament edition nobody was dealt a better tile than the one that began (M13);
- at the end of a match the hands were worth what they brought (M8, M9).

A draw may be made with tiles that fit in hand, and so may a pass after three draws, when the time has
run out, or where the edition leaves laying to the seat: those tell nothing. Among all ways the pile can
have given its tiles out that agree with this, each is as likely as any other.
"""

from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from cornerwise import _kernel
from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.deal_history import CHANCE_NAME, DealHistory
from cornerwise.rules.matching_core import kernel_match, kernel_rules
from cornerwise.rules.matching_notation import format_move
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Ply
from cornerwise.rules.tiles import Cell, Tile
from cornerwise.rules.view import View

if TYPE_CHECKING:
    from cornerwise.rules.matching_position import MatchingPosition

__all__ = ["CHANCE_NAME", "LaidTile", "MatchingView", "OpenLot"]


class OpenLot(NamedTuple):
    """A tile that a seat drew openly for the right to begin."""

    seat: int
    tile: Tile


class LaidTile(NamedTuple):
    """A tile on the table: who laid it, where, and which of its numbers is at the cell's apex."""

    seat: int
    tile: Tile
    cell: Cell
    rotation: int


@dataclass(frozen=True, kw_only=True)
class MatchingView(View):
    """What one seat may know of a matching game: these fields and nothing else."""

    variant: MatchingVariant
    hand: tuple[Tile, ...]
    """The own tiles."""
    others: tuple[int, ...]
    """How many tiles the other seats hold, in turn order from the next seat on."""
    pile: int
    """How many tiles the pile holds."""
    lots: tuple[OpenLot, ...]
    table: tuple[LaidTile, ...]
    starter: int | None
    """The seat that begins the deal, once the hands are dealt."""
    deals: tuple[dict[str, int], ...] = field(hash=False)
    """What every seat scored in each finished deal."""
    plies: tuple[Ply, ...]
    """The moves of the deal under way; a tile that only another seat saw is `?`."""

    def known(self) -> _kernel.Match:
        """The same as a match of the kernel whose other hands are empty; its `sample` is for searches."""
        return _kernel.Match.seen(
            kernel_rules(self.variant),
            [list(points) for points in self._finished],
            self.seat,
            self.starter,
            [ply.move for ply in self.plies],
            list(self.scores.values()),
        )

    def __repr__(self) -> str:
        hand = " ".join("-".join(map(str, tile)) for tile in self.hand)
        state = f"{self.turn} to move" if self.turn else "match over"
        return f"<view of seat {self.seat}: hand {hand or 'empty'}, others {self.others}, pile {self.pile}, {state}>"

    def sample(self, rng: Random) -> "MatchingPosition":
        """A position that this seat cannot tell from the true one, each as likely as it is.

        It begins with the deal under way, so moves can be taken back to there.
        """
        from cornerwise.rules.matching_position import MatchingPosition  # positions give views, views give positions

        sampled = self.known().sample(self.seat, rng.getrandbits(64))
        hands = {seat: sampled.hand(seat) for seat in range(self.variant.seats) if seat != self.seat}
        history = DealHistory(self.variant, self.plies, len(self.lots))
        while True:
            plies = history.filled(hands, sampled.last_drawn, rng)
            core = kernel_match(self.variant, self._finished)
            # Whether the last tile of the pile could be laid shows only on the table of its time.
            if all(_pushed(core, ply) for ply in plies):
                return MatchingPosition(self.variant, core, plies)

    def format(self, move: Move) -> str:
        return format_move(move)

    @property
    def _finished(self) -> tuple[tuple[int, ...], ...]:
        """The deals before the one that `plies` tells of."""
        finished = tuple(tuple(points.values()) for points in self.deals)
        return finished if self.turn is not None else finished[:-1]


def _pushed(core: _kernel.Match, ply: Ply) -> bool:
    allowed = core.is_legal(ply.move) or core.is_event(ply.move)
    if allowed:
        core.push(ply.move)
    return allowed
