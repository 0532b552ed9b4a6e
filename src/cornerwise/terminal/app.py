"""The Textual application: the start screen, then one game after another."""

import os
from dataclasses import replace
from functools import partial
from pathlib import Path

from textual import work
from textual.app import App
from textual.theme import Theme as TextualTheme

from cornerwise.drawing.palette import Theme, ThemeName, find_theme
from cornerwise.locales.terminal_language import t
from cornerwise.terminal.families import screen_for
from cornerwise.terminal.paint import SIGNALS
from cornerwise.terminal.players import EngineSetup
from cornerwise.terminal.screen import Manner
from cornerwise.terminal.seated_game import AnyGame
from cornerwise.terminal.start import Loader, StartScreen

PACE = 0.4
"""Seconds before a computer's move appears, so that one can follow it."""


class TerminalApp(App[None]):
    """The game in the terminal; begins with a given game, or with the start screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        game: AnyGame | None = None,
        *,
        theme: ThemeName = "dark",
        save_path: Path | None = None,
        pace: float = PACE,
        marks: bool = False,
        engines: EngineSetup | None = None,
        seed: int | None = None,
        load: Loader | None = None,
    ) -> None:
        """`load` reads a saved game; `engines` and `seed` are those of the games set up on the start screen."""
        super().__init__()
        self._game, self._save_path = game, save_path
        inks = find_theme(theme)
        self._manner = Manner(inks, pace=pace, marks=marks or bool(os.environ.get("NO_COLOR")))
        self._start = partial(StartScreen, engines=engines, seed=seed, load=load)

        self.register_theme(_textual_theme(inks))
        self.theme = f"cornerwise-{theme}"

    def on_mount(self) -> None:
        self._play()

    def action_help_quit(self) -> None:
        """On Ctrl+C without selected text: say which key leaves."""
        self.notify(t("terminal-quit-key", key="Ctrl+Q"))

    @work
    async def _play(self) -> None:
        game, path = self._game, self._save_path
        while game := game or await self.push_screen_wait(self._start()):
            if await self.push_screen_wait(screen_for(game, replace(self._manner, save_path=path))) != "again":
                break
            game = path = None
        self.exit()


def _textual_theme(theme: Theme) -> TextualTheme:
    signals = SIGNALS[theme.name]
    return TextualTheme(
        name=f"cornerwise-{theme.name}",
        primary=signals.accent,
        foreground=theme.text,
        background=signals.page,
        surface=theme.board,
        panel=theme.frame,
        success=signals.ok,
        warning=signals.warn,
        dark=theme.name == "dark",
        variables={"button-foreground": signals.on_accent, "muted": theme.muted},
    )
