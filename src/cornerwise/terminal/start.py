"""The start screen: which game, with which options, and who sits where."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from rich.cells import cell_len
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Label, OptionList, Static
from textual.widgets.option_list import Option as Entry

from cornerwise.errors import BadOption, CornerwiseError
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.options import Choice, Option
from cornerwise.games.variant import Variant
from cornerwise.locales.catalogue import languages, translator
from cornerwise.locales.lines import padded, wrapped
from cornerwise.locales.terminal_language import here, said, speak, t
from cornerwise.records.record import FORMAT
from cornerwise.rules.start import start
from cornerwise.terminal import keys
from cornerwise.terminal.dialogs import PickDialog
from cornerwise.terminal.families import fill_seats
from cornerwise.terminal.players import LEVEL, SEAT_CHOICES, EngineSetup, usual_seats
from cornerwise.terminal.seated_game import AnyGame
from cornerwise.terminal.words import RESUME, choice_name, game_about, game_name, option_name, seat_choice

Loader = Callable[[Path], AnyGame]
"""Reads a saved game; `CornerwiseError` or `OSError` where it cannot."""
LABEL_WIDTH = 15
"""Columns for the name of a choice; a longer one pushes its value aside."""
MOST_OFFERED = 12
"""Saved games that are offered at most, the newest ones."""
INITIALS = {kind[0]: kind for kind in SEAT_CHOICES if not kind.startswith(LEVEL)}
"""The players by the key that puts them on a seat; for a level the key is its digit."""


class ChoiceRow(Static, can_focus=True):
    """One line with a name and a value, changed with the left and right keys or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    def __init__(self, name: str, label: str, choices: Mapping[Choice, str], value: Choice) -> None:
        """`choices` are the values with their words."""
        super().__init__(name=name, markup=False)
        self._label, self._words, self.choices = label, choices, tuple(choices)
        self._index = self.choices.index(value)

    @property
    def value(self) -> Choice:
        return self.choices[self._index]

    def render(self) -> str:
        return "\n".join(self._lines(self.content_size.width))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._lines(width))

    def _lines(self, width: int) -> list[str]:
        """The name and the value in one line, or where that is too long the value below."""
        word = self._words[self.value]
        shown = f"< {word} >" if len(self.choices) > 1 else f"  {word}"
        line = f"{padded(self._label, LABEL_WIDTH)} {shown}"
        if cell_len(line) <= width:
            return [line]
        return [self._label, *(f"  {part}" for part in wrapped(shown, width - 2))]

    def action_change(self, step: int) -> None:
        self._index = (self._index + step) % len(self.choices)
        self.refresh(layout=True)
        self.post_message(self.Changed())

    def choose(self, value: Choice) -> None:
        self.action_change(self.choices.index(value) - self._index)

    def on_click(self, event: events.Click) -> None:
        self.action_change(1)


class SeatRow(ChoiceRow):
    """Who sits at a seat; also with a key each: a digit for a level, an initial for the others."""

    def __init__(self, seat: int, kind: str) -> None:
        words: dict[Choice, str] = {choice: seat_choice(choice) for choice in SEAT_CHOICES}
        super().__init__(f"seat {seat}", t("setup-seat-number", seat=seat + 1), words, kind)

    def on_key(self, event: events.Key) -> None:
        kind = INITIALS.get(event.character or "", f"{LEVEL}{event.character}")
        if kind in SEAT_CHOICES:
            self.choose(kind)
            event.stop()


class StartScreen(Screen[AnyGame | None]):
    """Answers with the game that was set up or opened; None when people leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "to_games", show=False),
        Binding("o,O", "open", show=False),
        Binding("l,L", "language", show=False),
        Binding("q,Q", "app.quit", show=False),
    ]

    def __init__(
        self,
        variant: str = "duo",
        *,
        engines: EngineSetup | None = None,
        seed: int | None = None,
        load: Loader | None = None,
    ) -> None:
        super().__init__()
        self._variant = find_variant(variant)
        self._engines, self._seed, self._load = engines, seed, load

    def compose(self) -> ComposeResult:
        yield Label("Cornerwise", classes="title")
        with Horizontal(id="setup"):
            yield OptionList(*(Entry(game_name(variant), id=variant.id) for variant in variants()), id="games")
            yield VerticalScroll(id="choices", can_focus=False)
        saved = (keys.OPENING_SAVED,) if self._load else ()
        does = (*keys.CHOOSING, *saved, keys.LANGUAGE, keys.QUIT)
        yield Label(keys.key_lines(does, self.app.size.width - 4), classes="hint", markup=False)

    def on_mount(self) -> None:
        self._begin()

    def _begin(self) -> None:
        games = self.query_one("#games", OptionList)
        games.highlighted = games.get_option_index(self._variant.id)
        games.focus()

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._variant = find_variant(str(event.option_id))
        choices = self.query_one("#choices", VerticalScroll)
        async with self.batch():
            await choices.remove_children()
            await choices.mount_all(self._rows())

    def _rows(self) -> list[Widget]:
        variant = self._variant
        return [
            Label(game_name(variant), classes="title"),
            Label(game_about(variant) + "\n"),
            *(_option_row(variant, option) for option in _offered(variant)),
            Vertical(*_seat_rows(usual_seats(variant.seats)), id="seats"),
            Label(t("terminal-seat-keys"), classes="hint"),
            Label("", id="fault", markup=False),
            Button(t("setup-play"), id="start", variant="primary", compact=True),
        ]

    async def on_choice_row_changed(self) -> None:
        """Show as many seats as the chosen options ask for, or why these do not go together."""
        try:
            variant = self._chosen()
        except BadOption as error:
            self._show_fault(said(error.phrase))
            return
        self._show_fault("")
        seats = self.query_one("#seats", Vertical)
        if variant.seats != len(seats.children):
            chosen = self._seats()
            async with self.batch():
                await seats.remove_children()
                await seats.mount_all(
                    _seat_rows((*chosen, *usual_seats(variant.seats)[len(chosen) :])[: variant.seats])
                )

    def _chosen(self) -> Variant:
        """The game with the options as they are chosen; `BadOption` if they do not go together."""
        rows = self.query("#choices > ChoiceRow").results(ChoiceRow)
        choices = {option.field: row.value for option, row in zip(_offered(self._variant), rows, strict=True)}
        return self._variant.with_options(**choices)

    def _seats(self) -> list[str]:
        return [str(row.value) for row in self.query("#seats > SeatRow").results(SeatRow)]

    def _show_fault(self, text: str) -> None:
        self.query_one("#fault", Label).update(text)

    def on_option_list_option_selected(self) -> None:
        self.query_one("#start", Button).focus()

    def action_to_games(self) -> None:
        self.query_one("#games", OptionList).focus()

    def on_button_pressed(self) -> None:
        try:
            self.dismiss(fill_seats(start(self._chosen()), self._seats(), engines=self._engines, seed=self._seed))
        except BadOption as error:
            self._show_fault(said(error.phrase))

    @work
    async def action_open(self) -> None:
        if self._load is None:
            return
        paths = saved_games(Path.cwd())
        if not paths:
            self._show_fault(t("terminal-no-saved-game", command=RESUME.format("FILE")))
            return
        offered = {path: path.name for path in paths}
        path = await self.app.push_screen_wait(PickDialog(t("terminal-open"), offered, keys.OPENING))
        if path is not None:
            try:
                self.dismiss(self._load(path))
            except CornerwiseError as error:
                self._show_fault(said(error.phrase))
            except OSError as error:
                self._show_fault(error.strerror or str(error))

    @work
    async def action_language(self) -> None:
        """Speak another language from here on."""
        offered = {tag: translator(tag).name for tag in languages()}
        tag = await self.app.push_screen_wait(PickDialog(t("nav-language"), offered, keys.PICKING, here().tag))
        if tag is not None:
            speak(tag)
            await self.recompose()
            self._begin()


def _offered(variant: Variant) -> list[Option]:
    """The options on the start screen; quiet ones are only on the command line."""
    return [option for option in variant.options if not option.quiet]


def _option_row(variant: Variant, option: Option) -> ChoiceRow:
    value = variant.value_of(option)
    choices = option.choices or (value,)  # a free text can only be changed on the command line
    words = {choice: choice_name(variant, option, choice) for choice in choices}
    return ChoiceRow(option.name, option_name(option), words, value)


def _seat_rows(kinds: Sequence[str]) -> list[SeatRow]:
    return [SeatRow(seat, kind) for seat, kind in enumerate(kinds)]


def saved_games(folder: Path) -> list[Path]:
    """The records in a folder, the newest first."""
    found = [path for path in folder.glob("*.json") if path.is_file() and _is_record(path)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:MOST_OFFERED]


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return f'"{FORMAT}"'.encode() in file.read(200)
