"""Results of games as they are kept: seats, ranks, points, thinking times and faults."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from cornerwise.engine.arena.faults import Kind
from cornerwise.engine.arena.schedule import Task
from cornerwise.engine.methods import METHODS
from cornerwise.games.variant import Variant
from cornerwise.records.record import record_of
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.scoring import Outcome
from cornerwise.rules.start import start

DIGITS = 6
"""Times are written in microseconds."""


@dataclass(frozen=True)
class Fault:
    """Who lost a game before its end, and by what."""

    seat: int
    kind: Kind
    text: str


@dataclass
class Clock:
    """How long one seat thought."""

    moves: int = 0
    total: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        self.moves += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True)
class GameResult:
    """What is kept of a game. Lists are by seat."""

    number: int
    block: int
    opening: int
    seating: int
    entrants: tuple[str, ...]
    ranks: tuple[int, ...]
    """1 is the best; those who share a place share a rank."""
    shares: tuple[float, ...]
    """The part of the win; they add up to 1."""
    points: tuple[int, ...] | None
    """None where a fault ended the game."""
    plies: int
    """All moves, with those of the opening and of chance."""
    clocks: tuple[Clock, ...]
    fault: Fault | None
    record: str = field(compare=False)
    """The game as a file; in a folder of results its name."""

    def fields(self) -> dict[str, object]:
        """As one line of the results."""
        seconds = [
            {"moves": c.moves, "mean": round(c.total / max(c.moves, 1), DIGITS), "max": round(c.longest, DIGITS)}
            for c in self.clocks
        ]
        return {
            "game": self.number,
            "block": self.block,
            "opening": self.opening,
            "seating": self.seating,
            "entrants": list(self.entrants),
            "ranks": list(self.ranks),
            "shares": list(self.shares),
            "points": None if self.points is None else list(self.points),
            "plies": self.plies,
            "seconds": seconds,
            "fault": self.fault and asdict(self.fault),
            "record": self.record,
        }

    @property
    def complaint(self) -> str:
        """What went wrong, in one line; empty when nothing did."""
        if self.fault is None:
            return ""
        culprit = f"{self.entrants[self.fault.seat]} (seat {self.fault.seat})"
        return f"game {self.number}: {culprit} loses, {self.fault.kind}: {' '.join(self.fault.text.split())}"

    @property
    def played(self) -> "GameResult":
        """Without what the clock says, which is never the same twice."""
        return replace(self, clocks=())


def lost(task: Task, moves: Sequence[Move], fault: Fault) -> GameResult:
    """The result of a game whose process is gone, from what was told of it."""
    position = start(task.plan.variant)
    for move in moves:
        position.push(move)
    return result_of(task, position, tuple(Clock() for _ in task.seats), fault)


def result_of(task: Task, position: Position, clocks: tuple[Clock, ...], fault: Fault | None) -> GameResult:
    outcome = position.outcome()
    if fault:
        side = next(seats for seats in task.plan.parties if fault.seat in seats)
        winners = [seat for seat in range(len(task.seats)) if seat not in side]
        ranks = tuple(1 if seat in winners else 1 + len(winners) for seat in range(len(task.seats)))
    else:
        assert outcome is not None  # it was played to its end
        winners, ranks = list(outcome.winners), _ranks(task.plan.variant, outcome)
    return GameResult(
        number=task.number,
        block=task.block,
        opening=task.opening,
        seating=task.seating,
        entrants=task.names,
        ranks=ranks,
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(task.seats))),
        points=None if fault or outcome is None else outcome.totals,
        plies=position.ply,
        clocks=clocks,
        fault=fault,
        record=_record(task, position, fault),
    )


def _ranks(variant: Variant, outcome: Outcome) -> tuple[int, ...]:
    """Winners first, the others by their points."""
    worth = [(seat in outcome.winners, variant.rank(total)) for seat, total in enumerate(outcome.totals)]
    return tuple(1 + sum(other > own for other in worth) for own in worth)


def _record(task: Task, position: Position, fault: Fault | None) -> str:
    comments = {}
    if fault:
        comments[position.ply] = f"{task.names[fault.seat]} (seat {fault.seat}) loses, {fault.kind}: {fault.text}"
    event = f"arena game {task.number}, opening {task.opening}, seating {task.seating}"
    record = record_of(position, players=task.names, event=event, comments=comments)
    return METHODS.of(position.variant).file.format(record)


def parse_result(fields: dict[str, Any]) -> GameResult:
    """A line of the results; `KeyError`, `TypeError` or `ValueError` for any other object."""
    fault, points = fields["fault"], fields["points"]
    return GameResult(
        number=int(fields["game"]),
        block=int(fields["block"]),
        opening=int(fields["opening"]),
        seating=int(fields["seating"]),
        entrants=tuple(map(str, fields["entrants"])),
        ranks=tuple(map(int, fields["ranks"])),
        shares=tuple(map(float, fields["shares"])),
        points=None if points is None else tuple(map(int, points)),
        plies=int(fields["plies"]),
        clocks=tuple(Clock(c["moves"], c["moves"] * c["mean"], c["max"]) for c in fields["seconds"]),
        fault=fault and Fault(int(fault["seat"]), fault["kind"], str(fault["text"])),
        record=str(fields["record"]),
    )
