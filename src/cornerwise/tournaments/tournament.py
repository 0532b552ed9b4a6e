"""The state of a tournament, computed by replaying its log.

`apply` is the only way in which it changes. Which events come next is decided in `conduct`, who plays whom in the
module of each format, who is ahead in `standings`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import blake2b
from itertools import permutations
from math import inf

from cornerwise.tournaments import events as ev
from cornerwise.tournaments.events import Cancellation, Entry, Event, Result
from cornerwise.tournaments.plan import Plan


class TournamentPhase(StrEnum):
    """How far a tournament has come."""

    WAITING = "waiting"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part, or the computer at a level."""

    number: int
    player: str = ""
    name: str = ""
    level: int = 0
    rating: int = 0
    is_active: bool = True
    """Whether it is to be paired."""
    joined: int = 0
    """When it joined, or came back."""
    left: int = 0
    """The number of the event by which it withdrew."""
    account: str = ""
    """The name of the player's account."""

    @property
    def stayed(self) -> float:
        """Up to which event it took part."""
        return inf if self.is_active else self.left


@dataclass(frozen=True, slots=True)
class Table:
    """Those who play together in a round, by seat, and how it ended."""

    round: int
    number: int
    entrants: tuple[int, ...]
    at: int
    result: Result | None = None
    ended: int = 0
    """When the result came in."""

    def points(self, seat: int) -> int:
        """Half points: two for every rival behind, one for every rival with the same place; none if called off."""
        if self.result is None or not self.result.places:
            return 0
        own = self.result.places[seat]
        rivals = (place for other, place in enumerate(self.result.places) if other != seat)
        return sum(2 if place > own else place == own for place in rivals)

    def has_won(self, seat: int) -> bool:
        """Whether a seat is alone ahead of all others."""
        return self.points(seat) == 2 * (len(self.entrants) - 1)


class Tournament:
    """A tournament after the events of its log."""

    def __init__(self, log: Iterable[Entry] = ()) -> None:
        self.seq = 0
        self.changed = 0
        self.phase = TournamentPhase.WAITING
        self.why_cancelled: Cancellation | None = None
        self.created: ev.Created
        self.host = ""
        """The player who may start it and call it off."""
        self.created_at = 0
        self.started_at = 0
        self.rounds = 0
        """How many rounds are played, 0 where that is not known before."""
        self.round = 0
        """The round that is being played, or was played last."""
        self.entrants: dict[int, Entrant] = {}
        self.numbers: dict[str, int] = {}
        """The entrant of every player."""
        self.history: list[list[Table]] = []
        """The tables of every round."""
        self.byes: list[tuple[int, ...]] = []
        """Who sat out in every round."""
        self.open: set[tuple[int, int]] = set()
        """Round and number of the tables that still play."""
        self.busy: set[int] = set()
        """The entrants who sit at them."""
        self.games: dict[int, list[tuple[int, int, int]]] = {}
        """For every entrant the round, table and seat of all games, in their order."""
        self.met: Counter[tuple[int, int]] = Counter()
        """How often two entrants sat at one table; the lower number comes first."""
        self.bye_counts: Counter[int] = Counter()
        self.seat_counts: dict[int, Counter[int]] = {}
        for entry in log:
            self.apply(entry)

    # Its state

    @property
    def plan(self) -> Plan:
        """The rules of the tournament."""
        return self.created.plan

    @property
    def active(self) -> list[int]:
        """The entrants who are to be paired."""
        return [number for number, entrant in self.entrants.items() if entrant.is_active]

    @property
    def last_ended(self) -> int:
        """When the last result came in, or the last round began without any."""
        tables = self.history[-1] if self.history else []
        return max((table.ended or table.at for table in tables), default=self.changed)

    def open_tables(self) -> list[Table]:
        """The tables that still play."""
        return [self.table(*place) for place in sorted(self.open)]

    def table(self, round: int, number: int) -> Table:
        """A table by its round and number."""
        return self.history[round - 1][number]

    def games_of(self, entrant: int) -> Iterator[tuple[Table, int]]:
        """The tables of an entrant with its seat, in their order."""
        return ((self.table(round, number), seat) for round, number, seat in self.games[entrant])

    def times_met(self, one: int, other: int) -> int:
        """How often two entrants sat at one table."""
        return self.met[min(one, other), max(one, other)]

    def lot(self, *about: object) -> int:
        """A number drawn by lot: always the same for the same question in the same tournament."""
        text = " ".join(map(str, (self.created.seed, *about)))
        return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

    def seeding(self, entrant: int) -> tuple[int, int]:
        """The order of entrants without results: by rating, the best first, and by lot."""
        return (-self.entrants[entrant].rating, self.lot("seed", entrant))

    def seated(self, group: Sequence[int], *about: object) -> tuple[int, ...]:
        """A table with everybody on the seat they had least often, and not again on the last one."""

        def cost(order: tuple[int, ...]) -> tuple[int, int]:
            had = sum(
                2 * self.seat_counts[one][seat] + (bool(self.games[one]) and self.games[one][-1][2] == seat)
                for seat, one in enumerate(order)
            )
            return (had, self.lot("seat", *about, *order))

        return min(permutations(group), key=cost)

    # How it changes

    def apply(self, entry: Entry) -> None:
        """Take the next event of the log."""
        assert entry.seq == self.seq + 1, f"event {entry.seq} after {self.seq}"
        self.seq, self.changed = entry.seq, entry.at
        _APPLY[type(entry.event)](self, entry.event, entry.at)

    def _withdraw(self, number: int) -> None:
        self.entrants[number] = replace(self.entrants[number], is_active=False, left=self.seq)

    def _created(self, event: ev.Created, at: int) -> None:
        self.created, self.created_at, self.host = event, at, event.host

    def _renamed(self, event: ev.Renamed, at: int) -> None:
        self.created = replace(self.created, title=event.title)

    def _joined(self, event: ev.Joined, at: int) -> None:
        number = event.entrant
        self.entrants[number] = Entrant(
            number, event.player, event.name, event.level, event.rating, joined=at, account=event.account
        )
        self.games[number], self.seat_counts[number] = [], Counter()
        if event.player:
            self.numbers[event.player] = number

    def _withdrawn(self, event: ev.Withdrawn, at: int) -> None:
        self._withdraw(event.entrant)

    def _returned(self, event: ev.Returned, at: int) -> None:
        self.entrants[event.entrant] = replace(self.entrants[event.entrant], is_active=True, joined=at)

    def _started(self, event: ev.Started, at: int) -> None:
        self.phase, self.rounds, self.started_at = TournamentPhase.RUNNING, event.rounds, at

    def _paired(self, event: ev.Paired, at: int) -> None:
        self.round = event.round
        self.history.append([Table(event.round, n, entrants, at) for n, entrants in enumerate(event.tables)])
        self.byes.append(event.byes)
        self.bye_counts.update(event.byes)
        for number, entrants in enumerate(event.tables):
            self.open.add((event.round, number))
            self.busy.update(entrants)
            for seat, one in enumerate(entrants):
                self.games[one].append((event.round, number, seat))
                self.seat_counts[one][seat] += 1
                self.met.update((one, other) for other in entrants if one < other)

    def _result(self, event: ev.Result, at: int) -> None:
        table = self.table(event.round, event.table)
        self.history[event.round - 1][event.table] = replace(table, result=event, ended=at)
        self.open.remove((event.round, event.table))
        self.busy.difference_update(table.entrants)
        for seat in event.absent:
            self._withdraw(table.entrants[seat])

    def _finished(self, event: ev.Finished, at: int) -> None:
        self.phase = TournamentPhase.FINISHED

    def _cancelled(self, event: ev.Cancelled, at: int) -> None:
        self.phase, self.why_cancelled = TournamentPhase.CANCELLED, event.why

    def _carried(self, event: ev.Carried, at: int) -> None:
        entrant = self.entrants[event.entrant]
        self.numbers.pop(entrant.player, None)
        self.numbers[event.player] = event.entrant
        self.entrants[event.entrant] = replace(entrant, player=event.player, name=event.name, account=event.account)

    def _handed(self, event: ev.Handed, at: int) -> None:
        self.host = event.host


_APPLY: dict[type[Event], Callable[..., None]] = {
    kind: getattr(Tournament, f"_{name}") for name, kind in ev.KINDS.items()
}
"""The method for every kind of event, found by its name so that none can be forgotten."""
