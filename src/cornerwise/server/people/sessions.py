"""Sessions: a secret in an HttpOnly cookie, of which the server stores only the digest."""

from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import sha256
from secrets import token_urlsafe

from cornerwise.server.base.refusal import Refused
from cornerwise.server.base.server_time import now
from cornerwise.server.people.credentials import Credentials
from cornerwise.server.storage.store import Store

COOKIE = "cornerwise_session"
SECRET_BYTES = 32
LIFETIME = 400 * 24 * 60 * 60
"""Seconds that a session lasts at most: the longest that browsers keep a cookie."""
IDLE = 90 * 24 * 60 * 60
"""Seconds without use after which a session is over."""
SEEN_EVERY = 60 * 60 * 1000
"""Milliseconds between two updates of when a session was last used."""
FRESH = 10 * 60 * 1000
"""Milliseconds after a login in which passkeys, keys and other sessions can be changed."""
MOST_REMEMBERED = 50_000
REMEMBERED = 5_000
"""Milliseconds for which a session is not read again; other processes announce it when they end one."""


def cookie_name(is_https: bool) -> str:
    """With HTTPS the name has the prefix `__Host-`: browsers then send the cookie to this host alone."""
    return f"__Host-{COOKIE}" if is_https else COOKIE


SCOPES = ("read", "play")
"""What a program's key may allow: to look, and to do things with seats."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the server knows them."""

    id: str
    name: str
    scopes: frozenset[str] | None = None
    """What a program may do in this player's name; None is the player in person, who may do everything."""
    credential: str = ""
    """The digest of the session's secret or of the program's key, by which both can be ended."""

    @property
    def is_guest(self) -> bool:
        """Whether it is somebody without a session, who only looks on."""
        return not self.credential

    def require_session(self) -> None:
        if self.is_guest:
            raise Refused("session/missing", "refused-no-session", how="POST /api/session")

    def require_scope(self, scope: str) -> None:
        if self.scopes is not None and scope not in self.scopes:
            raise Refused("session/forbidden", "refused-scope", scope=scope)

    def require_person(self) -> None:
        if self.scopes is not None:
            raise Refused("session/forbidden", "refused-person")


def guest() -> Person:
    """Somebody without a session at one socket, told from all others and unknown to the database."""
    return Person(f"guest-{token_urlsafe(12)}", "", frozenset({"read"}))


class Sessions:
    """Finds the player behind a secret; the last ones are remembered for a moment."""

    def __init__(self, store: Store, credentials: Credentials) -> None:
        self._store, self._credentials = store, credentials
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()
        credentials.listeners.append(lambda ended: self._known.pop(ended, None))

    async def create(self, name: str) -> tuple[str, Person]:
        """Somebody new: the secret, which is given away once and never stored, and the player."""
        secret = token_urlsafe(SECRET_BYTES)
        person = Person(token_urlsafe(12), name, credential=digest_of(secret))
        await self._store.add_player(person.id, name, digest_of(secret), now())
        self._remember(person)
        return secret, person

    async def find(self, secret: str | None) -> Person | None:
        """The player of a secret, None for a wrong one or none at all."""
        if not secret or len(secret) > 100:
            return None
        digest = digest_of(secret)
        person, until = self._known.get(digest, (None, 0))
        return person if person and now() < until else await self._look_up(digest)

    async def _look_up(self, digest: str) -> Person | None:
        found = await self._store.session(digest)
        if found is None:
            self._known.pop(digest, None)
            return None
        session, name = found
        if session.seen < now() - IDLE * 1000 or session.created < now() - LIFETIME * 1000:
            await self._store.end_sessions([digest])
            return None
        if session.seen < now() - SEEN_EVERY:
            await self._store.see_session(digest, now())
        person = Person(session.player, name, credential=digest)
        self._remember(person)
        return person

    async def login(self, player: str) -> tuple[str, Person]:
        """Another session of somebody who has an account."""
        secret = token_urlsafe(SECRET_BYTES)
        await self._store.add_session(player, digest_of(secret), now())
        return secret, await self.require(secret)

    async def listed(self, me: Person) -> list[dict[str, object]]:
        """All sessions of a player, each by the beginning of its digest, the last used first."""
        return [
            {
                "id": session.digest[:16],
                "created": session.created,
                "seen": session.seen,
                "this": session.digest == me.credential,
            }
            for session in await self._store.sessions_of(me.id)
        ]

    async def end(self, player: str, name: str = "", but: str = "") -> int:
        """Ends the sessions of a player whose digest begins with `name`, except one; returns how many there were."""
        found = [session.digest for session in await self._store.sessions_of(player)]
        ended = [digest for digest in found if digest != but and digest.startswith(name)]
        await self._store.end_sessions(ended)
        self._credentials.end(ended)
        return len(ended)

    async def require(self, secret: str | None) -> Person:
        person = await self.find(secret)
        if person is None:
            raise Refused("session/missing", "refused-no-session", how="POST /api/session")
        return person

    async def require_fresh(self, person: Person) -> None:
        """Refuses a session that began some time ago: an account is not to be lost with an open browser."""
        found = await self._store.session(person.credential)
        if found is None or found[0].created < now() - FRESH:
            raise Refused("session/old", "refused-session-old")

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.rename(person.id, name)
        renamed = replace(person, name=name)
        self._remember(renamed)
        return renamed

    def hear_of_name(self, player: str, name: str) -> None:
        """Somebody else has renamed a player: their open sockets and remembered sessions have the new name."""
        for credential, (person, until) in self._known.items():
            if person.id == player:
                self._known[credential] = (replace(person, name=name), until)
        self._credentials.rename(player, name)

    def _remember(self, person: Person) -> None:
        self._known[person.credential] = (person, now() + REMEMBERED)
        self._known.move_to_end(person.credential)
        if len(self._known) > MOST_REMEMBERED:
            self._known.popitem(last=False)


def digest_of(secret: str) -> str:
    # A secret of 256 bits cannot be guessed, so a fast digest is as good as a slow one.
    return sha256(secret.encode()).hexdigest()
