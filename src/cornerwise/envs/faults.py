"""Exceptions of environments, after the conventions of the libraries.

Each error is at once one of Cornerwise, with the clause of the rule, and what users of the libraries look out for:
`InvalidAction` and `ResetNeeded` are Gymnasium's, `AssertionError` is what PettingZoo's wrappers raise for an action
out of bounds, and `ValueError` what its environments raise for an action of an agent whose game is over.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from cornerwise.errors import CornerwiseError, IllegalMove, needing
from cornerwise.locales.phrase import Phrase

with needing("environments need", "rl"):
    from gymnasium.error import InvalidAction, ResetNeeded


class IllegalAction(IllegalMove, InvalidAction, AssertionError):
    """An action that is no action of this game, or that the rules forbid now. Nothing has changed."""


@dataclass(frozen=True)
class NoAction:
    """What is wrong with something that is no action at all, told as the rules tell theirs."""

    clause: str
    phrase: Phrase
    reason: str = "no-such-action"
    details: Mapping[str, object] = field(default_factory=dict)


class StepAfterEnd(CornerwiseError, ResetNeeded, ValueError):
    """An action although the game is over; `clause` is the rule that ended it."""

    def __init__(self, action: object, clause: str) -> None:
        super().__init__(action, "error-step-after-end", clause=clause)
        self.clause = clause


class NotReset(CornerwiseError, ResetNeeded, AssertionError):
    """A step, a look or a picture before the first reset."""

    def __init__(self, what: str) -> None:
        super().__init__(what, "error-not-reset", what=what)
