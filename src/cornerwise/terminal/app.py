"""The Textual application: the start screen, then one match after another."""

import os
from pathlib import Path

from textual import work
from textual.app import App
from textual.theme import Theme as TextualTheme

from cornerwise.drawing.palette import Theme, ThemeName, find_theme
from cornerwise.terminal.match import Match
from cornerwise.terminal.paint import SIGNALS
from cornerwise.terminal.start import StartScreen
from cornerwise.terminal.table import TableScreen

PACE = 0.4
"""Seconds before a computer's move appears, so that one can follow it."""


class TerminalApp(App[None]):
    """The game in the terminal; begins with a match, or with the start screen."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        match: Match | None = None,
        *,
        theme: ThemeName = "dark",
        save_path: Path | None = None,
        pace: float = PACE,
        marks: bool = False,
    ) -> None:
        super().__init__()
        self._match, self._save_path, self._pace = match, save_path, pace
        self._inks = find_theme(theme)
        self._marks = marks or bool(os.environ.get("NO_COLOR"))

        self.register_theme(_textual_theme(self._inks))
        self.theme = f"cornerwise-{theme}"

    def on_mount(self) -> None:
        self._play()

    @work
    async def _play(self) -> None:
        match = self._match
        while match := match or await self.push_screen_wait(StartScreen()):
            table = TableScreen(match, self._inks, save_path=self._save_path, pace=self._pace, marks=self._marks)
            if await self.push_screen_wait(table) != "again":
                break
            match = self._save_path = None
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
