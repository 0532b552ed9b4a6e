"""The dialogs: help, saving, leaving, results, lists to pick from. Each is closed by a key and returns an answer."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static

from cornerwise.locales.terminal_language import t
from cornerwise.terminal import keys

T = TypeVar("T")
WIDEST = 72
"""Columns that a dialog has for its text."""
ROUND = 6
"""Columns that its frame and its space take."""


def room_in(width: int) -> int:
    """The columns for a dialog's text in a window."""
    return min(WIDEST, width - ROUND)


class KeyHints(Label):
    """The keys that answer a dialog."""

    def __init__(self, does: keys.Keys) -> None:
        super().__init__(classes="hint", markup=False)
        self._does = does

    def on_mount(self) -> None:
        self.update(keys.key_lines(self._does, room_in(self.app.size.width)))


class HelpDialog(ModalScreen[None]):
    """The help: all keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,space", "dismiss"),
    ]

    def __init__(self, sheet: keys.Sheet) -> None:
        super().__init__()
        self._sheet = sheet

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog") as dialog:
            dialog.border_subtitle = keys.described(keys.CLOSING)  # the text alone fills a window of 24 lines
            yield Static("\n".join(keys.help_lines(self._sheet, room_in(self.app.size.width))), markup=False)


class LeaveDialog(ModalScreen[str]):
    """Leave an unsaved game? Answers "save", "leave" or "stay"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,S", "dismiss('save')"),
        Binding("q,Q,y", "dismiss('leave')"),
        Binding("escape,n", "dismiss('stay')"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(t("terminal-unsaved"))
            yield KeyHints(keys.LEAVING)


class Tidings(ModalScreen[str]):
    """A message and the keys that answer it."""

    KEYS: ClassVar[keys.Keys]

    def __init__(self, headline: str, lines: list[str]) -> None:
        super().__init__()
        self.headline = headline
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(self.headline, classes="title", markup=False)
            yield Static("\n".join(self._lines), markup=False)
            yield KeyHints(self.KEYS)


class ResultDialog(Tidings):
    """The end of a game. Answers "look", "again" or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss('look')"),
        Binding("g,G", "dismiss('again')"),
        Binding("s,S", "dismiss('save')"),
        Binding("q,Q", "dismiss('leave')"),
    ]

    KEYS = keys.AFTER_GAME


class SaveDialog(ModalScreen[Path | None]):
    """Asks for a file name; answers None if the game is not to be saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._warned = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(t("terminal-save-as"), classes="title")
            yield Input(str(self._path), id="path")
            yield KeyHints(keys.SAVING)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name:
            return
        if Path(name).exists() and self._warned != name:
            self._warned = name
            self.query_one(KeyHints).update(t("terminal-replace"))
            return
        self.dismiss(Path(name))


class DealDialog(Tidings):
    """The end of one deal of a match. Answers "next" or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('next')"),
        Binding("q,Q", "dismiss('leave')"),
    ]

    KEYS = keys.AFTER_DEAL


class PickDialog(ModalScreen[T | None]):
    """A list to pick from; answers None if nothing was picked."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)")]

    def __init__(self, title: str, offered: Mapping[T, str], does: keys.Keys, chosen: T | None = None) -> None:
        super().__init__()
        self._title, self._offered, self._does = title, offered, does
        self._chosen = chosen

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(self._title, classes="title", markup=False)
            yield OptionList(*self._offered.values(), markup=False)
            yield KeyHints(self._does)

    def on_mount(self) -> None:
        if self._chosen is not None:
            self.query_one(OptionList).highlighted = list(self._offered).index(self._chosen)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(list(self._offered)[event.option_index])
