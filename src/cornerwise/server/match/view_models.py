"""What a viewer is shown of a match, as models. `view` builds the data; tests hold it to these models."""

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_type_hints

from pydantic import Field, create_model
from typing_extensions import TypeAliasType

from cornerwise.rules.score_sheet import SheetLine
from cornerwise.server.base.model import Model
from cornerwise.server.match.clock import ClockPlan
from cornerwise.server.match.events import KINDS, Came, Proposal, Reason
from cornerwise.server.match.match import Phase
from cornerwise.server.match.view import PUBLIC


class _EventBase(Model, use_attribute_docstrings=False):
    """Models that are made of events have no source with docstrings, and looking for it would delay every start."""


def _event_view(kind: str) -> type[Model]:
    """What all may see of an event, with the types that the event itself has."""
    event = KINDS[kind]
    types = get_type_hints(event)
    fields: dict[str, Any] = {"seq": int, "at": int, "kind": Literal[kind]}
    fields |= {name: types[name] for name in PUBLIC[kind]}
    if event is Came:
        fields["tile"] = str
    return create_model(f"{event.__name__}Event", __base__=_EventBase, __doc__=event.__doc__, **fields)


if TYPE_CHECKING:
    EventView = Model
else:
    EventView = TypeAliasType("EventView", Annotated[Union[*map(_event_view, PUBLIC)], Field(discriminator="kind")])
    """Something that happened."""


class SeatView(Model):
    kind: Literal["person", "engine", "open"]
    name: str
    level: int
    """The level at which the computer plays here, 0 where a person does."""
    gone: bool
    dropped: Reason | None


class ClockView(Model):
    left: list[int]
    """Milliseconds of every seat when its clock last stood still."""
    running: int | None
    since: int


class ProposalView(Model):
    seat: int
    what: Proposal
    awaited: list[int]


class ResultView(Model):
    reason: Reason
    winners: list[int]
    totals: list[int]


class TileView(Model):
    seat: int
    tile: str
    cell: list[int]
    rotation: int


class LotView(Model):
    seat: int
    tile: str


class TableView(Model):
    """What lies open in a matching game, and how much is hidden where."""

    laid: list[TileView]
    lots: list[LotView]
    held: list[int]
    pile: int
    deals: list[dict[str, int]]


class WorthView(Model):
    """What a laid tile brings, going out apart."""

    points: int
    bridge: bool
    hexagons: int


class ColourReach(Model):
    """How far a colour may yet get."""

    corners: list[str]
    """The cells it can go on by."""
    cells: int
    """How many cells it could cover at most: those that hang together with its corners."""


class SeriesView(Model):
    """A series of games between the same two, of which this is one."""

    of: int
    """The games that it has at most."""
    game: int
    """The number of this one."""
    score: list[float]
    """Points of every seat: 1 for a win, a half for a draw; with this game when it is over."""
    decided: bool
    """Whether nobody can catch up any more."""


class StateView(Model):
    """How a match stands for one viewer."""

    phase: Phase
    turn: str | None
    mover: int | None
    ply: int
    scores: dict[str, int]
    clock: ClockView | None
    seats: list[SeatView]
    proposal: ProposalView | None
    result: ResultView | None
    rematch: str | None
    series: SeriesView | None = None
    """Only in games of a series."""
    skipped: list[str] | None = None
    """Placing games: the blocked colours that were passed over just now."""
    owners: dict[str, tuple[int, ...]] | None = None
    """Placing games: the seats that lay each colour; a swap changes them."""
    reach: dict[str, ColourReach] | None = None
    """Placing games on flat boards, until they are over: how far every colour may yet get."""
    table: TableView | None = None
    """Matching games."""
    hands: dict[str, list[str]] | None = None
    """Matching games: the tiles of your own seats."""
    legal: dict[str, list[str]] | None = None
    """For the mover alone: every legal move, by piece or tile; those that lay nothing stand under ""."""
    sheet: dict[str, list[SheetLine]] | None = None
    """When it is over: what the points of every colour, or of every seat, are made of."""
    worth: dict[str, WorthView] | None = None
    """Matching games, for the mover alone: what every tile that may be laid would bring, by move."""


class PlyView(Model):
    seat: int
    colour: str
    move: str


class SnapshotView(Model):
    """Everything that one viewer may know of a match."""

    match: str
    seq: int
    you: list[int]
    """Your seats; none for a spectator."""
    variant: str
    options: dict[str, str | int | bool]
    clock: ClockPlan
    listed: bool
    family: bool
    rated: bool
    chat: str
    rules: int
    """The number of the rules that it is played by."""
    tournament: str = ""
    """The tournament that it is a game of, empty where it is none."""
    plies: list[PlyView]
    pieces: dict[str, list[str]] | None
    state: StateView


class LobbyMatch(Model):
    """What a list shows of a match."""

    match: str
    variant: str
    options: dict[str, str | int | bool]
    clock: ClockPlan
    listed: bool
    family: bool
    rated: bool
    chat: str
    rules: int
    tournament: str = ""
    """The tournament that it is a game of, empty where it is none."""
    phase: Phase
    you: list[int]
    """Your seats, in a list of your own matches."""
    turn: str | None
    mover: int | None
    """The seat to move, none unless it is being played."""
    deadline: int | None
    """When the running clock will have run out, in milliseconds."""
    scores: dict[str, int]
    result: ResultView | None
    seats: list[SeatView]
    profiles: list[str | None] = Field(default_factory=list)
    """For every seat the username of its player, where there is an account that shows its games."""
    changed: int
    """When something last happened, in milliseconds."""
    ply: int
    watching: int = 0
    """How many people look on who have no seat."""


class ChatLine(Model):
    number: int
    at: int
    seat: int | None
    name: str
    preset: str
    text: str
