"""Response models: the source of the OpenAPI document and of the clients' types.

Answers are built elsewhere from plain data and sent as they are; tests hold them to these models, so that no request
pays for a check.
"""

from typing import Annotated, Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from cornerwise.engine.reasons import ReasonId
from cornerwise.games.options import Choice
from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Code
from cornerwise.server.match.view_models import EventView, LobbyMatch, PlyView, StateView

Point = tuple[float, float]
Polygon = list[Point]
Address = list[int]
Lattice = Literal["square", "triangle", "cube"]


class Refusal(Model):
    """Why something was refused. Nothing has changed."""

    code: Code
    message: str
    details: dict[str, Any]


class Done(Model):
    """There is nothing to say but that it is done."""


# Games as data


class OptionData(Model):
    """A choice that players make before a game."""

    name: str
    about: str
    choices: list[Choice]
    default: Choice
    free: bool
    """Whether other texts than the choices may be given."""
    quiet: bool
    """Whether it is left out where it has its default: something that few games have."""


class GameData(Model):
    """A game, and what a start page shows of it."""

    id: str
    title: str
    about: str
    family: Literal["placing", "matching"]
    lattice: Lattice
    board: str | None
    """The name of the board, which tells its size; none where tiles are laid on a table without edge."""
    zoom: float
    """How far a small card should go into its cover, which shows a whole board; below 1 all of it is shown."""
    solo: bool
    """Whether it is a game for one."""
    group: str
    """The games that it is listed with."""
    usual: bool
    """Whether it is what is played of its group unless somebody chooses otherwise; else the first is."""
    face: bool
    """Whether its cover stands for the whole group; else that of the usual game does."""
    drawable: bool
    """Whether free pictures can be made with its board and pieces; games that share both offer it once."""
    words: dict[str, dict[str, str]]
    """What a game of somebody's own is called: messages by language. Clients know the other games by their ids."""
    seats: int
    players: tuple[int, int]
    """The fewest and the most who can play it."""
    minutes: tuple[int, int]
    """How long a game takes, from and to."""
    age: int
    """From which age on people play it."""
    colours: list[str]
    options: list[OptionData]


class BoardCell(Model):
    name: str
    address: Address
    polygon: Polygon | None
    """The corners, in cells, with y growing downward; none on boards of cubes."""


class StartCell(Model):
    cell: str
    colour: str | None
    """The colour whose start it is; none where it is anybody's."""


class Orientation(Model):
    cells: list[Address]
    polygons: list[Polygon] | None
    turns: list[int]
    """The orientation that each motion of the lattice leads to."""


class PieceData(Model):
    name: str
    size: int
    orientations: list[Orientation]


class ChosenGame(GameData):
    chosen: dict[str, Choice]
    """The value of every option, of the quiet ones only where it is not their default."""


class PlacingBoard(ChosenGame):
    """All that is needed to draw a placing game and to hold a piece over it."""

    family: Literal["placing"]
    board: str
    cells: list[BoardCell]
    starts: list[StartCell]
    copies: int
    """How often every piece is there."""
    supply: Literal["own", "shared"]
    withheld: dict[str, list[str]]
    """The pieces that colours go without, by name."""
    owners: dict[str, list[int]]
    """For every colour the seats that lay it in turn."""
    parties: list[list[int]]
    """The groups of seats that win together."""
    pieces: list[PieceData]


class MatchingBoard(ChosenGame):
    """The tiles of a matching game, by their three numbers."""

    family: Literal["matching"]
    tiles: list[str]


class BoardPart(Model):
    """Fields of a board that change with some options."""

    options: list[str]
    cases: list[tuple[list[Choice], dict[str, Any]]]
    """For the values of these options, in their order, the fields."""


class BoardTable(Model):
    """The boards of a game for all its choices, each field once, so that they can be kept."""

    same: dict[str, Any]
    parts: list[BoardPart]
    clashes: list[dict[str, Choice]]
    """Values of options that do not go together."""
    asked: list[str]
    """Options of free choice that change the board: values beyond the listed ones must be asked for."""


BoardData = TypeAliasType("BoardData", Annotated[PlacingBoard | MatchingBoard, Field(discriminator="family")])


# People


class SessionData(Model):
    """A session of yours. Times are in milliseconds since 1970."""

    id: str
    created: int
    seen: int
    """When it was last used, to the hour."""
    this: bool
    """Whether it is the one that asks."""


class Session(Model):
    id: str
    name: str


class Rating(Model):
    """A number as docs/ratings.md explains it."""

    rating: int
    deviation: int
    """The true strength is within so many points in 95 of 100 cases."""
    provisional: bool
    """Whether that is still too many."""
    level: int | None
    """The level of the computer that is about as strong; none while it is provisional, or where nobody knows."""
    games: int


class PlayerRating(Rating):
    variant: str


class Account(Model):
    """Who I am for good; no login where there is no account."""

    login: str | None
    ratings: list[PlayerRating]


class NewAccountAnswer(Model):
    login: str
    recovery: list[str]
    """Codes that bring back the account without its password, each once. They are not shown again."""


class TokenAnswer(Model):
    token: str
    """The key itself, shown once."""


class TokenData(Model):
    id: str
    label: str
    scopes: list[Literal["read", "play"]]


class CarryOffer(Model):
    code: str
    picture: str
    """The code for a camera, as SVG."""


class RatingRow(Rating):
    name: str
    login: str
    """The username, by which the profile is found."""


# Matches


class PairingNews(Model):
    """What somebody who looks for others may expect."""

    usual: int | None
    """How long people have lately waited for this game, in milliseconds: half of them less. None while too few have."""
    looking: dict[str, int]
    """How many other people are looking for others at this moment, by the game."""


class FinishedMatch(LobbyMatch):
    """A match that is over, with its moves, to be shown once more."""

    plies: list[PlyView]
    """As everybody could see them: tiles that only one seat drew are `?`."""


class MissedEvents(Model):
    seq: int
    events: list[EventView]
    state: StateView


class CommandAnswer(MissedEvents):
    """A command is committed: the events from `first` to `last`, and how the match stands now."""

    first: int
    last: int
    repeated: bool


class WhyAnswer(Model):
    """Whether a move would be legal; no clause for one that is."""

    legal: bool
    clause: str | None
    why: str | None
    reason: str | None
    """The id of what is wrong, as docs/protocol.md lists them; `details` are what it is about."""
    details: dict[str, Any] | None


# What the engine thinks


class ReasonData(Model):
    """What speaks for a move, and how much of it there is; the words are the client's."""

    id: ReasonId
    number: float
    than: float | None
    """The same of the move that it is compared with."""
    cells: list[str]
    """Where; of many only the first."""


class ErrorsData(Model):
    """Half the 95 % intervals of a value, for every seat."""

    shares: list[float]
    margins: list[float]


class ValueData(Model):
    """What every seat can hope for."""

    shares: list[float]
    """The part of the win, from 0 to 1."""
    margins: list[float]
    """The points ahead of the best of the others."""
    errors: ErrorsData | None
    """How far these may be off; null where they are exact."""


class ReviewedPly(Model):
    ply: int
    turn: str
    seat: int
    move: str
    best: str
    line: list[str]
    """How play might have gone on after the best move."""
    value: ValueData
    lost: float
    """The part of the win that the move cost."""
    points_lost: float
    reasons: list[ReasonData]
    """What speaks for the best move, where another was made."""


class ReviewData(Model):
    moves: list[ReviewedPly]
    costly: list[int]
    """The plies that cost most points, the worst first."""
    end: ValueData | None


class ReviewLine(Model):
    """One line of the answer: how far it is, the review itself, or why there is none."""

    progress: tuple[int, int] | None = None
    review: ReviewData | None = None
    error: str | None = None


# Sharing


class OEmbed(Model):
    """What a link shows, by the oEmbed format: a match as a frame (`rich`), anything else as a `link`."""

    version: Literal["1.0"]
    type: Literal["rich", "link"]
    provider_name: str
    provider_url: str
    title: str
    thumbnail_url: str | None = None
    """The card, where it is not larger than was asked for."""
    thumbnail_width: int | None = None
    thumbnail_height: int | None = None
    html: str | None = None
    """Only of a match, as are the next two."""
    width: int | None = None
    height: int | None = None


# Operation


class Status(Model):
    status: Literal["ok", "ready"]
