"""The faults by which an entrant loses a game: timeouts, crashes, illegal moves and the like."""

from typing import Literal

Kind = Literal["timeout", "died", "nonsense", "illegal", "error", "resigned"]
"""Too slow; its process is gone; not an answer at all; a move against the rules; an exception; it gave up."""


class EntrantFault(Exception):
    """Raised while a player of an entrant is asked for something."""

    def __init__(self, kind: Kind, text: str) -> None:
        super().__init__(text)
        self.kind: Kind = kind
        self.text = text
