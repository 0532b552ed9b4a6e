"""What a tournament is: its format, how many rounds it has, and how it begins. All times are milliseconds."""

from dataclasses import dataclass
from math import ceil, log
from typing import Literal, get_args

Format = Literal["round-robin", "swiss", "knockout", "arena"]
TieBreak = Literal["buchholz", "sonneborn-berger", "board", "wins"]
TIE_BREAKS: tuple[TieBreak, ...] = get_args(TieBreak)
MOST_ROUNDS = 30
MOST_IN_ROUND_ROBIN = 64
"""Entrants; everybody meets everybody, so it has one round less."""
SECOND = 1000
MINUTE = 60 * SECOND


@dataclass(frozen=True, slots=True)
class Plan:
    """The rules of one tournament, apart from those of the game."""

    format: Format
    seats: int = 2
    """How many play at a table."""
    rounds: int = 0
    """Swiss: the number of rounds, 0 for as many as the number of entrants calls for. Round robin: 2 plays it twice."""
    minutes: int = 60
    """Arena: how long new games begin."""
    tie_breaks: tuple[TieBreak, ...] = TIE_BREAKS
    most: int = 256
    """Entrants."""
    starts_at: int | None = None
    """When it starts by itself."""
    starts_with: int | None = None
    """With how many entrants it starts by itself."""
    pause: int = 30 * SECOND
    """Between the last result of a round and the next round."""
    no_show: int = 5 * MINUTE
    """Who has not made the first move after this time has lost the game, and takes no further part."""
    late: bool = True
    """Whether people can join after the start, where the format has room for them."""

    @property
    def fewest(self) -> int:
        """How many entrants it needs."""
        return self.seats

    @property
    def takes_late_entrants(self) -> bool:
        """Whether people can join, or come back, after the start."""
        return self.late and self._is_open

    @property
    def fits_tables(self) -> bool:
        """Whether the format can be played with so many seats: only two can meet in a bracket or all in pairs."""
        return self.seats == 2 or self._is_open

    @property
    def _is_open(self) -> bool:
        """Whether it is paired anew for every round, from those who are there."""
        return self.format in ("swiss", "arena")

    def rounds_for(self, entrants: int) -> int:
        """How many rounds are played, 0 where their number is not known before."""
        if self.format == "swiss":
            return self.rounds or swiss_rounds(entrants, self.seats)
        if self.format == "round-robin":
            return (entrants - 1 + entrants % 2) * max(1, self.rounds)
        return 0


def swiss_rounds(entrants: int, seats: int) -> int:
    """Enough rounds for one entrant to be alone in having won everything; one more at larger tables."""
    return max(1, min(MOST_ROUNDS, ceil(log(max(2, entrants), seats)) + (seats > 2)))
