"""Positions for the opening explorer, as reading processes know them: the number of one, and the moves of its sums."""

from cornerwise.explorer.index import DEPTH, MoveSum, PlayedMove, flat_position, played_moves
from cornerwise.explorer.keys import keys_of
from cornerwise.rules.placing_position import PlacingPosition
from cornerwise.server.base.encoded_json import Data, encode
from cornerwise.server.http.position_models import PositionBody
from cornerwise.server.http.positions import position_of, refusing


def explored_key(body: Data) -> bytes:
    """The number of a position; none where the game is over, or longer than games are kept."""
    position = _position(body)
    is_kept = position.mover is not None and position.ply < DEPTH
    return encode({"key": keys_of(position.variant).seen(position).key if is_kept else None})


def explored_moves(body: Data) -> bytes:
    """What is told of the moves: in notation, and which others are the same by symmetry."""
    position = _position(body["position"])
    seen = keys_of(position.variant).seen(position)

    def told(made: PlayedMove, match: str | None) -> Data:
        same = [position.format(position.move_of(move)) for move in seen.same(made.move) if move != made.move]
        move = {"move": position.format(made.move), "same": same}
        return move | {"games": made.games, "share": made.share, "margin": made.margin, "match": match}

    sums, matches = zip(*((MoveSum(*numbers), match) for *numbers, match in body["sums"]), strict=True)
    return encode(list(map(told, played_moves(position, sums), matches)))


def _position(body: Data) -> PlacingPosition:
    with refusing():
        return flat_position(position_of(PositionBody.model_validate(body)))
