"""The state of a match, computed by replaying its log.

Plain synchronous code. `apply` is the only way in which a match changes; which events a command leads to is decided in
`command_handler`, who may see what in `view`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property

from cornerwise.games.catalogue import find_variant
from cornerwise.games.variant import Variant
from cornerwise.records.record import choose
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.start import start
from cornerwise.server.match import events as ev
from cornerwise.server.match.clock import Clocks
from cornerwise.server.match.events import Entry, Event, Proposal, Reason


class Phase(StrEnum):
    """How far a match has come."""

    WAITING = "waiting"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat and its player."""

    player: str = ""
    name: str = ""
    level: int = 0
    """The engine's level where the seat is the computer's."""
    stand_in: int = 0
    """The engine's level while the computer plays for the player."""
    is_gone: bool = False
    dropped: Reason | None = None
    """Why the seat cannot win any more."""

    @property
    def is_open(self) -> bool:
        return not self.player and not self.level

    @property
    def engine(self) -> int:
        """The level at which the computer makes this seat's moves, 0 where its player does."""
        return self.level or self.stand_in

    @property
    def is_person(self) -> bool:
        """Whether somebody sits there who still takes part."""
        return bool(self.player) and self.dropped is None


@dataclass(frozen=True, slots=True)
class OpenProposal:
    """What a seat proposed, and the players whose answer is awaited."""

    seat: int
    what: Proposal
    awaited: frozenset[str]


def variant_of(created: ev.Created) -> Variant:
    """The game of a match with its choices made."""
    return choose(find_variant(created.variant).under_rules(created.rules), created.options)


class Match:
    """A match after the events of its log."""

    def __init__(self, match_id: str, log: Iterable[Entry] = ()) -> None:
        self.id = match_id
        self.log: list[Entry] = []
        self.phase = Phase.WAITING
        self.proposal: OpenProposal | None = None
        self.ended: ev.Ended | None = None
        self.rematch = ""
        self.answered: dict[tuple[str, str], tuple[int, int]] = {}
        """The first and the last event of every command, by its player and key."""
        self.created: ev.Created
        self.seats: list[SeatState]
        self.clocks: Clocks
        for entry in log:
            self.apply(entry)

    # Its state

    @cached_property
    def variant(self) -> Variant:
        return variant_of(self.created)

    @cached_property
    def game(self) -> Position:
        return start(self.variant)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return len(self.log)

    @property
    def mover(self) -> int | None:
        """The seat to move, None while nobody's turn it is."""
        return self.game.mover if self.phase is Phase.PLAYING else None

    @property
    def parties(self) -> tuple[tuple[int, ...], ...]:
        """The groups of seats that win together."""
        return self.variant.parties

    @property
    def people(self) -> frozenset[str]:
        """The players who still take part."""
        return frozenset(seat.player for seat in self.seats if seat.is_person)

    @property
    def players(self) -> frozenset[str]:
        """Everybody who has or had a seat, apart from engines."""
        return frozenset(seat.player for seat in self.seats if seat.player)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(number for number, seat in enumerate(self.seats) if player and seat.player == player)

    # How it changes

    def apply(self, entry: Entry) -> None:
        """Appends an event to the log and changes what it changes."""
        assert entry.seq == self.seq + 1, f"event {entry.seq} after {self.seq}"
        self.log.append(entry)
        if entry.key:
            first, _ = self.answered.get((entry.player, entry.key), (entry.seq, 0))
            self.answered[entry.player, entry.key] = (first, entry.seq)
        _APPLY[type(entry.event)](self, entry.event, entry.at)
        self._start_clock(entry.at)

    def _start_clock(self, at: int) -> None:
        """Only people are timed: the computer is as fast as the machine lets it be."""
        mover = self.mover
        if mover is not None and self.clocks.running is None and not self.seats[mover].engine:
            self.clocks = self.clocks.run(mover, at)

    def _change(self, seat: int, **changes: object) -> None:
        self.seats[seat] = replace(self.seats[seat], **changes)  # type: ignore[arg-type]  # fields of a seat

    def _created(self, event: ev.Created, at: int) -> None:
        self.created = event
        self.seats = [SeatState(who.player, who.name, who.level) for who in event.seats]
        self.clocks = Clocks.set(event.clock, len(event.seats))

    def _sat(self, event: ev.Sat, at: int) -> None:
        self._change(event.seat, player=event.player, name=event.name)

    def _stood(self, event: ev.Stood, at: int) -> None:
        self._change(event.seat, player="", name="")

    def _started(self, event: ev.Started, at: int) -> None:
        self.phase = Phase.PLAYING

    def _moved(self, event: ev.Moved, at: int) -> None:
        made = self._play(event.checked, event.move)
        self.clocks = self.clocks.stop(at, event.lag)
        if self.game.ends_turn(made):
            self.clocks = self.clocks.turn_over(event.seat)
        self.proposal = None

    def _came(self, event: ev.Came, at: int) -> None:
        self._play(event.checked, event.tile)

    def _play(self, checked: Move | None, text: str) -> Move:
        """A move that this process has checked is made as it is; one from the database is parsed."""
        return self.game.push(text) if checked is None else self.game.make(checked)

    def _expired(self, event: ev.Expired, at: int) -> None:
        self.clocks = self.clocks.stop(at)

    def _dropped(self, event: ev.Dropped, at: int) -> None:
        self._hand_over(event.seat, at, dropped=event.reason, stand_in=event.level)

    def _gone(self, event: ev.Gone, at: int) -> None:
        self._change(event.seat, is_gone=True)

    def _replaced(self, event: ev.Replaced, at: int) -> None:
        self._hand_over(event.seat, at, stand_in=event.level)

    def _hand_over(self, seat: int, at: int, **changes: object) -> None:
        self._change(seat, **changes)
        self.proposal = None
        if self.clocks.running == seat:
            self.clocks = self.clocks.stop(at)

    def _back(self, event: ev.Back, at: int) -> None:
        kept = self.seats[event.seat].stand_in if self.seats[event.seat].dropped else 0
        self._change(event.seat, is_gone=False, stand_in=kept)

    def _proposed(self, event: ev.Proposed, at: int) -> None:
        asker = self.seats[event.seat].player
        # Who resigned takes no part any more, but is asked like everybody else before a new match begins.
        asked = self.players if event.what == "rematch" else self.people
        self.proposal = OpenProposal(event.seat, event.what, asked - {asker})

    def _answered(self, event: ev.Answered, at: int) -> None:
        assert self.proposal is not None
        awaited = self.proposal.awaited - {self.seats[event.seat].player}
        self.proposal = replace(self.proposal, awaited=awaited) if event.yes else None

    def _undone(self, event: ev.Undone, at: int) -> None:
        while self.game.ply > event.plies:
            self.game.pop()
        self.clocks = self.clocks.stop(at)
        if self.clocks.plan.per_turn and self.game.mover is not None:
            self.clocks = self.clocks.turn_over(self.game.mover)
        self.proposal = None

    def _paused(self, event: ev.Paused, at: int) -> None:
        self.phase, self.proposal = Phase.PAUSED, None
        self.clocks = self.clocks.stop(at)

    def _resumed(self, event: ev.Resumed, at: int) -> None:
        self.phase, self.proposal = Phase.PLAYING, None

    def _away(self, event: ev.Away, at: int) -> None:
        self.clocks = self.clocks.without(event.start, event.end)

    def _ended(self, event: ev.Ended, at: int) -> None:
        self.phase, self.ended, self.proposal = Phase.OVER, event, None
        self.clocks = self.clocks.stop(at)

    def _rematched(self, event: ev.Rematched, at: int) -> None:
        self.rematch, self.proposal = event.match, None

    def _carried(self, event: ev.Carried, at: int) -> None:
        self._change(event.seat, player=event.player, name=event.name)
        self.proposal = None


_APPLY: dict[type[Event], Callable[..., None]] = {kind: getattr(Match, f"_{name}") for name, kind in ev.KINDS.items()}
"""The method for every kind of event, found by its name so that none can be forgotten."""
