"""What a search has found: moves with their values, and the lines they lead to."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from cornerwise.games.placing_variant import PlacingVariant
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position


@dataclass(frozen=True)
class Value:
    """How a game is expected to end, for every seat."""

    shares: tuple[float, ...]
    """The part of the win: 1 for a sure win, and all seats' parts add up to 1; mates of a team split theirs."""
    margins: tuple[float, ...]
    """Points ahead of the best other seat or team, negative when behind."""


def mean_value(values: Sequence[tuple[Value, int]]) -> Value:
    """The mean of some values, each as often as its number says."""
    total = sum(times for _, times in values) or 1
    shares = zip(*(value.shares for value, _ in values), strict=True)
    margins = zip(*(value.margins for value, _ in values), strict=True)
    times = [times for _, times in values]
    return Value(
        tuple(sum(map(mul, of_seat, times)) / total for of_seat in shares),
        tuple(sum(map(mul, of_seat, times)) / total for of_seat in margins),
    )


@dataclass(frozen=True)
class Line:
    """One move and what it leads to."""

    move: Move
    value: Value
    visits: int
    moves: tuple[Move, ...]
    """The line of play expected, this move first."""


@dataclass(frozen=True)
class Analysis:
    """All that a search found out about a position, the best move first."""

    seat: int
    """The seat to move."""
    value: Value
    """How the game stands: the mean over all simulations. Unlike the value of the best line it does not flatter the
    seat to move."""
    lines: tuple[Line, ...]
    nodes: int
    """How many simulations it rests on, those of earlier searches included."""
    seconds: float
    exact: bool = False
    """Whether the end of the game was searched through, so that nothing is left to chance."""

    @property
    def best(self) -> Line:
        return self.lines[0]


def final_value(position: Position) -> Value:
    """The value of a game that is over."""
    outcome = position.outcome()
    assert outcome is not None  # it is over
    variant = position.variant
    sign = -1 if isinstance(variant, PlacingVariant) and variant.points.wins == "lowest" else 1
    margins = []
    for seat in range(variant.seats):
        rivals = [other for other in range(variant.seats) if party_of(variant, other) != party_of(variant, seat)]
        best = max((sign * outcome.totals[rival] for rival in rivals), default=_aim(variant))
        margins.append(float(sign * outcome.totals[seat] - best))
    shares = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(variant.seats)]
    return Value(tuple(shares), tuple(margins))


def exact_value(variant: PlacingVariant, seat: int, margin: int) -> Value:
    """The value of a game between two parties that will end with this margin for a seat's party."""
    party = party_of(variant, seat)
    ahead = [margin if other in party else -margin for other in range(variant.seats)]
    winners = sum(points >= 0 for points in ahead)  # nobody is ahead where the win is shared
    return Value(tuple((points >= 0) / winners for points in ahead), tuple(map(float, ahead)))


def _aim(variant: Variant) -> int:
    """What somebody who plays alone plays for: to lay everything."""
    return sum(variant.full_pieces) if isinstance(variant, PlacingVariant) else 0


def party_of(variant: Variant, seat: int) -> tuple[int, ...]:
    """The seats that win with this one, itself included."""
    if isinstance(variant, PlacingVariant):
        return next(party for party in variant.parties if seat in party)
    return (seat,)
