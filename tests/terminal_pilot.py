"""How tests play in the terminal: somebody at the keys of a running application."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

from cornerwise import new_game
from cornerwise.terminal.app import TerminalApp
from cornerwise.terminal.board_match import BoardMatch
from cornerwise.terminal.table import TableScreen
from cornerwise.terminal.tile_screen import TileScreen

SMALL, LARGE = (80, 24), (120, 40)


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


def table_of(pilot: Pilot[None]) -> TableScreen:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    return screen


def line(pilot: Pilot[None], name: str) -> str:
    """What a line of the game screen says."""
    return str(pilot.app.screen.query_one(f"#{name}", Static).render())


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    for _ in range(3000):  # half a minute: a busy machine is no failure
        if reached():
            return
        await pilot.pause(0.01)
    raise AssertionError("waited too long")


def make_app(variant: str, *seats: str, seed: int = 0, **options: Any) -> TerminalApp:
    return TerminalApp(BoardMatch(new_game(variant), seats, seed=seed), pace=0, **options)
