"""Whether a solo game can still be completed, and the next move if so.

>>> from cornerwise import new_game
>>> from cornerwise.solo.completion import can_complete
>>> answer = can_complete(new_game("trigon-solo"), seconds=60)
>>> answer.answer, len(answer.line), answer.hint == answer.line[0]
('yes', 88, True)
"""

from dataclasses import dataclass
from threading import Event
from typing import TYPE_CHECKING, Literal

from cornerwise.errors import CornerwiseError, install_command
from cornerwise.locales.phrase import Phrase
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition

if TYPE_CHECKING:
    from cornerwise.solo.search import Search

SECONDS = 5.0


@dataclass(frozen=True)
class Completion:
    """The answer for one position."""

    answer: Literal["yes", "no", "unknown"]
    """`no` is proven; `unknown` means that the time was up."""
    line: tuple[Move, ...] = ()
    """With `yes` all moves to the end, each colour in its turn."""
    reason: Phrase | None = None
    """Why not, where that is plain to see."""

    @property
    def hint(self) -> Move | None:
        """The next move of a way to the end, None where none is known or needed."""
        return self.line[0] if self.line else None


class SolverMissing(CornerwiseError):
    """The extra `solve` is not installed."""

    def __init__(self) -> None:
        super().__init__("ortools", "error-extra-solve", install=install_command("solve"))


def can_complete(
    position: PlacingPosition,
    *,
    seconds: float = SECONDS,
    seed: int = 0,
    workers: int = 1,
    stop: Event | None = None,
) -> Completion:
    """Whether all pieces that are left can be placed; the position stays as it is.

    With one worker the same seed gives the same answer, unless the time is up first. Another thread
    may set `stop` to have the answer at once.
    """
    search = make_search(position, seed=seed, workers=workers)
    from cornerwise.solo.solver import Clock

    clock = Clock(seconds, stop or Event())
    while search.answer == "unknown" and clock.left:
        search.step(clock)
    if search.answer != "yes":
        return Completion(search.answer, reason=search.reason)
    game = search.game()  # pushes every move, so the rules have seen them all
    return Completion("yes", game.moves[position.ply :])


def make_search(position: PlacingPosition, *, seed: int = 0, workers: int = 1) -> "Search":
    """A search that goes on step by step; `SolverMissing` where OR-tools is not installed."""
    try:
        from cornerwise.solo.search import Search
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "ortools":
            raise
        raise SolverMissing from error
    return Search(position, seed=seed, workers=workers)
