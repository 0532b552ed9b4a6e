"""Opening a database: SQLite in a file, or PostgreSQL.

Both are driven through SQLAlchemy's asynchronous engine, so there is one path for both and the event loop
never waits for a disk. What that costs for each statement is paid once for many moves: see `journal`.
"""

import sqlite3
from contextlib import closing
from importlib.resources import files

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from cornerwise.errors import CornerwiseError, quoted

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000", "cache_size=-16000")
"""A commit is on the disk before it returns; readers never wait for the writer."""


def database_url(text: str) -> URL:
    """The address of a database with the driver that goes with it."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise CornerwiseError(text, "error-database-url", example="sqlite:///cornerwise.db") from error
    if url.drivername not in DRIVERS:
        raise CornerwiseError(text, "error-no-database", name=quoted(url.drivername), known="sqlite, postgresql")
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise CornerwiseError(text, "error-database-file", example="sqlite:///cornerwise.db")
    return url.set(drivername=DRIVERS[url.drivername])


def check_database(url: URL) -> None:
    """Says in a line what is wrong with a file that cannot be opened, before anything starts."""
    if url.get_backend_name() != "sqlite":
        return
    try:
        with closing(sqlite3.connect(str(url.database), timeout=5)) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
            connection.execute("BEGIN IMMEDIATE")
            connection.rollback()
    except (sqlite3.Error, OSError) as error:
        raise CornerwiseError(url.database, "error-database-open", file=str(url.database), problem=str(error)) from None


async def open_database(text: str) -> AsyncEngine:
    """A database with all its tables, made or brought up to date."""
    url = database_url(text)
    engine = create_async_engine(url, pool_size=5, max_overflow=5, hide_parameters=True)
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
    return engine


def open_blocking(url: URL) -> Engine:
    """The same SQLite database for a thread that writes to it and waits."""
    engine = create_engine(url.set(drivername="sqlite+pysqlite"), pool_size=1, max_overflow=0, hide_parameters=True)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def upgrade(connection: Connection, step: str = "head") -> None:
    """Takes all steps that the database has not taken yet, or those up to one."""
    if connection.dialect.name == "postgresql":
        # Several servers may start at once; one of them takes the steps.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(20251)")
    config = Config()
    config.set_main_option("script_location", str(files("cornerwise.server.storage") / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, step)


def _set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
