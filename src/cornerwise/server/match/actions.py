"""What players can ask of a match. HTTP and sockets parse into these models, and the command handler takes them."""

from typing import Annotated, Literal, NamedTuple

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from cornerwise.server.base.model import Model
from cornerwise.server.match.events import Proposal
from cornerwise.server.match.match_id import new_match_id

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
# Letters of any script, but nothing that steers a terminal or hides: no controls, no line ends.
UNSEEN = r"\x00-\x1f\x7f-\x9f\xad\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff"
"""Invisible characters and those that change the direction of text: with them two different names could look alike."""
Name = Annotated[str, StringConstraints(pattern=rf"^[^{UNSEEN}]{{1,24}}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Seq = Annotated[int, Field(ge=0, le=1 << 31)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]

# No docstrings on the actions: docs/protocol.md describes them in one table.


class Move(Model):
    do: Literal["move"]
    move: Notation


class Sit(Model):
    do: Literal["sit"]
    name: Name | None = None


class Stand(Model):
    do: Literal["stand"]


class Resign(Model):
    do: Literal["resign"]


class Propose(Model):
    do: Literal["propose"]
    what: Proposal


class Answer(Model):
    do: Literal["answer"]
    yes: bool


class Resume(Model):
    do: Literal["resume"]


class Claim(Model):
    do: Literal["claim"]
    seat: SeatNumber
    choice: Literal["engine", "result"]


Action = Move | Sit | Stand | Resign | Propose | Answer | Resume | Claim
AnyAction = TypeAliasType("AnyAction", Annotated[Action, Field(discriminator="do")])


class Command(NamedTuple):
    """An action, who asks for it and when: all that the handler needs to know."""

    player: str
    name: str
    """What the player is called, for those who sit down."""
    seat: int
    seq: int
    """The last event that the player knew of (an optimistic lock)."""
    key: str
    """Chosen by the client (an idempotency key); the same command sent again has the same key."""
    action: Action
    at: int
    lag: int = 0
    """How long messages of this player took, as the server measured it."""
    rematch_id: str = ""
    """The id of the match that a rematch would be, where the action can lead to one."""


class CommandBody(Model):
    """What a player does with a seat, after having seen event `seq`. A retry has the same key."""

    seat: SeatNumber
    seq: Seq
    key: Key
    action: AnyAction

    def command(self, player: str, name: str, at: int, lag: int = 0) -> Command:
        """The command of a player."""
        rematch_id = new_match_id() if isinstance(self.action, Propose | Answer) else ""
        return Command(
            player=player,
            name=name,
            seat=self.seat,
            seq=self.seq,
            key=self.key,
            action=self.action,
            at=at,
            lag=lag,
            rematch_id=rematch_id,
        )


class CommandResult(NamedTuple):
    """The events that a command led to, first and last."""

    first: int
    last: int
    repeated: bool = False
    """Whether it had been carried out before."""
