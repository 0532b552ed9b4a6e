"""A game with a player at every seat, whatever is played: who is to move, moves, taking back, saving."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

from cornerwise.engine import Analysis
from cornerwise.records.record import format_record, record_of
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import Move
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.terminal.players import HUMAN, EngineSetup, make_player
from cornerwise.terminal.thinking import Thought

P = TypeVar("P", PlacingPosition, MatchingPosition)


class SeatedGame(ABC, Generic[P]):
    """A position, and a human or a computer player for every seat."""

    def __init__(
        self,
        position: P,
        seats: Sequence[str],
        *,
        path: Path | None = None,
        engines: EngineSetup | None = None,
        seed: int | None = None,
    ) -> None:
        self.position: P = position
        self.path = path
        """The file that it was read from or saved to, if any."""
        self.seats = tuple(seats)
        self.rng = Random(seed)
        setup, sharing = engines or EngineSetup(), len(self.seats) + 1
        self._players = {
            seat: make_player(kind, setup, self._seed(), sharing) for seat, kind in enumerate(seats) if kind != HUMAN
        }
        self._adviser = setup.adviser(self._seed(), sharing)
        self.begin()
        self._saved_moves = position.moves

    def begin(self) -> None:
        """Make the moves of chance that are due, where the game has any."""

    def _seed(self) -> int:
        return self.rng.getrandbits(32)

    # Who is to move

    @property
    def over(self) -> bool:
        return self.position.turn is None

    @property
    def human(self) -> bool:
        """Whether a human is to move."""
        return self.position.mover is not None and self.is_human(self.position.mover)

    @property
    def humans(self) -> int:
        return self.seats.count(HUMAN)

    def is_human(self, seat: int) -> bool:
        return self.seats[seat] == HUMAN

    # Moves

    def thought(self) -> Thought[Move]:
        """The search of the computer player to move, to be run in a thread."""
        seat = self.position.mover
        assert seat is not None
        player = self._players[seat]
        return Thought(player, partial(player.choose, self.position.view(seat)))

    def advice(self) -> Thought[Analysis]:
        """A search by a strong player for the human to move, who sees no other hand."""
        seat = self.position.mover
        assert seat is not None
        return Thought(self._adviser, partial(self._adviser.analyse, self.position.view(seat), 1))

    @abstractmethod
    def make(self, move: Move) -> None:
        """Make the move of the seat to move, and the moves of chance that follow."""

    @abstractmethod
    def undo(self) -> int:
        """Take moves back until the last human move is undone, and say how many; `CornerwiseError` if none can be."""

    # Files

    @property
    def unsaved(self) -> bool:
        return self.position.moves != self._saved_moves

    def save(self, path: Path) -> None:
        """Write the record, first into a file beside it, so that an interruption leaves the old one whole."""
        record = record_of(self.position, players=self.seats, date=date.today().isoformat())
        part = path.with_name(path.name + ".part")
        part.write_text(format_record(record), encoding="utf-8")
        part.replace(path)
        self.path, self._saved_moves = path, self.position.moves


AnyGame = SeatedGame[PlacingPosition] | SeatedGame[MatchingPosition]


def free_path(variant: str) -> Path:
    """A name for a new file in the current folder."""
    number = 1
    while (path := Path(f"{variant}-{number}.json")).exists():
        number += 1
    return path
