"""Challenges: one account holder asks another for a game, which becomes a match when the other accepts.

The match of a challenge has its id from the beginning, and accepting is one change of one row. Whatever happens after
that, also in another process or after the server was killed, sets up the same match and never a second one.
"""

from secrets import token_urlsafe
from typing import Any

from pydantic_core import from_json, to_json
from sqlalchemy import and_, delete, insert, or_, select, update

from cornerwise.server.base.background import Background
from cornerwise.server.base.encoded_json import encode
from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.live.hub import Hub
from cornerwise.server.live.online import Online
from cornerwise.server.match.clock import DAY
from cornerwise.server.match.events import Created, event_data, parse_event
from cornerwise.server.match.match_id import new_match_id
from cornerwise.server.people.contacts import Contacts, is_blocked
from cornerwise.server.people.mail_notices import MailNotices
from cornerwise.server.people.privacy import AccountHolder
from cornerwise.server.people.push_notices import PushNotices
from cornerwise.server.people.sessions import Person
from cornerwise.server.storage.row_locks import lock_players
from cornerwise.server.storage.schema import challenges
from cornerwise.server.storage.store import Store

SOON, LATER = 30 * 60 * 1000, 7 * DAY
"""Milliseconds for which a challenge waits: to a game with a clock that runs at once, and to one without haste."""
MOST_OPEN = 10
"""Challenges of one account that wait for an answer."""


class Challenges:
    """All challenges. Rows are `open`, `accepted` until their match is set up, then `begun`."""

    def __init__(
        self,
        store: Store,
        hub: Hub,
        contacts: Contacts,
        online: Online,
        background: Background,
        pushing: PushNotices,
        mailing: MailNotices,
    ) -> None:
        self._store, self._hub, self._contacts, self._online = store, hub, contacts, online
        self._background, self._push_notices, self._mail_notices = background, pushing, mailing

    async def start(self) -> None:
        """Sets up the matches of challenges that were accepted just before an earlier process was killed."""
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(select(challenges).where(challenges.c.state == "accepted"))).all()
        for row in rows:
            self._background.start(self._begin(row))

    # What challengers do

    async def send(self, me: AccountHolder, other: AccountHolder, plan: Created, starts: str) -> str:
        """Challenges somebody. Where either has blocked the other, nobody but the challenger ever sees it."""
        lifetime = SOON if plan.clock.kind in ("game", "move") else LATER
        row = {
            "id": token_urlsafe(12),
            "player": me.player,
            "challenged": other.player,
            "state": "open",
            "match": new_match_id(),
            "plan": to_json(event_data(plan)).decode(),
            "starts": starts,
            "created": now(),
            "expires": now() + lifetime,
        }
        mine = select(challenges.c.challenged).where(challenges.c.player == me.player, *_open())
        async with self._store.writing() as connection:
            await lock_players(connection, me.player, other.player)
            waiting = (await connection.execute(mine)).scalars().all()
            if other.player in waiting:
                raise Refused("challenge/open", "refused-challenge-open")
            if len(waiting) >= MOST_OPEN:
                raise Refused("challenge/open", "refused-challenges-full", most=MOST_OPEN)
            await connection.execute(delete(challenges).where(challenges.c.expires <= now(), _is_answered()))
            row["delivered"] = not await is_blocked(connection, me.player, other.player)
            await connection.execute(insert(challenges), row)
        await self._tell(me.player)
        if row["delivered"]:
            await self._tell(other.player, "received", row, me)
            if not self._online.is_online(other.player):
                self._background.start(self._notify(other.player, me.name, plan.variant, str(row["id"])))
        return str(row["id"])

    async def withdraw(self, me: Person, challenge: str) -> None:
        row = await self._require(challenge, challenges.c.player == me.id)
        await self._end(row, "withdrawn", to=row.challenged if row.delivered else "")

    # What the challenged do

    async def decline(self, me: Person, challenge: str) -> None:
        row = await self._require(challenge, challenges.c.challenged == me.id, challenges.c.delivered.is_(True))
        await self._end(row, "declined", to=row.player)

    async def accept(self, me: Person, challenge: str) -> str:
        """The id of the match that it has become; the same when it is accepted again."""
        mine = (challenges.c.id == challenge, challenges.c.challenged == me.id, challenges.c.delivered.is_(True))
        async with self._store.writing() as connection:
            taken = update(challenges).where(*mine, *_open()).values(state="accepted")
            await connection.execute(taken)
            row = (await connection.execute(select(challenges).where(*mine))).first()
        if row is None or row.state == "open":  # answered before, or expired
            raise Refused("challenge/unknown", "refused-no-challenge")
        if row.state == "accepted":
            await self._begin(row)
        return str(row.match)

    async def _begin(self, row: Any) -> None:
        """Sets the match of an accepted challenge up, unless it is."""
        created = parse_event(Created.kind, from_json(row.plan))
        assert isinstance(created, Created)
        await self._hub.ensure(created, row.match)
        begun = update(challenges).where(challenges.c.id == row.id).values(state="begun")
        async with self._store.writing() as connection:
            await connection.execute(begun)
        known = await self._contacts.named((row.player, row.challenged))
        for player, other in ((row.player, row.challenged), (row.challenged, row.player)):
            if other in known:
                await self._tell(player, "accepted", row._mapping, known[other])

    # Reading

    async def of(self, player: str) -> list[dict[str, Any]]:
        """The challenges that wait for an answer of somebody, or for one to somebody; the newest first."""
        received = and_(challenges.c.challenged == player, challenges.c.delivered.is_(True))
        wanted = select(challenges).where(or_(challenges.c.player == player, received), *_open())
        async with self._store.engine.connect() as connection:
            rows = (await connection.execute(wanted.order_by(challenges.c.created.desc()))).all()
        known = await self._contacts.named({row.player for row in rows} | {row.challenged for row in rows})
        return [_view(row, known, player) for row in rows if {row.player, row.challenged} <= known.keys()]

    async def _require(self, challenge: str, *conditions: Any) -> Any:
        wanted = select(challenges).where(challenges.c.id == challenge, *conditions, *_open())
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            raise Refused("challenge/unknown", "refused-no-challenge")
        return row

    async def _end(self, row: Any, kind: str, to: str) -> None:
        """Removes a challenge, unless it was accepted meanwhile."""
        async with self._store.writing() as connection:
            gone = delete(challenges).where(challenges.c.id == row.id, challenges.c.state == "open")
            if not (await connection.execute(gone)).rowcount:
                raise Refused("challenge/unknown", "refused-no-challenge")
        me = row.challenged if kind == "declined" else row.player
        await self._tell(me)
        if to:
            await self._tell(to, kind, row._mapping, (await self._contacts.named([me]))[me])

    # Telling

    async def message_for(self, player: str, news: dict[str, Any] | None = None) -> bytes:
        return encode({"type": "challenges", "challenges": await self.of(player), "news": news})

    async def _tell(self, player: str, kind: str = "", row: Any = None, other: AccountHolder | None = None) -> None:
        """Sends somebody their challenges, and what has just happened to one of them."""
        if not self._online.is_online(player):
            return
        news = None
        if other:
            variant = from_json(row["plan"])["variant"]
            news = {"kind": kind, "challenge": row["id"], "other": other.shown, "variant": variant}
            news["match"] = row["match"] if kind == "accepted" else None
        self._online.send([player], await self.message_for(player, news))

    async def _notify(self, player: str, name: str, variant: str, challenge: str) -> None:
        notice = {"kind": "challenge", "variant": variant, "name": name}
        await self._push_notices.tell(player, challenge, notice)
        await self._mail_notices.tell_challenge(player, name, variant)


def _open() -> tuple[Any, Any]:
    return challenges.c.state == "open", challenges.c.expires > now()


def _is_answered() -> Any:
    """Nothing is lost with it: an accepted one waits until its match is there."""
    return challenges.c.state != "accepted"


def _view(row: Any, known: dict[str, AccountHolder], player: str) -> dict[str, Any]:
    plan = from_json(row.plan)
    return {
        "id": row.id,
        "challenger": known[row.player].shown,
        "challenged": known[row.challenged].shown,
        "incoming": row.challenged == player,
        **{name: plan[name] for name in ("variant", "options", "clock", "rated", "listed")},
        "series": plan["best_of"],
        "starts": row.starts,
        "created": row.created,
        "expires": row.expires,
    }
