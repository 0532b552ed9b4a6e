"""Reports to the operator, with what was to be seen then.

They are about a line of chat, a name, somebody's behaviour, or what a club or a tournament is called and says.
"""

from typing import Any, Literal

from pydantic_core import to_json
from sqlalchemy import func, insert, select, update

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub
from cornerwise.server.people.clubs import Clubs
from cornerwise.server.people.contacts import Contacts
from cornerwise.server.people.privacy import AccountHolder
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.schema import chat, players, reports
from cornerwise.server.storage.store import Store
from cornerwise.server.storage.tournament_store import TournamentStore
from cornerwise.tournaments.tournament import Tournament

About = Literal["line", "name", "behaviour", "club", "tournament"]
Reason = Literal["abuse", "spam", "cheating", "name", "other"]
AROUND = 10
"""Lines of chat before and after one that is kept with a report."""
MOST_LINES = 2 * AROUND + 1


class Reports:
    """Writes reports. `Moderation` reads them."""

    def __init__(self, store: Store, hub: Hub, contacts: Contacts, clubs: Clubs) -> None:
        self._store, self._hub, self._contacts = store, hub, contacts
        self._clubs, self._tournaments = clubs, TournamentStore(store)

    async def report_line(self, me: Person, match_id: str, number: int, reason: Reason, words: str) -> None:
        """Reports a line of chat. Only those who play at that table may."""
        context = await self._at_table(me, match_id)
        line = select(chat.c.player).where(chat.c.match == match_id, chat.c.number == number)
        async with self._store.writing() as connection:
            author = (await connection.execute(line)).scalar()
            if author is None:
                raise Refused("request/unknown", "refused-no-line")
            marked = update(chat).where(chat.c.match == match_id, chat.c.number == number)
            await connection.execute(marked.values(reported=True))
        await self._write(me, author, "line", reason, words, context, match_id, number)

    async def report_seat(self, me: Person, match_id: str, seat: int, about: About, reason: Reason, words: str) -> None:
        """Reports who has a seat at a table where one plays."""
        context = await self._at_table(me, match_id)
        async with self._hub.reading(match_id) as match:
            player = match.seats[seat].player if seat < len(match.seats) else ""
        if not player:
            raise Refused("request/unknown", "refused-report-seat")
        await self._write(me, player, about, reason, words, context, match_id)

    async def report_account(self, me: Person, other: AccountHolder, about: About, reason: Reason, words: str) -> None:
        """Reports somebody by the name of their account."""
        await self._write(me, other.player, about, reason, words, {})

    async def report_club(self, me: Person, club_id: str, reason: Reason, words: str) -> None:
        """Reports a club to whose owner the operator then turns."""
        club = await self._clubs.one(club_id)
        said = {name: getattr(club, name) for name in ("name", "about", "place", "language")}
        await self._write(me, await self._clubs.owner_of(club_id), "club", reason, words, {"said": said}, club_id)

    async def report_tournament(self, me: Person, tournament_id: str, reason: Reason, words: str) -> None:
        """Reports a tournament, and by that its host."""
        tournament = Tournament(await self._tournaments.log(tournament_id))
        if not tournament.seq:
            raise Refused("tournament/unknown", "refused-no-tournament")
        said = {"title": tournament.created.title}
        await self._write(me, tournament.host, "tournament", reason, words, {"said": said}, tournament_id)

    async def _at_table(self, me: Person, match_id: str) -> dict[str, Any]:
        """What is kept of a match with a report."""
        async with self._hub.reading(match_id) as match:
            if not match.seats_of(me.id):
                raise Refused("match/not-your-seat", "refused-report-table")
            return {
                "variant": match.created.variant,
                "phase": str(match.phase),
                "ply": match.game.ply,
                "seats": [{"player": seat.player, "name": seat.name, "level": seat.level} for seat in match.seats],
            }

    async def _write(
        self,
        me: Person,
        reported: str,
        about: About,
        reason: Reason,
        words: str,
        context: dict[str, Any],
        place: str = "",
        line: int = 0,
    ) -> None:
        if reported == me.id:
            raise Refused("request/malformed", "refused-yourself")
        same = select(reports.c.number).where(
            *(reports.c.state == "open", reports.c.player == me.id, reports.c.reported == reported),
            *(reports.c.about == about, reports.c.match == place, reports.c.line == line),
        )
        row = {"at": now(), "state": "open", "about": about, "reason": reason, "words": words, "player": me.id}
        row |= {"reported": reported, "match": place, "line": line}
        logins = {player: found.login for player, found in (await self._contacts.named((me.id, reported))).items()}
        async with self._store.writing() as connection:
            if (await connection.execute(same)).first():
                return  # it waits already
            if self._store.engine.dialect.name == "postgresql":
                await connection.exec_driver_sql("LOCK TABLE reports IN SHARE ROW EXCLUSIVE MODE")  # for the number
            named = select(players.c.name).where(players.c.id == reported)
            kept = {
                **context,
                "reporter": {"name": me.name, "login": logins.get(me.id)},
                "reported": {
                    "name": (await connection.execute(named)).scalar(),
                    "login": logins.get(reported),
                },
                "lines": await self._lines(connection, place, line) if place else [],
            }
            highest = select(func.coalesce(func.max(reports.c.number), 0))
            number = int((await connection.execute(highest)).scalar_one()) + 1
            await connection.execute(insert(reports), {**row, "number": number, "context": to_json(kept).decode()})

    async def _lines(self, connection: Any, match_id: str, line: int) -> list[dict[str, Any]]:
        """The chat round a line, or the last of it."""
        wanted = select(chat).where(chat.c.match == match_id)
        if line:
            wanted = wanted.where(chat.c.number.between(line - AROUND, line + AROUND))
        rows = (await connection.execute(wanted.order_by(chat.c.number.desc()).limit(MOST_LINES))).all()
        return [
            {name: getattr(row, name) for name in ("number", "at", "player", "name", "preset", "text")}
            for row in reversed(rows)
        ]
