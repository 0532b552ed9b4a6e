"""Turn notices in games by correspondence, by push and by mail, to players who are not connected."""

import asyncio

from cornerwise.server.base.background import Background
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.live.presence import Presence
from cornerwise.server.match.match import Match
from cornerwise.server.people.mail_notices import MailNotices
from cornerwise.server.people.push_notices import PushNotices

TURNING = {"started", "moved", "undone", "resumed", "back"}
"""The events after which it may be somebody else's turn."""


class Notices:
    """Notifies the player to move when a turn begins."""

    def __init__(
        self, hub: Hub, background: Background, presence: Presence, pushing: PushNotices, mailing: MailNotices
    ) -> None:
        self._hub, self._background, self._presence = hub, background, presence
        self._push_notices, self._mail_notices = pushing, mailing
        hub.listeners.append(self._note)

    def _note(self, live: LiveMatch, since: int) -> None:
        match = live.match
        if match and match.clocks.plan.kind == "days" and _has_turned(match, since):
            self._background.start(self._tell(live.id, match.game.ply))

    async def _tell(self, match_id: str, ply: int) -> None:
        if (player := await self._awaited(match_id, ply)) is None:
            return
        async with self._hub.reading(match_id) as match:
            variant = match.variant.id
        notice = {"kind": "turn", "match": match_id, "variant": variant}
        await self._push_notices.tell(player, match_id, notice)
        while wait := await self._mail_notices.tell_turn(player, match_id, variant):
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
