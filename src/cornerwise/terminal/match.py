"""A game with its seats filled: what a table of players is, apart from how it looks."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from random import Random

from cornerwise.records.record import format_record, record_of
from cornerwise.rules.game import Ply
from cornerwise.rules.moves import KEEP, Move
from cornerwise.rules.position import Position
from cornerwise.terminal.players import HUMAN, PLAYERS, GreedyPlayer


class Match:
    """A position, and a human or a computer player for every seat."""

    def __init__(
        self, position: Position, seats: Sequence[str], *, path: Path | None = None, rng: Random | None = None
    ) -> None:
        rng = rng or Random()
        self.position = position
        self.path = path
        """The file that it was read from or saved to, if any."""
        self.seats = tuple(seats)
        self._players = {seat: PLAYERS[kind](rng) for seat, kind in enumerate(seats) if kind != HUMAN}
        self._adviser = GreedyPlayer(rng)
        self.saved_ply = position.ply

    # Who is to move

    @property
    def over(self) -> bool:
        return self.position.turn is None

    @property
    def human(self) -> bool:
        """Whether a human is to move."""
        return self.position.seat is not None and self.seats[self.position.seat] == HUMAN

    @property
    def choosing(self) -> bool:
        """Whether the answer to a swap opening is due."""
        return KEEP in self.position.legal_moves

    @property
    def humans(self) -> int:
        return self.seats.count(HUMAN)

    def resting(self, ply: int | None = None) -> tuple[str, ...]:
        """The colours that could not place after so many moves, as far as their turn had come."""
        replayed = Position(self.position.variant)
        found: set[str] = set()
        for made in self.position.plies[:ply]:
            replayed.push(made.move)
            if self.position.variant.blocked == "skip":
                found.clear()  # such a colour may come back
            found.update(replayed.skipped)
        over = replayed.turn is None
        return tuple(colour for colour in self.position.variant.colours if over or colour in found)

    # Moves

    def thought(self) -> Callable[[], Move]:
        """What the computer player at the seat to move has to do, ready for another thread."""
        seat = self.position.seat
        assert seat is not None
        return partial(self._players[seat].choose, self.position.view(seat))

    def hint(self) -> Move:
        """A move that the human to move could make."""
        seat = self.position.seat
        assert seat is not None
        return self._adviser.choose(self.position.view(seat))

    def undo(self) -> int:
        """Take moves back until the last human move is undone; how many, 0 if there is none."""
        last = next((i for i in reversed(range(self.position.ply)) if self._is_human(self.position.plies[i])), None)
        if last is None:
            return 0
        undone = self.position.ply - last
        for _ in range(undone):
            self.position.pop()
        return undone

    @property
    def recent(self) -> list[Ply]:
        """The moves since the last human one, or the last move alone."""
        plies = self.position.plies
        begin = len(plies)
        while self.humans and begin and not self._is_human(plies[begin - 1]):
            begin -= 1
        return plies[begin:] or plies[-1:]

    def newly_resting(self) -> list[str]:
        """The colours that turned out to be blocked during the recent moves."""
        before = self.resting(self.position.ply - len(self.recent))
        return [colour for colour in self.resting() if colour not in before]

    def _is_human(self, ply: Ply) -> bool:
        return self.seats[ply.seat] == HUMAN

    # Files

    @property
    def unsaved(self) -> bool:
        return self.position.ply != self.saved_ply

    def save(self, path: Path) -> None:
        """Write the record. The file is complete at every moment, also if this is interrupted."""
        record = record_of(self.position, players=self.seats, date=date.today().isoformat())
        part = path.with_name(path.name + ".part")
        part.write_text(format_record(record), encoding="utf-8")
        part.replace(path)
        self.path, self.saved_ply = path, self.position.ply


def free_path(variant: str) -> Path:
    """A name for a new file in the current folder."""
    number = 1
    while (path := Path(f"{variant}-{number}.json")).exists():
        number += 1
    return path
