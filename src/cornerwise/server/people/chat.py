"""Chat in matches: preset phrases, or free text where the host allows it; mutes and reports."""

from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update

from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.bulk_writer import Rows, insert_missing
from cornerwise.server.storage.schema import chat, mutes
from cornerwise.server.storage.store import Store

PRESETS = (
    *("hello", "good-luck", "have-fun", "your-turn", "one-moment", "nice-move", "oops"),
    *("well-played", "thanks", "good-game", "again", "goodbye"),
)
"""What can be said with one tap; the words are the translators'."""
MOST_LINES = 500


class Chat:
    """What was said at every table."""

    def __init__(self, store: Store, hub: Hub, is_on: bool) -> None:
        self._store, self._hub, self._is_on = store, hub, is_on

    async def say(self, match_id: str, me: Person, preset: str, text: str) -> dict[str, Any]:
        """Says something to all who follow the match. Only those who play may."""
        async with self._hub.reading(match_id) as match:
            allowed, seats = match.created.chat, match.seats_of(me.id)
        if not self._is_on or allowed == "off":
            raise Refused("chat/off", "refused-no-chat")
        if not seats:
            raise Refused("match/not-your-seat", "refused-speak")
        if text and allowed != "free":
            raise Refused("chat/presets", "refused-presets")
        row = {"match": match_id, "at": now(), "player": me.id, "name": me.name, "preset": preset, "text": text}
        async with self._store.writing() as connection:
            count = select(func.coalesce(func.max(chat.c.number), 0)).where(chat.c.match == match_id)
            number = int((await connection.execute(count)).scalar_one()) + 1
            if number > MOST_LINES:
                raise Refused("request/too-many", "refused-said-enough")
            await connection.execute(insert(chat), {**row, "number": number, "reported": False})
        line = {"number": number, "at": row["at"], "seat": seats[0], "name": me.name, "preset": preset, "text": text}
        deaf = await self._who_muted(me.id)
        self._hub.send_to_all(match_id, encode({"type": "chat", "match": match_id, "line": line}), but=deaf)
        return line

    async def lines(self, match_id: str, me: Person) -> list[dict[str, Any]]:
        """What was said so far, by all whom one wants to hear."""
        async with self._hub.reading(match_id) as match:
            seats = {seat.player: number for number, seat in reversed(list(enumerate(match.seats)))}
        muted = await self._muted_by(me.id)
        async with self._store.engine.connect() as connection:
            rows = (
                await connection.execute(select(chat).where(chat.c.match == match_id).order_by(chat.c.number))
            ).all()
        return [
            {"number": row.number, "at": row.at, "seat": seats.get(row.player), "name": row.name}
            | {"preset": row.preset, "text": row.text}
            for row in rows
            if row.player not in muted
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
        muted = await self._muted_by(me.id)
        async with self._hub.reading(match_id) as match:
            return [number for number, seat in enumerate(match.seats) if seat.player in muted]

    async def _muted_by(self, player: str) -> frozenset[str]:
        return await self._names(select(mutes.c.muted).where(mutes.c.player == player))

    async def _who_muted(self, player: str) -> frozenset[str]:
        return await self._names(select(mutes.c.player).where(mutes.c.muted == player))

    async def _names(self, wanted: Select[Any]) -> frozenset[str]:
        async with self._store.engine.connect() as connection:
            return frozenset((await connection.execute(wanted)).scalars())

    # For the operator

    async def report(self, match_id: str, me: Person, number: int) -> None:
        """Marks a line for the operator. Only those who play may."""
        async with self._hub.reading(match_id) as match:
            if not match.seats_of(me.id):
                raise Refused("match/not-your-seat", "refused-speak")
        line = update(chat).where(chat.c.match == match_id, chat.c.number == number).values(reported=True)
        async with self._store.writing() as connection:
            if not (await connection.execute(line)).rowcount:
                raise Refused("request/unknown", "refused-no-line")
