"""What is left to chance: every outcome follows from a seed that only the server knows."""

from secrets import token_hex

from cornerwise.rules.deal_history import CHANCE_NAME
from cornerwise.rules.moves import Move
from cornerwise.rules.position import Position
from cornerwise.rules.seeded_chance import chosen_by_seed
from cornerwise.server.families.families import family_of
from cornerwise.server.match.events import Came


def new_seed() -> str:
    """256 random bits."""
    return token_hex(32)


def next_outcome(position: Position, seed: str, seq: int) -> Came | None:
    """The tile that comes out of the pile as event number `seq`, None while a seat is to move.

    The number goes in too, so that taking a move back never shows what would have come.
    """
    if position.turn != CHANCE_NAME:
        return None
    possible = sorted(position.legal_moves)
    return outcome_of(position, possible[chosen_by_seed(bytes.fromhex(seed), seq, len(possible))])


def outcome_of(position: Position, move: Move) -> Came:
    """A move of chance as an event."""
    drawn = family_of(position.variant).drawn_tile(position, move)
    return Came(tile=position.format(move), to=drawn.seat, is_open=drawn.is_open, checked=move)
