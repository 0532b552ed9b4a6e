"""Queries about listed matches: those in the lobby, and those that are over."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Select, select, true, tuple_, union_all

from cornerwise.server.storage.schema import IS_LISTED_AND_OVER, matches
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
        place = tuple_(matches.c.changed, matches.c.id)
        ended = select(matches.c.id, matches.c.changed).where(IS_LISTED_AND_OVER, matches.c.seq >= FEW_EVENTS)
        async with self._store.engine.connect() as connection:
            if before is not None:
                row = (await connection.execute(select(matches.c.changed).where(matches.c.id == before))).first()
                if row is None:
                    return []
                ended = ended.where(place < (row.changed, before))
            # A list for each game, as an index has it in order: a rare one is not searched for among all others.
            games = [true()] if variants is None else [matches.c.variant == variant for variant in variants]
            last = [select(_latest(ended.where(game), ended.selected_columns, most).subquery()) for game in games]
            if not last:
                return []
            found = union_all(*last).subquery()
            return list((await connection.execute(_latest(select(found.c.id), found.c, most))).scalars())


def _latest(wanted: Select[Any], columns: Any, most: int) -> Select[Any]:
    """The last changed, in the order that the database has for equal times, too."""
    return wanted.order_by(columns.changed.desc(), columns.id.desc()).limit(most)
