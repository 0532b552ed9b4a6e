"""What came of putting moves into an order that the rules allow."""

from dataclasses import dataclass

from cornerwise.errors import BrokenRule, IllegalMove, NotationError
from cornerwise.rules.position import Position


@dataclass(frozen=True)
class Fault:
    """Why it did not go on."""

    broken: BrokenRule
    error: IllegalMove | NotationError
    """The same for the author of a line."""
    move: str | None = None
    """What cannot be played; none where something is missing."""
    turn: str | None = None
    """Whose turn it was."""


@dataclass(frozen=True)
class Arranged:
    """The position after everything, or after as much as could be played."""

    position: Position
    fault: Fault | None = None

    def whole(self) -> Position:
        """The position where all of it was played; else its error is raised."""
        if self.fault:
            raise self.fault.error
        return self.position
