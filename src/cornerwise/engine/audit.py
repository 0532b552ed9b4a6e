"""Audits games: where the endgame solver knows the exact result, how many points each move gave away."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from cornerwise.engine.analysis import final_value
from cornerwise.engine.endgame import Solved, solve
from cornerwise.errors import WrongFamily
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.start import start

NODES = 300_000
"""Positions that the solver may look at for every move of a game, unless told otherwise."""
MISSES = 3
"""Unsolved positions in a row, back from the end of a game, after which no earlier one is tried."""


@dataclass(frozen=True)
class AuditedMove:
    """A move where exact play was possible: the position before it and the one after it are both solved."""

    ply: int
    """How many moves were made before it."""
    turn: str
    seat: int
    move: Move
    best: Move
    """A move that keeps everything; the one that was made, where that does."""
    margin: int
    """Points by which the mover, or its team, would have ended ahead with best play by both sides."""
    kept: int
    """The same after the move that was made."""

    @property
    def given_away(self) -> int:
        return self.margin - self.kept


@dataclass(frozen=True)
class Audit:
    """The moves of a game where exact play was possible, in the order they were made."""

    moves: tuple[AuditedMove, ...]

    @property
    def mistakes(self) -> tuple[AuditedMove, ...]:
        return tuple(move for move in self.moves if move.given_away)


@dataclass(frozen=True)
class Account:
    """What a player did over all its games where exact play was possible."""

    games: int = 0
    moves: int = 0
    mistakes: int = 0
    points: int = 0
    """Given away in all."""

    @property
    def points_a_game(self) -> float:
        return self.points / max(self.games, 1)


def can_audit(position: Position) -> bool:
    """Whether there is a solver for the game: placing games between two seats or two teams."""
    return len(position.variant.parties) == 2 and not position.variant.hides


def audit(position: Position, nodes: int = NODES, report: Callable[[int, int], None] | None = None) -> Audit:
    """Solve a game backwards from its last position, with so many nodes for each.

    `report` is told how many plies are done and how many there are.
    """
    if not can_audit(position):
        raise WrongFamily(position.variant.id, "two-party")
    game = need_placing_position(position)
    known: dict[int, Solved | None] = {}
    misses = 0
    for ply, earlier in _backwards(game):
        if report is not None:
            report(game.ply - ply, game.ply)
        if earlier.mover is None:
            continue
        known[ply] = solve(earlier, nodes=nodes)
        misses = 0 if known[ply] else misses + 1
        if misses == MISSES:
            break
    return Audit(tuple(_audited(game, known)))


def _backwards(game: PlacingPosition) -> Iterator[tuple[int, PlacingPosition]]:
    """Every position of a game and how many moves were made before it, the last one first."""
    position = game.copy()
    yield position.ply, position
    while position.ply:
        position.pop()
        yield position.ply, position


def _audited(game: PlacingPosition, known: dict[int, Solved | None]) -> Iterator[AuditedMove]:
    position = need_placing_position(start(game.variant))
    for number, ply in enumerate(game.plies):
        solved = known.get(number)
        choice = len(position.legal_moves) > 1
        position.push(ply.move)
        if solved is None or not choice:
            continue
        kept = _margin(position, ply.seat, known.get(number + 1))
        if kept is not None:
            best = ply.move if kept == solved.margin else solved.move
            yield AuditedMove(number, ply.colour, ply.seat, ply.move, best, solved.margin, kept)


def _margin(position: PlacingPosition, seat: int, solved: Solved | None) -> int | None:
    """How far ahead a seat's party will be, where that is known."""
    if position.mover is None:
        return round(final_value(position).margins[seat])
    if solved is None:
        return None
    return solved.margin if position.mover in position.variant.party_of(seat) else -solved.margin


def accounts(audits: Iterable[tuple[Audit, Sequence[str]]]) -> dict[str, Account]:
    """For every player, by name, the sum over all games; each audit comes with the names of its seats."""
    sums: dict[str, Account] = {}
    for audited, names in audits:
        for name in dict.fromkeys(names):
            own = [move for move in audited.moves if names[move.seat] == name]
            given_away = [move.given_away for move in own if move.given_away]
            so_far = sums.get(name, Account())
            sums[name] = Account(
                so_far.games + 1,
                so_far.moves + len(own),
                so_far.mistakes + len(given_away),
                so_far.points + sum(given_away),
            )
    return sums
