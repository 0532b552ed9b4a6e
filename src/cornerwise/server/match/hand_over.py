"""Games that were begun in a browser: replayed and checked move by move, and from then on ordinary matches."""

from collections.abc import Sequence

from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match import events as ev
from cornerwise.server.match.chance import outcome_of
from cornerwise.server.match.event_writer import EventWriter
from cornerwise.server.match.legality import legal_move
from cornerwise.server.match.match import Match


def replayed_match(match_id: str, created: ev.Created, moves: Sequence[str], *, at: int, key: str) -> Match:
    """A match after these moves, tiles of chance among them; `Refused` says which of them the rules forbid."""
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
    writer.settle()
    return match


def _replay(writer: EventWriter, text: str) -> None:
    game = writer.match.game
    move, turn = legal_move(game, text), game.turn
    if turn == CHANCE_NAME:
        writer.emit(outcome_of(game, move))
        return
    assert turn is not None and game.mover is not None  # the rules allow no move after the end
    writer.emit(ev.Moved(game.mover, turn, game.format(move), checked=move))
