"""The tables of the database.

`events` is the truth. `matches` and `seats` say again what lobbies and timers ask for all the time; they are
written in the same transaction and could be made anew from the log.
"""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text

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
Index("ix_matches_lobby", matches.c.listed, matches.c.phase, matches.c.changed)
Index("ix_matches_due", matches.c.due)
Index("ix_matches_engine_due", matches.c.engine_due)

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
