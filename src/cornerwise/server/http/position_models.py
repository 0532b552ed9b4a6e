"""Request and response models of positions that belong to no match: lessons, puzzles, files, designs."""

from typing import Annotated, Literal

from pydantic import ConfigDict, Field, StringConstraints

from cornerwise.drawing.palette import ThemeName
from cornerwise.drawing.svg import CubeView as CubesView
from cornerwise.games.options import Choice
from cornerwise.records.blksgf import MOST_VARIATIONS
from cornerwise.rules.score_sheet import SheetLine
from cornerwise.server.base.model import Model
from cornerwise.server.http.answers import ReasonData, ValueData
from cornerwise.server.http.bodies import Options
from cornerwise.server.match.actions import Notation
from cornerwise.server.match.view_models import PlyView, TableView

MOST_TEXT = 200_000
"""The longest record that can be pasted, in characters."""
MOST_MOVES = 3000
Level = Annotated[int, Field(ge=1, le=9)]
Variant = Annotated[str, StringConstraints(max_length=40)]
Text = Annotated[str, StringConstraints(max_length=MOST_TEXT)]
Short = Annotated[str, StringConstraints(max_length=200)]


# What is asked


class PositionBody(Model):
    """A game and its moves from the beginning."""

    variant: Variant
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    moves: Annotated[list[Notation], Field(max_length=MOST_MOVES)] = Field(default_factory=list)
    rules: int | None = None
    """The number of the rules it was played by; none is those of now."""
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    """Where chance is to move: let it, the same way for the same number. The tiles are among the moves answered."""


class WhyBody(PositionBody):
    move: Notation


class HintBody(PositionBody):
    level: Level = 8


class AnalysisBody(PositionBody):
    level: Level = 5
    lines: Annotated[int, Field(ge=1, le=20)] = 5


class FileBody(PositionBody):
    variations: Annotated[
        list[Annotated[list[Notation], Field(max_length=MOST_MOVES)]], Field(max_length=MOST_VARIATIONS)
    ] = Field(default_factory=list)
    """Other lines of play, each from the beginning; only .blksgf holds them."""


class ArrangeBody(Model):
    """A position in one line of text (docs/position-text.md), which may be one that the rules do not allow."""

    text: Text
    turn: Annotated[str, StringConstraints(max_length=20)] | None = None
    """The colour that is to move then, where the pieces leave that open."""


class CompletionBody(PositionBody):
    seconds: Annotated[float, Field(ge=0, le=20)] = 5.0


class Look(Model):
    """How a picture looks."""

    model_config = ConfigDict(strict=False)  # in a query everything is a text

    theme: ThemeName = "light"
    coordinates: bool = True
    last: bool = True
    """Whether the last move is outlined."""
    marks: bool = False
    """Whether every colour has its pattern."""
    size: Annotated[int, Field(ge=64, le=2048)] = 720
    """Pixels along the longer side."""
    view: CubesView = "both"
    turn: Annotated[int, Field(ge=0, le=3)] = 0
    """Cubes: quarters by which the table is turned."""
    title: Short = ""


class PictureBody(PositionBody):
    look: Look = Look()


class DesignedPiece(Model):
    colour: Annotated[str, StringConstraints(max_length=20)]
    cells: Notation


class DesignBody(Model):
    """Pieces laid at will on the board of a game."""

    variant: Variant
    options: Annotated[Options, Field(max_length=20)] = Field(default_factory=dict)
    pieces: Annotated[list[DesignedPiece], Field(max_length=500)]
    title: Short = ""
    author: Short = ""
    date: Short = ""


class DesignPictureBody(DesignBody):
    look: Look = Look()


class RecordBody(Model):
    """A record (JSON), a .blksgf collection or a design, as text."""

    text: Text


# What is answered


class Outcome(Model):
    winners: list[int]
    totals: list[int]


class Count(Model):
    placed: int
    total: int


class Progress(Count):
    colours: dict[str, Count]


class PositionView(Model):
    """All that the rules know of a position."""

    variant: str
    rules: int
    """The number of the rules it is played by."""
    options: dict[str, Choice]
    plies: list[PlyView]
    turn: str | None
    """The colour or seat to move, `chance` where a tile is to come out of the pile, none when it is over."""
    mover: int | None
    over: bool
    result: Outcome | None
    scores: dict[str, int]
    sheet: dict[str, list[SheetLine]]
    legal: dict[str, list[str]]
    """Every legal move by piece or tile; those that lay nothing stand under ""."""
    cells: dict[str, list[str]] | None = None
    """Placing games: what every colour covers."""
    pieces: dict[str, list[str]] | None = None
    """Placing games: what every colour can still lay."""
    owners: dict[str, list[int]] | None = None
    """Placing games: the seats that lay every colour."""
    skipped: list[str] | None = None
    """Placing games: the blocked colours that were passed over just now."""
    progress: Progress | None = None
    """Games for one: how many pieces are placed."""
    table: TableView | None = None
    """Matching games."""
    hands: dict[str, list[str]] | None = None
    """Matching games: the tiles of all seats. They follow from the moves that were sent."""


class PositionText(Model):
    text: str
    """The position in one line (docs/position-text.md)."""


class ArrangeFault(Model):
    """Why what stands in a line cannot all be played."""

    move: str | None
    """What is in the way; none where a piece is missing."""
    turn: str | None
    """Whose turn it was."""
    reason: str
    clause: str
    why: str
    details: dict[str, str | int | list[str] | list[int]]


class Arrangement(Model):
    """What a line of text writes: its game, and moves that lead to it."""

    variant: str
    rules: int
    options: dict[str, Choice]
    moves: list[str]
    """As far as they can be played."""
    turn: str | None
    """Who is to move after them."""
    fault: ArrangeFault | None
    """None where all of it was played."""


class Hint(Model):
    """What a strong player would do."""

    move: str
    moves: list[str]
    """How play might go on, this move first."""
    value: ValueData
    reasons: list[ReasonData]


class AnalysedLine(Model):
    moves: list[str]
    value: ValueData
    visits: int


class AnalysisData(Model):
    """What the engine thinks, the best move first."""

    value: ValueData
    lines: list[AnalysedLine]
    reasons: list[ReasonData]
    """What speaks for the best move."""
    nodes: int
    exact: bool
    """Whether the end of the game was searched through."""


class CompletionData(Model):
    """Whether every piece can still be placed."""

    answer: Literal["yes", "no", "unknown"]
    reason: str
    """Why not, where that is plain to see."""
    line: list[str]
    """With `yes` all moves to the end."""


class DesignView(Model):
    variant: str
    options: dict[str, Choice]
    pieces: list[DesignedPiece]
    title: str
    author: str
    date: str
    used: dict[str, dict[str, int]]
    """How many of each piece every colour has on the board."""
    record: str
    """The design as a file."""


class RecordedGame(Model):
    variant: str
    rules: int
    """The number of the rules it was played by."""
    options: dict[str, Choice]
    moves: list[str]
    players: list[str]
    date: str
    event: str
    comments: dict[str, str]
    """What was said after so many moves."""
    over: bool
    variations: list[list[str]] = Field(default_factory=list)
    """Other lines of play, each with all its moves from the beginning."""


class RecordData(Model):
    """What a text holds: some games, or a design."""

    games: list[RecordedGame]
    design: DesignView | None = None
