"""The tables of the database.

`events` is the truth. `matches` and `seats` say again what lobbies and timers ask for all the time; they are
written in the same transaction and could be made anew from the log.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    and_,
    literal_column,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s",
    }
)

events = Table(
    "events",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("key", Text, nullable=False),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("id", Text, primary_key=True),
    Column("variant", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("engine_due", Boolean, nullable=False),
    sqlite_with_rowid=False,
)
IS_LISTED_AND_OVER = and_(matches.c.listed.is_(True), matches.c.phase == literal_column("'over'"))
"""Spelt out, as databases compare it with the condition of an index."""
# Every move writes a row of `matches`; an index that holds only what is looked for is seldom touched by that.
for _name, _columns, _wanted in (
    ("lobby", (matches.c.phase, matches.c.changed), matches.c.listed.is_(True)),
    ("due", (matches.c.due,), matches.c.due.is_not(None)),
    ("engine_due", (matches.c.changed,), matches.c.engine_due.is_(True)),
    ("over", (matches.c.variant, matches.c.changed, matches.c.id), IS_LISTED_AND_OVER),
):
    Index(f"ix_matches_{_name}", *_columns, sqlite_where=_wanted, postgresql_where=_wanted)

seats = Table(
    "seats",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("ix_seats_player", seats.c.player)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, server_default="0"),
)
Index("ix_sessions_player", sessions.c.player)

listings = Table(
    "listings",
    metadata,
    Column("match", Text, primary_key=True),
    Column("wish", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_listings_wish", listings.c.wish, listings.c.created)
Index("ix_listings_address", listings.c.address)
Index("ix_listings_player", listings.c.player)

pairings = Table(
    "pairings",
    metadata,
    Column("match", Text, primary_key=True),
    Column("variant", Text, nullable=False),
    Column("waited", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("ix_pairings_variant", pairings.c.variant, pairings.c.at)

removals = Table(
    "removals",
    metadata,
    Column("player", Text, primary_key=True),
    Column("match", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
)

heartbeats = Table(
    "heartbeats",
    metadata,
    Column("server", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("end", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    # In the order of code points, as SQLite has it: so the index finds how names begin.
    Column("login", Text().with_variant(Text(collation="C"), "postgresql"), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("hidden", Text, nullable=False, server_default=""),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("accounts.player"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
)

tickets = Table(
    "tickets",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("data", Text, nullable=False),
    Column("expires", BigInteger),
)
Index("ix_tickets_player", tickets.c.player, tickets.c.kind)
Index("ix_tickets_expires", tickets.c.expires)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
Index("ix_ratings_variant", ratings.c.variant, ratings.c.mu)

rated = Table("rated", metadata, Column("match", Text, primary_key=True), Column("done", Boolean, nullable=False))

rating_history = Table(
    "rating_history",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("games", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    sqlite_with_rowid=False,
)

results = Table(
    "results",
    metadata,
    Column("match", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("party", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("level", Integer, nullable=False),
    Column("colours", Text, nullable=False),
    Column("first", Text, nullable=False),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("match", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("preset", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("reported", Boolean, nullable=False),
)

keys = Table("keys", metadata, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_subscriptions_player", subscriptions.c.player)

addresses = Table(
    "addresses",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("address", Text, nullable=False),
    Column("site", Text, nullable=False),
    Column("confirmed", BigInteger, nullable=False),
    Column("language", Text, nullable=False, server_default="en"),
)

mailed = Table(
    "mailed",
    metadata,
    Column("match", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("muted", Text, primary_key=True),
)
Index("ix_mutes_muted", mutes.c.muted)

puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
)
Index("ix_puzzle_results_player", puzzle_results.c.player, puzzle_results.c.at)


def _glicko(table: str, name: str) -> Table:
    return Table(
        table,
        metadata,
        Column(name, Text, primary_key=True),
        Column("rating", Float, nullable=False),
        Column("deviation", Float, nullable=False),
        Column("volatility", Float, nullable=False),
        Column("results", Integer, nullable=False),
    )


puzzle_players = _glicko("puzzle_players", "player")
puzzle_grades = _glicko("puzzle_grades", "puzzle")

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("data", Text, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("due", BigInteger),
    Column("club", Text, nullable=False, server_default=""),
    Column("summary", Text, nullable=False, server_default=""),
)
Index("ix_tournaments_club", tournaments.c.club)
Index("ix_tournaments_due", tournaments.c.phase, tournaments.c.due)
_listed = tournaments.c.listed.is_(True)
Index(
    "ix_tournaments_listed",
    *(tournaments.c.phase, tournaments.c.changed, tournaments.c.id),
    sqlite_where=_listed,
    postgresql_where=_listed,
)
Index("ix_tournaments_host", tournaments.c.host)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", Text, primary_key=True),
    Column("entrant", Integer, primary_key=True, autoincrement=False),
    Column("player", Text, nullable=False),
)
Index("ix_entrants_player", entrants.c.player)

clubs = Table(
    "clubs",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("plain", Text, nullable=False, unique=True),
    Column("about", Text, nullable=False),
    Column("place", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("entry", Text, nullable=False),
    Column("invitation", Text, nullable=False),
    Column("members", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
)
Index("ix_clubs_members", clubs.c.members)

club_members = Table(
    "club_members",
    metadata,
    Column("club", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("role", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
)
Index("ix_club_members_player", club_members.c.player)

follows = Table(
    "follows",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("followed", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
Index("ix_follows_followed", follows.c.followed)

blocks = Table(
    "blocks",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("blocked", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
Index("ix_blocks_blocked", blocks.c.blocked)

contact_choices = Table(
    "contact_choices",
    metadata,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("shows_online", Boolean, nullable=False),
    Column("challenges", Text, nullable=False),
    Column("free_chat", Boolean, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("challenged", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("delivered", Boolean, nullable=False),
    Column("match", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("starts", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)
Index("ix_challenges_player", challenges.c.player)
Index("ix_challenges_challenged", challenges.c.challenged)
Index("ix_challenges_state", challenges.c.state, challenges.c.expires)

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("state", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("words", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("reported", Text, nullable=False),
    Column("match", Text, nullable=False),  # or the club or tournament, where `about` says so
    Column("line", Integer, nullable=False),
    Column("context", Text, nullable=False),
)
Index("ix_reports_state", reports.c.state, reports.c.number)
Index("ix_reports_reported", reports.c.reported)

sanctions = Table(
    "sanctions",
    metadata,
    Column("player", Text, primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("until", BigInteger),
    Column("at", BigInteger, nullable=False),
)

moderation = Table(
    "moderation",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("action", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("report", Integer),
    Column("until", BigInteger),
    Column("note", Text, nullable=False),
)

explored_matches = Table("explored_matches", metadata, Column("match", Text, primary_key=True))

explored_plies = Table(
    "explored_plies",
    metadata,
    Column("match", Text, primary_key=True),
    Column("position", BigInteger, primary_key=True, autoincrement=False),
    Column("move", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    sqlite_with_rowid=False,
)

explored_moves = Table(
    "explored_moves",
    metadata,
    Column("position", BigInteger, primary_key=True, autoincrement=False),
    Column("move", Integer, primary_key=True, autoincrement=False),
    Column("games", Integer, nullable=False),
    Column("won", BigInteger, nullable=False),
    Column("points", BigInteger, nullable=False),
    Column("match", Text, nullable=False),
    sqlite_with_rowid=False,
)
