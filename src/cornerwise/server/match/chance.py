"""What is left to chance: every outcome follows from a seed that only the server knows."""

import hmac
from secrets import token_hex

from cornerwise.rules.deal_history import CHANCE_NAME, DealHistory
from cornerwise.rules.matching_position import MatchingPosition
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.server.match.events import Came


def new_seed() -> str:
    """256 bits that nobody can guess."""
    return token_hex(32)


def next_outcome(game: Position, seed: str, seq: int) -> Came | None:
    """The tile that comes out of the pile as event number `seq`, None while a seat is to move.

    The number goes in too, so that taking a move back never shows what would have come.
    """
    if not isinstance(game, MatchingPosition) or game.turn != CHANCE_NAME:
        return None
    possible = sorted(game.legal_moves)
    drawn = hmac.digest(bytes.fromhex(seed), str(seq).encode(), "sha256")
    tile = possible[int.from_bytes(drawn, "big") % len(possible)]  # 256 bits over 56 tiles: no bias worth a name
    return Came(tile=game.format(tile), to=game.core.receiver, is_open=_is_lot(game, tile))


def _is_lot(game: MatchingPosition, tile: Move) -> bool:
    """Whether all may see the tile, by the same rule that the views of the game follow."""
    game.push(tile)
    deal = tuple(game.plies[len(game.plies) - game.core.deal_plies :])
    seen = DealHistory(game.variant, deal, len(game.core.lots)).receivers[-1] is None
    game.pop()
    return seen
