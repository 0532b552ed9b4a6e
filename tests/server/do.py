"""The actions of players, in short."""

from typing import Literal

from cornerwise.server.match import actions
from cornerwise.server.match.events import Proposal


def move(text: str) -> actions.Move:
    return actions.Move(do="move", move=text)


def sit(name: str | None = None) -> actions.Sit:
    return actions.Sit(do="sit", name=name)


def stand() -> actions.Stand:
    return actions.Stand(do="stand")


def resign() -> actions.Resign:
    return actions.Resign(do="resign")


def propose(what: Proposal) -> actions.Propose:
    return actions.Propose(do="propose", what=what)


def answer(yes: bool) -> actions.Answer:
    return actions.Answer(do="answer", yes=yes)


def resume() -> actions.Resume:
    return actions.Resume(do="resume")


def claim(seat: int, choice: Literal["engine", "result"]) -> actions.Claim:
    return actions.Claim(do="claim", seat=seat, choice=choice)
