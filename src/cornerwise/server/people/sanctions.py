"""What the operator has taken from people, for a time or for good: playing, chat, choosing their name."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, Literal

from sqlalchemy import or_, select

from cornerwise.server.base.background import Background
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.storage.schema import sanctions
from cornerwise.server.storage.store import Store

log = logging.getLogger(__name__)
LOAD_EVERY = 5.0
"""Seconds after which a running server has heard of what the operator did."""

Sanction = Literal["play", "chat", "name"]
"""The code and the message of the refusal; the message with `-until` has a date."""
OnRename = Callable[[str], Coroutine[Any, Any, None]]


class Sanctions:
    """All that hold now, in memory: there are few, and every command asks.

    `on_rename` is awaited with every player whom the operator has renamed while the server ran.
    """

    def __init__(self, store: Store, background: Background, on_rename: OnRename) -> None:
        self._store, self._background, self._on_rename = store, background, on_rename
        self._until: dict[tuple[str, str], int | None] = {}
        self._renamed: set[tuple[str, int]] | None = None
        """Whom the operator has renamed, and when; None before that was first asked."""

    async def start(self) -> None:
        await self.load()
        self._background.start(self._load_again())

    async def load(self) -> None:
        holds = or_(sanctions.c.until.is_(None), sanctions.c.until > now())
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(select(sanctions).where(holds))).all()
        self._until = {(row.player, row.kind): row.until for row in rows}
        renamed = {(row.player, row.at) for row in rows if row.kind == "name"}
        new = set() if self._renamed is None else renamed - self._renamed
        self._renamed = renamed
        for player, _ in new:
            self._background.start(self._on_rename(player))

    async def _load_again(self) -> None:
        while True:
            await asyncio.sleep(LOAD_EVERY)
            try:
                await self.load()
            except Exception as error:
                log.warning("sanctions could not be read", extra={"error": type(error).__name__})

    def require(self, kind: Sanction, player: str) -> None:
        """Refuses somebody from whom this was taken."""
        if (player, kind) not in self._until:
            return
        until = self._until[player, kind]
        if until is not None and until <= now():
            return
        raise _refusal(kind, until)


def _refusal(kind: Sanction, until: int | None) -> Refused:
    details = {"until": until}
    if until is None:
        match kind:
            case "play":
                return Refused("account/suspended", "refused-suspended", details=details)
            case "chat":
                return Refused("chat/muted", "refused-chat-taken", details=details)
            case "name":
                return Refused("account/suspended", "refused-name-taken", details=details)
    date = day_of(until)
    match kind:
        case "play":
            return Refused("account/suspended", "refused-suspended-until", date=date, details=details)
        case "chat":
            return Refused("chat/muted", "refused-chat-taken-until", date=date, details=details)
        case "name":
            return Refused("account/suspended", "refused-name-taken-until", date=date, details=details)


def day_of(at: int) -> str:
    """The day of a time, as 2026-11-18 (UTC)."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
