"""What a viewer may know of a match: built field by field from lists of what is public.

A viewer is the set of seats that one session has; a spectator has none. Whatever is not named here stays on the server:
players' ids, keys of commands, the seed, tiles that came to other seats.
"""

from collections.abc import Collection
from dataclasses import asdict

from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.matching_notation import UNSEEN
from cornerwise.rules.position import Position
from cornerwise.server.base.encoded_json import Data, JsonObject, encode
from cornerwise.server.families.families import family_of
from cornerwise.server.match import events as ev
from cornerwise.server.match.events import Entry, event_data
from cornerwise.server.match.match import Match, SeatState
from cornerwise.server.match.series import series_data

PUBLIC: dict[str, tuple[str, ...]] = {
    "created": ("variant", "options", "clock", "listed", "family", "rated", "chat", "rules", "tournament"),
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


def public_state(match: Match) -> JsonObject:
    """How a match stands, as everybody may know it."""
    family = family_of(match.variant)
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
        **({"series": series_data(match)} if match.created.best_of else {}),
        **family.state(match.game),
    }
    if match.ended:
        state["sheet"] = sheet_data(match.game)
    reach = None if match.ended else family.reach_json(match.game)
    return JsonObject(state).adding(reach=reach) if reach else JsonObject(state)


def state_for(match: Match, seats: Collection[int], public: JsonObject | None = None) -> JsonObject:
    """How a match stands for a viewer, small enough to be sent after every event.

    The legal moves are the last field: they are long, and written by the kernel.
    """
    family = family_of(match.variant)
    private = family.private_state(match.game, seats)
    if not may_move(match, seats):
        return _with(public or public_state(match), private)
    private |= family.mover_state(match.game)
    return _with(public or public_state(match), private).adding(legal=family.legal_json(match.game))


def _with(state: JsonObject, more: Data) -> JsonObject:
    return state.adding(**{name: encode(value) for name, value in more.items()}) if more else state


def sheet_data(game: Position) -> dict[str, list[Data]]:
    """The score sheet, each line with the fields that it has."""
    return {
        name: [{key: value for key, value in asdict(line).items() if value is not None} for line in lines]
        for name, lines in game.score_sheet().items()
    }


def snapshot_for(match: Match, seats: Collection[int]) -> JsonObject:
    """Everything that a viewer may know, to begin with."""
    snapshot: Data = {
        "match": match.id,
        "seq": match.seq,
        "you": sorted(seats),
        **event_data(match.created, PUBLIC["created"]),
        "plies": plies_for(match, seats),
        "pieces": family_of(match.variant).pieces(match.game),
    }
    return JsonObject(snapshot).adding(state=state_for(match, seats))


def seat_data(seat: SeatState) -> Data:
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


def plies_for(match: Match, seats: Collection[int]) -> list[Data]:
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
