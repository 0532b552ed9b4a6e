"""Games that were begun in a browser: replayed and checked move by move, and from then on ordinary matches."""

from collections.abc import Sequence

from cornerwise.locales.phrase import seat_number
from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match import events as ev
from cornerwise.server.match.chance import outcome_of
from cornerwise.server.match.event_writer import EventWriter
from cornerwise.server.match.legality import legal_move
from cornerwise.server.match.match import Match, Phase


def replayed_match(
    match_id: str, created: ev.Created, moves: Sequence[str], resigned: Sequence[int] = (), *, at: int, key: str
) -> Match:
    """A match after these moves, tiles of chance among them; `Refused` says which of them the rules forbid.

    Seats that gave up did so somewhere on the way; it makes no difference where.
    """
    match = Match(match_id)
    writer = EventWriter(match, at, created.host, key)
    writer.emit(created)
    writer.emit(ev.Started())
    for number, text in enumerate(moves):
        try:
            _replay(writer, text)
        except Refused as error:
            error.details["number"] = number
            raise
    for seat in resigned:
        _resign(writer, seat)
    if match.phase is Phase.PLAYING:
        writer.settle()
    return match


def _resign(writer: EventWriter, seat: int) -> None:
    if seat >= len(writer.match.seats) or not writer.match.seats[seat].player:
        raise Refused("match/not-your-seat", "refused-seat-not-yours", number=seat_number(seat))
    writer.need(Phase.PLAYING)
    writer.need_active(seat)
    writer.drop(seat, "resigned")


def _replay(writer: EventWriter, text: str) -> None:
    game = writer.match.game
    move, turn = legal_move(game, text), game.turn
    if turn == CHANCE_NAME:
        writer.emit(outcome_of(game, move))
        return
    assert turn is not None and game.mover is not None  # the rules allow no move after the end
    writer.emit(ev.Moved(game.mover, turn, game.format(move), checked=move))
