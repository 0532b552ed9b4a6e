"""What is shown of tournaments, as models. `views` builds the data; tests hold it to these models."""

from cornerwise.games.options import Choice
from cornerwise.server.base.model import Model
from cornerwise.server.match.clock import ClockPlan
from cornerwise.tournaments.events import Cancellation
from cornerwise.tournaments.plan import Format, TieBreak
from cornerwise.tournaments.tournament import TournamentPhase


class EntrantView(Model):
    entrant: int
    """The number of the entrant in the order of joining, from 1."""
    name: str
    level: int
    """Of the computer; 0 for people."""
    account: str
    """The name of the account, whose profile is at `/@name`; empty for guests, those who hide it, and the computer."""


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
    round: int
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


class TieView(Model):
    """Two who play for a place in the next stage of a knockout."""

    seats: list[EntrantView | None]
    """None where nobody is: the other has a bye."""
    winner: int | None
    """The number of the entrant who goes on; none while it is played."""
    games: list[TournamentTable]
    """More than one where games were drawn."""


class BracketView(Model):
    """A knockout: the ties of every stage that is known, the first stage first."""

    entrants: int
    """How many take part, by which the number of stages is known."""
    stages: list[list[TieView]]


class EntrantDetails(Model):
    """One entrant: the own line of the standings, and all games."""

    standing: StandingView
    games: list[TournamentTable]
    byes: list[int]
    """The rounds in which it sat out."""


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
    late: bool
    """Whether people can join after the start, in Swiss tournaments and arenas."""
    club: str
    """The club whose tournament it is, or empty."""
    members_only: bool
    """Whether only members of the club can join."""
    phase: TournamentPhase
    cancelled: Cancellation | None
    """Why it was called off: by its host, because too few came or nobody started it, or by the operator."""
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
    """Whether you may start it and call it off: as its host, or as an organiser of its club."""
    match: str | None
    """The match that you are to play now."""
    bye: bool
    """Whether you sit out in the round that is being played."""
    standing: StandingView | None
    """Your line of the standings, which may be far below the first ones."""


class TournamentView(TournamentSummary):
    """A tournament with the first lines of its standings."""

    standings: list[StandingView]
    you: OwnView


class TournamentExport(TournamentSummary):
    """A whole tournament."""

    standings: list[StandingView]
    pairings: list[RoundView]
