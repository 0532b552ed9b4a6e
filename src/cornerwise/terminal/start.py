"""The first screen: which game, with which options, and who sits where."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Button, Label, OptionList, Static
from textual.widgets.option_list import Option as Entry

from cornerwise.errors import BadOption
from cornerwise.games.catalogue import find_variant, variants
from cornerwise.games.options import Choice, Option, format_choice
from cornerwise.games.variant import Variant
from cornerwise.rules.position import Position
from cornerwise.terminal.match import Match
from cornerwise.terminal.players import SEAT_CHOICES, usual_seats
from cornerwise.terminal.words import SEATS


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

    def on_click(self, event: events.Click) -> None:
        self.action_change(1)


class StartScreen(Screen[Match | None]):
    """Answers with the match that was set up."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("escape", "to_games", show=False),
        Binding("q", "app.quit", show=False),
    ]

    def __init__(self, variant: str = "duo") -> None:
        super().__init__()
        self._variant = find_variant(variant)

    def compose(self) -> ComposeResult:
        yield Label("Cornerwise", classes="title")
        with Horizontal(id="setup"):
            yield OptionList(*(Entry(variant.title, id=variant.id) for variant in variants()), id="games")
            yield VerticalScroll(id="choices", can_focus=False)
        yield Label("arrows and Tab choose   left and right change   Enter goes on   Q quits", classes="hint")

    def on_mount(self) -> None:
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
            Label(variant.title, classes="title"),
            Label(variant.about + "\n"),
            *(_option_row(variant, option) for option in variant.options),
            Vertical(*_seat_rows(variant.seats), id="seats"),
            Label("", id="fault"),
            Button("Start", id="start", variant="primary"),
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
            async with self.batch():
                await seats.remove_children()
                await seats.mount_all(_seat_rows(variant.seats))

    def _chosen(self) -> Variant:
        """The game with the options as they are chosen; `BadOption` if they do not go together."""
        rows = self.query("#choices > ChoiceRow").results(ChoiceRow)
        choices = {option.field: row.value for option, row in zip(self._variant.options, rows, strict=True)}
        return self._variant.with_options(**choices)

    def _show_fault(self, text: str) -> None:
        self.query_one("#fault", Label).update(text)

    def on_option_list_option_selected(self) -> None:
        self.query_one("#start", Button).focus()

    def action_to_games(self) -> None:
        self.query_one("#games", OptionList).focus()

    def on_button_pressed(self) -> None:
        seats = [str(row.value) for row in self.query("#seats > ChoiceRow").results(ChoiceRow)]
        try:
            self.dismiss(Match(Position(self._chosen()), seats))
        except BadOption as error:
            self._show_fault(str(error))


def _option_row(variant: Variant, option: Option) -> ChoiceRow:
    value = variant.chosen[option.field]
    choices = option.choices or (value,)  # a free text can only be changed on the command line
    return ChoiceRow(option.name, choices, value, [format_choice(choice) for choice in choices])


def _seat_rows(seats: int) -> list[ChoiceRow]:
    shown = [SEATS[choice] for choice in SEAT_CHOICES]
    return [ChoiceRow(f"seat {seat}", SEAT_CHOICES, kind, shown) for seat, kind in enumerate(usual_seats(seats))]
