"""What a match tells those who follow it, as bytes. What several viewers see alike is written once for all of them."""

from collections.abc import Collection

from pydantic_core import to_json

from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.server.match.legal import legal_json
from cornerwise.server.match.match import Match
from cornerwise.server.match.view import Data, event_for, may_move, snapshot_for, state_for

Seats = tuple[int, ...]
NOBODY = ""
"""A player without a seat."""


class EventMessages:
    """What has happened in a match after an event, told to each viewer as much as they may know."""

    def __init__(self, match: Match, since: int) -> None:
        self._match, self._since = match, since
        self._messages: dict[Seats, bytes] = {}
        self._only = _mover_of(match) if isinstance(match.game, PlacingPosition) else None
        """In placing games the mover sees more than all others, who see the same."""

    def to(self, player: str) -> bytes:
        seats = self._match.seats_of(player) if self._only in (None, player) else ()
        if seats not in self._messages:
            self._messages[seats] = self._written(seats)
        return self._messages[seats]

    def _written(self, seats: Seats) -> bytes:
        if not isinstance(self._match.game, PlacingPosition):
            return self._told(state_for(self._match, seats), seats)
        if not seats:
            return self._told(state_for(self._match, ()), ())
        # What others see too, and the list of legal moves, which the kernel writes, at its end.
        public = self.to(NOBODY)
        return b'%b,"legal":%b}}' % (public[: -len(b"}}")], legal_json(self._match.game))

    def _told(self, state: Data, seats: Seats) -> bytes:
        events = [event_for(entry, seats) for entry in self._match.log[self._since :]]
        return to_json({"type": "events", "match": self._match.id, "events": events, "state": state})


def _mover_of(match: Match) -> str:
    """The player who is told which moves there are."""
    mover = match.mover
    return match.seats[mover].player if mover is not None and may_move(match, (mover,)) else NOBODY


def events_message(match: Match, player: str, since: int) -> bytes:
    return EventMessages(match, since).to(player)


def snapshot_message(match: Match, seats: Collection[int]) -> bytes:
    return encode({"type": "snapshot", "snapshot": snapshot_for(match, seats)})


def missing_events(match: Match, seats: Collection[int], since: int) -> Data:
    """What a client that stopped at an event has to catch up with."""
    known = min(max(since, 0), match.seq)
    return {
        "seq": match.seq,
        "events": [event_for(entry, seats) for entry in match.log[known:]],
        "state": state_for(match, seats),
    }


def encode(message: Data) -> bytes:
    return to_json(message)
