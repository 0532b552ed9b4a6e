"""Why a move is not legal, for whoever holds a piece over the board."""

from collections.abc import Collection

from cornerwise.rules.position import Position
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match.match import Match
from cornerwise.server.match.referee import legal_text

Data = dict[str, object]

_NOTHING_WRONG: Data = {"legal": True, "reason": None, "clause": None, "why": None, "details": {}}


def verdict(match: Match, move: str, seats: Collection[int]) -> Data:
    """Whether a move would be legal now. Only the mover may ask: the answer can depend on the own hand."""
    if match.mover is None or match.mover not in seats:
        raise Refused("match/not-your-turn", "refused-mover-only")
    return verdict_on(match.game, move)


def verdict_on(game: Position, move: str) -> Data:
    """The same of any position."""
    try:
        legal_text(game, move)
    except Refused as error:
        return {**_NOTHING_WRONG, "legal": False, "why": str(error), **error.details}
    return {**_NOTHING_WRONG}
