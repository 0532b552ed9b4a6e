"""What follows from what: events as they are made, each of which may lead to others."""

from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.matching_moves import TIMEOUT
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match import events as ev
from cornerwise.server.match.chance import next_outcome
from cornerwise.server.match.events import Entry, Event, Reason
from cornerwise.server.match.match import Match, Phase
from cornerwise.server.match.standing import leaders, totals

STAND_IN_LEVEL = 3
"""How well the computer plays for those who have left."""


class Turn:
    """Events as they are made: each is numbered, changes the match at once and may lead to others."""

    def __init__(self, match: Match, at: int, player: str = "", key: str = "") -> None:
        self.match, self.at, self.player, self.key = match, at, player, key

    def emit(self, event: Event) -> None:
        self.match.apply(Entry(self.match.seq + 1, self.at, event, self.player, self.key))

    def need(self, *phases: Phase) -> None:
        if self.match.phase not in phases:
            raise Refused("match/not-now", "refused-phase", phase=str(self.match.phase))

    def need_part(self, seat: int) -> None:
        if self.match.seats[seat].dropped:
            raise Refused("match/not-now", "refused-seat-out", seat=seat)

    def start_if_full(self) -> None:
        if not any(seat.is_open for seat in self.match.seats):
            self.emit(ev.Started())
            self.settle()

    def move(self, seat: int, move: str, lag: int = 0) -> None:
        turn = self.match.game.turn
        assert turn is not None
        self.emit(ev.Moved(seat, turn, move, lag))
        self.settle()

    def settle(self) -> None:
        """Chance makes its moves; the match ends when the game has."""
        match = self.match
        while came := next_outcome(match.game, match.created.seed, match.seq + 1):
            self.emit(came)
        if match.game.turn is None:
            self.end("played", leaders(match.game, self.in_play()))

    def expire(self) -> None:
        match, seat = self.match, self.match.clocks.running
        assert seat is not None
        self.emit(ev.Expired(seat))
        if getattr(match.variant, "time_limit", False):
            self._play_late(seat)
        else:
            self.drop(seat, "time")

    def _play_late(self, seat: int) -> None:
        """A seat that is late draws until its turn is over (M12); a first tile is laid for it (M3)."""
        game = self.match.game
        assert isinstance(game, MatchingPosition)  # no other game limits turns
        turns = self._turns()
        self.move(seat, game.format(TIMEOUT if game.core.is_event(TIMEOUT) else min(game.legal_moves)))
        while self.match.mover == seat and self._turns() == turns:
            self.move(seat, "draw" if "draw" in game.legal_moves else "pass")

    def _turns(self) -> int:
        """How many turns have ended: all but draws end one."""
        return sum(
            ply.colour != CHANCE_NAME and self.match.game.format(ply.move) not in ("draw", "timeout")
            for ply in self.match.game.plies
        )

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
        self.emit(ev.Ended(reason, winners, totals(self.match.game)))
