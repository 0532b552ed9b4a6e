"""Chat in matches: preset phrases, and free text between account holders who have switched it on; mutes."""

from typing import Any

from sqlalchemy import delete, func, insert, select

from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Audience, Hub
from cornerwise.server.live.presence import Presence
from cornerwise.server.people.contacts import Contacts
from cornerwise.server.people.sanctions import Sanctions
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.bulk_writer import Rows, insert_missing
from cornerwise.server.storage.schema import chat, matches, mutes
from cornerwise.server.storage.store import Store

PRESETS = (
    *("hello", "good-luck", "have-fun", "your-turn", "one-moment", "nice-move", "oops"),
    *("well-played", "thanks", "good-game", "again", "goodbye"),
)
"""What can be said with one tap; the words are the translators'."""
MOST_LINES = 500


class Chat:
    """What was said at every table."""

    def __init__(
        self, store: Store, hub: Hub, presence: Presence, contacts: Contacts, sanctions: Sanctions, is_on: bool
    ) -> None:
        self._store, self._hub, self._presence, self._is_on = store, hub, presence, is_on
        self._contacts, self._sanctions = contacts, sanctions

    async def say(self, match_id: str, me: Person, preset: str, text: str) -> dict[str, Any]:
        """Says something to all who follow the match and want to hear it. Only those who play may."""
        self._sanctions.require("chat", me.id)
        async with self._hub.reading(match_id) as match:
            allowed, seats, table = match.created.chat, match.seats_of(me.id), match.players
        if not self._is_on or allowed == "off":
            raise Refused("chat/off", "refused-no-chat")
        if not seats:
            raise Refused("match/not-your-seat", "refused-speak")
        deaf = await self._contacts.deaf_to(me.id)
        readers = await self._readers(match_id, me, table - deaf, allowed) if text else None
        row = {"match": match_id, "at": now(), "player": me.id, "name": me.name, "preset": preset, "text": text}
        async with self._store.writing() as connection:
            # Two processes must not give the same number to two lines.
            await connection.execute(select(matches.c.id).where(matches.c.id == match_id).with_for_update())
            count = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == match_id)
            number = int((await connection.execute(count)).scalar_one()) + 1
            if number > MOST_LINES:
                raise Refused("request/too-many", "refused-said-enough")
            await connection.execute(insert(chat), {**row, "number": number, "reported": False})
        line = {"number": number, "at": row["at"], "seat": seats[0], "name": me.name, "preset": preset, "text": text}
        message = encode({"type": "chat", "match": match_id, "line": line})
        self._hub.send_to_all(match_id, message, Audience(deaf, readers))
        return line

    async def _readers(self, match_id: str, me: Person, table: frozenset[str], allowed: str) -> frozenset[str]:
        """Who is sent free text: those who have switched it on, as the writer and somebody else at the table must."""
        if allowed != "free":
            raise Refused("chat/presets", "refused-presets")
        readers = await self._contacts.readers(table | self._presence.people(match_id) | {me.id})
        if me.id not in readers:
            raise Refused("chat/presets", "refused-free-chat-off")
        if not readers & (table - {me.id}):
            raise Refused("chat/presets", "refused-nobody-reads")
        return readers

    async def lines(self, match_id: str, me: Person) -> list[dict[str, Any]]:
        """What was said so far, by all whom one wants to hear; free text only for those who have switched it on."""
        async with self._hub.reading(match_id) as match:
            seats = {seat.player: number for number, seat in reversed(list(enumerate(match.seats)))}
        unheard = await self._contacts.unheard_by(me.id)
        is_reader = bool(await self._contacts.readers([me.id]))
        async with self._store.engine.connect() as connection:
            rows = (
                await connection.execute(select(chat).where(chat.c.match == match_id).order_by(chat.c.number))
            ).all()
        return [
            {"number": row.number, "at": row.at, "seat": seats.get(row.player), "name": row.name}
            | {"preset": row.preset, "text": row.text}
            for row in rows
            if row.player not in unheard and (row.preset or is_reader or row.player == me.id)
        ]

    # Who does not want to hear whom, at whichever table

    async def mute(self, match_id: str, me: Person, seat: int, is_muted: bool) -> None:
        """From now on one hears nothing that the player of a seat says, or hears it again."""
        async with self._hub.reading(match_id) as match:
            player = match.seats[seat].player if seat < len(match.seats) else ""
        if player in ("", me.id):
            raise Refused("request/malformed", "refused-mute")
        row = {"player": me.id, "muted": player}
        async with self._store.writing() as connection:
            if is_muted:
                await insert_missing(connection, Rows(mutes, [row]))
            else:
                await connection.execute(delete(mutes).where(mutes.c.player == me.id, mutes.c.muted == player))

    async def muted_seats(self, match_id: str, me: Person) -> list[int]:
        """The seats at a table whose players one does not hear."""
        muted = await self._contacts.unheard_by(me.id)
        async with self._hub.reading(match_id) as match:
            return [number for number, seat in enumerate(match.seats) if seat.player in muted]
