"""What is shown of the lobby, as models. `news` builds the data; tests hold it to these models."""

from cornerwise.server.base.model import Model
from cornerwise.server.match.view_models import LobbyMatch
from cornerwise.server.tournaments.view_models import TournamentSummary


class LobbyView(Model):
    """What a start page shows of what goes on."""

    seeks: list[LobbyMatch]
    """Matches that wait for others, first those whose players are there."""
    tournaments: list[TournamentSummary]
    """Those that can be joined, the next to start first."""
    featured: LobbyMatch | None
    """The game that is most worth watching."""
    playing: int
    """How many listed games are being played."""


class LobbyChange(Model):
    """The parts that have changed, each whole; after `watch` all of them."""

    seeks: list[LobbyMatch] | None = None
    tournaments: list[TournamentSummary] | None = None
    featured: LobbyMatch | None = None
    playing: int | None = None
