"""Request bodies as types, over HTTP and inside socket messages. They refuse fields that they do not name."""

from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints
from typing_extensions import TypeAliasType

from cornerwise.server.match import command as act
from cornerwise.server.match.clock import DAY, SECOND, ClockPlan
from cornerwise.server.match.events import Proposal
from cornerwise.server.match.view_models import Model

Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.:-]{1,64}$")]
MatchId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9]{22}$")]
# Letters of any script, but nothing that steers a terminal or hides: no controls, no line ends.
Name = Annotated[str, StringConstraints(pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]{1,24}$")]
SeatNumber = Annotated[int, Field(ge=0, le=5)]
Seq = Annotated[int, Field(ge=0, le=1 << 31)]
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]


# What a player does


class Move(Model):
    do: Literal["move"]
    move: Notation

    def action(self) -> act.Action:
        return act.Move(self.move)


class Sit(Model):
    do: Literal["sit"]
    name: Name | None = None

    def action(self) -> act.Action:
        return act.Sit(self.name or "")


class Stand(Model):
    do: Literal["stand"]

    def action(self) -> act.Action:
        return act.Stand()


class Resign(Model):
    do: Literal["resign"]

    def action(self) -> act.Action:
        return act.Resign()


class Propose(Model):
    do: Literal["propose"]
    what: Proposal

    def action(self) -> act.Action:
        return act.Propose(self.what)


class Answer(Model):
    do: Literal["answer"]
    yes: bool

    def action(self) -> act.Action:
        return act.Answer(self.yes)


class Resume(Model):
    do: Literal["resume"]

    def action(self) -> act.Action:
        return act.Resume()


class Claim(Model):
    do: Literal["claim"]
    seat: SeatNumber
    choice: Literal["engine", "result"]

    def action(self) -> act.Action:
        return act.Claim(self.seat, self.choice)


AnyAction = TypeAliasType(
    "AnyAction",
    Annotated[Move | Sit | Stand | Resign | Propose | Answer | Resume | Claim, Field(discriminator="do")],
)


def action_of(model: AnyAction, name: str) -> act.Action:
    """What a player wants to do; who sits down without a name has the usual one."""
    action = model.action()
    return act.Sit(name) if isinstance(action, act.Sit) and not action.name else action


class CommandBody(Model):
    """What a player does with a seat, after having seen event `seq`. A retry has the same key."""

    seat: SeatNumber
    seq: Seq
    key: Key
    action: AnyAction


# Setting a match up


class Clock(Model):
    """Time for the game, for each move or in days for each move, or none."""

    kind: Literal["none", "game", "move", "days"] = "none"
    seconds: Annotated[int, Field(ge=1, le=86_400)] | None = None
    increment: Annotated[int, Field(ge=0, le=600)] = 0
    days: Annotated[int, Field(ge=1, le=14)] | None = None

    def plan(self) -> ClockPlan:
        budget = (self.days or 0) * DAY if self.kind == "days" else (self.seconds or 0) * SECOND
        return ClockPlan(self.kind, 0 if self.kind == "none" else budget, self.increment * SECOND)


SeatPlan = Literal["me", "open"] | Annotated[int, Field(ge=1, le=9)]
"""Me (several times: several people at one screen), open to others, or the level of the computer."""

Options = dict[Annotated[str, StringConstraints(max_length=40)], str | int | bool]


Colour = Annotated[str, StringConstraints(pattern="^[a-z]{1,20}$")]
PieceName = Annotated[str, StringConstraints(pattern="^[A-Z0-9]{1,8}$")]
Handicap = dict[Colour, Annotated[list[PieceName], Field(max_length=50)]]


class MatchPlan(Model):
    variant: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    handicap: Annotated[Handicap, Field(max_length=4)] = Field(default_factory=dict)
    """Placing games: the pieces that colours go without. It becomes the option `without`."""
    seats: Annotated[list[SeatPlan], Field(min_length=1, max_length=6)]
    clock: Clock = Clock()
    listed: bool = False
    family: bool = False
    rated: bool = False
    """Whether it counts for ratings; all seats must then be taken by different people with accounts."""
    chat: Literal["off", "presets", "free"] = "presets"


class Pairing(Model):
    """Play with whoever else wants to play this: one seat is mine, the others are open to all."""

    variant: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    clock: Clock = Clock()


class Naming(Model):
    name: Name


Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Code = Annotated[str, StringConstraints(min_length=8, max_length=40)]


class NewAccount(Model):
    """A name to log in with. Without a password a passkey has to follow."""

    name: Name
    password: Password | None = None


class Login(Model):
    name: Name
    password: Password
    claim: bool = True
    """Whether seats that were taken in this browser without an account go over to the account."""


class Recovery(Model):
    name: Name
    code: Code
    password: Password


class Passkey(Model):
    """What the browser's `navigator.credentials` gave, as JSON."""

    credential: dict[str, Any]


class NewToken(Model):
    label: Name
    scopes: Annotated[list[Literal["read", "play"]], Field(min_length=1, max_length=2)]


class CarryCode(Model):
    code: Code


class Mute(Model):
    seat: SeatNumber
    muted: bool = True


class Saying(Model):
    """One of the preset phrases, or free text."""

    preset: Annotated[str, StringConstraints(max_length=20)] = ""
    text: Annotated[str, StringConstraints(max_length=300)] = ""
