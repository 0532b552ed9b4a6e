"""What a list shows of a match."""

from cornerwise.server.base.encoded_json import Data
from cornerwise.server.match.events import event_data
from cornerwise.server.match.match import Match
from cornerwise.server.match.view import PUBLIC, result_data, seat_data


def summary_for(match: Match, me: str = "", watching: int = 0) -> Data:
    """What anybody may know of a match that is listed, or that is one's own."""
    created = event_data(match.created)
    return {
        "match": match.id,
        **{name: created[name] for name in PUBLIC["created"]},
        "phase": str(match.phase),
        "you": match.seats_of(me),
        "turn": match.game.turn if match.mover is not None else None,
        "mover": match.mover,
        "deadline": match.clocks.deadline,
        "scores": match.game.scores,
        "result": result_data(match),
        "seats": [seat_data(seat) for seat in match.seats],
        "changed": match.log[-1].at,
        "ply": match.game.ply,
        "watching": watching,
    }
