"""What the server itself does to a match: clocks run out, engines move, people lose their connection and come back."""

from cornerwise.server.match import events as ev
from cornerwise.server.match.clock import MOST_LAG
from cornerwise.server.match.event_writer import EventWriter
from cornerwise.server.match.legality import legal_move
from cornerwise.server.match.match import Match, Phase


def expire(match: Match, at: int, lag: int = MOST_LAG) -> None:
    """Writes that time has run out, if it has."""
    if match.clocks.has_expired(at, min(lag, MOST_LAG)):
        EventWriter(match, at).expire()


def engine_move(match: Match, seat: int, move: str, seq: int, at: int) -> bool:
    """An engine moves, if the match still stands where the engine was asked; says whether it did."""
    if seq != match.seq or match.mover != seat or not match.seats[seat].engine:
        return False
    EventWriter(match, at).move(seat, legal_move(match.game, move))
    return True


def note_gone(match: Match, seat: int, at: int) -> None:
    """A player has been away for too long."""
    if match.phase in (Phase.PLAYING, Phase.PAUSED) and match.seats[seat].is_person and not match.seats[seat].is_gone:
        EventWriter(match, at).emit(ev.Gone(seat))


def note_back(match: Match, seat: int, at: int) -> None:
    """A player who was noted as gone is there again."""
    if match.seats[seat].is_gone and match.phase is not Phase.OVER:
        EventWriter(match, at).emit(ev.Back(seat))


def note_away(match: Match, start: int, end: int, at: int) -> None:
    """The server itself was away while a clock was running."""
    if match.clocks.running is not None and match.clocks.since < end:
        EventWriter(match, at).emit(ev.Away(start, end))


def give_up_waiting(match: Match, at: int) -> None:
    """Ends a match for which not enough players came."""
    if match.phase is Phase.WAITING:
        EventWriter(match, at).end("aborted", ())


def create(match: Match, created: ev.Created, at: int, player: str = "", key: str = "") -> None:
    """The first event, and all that follows from it when every seat is taken at once."""
    writer = EventWriter(match, at, player, key)
    writer.emit(created)
    writer.start_if_full()


def carry(match: Match, seat: int, player: str, name: str, at: int) -> None:
    """A seat goes over to another session of the same person."""
    EventWriter(match, at).emit(ev.Carried(seat, player, name))
