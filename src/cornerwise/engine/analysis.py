"""The result of a search: moves with their values, visits and principal variations."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
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

    def told(self, seat: int) -> str:
        """What it says of one seat, in English: `54 ± 2 %, +3.2 ± 1.1 points`."""
        share, margin = f"{100 * self.shares[seat]:.0f}", f"{self.margins[seat]:+.1f}"
        if self.errors is None:
            return f"{share} %, {margin} points"
        share_error, margin_error = 100 * self.errors.shares[seat], self.errors.margins[seat]
        return f"{share} ± {share_error:.0f} %, {margin} ± {margin_error:.1f} points"

    def __repr__(self) -> str:
        return f"<value {'; '.join(map(self.told, range(len(self.shares))))}>"


class Searched(Protocol):
    """A move as the kernel has searched it, for every seat."""

    @property
    def shares(self) -> Sequence[float]: ...
    @property
    def margins(self) -> Sequence[float]: ...
    @property
    def share_errors(self) -> Sequence[float]: ...
    @property
    def margin_errors(self) -> Sequence[float]: ...


def searched_value(move: Searched) -> Value:
    """The value of a move with its errors, which kernel/value_errors.hpp finds."""
    errors = Errors(tuple(move.share_errors), tuple(move.margin_errors))
    return Value(tuple(move.shares), tuple(move.margins), errors)


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

    def __repr__(self) -> str:
        seats = "; ".join(map(self.value.told, range(len(self.value.shares))))
        return f"<line {self.move}: {seats}; {self.visits} visits>"


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
        """The best move, with its value and what it leads to."""
        return self.lines[0]

    def __repr__(self) -> str:
        told = f"seat {self.seat} plays {self.best.move}, {self.best.value.told(self.seat)}"
        return f"<analysis: {told}, {self.nodes} nodes{', exact' if self.exact else ''}>"


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
