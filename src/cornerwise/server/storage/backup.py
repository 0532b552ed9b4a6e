"""Backup of a whole database to one file, and restore, also into the other kind of database."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select

from cornerwise.errors import RecordError
from cornerwise.server.storage.database import open_database
from cornerwise.server.storage.schema import metadata

FORMAT = {"format": "cornerwise-backup", "version": 1}
AT_ONCE = 1000


async def backup(database: str, path: Path) -> int:
    """Writes all rows of a database to a file, as of one moment; gives their number. The server may go on meanwhile."""
    engine = await open_database(database)
    part, rows = path.with_name(path.name + ".part"), 0
    try:
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            with gzip.open(part, "wt", encoding="utf-8") as file:
                file.write(json.dumps(FORMAT) + "\n")
                for table in metadata.sorted_tables:
                    for row in await connection.execute(select(table)):
                        file.write(json.dumps([table.name, list(row)], ensure_ascii=False) + "\n")
                        rows += 1
        part.replace(path)
    finally:
        await engine.dispose()
        part.unlink(missing_ok=True)
    return rows


async def restore(database: str, path: Path) -> int:
    """Fills an empty database from a file; all or nothing. Gives the number of rows."""
    engine = await open_database(database)
    rows = 0
    try:
        async with engine.begin() as connection:
            for table in metadata.sorted_tables:
                if (await connection.execute(select(func.count()).select_from(table))).scalar():
                    raise RecordError(database, "error-database-full")
            for name, values in _batches(path):
                table = metadata.tables[name]
                names = table.columns.keys()
                # Rows of an earlier version lack the columns that came later, which have defaults.
                await connection.execute(insert(table), [dict(zip(names, row, strict=False)) for row in values])
                rows += len(values)
    finally:
        await engine.dispose()
    return rows


def _batches(path: Path) -> Iterator[tuple[str, list[list[Any]]]]:
    """Rows of one table after another, some at a time."""
    name, values = "", list[list[Any]]()
    for line in _lines(path):
        if line[0] not in metadata.tables:
            raise RecordError(line[0], "error-backup-table", file=str(path))
        if values and (line[0] != name or len(values) == AT_ONCE):
            yield name, values
            values = []
        name = line[0]
        values.append(line[1])
    if values:
        yield name, values


def _lines(path: Path) -> Iterator[list[Any]]:
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            if json.loads(file.readline()) != FORMAT:
                raise RecordError(str(path), "error-backup-version", file=str(path))
            yield from map(json.loads, file)
    except (gzip.BadGzipFile, EOFError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise RecordError(str(path), "error-backup-damaged", file=str(path)) from error
