"""What a viewer may know of a match: built field by field from lists of what is public.

A viewer is the set of seats that one session has; a spectator has none. Whatever is not named here stays
on the server: players' ids, keys of commands, the seed, tiles that came to other seats.
"""

from collections.abc import Collection
from dataclasses import asdict

from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.matching_notation import UNSEEN, format_tile
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.placing_position import PlacingPosition, need_placing_position
from cornerwise.rules.position import Position
from cornerwise.rules.tiles import NUMBER_OF
from cornerwise.server.match import events as ev
from cornerwise.server.match.events import Entry, event_data
from cornerwise.server.match.legal import legal_moves, worths
from cornerwise.server.match.match import Match, Seat

Data = dict[str, object]

PUBLIC: dict[str, tuple[str, ...]] = {
    "created": ("variant", "options", "clock", "listed", "family", "rated", "chat", "rules"),
    "sat": ("seat", "name"),
    "stood": ("seat",),
    "started": (),
    "moved": ("seat", "colour", "move"),
    "came": ("to",),
    "expired": ("seat",),
    "dropped": ("seat", "reason"),
    "gone": ("seat",),
    "replaced": ("seat", "level"),
    "back": ("seat",),
    "proposed": ("seat", "what"),
    "answered": ("seat", "yes"),
    "undone": ("plies",),
    "paused": (),
    "resumed": (),
    "away": (),
    "ended": ("reason", "winners", "totals"),
    "rematched": ("match",),
    "carried": ("seat", "name"),
}
"""The fields of every event that all may see."""


def event_for(entry: Entry, seats: Collection[int]) -> Data:
    """An event as a viewer sees it."""
    event = entry.event
    seen: Data = {"seq": entry.seq, "at": entry.at, "kind": event.kind}
    seen |= event_data(event, PUBLIC[event.kind])
    if isinstance(event, ev.Came):
        seen["tile"] = event.tile if event.is_open or event.to in seats else UNSEEN
    return seen


def may_move(match: Match, seats: Collection[int]) -> bool:
    """Whether a viewer is the one to move, and so is told which moves there are."""
    mover = match.mover
    return mover is not None and mover in seats and not match.seats[mover].engine


def state_for(match: Match, seats: Collection[int]) -> Data:
    """How a match stands for a viewer, small enough to be sent after every event."""
    state: Data = {
        "phase": match.phase,
        "turn": match.game.turn,
        "mover": match.mover,
        "ply": match.game.ply,
        "scores": match.game.scores,
        "clock": _clock(match),
        "seats": [seat_data(seat) for seat in match.seats],
        "proposal": _proposal(match),
        "result": result_data(match),
        "rematch": match.rematch or None,
    }
    if isinstance(match.game, MatchingPosition):
        state["table"] = table_data(match.game)
        state["hands"] = {str(seat): hand_data(match.game, seat) for seat in sorted(seats)}
    else:
        state["skipped"] = list(match.game.skipped)
        state["owners"] = need_placing_position(match.game).owners
    if match.ended:
        state["sheet"] = sheet_data(match.game)
    if may_move(match, seats):
        state["legal"] = legal_moves(match.game)
        if isinstance(match.game, MatchingPosition):
            state["worth"] = worths(match.game)
    return state


def sheet_data(game: Position) -> dict[str, list[Data]]:
    """The score sheet, each line with the fields that it has."""
    return {
        name: [{key: value for key, value in asdict(line).items() if value is not None} for line in lines]
        for name, lines in game.score_sheet().items()
    }


def snapshot_for(match: Match, seats: Collection[int]) -> Data:
    """Everything that a viewer may know, to begin with."""
    return {
        "match": match.id,
        "seq": match.seq,
        "you": sorted(seats),
        **event_data(match.created, PUBLIC["created"]),
        "plies": _plies(match, seats),
        "pieces": pieces_data(match.game),
        "state": state_for(match, seats),
    }


def seat_data(seat: Seat) -> Data:
    return {
        "kind": "engine" if seat.level else "open" if seat.is_open else "person",
        "name": seat.name,
        "level": seat.engine,
        "gone": seat.is_gone,
        "dropped": seat.dropped,
    }


def result_data(match: Match) -> Data | None:
    """How a match has ended."""
    return event_data(match.ended, PUBLIC["ended"]) if match.ended else None


def _clock(match: Match) -> Data | None:
    """What every seat has left, in milliseconds, and since when whose time is running."""
    clocks = match.clocks
    if clocks.plan.kind == "none":
        return None
    return {"left": list(clocks.left), "running": clocks.running, "since": clocks.since}


def _proposal(match: Match) -> Data | None:
    proposal = match.proposal
    if proposal is None:
        return None
    asked = [number for number, seat in enumerate(match.seats) if seat.player in proposal.awaited]
    return {"seat": proposal.seat, "what": proposal.what, "awaited": asked}


def pieces_data(game: Position) -> dict[str, list[str]] | None:
    """What every colour can still lay, by the names of its pieces."""
    if not isinstance(game, PlacingPosition):
        return None
    return {colour: [shape.name for shape in game.left(colour)] for colour in game.variant.colours}


def _plies(match: Match, seats: Collection[int]) -> list[Data]:
    """The moves so far that were not taken back, each as one may see it."""
    plies: list[Data] = []
    for entry in match.log:
        if isinstance(entry.event, ev.Moved):
            plies.append({"seat": entry.event.seat, "colour": entry.event.colour, "move": entry.event.move})
        elif isinstance(entry.event, ev.Came):
            seen = event_for(entry, seats)
            plies.append({"seat": seen["to"], "colour": CHANCE_NAME, "move": seen["tile"]})
        elif isinstance(entry.event, ev.Undone):
            del plies[entry.event.plies :]
    return plies


def table_data(game: MatchingPosition) -> Data:
    """What lies open on the table of a matching game, and how much lies hidden elsewhere (M14)."""
    return {
        "laid": [
            {"seat": laid.seat, "tile": _tile(laid.tile), "cell": list(laid.cell), "rotation": laid.rotation}
            for laid in game.table
        ],
        "lots": [{"seat": lot.seat, "tile": _tile(lot.tile)} for lot in game.lots],
        "held": list(game.core.held),
        "pile": game.pile,
        "deals": list(game.deals),
    }


def hand_data(game: MatchingPosition, seat: int) -> list[str]:
    return [_tile(tile) for tile in game.view(seat).hand]


def _tile(tile: tuple[int, int, int]) -> str:
    return format_tile(NUMBER_OF[tile])
