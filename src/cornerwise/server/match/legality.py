"""Whether a move is legal, and if not why: for commands, and for clients that ask before they move."""

from collections.abc import Collection

from cornerwise.errors import IllegalMove, NotationError
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.server.base.encoded_json import Data
from cornerwise.server.base.refusal import Refused
from cornerwise.server.match.match import Match

_LEGAL: Data = {"legal": True, "reason": None, "clause": None, "why": None, "details": {}}


def legal_move(position: Position, text: str) -> Move:
    """The move that a text writes; `Refused` for one that the rules forbid."""
    try:
        return position.legal_move(text)
    except (IllegalMove, NotationError) as error:
        raise refusal_of(error) from error


def refusal_of(error: IllegalMove | NotationError, **more: object) -> Refused:
    """What the rules say no to, as a client is told."""
    if isinstance(error, NotationError):
        return Refused("match/bad-notation", error.phrase, details=more)
    broken = error.violation
    why = {"reason": broken.reason, "clause": broken.clause, "why": error.why, "details": dict(broken.details)}
    return Refused("match/illegal-move", error.phrase, details={**why, **more})


def explain_move(position: Position, text: str) -> Data:
    """Whether a move would be legal in a position, and if not, by which rule."""
    try:
        legal_move(position, text)
    except Refused as error:
        return {**_LEGAL, "legal": False, "why": str(error), **error.details}
    return {**_LEGAL}


def explain_match_move(match: Match, text: str, seats: Collection[int]) -> Data:
    """The same in a match. Only the mover may ask: the answer can depend on the own hand."""
    if match.mover is None or match.mover not in seats:
        raise Refused("match/not-your-turn", "refused-mover-only")
    return explain_move(match.game, text)
