"""What can happen in a tournament (event sourcing): its log is a list of these, and its state is their replay.

Entrants are numbered from 1 in the order in which they joined, rounds from 1, and the tables of a round from 0.
"""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, ClassVar, Literal, NamedTuple

from cornerwise.tournaments.plan import Plan

Cancellation = Literal["host", "few", "old", "operator"]
"""By the player who opened it; too few came; it waited for too long; by the operator of the server."""


@dataclass(frozen=True, slots=True)
class Created:
    """A tournament was opened. The seed decides every lot and the names of the matches; it never leaves the server."""

    kind: ClassVar = "created"
    plan: Plan
    seed: str
    host: str = ""
    title: str = ""
    listed: bool = False
    game: Mapping[str, Any] = field(default_factory=dict)
    """What a match needs to know, which concerns no pairing: the game, its options and clock."""
    club: str = ""
    """The club whose tournament it is; empty for one of no club."""
    members_only: bool = False
    """Whether only members of the club can join."""


@dataclass(frozen=True, slots=True)
class Renamed:
    """It has another title, from the operator of the server."""

    kind: ClassVar = "renamed"
    title: str


@dataclass(frozen=True, slots=True)
class Joined:
    """A new entrant: a player, or the computer at a level."""

    kind: ClassVar = "joined"
    entrant: int
    player: str = ""
    name: str = ""
    level: int = 0
    rating: int = 0
    """For the order of the first round; 0 where it is not known."""
    account: str = ""
    """The name of the account, which leads to its profile; empty for guests."""


@dataclass(frozen=True, slots=True)
class Withdrawn:
    """An entrant is not paired any more."""

    kind: ClassVar = "withdrawn"
    entrant: int


@dataclass(frozen=True, slots=True)
class Returned:
    """An entrant who had withdrawn, or had not shown up, is paired again."""

    kind: ClassVar = "returned"
    entrant: int


@dataclass(frozen=True, slots=True)
class Started:
    """Nobody is waited for any longer."""

    kind: ClassVar = "started"
    rounds: int


@dataclass(frozen=True, slots=True)
class Paired:
    """A round begins: the entrants of every table by seat, and who sits this one out."""

    kind: ClassVar = "paired"
    round: int
    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """A table has finished."""

    kind: ClassVar = "result"
    round: int
    table: int
    places: tuple[int, ...]
    """The place of every seat, 0 for the best, shared by equals; none where the game was called off."""
    board: tuple[int, ...]
    """The points of every seat in the game, more being better."""
    absent: tuple[int, ...] = ()
    """The seats whose players did not show up."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The last result is in."""

    kind: ClassVar = "finished"


@dataclass(frozen=True, slots=True)
class Cancelled:
    """It is called off."""

    kind: ClassVar = "cancelled"
    why: Cancellation


@dataclass(frozen=True, slots=True)
class Carried:
    """An entrant goes on under another account: the one of a guest who has logged in."""

    kind: ClassVar = "carried"
    entrant: int
    player: str
    name: str
    account: str = ""


@dataclass(frozen=True, slots=True)
class Handed:
    """Another player is the host: the account of a guest who has logged in, or an entrant when it is deleted."""

    kind: ClassVar = "handed"
    host: str


Event = (
    Created
    | Renamed
    | Joined
    | Withdrawn
    | Returned
    | Started
    | Paired
    | Result
    | Finished
    | Cancelled
    | Carried
    | Handed
)
KINDS: dict[str, type[Event]] = {kind.kind: kind for kind in Event.__args__}


class Entry(NamedTuple):
    """A row of the log: an event, its number and when it happened."""

    seq: int
    at: int
    event: Event


def event_data(event: Event) -> dict[str, object]:
    """An event as JSON has it, without its kind."""
    return asdict(event)


def parse_event(kind: str, data: Mapping[str, object]) -> Event:
    """The event that `event_data` wrote."""
    made = {name: _tuples(value) for name, value in data.items()}
    if kind == Created.kind:
        plan: Any = data["plan"]
        made["plan"] = Plan(**{name: _tuples(value) for name, value in plan.items()})
    return KINDS[kind](**made)


def _tuples(value: Any) -> Any:
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value
