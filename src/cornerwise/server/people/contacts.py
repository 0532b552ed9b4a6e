"""Contacts: whom account holders follow, block and mute, what they have chosen about others, and who is online."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

from sqlalchemy import Column, ColumnElement, Table, and_, delete, func, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub, LiveMatch
from cornerwise.server.live.online import Online
from cornerwise.server.match.match import Phase
from cornerwise.server.people.accounts import login_name
from cornerwise.server.people.contact_models import ContactChoices
from cornerwise.server.people.privacy import PROFILE, AccountHolder, Privacy, shows
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.bulk_writer import Rows, insert_missing
from cornerwise.server.storage.row_locks import lock_players
from cornerwise.server.storage.schema import (
    accounts,
    blocks,
    challenges,
    contact_choices,
    follows,
    matches,
    mutes,
    seats,
)
from cornerwise.server.storage.store import Store

MOST_EACH = 500
"""People that one account can follow, block or mute."""
MOST_FOUND = 8
"""People that are found by how their names begin."""
AT_ONCE = 500
"""People in one statement."""
Relation = Literal["follow", "block", "mute"]
_TABLES: dict[Relation, tuple[Table, str]] = {
    "follow": (follows, "followed"),
    "block": (blocks, "blocked"),
    "mute": (mutes, "muted"),
}
"""The table of every relation, and its column for the other person."""
_DEFAULTS = ContactChoices(shows_online=True, challenges="everybody", free_chat=False)
_LAST = "\U0010ffff"
"""In the order of usernames this comes after all that can be in one."""
_TURNING = {"started", "ended", "paused", "resumed"}
"""The events after which somebody plays a match, or no longer does."""


class Contacts:
    """The contacts of all accounts."""

    def __init__(self, store: Store, privacy: Privacy, hub: Hub, online: Online, background: Background) -> None:
        self._store, self._privacy, self._hub, self._online = store, privacy, hub, online
        self._background = background
        online.listeners.append(self._note)
        hub.listeners.append(self._note_match)

    # Who is who

    async def find(self, name: str, *conditions: ColumnElement[bool]) -> AccountHolder:
        """The account of that name, if it meets the conditions."""
        found = await self._privacy.holders(accounts.c.login == login_name(name), *conditions)
        if not found:
            raise _no_account()
        return found[0]

    async def find_shown(self, me: Person, name: str) -> AccountHolder:
        """The account of that name, if it is one that I can find: others that are hidden are answered like none."""
        return await self.find(name, _may_find(me.id))

    async def search(self, me: Person, beginning: str) -> list[dict[str, Any]]:
        """The first people whose usernames begin like that, in the order of these: only ones that I can find."""
        first = login_name(beginning)
        begins = and_(accounts.c.login >= first, accounts.c.login < first + _LAST)
        return await self.persons(me, await self._privacy.holders(begins, _may_find(me.id), most=MOST_FOUND))

    async def require_account(self, me: Person) -> AccountHolder:
        """One's own account; refuses people without one."""
        found = await self._privacy.holders(accounts.c.player == me.id)
        if not found:
            raise Refused("account/missing", "refused-contacts-account")
        return found[0]

    async def named(self, wanted: Collection[str]) -> dict[str, AccountHolder]:
        """The accounts of some players."""
        found = await self._privacy.holders(accounts.c.player.in_(list(wanted))) if wanted else []
        return {account.player: account for account in found}

    # Relations

    async def relate(self, me: Person, other: AccountHolder, relation: Relation) -> None:
        """Follows, blocks or mutes somebody. A block ends all that there was between the two."""
        if other.player == me.id:
            raise Refused("request/malformed", "refused-yourself")
        table, column = _TABLES[relation]
        row = {"player": me.id, column: other.player} | ({"at": now()} if "at" in table.c else {})
        others = select(func.count()).where(table.c.player == me.id)
        async with self._store.writing() as connection:
            await lock_players(connection, me.id, other.player)
            if (await connection.execute(others)).scalar_one() >= MOST_EACH:
                raise Refused("request/too-many", "refused-contacts-full", most=MOST_EACH, details={"wait": 60})
            if relation == "follow" and await is_blocked(connection, me.id, other.player):
                raise Refused("contact/closed", "refused-follow")
            await insert_missing(connection, Rows(table, [row]))
            if relation == "block":
                for one, two in ((me.id, other.player), (other.player, me.id)):
                    gone = delete(follows).where(follows.c.player == one, follows.c.followed == two)
                    await connection.execute(gone)
                    sent = update(challenges).where(challenges.c.player == one, challenges.c.challenged == two)
                    await connection.execute(sent.values(delivered=False))

    async def part(self, me: Person, other: AccountHolder, relation: Relation) -> None:
        """Undoes `relate`."""
        table, column = _TABLES[relation]
        async with self._store.writing() as connection:
            await connection.execute(delete(table).where(table.c.player == me.id, table.c[column] == other.player))

    async def others(self, player: str, relation: Relation) -> frozenset[str]:
        """Whom somebody follows, has blocked or muted."""
        table, column = _TABLES[relation]
        return await self._players(table.c[column], table.c.player == player)

    async def _inverse(self, player: str, relation: Relation) -> frozenset[str]:
        """Who follows, has blocked or muted somebody."""
        table, column = _TABLES[relation]
        return await self._players(table.c.player, table.c[column] == player)

    async def _players(self, column: "Column[Any]", condition: Any) -> frozenset[str]:
        async with self._store.engine.connect() as connection:
            return frozenset((await connection.execute(select(column).where(condition))).scalars())

    async def avoided(self, player: str) -> frozenset[str]:
        """Those with whom somebody is not brought together: either has blocked the other."""
        return (await self.avoided_by([player])).get(player, frozenset())

    async def avoided_by(self, wanted: Sequence[str]) -> dict[str, frozenset[str]]:
        """The same for many people at once; those who avoid nobody are left out."""
        found: dict[str, set[str]] = defaultdict(set)
        async with self._store.engine.connect() as connection:
            for start in range(0, len(wanted), AT_ONCE):
                some = wanted[start : start + AT_ONCE]
                rows = select(blocks).where(or_(blocks.c.player.in_(some), blocks.c.blocked.in_(some)))
                for row in await connection.execute(rows):
                    found[row.player].add(row.blocked)
                    found[row.blocked].add(row.player)
        return {player: frozenset(found[player]) for player in wanted if player in found}

    async def require_company(self, player: str, match_id: str) -> None:
        """Refuses a seat beside somebody whom a player avoids, where a listed match waits for anybody.

        Players who were given the link to a private match may sit down there.
        """
        async with self._hub.reading(match_id) as match:
            is_for_all = match.created.listed and match.phase is Phase.WAITING and player not in match.players
            company = match.players
        if is_for_all and company & await self.avoided(player):
            raise Refused("contact/closed", "refused-company")

    async def unheard_by(self, player: str) -> frozenset[str]:
        """Those whose chat somebody does not see."""
        return await self.avoided(player) | await self.others(player, "mute")

    async def deaf_to(self, player: str) -> frozenset[str]:
        """Those who do not see somebody's chat."""
        return await self.avoided(player) | await self._inverse(player, "mute")

    # Choices

    async def choices(self, player: str) -> ContactChoices:
        return (await self._choices([player])).get(player, _DEFAULTS)

    async def _choices(self, wanted: Collection[str]) -> dict[str, ContactChoices]:
        """The choices of those who have made any."""
        rows = select(contact_choices).where(contact_choices.c.player.in_(list(wanted)))
        async with self._store.engine.connect() as connection:
            found = (await connection.execute(rows)).all()
        return {row.player: _choices_of(row) for row in found}

    async def choose(self, me: Person, chosen: Mapping[str, Any]) -> ContactChoices:
        """Changes some choices and no others; all of them as they are then."""
        mine = contact_choices.c.player == me.id
        async with self._store.writing() as connection:
            await insert_missing(connection, Rows(contact_choices, [{"player": me.id, **_DEFAULTS.model_dump()}]))
            if chosen:
                await connection.execute(update(contact_choices).where(mine).values(**chosen))
            row = (await connection.execute(select(contact_choices).where(mine))).one()
        self._note(me.id)
        return _choices_of(row)

    async def readers(self, wanted: Collection[str]) -> frozenset[str]:
        """Those of some players who have switched free text on. Only accounts have choices."""
        found = await self._choices(wanted)
        return frozenset(player for player, choices in found.items() if choices.free_chat)

    async def takes_challenges(self, other: AccountHolder, me: Person) -> bool:
        """Whether somebody wants challenges from me; a block is not told."""
        return _takes(await self.choices(other.player), me.id in await self.others(other.player, "follow"))

    # Who is online

    async def lists(self, me: Person) -> dict[str, Any]:
        """All that somebody's page of friends shows."""
        related = {relation: await self.others(me.id, relation) for relation in _TABLES}
        known = await self.named(frozenset[str]().union(*related.values()))
        shown = {
            relation: [account for player, account in known.items() if player in people]
            for relation, people in related.items()
        }
        return {
            "following": await self.persons(me, shown["follow"]),
            "blocked": [account.shown for account in shown["block"]],
            "muted": [account.shown for account in shown["mute"]],
            "choices": (await self.choices(me.id)).model_dump(),
        }

    async def person(self, me: Person, other: AccountHolder) -> dict[str, Any]:
        """Somebody as I know them: whether they are online only where I follow them."""
        return (await self.persons(me, [other]))[0]

    async def persons(self, me: Person, wanted: Sequence[AccountHolder]) -> list[dict[str, Any]]:
        """The same of several people."""
        players = [account.player for account in wanted]
        following, blocked, muted = [await self.others(me.id, relation) for relation in _TABLES]
        mine = and_(follows.c.followed == me.id, follows.c.player.in_(players))
        followers = await self._players(follows.c.player, mine)
        chosen = await self._choices(players)
        near = [account for account in wanted if account.player in following | {me.id}]
        views = dict(zip((account.player for account in near), await self._views(near), strict=True))
        away = {"online": False, "match": None, "variant": None}
        return [
            {
                **views.get(player, {**account.shown, **away}),
                "you": player == me.id,
                "following": player in following,
                "blocked": player in blocked,
                "muted": player in muted,
                "may_challenge": player not in blocked | {me.id}
                and _takes(chosen.get(player, _DEFAULTS), player in followers),
            }
            for player, account in zip(players, wanted, strict=True)
        ]

    async def _views(self, wanted: Collection[AccountHolder]) -> list[dict[str, Any]]:
        """What those who follow some people see of them."""
        chosen = await self._choices([account.player for account in wanted])
        seen = {
            account.player
            for account in wanted
            if chosen.get(account.player, _DEFAULTS).shows_online and self._online.is_online(account.player)
        }
        playing = await self._playing({account.player for account in wanted if account.shows("games")} & seen)
        return [
            {
                **account.shown,
                "online": account.player in seen,
                "match": playing.get(account.player, (None, None))[0],
                "variant": playing.get(account.player, (None, None))[1],
            }
            for account in wanted
        ]

    async def _playing(self, wanted: Collection[str]) -> dict[str, tuple[str, str]]:
        """The public match that each of some players is at, and its game."""
        if not wanted:
            return {}
        public = (
            select(seats.c.player, matches.c.id, matches.c.variant)
            .join(matches, matches.c.id == seats.c.match)
            .where(seats.c.player.in_(list(wanted)), matches.c.listed.is_(True), matches.c.phase == "playing")
            .order_by(matches.c.changed)
        )
        async with self._store.engine.connect() as connection:
            return {row.player: (row.id, row.variant) for row in await connection.execute(public)}

    # What those who follow are told

    def _note(self, player: str) -> None:
        self._background.start(self._tell_followers([player]))

    def _note_match(self, live: LiveMatch, since: int) -> None:
        match = live.match
        if match and match.created.listed and any(entry.event.kind in _TURNING for entry in match.log[since:]):
            self._background.start(self._tell_followers(match.players))

    async def _tell_followers(self, wanted: Collection[str]) -> None:
        followed = select(follows).where(follows.c.followed.in_(list(wanted)))
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(followed)).all()
        listening = [(row.player, row.followed) for row in rows if self._online.is_online(row.player)]
        known = await self.named({followed for _, followed in listening})
        for account, view in zip(known.values(), await self._views(list(known.values())), strict=True):
            to = [follower for follower, followed in listening if followed == account.player]
            self._online.send(to, encode({"type": "contact", "contact": view}))


async def is_blocked(connection: AsyncConnection, one: str, other: str) -> bool:
    """Whether either of two has blocked the other. It stays so until the transaction ends if both are locked."""
    mine = and_(blocks.c.player == one, blocks.c.blocked == other)
    theirs = and_(blocks.c.player == other, blocks.c.blocked == one)
    return (await connection.execute(select(blocks.c.player).where(or_(mine, theirs)))).first() is not None


def _may_find(me: str) -> ColumnElement[bool]:
    """The accounts that somebody can find: a hidden one only if it is their own, or one of somebody whom they follow or
    have blocked, or with whom they know of a challenge.

    Whom the other follows or has blocked counts for nothing, as it is not told.
    """
    known = union_all(
        select(follows.c.followed).where(follows.c.player == me),
        select(blocks.c.blocked).where(blocks.c.player == me),
        select(challenges.c.challenged).where(challenges.c.player == me),
        select(challenges.c.player).where(challenges.c.challenged == me, challenges.c.delivered.is_(True)),
    )
    return or_(shows(PROFILE), accounts.c.player == me, accounts.c.player.in_(known))


def _choices_of(row: Any) -> ContactChoices:
    return ContactChoices(shows_online=row.shows_online, challenges=row.challenges, free_chat=row.free_chat)


def _no_account() -> Refused:
    return Refused("account/unknown", "refused-no-account")


def _takes(choices: ContactChoices, is_following: bool) -> bool:
    """Whether somebody with these choices takes challenges from whom they follow, or do not follow."""
    return choices.challenges == "everybody" or (choices.challenges == "followed" and is_following)
