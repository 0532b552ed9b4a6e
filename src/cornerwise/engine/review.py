"""A game looked at afterwards: how it stood at every ply, and which moves lost most."""

from collections.abc import Callable
from dataclasses import dataclass

from cornerwise.engine.analysis import Analysis, Line, Value, final_value, party_of
from cornerwise.engine.player import Engine
from cornerwise.games.catalogue import AnyVariant
from cornerwise.records.record import Record, replay
from cornerwise.rules.game import Ply
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.start import AnyPosition, start

ALL = 1 << 30
COSTLY = 0.05
"""The part of the win that a move must lose to be worth naming."""


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
    """What the position was worth, with the best move."""
    lost: float
    """The part of the win that the mover, or its team, lost by this move; 0 for the best one."""
    points_lost: float


@dataclass(frozen=True)
class Review:
    """What every decision of a game was worth."""

    moves: tuple[ReviewedMove, ...]
    end: Value | None
    """How it ended; None while the game goes on, or when the review was stopped."""

    def costly(self, most: int = 3) -> tuple[ReviewedMove, ...]:
        """The moves that lost most, the worst first."""
        worth_naming = [move for move in self.moves if move.lost >= COSTLY]
        return tuple(sorted(worth_naming, key=lambda move: move.lost, reverse=True)[:most])


def review(record: Record, engine: Engine | None = None, report: Callable[[int, int], None] | None = None) -> Review:
    """Search every position of a game; `engine.stop()` from another thread ends it at once with what there is.

    `report` is told after every ply how many are done and how many there are.
    """
    engine = engine or Engine(level=6)
    game = replay(record)
    position = start(game.variant)
    stops = engine.stops
    found: list[tuple[int, Ply, Analysis]] = []
    for number, ply in enumerate(game.plies):
        if position.seat is not None:  # otherwise chance moves
            analysis = engine.analyse(position.view(position.seat), lines=ALL)
            if engine.stops != stops:
                return Review(_reviewed(game, found, None), None)
            found.append((number, ply, analysis))
        position.push(ply.move)
        if report is not None:
            report(number + 1, len(game.plies))
    end = final_value(position) if position.turn is None else None
    return Review(_reviewed(game, found, end), end)


def _reviewed(game: AnyPosition, found: list[tuple[int, Ply, Analysis]], end: Value | None) -> tuple[ReviewedMove, ...]:
    values = [analysis.best.value for _, _, analysis in found]
    reviewed = []
    for i, (number, ply, analysis) in enumerate(found):
        if isinstance(game, Position):
            # The next search knows more of the move than this one, which may hardly have looked at it.
            after = values[i + 1] if i + 1 < len(values) else end
        else:
            # The next search is that of another seat, which knows other tiles.
            after = next((line.value for line in analysis.lines if line.move == ply.move), None)
        reviewed.append(_compare(game.variant, number, ply, analysis.best, after))
    return tuple(reviewed)


def _compare(variant: AnyVariant, number: int, ply: Ply, best: Line, after: Value | None) -> ReviewedMove:
    lost = points_lost = 0.0
    if after is not None and ply.move != best.move:
        party = party_of(variant, ply.seat)
        lost = max(0.0, sum(best.value.shares[seat] - after.shares[seat] for seat in party))
        points_lost = max(0.0, best.value.margins[ply.seat] - after.margins[ply.seat])
    return ReviewedMove(number, ply.colour, ply.seat, ply.move, best, best.value, lost, points_lost)
