"""Request models, apart from the commands of players. They refuse fields that they do not name."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

from pydantic import Field, StringConstraints

from cornerwise.server.base.model import Model
from cornerwise.server.match.actions import Name, Notation, SeatNumber
from cornerwise.server.match.clock import DAY, SECOND, ClockPlan
from cornerwise.server.match.events import Created, Occupant
from cornerwise.server.match.setup import plan_match

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

    def match(self, occupants: Sequence[Occupant], host: str, best_of: int = 0) -> Created:
        """The match of this plan, with who sits where."""
        return plan_match(
            self.variant,
            self.options,
            occupants,
            host=host,
            handicap=self.handicap,
            clock=self.clock.plan(),
            listed=self.listed,
            family=self.family,
            rated=self.rated,
            chat=self.chat,
            best_of=best_of,
        )


class HandOver(Model):
    """A game that was begun in a browser, to be played on here by one's own seats and the computer's."""

    key: Annotated[str, StringConstraints(pattern="^[A-Za-z0-9_-]{22,64}$")]
    """Chosen by the client and random: the same game sent again has the same key, and leads to the same match."""
    variant: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    rules: int | None = None
    """The number of the rules it was played by; none is those of now."""
    seats: Annotated[list[Literal["me"] | Annotated[int, Field(ge=1, le=9)]], Field(min_length=1, max_length=6)]
    moves: Annotated[list[Notation], Field(max_length=3000)]
    """From the beginning, in notation, with the tiles that chance brought."""
    resigned: Annotated[list[Annotated[int, Field(ge=0, le=5)]], Field(max_length=6)] = Field(default_factory=list)
    """The seats of one's own that gave up."""
    family: bool = False


class Pairing(Model):
    """Play with anybody else who wants to play this: one seat is mine, the others are open to all."""

    variant: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    clock: Clock = Clock()


class Naming(Model):
    name: Name
    rename: bool = True
    """Whether somebody who has a session already takes this name, too; if not, they keep theirs."""


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


class PasswordChange(Model):
    """The password until now, empty where there is none, and the new one."""

    old: Annotated[str, StringConstraints(max_length=200)] = ""
    new: Password


class AccountDeletion(Model):
    """The password once more, empty where there is none."""

    password: Annotated[str, StringConstraints(max_length=200)] = ""


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
