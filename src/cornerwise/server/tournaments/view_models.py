"""What is shown of tournaments, as models. `views` builds the data; tests hold it to these models."""

from cornerwise.games.options import Choice
from cornerwise.server.base.model import Model
from cornerwise.server.match.clock import ClockPlan
from cornerwise.tournaments.plan import Format, TieBreak
from cornerwise.tournaments.tournament import TournamentPhase


class EntrantView(Model):
    entrant: int
    """The number of the entrant in the order of joining, from 1."""
    name: str
    level: int
    """Of the computer; 0 for people."""


class StandingView(EntrantView):
    """A line of the standings."""

    place: int
    active: bool
    """False for those who have withdrawn, or did not show up."""
    points: float
    buchholz: float
    """The points of all rivals together."""
    sonneborn_berger: float
    """The points of beaten rivals, and half of those of equals."""
    board: int
    """By how many points one was ahead of every rival in the own games, added up."""
    wins: int
    games: int
    byes: int
    streak: int
    """Wins in a row up to now."""


class TournamentTable(Model):
    table: int
    match: str
    seats: list[EntrantView]
    points: list[float] | None
    """Of every seat; none while it is played."""
    board: list[int] | None
    absent: list[int]
    """The seats of those who did not show up."""


class RoundView(Model):
    """Who plays whom in a round."""

    round: int
    tables: list[TournamentTable]
    byes: list[EntrantView]


class TournamentSummary(Model):
    """What a list shows of a tournament. All times are milliseconds."""

    tournament: str
    """Its name, which is also the link to it."""
    title: str
    listed: bool
    variant: str
    options: dict[str, Choice]
    clock: ClockPlan
    rated: bool
    format: Format
    seats: int
    """Of a table."""
    minutes: int
    """Arena: for how long new games begin."""
    tie_breaks: list[TieBreak]
    most: int
    """Entrants."""
    starts_at: int | None
    starts_with: int | None
    """The number of entrants with which it starts by itself."""
    pause: int
    """Between two rounds."""
    no_show: int
    """For how long somebody's first move is waited for."""
    phase: TournamentPhase
    entrants: int
    active: int
    """Entrants who have not withdrawn."""
    round: int
    rounds: int | None
    """None where their number is not known before."""
    playing: int
    """Tables."""
    created: int
    started: int | None
    ends: int | None
    """Arena: when the last games begin."""
    next: int | None
    """When the next round begins; none while one is played."""
    changed: int
    seq: int


class OwnView(Model):
    """What concerns you."""

    entrant: int | None
    """Your number, none if you do not take part."""
    active: bool
    host: bool
    """Whether you have opened it."""
    match: str | None
    """The match that you are to play now."""


class TournamentView(TournamentSummary):
    """A tournament with the first lines of its standings."""

    standings: list[StandingView]
    you: OwnView


class TournamentExport(TournamentSummary):
    """A whole tournament."""

    standings: list[StandingView]
    pairings: list[RoundView]
