"""The first screen: which game, with which options, and who sits where."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Label, OptionList, Static
from textual.widgets.option_list import Option as Entry

from cornerwise.errors import BadOption, CornerwiseError
from cornerwise.games.catalogue import AnyVariant, every_variant, find_game
from cornerwise.games.options import Choice, Option, format_choice
from cornerwise.records.record import FORMAT
from cornerwise.rules.start import start
from cornerwise.terminal.dialogs import OpenDialog
from cornerwise.terminal.matches import AnyMatch, new_match
from cornerwise.terminal.players import LEVEL, SEAT_CHOICES, Strength, usual_seats
from cornerwise.terminal.words import SEATS, sentence

Loader = Callable[[Path], AnyMatch]
"""Reads a saved game; `CornerwiseError` or `OSError` where it cannot."""
MOST_OFFERED = 12
"""Saved games that are offered at most, the newest ones."""
INITIALS = {kind[0]: kind for kind in SEAT_CHOICES if not kind.startswith(LEVEL)}
"""The key that puts somebody on a seat at once; a digit does for a level."""


class ChoiceRow(Static, can_focus=True):
    """One line with a name and a value, changed with the left and right keys or a click."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right,space", "change(1)", show=False),
    ]

    class Changed(Message):
        """Another value was chosen."""

    def __init__(self, name: str, choices: Sequence[Choice], value: Choice, shown: Sequence[str]) -> None:
        super().__init__(markup=False)
        self.label, self.choices, self._shown = name, choices, shown
        self._index = choices.index(value)

    @property
    def value(self) -> Choice:
        return self.choices[self._index]

    def render(self) -> str:
        arrows = "< {} >" if len(self.choices) > 1 else "  {}"
        return f"{self.label:16}{arrows.format(self._shown[self._index])}"

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
        super().__init__(f"seat {seat}", SEAT_CHOICES, kind, [SEATS[choice] for choice in SEAT_CHOICES])

    def on_key(self, event: events.Key) -> None:
        kind = INITIALS.get(event.character or "", f"{LEVEL}{event.character}")
        if kind in SEAT_CHOICES:
            self.choose(kind)
            event.stop()


class StartScreen(Screen[AnyMatch | None]):
    """Answers with the match that was set up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "to_games", show=False),
        Binding("o", "open", show=False),
        Binding("q", "app.quit", show=False),
    ]

    def __init__(
        self,
        variant: str = "duo",
        *,
        strength: Strength | None = None,
        seed: int | None = None,
        load: Loader | None = None,
    ) -> None:
        super().__init__()
        self._variant = find_game(variant)
        self._strength, self._seed, self._load = strength, seed, load

    def compose(self) -> ComposeResult:
        yield Label("Cornerwise", classes="title")
        with Horizontal(id="setup"):
            yield OptionList(*(Entry(variant.title, id=variant.id) for variant in every_variant()), id="games")
            yield VerticalScroll(id="choices", can_focus=False)
        opens = "  O opens a saved game" if self._load else ""
        yield Label(f"↑↓ choose  ←→ change  Enter goes on{opens}  Q quits", classes="hint")

    def on_mount(self) -> None:
        games = self.query_one("#games", OptionList)
        games.highlighted = games.get_option_index(self._variant.id)
        games.focus()

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._variant = find_game(str(event.option_id))
        choices = self.query_one("#choices", VerticalScroll)
        async with self.batch():
            await choices.remove_children()
            await choices.mount_all(self._rows())

    def _rows(self) -> list[Widget]:
        variant = self._variant
        return [
            Label(variant.title, classes="title"),
            Label(variant.about + "\n"),
            *(_option_row(variant, option) for option in _offered(variant)),
            Vertical(*_seat_rows(usual_seats(variant.seats)), id="seats"),
            Label("Seats: H human, 1-9 level, G greedy, R random", classes="hint"),
            Label("", id="fault"),
            Button("Start", id="start", variant="primary", compact=True),
        ]

    async def on_choice_row_changed(self) -> None:
        """The number of seats may be one of the options."""
        try:
            variant = self._chosen()
        except BadOption as error:
            self._show_fault(str(error))
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

    def _chosen(self) -> AnyVariant:
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
            self.dismiss(new_match(start(self._chosen()), self._seats(), strength=self._strength, seed=self._seed))
        except BadOption as error:
            self._show_fault(str(error))

    @work
    async def action_open(self) -> None:
        if self._load is None:
            return
        paths = saved_games(Path.cwd())
        if not paths:
            self._show_fault("There is no saved game in this folder; `cornerwise play --resume FILE` opens others.")
            return
        path = await self.app.push_screen_wait(OpenDialog(paths))
        if path is not None:
            try:
                self.dismiss(self._load(path))
            except (CornerwiseError, OSError) as error:
                self._show_fault(sentence(error))


def _offered(variant: AnyVariant) -> list[Option]:
    """Quiet options are for the command line: few ask for them."""
    return [option for option in variant.options if not option.quiet]


def _option_row(variant: AnyVariant, option: Option) -> ChoiceRow:
    value = variant.value_of(option)
    choices = option.choices or (value,)  # a free text can only be changed on the command line
    return ChoiceRow(option.name, choices, value, [format_choice(choice) for choice in choices])


def _seat_rows(kinds: Sequence[str]) -> list[SeatRow]:
    return [SeatRow(seat, kind) for seat, kind in enumerate(kinds)]


def saved_games(folder: Path) -> list[Path]:
    """The records in a folder, the newest first."""
    found = [path for path in folder.glob("*.json") if path.is_file() and _is_record(path)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:MOST_OFFERED]


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return f'"{FORMAT}"'.encode() in file.read(200)
