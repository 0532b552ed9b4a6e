"""Plays one game of an arena, from its opening to its result or to the fault that ends it."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol, runtime_checkable

from cornerwise.engine.arena.entrants import Place, make_player
from cornerwise.engine.arena.faults import EntrantFault
from cornerwise.engine.arena.openings import open_game
from cornerwise.engine.arena.result import Clock, Fault, GameResult, result_of
from cornerwise.engine.arena.schedule import Task
from cornerwise.engine.player import Player
from cornerwise.errors import CornerwiseError
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position


@runtime_checkable
class Closable(Protocol):
    """A player that holds something which must be given back."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Turn:
    """A seat begins to think. What it is told by a worker, so that a game is not lost with its process."""

    seat: int
    moves: tuple[Move, ...]
    """All moves since the last turn."""


@dataclass(frozen=True)
class Program:
    """A program was started for this game."""

    process: int


Tell = Callable[[Turn | Program], None]


def play(task: Task, tell: Tell = lambda message: None) -> GameResult:
    """Play one game; whatever an entrant does, this gives a result."""
    position, chance = open_game(task.plan, task.opening)
    clocks = tuple(Clock() for _ in task.seats)
    players: list[Player] = []
    told = 0
    fault: Fault | None = None
    seat = 0

    def ask() -> None:
        nonlocal told
        tell(Turn(seat, position.moves[told:]))
        told = position.ply

    try:
        for seat, entrant in enumerate(task.seats):
            ask()
            spec = task.plan.entrants[entrant].spec
            players.append(_made(spec, _place(task, seat, tell)))
        while (mover := position.mover) is not None:
            seat = mover
            ask()
            _move(position, players[seat], clocks[seat], task.plan.move_timeout)
            chance.resolve(position)
    except EntrantFault as caught:
        fault = Fault(seat, caught.kind, caught.text)
    finally:
        for player in players:
            if isinstance(player, Closable):
                with suppress(Exception):  # it has moved for the last time; what it says now changes nothing
                    player.close()
    return result_of(task, position, clocks, fault)


def _place(task: Task, seat: int, tell: Tell) -> Place:
    plan = task.plan
    return Place(
        variant=plan.variant,
        seed=plan.derived_seed("player", task.opening, task.seating, seat),
        timeout=plan.move_timeout,
        started=lambda process: tell(Program(process)),
    )


def _made(spec: str, place: Place) -> Player:
    try:
        return make_player(spec, place)
    except EntrantFault:
        raise
    except Exception as error:
        raise EntrantFault("error", f"{type(error).__name__}: {error}") from error


def _move(position: Position, player: Player, clock: Clock, timeout: float) -> None:
    assert position.mover is not None  # asked before
    view = position.view(position.mover)
    begun = perf_counter()
    try:
        move = player.choose(view)
    except EntrantFault:
        raise
    except Exception as error:
        raise EntrantFault("error", f"{type(error).__name__}: {error}") from error
    seconds = perf_counter() - begun
    clock.add(seconds)
    if seconds > timeout:
        raise EntrantFault("timeout", f"moved after {seconds:.1f} seconds, {timeout:g} were allowed")
    if move not in position.legal_moves:  # which knows events too, and those are not for a seat to choose
        raise EntrantFault("illegal", _violation(position, move))
    position.push(move)


def _violation(position: Position, move: Move) -> str:
    try:
        position.copy().push(move)
    except CornerwiseError as error:
        return str(error)
    return f"{position.format(move)} is not for a seat to choose"
