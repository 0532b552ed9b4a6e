"""Telling people who are not there that it is their turn, in games by correspondence."""

import asyncio

from cornerwise.server.base.background import Background
from cornerwise.server.live.hub import Hub, Table
from cornerwise.server.live.presence import Presence
from cornerwise.server.match.match import Match
from cornerwise.server.people.mailing import Mailing
from cornerwise.server.people.pushing import Pushing

TURNING = {"started", "moved", "undone", "resumed", "back"}
"""The events after which it may be somebody else's turn."""


class Notices:
    """Looks out for turns that begin, and tells whoever is to move by push and by mail."""

    def __init__(
        self, hub: Hub, background: Background, presence: Presence, pushing: Pushing, mailing: Mailing
    ) -> None:
        self._hub, self._background, self._presence = hub, background, presence
        self._pushing, self._mailing = pushing, mailing
        hub.listeners.append(self._note)

    def _note(self, table: Table, since: int) -> None:
        match = table.match
        if match and match.clocks.plan.kind == "days" and _has_turned(match, since):
            self._background.start(self._tell(table.id, match.game.ply))

    async def _tell(self, match_id: str, ply: int) -> None:
        if (player := await self._awaited(match_id, ply)) is None:
            return
        async with self._hub.reading(match_id) as match:
            variant = match.variant.id
        notice = {"kind": "turn", "match": match_id, "variant": variant}
        await self._pushing.tell(player, match_id, notice)
        while wait := await self._mailing.tell_turn(player, match_id, variant):
            await asyncio.sleep(wait / 1000)
            if await self._awaited(match_id, ply) is None:
                return

    async def _awaited(self, match_id: str, ply: int) -> str | None:
        """The player who is to make this move and is not there to see it."""
        async with self._hub.reading(match_id) as match:
            player = _player_to_move(match)
            is_due = player is not None and match.game.ply == ply
        return player if is_due and player not in self._presence.people(match_id) else None


def _has_turned(match: Match, since: int) -> bool:
    """Whether somebody is to move who did not bring this about."""
    turning = [entry for entry in match.log[since:] if entry.event.kind in TURNING]
    player = _player_to_move(match)
    return bool(turning) and player is not None and turning[-1].player != player


def _player_to_move(match: Match) -> str | None:
    if match.mover is None or match.seats[match.mover].engine:
        return None
    return match.seats[match.mover].player or None
