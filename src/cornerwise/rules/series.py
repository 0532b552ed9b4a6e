"""A match: one deal after another, until a total reaches the target or all deals are played (M10)."""

from dataclasses import dataclass, replace
from functools import cached_property

from cornerwise.games.editions import MatchingVariant
from cornerwise.rules.matching import Deal
from cornerwise.rules.moves import Move
from cornerwise.rules.reasons import Violation, violation
from cornerwise.rules.scoring import leading

Results = tuple[tuple[int, ...], ...]


@dataclass(frozen=True, eq=False)
class DealSeries:
    """The deal under way and what the finished ones brought; like a deal it never changes."""

    variant: MatchingVariant
    deal: Deal
    finished: Results = ()
    """For every finished deal the points of every seat."""

    @classmethod
    def start(cls, variant: MatchingVariant, finished: Results = ()) -> "DealSeries":
        """A match before its first deal, or before a later one."""
        return cls(variant, Deal.start(variant), finished)

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat so far, those of the deal under way too."""
        under_way = () if self.deal.over else (self.deal.points,)
        return tuple(map(sum, zip(*self.finished, *under_way, strict=True)))

    @property
    def over(self) -> bool:
        """Only the last deal stays when it is over; after any other the next one stands here."""
        return self.deal.over

    def violation(self, move: Move) -> Violation | None:
        """The rule that a move breaks now, or None."""
        return violation("match-over") if self.over else self.deal.violation(move)

    def after(self, move: Move) -> "DealSeries":
        """The match after a legal move, or after an event."""
        going_on = DealSeries(self.variant, self.deal.after(move), self.finished)
        if not going_on.deal.over:
            return going_on._broken_off if self.variant.target_at_once and going_on._reached else going_on
        ended = going_on._with_deal_finished
        return ended if ended.decided else DealSeries.start(self.variant, ended.finished)

    @property
    def _with_deal_finished(self) -> "DealSeries":
        return DealSeries(self.variant, self.deal, (*self.finished, self.deal.points))

    @property
    def _broken_off(self) -> "DealSeries":
        """The match ended in the middle of a deal, whose hands are not counted then."""
        return replace(self, deal=replace(self.deal, broken_off=True))._with_deal_finished

    @property
    def decided(self) -> bool:
        """Whether the finished deals end the match."""
        most = self.variant.most_deals
        return len(self.finished) >= most if most else self._reached

    @property
    def _reached(self) -> bool:
        return max(self.totals) >= self.variant.target

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won a match that is over (M10, M11)."""
        if self.variant.points.first_out_wins:
            if self.deal.out:
                return self.deal.out[:1]
            fewest = min(map(len, self.deal.hands))
            return tuple(seat for seat, hand in enumerate(self.deal.hands) if len(hand) == fewest)
        return leading(self.variant, self.totals)
