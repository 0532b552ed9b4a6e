"""The result of a search: moves with their values, visits and principal variations."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from operator import mul
from typing import Any, Protocol

from cornerwise.engine.evaluator import BY_PLAYOUTS, LeafValues
from cornerwise.games.variant import Variant
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position


@dataclass(frozen=True)
class Errors:
    """How far a value may be off, for every seat: half of its 95 % interval. docs/engine.md says of what."""

    shares: tuple[float, ...]
    margins: tuple[float, ...]


@dataclass(frozen=True)
class Value:
    """How a game is expected to end, for every seat."""

    shares: tuple[float, ...]
    """The part of the win: 1 for a sure win, and all seats' parts add up to 1; mates of a team split theirs."""
    margins: tuple[float, ...]
    """Points ahead of the best other seat or team, negative when behind."""
    errors: Errors | None = None
    """None where the value is exact: the game is over, or its end was searched through."""


class Samples(Protocol):
    """The outcomes of a move in a search, as the kernel sums them up: for every seat means, also of the squares."""

    @property
    def shares(self) -> Sequence[float]: ...
    @property
    def margins(self) -> Sequence[float]: ...
    @property
    def share_squares(self) -> Sequence[float]: ...
    @property
    def margin_squares(self) -> Sequence[float]: ...


INTERVAL = 1.96
"""Standard errors in half a 95 % interval of a normal distribution."""
USUAL_SPREAD = Errors((0.5,), (10.0,))
"""How far apart outcomes are taken to lie before any is known, shares and points; counts as much as one of them."""
BORROWED = 4
"""A move with fewer outcomes than this has its spread mostly from those of all the other moves."""


@dataclass(frozen=True)
class Reliability:
    """How well a kind of search knows its values, measured against searches sixteen times as long."""

    dependent: float
    """So many outcomes are worth one that is drawn for itself: a search returns to what went well before."""
    bias: float
    """The part of the spread of outcomes by which a value is off however many there are."""


def sampled_values(moves: Sequence[tuple[Samples, int]], reliability: Reliability) -> list[Value]:
    """The value of every move out of its outcomes, given with how many these are."""
    counts = [count for _, count in moves]
    shares = _errors([(of.shares, of.share_squares) for of, _ in moves], counts, USUAL_SPREAD.shares[0], reliability)
    margins = _errors(
        [(of.margins, of.margin_squares) for of, _ in moves], counts, USUAL_SPREAD.margins[0], reliability
    )
    return [
        Value(tuple(of.shares), tuple(of.margins), Errors(*errors))
        for (of, _), *errors in zip(moves, shares, margins, strict=True)
    ]


def _errors(
    means: Sequence[tuple[Sequence[float], Sequence[float]]],
    counts: Sequence[int],
    usual: float,
    reliability: Reliability,
) -> list[tuple[float, ...]]:
    """For every move and seat half the interval of a mean, from means of numbers and of their squares."""
    variances = [[max(0.0, square - mean * mean) for mean, square in zip(*of_move, strict=True)] for of_move in means]
    common = [
        (sum(map(mul, of_seat, counts)) + usual * usual) / (sum(counts) + 1) for of_seat in zip(*variances, strict=True)
    ]
    return [
        tuple(
            INTERVAL
            * sqrt((count * own + BORROWED * shared) / (count + BORROWED))
            * hypot(sqrt(reliability.dependent / max(count, 1)), reliability.bias)
            for own, shared in zip(of_move, common, strict=True)
        )
        for of_move, count in zip(variances, counts, strict=True)
    ]


def _no_errors(value: Value) -> Errors:
    return Errors((0.0,) * len(value.shares), (0.0,) * len(value.margins))


def mean_value(values: Sequence[tuple[Value, int]]) -> Value:
    """The mean of some values, each as often as its number says. Their errors do not make up for each other."""
    total = sum(times for _, times in values) or 1
    parts = [times / total for _, times in values]

    def mean(numbers: Iterable[tuple[float, ...]]) -> tuple[float, ...]:
        return tuple(sum(map(mul, of_seat, parts)) for of_seat in zip(*numbers, strict=True))

    errors = None
    if any(value.errors for value, _ in values):
        known = [value.errors or _no_errors(value) for value, _ in values]
        errors = Errors(mean(of.shares for of in known), mean(of.margins for of in known))
    return Value(mean(value.shares for value, _ in values), mean(value.margins for value, _ in values), errors)


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
    """How many simulations or evaluations it rests on, those of earlier searches included."""
    seconds: float
    exact: bool = False
    """Whether the end of the game was searched through, so that nothing is left to chance."""

    @property
    def best(self) -> Line:
        return self.lines[0]


class Search(Protocol):
    """Finds the best moves of a position. Only `stop` may be called while another call is under way."""

    def analyse(
        self,
        view: Any,
        *,
        nodes: int | None = None,
        time: float | None = None,
        lines: int = 5,
        leaves: LeafValues = BY_PLAYOUTS,
    ) -> Analysis:
        """The best moves for the seat to move, after so many nodes or seconds, whichever ends first.

        `leaves` says what evaluates the leaves of the search tree, and nodes count how often that is done.
        """

    def stop(self) -> None:
        """Ask from another thread for an answer at once; the next `analyse` is not affected."""


def final_value(position: Position) -> Value:
    """The value of a game that is over."""
    outcome = position.outcome()
    assert outcome is not None  # it is over
    variant = position.variant
    ranks = list(map(variant.rank, outcome.totals))
    margins = []
    for seat, rank in enumerate(ranks):
        mates = variant.party_of(seat)
        rivals = [other for other in range(variant.seats) if other not in mates]
        margins.append(float(rank - max((ranks[rival] for rival in rivals), default=variant.solo_goal)))
    shares = [(seat in outcome.winners) / max(1, len(outcome.winners)) for seat in range(variant.seats)]
    return Value(tuple(shares), tuple(margins))


def exact_value(variant: Variant, seat: int, margin: int) -> Value:
    """The value of a game between two parties that will end with this margin for a seat's party."""
    party = variant.party_of(seat)
    ahead = [margin if other in party else -margin for other in range(variant.seats)]
    winners = sum(points >= 0 for points in ahead)  # nobody is ahead where the win is shared
    return Value(tuple((points >= 0) / winners for points in ahead), tuple(map(float, ahead)))
