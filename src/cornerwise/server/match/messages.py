"""What those who follow a match are sent, as encoded text. What several viewers see alike is encoded once for all."""

from collections.abc import Collection

from cornerwise.server.base.encoded_json import Json, JsonObject
from cornerwise.server.match.match import Match
from cornerwise.server.match.view import event_for, may_move, public_state, snapshot_for, state_for

Seats = tuple[int, ...]
NOBODY = ""
"""A player without a seat."""


class EventMessages:
    """What has happened in a match after an event, told to each viewer as much as they may know."""

    def __init__(self, match: Match, since: int) -> None:
        self._match, self._since = match, since
        self._hides = match.variant.hides
        self._mover = _informed_mover(match)
        self._public_state = public_state(match)
        self._public_message = self._without_state(())
        self._messages: dict[Seats, Json] = {}

    def to(self, player: str) -> Json:
        # Where nothing is hidden, all but the mover see the same.
        seats = self._match.seats_of(player) if self._hides or player == self._mover else ()
        if seats not in self._messages:
            self._messages[seats] = self._encoded(seats)
        return self._messages[seats]

    def _encoded(self, seats: Seats) -> Json:
        message = self._without_state(seats) if self._hides else self._public_message
        return message.adding(state=state_for(self._match, seats, self._public_state)).text

    def _without_state(self, seats: Seats) -> JsonObject:
        events = [event_for(entry, seats) for entry in self._match.log[self._since :]]
        return JsonObject({"type": "events", "match": self._match.id, "events": events})


def _informed_mover(match: Match) -> str:
    """The player who is told which moves there are."""
    mover = match.mover
    return match.seats[mover].player if mover is not None and may_move(match, (mover,)) else NOBODY


def events_message(match: Match, player: str, since: int) -> Json:
    return EventMessages(match, since).to(player)


def snapshot_message(match: Match, seats: Collection[int]) -> Json:
    return JsonObject({"type": "snapshot"}).adding(snapshot=snapshot_for(match, seats)).text


def missing_events(match: Match, seats: Collection[int], since: int) -> JsonObject:
    """What a client that stopped at an event has to catch up with."""
    known = min(max(since, 0), match.seq)
    events = [event_for(entry, seats) for entry in match.log[known:]]
    return JsonObject({"seq": match.seq, "events": events}).adding(state=state_for(match, seats))
