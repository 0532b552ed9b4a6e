"""Queries about listed matches: those in the lobby, and those that are over."""

from collections.abc import Collection

from sqlalchemy import and_, or_, select, true

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

    async def finished(self, variants: Collection[str] | None, most: int, before: str | None = None) -> list[str]:
        """The matches that were played to some end, of some games or of all, the last ended first; `before` is the
        match after which a list goes on."""
        wanted = (
            select(matches.c.id)
            .where(matches.c.listed.is_(True), matches.c.phase == "over", matches.c.seq >= FEW_EVENTS)
            .where(true() if variants is None else matches.c.variant.in_(variants))
            .order_by(matches.c.changed.desc(), matches.c.id.desc())
            .limit(most)
        )
        if before is not None:
            ended = select(matches.c.changed).where(matches.c.id == before).scalar_subquery()
            same = and_(matches.c.changed == ended, matches.c.id < before)
            wanted = wanted.where(or_(matches.c.changed < ended, same))
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())
