"""Queries about listed matches: those in the lobby, and those that ended lately."""

from sqlalchemy import select, true

from cornerwise.server.storage.schema import matches
from cornerwise.server.storage.store import Store

MOST = {"waiting": 50, "playing": 100}
"""Matches of each phase that the lobby shows, so that many games do not push those out that wait for others."""
FEW_EVENTS = 10
"""Matches with fewer events were called off before much was to be seen."""


class LobbyStore:
    """What everybody may find without a link."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def listed(self) -> dict[str, int]:
        """The matches that wait or are played, the last changed first of each, with the number of their last event."""
        found: dict[str, int] = {}
        async with self._store.engine.connect() as connection:
            for phase, most in MOST.items():
                wanted = (
                    select(matches.c.id, matches.c.seq)
                    .where(matches.c.listed.is_(True), matches.c.phase == phase)
                    .order_by(matches.c.changed.desc())
                    .limit(most)
                )
                found |= {row.id: row.seq for row in await connection.execute(wanted)}
        return found

    async def finished(self, variant: str | None, most: int) -> list[str]:
        """The matches that were played to some end, of one game or of all, the last ended first."""
        wanted = (
            select(matches.c.id)
            .where(matches.c.listed.is_(True), matches.c.phase == "over", matches.c.seq >= FEW_EVENTS)
            .where(true() if variant is None else matches.c.variant == variant)
            .order_by(matches.c.changed.desc())
            .limit(most)
        )
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())
