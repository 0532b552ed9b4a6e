"""Writes events to a match: each is numbered, applied at once, and may lead to others."""

from cornerwise.locales.phrase import seat_number
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.moves import Move
from cornerwise.server.base.refusal import Refused
from cornerwise.server.families.families import family_of
from cornerwise.server.match import events as ev
from cornerwise.server.match.chance import next_outcome
from cornerwise.server.match.events import Entry, Event, Reason
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.standing import leaders

STAND_IN_LEVEL = 3
"""The level of the engine that plays for those who have left."""


class EventWriter:
    """The events of one command, or of one thing that happens by itself."""

    def __init__(self, match: Match, at: int, player: str = "", key: str = "") -> None:
        self.match, self.at, self.player, self.key = match, at, player, key

    def emit(self, event: Event) -> None:
        self.match.apply(Entry(self.match.seq + 1, self.at, event, self.player, self.key))

    def need(self, *phases: Phase) -> None:
        """Refuses in any other phase."""
        if self.match.phase not in phases:
            raise Refused("match/not-now", "refused-phase", phase=str(self.match.phase))

    def need_active(self, seat: int) -> None:
        """Refuses a seat that cannot win any more."""
        if self.match.seats[seat].dropped:
            raise Refused("match/not-now", "refused-seat-out", number=seat_number(seat))

    def start_if_full(self) -> None:
        if not any(seat.is_open for seat in self.match.seats):
            self.emit(ev.Started())
            self.settle()

    def move(self, seat: int, move: Move, lag: int = 0) -> None:
        """A legal move, and what chance does after it."""
        turn = self.match.game.turn
        assert turn is not None
        self.emit(ev.Moved(seat, turn, self.match.game.format(move), lag, checked=move))
        self.settle()

    def settle(self) -> None:
        """Chance makes its moves; the match ends when the game has."""
        match = self.match
        while came := next_outcome(match.game, match.created.seed, match.seq + 1):
            self.emit(came)
        if match.game.turn is None:
            self.end("played", leaders(match.game, self.in_play()))

    def expire(self) -> None:
        """The running clock is out: the seat loses, or only its turn is over where the rules limit turns (M12)."""
        match, seat = self.match, self.match.clocks.running
        assert seat is not None
        self.emit(ev.Expired(seat))
        if not match.variant.time_limit:
            self.drop(seat, "time")
            return
        turns = self._turns()
        while match.mover == seat and self._turns() == turns:
            self.move(seat, family_of(match.variant).late_move(match.game))

    def _turns(self) -> int:
        """How many turns of seats have ended."""
        game = self.match.game
        return sum(ply.colour != CHANCE_NAME and game.ends_turn(ply.move) for ply in game.plies)

    def drop(self, seat: int, reason: Reason) -> None:
        """A seat cannot win any more. Who is left wins, or plays on while several parties are."""
        match = self.match
        self.emit(ev.Dropped(seat, reason, STAND_IN_LEVEL))
        left = self.in_play()
        if sum(bool(left.intersection(party)) for party in match.parties) < 2:
            self.end(reason, tuple(sorted(left)))
        elif not match.people:
            self.end(reason, leaders(match.game, left))

    def in_play(self) -> frozenset[int]:
        """The seats that can win: a party is lost only when all its seats are."""
        seats = self.match.seats
        return frozenset(s for party in self.match.parties if any(not seats[p].dropped for p in party) for s in party)

    def end(self, reason: Reason, winners: tuple[int, ...]) -> None:
        self.emit(ev.Ended(reason, winners, self.match.game.totals))
