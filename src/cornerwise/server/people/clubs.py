"""Clubs: people with accounts who play tournaments of their own.

A club has one owner. Every change is one transaction that locks the row of the club first, so that two changes at once
never leave a club without an owner or with more members than it may have.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Any, Literal, get_args

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.base.similar_names import comparable_name, has_one_script, skeleton
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.people.privacy import PROFILE, shows
from cornerwise.server.storage.row_locks import lock_players
from cornerwise.server.storage.schema import accounts, club_members, clubs, players
from cornerwise.server.storage.store import Store

Entry = Literal["open", "request", "invitation"]
"""How people become members: at once, when an organiser agrees, or by a link that organisers have."""
Role = Literal["owner", "organiser", "member", "asked"]
"""In a club; `asked` is somebody who waits for an answer."""
ROLES: tuple[Role, ...] = get_args(Role)
ORGANISERS: tuple[Role, ...] = ("owner", "organiser")
MOST_OWNED, MOST_JOINED, MOST_MEMBERS, MOST_ASKED = 5, 30, 1000, 200
FEWEST_LETTERS = 2
INVITATION_BYTES = 12


@dataclass(frozen=True, slots=True)
class ClubText:
    """What an owner writes about a club."""

    name: str
    about: str = ""
    place: str = ""
    language: str = ""
    entry: Entry = "open"

    def row(self) -> dict[str, str]:
        """Its columns; refuses a name that could pass for another."""
        if not has_one_script(self.name):
            raise Refused("request/malformed", "refused-club-letters", details={"field": "name"})
        plain = plain_name(self.name)
        if sum(letter.isalnum() for letter in plain) < FEWEST_LETTERS:
            details = {"field": "name"}
            raise Refused("request/malformed", "refused-club-name", least=FEWEST_LETTERS, details=details)
        words = {"about": self.about, "place": self.place, "language": self.language, "entry": self.entry}
        return {"name": " ".join(self.name.split()), "plain": plain, **words}


def plain_name(name: str) -> str:
    """The same for names that look alike."""
    return skeleton(name).replace(" ", "")


class Clubs:
    """All clubs of a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Looking

    async def found(self, search: str, skip: int, most: int) -> list[Any]:
        """Clubs with a word in their name or place, the largest first."""
        wanted = select(clubs).order_by(clubs.c.members.desc(), clubs.c.plain).offset(skip).limit(most)
        if search.strip():
            in_name = clubs.c.plain.contains(plain_name(search), autoescape=True)
            in_place = func.lower(clubs.c.place).contains(search.strip().lower(), autoescape=True)
            wanted = wanted.where(in_name | in_place)
        return await self._rows(wanted)

    async def of(self, player: str) -> list[Any]:
        """The clubs that somebody is in, the first joined first."""
        own = select(club_members.c.club).where(club_members.c.player == player, club_members.c.role != "asked")
        return await self._rows(select(clubs).where(clubs.c.id.in_(own)).order_by(clubs.c.plain))

    async def one(self, club_id: str) -> Any:
        rows = await self._rows(select(clubs).where(clubs.c.id == club_id))
        if not rows:
            raise _unknown()
        return rows[0]

    async def members(self, club_id: str) -> list[Any]:
        """Everybody in a club, those who have asked among them.

        Name, account, whether others may open its profile, role and since when.
        """
        profile = shows(PROFILE).label("profile")
        wanted = (
            select(players.c.name, accounts.c.login, profile, club_members.c.role, club_members.c.since)
            .join(players, players.c.id == club_members.c.player)
            .join(accounts, accounts.c.player == club_members.c.player)
            .where(club_members.c.club == club_id)
            .order_by(club_members.c.since, accounts.c.login)
        )
        return sorted(await self._rows(wanted), key=lambda row: ROLES.index(row.role))

    async def owner_of(self, club_id: str) -> str:
        """The player who owns a club, empty for one that has just ended."""
        owner = select(club_members.c.player).where(club_members.c.club == club_id, club_members.c.role == "owner")
        async with self._store.engine.connect() as connection:
            return (await connection.execute(owner)).scalar() or ""

    async def role_of(self, club_id: str, player: str) -> Role | None:
        async with self._store.engine.connect() as connection:
            return await _role(connection, club_id, player)

    async def _rows(self, wanted: Select[Any]) -> list[Any]:
        async with self._store.engine.connect() as connection:
            return list((await connection.execute(wanted)).all())

    async def require_organiser(self, club_id: str, player: str) -> None:
        """Refuses accounts that may not open tournaments for a club."""
        await self.one(club_id)
        _need(await self.role_of(club_id, player), *ORGANISERS)

    async def require_member(self, club_id: str, player: str) -> None:
        _need(await self.role_of(club_id, player), "owner", "organiser", "member")

    # Changing

    @asynccontextmanager
    async def _naming(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes a name, which no other club may have."""
        try:
            async with self._store.writing() as connection:
                yield connection
        except IntegrityError:
            raise Refused("club/taken", "refused-club-taken", details={"field": "name"}) from None

    async def create(self, player: str, text: ClubText) -> str:
        """Opens a club and returns its id."""
        club_id = new_match_id()
        row = {"id": club_id, **text.row(), "invitation": _new_invitation(), "members": 1, "created": now()}
        async with self._naming() as connection:
            if await _owns_most(connection, player):
                raise Refused("club/full", "refused-club-too-many-owned", most=MOST_OWNED)
            await _check_joined(connection, player)
            await connection.execute(insert(clubs).values(row))
            await _put(connection, club_id, player, "owner")
        return club_id

    async def change(self, club_id: str, player: str, text: ClubText) -> None:
        """Other words about a club, by its owner."""
        row = text.row()
        async with self._naming() as connection:
            await _locked(connection, club_id)
            _need(await _role(connection, club_id, player), "owner")
            await connection.execute(update(clubs).where(clubs.c.id == club_id).values(row))

    async def join(self, club_id: str, player: str, invitation: str = "") -> None:
        """Becomes a member, or asks to. Sent twice, it changes nothing; who has asked comes in by an invitation."""
        async with self._store.writing() as connection:
            club = await _locked(connection, club_id)
            role = await _role(connection, club_id, player)
            is_invited = bool(invitation) and invitation == club.invitation
            if role not in (None, "asked") or (role == "asked" and club.entry == "request" and not is_invited):
                return
            if club.entry == "invitation" and not is_invited:
                raise Refused("club/forbidden", "refused-club-invitation")
            if role is None:
                await _check_joined(connection, player)
            if club.entry == "request" and not is_invited:
                if (
                    await _count(connection, club_members.c.club == club_id, club_members.c.role == "asked")
                    >= MOST_ASKED
                ):
                    raise Refused("club/full", "refused-club-full", most=MOST_MEMBERS)
                await _put(connection, club_id, player, "asked")
            else:
                await _admit(connection, club, player)

    async def leave(self, club_id: str, player: str) -> None:
        """Is no member any more. An owner who is alone ends the club by that; another names a successor first."""
        async with self._store.writing() as connection:
            club = await _locked(connection, club_id)
            role = await _role(connection, club_id, player)
            if role == "owner":
                if club.members > 1:
                    raise Refused("club/forbidden", "refused-club-owner-leaves")
                await delete_club(connection, club_id)
            elif role:
                await _remove(connection, club_id, player)

    async def set_role(self, club_id: str, player: str, login: str, role: Role) -> None:
        """Lets somebody in, or gives another role; a new owner takes the place of the old one.

        Organisers let people in; all else is the owner's.
        """
        async with self._store.writing() as connection:
            club = await _locked(connection, club_id)
            own = await _role(connection, club_id, player)
            other, before = await _member(connection, club_id, login)
            if before == "asked" and role == "member":
                _need(own, *ORGANISERS)
                await _admit(connection, club, other)
                return
            _need(own, "owner")
            if before == "asked" or role == "asked" or other == player:
                raise Refused("club/unknown", "refused-no-member")
            if role == "owner":
                if await _owns_most(connection, other):
                    raise Refused("club/full", "refused-club-successor", most=MOST_OWNED)
                await _put(connection, club_id, player, "organiser")
            await _put(connection, club_id, other, role)

    async def remove(self, club_id: str, player: str, login: str) -> None:
        """Takes a member out of a club, or says no to somebody who has asked. Organisers remain to the owner."""
        async with self._store.writing() as connection:
            await _locked(connection, club_id)
            own = await _role(connection, club_id, player)
            _need(own, *ORGANISERS)
            other, before = await _member(connection, club_id, login)
            if before in ORGANISERS:
                _need(own, "owner")
            if before == "owner":
                raise Refused("club/forbidden", "refused-club-owner-leaves")
            await _remove(connection, club_id, other)

    async def renew_invitation(self, club_id: str, player: str) -> None:
        """Another link; the one before leads nobody in any more."""
        async with self._store.writing() as connection:
            await _locked(connection, club_id)
            _need(await _role(connection, club_id, player), *ORGANISERS)
            await connection.execute(update(clubs).where(clubs.c.id == club_id).values(invitation=_new_invitation()))

    async def delete(self, club_id: str, player: str) -> None:
        """Ends a club, by its owner. Its tournaments stay."""
        async with self._store.writing() as connection:
            await _locked(connection, club_id)
            _need(await _role(connection, club_id, player), "owner")
            await delete_club(connection, club_id)

    async def forget(self, player: str) -> None:
        """Takes somebody whose account is deleted out of all clubs.

        Where that was the owner, the oldest organiser becomes it, else the oldest member; an empty club ends.
        """
        own = select(club_members.c.club).where(club_members.c.player == player)
        for row in await self._rows(own):
            async with self._store.writing() as connection:
                await _locked(connection, row.club)
                role = await _role(connection, row.club, player)
                await _remove(connection, row.club, player)
                if role == "owner":
                    await _crown(connection, row.club)


async def _locked(connection: AsyncConnection, club_id: str) -> Any:
    """The row of a club, which nobody else changes until the transaction ends."""
    found = (await connection.execute(select(clubs).where(clubs.c.id == club_id).with_for_update())).first()
    if found is None:
        raise _unknown()
    return found


async def _role(connection: AsyncConnection, club_id: str, player: str) -> Role | None:
    wanted = select(club_members.c.role).where(club_members.c.club == club_id, club_members.c.player == player)
    found: Role | None = (await connection.execute(wanted)).scalar()
    return found


async def _member(connection: AsyncConnection, club_id: str, login: str) -> tuple[str, Role]:
    """The player behind an account in a club, and the role there."""
    wanted = (
        select(club_members.c.player, club_members.c.role)
        .join(accounts, accounts.c.player == club_members.c.player)
        .where(club_members.c.club == club_id, accounts.c.login == comparable_name(login))
    )
    found = (await connection.execute(wanted)).first()
    if found is None:
        raise Refused("club/unknown", "refused-no-member")
    return found.player, found.role


async def _count(connection: AsyncConnection, *where: Any) -> int:
    return (await connection.execute(select(func.count()).select_from(club_members).where(*where))).scalar_one()


async def _owns_most(connection: AsyncConnection, player: str) -> bool:
    """Whether somebody owns as many clubs as one can. Until the transaction ends they get no other."""
    await lock_players(connection, player)
    return await _count(connection, club_members.c.player == player, club_members.c.role == "owner") >= MOST_OWNED


async def _check_joined(connection: AsyncConnection, player: str) -> None:
    """Refuses one club more to somebody who is in as many as one can be.

    A request that waits for an answer has a place already, so that an organiser can admit the player.
    """
    await lock_players(connection, player)
    if await _count(connection, club_members.c.player == player) >= MOST_JOINED:
        raise Refused("club/full", "refused-club-too-many", most=MOST_JOINED)


async def _admit(connection: AsyncConnection, club: Any, player: str) -> None:
    if club.members >= MOST_MEMBERS:
        raise Refused("club/full", "refused-club-full", most=MOST_MEMBERS)
    await _put(connection, club.id, player, "member", since=now())
    await _recount(connection, club.id)


async def _put(connection: AsyncConnection, club_id: str, player: str, role: Role, since: int | None = None) -> None:
    """A role in a club; a member who had another keeps the time of joining, unless a new one is given."""
    here = (club_members.c.club == club_id, club_members.c.player == player)
    changed = {"role": role} | ({"since": since} if since else {})
    if not (await connection.execute(update(club_members).where(*here).values(changed))).rowcount:
        row = {"club": club_id, "player": player, "role": role, "since": since or now()}
        await connection.execute(insert(club_members).values(row))


async def _remove(connection: AsyncConnection, club_id: str, player: str) -> None:
    gone = delete(club_members).where(club_members.c.club == club_id, club_members.c.player == player)
    await connection.execute(gone)
    await _recount(connection, club_id)


async def _recount(connection: AsyncConnection, club_id: str) -> None:
    there = await _count(connection, club_members.c.club == club_id, club_members.c.role != "asked")
    await connection.execute(update(clubs).where(clubs.c.id == club_id).values(members=there))


async def _crown(connection: AsyncConnection, club_id: str) -> None:
    """A new owner for a club without one."""
    wanted = (
        select(club_members.c.player, club_members.c.role)
        .where(club_members.c.club == club_id, club_members.c.role != "asked")
        .order_by(club_members.c.role != "organiser", club_members.c.since, club_members.c.player)
    )
    heir = (await connection.execute(wanted)).first()
    if heir is None:
        await delete_club(connection, club_id)
    else:
        await _put(connection, club_id, heir.player, "owner")


async def delete_club(connection: AsyncConnection, club_id: str) -> None:
    """Ends a club. Its tournaments stay."""
    await connection.execute(delete(club_members).where(club_members.c.club == club_id))
    await connection.execute(delete(clubs).where(clubs.c.id == club_id))


def _need(role: Role | None, *allowed: Role) -> None:
    if role in allowed:
        return
    match _lowest(allowed):
        case "owner":
            raise Refused("club/forbidden", "refused-club-owner")
        case "organiser":
            raise Refused("club/forbidden", "refused-club-organisers")
        case _:
            raise Refused("club/forbidden", "refused-club-members-only")


def _lowest(roles: Sequence[Role]) -> Role:
    return max(roles, key=ROLES.index)


def _new_invitation() -> str:
    return token_urlsafe(INVITATION_BYTES)


def _unknown() -> Refused:
    return Refused("club/unknown", "refused-no-club")
