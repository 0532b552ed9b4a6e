"""A match of whichever family."""

from collections.abc import Sequence
from pathlib import Path

from cornerwise.rules.position import Position
from cornerwise.rules.start import AnyPosition
from cornerwise.terminal.board_match import BoardMatch
from cornerwise.terminal.players import Strength
from cornerwise.terminal.tile_match import TileMatch

AnyMatch = BoardMatch | TileMatch


def new_match(
    position: AnyPosition,
    seats: Sequence[str],
    *,
    path: Path | None = None,
    strength: Strength | None = None,
    seed: int | None = None,
) -> AnyMatch:
    """A game with its seats filled; `seed` decides what is left to chance."""
    if isinstance(position, Position):
        return BoardMatch(position, seats, path=path, strength=strength, seed=seed)
    return TileMatch(position, seats, path=path, strength=strength, seed=seed)
