"""Reviews a finished game: the value of every position, and what every move lost against the best one."""

from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.engine.analysis import Analysis, Line, Value, final_value
from cornerwise.engine.methods import METHODS, reasons_between
from cornerwise.engine.player import Engine
from cornerwise.engine.reasons import Reason
from cornerwise.records.games import AnyGame, as_record
from cornerwise.records.record import replay
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Ply, Position
from cornerwise.rules.start import start

ALL = 1 << 30
COSTLY = 1.0
"""The points that a move must lose to be worth naming."""
MOST_COSTLY = 5
SAME_POINTS, SAME_SHARE = 0.05, 0.005
"""What differs by less than both shows nowhere: of two such moves neither is better."""


@dataclass(frozen=True)
class ReviewedMove:
    """A move that was made, beside the best one."""

    ply: int
    """How many moves were made before it."""
    turn: str
    seat: int
    move: Move
    best: Line
    value: Value
    """What the position was worth before it."""
    lost: float
    """The part of the win that the mover, or its team, lost by this move; 0 for the best one."""
    points_lost: float
    reasons: tuple[Reason, ...]
    """What the best move does that the one made did not; nothing need be said where it was made."""

    def __repr__(self) -> str:
        told = f"ply {self.ply}: {self.turn} {self.move}"
        if self.best.move == self.move:
            return f"<{told}, the best move>"
        return f"<{told} lost {self.points_lost:.1f} points and {100 * self.lost:.0f} %, {self.best.move} is best>"


@dataclass(frozen=True)
class Review:
    """What every decision of a game was worth."""

    moves: tuple[ReviewedMove, ...]
    end: Value | None
    """How it ended; None while the game goes on, or when the review was stopped."""

    def __repr__(self) -> str:
        costly = sum(move.points_lost >= COSTLY for move in self.moves)
        return f"<review of {len(self.moves)} moves, {costly} costly, {'finished' if self.end else 'unfinished'}>"

    def costly(self, most: int = MOST_COSTLY) -> tuple[ReviewedMove, ...]:
        """The moves that lost most points, the worst first."""
        worth_naming = [move for move in self.moves if move.points_lost >= COSTLY]
        return tuple(sorted(worth_naming, key=lambda move: move.points_lost, reverse=True)[:most])


def review(game: AnyGame, engine: Engine | None = None, report: Callable[[int, int], None] | None = None) -> Review:
    """Search every position of a game; `engine.stop()` from another thread ends it at once with what there is.

    `report` is told after every ply how many are done and how many there are.
    """
    search = _Search(engine or Engine(level=6))
    played = game if isinstance(game, Position) else replay(as_record(game))
    position = start(played.variant)
    reviewed: list[ReviewedMove] = []
    for number, ply in enumerate(played.plies):
        if position.mover is not None and ply.move not in position.events:  # otherwise nobody decided anything
            try:
                reviewed.append(search.review(position, number, ply))
            except _Stopped:
                return Review(tuple(reviewed), None)
        position.push(ply.move)
        if report is not None:
            report(number + 1, len(played.plies))
    return Review(tuple(reviewed), final_value(position) if position.turn is None else None)


class _Stopped(Exception):
    """Somebody has asked for an answer at once."""


class _Search:
    """The searches of one review."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stops = engine.stops

    def review(self, position: Position, number: int, ply: Ply) -> ReviewedMove:
        analysis = self._analyse(position, ALL)
        best, lost, points_lost = analysis.best, 0.0, 0.0
        why: tuple[Reason, ...] = ()
        if ply.move != best.move:
            if position.variant.hides:
                # After the move another seat would be searched for, and it knows other things. But where hands are
                # hidden there are few moves, and nearly all were looked at; one that a short search did not come to is
                # taken for as good as the last that it came to.
                looked_at = {line.move: line.value for line in analysis.lines}
                better, worse = best.value, looked_at.get(ply.move, analysis.lines[-1].value)
            else:
                # Each of the two is searched for itself, since the first search has hardly looked at the worse one.
                better, worse = (self._value_after(position, move) for move in (best.move, ply.move))
            party = position.variant.party_of(ply.seat)
            lost = max(0.0, sum(better.shares[seat] - worse.shares[seat] for seat in party))
            points_lost = max(0.0, better.margins[ply.seat] - worse.margins[ply.seat])
            if _is_as_good(position, ply, better, worse, lost, points_lost):
                best, lost, points_lost = Line(ply.move, worse, 0, (ply.move,)), 0.0, 0.0
            else:
                why = tuple(reasons_between(position.view(ply.seat), best.move, ply.move))
        return ReviewedMove(number, ply.colour, ply.seat, ply.move, best, analysis.value, lost, points_lost, why)

    def _value_after(self, position: Position, move: Move) -> Value:
        after = position.copy()
        after.push(move)
        return final_value(after) if after.mover is None else self._analyse(after, 1).value

    def _analyse(self, position: Position, lines: int) -> Analysis:
        assert position.mover is not None  # somebody is to move
        found = self._engine.analyse(position.view(position.mover), lines=lines)
        if self._engine.stops != self._stops:
            raise _Stopped
        return found


def _is_as_good(position: Position, ply: Ply, better: Value, worse: Value, lost: float, points_lost: float) -> bool:
    """Whether the difference shows nowhere, or is nothing but chance: a last piece is laid by either move."""
    if points_lost < SAME_POINTS and lost < SAME_SHARE:
        return True
    exact = better.errors is None and worse.errors is None
    return not exact and METHODS.of(position.variant).has_last_piece(position, ply.colour)
