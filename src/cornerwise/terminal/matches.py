"""A match of any game: where the terminal maps a family to its implementation."""

from collections.abc import Callable, Sequence
from pathlib import Path

from cornerwise.games.variant import ByFamily
from cornerwise.rules.position import Position
from cornerwise.terminal.board_match import BoardMatch
from cornerwise.terminal.players import EngineSetup
from cornerwise.terminal.tile_match import TileMatch

AnyMatch = BoardMatch | TileMatch
MATCHES = ByFamily[Callable[..., AnyMatch]](placing=BoardMatch, matching=TileMatch)


def new_match(
    position: Position,
    seats: Sequence[str],
    *,
    path: Path | None = None,
    engines: EngineSetup | None = None,
    seed: int | None = None,
) -> AnyMatch:
    """A game with its seats filled; `seed` decides what is left to chance."""
    return MATCHES.of(position.variant)(position, seats, path=path, engines=engines, seed=seed)
