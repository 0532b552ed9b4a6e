"""The messages of the socket, version 1: the single source of docs, schema and checks.

Incoming models refuse whatever they do not name. Outgoing data is built in `match.view`; tests hold it to the models
here and in `match.view_models`, and `schema` gives them to clients in other languages.
"""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter

from cornerwise.server.base.model import Model
from cornerwise.server.base.refusal import Code as RefusalCode
from cornerwise.server.lobby.view_models import LobbyChange
from cornerwise.server.match.actions import CommandBody, Key, Notation, Seq
from cornerwise.server.match.match_id import MatchId
from cornerwise.server.match.view_models import ChatLine, EventView, LobbyMatch, SnapshotView, StateView
from cornerwise.server.people.contact_models import ChallengeNews, ChallengeView, ContactView
from cornerwise.server.tournaments.view_models import TournamentView

VERSION = 1
# From the client, over the socket


class Subscribe(Model):
    """Follow a match; from event `since` on, if some are known already."""

    type: Literal["subscribe"]
    match: MatchId
    since: Seq | None = None


class Unsubscribe(Model):
    type: Literal["unsubscribe"]
    match: MatchId


class Follow(Model):
    """Follow a tournament: how it stands comes now, and whenever it has changed."""

    type: Literal["follow"]
    tournament: MatchId


class Unfollow(Model):
    type: Literal["unfollow"]
    tournament: MatchId


class People(Model):
    """Be online for those who follow you, and hear of challenges and of those you follow. Only with an account."""

    type: Literal["people"]


class Watch(Model):
    """Follow the lobby: it comes now, and whenever it has changed; with `games` also every game that is played."""

    type: Literal["watch"]
    games: bool = False


class Unwatch(Model):
    type: Literal["unwatch"]


class Do(CommandBody):
    type: Literal["do"]
    match: MatchId


class Why(Model):
    """Ask whether a move would be legal now, and if not, by which rule."""

    type: Literal["why"]
    match: MatchId
    move: Notation
    key: Key


class Pong(Model):
    """The answer to the server's `ping`, at once."""

    type: Literal["pong"]
    id: int


AnyClientMessage = Subscribe | Unsubscribe | Follow | Unfollow | People | Watch | Unwatch | Do | Why | Pong
ClientMessage = Annotated[AnyClientMessage, Field(discriminator="type")]
client_message: TypeAdapter[AnyClientMessage] = TypeAdapter(ClientMessage)


# From the server, over the socket


class Welcome(Model):
    """The first message. `time` is the server's clock, in milliseconds."""

    type: Literal["welcome"]
    protocol: int
    server: str
    name: str
    time: int


class Snapshot(Model):
    type: Literal["snapshot"]
    snapshot: SnapshotView


class Events(Model):
    """What happened in a match that is followed, and how it stands now."""

    type: Literal["events"]
    match: str
    events: list[EventView]
    state: StateView


class Ack(Model):
    """A command is done and safely stored: it led to the events from `first` to `last`."""

    type: Literal["ack"]
    match: str
    key: str
    first: int
    last: int
    repeated: bool


class Fault(Model):
    """What was refused and why; nothing has changed. `key` where a command had one."""

    type: Literal["error"]
    code: RefusalCode
    message: str
    match: str | None = None
    key: str | None = None
    details: dict[str, Any] = Field(default_factory=dict)


class Verdict(Model):
    """The answer to `why`: no reason for a legal move, and only `why` for a text that is no move."""

    type: Literal["reason"]
    match: str
    key: str
    legal: bool
    reason: str | None
    """One of `rules.reasons.CLAUSES`, to be said in the language of the player."""
    clause: str | None
    why: str | None
    """The reason in English."""
    details: dict[str, str | int | list[str] | list[int]]


class Presence(Model):
    """Which seats have somebody at the other end of a socket, and how many others watch."""

    type: Literal["presence"]
    match: str
    seats: list[bool]
    watching: int


class ChatMessage(Model):
    """Something was said at a table that is followed."""

    type: Literal["chat"]
    match: str
    line: ChatLine


class TournamentNews(Model):
    """How a tournament that is followed stands; at most once a second."""

    type: Literal["tournament"]
    tournament: TournamentView


class ContactNews(Model):
    """Somebody you follow has come, gone, or begun or ended a public match."""

    type: Literal["contact"]
    contact: ContactView


class ChallengesNews(Model):
    """Your challenges that wait for an answer, now and whenever one comes or goes."""

    type: Literal["challenges"]
    challenges: list[ChallengeView]
    news: ChallengeNews | None


class LobbyNews(LobbyChange):
    """What has changed in the lobby. Parts that are not there stand as before; no game may be featured (null)."""

    type: Literal["lobby"]


class GamesNews(Model):
    """Listed games that are being played: those that have changed, and those that have ended."""

    type: Literal["games"]
    all: bool
    """Whether these are all there are; it is so with the first message."""
    games: list[LobbyMatch]
    gone: list[str]


class OwnNews(Model):
    """Something happened in a match of your own."""

    type: Literal["mine"]
    match: LobbyMatch


class Ping(Model):
    """Answer with `pong` at once: the server measures what the network takes."""

    type: Literal["ping"]
    id: int


ServerMessage = Annotated[
    Welcome
    | Snapshot
    | Events
    | Ack
    | Fault
    | Verdict
    | Presence
    | ChatMessage
    | TournamentNews
    | ContactNews
    | ChallengesNews
    | LobbyNews
    | GamesNews
    | OwnNews
    | Ping,
    Field(discriminator="type"),
]
server_message: TypeAdapter[Any] = TypeAdapter(ServerMessage)


def schema(references: str = "#/$defs/{model}") -> dict[str, Any]:
    """All messages as one JSON schema, for clients in other languages; two definitions name all of a direction."""
    directions = {"ClientMessage": client_message, "ServerMessage": server_message}
    whole, definitions = TypeAdapter.json_schemas(
        [(name, "validation", messages) for name, messages in directions.items()],
        title=f"Cornerwise protocol {VERSION}",
        ref_template=references,
    )
    definitions["$defs"] |= {name: whole[name, "validation"] for name in directions}
    return definitions
