"""Bulk inserts and upserts.

SQLite is written to in a thread of its own, which takes a whole batch, and many rows with every statement: to hand
statements to a thread one by one, or to get the interpreter's lock after every row, costs more than the writing.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cornerwise.server.storage.database import open_blocking

Row = dict[str, Any]
SIZES = (64, 16, 4, 1)
"""How many rows a statement has. Few sizes, so that all statements are prepared after a while."""


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of one table, all with the same columns."""

    table: Table
    rows: Sequence[Row]
    keys: tuple[str, ...] = ()
    """Rows take the place of those with the same keys; without keys they have to be new."""


class BatchWriter(Protocol):
    """Writes a batch in one transaction."""

    async def write(self, batch: Sequence[Rows]) -> None: ...
    async def close(self) -> None: ...


def batch_writer_for(engine: AsyncEngine) -> BatchWriter:
    return ThreadBatchWriter(engine) if engine.dialect.name == "sqlite" else DriverBatchWriter(engine)


class DriverBatchWriter:
    """For databases whose driver sends many rows at once by itself."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, batch: Sequence[Rows]) -> None:
        async with self._engine.begin() as connection:
            for rows in batch:
                await upsert(connection, rows)

    async def close(self) -> None:
        pass


class ThreadBatchWriter:
    """For SQLite: statements of many rows, in a thread of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = open_blocking(engine.url)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")

    async def write(self, batch: Sequence[Rows]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)

    def _write(self, batch: Sequence[Rows]) -> None:
        with self._engine.begin() as connection:
            for rows in batch:
                _write_rows(connection, rows)

    async def close(self) -> None:
        self._thread.shutdown()
        self._engine.dispose()


def _write_rows(connection: Connection, rows: Rows) -> None:
    names = tuple(rows.rows[0])
    at = 0
    for size in SIZES:
        while len(rows.rows) - at >= size:
            values = tuple(row[name] for row in rows.rows[at : at + size] for name in names)
            connection.exec_driver_sql(_many_rows(rows.table, names, rows.keys, size), values)
            at += size


@cache
def _many_rows(table: Table, names: tuple[str, ...], keys: tuple[str, ...], size: int) -> str:
    """A statement with a place for every value, row after row."""
    rows = [dict.fromkeys(names)] * size
    return str(_statement(sqlite, table, names, keys).values(rows).compile(dialect=sqlite.dialect()))


def _statement(dialect: Any, table: Table, names: Sequence[str], keys: Sequence[str]) -> Any:
    statement = dialect.insert(table)
    if not keys:
        return statement
    changed = {name: statement.excluded[name] for name in names if name not in keys}
    return statement.on_conflict_do_update(index_elements=list(keys), set_=changed)


async def upsert(connection: AsyncConnection, rows: Rows) -> None:
    """Inserts rows, or replaces those with the same keys, on a connection that the caller commits."""
    statement = _statement(_dialect(connection), rows.table, tuple(rows.rows[0]), rows.keys)
    await connection.execute(statement, list(rows.rows))


async def insert_missing(connection: AsyncConnection, rows: Rows) -> None:
    """Inserts rows, except those whose keys exist already."""
    await connection.execute(_dialect(connection).insert(rows.table).on_conflict_do_nothing(), list(rows.rows))


def _dialect(connection: AsyncConnection) -> Any:
    return postgresql if connection.dialect.name == "postgresql" else sqlite


async def add_up(connection: AsyncConnection, rows: Rows, sums: tuple[str, ...]) -> None:
    """Inserts rows; where there are some with the same keys, adds these columns to theirs and replaces all others."""
    statement = _dialect(connection).insert(rows.table)
    changed = {name: statement.excluded[name] for name in rows.rows[0] if name not in rows.keys}
    changed |= {name: rows.table.c[name] + changed[name] for name in sums}
    await connection.execute(
        statement.on_conflict_do_update(index_elements=list(rows.keys), set_=changed), list(rows.rows)
    )
