"""The small windows over a game: keys, saving, leaving, the result. Each is closed by a key and gives an answer."""

from pathlib import Path
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, Static


class HelpDialog(ModalScreen[None]):
    """All keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark,space", "dismiss", "close"),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_subtitle = "Esc closes"  # the text alone fills a window of 24 lines
            yield Static(self._text, markup=False)


class LeaveDialog(ModalScreen[str]):
    """Leave an unsaved game? Answers "save", "leave" or "stay"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s", "dismiss('save')"),
        Binding("q,y", "dismiss('leave')"),
        Binding("escape,n", "dismiss('stay')"),
    ]

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label("The game is not saved.")
            yield Label("S save and leave    Q leave    Esc stay", classes="hint")


class Tidings(ModalScreen[str]):
    """Some news and the keys that answer it."""

    KEYS: ClassVar[str]

    def __init__(self, headline: str, lines: list[str]) -> None:
        super().__init__()
        self.headline = headline
        self._lines = lines

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label(self.headline, classes="title", markup=False)
            yield Static("\n".join(self._lines), markup=False)
            yield Label(self.KEYS, classes="hint")


class ResultDialog(Tidings):
    """The end of a game. Answers "look", "again" or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss('look')"),
        Binding("g", "dismiss('again')"),
        Binding("s", "dismiss('save')"),
        Binding("q", "dismiss('leave')"),
    ]

    KEYS = "Esc look at the board    S save    G new game    Q quit"


class SaveDialog(ModalScreen[Path | None]):
    """Asks for a file name; answers None if the game is not to be saved."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)")]

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path
        self._warned = ""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label("Save the game as", classes="title")
            yield Input(str(self._path), id="path")
            yield Label("Enter saves    Esc goes back", classes="hint", id="hint")

    def on_input_submitted(self, event: Input.Submitted) -> None:
        name = event.value.strip()
        if not name:
            return
        if Path(name).exists() and self._warned != name:
            self._warned = name
            self.query_one("#hint", Label).update("There is a file of that name. Enter again replaces it.")
            return
        self.dismiss(Path(name))


class DealDialog(Tidings):
    """The end of one deal of a match. Answers "go on" or "leave"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "dismiss('go on')"),
        Binding("q", "dismiss('leave')"),
    ]

    KEYS = "Enter deals again    Q quit"


class OpenDialog(ModalScreen[Path | None]):
    """Which of some saved games to go on with; answers None for none of them."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "dismiss(None)")]

    def __init__(self, paths: list[Path]) -> None:
        super().__init__()
        self._paths = paths

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Label("Go on with a saved game", classes="title")
            yield OptionList(*(path.name for path in self._paths), markup=False)
            yield Label("Enter opens    Esc goes back", classes="hint")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._paths[event.option_index])
