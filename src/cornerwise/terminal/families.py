"""The seated game and the screen of each family of games: the only module here that tells families apart."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from cornerwise.games.variant import ByFamily
from cornerwise.rules.position import Position
from cornerwise.terminal.board_screen import BoardScreen
from cornerwise.terminal.players import EngineSetup
from cornerwise.terminal.screen import GameScreen, Manner
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.seated_game import AnyGame
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.tile_screen import TileScreen


class Terminal(NamedTuple):
    """What a family of games is played with in the terminal."""

    seated: Callable[..., AnyGame]
    screen: Callable[[Any, Manner], GameScreen[Any, Any]]


FAMILIES = ByFamily(placing=Terminal(SeatedBoardGame, BoardScreen), matching=Terminal(SeatedTileGame, TileScreen))


def fill_seats(
    position: Position,
    seats: Sequence[str],
    *,
    path: Path | None = None,
    engines: EngineSetup | None = None,
    seed: int | None = None,
) -> AnyGame:
    """A game with a player at every seat; `seed` decides what is left to chance."""
    return FAMILIES.of(position.variant).seated(position, seats, path=path, engines=engines, seed=seed)


def screen_for(game: AnyGame, manner: Manner) -> GameScreen[Any, Any]:
    """The screen that a game is played on."""
    return FAMILIES.of(game.position.variant).screen(game, manner)
