"""What players can ask of a match, as data."""

from dataclasses import dataclass
from typing import Literal

from cornerwise.server.match.events import Proposal


@dataclass(frozen=True, slots=True)
class Move:
    move: str


@dataclass(frozen=True, slots=True)
class Sit:
    name: str


@dataclass(frozen=True, slots=True)
class Stand:
    pass


@dataclass(frozen=True, slots=True)
class Resign:
    pass


@dataclass(frozen=True, slots=True)
class Propose:
    what: Proposal


@dataclass(frozen=True, slots=True)
class Answer:
    yes: bool


@dataclass(frozen=True, slots=True)
class Resume:
    pass


@dataclass(frozen=True, slots=True)
class Claim:
    """What to do about a seat whose player has gone."""

    seat: int
    choice: Literal["engine", "result"]


LEADING_ON = (Propose, Answer)
"""What another match can come of."""
Action = Move | Sit | Stand | Resign | Propose | Answer | Resume | Claim


@dataclass(frozen=True, slots=True)
class Command:
    """What a player wants to do with a seat."""

    player: str
    seat: int
    seq: int
    """The last event that the player knew of."""
    key: str
    """Chosen by the client; the same command sent again has the same key."""
    action: Action
    at: int
    lag: int = 0
    """How long messages of this player took, as the server measured it."""
    fresh: str = ""
    """An unused name for a match, in case a new one comes of it."""


@dataclass(frozen=True, slots=True)
class Result:
    """The events that a command led to, first and last."""

    first: int
    last: int
    repeated: bool = False
