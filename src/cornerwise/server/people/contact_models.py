"""Contacts and challenges as clients see them: models for the REST interface and the socket."""

from typing import Literal

from cornerwise.server.base.model import Model
from cornerwise.server.match.clock import ClockPlan

WhoMayChallenge = Literal["everybody", "followed", "nobody"]
Starts = Literal["challenger", "challenged", "random"]


class AccountName(Model):
    """Somebody with an account: the name to log in with, which nobody else has, and the one shown at tables."""

    login: str
    name: str


class ContactView(AccountName):
    """Somebody you follow. Who does not want to be seen online never is."""

    online: bool
    match: str | None
    """The public match that they play now."""
    variant: str | None


class ContactChoices(Model):
    """What you have chosen about other people."""

    shows_online: bool
    """Whether those who follow you see when you are online, and what you play in public."""
    challenges: WhoMayChallenge
    free_chat: bool
    """Whether you write and read free text with others who switched it on too; else only preset phrases."""


class PersonView(ContactView):
    """Somebody as you know them."""

    you: bool
    """Whether it is yourself."""
    following: bool
    blocked: bool
    muted: bool
    may_challenge: bool
    """Whether they take challenges from you."""


class ContactsView(Model):
    following: list[PersonView]
    blocked: list[AccountName]
    muted: list[AccountName]
    choices: ContactChoices


class ChallengeView(Model):
    """Somebody asks somebody else for a game."""

    id: str
    challenger: AccountName
    challenged: AccountName
    incoming: bool
    """Whether it is you who was challenged."""
    variant: str
    options: dict[str, str | int | bool]
    clock: ClockPlan
    rated: bool
    listed: bool
    series: int
    """The number of games that the series has at most; 0 for a single game."""
    starts: Starts
    created: int
    expires: int


class ChallengeNews(Model):
    """What has just happened to a challenge."""

    kind: Literal["received", "accepted", "declined", "withdrawn"]
    challenge: str
    other: AccountName
    variant: str
    match: str | None
    """The match that it has become."""
