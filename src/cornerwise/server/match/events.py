"""What can happen in a match (event sourcing): the log of a match is a list of these, and its state is their replay.

An event holds what cannot be computed from the events before it. Its name in the database and in messages is `kind`.
What a viewer may see of it stands in `view`, not here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields
from typing import ClassVar, Literal, NamedTuple

from pydantic_core import from_json

from cornerwise.games.options import Choice
from cornerwise.games.variant import FIRST_RULES
from cornerwise.rules.moves import Move
from cornerwise.server.match.clock import ClockPlan

Proposal = Literal["draw", "abort", "undo", "pause", "rematch"]
Reason = Literal["played", "resigned", "time", "left", "draw", "aborted"]
NOT_STORED = {"is_stored": False}
"""Marks a field that is for this process alone."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who has a seat: a player, the computer at a level, or nobody yet."""

    player: str = ""
    name: str = ""
    level: int = 0

    @property
    def is_open(self) -> bool:
        return not self.player and not self.level


@dataclass(frozen=True, slots=True)
class Created:
    """A match was set up. The seed decides all that is left to chance and never leaves the server."""

    kind: ClassVar = "created"
    variant: str
    options: Mapping[str, Choice]
    seats: tuple[Occupant, ...]
    clock: ClockPlan
    host: str
    seed: str
    listed: bool = False
    family: bool = False
    rated: bool = False
    chat: str = "presets"
    rules: int = FIRST_RULES
    """The number of the rules; logs from before rules had numbers lack it."""
    tournament: str = ""
    """The tournament that it is a game of."""
    best_of: int = 0
    """The games that its series has at most; 0 where it belongs to none."""
    series_game: int = 1
    """Its number in the series."""
    series_score: tuple[int, ...] = ()
    """The half points of every seat in the earlier games of the series."""


@dataclass(frozen=True, slots=True)
class Sat:
    """Somebody took an open seat."""

    kind: ClassVar = "sat"
    seat: int
    player: str
    name: str


@dataclass(frozen=True, slots=True)
class Stood:
    """Somebody gave a seat up before the match began."""

    kind: ClassVar = "stood"
    seat: int


@dataclass(frozen=True, slots=True)
class Started:
    """All seats are taken."""

    kind: ClassVar = "started"


@dataclass(frozen=True, slots=True)
class Moved:
    """A seat made a move, or time made it for the seat. `lag` is what the clock did not charge."""

    kind: ClassVar = "moved"
    seat: int
    colour: str
    move: str
    lag: int = 0
    checked: Move | None = field(default=None, compare=False, repr=False, metadata=NOT_STORED)
    """The same move, where this process has parsed and checked it."""


@dataclass(frozen=True, slots=True)
class Came:
    """A tile came out of the pile, for all to see or only for one seat."""

    kind: ClassVar = "came"
    tile: str
    to: int
    is_open: bool
    checked: Move | None = field(default=None, compare=False, repr=False, metadata=NOT_STORED)
    """The same move, where this process has parsed and checked it."""


@dataclass(frozen=True, slots=True)
class Expired:
    """The time of a seat ran out."""

    kind: ClassVar = "expired"
    seat: int


@dataclass(frozen=True, slots=True)
class Dropped:
    """A seat cannot win any more; where others play on, the computer makes its moves."""

    kind: ClassVar = "dropped"
    seat: int
    reason: Reason
    level: int


@dataclass(frozen=True, slots=True)
class Gone:
    """The player of a seat has been away for longer than the others need to wait."""

    kind: ClassVar = "gone"
    seat: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """The computer plays for a seat until its player is back."""

    kind: ClassVar = "replaced"
    seat: int
    level: int


@dataclass(frozen=True, slots=True)
class Back:
    """The player of a seat is there again and has it back."""

    kind: ClassVar = "back"
    seat: int


@dataclass(frozen=True, slots=True)
class Proposed:
    """A seat asks the others for their consent."""

    kind: ClassVar = "proposed"
    seat: int
    what: Proposal


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat says yes or no to what was proposed."""

    kind: ClassVar = "answered"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Undone:
    """Moves were taken back; so many are left."""

    kind: ClassVar = "undone"
    plies: int


@dataclass(frozen=True, slots=True)
class Paused:
    """All clocks stand still."""

    kind: ClassVar = "paused"


@dataclass(frozen=True, slots=True)
class Resumed:
    """Play goes on."""

    kind: ClassVar = "resumed"


@dataclass(frozen=True, slots=True)
class Away:
    """The server itself was away, which costs nobody any time."""

    kind: ClassVar = "away"
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over. Nobody wins one that was aborted."""

    kind: ClassVar = "ended"
    reason: Reason
    winners: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Rematched:
    """The same people play again, in another match."""

    kind: ClassVar = "rematched"
    match: str


@dataclass(frozen=True, slots=True)
class Carried:
    """A seat was carried to another player's session: its device, or the account made in its browser."""

    kind: ClassVar = "carried"
    seat: int
    player: str
    name: str


Event = (
    Created
    | Sat
    | Stood
    | Started
    | Moved
    | Came
    | Expired
    | Dropped
    | Gone
    | Replaced
    | Back
    | Proposed
    | Answered
    | Undone
    | Paused
    | Resumed
    | Away
    | Ended
    | Rematched
    | Carried
)
KINDS: dict[str, type[Event]] = {kind.kind: kind for kind in Event.__args__}
_STORED = {
    kind: tuple(field.name for field in fields(kind) if field.metadata.get("is_stored", True))
    for kind in KINDS.values()
}


class Entry(NamedTuple):
    """A row of the log: an event, its number, when it happened, and the command that caused it, if any."""

    seq: int
    at: int
    event: Event
    player: str = ""
    key: str = ""


def event_data(event: Event, names: Iterable[str] | None = None) -> dict[str, object]:
    """An event as JSON has it, without its kind; some of its fields, or all."""
    wanted = _STORED[type(event)] if names is None else names
    return {name: _plain(getattr(event, name)) for name in wanted}


def parse_event(kind: str, data: Mapping[str, object]) -> Event:
    """The event that `event_data` wrote."""
    made = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    if kind == Created.kind:
        made["seats"] = tuple(Occupant(**seat) for seat in made["seats"])  # type: ignore[attr-defined]  # JSON, as written
        made["clock"] = ClockPlan(**made["clock"])  # type: ignore[arg-type]  # JSON, as written
    return KINDS[kind](**made)  # type: ignore[arg-type]  # the log holds what was written to it


def parse_entry(seq: int, at: int, kind: str, data: str, player: str, key: str) -> Entry:
    """A row of the table `events`."""
    return Entry(seq, at, parse_event(kind, from_json(data)), player, key)


def _plain(value: object) -> object:
    if isinstance(value, str | int):
        return value
    if isinstance(value, Occupant | ClockPlan):
        return {field.name: getattr(value, field.name) for field in fields(value)}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value
