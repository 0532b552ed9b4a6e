"""What an operator does about reports, people, clubs and tournaments.

Every action is in the table `moderation`, with its note.
"""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from pydantic_core import from_json
from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cornerwise.errors import CornerwiseError, quoted
from cornerwise.server.base.server_time import now
from cornerwise.server.base.similar_names import comparable_name, has_one_script, twins
from cornerwise.server.match.actions import UNSEEN
from cornerwise.server.people.clubs import Clubs, ClubText, delete_club
from cornerwise.server.people.renames import rename_in_logs
from cornerwise.server.people.sanctions import Sanction
from cornerwise.server.storage.bulk_writer import Rows, upsert
from cornerwise.server.storage.schema import (
    accounts,
    challenges,
    chat,
    clubs,
    moderation,
    players,
    reports,
    sanctions,
)
from cornerwise.server.storage.store import Store
from cornerwise.server.storage.tournament_store import TournamentStore
from cornerwise.tournaments.events import Cancelled, Entry, Renamed
from cornerwise.tournaments.tournament import Tournament, TournamentPhase

MOST_NAME = 24
TITLE = re.compile(rf"[^{UNSEEN}]{{1,60}}")
MOST_TRIES = 20
"""How often an event of a tournament is written anew because a running server was faster."""
_OVER = (TournamentPhase.FINISHED, TournamentPhase.CANCELLED)


class ModeratedPerson(NamedTuple):
    """Somebody that the operator deals with, with or without an account."""

    player: str
    name: str
    login: str | None


class Moderation:
    """The operator's queue and actions, straight on the database; running servers follow within seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Looking

    async def reports(self, closed: bool = False) -> list[dict[str, Any]]:
        """The reports that wait, the oldest first; or those that were closed, the last first."""
        wanted = select(reports).where(reports.c.state == ("closed" if closed else "open"))
        order = reports.c.number.desc() if closed else reports.c.number
        async with self._store.engine.connect() as connection:
            return [_report(row) for row in await connection.execute(wanted.order_by(order).limit(200))]

    async def report(self, number: int) -> dict[str, Any]:
        """One report, with what was done about it and how often this player was reported."""
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(select(reports).where(reports.c.number == number))).first()
            if row is None:
                raise CornerwiseError(number, "error-moderate-no-report", number=number)
            count = select(func.count()).select_from(reports).where(reports.c.reported == row.reported)
            times = int((await connection.execute(count)).scalar_one())
        return {**_report(row), "times": times, "log": await self.log(row.reported)}

    async def log(self, player: str = "") -> list[dict[str, Any]]:
        """What operators did, the last first; about everybody, or about one player."""
        wanted = select(moderation).order_by(moderation.c.number.desc()).limit(200)
        if player:
            wanted = wanted.where(moderation.c.player == player)
        async with self._store.engine.connect() as connection:
            return [dict(row._mapping) for row in await connection.execute(wanted)]

    async def find(self, name: str) -> ModeratedPerson:
        """Somebody by the name of the account or, for people without one, by the id that a report shows."""
        wanted = select(players.c.id, players.c.name, accounts.c.login).outerjoin(accounts)
        async with self._store.engine.connect() as connection:
            for condition in (accounts.c.login == comparable_name(name), players.c.id == name):
                if row := (await connection.execute(wanted.where(condition))).first():
                    return ModeratedPerson(*row)
        raise CornerwiseError(name, "cli-moderate-nobody", name=quoted(name))

    # Acting

    async def close(self, number: int, note: str) -> None:
        """Takes a report off the queue."""
        report = await self.report(number)
        async with self._acting("close", report["reported"], "", note, report=number) as connection:
            await connection.execute(update(reports).where(reports.c.number == number).values(state="closed"))

    async def sanction(self, who: ModeratedPerson, kind: Sanction, until: int | None, note: str) -> None:
        """Takes something from somebody until a time, or for good. Without playing, nobody waits for their answer."""
        row = {"player": who.player, "kind": kind, "until": until, "at": now()}
        async with self._acting(kind, who.player, who.name, note, until=until) as connection:
            await upsert(connection, Rows(sanctions, [row], keys=("player", "kind")))
            if kind == "play":
                theirs = or_(challenges.c.player == who.player, challenges.c.challenged == who.player)
                await connection.execute(delete(challenges).where(theirs, challenges.c.state == "open"))

    async def lift(self, who: ModeratedPerson, note: str) -> None:
        """Gives everything back."""
        async with self._acting("lift", who.player, who.name, note) as connection:
            await connection.execute(delete(sanctions).where(sanctions.c.player == who.player))

    async def rename(self, who: ModeratedPerson, name: str, note: str) -> None:
        """Another name for somebody, at all tables and to log in with, which they cannot change by themselves."""
        login = comparable_name(name)
        if not login or len(name) > MOST_NAME or not has_one_script(name):
            raise CornerwiseError(name, "error-moderate-bad-name", name=quoted(name))
        said = f"{who.name} ({who.login or who.player}) > {name}. {note}"
        try:
            async with self._acting("rename", who.player, who.name, said.strip()) as connection:
                alike = select(accounts.c.player).where(accounts.c.login.in_(list(twins(name))))
                if (await connection.execute(alike)).first():
                    raise CornerwiseError(name, "error-moderate-name-taken", name=quoted(name))
                mine = accounts.c.player == who.player
                await connection.execute(update(accounts).where(mine).values(login=login))
                await connection.execute(update(players).where(players.c.id == who.player).values(name=name))
                await connection.execute(update(chat).where(chat.c.player == who.player).values(name=name))
                fixed = {"player": who.player, "kind": "name", "until": None, "at": now()}
                await upsert(connection, Rows(sanctions, [fixed], keys=("player", "kind")))
        except IntegrityError:
            raise CornerwiseError(name, "error-moderate-name-taken", name=quoted(name)) from None
        await rename_in_logs(self._store, who.player, name, login if who.login else "")
        # Running servers read the logs again when they see a new time here: also those that have done so before.
        is_fixed = and_(sanctions.c.player == who.player, sanctions.c.kind == "name")
        async with self._store.writing() as connection:
            await connection.execute(update(sanctions).where(is_fixed).values(at=now()))

    @asynccontextmanager
    async def _acting(
        self, action: str, player: str, name: str, note: str, report: int | None = None, until: int | None = None
    ) -> AsyncIterator[Any]:
        """A transaction in which an action is done and logged."""
        async with self._store.writing() as connection:
            highest = select(func.coalesce(func.max(moderation.c.number), 0))
            number = int((await connection.execute(highest)).scalar_one()) + 1
            row = {"number": number, "at": now(), "action": action, "player": player, "name": name}
            await connection.execute(insert(moderation), {**row, "report": report, "until": until, "note": note})
            yield connection

    # Clubs and tournaments

    async def clear_club(self, club_id: str, name: str, note: str) -> str:
        """Takes away what a club says about itself and gives it another name, or one by its id; that name."""
        club, owner = await self._club(club_id)
        text = ClubText(name or f"Club {club_id[:6]}", entry=club.entry)
        said = f"{club_id}: {club.name} > {text.name}. {note}"
        try:
            async with self._acting("clear-club", owner, club.name, said.strip()) as connection:
                await connection.execute(update(clubs).where(clubs.c.id == club_id).values(text.row()))
        except IntegrityError:
            raise CornerwiseError(name, "error-moderate-name-taken", name=quoted(text.name)) from None
        return text.name

    async def close_club(self, club_id: str, note: str) -> str:
        """Ends a club, as its owner could; what it was called. Its tournaments stay."""
        club, owner = await self._club(club_id)
        said = f"{club_id}: {club.name}. {note}"
        async with self._acting("close-club", owner, club.name, said.strip()) as connection:
            await delete_club(connection, club_id)
        return str(club.name)

    async def _club(self, club_id: str) -> tuple[Any, str]:
        found = Clubs(self._store)
        return await found.one(club_id), await found.owner_of(club_id)

    async def rename_tournament(self, tournament_id: str, title: str, note: str) -> None:
        """Another title for a tournament."""
        if not TITLE.fullmatch(title):
            raise CornerwiseError(title, "error-moderate-bad-name", name=quoted(title))
        await self._change("rename-tournament", tournament_id, Renamed(title), f" > {title}. {note}")

    async def cancel_tournament(self, tournament_id: str, note: str) -> str:
        """Calls a tournament off; what it is called. Games that have begun go on as matches of their own."""
        return await self._change("cancel-tournament", tournament_id, Cancelled("operator"), f". {note}")

    async def _change(self, action: str, tournament_id: str, event: Renamed | Cancelled, note: str) -> str:
        """Commits an event of a tournament as running servers do; what it was called before."""
        tournaments = TournamentStore(self._store)
        for _ in range(MOST_TRIES):
            tournament = Tournament(await tournaments.log(tournament_id))
            if not tournament.seq:
                raise CornerwiseError(tournament_id, "refused-no-tournament")
            if isinstance(event, Cancelled) and tournament.phase in _OVER:
                raise CornerwiseError(tournament_id, "refused-tournament-phase")
            title, host = tournament.created.title, tournament.host
            entry = Entry(tournament.seq + 1, max(now(), tournament.changed), event)
            tournament.apply(entry)
            # What lists show of it is made anew when one next needs it.
            if await tournaments.append(tournament_id, tournament, [entry], summary=""):
                async with self._acting(action, host, title, f"{tournament_id}: {title}{note}".strip()):
                    return title
        raise CornerwiseError(tournament_id, "refused-other-server")


def _report(row: Any) -> dict[str, Any]:
    return {**row._mapping, "context": from_json(row.context)}
