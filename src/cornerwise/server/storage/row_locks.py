"""Locks of rows, for transactions that check something before they write it."""

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from cornerwise.server.storage.schema import players


async def lock_players(connection: AsyncConnection, *wanted: str) -> None:
    """From now on no other transaction that does the same for one of these players goes on before this one ends.

    SQLite has one writer anyway. The rows are locked in one order, so that two transactions never wait for each other,
    and without their keys, so that rows may refer to them meanwhile.
    """
    rows = select(players.c.id).where(players.c.id.in_(wanted)).order_by(players.c.id)
    await connection.execute(rows.with_for_update(key_share=True))
