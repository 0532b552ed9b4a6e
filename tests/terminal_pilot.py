"""How tests play in the terminal: somebody at the keys of a running application."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from cornerwise import new_game
from cornerwise.engine import Strength
from cornerwise.engine.evaluator_choice import EvaluatorChoice
from cornerwise.rules.matching_moves import lay_of
from cornerwise.rules.moves import Move
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.board_screen import BoardScreen
from cornerwise.terminal.players import EngineSetup
from cornerwise.terminal.seated_board_game import SeatedBoardGame
from cornerwise.terminal.seated_tile_game import SeatedTileGame
from cornerwise.terminal.tile_screen import TileScreen

SMALL, LARGE = (80, 24), (120, 40)
QUICK = EngineSetup(Strength(nodes=20), EvaluatorChoice("playouts"))


def play(app: TerminalApp, script: Callable[[Pilot[None]], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Runs an application with somebody at its keys."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await script(pilot)

    coroutine: Coroutine[Any, Any, None] = run()
    asyncio.run(coroutine)


def tiles_of(pilot: Pilot[None]) -> TileScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TileScreen)
    return screen


def table_of(pilot: Pilot[None]) -> BoardScreen:
    screen = pilot.app.screen
    assert isinstance(screen, BoardScreen)
    return screen


def line(pilot: Pilot[None], name: str) -> str:
    """What a part of the game screen says, in however many lines."""
    return str(pilot.app.screen.query_one(f"#{name}", Static).render()).replace("\n", " ")


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    for _ in range(3000):  # half a minute: a busy machine is no failure
        if reached():
            return
        await pilot.pause(0.01)
    raise AssertionError("waited too long")


def make_app(variant: str, *seats: str, seed: int = 0, **options: Any) -> TerminalApp:
    return TerminalApp(SeatedBoardGame(new_game(variant), seats, engines=QUICK, seed=seed), pace=0, **options)


# The matching game


def make_tiles(*seats: str, seed: int = 1, **options: Any) -> SeatedTileGame:
    return SeatedTileGame(
        new_game("triominos", seed=seed, seats=len(seats), **options), seats, engines=QUICK, seed=seed
    )


def best(game: SeatedTileGame) -> Move:
    """What scores most at once; a draw or a pass where nothing fits."""
    lays = [(game.worth(lay), move) for move in game.position.legal_moves if (lay := lay_of(move))]
    return max(lays)[1] if lays else min(game.position.legal_moves)


def free_to_lay(game: SeatedTileGame) -> bool:
    """Whether a turn begins in which some tile fits."""
    return game.position.core.last_drawn < 0 and any(lay_of(move) for move in game.position.legal_moves)


def reached(game: SeatedTileGame, wanted: Callable[[], bool]) -> SeatedTileGame:
    """A match played on until something is so."""
    for _ in range(2000):
        if wanted():
            return game
        if game.ended:
            game.next_deal()
        else:
            game.make(best(game))
    raise AssertionError("it never came to that")
